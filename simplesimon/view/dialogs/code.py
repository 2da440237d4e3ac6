"""The question for a game code.

Knows nothing of how a code is read: whoever asks says whether a text is one.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Callable, Optional

from simplesimon.model.codes import CodeFault
from simplesimon.view.labels import shown_label
from simplesimon.words import Words

from .dialog import Button, Dialog
from .editing import limit_pastes, select_all_by_control_a
from .style import FIXED_FONT, fitted, windowing_system


def ask_code(parent: tk.Misc, words: Words, present: str, accept: Callable[[str], Optional[str]]) -> Dialog:
    """Asks for a game code, with ``present`` filled in.

    ``accept`` gets the text that was entered. It gives None if that is good, and the dialog closes; else the sentence
    that says what is wrong with it, which the dialog shows and stays.
    """
    dialog = Dialog(parent, words("code.title"))
    question = shown_label(words("code.question"), windowing_system(parent))
    label = ttk.Label(dialog.body, text=question.text, underline=question.underline, style="Dialog.TLabel")
    label.pack(anchor="w")
    entry = ttk.Entry(dialog.body, style="Dialog.TEntry", font=FIXED_FONT, width=30)
    entry.pack(fill="x", pady=(dialog.line // 3, dialog.line // 2))
    entry.insert(0, present)
    select_all_by_control_a(entry)
    limit_pastes(entry)
    problem = _Problem(dialog, words)

    def play() -> None:
        sentence = accept(entry.get())
        if sentence is None:
            dialog.close()
            return
        if not dialog.closed:
            problem.show(sentence)
            _select(entry)

    dialog.add_access(question.key, lambda: _select(entry))
    dialog.add_buttons([Button(words("code.play"), play), Button(words("dialog.cancel"), dialog.close)], default=0)
    dialog.show(focus=entry)
    _select(entry)
    return dialog


def _select(entry: ttk.Entry) -> None:
    entry.focus_set()
    entry.selection_range(0, "end")
    entry.icursor("end")


class _Problem:
    """The place of the sentence that says what is wrong: a mark and text, with room for the longest from the start."""

    def __init__(self, dialog: Dialog, words: Words) -> None:
        self._width = width = dialog.column_width(44)
        self._place = ttk.Frame(dialog.body, style="Dialog.TFrame")
        self._place.pack(fill="x")
        self._mark = ttk.Label(self._place, text="!", style="FaultMark.Dialog.TLabel", padding=(dialog.line // 3, 0))
        self._text = ttk.Label(self._place, style="Fault.Dialog.TLabel", justify="left")
        self._text.grid(row=0, column=1, sticky="nw", padx=(dialog.line // 2, 0))
        heights = []
        for fault in CodeFault:
            self._write(words(f"code.fault.{fault.name}"))
            heights.append(self._text.winfo_reqheight())
        self._write("")
        self._place.rowconfigure(0, minsize=max(heights))
        self._place.columnconfigure(0, minsize=self._mark.winfo_reqwidth())
        self._place.columnconfigure(1, minsize=width + dialog.line // 2)

    def show(self, sentence: str) -> None:
        self._mark.grid(row=0, column=0, sticky="nw")
        self._write(sentence)

    def _write(self, sentence: str) -> None:
        self._text.configure(text=fitted(self._text, sentence, self._width))
