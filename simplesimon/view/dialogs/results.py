"""The table of results for each suit count, and its reset.

Knows nothing of how results come about or of where they are kept.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Callable, Dict, Mapping, Optional, Tuple

from simplesimon.model.cards import SUIT_COUNTS
from simplesimon.model.statistics import SuitResults
from simplesimon.words import Words, number_text

from .confirm import confirm
from .dialog import Button, Dialog

_ROWS = ("played", "won", "share", "streak", "longest_streak", "best_score", "fewest_moves")


def show_statistics(
    parent: tk.Misc, words: Words, results: Mapping[int, SuitResults], reset: Callable[[], None]
) -> Dialog:
    """Shows the ``results`` of 1, 2 and 4 suits.

    ``reset`` is called if the person wants them forgotten, and says so twice; the table is empty then.
    """
    dialog = Dialog(parent, words("statistics.title"))
    dialog.add_heading(words("statistics.title"))
    cells = _add_table(dialog, words)

    def fill(shown: Mapping[int, SuitResults]) -> None:
        for suits in SUIT_COUNTS:
            for row, text in result_texts(words, shown[suits]).items():
                cells[row, suits].configure(text=text)

    def forget() -> None:
        reset()
        fill({suits: SuitResults() for suits in SUIT_COUNTS})

    def ask() -> None:
        confirm(
            dialog.window,
            words,
            words("reset_statistics.title"),
            words("reset_statistics.question"),
            words("reset_statistics.leave"),
            words("reset_statistics.keep"),
            forget,
        )

    fill(results)
    buttons = dialog.add_buttons(
        [Button(words("dialog.close"), dialog.close), Button(words("statistics.reset"), ask)], default=0
    )
    dialog.show(focus=buttons[0])
    return dialog


def result_texts(words: Words, results: SuitResults) -> Dict[str, str]:
    """The results as they are written in the table, by the names of its rows."""
    share: Optional[str] = None
    if results.share_won is not None:
        number = f"{100 * results.share_won:.1f}".replace(".", words("statistics.decimal_mark"))
        share = words("statistics.percent", number=number)
    return {
        "played": str(results.played),
        "won": str(results.won),
        "share": share or words("statistics.none"),
        "streak": str(results.streak),
        "longest_streak": str(results.longest_streak),
        "best_score": _or_nothing(words, results.best_score),
        "fewest_moves": _or_nothing(words, results.fewest_moves),
    }


def _or_nothing(words: Words, number: Optional[int]) -> str:
    return words("statistics.none") if number is None else number_text(number)


def _add_table(dialog: Dialog, words: Words) -> Dict[Tuple[str, int], ttk.Label]:
    """Adds the table, empty; gives its cells by row and suit count."""
    table = ttk.Frame(dialog.body, style="Dialog.TFrame")
    table.pack(fill="x")
    table.columnconfigure(0, weight=1)
    cells: Dict[Tuple[str, int], ttk.Label] = {}
    for column, suits in enumerate(SUIT_COUNTS, 1):
        level = ttk.Label(table, text=words(f"level.{suits}"), style="Strong.Dialog.TLabel")
        level.grid(row=0, column=column, sticky="e", padx=(dialog.line * 2, 0))
        count = ttk.Label(table, text=words.counted("suits", suits), style="Faint.Dialog.TLabel")
        count.grid(row=1, column=column, sticky="e", padx=(dialog.line * 2, 0), pady=(0, dialog.line // 3))
        table.columnconfigure(column, uniform="results")
    for number, row in enumerate(_ROWS):
        rule = ttk.Frame(table, style="Rule.Dialog.TFrame", height=1)
        rule.grid(row=2 * number + 2, column=0, columnspan=4, sticky="ew")
        name = ttk.Label(table, text=words(f"statistics.{row}"), style="Dialog.TLabel")
        name.grid(row=2 * number + 3, column=0, sticky="w", pady=dialog.line // 4)
        for column, suits in enumerate(SUIT_COUNTS, 1):
            cell = ttk.Label(table, style="Dialog.TLabel", anchor="e")
            cell.grid(row=2 * number + 3, column=column, sticky="e")
            cells[row, suits] = cell
    return cells
