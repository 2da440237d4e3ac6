"""The frames that mark columns and the selected group.

Knows nothing of why something is marked.
"""
from __future__ import annotations

import tkinter
from typing import Sequence

from ...model.position import COLUMN_COUNT
from ..geometry import Layout, Rectangle
from ..marks import Marks
from ..theme import Theme, hexadecimal
from .corners import rounded


class Frames:
    """A frame for each column, one for the selected group and one for the cursor, shown where there is one to mark."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._columns = [self._frame() for _ in range(COLUMN_COUNT)]
        self._selected = self._frame()
        self._cursor = self._frame()

    def _frame(self) -> int:
        return self._canvas.create_polygon(0, 0, 0, 0, fill="", smooth=True, state="hidden", tags="frame")

    def draw(self, marks: Marks, lengths: Sequence[int], layout: Layout, theme: Theme) -> None:
        """Shows ``marks`` over columns of these lengths, and nothing else."""
        self._canvas.itemconfigure("frame", state="hidden")
        line = max(2, round(layout.card_width / 32))
        for column in marks.targets:
            if column != marks.chosen:
                self._show(self._columns[column], _group(layout, column, 1, lengths), hexadecimal(theme.highlight), line)
        if marks.chosen is not None:
            frame = _group(layout, marks.chosen, 1, lengths)
            self._show(self._columns[marks.chosen], frame, hexadecimal(theme.target), line + max(2, line * 2 // 3))
        if marks.selected is not None:
            self._show(self._selected, _group(layout, *marks.selected, lengths), hexadecimal(theme.selection), line + 1)
        if marks.cursor is not None:
            self._show(self._cursor, _group(layout, *marks.cursor, lengths), hexadecimal(theme.selection), line)
            # Broken, so that it is told from the selected group by more than its colour.
            self._canvas.itemconfigure(self._cursor, dash=(3 * line, 2 * line))

    def _show(self, item: int, frame: Rectangle, colour: str, line: int) -> None:
        # Whole pixels: Tk rounds the points of a smooth line one by one, and halves would make it waver.
        outset = line // 2
        self._canvas.coords(item, *rounded(
            frame.left - outset, frame.top - outset,
            frame.left + frame.width + outset - 1, frame.top + frame.height + outset - 1,
            round(frame.width * 0.07) + outset,
        ))
        self._canvas.itemconfigure(item, outline=colour, width=line, state="normal")
        self._canvas.tag_raise(item)


def _group(layout: Layout, column: int, count: int, lengths: Sequence[int]) -> Rectangle:
    """The rectangle of the last ``count`` cards of a column, or of its place where it is empty."""
    length = lengths[column]
    return layout.group_frame(column, min(count, length), length) if length else layout.column_frame(column, 0)
