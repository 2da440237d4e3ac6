"""The table of results and its reset."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable, Dict, List

import pytest
from driver import key, pump

from simplesimon.model.statistics import SuitResults
from simplesimon.view.dialogs import Dialog, open_dialog, show_statistics
from simplesimon.view.dialogs.results import result_texts
from simplesimon.words import Words

ALT = 0x8

RESULTS = {1: SuitResults(120, 80, 3, 11, 871, 48), 2: SuitResults(8, 1, 0, 1, -12, 131), 4: SuitResults()}


class Shown:
    """The dialog, and how often it asked for a reset."""

    def __init__(self, parent: tkinter.Misc, words: Words, on_screen: Callable[[Dialog], Dialog]) -> None:
        self.resets = 0
        self.on_screen = on_screen
        self.dialog = on_screen(show_statistics(parent, words, RESULTS, self._reset))
        self.window = self.dialog.window

    def _reset(self) -> None:
        self.resets += 1

    def ask_for_reset(self) -> Dialog:
        key(self.window, "r", ALT)
        question = open_dialog(self.window)
        assert question is not None
        return self.on_screen(question)


@pytest.fixture
def shown(parent: tkinter.Tk, words: Words, on_screen: Callable[[Dialog], Dialog]) -> Shown:
    return Shown(parent, words, on_screen)


def test_every_result_stands_in_its_row_and_column(shown: Shown) -> None:
    rows = _rows(shown.window)
    assert rows["Deals played"] == ["120", "8", "0"]
    assert rows["Deals won"] == ["80", "1", "0"]
    assert rows["Win rate"] == ["66.7%", "12.5%", "–"]
    assert rows["Current streak"] == ["3", "0", "0"]
    assert rows["Longest streak"] == ["11", "1", "0"]
    assert rows["Best score"] == ["871", "−12", "–"]
    assert rows["Fewest moves"] == ["48", "131", "–"]


def test_the_decimal_mark_is_that_of_the_language() -> None:
    class CommaWords(Words):
        def __call__(self, key: str, **values: object) -> str:
            return "," if key == "statistics.decimal_mark" else super().__call__(key, **values)

    assert result_texts(CommaWords("en"), SuitResults(played=3, won=2))["share"] == "66,7%"


def test_a_deal_that_was_never_won_has_a_share_of_nought(words: Words) -> None:
    assert result_texts(words, SuitResults(played=3))["share"] == "0.0%"


@pytest.mark.parametrize("name", ["Return", "Escape"])
def test_return_and_escape_close(shown: Shown, name: str) -> None:
    key(shown.window, name)
    assert shown.dialog.closed
    assert shown.resets == 0


def test_a_reset_asks_first_and_keeps_the_results_by_default(shown: Shown) -> None:
    key(shown.ask_for_reset().window, "Return")
    assert shown.resets == 0
    assert _rows(shown.window)["Deals played"] == ["120", "8", "0"]


def test_a_reset_that_is_confirmed_empties_the_table(shown: Shown) -> None:
    key(shown.ask_for_reset().window, "r", ALT)
    assert shown.resets == 1
    assert _rows(shown.window)["Deals played"] == ["0", "0", "0"]
    assert _rows(shown.window)["Best score"] == ["–", "–", "–"]


def test_return_closes_the_table_after_a_reset_was_refused(shown: Shown) -> None:
    key(shown.ask_for_reset().window, "Escape")
    pump(shown.window, lambda: shown.window.grab_status() is not None)
    key(shown.window, "Escape")
    assert shown.dialog.closed


def _rows(window: tkinter.Misc) -> Dict[str, List[str]]:
    """The texts right of each text at the left edge, by where they are seen."""
    labels = [part for part in _parts(window) if isinstance(part, ttk.Label)]
    rows: Dict[str, List[str]] = {}
    for name in labels:
        middle = name.winfo_rooty() + name.winfo_height() // 2
        right = [
            label
            for label in labels
            if label.winfo_rootx() > name.winfo_rootx()
            and label.winfo_rooty() <= middle < label.winfo_rooty() + label.winfo_height()
        ]
        right.sort(key=lambda label: label.winfo_rootx())
        rows[str(name.cget("text"))] = [str(label.cget("text")) for label in right]
    return rows


def _parts(widget: tkinter.Misc) -> List[tkinter.Misc]:
    return [part for child in widget.winfo_children() for part in [child, *_parts(child)]]
