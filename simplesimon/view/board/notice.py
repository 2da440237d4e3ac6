"""A short line on the table that goes away by itself.

Knows nothing of what it says.
"""
from __future__ import annotations

import tkinter
from typing import Optional

from ..geometry import Layout
from ..theme import Theme, hexadecimal
from .corners import rounded

SECONDS = 5.0
"""How long a line stays, if nothing takes it away before."""


class Notice:
    """One line of text over the lower part of the table; it blocks nothing and takes no clicks."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._back = 0
        self._text = 0
        self._timer: Optional[str] = None

    def _make_items(self) -> None:
        # Not at the start: the first text in bold makes the system look for a font, which takes 20 ms.
        self._back = self._canvas.create_polygon(0, 0, 0, 0, smooth=True, tags="notice")
        self._text = self._canvas.create_text(0, 0, justify="center", font="TkHeadingFont", tags="notice")

    def show(self, text: str, layout: Layout, theme: Theme) -> None:
        """Says ``text`` until ``hide`` is called or its time is over."""
        self.hide()
        if not self._text:
            self._make_items()
        canvas = self._canvas
        canvas.itemconfigure(self._text, text=text, width=round(layout.width * 0.7), fill=hexadecimal(theme.notice_text),
                             state="normal")
        canvas.coords(self._text, 0, 0)
        left, top, right, bottom = canvas.bbox(self._text)
        pad = (bottom - top) // 2 + 4
        y = layout.height - layout.top - (bottom - top) // 2 - pad
        canvas.coords(self._text, layout.width // 2, y)
        left, top, right, bottom = canvas.bbox(self._text)
        canvas.coords(self._back, *rounded(left - 2 * pad, top - pad, right + 2 * pad, bottom + pad, pad))
        canvas.itemconfigure(self._back, fill=hexadecimal(theme.notice), outline=hexadecimal(theme.notice_text),
                             state="normal")
        canvas.tag_raise("notice")
        self._timer = canvas.after(round(SECONDS * 1000), self.hide)

    def hide(self) -> None:
        """Takes the line away."""
        if self._timer is None:
            return
        self._canvas.after_cancel(self._timer)
        self._timer = None
        self._canvas.itemconfigure("notice", state="hidden")

