"""The list of an example's moves, each told in full, the present one marked; a click on another one goes there.

Knows nothing of what a move does.
"""
from __future__ import annotations

import tkinter as tk
from typing import Callable, Iterable, Iterator, List, Sequence, Tuple

from .scrolled_canvas import ReadingColours, ScrolledCanvas
from .style import BODY_FONT, STRONG_FONT, text_width
from .wrapping import wrapped

_LEADING = 1.15
_PADDING = 0.4
"""Above and below the text of a row, in lines."""

_BESIDE = 0.5
"""Left and right of it."""

_COMFORT = 0.2
"""The share of the list, at its upper and its lower edge, in which the present row should not stand."""


class MoveList:
    """The list, ``width`` pixels wide, empty until it is filled.

    Row 0 stands for the deal; ``choose`` is called with a row that is clicked.
    """

    def __init__(
        self, parent: tk.Misc, line: int, width: int, colours: ReadingColours, choose: Callable[[int], None]
    ) -> None:
        self._line = line
        self._width = width
        self._colours = colours
        self._places: List[Tuple[int, int]] = []
        self._shown = 0
        scrolled = self._scrolled = ScrolledCanvas(parent, line, colours)
        self.frame = scrolled.frame
        self.canvas = scrolled.canvas
        self.canvas.configure(
            width=width, height=10 * line, highlightthickness=2, takefocus=True, highlightcolor=colours.focus,
            highlightbackground=colours.no_focus,
        )
        self._mark = self.canvas.create_rectangle(0, 0, 0, 0, width=0, fill=colours.chosen_ground)
        self.canvas.bind("<Button-1>", lambda event: self._clicked(event, choose))
        self.canvas.bind("<Configure>", lambda event: self.mark(self._shown), add="+")

    def fill(self, rows: Iterable[Sequence[str]]) -> Iterator[None]:
        """Writes the rows, each the sentences of a move, one at each step; then the list can be scrolled."""
        y = 0
        for number, sentences in enumerate(rows):
            y = self._add_row(number, sentences, y)
            if number == self._shown:
                self.mark(number)
            yield
        self._scrolled.set_contents(self._width, y)
        self.mark(self._shown)

    def _add_row(self, number: int, sentences: Sequence[str], top: int) -> int:
        """Writes a row from the pixel row ``top`` down; gives the row beneath it."""
        canvas, line, tag = self.canvas, self._line, _tag(number)
        beside = round(_BESIDE * line)
        left = beside
        if number:
            indent = text_width(canvas, "00", STRONG_FONT)
            left += indent + beside
            canvas.create_text(
                beside + indent, top + round(_PADDING * line), anchor="ne", text=str(number), font=BODY_FONT, tags=tag
            )
        y = top + round(_PADDING * line)
        for sentence in sentences:
            for text in wrapped(sentence, self._width - left - beside, lambda part: text_width(canvas, part)):
                canvas.create_text(left, y, anchor="nw", text=text, font=BODY_FONT, tags=tag)
                y += round(_LEADING * line)
        canvas.itemconfigure(tag, fill=self._colours.text)
        bottom = y + round(_PADDING * line)
        self._places.append((top, bottom))
        return bottom

    def mark(self, number: int) -> None:
        """Marks the row ``number``, as soon as it is written, and brings it to where it is easily read."""
        self.canvas.itemconfigure(_tag(self._shown), fill=self._colours.text)
        self.canvas.itemconfigure(_tag(number), fill=self._colours.chosen_text)
        self._shown = number
        top, bottom = self._places[number] if number < len(self._places) else (0, 0)
        self.canvas.coords(self._mark, 0, top, self._width, bottom)
        height = self.canvas.winfo_height()
        seen_from = int(self.canvas.canvasy(0))
        margin = round(height * _COMFORT)
        if top < seen_from + margin or bottom > seen_from + height - margin:
            self._scrolled.scroll_to(max(0, top - (height - (bottom - top)) // 3))

    def scroll_page(self, direction: int) -> None:
        """Goes down by nearly a page (1), or up (-1); another row is not marked by it."""
        self._scrolled.scroll_page(direction)

    def _clicked(self, event: tk.Event[tk.Misc], choose: Callable[[int], None]) -> None:
        self.canvas.focus_set()
        y = int(self.canvas.canvasy(event.y))
        for number, (top, bottom) in enumerate(self._places):
            if top <= y < bottom:
                choose(number)
                return


def _tag(number: int) -> str:
    return f"row{number}"
