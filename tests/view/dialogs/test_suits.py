"""The question for the number of suits."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable, List

import pytest
from driver import click, double_click, key

from simplesimon.view.dialogs import Dialog, ask_suits
from simplesimon.words import Words

NUM_LOCK = 0x10


class Asked:
    """The dialog, begun from ``last``, and the suit counts that were answered."""

    def __init__(self, parent: tkinter.Misc, words: Words, on_screen: Callable[[Dialog], Dialog], last: int) -> None:
        self.answers: List[int] = []
        self.dialog = on_screen(ask_suits(parent, words, last, self.answers.append))
        self.window = self.dialog.window

    def part(self, text: str) -> tkinter.Misc:
        """What shows ``text`` in the dialog."""
        return next(part for part in _parts(self.window) if _text(part) == text)


@pytest.fixture
def ask(parent: tkinter.Tk, words: Words, on_screen: Callable[[Dialog], Dialog]) -> Callable[[int], Asked]:
    return lambda last: Asked(parent, words, on_screen, last)


def test_each_choice_says_its_level_its_suits_and_its_deck(ask: Callable[[int], Asked]) -> None:
    texts = {_text(part) for part in _parts(ask(1).window)}
    assert {"Easy", "1 suit", "Four times 13 spades"} <= texts
    assert {"Medium", "2 suits", "Twice 13 spades and twice 13 hearts"} <= texts
    assert {"Hard", "4 suits", "13 each of spades, hearts, diamonds and clubs"} <= texts


@pytest.mark.parametrize("last", [1, 2, 4])
def test_return_deals_with_the_last_choice(ask: Callable[[int], Asked], last: int) -> None:
    asked = ask(last)
    key(asked.window, "Return")
    assert asked.answers == [last]


@pytest.mark.parametrize(
    "last, keys, chosen",
    [
        (1, ["Down"], 2),
        (1, ["Right", "Right"], 4),
        (4, ["Up"], 2),
        (4, ["Left", "Left"], 1),
        (4, ["Down"], 4),
        (1, ["Up"], 1),
        (1, ["4"], 4),
        (4, ["KP_2"], 2),
        (2, ["1"], 1),
    ],
)
def test_arrows_and_digits_choose(ask: Callable[[int], Asked], last: int, keys: List[str], chosen: int) -> None:
    asked = ask(last)
    for name in keys:
        key(asked.window, name, NUM_LOCK if name.startswith("KP") else 0)
    assert asked.answers == []
    key(asked.window, "Return")
    assert asked.answers == [chosen]


@pytest.mark.parametrize("text", ["Hard", "4 suits", "13 each of spades, hearts, diamonds and clubs"])
def test_a_click_anywhere_on_a_choice_chooses_it(ask: Callable[[int], Asked], text: str) -> None:
    asked = ask(1)
    click(asked.part(text), (5, 5))
    assert asked.answers == []
    click(asked.part("Deal"), (5, 5))
    assert asked.answers == [4]


@pytest.mark.parametrize("text", ["Medium", "Twice 13 spades and twice 13 hearts"])
def test_a_double_click_on_a_choice_deals_it(ask: Callable[[int], Asked], text: str) -> None:
    asked = ask(1)
    part = asked.part(text)
    # The second press deals, and the dialog is gone before the button comes up.
    with pytest.raises(tkinter.TclError):
        double_click(part, (5, 5))
    assert asked.answers == [2]


def test_the_chosen_one_is_seen_without_colours(ask: Callable[[int], Asked]) -> None:
    asked = ask(1)
    key(asked.window, "Down")
    radio_buttons = [part for part in _parts(asked.window) if isinstance(part, ttk.Radiobutton)]
    assert [_text(button) for button in radio_buttons if button.instate(["selected"])] == ["Medium"]


def test_tab_stops_once_for_all_three(ask: Callable[[int], Asked]) -> None:
    asked = ask(2)
    met = []
    for _ in range(3):
        met.append(_text(asked.window.focus_get()))
        key(asked.window, "Tab")
    assert met == ["Medium", "Cancel", "Deal"]


def test_cancelled_it_answers_nothing(ask: Callable[[int], Asked]) -> None:
    asked = ask(2)
    click(asked.part("Cancel"), (5, 5))
    assert asked.dialog.closed
    assert asked.answers == []


def _parts(widget: tkinter.Misc) -> List[tkinter.Misc]:
    return [part for child in widget.winfo_children() for part in [child, *_parts(child)]]


def _text(part: object) -> str:
    return str(part.cget("text")) if isinstance(part, (ttk.Label, ttk.Button, ttk.Radiobutton)) else ""
