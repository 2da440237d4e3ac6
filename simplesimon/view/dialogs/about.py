"""What the program is, and on what it runs.

Knows nothing of how these facts are found.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Sequence, Tuple

from simplesimon.words import Words

from .dialog import Dialog
from .facts import add_copy_and_close, add_fact


def show_about(parent: tk.Misc, words: Words, facts: Sequence[Tuple[str, str]]) -> Dialog:
    """Shows the ``facts``, each a name and a text, which can be selected and copied."""
    dialog = Dialog(parent, words("about.title"))
    dialog.add_heading(words("title"))
    table = ttk.Frame(dialog.body, style="Dialog.TFrame")
    table.pack(fill="x")
    for name, fact in facts:
        add_fact(dialog, table, name, fact)
    close_button = add_copy_and_close(dialog, words, "\n".join(f"{name}: {fact}" for name, fact in facts))
    dialog.show(focus=close_button)
    return dialog
