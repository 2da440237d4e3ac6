"""What people expect of text fields and Tk does not give: selecting all, pasting of any length, copying by a button.

Knows nothing of any dialog's contents.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Union

from .style import windowing_system

LONGEST_PASTE = 200
"""A line of many thousand characters holds up Tk for seconds; no entry here wants more than this."""


def select_all_by_control_a(field: Union[ttk.Entry, tk.Text]) -> None:
    """Makes Control-A select everything on X11, where Tk has it go to the beginning of the line."""
    if windowing_system(field) != "x11":
        return

    def select_all(event: tk.Event[tk.Misc]) -> str:
        field.event_generate("<<SelectAll>>")
        return "break"

    # With Caps Lock on it is the capital letter that arrives.
    field.bind("<Control-a>", select_all)
    field.bind("<Control-A>", select_all)


def limit_pastes(entry: ttk.Entry) -> None:
    """Puts no more than the beginning of a pasted text into ``entry``, without its line ends."""

    def paste(selection: str) -> str:
        try:
            # As Tk's own entry asks for it: as Unicode, then as whatever text there is.
            text = str(entry.tk.call("::tk::GetSelection", entry, selection))
        except tk.TclError:
            # There is nothing to paste, or it is no text.
            return "break"
        if selection == "CLIPBOARD" and entry.selection_present():
            entry.delete("sel.first", "sel.last")
        entry.insert("insert", " ".join(text[:LONGEST_PASTE].split()))
        return "break"

    entry.bind("<<Paste>>", lambda event: paste("CLIPBOARD"))
    entry.bind("<<PasteSelection>>", lambda event: paste("PRIMARY"))


def copy_text(widget: tk.Misc, text: str) -> None:
    """Puts ``text`` on the clipboard."""
    widget.clipboard_clear()
    widget.clipboard_append(text)
