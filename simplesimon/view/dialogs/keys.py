"""The page of keys.

Knows nothing of what the keys do: its rows come as texts.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Sequence, Tuple

from simplesimon.words import Words

from .dialog import Button, Dialog
from .scrolling import ScrolledFrame
from .style import fitted


def show_keys(parent: tk.Misc, words: Words, rows: Sequence[Tuple[str, str]]) -> Dialog:
    """Shows the ``rows``, each what is done and the keys that do it."""
    dialog = Dialog(parent, words("keys.title"))
    dialog.add_heading(words("keys.title"))
    page = ScrolledFrame(dialog)
    page.inside.columnconfigure(0, weight=1)
    for number, (action, keys) in enumerate(rows):
        if number:
            rule = ttk.Frame(page.inside, style="Rule.Dialog.TFrame", height=1)
            rule.grid(row=2 * number - 1, column=0, columnspan=2, sticky="ew")
        lines = fitted(page.inside, action, dialog.column_width(40))
        what = ttk.Label(page.inside, text=lines, style="Dialog.TLabel", justify="left")
        what.grid(row=2 * number, column=0, sticky="w", pady=dialog.line // 5)
        which = ttk.Label(page.inside, text=keys, style="Keys.Dialog.TLabel")
        which.grid(row=2 * number, column=1, sticky="e", padx=(dialog.line * 2, 0))
    close_button = dialog.add_buttons([Button(words("dialog.close"), dialog.close)], default=0)[0]
    page.fit()
    dialog.show(focus=close_button)
    return dialog
