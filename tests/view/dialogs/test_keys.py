"""The page of keys."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable, List

import pytest
from driver import key

from simplesimon.view.dialogs import Dialog, show_keys
from simplesimon.words import Words

OnScreen = Callable[[Dialog], Dialog]


def test_each_key_stands_beside_what_it_does(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    window = on_screen(show_keys(parent, words, [("Undo", "Ctrl+Z"), ("Quit", "Ctrl+Q")])).window
    undo, control_z = _label(window, "Undo"), _label(window, "Ctrl+Z")
    assert abs(undo.winfo_rooty() - control_z.winfo_rooty()) <= 1
    assert undo.winfo_rootx() + undo.winfo_width() < control_z.winfo_rootx()


def test_a_short_page_has_no_scroll_bar(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    window = on_screen(show_keys(parent, words, [("Undo", "Ctrl+Z")])).window
    assert not [part for part in _parts(window) if isinstance(part, ttk.Scrollbar)]


@pytest.mark.parametrize(
    "keys, first_seen, last_seen",
    [
        ([], True, False),
        (["End"], False, True),
        (["End", "Home"], True, False),
        (["Next"] * 3, False, True),
        (["Next"] * 3 + ["Prior"] * 3, True, False),
        (["Down"] * 3, False, False),
    ],
)
def test_a_page_higher_than_the_screen_is_scrolled_by_keys(
    parent: tkinter.Tk, words: Words, on_screen: OnScreen, keys: List[str], first_seen: bool, last_seen: bool
) -> None:
    rows = [(f"Action {number}", f"F{number}") for number in range(52)]
    dialog = on_screen(show_keys(parent, words, rows))
    window = dialog.window
    assert window.winfo_rooty() + window.winfo_height() <= window.winfo_screenheight()
    for name in keys:
        key(window, name)
    assert _is_seen(window, "Action 0") is first_seen
    assert _is_seen(window, "Action 51") is last_seen


def test_a_wheel_scrolls_the_page(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    window = on_screen(show_keys(parent, words, [(f"Action {number}", "F1") for number in range(52)])).window
    if parent.tk.call("tk", "windowingsystem") == "x11":
        _label(window, "Action 5").event_generate("<Button-5>")
    else:
        _label(window, "Action 5").event_generate("<MouseWheel>", delta=-120)
    window.update()
    assert not _is_seen(window, "Action 0")


def _parts(widget: tkinter.Misc) -> List[tkinter.Misc]:
    return [part for child in widget.winfo_children() for part in [child, *_parts(child)]]


def _label(window: tkinter.Misc, text: str) -> tkinter.Misc:
    return next(part for part in _parts(window) if isinstance(part, ttk.Label) and part.cget("text") == text)


def _is_seen(window: tkinter.Misc, text: str) -> bool:
    label = _label(window, text)
    x, y = label.winfo_rootx() + 2, label.winfo_rooty() + label.winfo_height() // 2
    return window.winfo_containing(x, y) is label
