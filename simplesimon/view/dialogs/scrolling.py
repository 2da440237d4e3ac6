"""A frame that is scrolled where the screen is too low for all of it.

Knows nothing of what is in the frame.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk

from .dialog import Dialog
from .scroll_bar import scroll_bar
from .style import ground_colours

_KEYS = (
    ("<Up>", -1, "units"),
    ("<Down>", 1, "units"),
    ("<Prior>", -1, "pages"),
    ("<Next>", 1, "pages"),
    ("<Button-4>", -3, "units"),
    ("<Button-5>", 3, "units"),
)


class ScrolledFrame:
    """``inside`` is the frame to fill; ``fit``, called when the dialog is complete, shows what there is room for."""

    def __init__(self, dialog: Dialog) -> None:
        self._dialog = dialog
        self._outside = ttk.Frame(dialog.body, style="Dialog.TFrame")
        self._outside.pack(fill="both", expand=True)
        self._canvas = tk.Canvas(
            self._outside, borderwidth=0, highlightthickness=0, yscrollincrement=dialog.line, takefocus=False
        )
        self._canvas.configure(**ground_colours(self._canvas))
        self._canvas.pack(side="left", fill="both", expand=True)
        self.inside = ttk.Frame(self._canvas, style="Dialog.TFrame")
        self._canvas.create_window(0, 0, anchor="nw", window=self.inside)

    def fit(self) -> None:
        """Takes the size of the contents, or less with a scroll bar."""
        self.inside.update_idletasks()
        width, wanted = self.inside.winfo_reqwidth(), self.inside.winfo_reqheight()
        self._dialog.window.update_idletasks()
        others = self._dialog.window.winfo_reqheight() - self._canvas.winfo_reqheight()
        room = self._dialog.window.winfo_screenheight() - others - 3 * self._dialog.line
        height = max(min(wanted, room), 3 * self._dialog.line)
        self._canvas.configure(width=width, height=height, scrollregion=(0, 0, width, wanted))
        if height < wanted:
            self._add_bar()

    def _add_bar(self) -> None:
        canvas, window = self._canvas, self._dialog.window
        bar = scroll_bar(self._outside, canvas)
        bar.pack(side="right", fill="y", padx=(self._dialog.line // 2, 0))

        def scroll(sequence: str, count: int, unit: str) -> None:
            window.bind(sequence, lambda event: canvas.yview("scroll", count, unit))

        for sequence, count, unit in _KEYS:
            scroll(sequence, count, unit)
        window.bind("<Home>", lambda event: canvas.yview_moveto(0.0))
        window.bind("<End>", lambda event: canvas.yview_moveto(1.0))
        # Windows counts 120 for a notch of the wheel, macOS 1.
        window.bind("<MouseWheel>", lambda event: canvas.yview_scroll(-3 if event.delta > 0 else 3, "units"))
