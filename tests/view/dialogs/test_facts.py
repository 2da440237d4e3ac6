"""The dialogs that tell something to be copied: a fault, and what the program runs on."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable, List

import pytest
from driver import key

from simplesimon.view.dialogs import Dialog, show_about, show_fault
from simplesimon.words import Words

ALT = 0x8

OnScreen = Callable[[Dialog], Dialog]

FACTS = [("Python", "3.11.7"), ("Folder", "/home/somebody/games")]


def test_a_fault_shows_its_text_and_where_the_log_is(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    window = on_screen(show_fault(parent, words, "ValueError: no such card", "/home/somebody/log.txt")).window
    assert _field(window).get("1.0", "end").strip() == "ValueError: no such card"
    assert [entry.get() for entry in _entries(window)] == ["/home/somebody/log.txt"]


def test_a_fault_without_a_log_names_none(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    assert _entries(on_screen(show_fault(parent, words, "ValueError", None)).window) == []


def test_the_end_of_a_long_fault_is_seen_at_once(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    text = "  in a file\n" * 200 + "ValueError: the last line"
    assert _field(on_screen(show_fault(parent, words, text, None)).window).bbox("end - 1 char") is not None


def test_the_text_of_a_fault_cannot_be_changed(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    window = on_screen(show_fault(parent, words, "ValueError", None)).window
    _field(window).focus_set()
    key(window, "x")
    assert _field(window).get("1.0", "end").strip() == "ValueError"


def test_the_whole_of_a_very_long_fault_is_copied(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    text = "x" * 100_000
    window = on_screen(show_fault(parent, words, text, None)).window
    key(window, "c", ALT)
    assert parent.clipboard_get() == text
    parent.clipboard_clear()


@pytest.mark.parametrize("name", ["Return", "Escape"])
def test_a_fault_is_closed_by_return_and_escape(
    parent: tkinter.Tk, words: Words, on_screen: OnScreen, name: str
) -> None:
    dialog = on_screen(show_fault(parent, words, "ValueError", None))
    key(dialog.window, name)
    assert dialog.closed


def test_about_shows_each_fact_for_selecting(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    entries = _entries(on_screen(show_about(parent, words, FACTS)).window)
    entries[1].selection_range(0, "end")
    assert [entry.get() for entry in entries] == ["3.11.7", "/home/somebody/games"]
    entries[1].event_generate("<<Copy>>")
    assert parent.clipboard_get() == "/home/somebody/games"
    parent.clipboard_clear()


def test_about_copies_all_facts_with_their_names(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    window = on_screen(show_about(parent, words, FACTS)).window
    key(window, "c", ALT)
    assert parent.clipboard_get() == "Python: 3.11.7\nFolder: /home/somebody/games"
    parent.clipboard_clear()


def test_the_copy_button_says_that_it_was_done_without_growing(parent: tkinter.Tk, on_screen: OnScreen) -> None:
    class DetailedWords(Words):
        def __call__(self, key: str, **values: object) -> str:
            return "Copied to the clipboard" if key == "dialog.copied" else super().__call__(key, **values)

    window = on_screen(show_about(parent, DetailedWords("en"), FACTS)).window
    button = next(part for part in _parts(window) if isinstance(part, ttk.Button) and part.cget("text") == "Copy")
    before = button.winfo_width(), window.winfo_width()
    button.invoke()
    window.update()
    assert button.cget("text") == "Copied to the clipboard"
    assert (button.winfo_width(), window.winfo_width()) == before
    parent.clipboard_clear()


def _parts(widget: tkinter.Misc) -> List[tkinter.Misc]:
    return [part for child in widget.winfo_children() for part in [child, *_parts(child)]]


def _field(window: tkinter.Misc) -> tkinter.Text:
    return next(part for part in _parts(window) if isinstance(part, tkinter.Text))


def _entries(window: tkinter.Misc) -> List[ttk.Entry]:
    return [part for part in _parts(window) if isinstance(part, ttk.Entry)]
