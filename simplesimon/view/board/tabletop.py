"""What lies under the cards: the table itself, and the quiet outlines of the columns' and the runs' places.

Knows nothing of cards or of games.
"""
from __future__ import annotations

import tkinter
from typing import List, Optional, Tuple

from ...model.position import COLUMN_COUNT, RUN_COUNT
from ..arrangement import CORNER
from ..geometry import Layout
from ..table import STRIP_WIDTH, table_strip
from ..theme import Theme, hexadecimal
from .corners import rounded
from .photos import photo_of


class Tabletop:
    """The table on the canvas: one image, side by side as often as the width wants it, and fourteen outlines."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._photo = tkinter.PhotoImage(master=canvas)
        self._strips: List[int] = []
        self._laid: Optional[Tuple[int, int, Theme]] = None
        self._places = [canvas.create_polygon(0, 0, 0, 0, fill="", smooth=True)
                        for _ in range(COLUMN_COUNT + RUN_COUNT)]

    def lay(self, layout: Layout, theme: Theme) -> None:
        """Draws the table for ``layout`` in the colours of ``theme``, unless it is drawn so already."""
        if self._laid == (layout.width, layout.height, theme):
            return
        self._laid = layout.width, layout.height, theme
        self._canvas.configure(background=hexadecimal(theme.table_dark))
        self._photo = photo_of(self._canvas, table_strip(layout.height, theme))
        self._lay_strips(layout.width)
        width, height = layout.card_size
        line = max(1, round(width / 80))
        for item, (left, top) in zip(self._places, _places(layout)):
            self._canvas.coords(item, *rounded(left, top, left + width - 1, top + height - 1, round(width * CORNER)))
            self._canvas.itemconfigure(item, outline=hexadecimal(theme.place), width=line)

    def _lay_strips(self, width: int) -> None:
        count = -(-width // STRIP_WIDTH)
        for item in self._strips[count:]:
            self._canvas.delete(item)
        del self._strips[count:]
        while len(self._strips) < count:
            item = self._canvas.create_image(len(self._strips) * STRIP_WIDTH, 0, anchor="nw", tags="table")
            self._canvas.tag_lower(item)
            self._strips.append(item)
        for item in self._strips:
            self._canvas.itemconfigure(item, image=self._photo)


def _places(layout: Layout) -> List[Tuple[int, int]]:
    return ([layout.place(column, 0, 0) for column in range(COLUMN_COUNT)]
            + [layout.run_place(run) for run in range(RUN_COUNT)])
