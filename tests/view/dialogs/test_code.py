"""The question for a game code."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable, List, Optional

import pytest
from driver import CAPS_LOCK, CONTROL, key

from simplesimon.model import CodeFault
from simplesimon.view.dialogs import Dialog, ask_code, open_dialog
from simplesimon.words import Words

FAULT = "A game code of this game begins with SS1, as in SS1-S1-AAAAABD."


class Asked:
    """The dialog, and the texts that it was given; it takes only SS1-S2-BBBBBBB."""

    def __init__(self, parent: tkinter.Misc, words: Words, on_screen: Callable[[Dialog], Dialog]) -> None:
        self.given: List[str] = []
        self.dialog = on_screen(ask_code(parent, words, "SS1-S1-AAAAABD", self._accept))
        self.window = self.dialog.window
        focus = self.window.focus_get()
        assert isinstance(focus, ttk.Entry)
        self.entry = focus

    def _accept(self, text: str) -> Optional[str]:
        self.given.append(text)
        return None if text == "SS1-S2-BBBBBBB" else FAULT

    def enter(self, text: str) -> None:
        self.entry.delete(0, "end")
        self.entry.insert(0, text)
        key(self.window, "Return")


@pytest.fixture
def asked(parent: tkinter.Tk, words: Words, on_screen: Callable[[Dialog], Dialog]) -> Asked:
    return Asked(parent, words, on_screen)


def test_the_present_code_is_filled_in_and_selected(asked: Asked) -> None:
    assert asked.entry.get() == "SS1-S1-AAAAABD"
    assert _selected(asked.entry) == "SS1-S1-AAAAABD"


def test_typing_replaces_the_present_code(asked: Asked) -> None:
    key(asked.window, "x")
    assert asked.entry.get() == "x"


def test_a_code_that_is_taken_closes_the_dialog(asked: Asked) -> None:
    asked.enter("SS1-S2-BBBBBBB")
    assert asked.given == ["SS1-S2-BBBBBBB"]
    assert asked.dialog.closed


def test_what_is_wrong_with_a_text_is_said_in_the_dialog(asked: Asked) -> None:
    asked.enter("hello")
    assert not asked.dialog.closed
    assert _texts(asked.window) >= {"!", FAULT}


@pytest.mark.parametrize("fault", list(CodeFault))
def test_no_line_of_what_is_said_in_japanese_begins_with_a_full_stop_or_a_comma(
    parent: tkinter.Tk, on_screen: Callable[[Dialog], Dialog], fault: CodeFault
) -> None:
    words = Words("ja")
    sentence = words(f"code.fault.{fault.name}")
    window = on_screen(ask_code(parent, words, "", lambda text: sentence)).window
    key(window, "Return")
    (said,) = [part for part in _parts(window) if str(part.winfo_class()) == "TLabel"
               and str(part.cget("text")).replace("\n", "") == sentence]
    # Tk's own lines may begin with anything.
    assert str(said.cget("wraplength")) in ("", "0")
    assert not [line for line in str(said.cget("text")).split("\n") if line.startswith(("。", "、"))]


def test_a_refused_text_is_selected_for_another_try(asked: Asked) -> None:
    asked.enter("hello")
    assert asked.window.focus_get() is asked.entry
    assert _selected(asked.entry) == "hello"


def test_nothing_moves_when_a_text_is_refused(asked: Asked) -> None:
    before = asked.window.geometry(), _places(asked.window)
    asked.enter("hello")
    assert (asked.window.geometry(), _places(asked.window)) == before


def test_control_a_selects_all(asked: Asked, parent: tkinter.Tk) -> None:
    if parent.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("the platform's own key")
    for name, state in (("a", CONTROL), ("A", CONTROL | CAPS_LOCK)):
        asked.entry.selection_clear()
        key(asked.window, name, state)
        assert _selected(asked.entry) == "SS1-S1-AAAAABD"


def test_a_pasted_code_replaces_the_selected_one(asked: Asked, parent: tkinter.Tk) -> None:
    _paste(asked, parent, "\tSS1-S4-ABCDEFG\n")
    assert asked.entry.get() == "SS1-S4-ABCDEFG"


def test_of_a_pasted_book_only_the_beginning_is_taken(asked: Asked, parent: tkinter.Tk) -> None:
    _paste(asked, parent, "SS1" * 300_000)
    assert asked.entry.get() == ("SS1" * 100)[:200]


def test_pasting_nothing_changes_nothing(asked: Asked, parent: tkinter.Tk) -> None:
    parent.clipboard_clear()
    asked.entry.event_generate("<<Paste>>")
    assert asked.entry.get() == "SS1-S1-AAAAABD"


def test_escape_leaves_the_game_as_it_is(asked: Asked) -> None:
    key(asked.window, "Escape")
    assert asked.dialog.closed
    assert asked.given == []


@pytest.mark.parametrize("sentence", [None, FAULT])
def test_an_answer_that_opens_another_dialog_is_no_fault(
    parent: tkinter.Tk, words: Words, on_screen: Callable[[Dialog], Dialog], sentence: Optional[str]
) -> None:
    def accept(text: str) -> Optional[str]:
        ask_code(parent, words, "another", lambda text: None)
        return sentence

    first = on_screen(ask_code(parent, words, "one", accept))
    key(first.window, "Return")
    second = open_dialog(parent)
    assert first.closed
    assert second is not None and on_screen(second).window.winfo_viewable()


def _selected(entry: ttk.Entry) -> str:
    return entry.get()[entry.index("sel.first") : entry.index("sel.last")] if entry.selection_present() else ""


def _paste(asked: Asked, parent: tkinter.Tk, text: str) -> None:
    parent.clipboard_clear()
    parent.clipboard_append(text)
    asked.entry.event_generate("<<Paste>>")
    parent.clipboard_clear()


def _parts(widget: tkinter.Misc) -> List[tkinter.Misc]:
    return [part for child in widget.winfo_children() for part in [child, *_parts(child)]]


def _texts(window: tkinter.Misc) -> "set[str]":
    labels = [part for part in _parts(window) if isinstance(part, ttk.Label) and part.winfo_viewable()]
    return {str(label.cget("text")).replace("\n", " ") for label in labels}


def _places(window: tkinter.Misc) -> List[object]:
    return [
        (str(part), part.winfo_rootx(), part.winfo_rooty())
        for part in _parts(window)
        if isinstance(part, (ttk.Entry, ttk.Button))
    ]
