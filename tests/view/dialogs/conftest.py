"""A window for dialogs to open over, and one of each dialog.

Knows nothing of the program that the window belongs to.
"""
from __future__ import annotations

import tkinter
import traceback
from typing import Any, Callable, Dict, Iterator, List

import pytest
from driver import note_faults, pump

from simplesimon.model.statistics import SuitResults
from simplesimon.view import dialogs
from simplesimon.view.dialogs import Dialog
from simplesimon.words import Words

LOG = "/home/somebody/.local/share/simplesimon/log.txt"
TRACEBACK = "Traceback (most recent call last):\n" + "  in a long line of a file\n" * 30 + "ValueError: no such card"


@pytest.fixture(scope="module")
def mapped_root(display: None) -> Iterator[tkinter.Tk]:
    root = tkinter.Tk()
    root.geometry("1000x700+100+100")
    pump(root, root.winfo_viewable)
    yield root
    root.destroy()


@pytest.fixture
def parent(mapped_root: tkinter.Tk, faults: List[Any]) -> Iterator[tkinter.Tk]:
    """A window with the focus; the test fails if a callback raised."""
    note_faults(mapped_root, faults)
    mapped_root.focus_force()
    pump(mapped_root, lambda: mapped_root.focus_get() is mapped_root)
    yield mapped_root
    dialogs.close_open_dialog(mapped_root)
    mapped_root.update()
    if faults:
        pytest.fail("a callback raised:\n" + "".join(traceback.format_exception(*faults[0])))


@pytest.fixture(scope="session")
def words() -> Words:
    return Words("en")


@pytest.fixture
def on_screen() -> Callable[[Dialog], Dialog]:
    """``on_screen(dialog)`` waits until the dialog is seen and has the focus, and gives it."""

    def wait(dialog: Dialog) -> Dialog:
        window = dialog.window
        pump(window, lambda: window.winfo_viewable() and window.grab_status() and _has_focus(window))
        return dialog

    return wait


def _has_focus(window: tkinter.Misc) -> bool:
    focus = window.focus_get()
    return focus is not None and focus.winfo_toplevel() is window


@pytest.fixture(scope="session")
def openers() -> Dict[str, Callable[[tkinter.Misc, Words], Dialog]]:
    """A way to open each dialog, by its name, answered by nobody."""
    results = {1: SuitResults(120, 80, 3, 11, 871, 48), 2: SuitResults(3, 2, 1, 1, -12, 131), 4: SuitResults()}
    facts = [("Python", "3.11.7 (main, Feb 12 2025, 14:50:02) [GCC 12.2.0]"), ("Folder", LOG)]
    keys = [("Undo the last action", "Ctrl+Z"), ("Take more or fewer cards", "Page up, Page down")] * 8
    return {
        "suits": lambda parent, words: dialogs.ask_suits(parent, words, 2, lambda suits: None),
        "code": lambda parent, words: dialogs.ask_code(parent, words, "SS1-S1-AAAAABD", lambda text: None),
        "confirm": lambda parent, words: dialogs.confirm(
            parent,
            words,
            words("abandon.title"),
            words("abandon.question", moves=words.counted("moves", 12)),
            words("abandon.leave"),
            words("abandon.keep"),
            lambda: None,
        ),
        "fault": lambda parent, words: dialogs.show_fault(parent, words, TRACEBACK, LOG),
        "statistics": lambda parent, words: dialogs.show_statistics(parent, words, results, lambda: None),
        "keys": lambda parent, words: dialogs.show_keys(parent, words, keys),
        "about": lambda parent, words: dialogs.show_about(parent, words, facts),
    }
