"""The toolbar: four buttons that do what they say, greyed where that cannot be done."""
from __future__ import annotations

import tkinter
from typing import Any, Dict

import pytest
from driver import click, dialog_texts, drag_move, release

from simplesimon.model import Move
from simplesimon.view.dialogs import open_dialog
from simplesimon.view.theme import THEMES, hexadecimal
from simplesimon.words import Words

FIRST_MOVE = Move(0, 1, 1)
words = Words("en")


def labels(widget: tkinter.Misc) -> Dict[str, tkinter.Label]:
    """Every label of the window by its text."""
    found = {}
    for child in widget.winfo_children():
        if isinstance(child, tkinter.Label):
            found[str(child.cget("text"))] = child
        elif isinstance(child, tkinter.Frame):
            found.update(labels(child))
    return found


def button(program: Any, name: str) -> tkinter.Label:
    return labels(program.root)[words(f"tool.{name}")]


def greyed(program: Any, name: str) -> bool:
    return str(button(program, name).cget("foreground")) == hexadecimal(THEMES["green"].bar_faint)


def push(program: Any, name: str) -> None:
    click(button(program, name), (8, 8))


def test_what_cannot_be_done_is_greyed(program: Any) -> None:
    assert [greyed(program, name) for name in ("new_game", "undo", "redo", "restart")] == [False, True, True, True]
    drag_move(program.board, FIRST_MOVE)
    assert [greyed(program, name) for name in ("new_game", "undo", "redo", "restart")] == [False, False, True, False]
    push(program, "undo")
    assert [greyed(program, name) for name in ("new_game", "undo", "redo", "restart")] == [False, True, False, False]


def test_undo_and_redo(program: Any) -> None:
    deal = program.board.position
    drag_move(program.board, FIRST_MOVE)
    after = program.board.position
    push(program, "undo")
    assert program.board.position == deal
    push(program, "redo")
    assert program.board.position == after


@pytest.mark.parametrize("name, title", [("restart", "restart.title"), ("new_game", "abandon.title")])
def test_what_would_lose_moves_asks_first(program: Any, name: str, title: str) -> None:
    drag_move(program.board, FIRST_MOVE)
    push(program, name)
    assert words(title) in dialog_texts(program.root)
    assert program.board.position.moves == 1


def test_a_greyed_button_does_nothing(program: Any) -> None:
    for name in ("undo", "redo", "restart"):
        push(program, name)
    assert open_dialog(program.root) is None
    assert program.board.position.moves == 0


def test_a_button_left_before_the_release_does_nothing(program: Any) -> None:
    widget = button(program, "new_game")
    release(widget, (8, 200))
    assert open_dialog(program.root) is None


def test_a_button_lights_up_under_the_pointer_only_if_it_can_be_used(program: Any) -> None:
    for name, colour in (("new_game", THEMES["green"].bar_active), ("undo", THEMES["green"].bar)):
        widget = button(program, name)
        widget.event_generate("<Enter>")
        assert str(widget.cget("background")) == hexadecimal(colour)
        widget.event_generate("<Leave>")
        assert str(widget.cget("background")) == hexadecimal(THEMES["green"].bar)


def test_symbols_differ(program: Any) -> None:
    images = [str(button(program, name).cget("image")) for name in ("new_game", "undo", "redo", "restart")]
    pictures = {str(program.root.tk.call(image, "data")) for image in images}
    assert len(pictures) == 4
