"""A canvas higher than its window: bar, wheel, and its contents kept in the middle; and the colours for reading on it.

Knows nothing of what is drawn on it.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import NamedTuple

from .scroll_bar import scroll_bar
from .style import text_colours

_NOTCH = 3
"""Lines for a notch of the wheel."""


class ReadingColours(NamedTuple):
    """The colours of a place for reading, as Tk names them."""

    ground: str
    text: str
    chosen_ground: str
    chosen_text: str
    focus: str
    no_focus: str


def reading_colours(widget: tk.Misc) -> ReadingColours:
    """The dialogs' own on X11, else what the platform has for text."""
    # Only a field of text knows what is right on a dark desktop.
    field = tk.Text(widget)
    field.configure(**text_colours(field))
    names = ("background", "foreground", "selectbackground", "selectforeground", "highlightcolor", "highlightbackground")
    ground, text, chosen_ground, chosen_text, focus, no_focus = [str(field.cget(name)) for name in names]
    field.destroy()
    return ReadingColours(ground, text, chosen_ground, chosen_text or text, focus, no_focus)


class ScrolledCanvas:
    """``canvas`` is for drawing, from (0, 0) to the right and down; ``frame`` is to be packed."""

    def __init__(self, parent: tk.Misc, line: int, colours: ReadingColours) -> None:
        self.frame = ttk.Frame(parent, style="Dialog.TFrame")
        self._width = self._height = 1
        self.canvas = tk.Canvas(self.frame, borderwidth=0, highlightthickness=0, yscrollincrement=1)
        self.canvas.configure(background=colours.ground)
        self._line = line
        scroll_bar(self.frame, self.canvas).pack(side="right", fill="y")
        self.canvas.pack(side="left", fill="both", expand=True)
        self.canvas.bind("<Configure>", lambda event: self._fit())
        self.canvas.bind("<Button-4>", lambda event: self.scroll_lines(-_NOTCH))
        self.canvas.bind("<Button-5>", lambda event: self.scroll_lines(_NOTCH))
        # Windows counts 120 for a notch of the wheel, macOS 1.
        self.canvas.bind("<MouseWheel>", lambda event: self.scroll_lines(-_NOTCH if event.delta > 0 else _NOTCH))

    def set_contents(self, width: int, height: int) -> None:
        """Says how large what is drawn is, in pixels."""
        self._width, self._height = width, height
        self._fit()

    def _fit(self) -> None:
        free = max(0, self.canvas.winfo_width() - self._width)
        height = max(self._height, self.canvas.winfo_height())
        self.canvas.configure(scrollregion=(-(free // 2), 0, self._width + free - free // 2, height))

    def scroll_lines(self, count: int) -> None:
        """Goes down by ``count`` lines of text, or up."""
        self.canvas.yview_scroll(count * self._line, "units")

    def scroll_page(self, direction: int) -> None:
        """Goes down by nearly a page (1), or up (-1): a line or two stay to be seen."""
        self.canvas.yview_scroll(direction * max(self._line, self.canvas.winfo_height() - 2 * self._line), "units")

    def scroll_to(self, y: int) -> None:
        """Brings the pixel row ``y`` of the contents to the upper edge, as far as that goes."""
        self.canvas.yview_moveto(y / max(1, self._height, self.canvas.winfo_height()))

    def share_wheel(self, part: tk.Misc) -> None:
        """Makes the wheel over a widget on the canvas do what it does on the canvas."""
        part.bindtags((*part.bindtags(), str(self.canvas)))
