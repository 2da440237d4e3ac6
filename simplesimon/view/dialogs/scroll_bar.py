"""The scroll bar of whatever is too high for its window.

Knows nothing of what is scrolled.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Union


def scroll_bar(parent: tk.Misc, scrolled: Union[tk.Canvas, tk.Text]) -> ttk.Scrollbar:
    """A bar that scrolls ``scrolled`` up and down and follows it; it is to be packed."""
    bar = ttk.Scrollbar(
        parent, orient="vertical", command=scrolled.yview, style="Dialog.Vertical.TScrollbar", takefocus=False
    )
    scrolled.configure(yscrollcommand=bar.set)
    # Tk scrolls on while the button is held, also when the bar has gone with its window: each time an error of Tcl.
    bar.bind("<Destroy>", lambda event: bar.tk.call("ttk::CancelRepeat"))
    return bar
