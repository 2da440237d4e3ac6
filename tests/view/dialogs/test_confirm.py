"""The question before something that cannot be taken back."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable, List

import pytest
from driver import key

from simplesimon.view.dialogs import Dialog, confirm, open_dialog
from simplesimon.words import Words

ALT = 0x8


class Asked:
    """The dialog, and what it answered."""

    def __init__(self, parent: tkinter.Misc, words: Words, on_screen: Callable[[Dialog], Dialog]) -> None:
        self.answers: List[str] = []

        def answer() -> None:
            self.answers.append("yes" if open_dialog(parent) is None else "too early")

        self.dialog = on_screen(confirm(parent, words, "Leave?", "Really?", "&Leave", "&Keep", answer))
        self.window = self.dialog.window


@pytest.fixture
def asked(parent: tkinter.Tk, words: Words, on_screen: Callable[[Dialog], Dialog]) -> Asked:
    return Asked(parent, words, on_screen)


def test_the_safe_answer_has_the_focus_and_the_look_of_the_default(asked: Asked) -> None:
    focus = asked.window.focus_get()
    assert isinstance(focus, ttk.Button)
    assert (focus.cget("text"), str(focus.cget("default"))) == ("Keep", "active")


@pytest.mark.parametrize("name", ["Return", "Escape"])
def test_a_key_that_is_pressed_in_haste_does_not_say_yes(asked: Asked, name: str) -> None:
    key(asked.window, name)
    assert asked.dialog.closed
    assert asked.answers == []


@pytest.mark.parametrize("move", ["Tab", "<<PrevWindow>>"])
def test_the_other_button_says_yes(asked: Asked, move: str) -> None:
    if move == "Tab":
        key(asked.window, "Tab")
    else:
        asked.window.focus_get().event_generate(move)  # type: ignore[union-attr]
    key(asked.window, "Return")
    assert asked.dialog.closed
    assert asked.answers == ["yes"]


@pytest.mark.skipif("sys.platform == 'darwin'", reason="macOS has no access keys")
@pytest.mark.parametrize("letter, answers", [("l", ["yes"]), ("k", [])])
def test_each_answer_has_its_access_key(asked: Asked, letter: str, answers: List[str]) -> None:
    key(asked.window, letter, ALT)
    assert asked.dialog.closed
    assert asked.answers == answers
