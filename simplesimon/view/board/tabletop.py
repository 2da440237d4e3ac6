"""What lies under the cards: the table itself, one image, with the outlines of the columns' and the runs' places.

Knows nothing of cards or of games.
"""
from __future__ import annotations

import tkinter
from math import ceil
from typing import Iterator, List, Tuple

from ...model.position import COLUMN_COUNT, RUN_COUNT
from ..arrangement import CORNER
from ..geometry import Layout
from ..outlines import flattened, rounded_rectangle
from ..raster import Run, coverage, paint
from ..table import TableLight
from ..theme import Colour, Theme, hexadecimal

_BAND = 64
"""Rows handed to Tk at once: in one piece a large table would need its memory several times over."""


class Tabletop:
    """The table's image on the canvas, remade for another size or other colours."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._item = canvas.create_image(0, 0, anchor="nw")
        self._photo = self._made = tkinter.PhotoImage(master=canvas)

    def make(self, layout: Layout, theme: Theme) -> Iterator[None]:
        """Makes the table for ``layout`` in the colours of ``theme``, some rows at each step."""
        width, height = layout.width, layout.height
        light = TableLight(width, height, theme)
        outline = _Outline(layout, theme.place)
        self._made = tkinter.PhotoImage(master=self._canvas, width=width, height=height)
        for top in range(0, height, _BAND):
            rows = min(_BAND, height - top)
            pixels = light.rows(top, top + rows)
            for place_left, place_top in _places(layout):
                outline.draw(pixels, rows, place_left, place_top - top)
            header = b"P6 %d %d 255\n" % (width, rows)
            self._made.tk.call(self._made, "put", header + pixels, "-format", "PPM", "-to", 0, top)
            yield

    def use_made(self, theme: Theme) -> None:
        """Shows the table made last; the one before is given back."""
        self._photo = self._made
        self._canvas.configure(background=hexadecimal(theme.table_dark))
        self._canvas.itemconfigure(self._item, image=self._photo)


def _places(layout: Layout) -> List[Tuple[int, int]]:
    return ([layout.place(column, 0, 0) for column in range(COLUMN_COUNT)]
            + [layout.run_place(run) for run in range(RUN_COUNT)])


class _Outline:
    """The quiet outline of a card, drawn onto rows of the table.

    The round corners are blended; the straight sides between them, most of its height, are filled by slices,
    one for each column of pixels and each colour, which takes a tenth of the time.
    """

    def __init__(self, layout: Layout, colour: Colour) -> None:
        width, height = layout.card_size
        self._table_width = layout.width
        self._colour = colour
        self._height = height
        line = max(1, round(width / 80))
        radius = width * CORNER
        self._corner = ceil(radius)
        self._sides = [*range(line), *range(width - line, width)]
        outer = rounded_rectangle(0.0, 0.0, float(width), float(height), radius)
        inner = rounded_rectangle(float(line), float(line), width - line, height - line, max(0.0, radius - line))
        hole = flattened(inner, 1.0, 1.0)[::-1]
        self._rows: List[List[Run]] = [[] for _ in range(height)]
        for first, after, level in coverage([flattened(outer, 1.0, 1.0), hole], layout.width):
            row = first // layout.width
            self._rows[row].append((first - row * layout.width, after - row * layout.width, level))

    def draw(self, pixels: bytearray, rows: int, left: int, top: int) -> None:
        """Draws it with its corner at (left, top) onto ``rows`` rows of pixels, as far as it lies on them."""
        width = self._table_width
        for row in (*range(self._corner), *range(self._height - self._corner, self._height)):
            if 0 <= top + row < rows:
                start = (top + row) * width + left
                paint(pixels, [(first + start, after + start, level) for first, after, level in self._rows[row]],
                      self._colour)
        first, after = max(0, top + self._corner), min(rows, top + self._height - self._corner)
        if first >= after:
            return
        for side in self._sides:
            for channel, level in enumerate(self._colour):
                start = 3 * (first * width + left + side) + channel
                end = 3 * ((after - 1) * width + left + side) + channel + 1
                pixels[start:end:3 * width] = bytes((level,)) * (after - first)
