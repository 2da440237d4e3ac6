"""How the game is played: a page of short sections with figures beside them.

Knows nothing of games; the facts are in the words, and what the figures show in ``figures``.
"""
from __future__ import annotations

import tkinter as tk
from typing import Callable, Dict, Iterator, List, Optional, Tuple

from simplesimon.model import Position
from simplesimon.view.board import Look
from simplesimon.view.board.slices import Slices
from simplesimon.words import Words

from .beside import WindowBeside, raise_window
from .figures import RUN, SCENES, SHAPE, TARGETS
from .scenes import Figure, draw_deal, draw_run, draw_scenes, draw_targets, scene_width
from .scrolled_canvas import ReadingColours, ScrolledCanvas, reading_colours
from .style import BODY_FONT, HEADING_FONT, STRONG_FONT, line_height, text_width
from .wrapping import wrapped

SECTIONS = ("deal", "moves", "groups", "empty", "runs", "score", "undo", "codes", "helps", "limits", "spider")

# In lines of text.
_CARD = 3.6
_MARGIN = 2
_GUTTER = 2
_LEADING = 1.3
_BETWEEN_PARAGRAPHS = 0.5
_BETWEEN_SECTIONS = 1.7
_HIGHEST = 48
_LOWEST = 14

_TEXT_COLUMN = "0" * 56
"""As wide as a line of some 65 letters."""

_NARROWEST = 0.6
"""To what share of that a column may shrink before the figures go beneath it."""


def show_how_to_play(parent: tk.Misc, words: Words, look: Look) -> None:
    """Opens the page, or brings it to the front; its cards have the ``look`` of the table."""
    state = words.language, look[:2]
    if not raise_window(parent, "how_to_play", state):
        _HowToPlay(parent, words, look, state)


class _HowToPlay:
    """The window of the page."""

    def __init__(self, parent: tk.Misc, words: Words, look: Look, state: object) -> None:
        beside = WindowBeside(parent, "how_to_play", state, words("help.title"), self._stop)
        line = beside.line
        room_width, room_height = beside.room
        colours = reading_colours(beside.window)
        paper = ScrolledCanvas(beside.window, line, colours)
        paper.frame.pack(fill="both", expand=True)
        bar = paper.frame.winfo_reqwidth() - paper.canvas.winfo_reqwidth()
        page = _Page(paper, words, look, colours, room_width - max(bar, 2 * line))
        paper.set_contents(page.width, page.height)
        # The callbacks of the keys keep this object, and with it the figures' images, as long as the window is there.
        self._page = page
        self._bind(beside.window, paper)
        beside.window.update_idletasks()
        width = page.width + max(bar, line)
        beside.window.minsize(width, _LOWEST * line)
        beside.show(width, min(room_height, _HIGHEST * line, page.height), paper.canvas)
        self._drawing = Slices(beside.window)
        self._drawing.start(page.draw_figures())

    def _stop(self) -> None:
        self._drawing.cancel()

    def _bind(self, window: tk.Toplevel, paper: ScrolledCanvas) -> None:
        def bind(keys: Tuple[str, ...], scroll: Callable[[], None]) -> None:
            for key in keys:
                window.bind(f"<{key}>", lambda event: scroll())

        bind(("Up", "KP_Up"), lambda: paper.scroll_lines(-2))
        bind(("Down", "KP_Down"), lambda: paper.scroll_lines(2))
        bind(("Prior", "KP_Prior", "Shift-space"), lambda: paper.scroll_page(-1))
        bind(("Next", "KP_Next", "space"), lambda: paper.scroll_page(1))
        bind(("Home", "KP_Home"), lambda: paper.scroll_to(0))
        bind(("End", "KP_End"), lambda: paper.scroll_to(self._page.height))


class _Page:
    """The page, written once for the width that the screen has for it. ``width`` and ``height`` are in pixels."""

    def __init__(self, paper: ScrolledCanvas, words: Words, look: Look, colours: ReadingColours, room: int) -> None:
        self._paper = paper
        self._words = words
        self._look = look
        self._colours = colours
        self._figures: List[Figure] = []
        self._widths: Dict[Tuple[str, str], int] = {}
        canvas = paper.canvas
        line = self._line = line_height(canvas)
        self._card_width = round(_CARD * line)
        self._margin = _MARGIN * line
        self._figure_width = round(scene_width(2) * self._card_width)
        widest = text_width(canvas, _TEXT_COLUMN)
        beside = room - 2 * self._margin - _GUTTER * line - self._figure_width
        self._beside = beside >= widest * _NARROWEST
        self._text_width = min(widest, beside if self._beside else room - 2 * self._margin)
        content = self._text_width + (_GUTTER * line + self._figure_width if self._beside else 0)
        self.width = max(content, self._figure_width) + 2 * self._margin
        self.height = self._write() + self._margin

    def draw_figures(self) -> Iterator[None]:
        """Draws the figures into the room that is kept for them, the uppermost first, a part at each step."""
        for figure in self._figures:
            yield from figure.draw()
            yield

    def _write(self) -> int:
        y = self._add_text(self._words("help.title"), self._margin, HEADING_FONT)
        y = self._add_text(self._words("help.aim"), y + self._line // 2, BODY_FONT)
        for section in SECTIONS:
            y = self._add_section(section, y + round(_BETWEEN_SECTIONS * self._line))
        return y

    def _add_section(self, section: str, top: int) -> int:
        """Writes a section from the pixel row ``top`` down; gives the row beneath it."""
        words = self._words
        y = self._add_text(words(f"help.{section}.title"), top, STRONG_FONT)
        for number, paragraph in enumerate(words(f"help.{section}.text").split("\n")):
            y += round((_BETWEEN_PARAGRAPHS if number else 0.25) * self._line)
            y = self._add_text(paragraph, y, BODY_FONT)
        figure = self._figure(section)
        if figure is None:
            return y
        self._figures.append(figure)
        wide = figure.width > self._figure_width
        if wide or not self._beside:
            return self._place(figure, self._margin, y + self._line * 2 // 3)
        return max(y, self._place(figure, self._margin + self._text_width + _GUTTER * self._line, top))

    def _figure(self, section: str) -> Optional[Figure]:
        canvas, ground, look = self._paper.canvas, self._colours.ground, self._look
        if section == "deal":
            return draw_deal(canvas, ground, look, self.width - 2 * self._margin, SHAPE)
        if section == "runs":
            run = Position.from_text([RUN] + [""] * 9).columns[0]
            return draw_run(canvas, ground, look, self._figure_width, run)
        if section == "helps":
            return draw_targets(canvas, ground, look, self._card_width, self._figure_width, TARGETS)
        if section in SCENES:
            return draw_scenes(canvas, ground, look, self._card_width, SCENES[section])
        return None

    def _place(self, figure: Figure, x: int, y: int) -> int:
        self._paper.canvas.create_window(x, y, anchor="nw", window=figure.canvas)
        self._paper.share_wheel(figure.canvas)
        return y + figure.height

    def _add_text(self, text: str, y: int, font: str) -> int:
        """Writes ``text`` into its column from the pixel row ``y`` down; gives the row beneath it."""
        canvas = self._paper.canvas
        step = round(line_height(canvas, font) * (_LEADING if font == BODY_FONT else 1.1))
        for line in wrapped(text, self._text_width, lambda part: self._measure(part, font)):
            canvas.create_text(self._margin, y, anchor="nw", text=line, font=font, fill=self._colours.text)
            y += step
        return y

    def _measure(self, text: str, font: str) -> int:
        if (text, font) not in self._widths:
            self._widths[text, font] = text_width(self._paper.canvas, text, font)
        return self._widths[text, font]
