"""Facts that a person may want to copy: a name and a text that can be selected, and a button that copies all.

Knows nothing of what the facts are about.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk

from simplesimon.words import Words

from .dialog import Button, Dialog
from .editing import copy_text, select_all_by_control_a
from .style import BODY_FONT, text_width

_LONGEST = 46
"""Characters of a fact that are shown at once; a longer one can be scrolled with the arrow keys."""


def add_fact(dialog: Dialog, table: tk.Misc, name: str, fact: str) -> None:
    """Adds a row to ``table``, which holds nothing but facts."""
    row = table.grid_size()[1]
    above = dialog.line // 4 if row else 0
    label = ttk.Label(table, text=name, style="Faint.Dialog.TLabel")
    label.grid(row=row, column=0, sticky="w", padx=(0, dialog.line), pady=(above, 0))
    characters = text_width(table, fact) // text_width(table, "0") + 2
    field = ttk.Entry(table, style="Fact.Dialog.TEntry", font=BODY_FONT, width=min(characters, _LONGEST))
    field.insert(0, fact)
    field.configure(state="readonly")
    field.grid(row=row, column=1, sticky="ew", pady=(above, 0))
    table.columnconfigure(1, weight=1)
    select_all_by_control_a(field)


def add_copy_and_close(dialog: Dialog, words: Words, text: str) -> ttk.Button:
    """Adds the two buttons of a dialog that only tells; the first puts ``text`` on the clipboard. Gives the second."""

    def copy() -> None:
        copy_text(dialog.window, text)
        copy_button.configure(text=words("dialog.copied"), underline=-1)

    close_button, copy_button = dialog.add_buttons(
        [Button(words("dialog.close"), dialog.close), Button(words("dialog.copy"), copy)], default=0
    )
    label = copy_button.cget("text")
    copy_button.configure(text=words("dialog.copied"))
    width = copy_button.winfo_reqwidth()
    copy_button.configure(text=label)
    # The button must not change its width under the pointer.
    copy_button.master.columnconfigure(
        copy_button.grid_info()["column"], minsize=max(width, copy_button.winfo_reqwidth())
    )
    return close_button
