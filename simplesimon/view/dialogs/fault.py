"""What a person sees of a fault in the program.

Knows nothing of where the fault happened or of how it is written down.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Optional

from simplesimon.words import Words

from .dialog import Dialog
from .editing import select_all_by_control_a
from .facts import add_copy_and_close, add_fact
from .scroll_bar import scroll_bar
from .style import FIXED_FONT, fitted, text_colours, text_width

_COLUMNS = 76
_ROWS = 10

_LONGEST_SHOWN = 20000
"""Characters; Tk takes seconds for more, and nobody reads them. The whole text can be copied."""


def show_fault(parent: tk.Misc, words: Words, text: str, log_path: Optional[str]) -> Dialog:
    """Tells that something went wrong; ``text`` is what Python says of it, ``log_path`` the file that has it too."""
    dialog = Dialog(parent, words("title"))
    dialog.add_heading(words("fault.title"))
    sentence = dialog.add_text(words("fault.sentence"))
    field = _add_reading_field(dialog, text[-_LONGEST_SHOWN:])
    sentence.configure(text=fitted(field, words("fault.sentence"), field.winfo_reqwidth()))
    if log_path is not None:
        table = ttk.Frame(dialog.body, style="Dialog.TFrame")
        table.pack(fill="x")
        add_fact(dialog, table, words("fault.log"), log_path)
    close_button = add_copy_and_close(dialog, words, text)
    dialog.show(focus=close_button)
    return dialog


def _add_reading_field(dialog: Dialog, text: str) -> tk.Text:
    frame = ttk.Frame(dialog.body, style="Dialog.TFrame")
    frame.pack(fill="both", expand=True, pady=(dialog.line // 2, dialog.line // 2))
    widest = (dialog.window.winfo_screenwidth() - 6 * dialog.line) // text_width(dialog.window, "0", FIXED_FONT)
    field = tk.Text(
        frame,
        width=min(_COLUMNS, widest),
        height=_ROWS,
        font=FIXED_FONT,
        wrap="word",
        relief="flat",
        highlightthickness=1,
        padx=dialog.line // 2,
        pady=dialog.line // 3,
    )
    field.configure(**text_colours(field))
    scroll_bar(frame, field).pack(side="right", fill="y")
    field.pack(side="left", fill="both", expand=True)
    field.insert("1.0", text)
    # The end of a traceback names the fault. Before it is mapped the field is one pixel wide: to find the end then
    # takes Tk a second and more.
    field.bind("<Map>", lambda event: field.see("end"))
    field.configure(state="disabled", takefocus=True)
    select_all_by_control_a(field)
    return field
