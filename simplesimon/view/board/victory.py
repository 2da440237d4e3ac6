"""The panel on the table that says a game is won and offers what comes next.

Knows nothing of how the game was won, nor of what its buttons do.
"""
from __future__ import annotations

import tkinter
from tkinter import font
from typing import Dict, NamedTuple, Optional, Sequence, Tuple

from ..geometry import Layout, Rectangle
from ..theme import Theme, hexadecimal
from .corners import rounded


class VictoryText(NamedTuple):
    """What the panel says: a title, lines beneath it, and its buttons as (command, label)."""

    title: str
    lines: Sequence[str]
    buttons: Sequence[Tuple[str, str]]


class Victory:
    """The panel; its items are made when it is shown and deleted when it goes."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._buttons: Dict[str, Rectangle] = {}
        self._backs: Dict[str, int] = {}
        self._theme: Optional[Theme] = None
        self._lit: Optional[str] = None

    def show(self, text: VictoryText, layout: Layout, theme: Theme) -> None:
        """Shows the panel in the middle of the table."""
        self.hide()
        self._theme = theme
        canvas = self._canvas
        body = font.Font(canvas, name="TkDefaultFont", exists=True)
        line = body.metrics("linespace")
        size = max(abs(body.actual("size")) * 2, 18)
        back = canvas.create_polygon(0, 0, 0, 0, smooth=True, fill=hexadecimal(theme.notice),
                                     outline=hexadecimal(theme.table_dark), width=2, tags="victory")
        middle = layout.width // 2
        y = max(line, layout.height // 2 - 5 * line)
        title = canvas.create_text(middle, y, text=text.title, anchor="n", fill=hexadecimal(theme.notice_text),
                                   font=(body.actual("family"), size, "bold"), tags="victory")
        texts = [title]
        y = canvas.bbox(title)[3] + line // 2
        for sentence in text.lines:
            item = canvas.create_text(middle, y, text=sentence, anchor="n", fill=hexadecimal(theme.notice_text),
                                      font=body, tags="victory")
            texts.append(item)
            y = canvas.bbox(item)[3] + line // 4
        self._add_buttons(text.buttons, middle, y + line // 2, line, layout.width - 6 * line, body, theme)
        boxes = [canvas.bbox(item) for item in texts] + [_edges(place) for place in self._buttons.values()]
        canvas.coords(back, *rounded(
            min(box[0] for box in boxes) - 2 * line, min(box[1] for box in boxes) - line,
            max(box[2] for box in boxes) + 2 * line, max(box[3] for box in boxes) + line, line))

    def _add_buttons(self, buttons: Sequence[Tuple[str, str]], middle: int, top: int, line: int, room: int,
                     body: font.Font, theme: Theme) -> None:
        """Adds the buttons in a row or, where ``room`` in pixels is too little for it, one under the other."""
        widths = [body.measure(label) + 2 * line for _, label in buttons]
        space = line // 2
        in_a_row = sum(widths) + space * (len(widths) - 1)
        left = middle - in_a_row // 2
        for (name, label), width in zip(buttons, widths):
            if in_a_row > room:
                left = middle - width // 2
            self._add_button(name, label, Rectangle(left, top, width, 2 * line), body, theme)
            if in_a_row > room:
                top += 2 * line + space
            left += width + space

    def _add_button(self, name: str, label: str, place: Rectangle, body: font.Font, theme: Theme) -> None:
        self._buttons[name] = place
        self._backs[name] = self._canvas.create_polygon(
            *rounded(*_edges(place), place.height / 4), smooth=True, fill=hexadecimal(theme.bar), tags="victory")
        self._canvas.create_text(place.left + place.width // 2, place.top + place.height // 2, text=label, font=body,
                                 fill=hexadecimal(theme.bar_text), tags="victory")

    def hide(self) -> None:
        """Takes the panel away."""
        self._canvas.delete("victory")
        self._buttons, self._backs, self._lit = {}, {}, None

    def button_at(self, x: int, y: int) -> Optional[str]:
        """The command of the button at the pixel (x, y), or None."""
        return next((name for name, place in self._buttons.items() if place.contains(x, y)), None)

    def light(self, name: Optional[str]) -> None:
        """Lights the button ``name`` up, as the pointer is over it, and no other."""
        if name == self._lit or self._theme is None:
            return
        self._lit = name
        for button, back in self._backs.items():
            colour = self._theme.bar_active if button == name else self._theme.bar
            self._canvas.itemconfigure(back, fill=hexadecimal(colour))


def _edges(place: Rectangle) -> Tuple[int, int, int, int]:
    return place.left, place.top, place.left + place.width, place.top + place.height

