"""The scroll bar of a dialog or a window beside the program's own."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Iterator, List

import pytest
from driver import press, pump, release, run_for, timers

from simplesimon.view.dialogs.scroll_bar import scroll_bar
from simplesimon.view.dialogs.style import prepare

REPEATING = 0.5
"""Seconds after which Tk scrolls on while the button is held."""


@pytest.fixture
def text(parent: tkinter.Tk) -> Iterator[tkinter.Text]:
    """A long text in a window of its own."""
    window = tkinter.Toplevel(parent)
    prepare(window)
    field = tkinter.Text(window, height=10)
    field.insert("1.0", "line\n" * 500)
    bar = scroll_bar(window, field)
    bar.pack(side="right", fill="y")
    field.pack(side="left")
    pump(window, lambda: window.winfo_viewable() and bar.winfo_height() > 50)
    yield field
    window.destroy()


def hold(field: tkinter.Text) -> ttk.Scrollbar:
    """The button goes down on the bar beneath its thumb, and stays."""
    (bar,) = [each for each in field.master.winfo_children() if isinstance(each, ttk.Scrollbar)]
    press(bar, (bar.winfo_width() // 2, bar.winfo_height() * 2 // 3))
    return bar


def test_it_scrolls_for_as_long_as_the_button_is_held(text: tkinter.Text) -> None:
    bar = hold(text)
    once = text.yview()[0]
    run_for(text, REPEATING)
    held = text.yview()[0]
    assert held > once > 0.0
    release(bar, (1, 1))
    run_for(text, REPEATING)
    assert text.yview()[0] == held


def test_it_follows_what_is_scrolled(text: tkinter.Text) -> None:
    text.yview_moveto(1.0)
    text.update()
    (bar,) = [each for each in text.master.winfo_children() if isinstance(each, ttk.Scrollbar)]
    assert bar.get()[1] == 1.0


def test_a_window_that_goes_while_the_button_is_held_leaves_nothing(
    parent: tkinter.Tk, text: tkinter.Text, faults: List[Any]
) -> None:
    hold(text)
    run_for(parent, REPEATING)
    text.master.destroy()
    run_for(parent, REPEATING)
    assert faults == []
    assert timers(parent) == []
