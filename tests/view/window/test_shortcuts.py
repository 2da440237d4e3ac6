"""Shortcuts as keyboards of all kinds give them, and that they are silent while a dialog is open."""
from __future__ import annotations

from typing import Any

import pytest
from driver import CAPS_LOCK, CONTROL, EXAMPLE, SHIFT, dialog_texts, drag_move, key, pump, settled
from invariant import assert_invariant

from simplesimon.model import Move, legal_moves
from simplesimon.view.dialogs import open_dialog
from simplesimon.words import Words

FIRST_MOVE = Move(0, 1, 1)
words = Words("en")


def moves(program: Any) -> int:
    return int(program.board.position.moves)


@pytest.mark.parametrize("locks", [0, CAPS_LOCK, 0x10], ids=["plain", "Caps Lock", "Num Lock"])
def test_undo_and_redo_do_not_change_places_with_a_lock(program: Any, locks: int) -> None:
    # With Caps Lock the keysym is the other one; what decides is the Shift bit.
    capital = bool(locks & CAPS_LOCK)
    drag_move(program.board, FIRST_MOVE)
    key(program.root, "Z" if capital else "z", CONTROL | locks)
    assert moves(program) == 0
    key(program.root, "z" if capital else "Z", CONTROL | SHIFT | locks)
    assert moves(program) == 1
    key(program.root, "z" if capital else "Z", CONTROL | SHIFT | locks)
    assert moves(program) == 1
    key(program.root, "Z" if capital else "z", CONTROL | locks)
    key(program.root, "Y" if capital else "y", CONTROL | locks)
    assert moves(program) == 1


def test_a_cyrillic_layout_has_the_shortcuts_at_the_same_places(program: Any) -> None:
    if program.root.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("the numbers of the keys are those of X11")
    drag_move(program.board, FIRST_MOVE)
    press_key(program, "Cyrillic_ya", 52, CONTROL)
    assert moves(program) == 0
    press_key(program, "Cyrillic_YA", 52, CONTROL | SHIFT)
    assert moves(program) == 1
    press_key(program, "Cyrillic_YA", 52, CONTROL | CAPS_LOCK)
    assert moves(program) == 0
    press_key(program, "Cyrillic_te", 57, CONTROL)
    assert words("abandon.title") in dialog_texts(program.root)


def press_key(program: Any, keysym: str, keycode: int, state: int) -> None:
    """A key of another layout: the server has no such keysym here, so the binding gets its event directly."""
    import tkinter

    event: Any = tkinter.Event()
    event.keysym, event.keycode, event.state, event.char, event.widget = keysym, keycode, state, "", program.root
    program._window._key_pressed(event)
    program.root.update()


def test_undo_repeats_while_its_keys_are_held(program: Any) -> None:
    deal = program.board.position
    for _ in range(5):
        program.controller.click(*legal_moves(program.board.position)[0][:2])
        program.controller.click(legal_moves(program.board.position)[0][2], 0)
    assert moves(program) == 5
    for _ in range(7):
        program.root.focus_get().event_generate("<KeyPress>", keysym="z", state=CONTROL)
        program.root.update()
    program.root.focus_get().event_generate("<KeyRelease>", keysym="z", state=CONTROL)
    assert program.board.position == deal
    assert_invariant(program)


@pytest.mark.parametrize("state", [0, SHIFT, 0x8, CONTROL | 0x8], ids=["plain", "Shift", "Alt", "AltGr"])
def test_a_letter_without_control_alone_is_no_shortcut(program: Any, state: int) -> None:
    drag_move(program.board, FIRST_MOVE)
    for letter in "znr":
        key(program.root, letter, state)
    assert moves(program) == 1
    assert open_dialog(program.root) is None


def test_new_game_asks_how_many_suits(program: Any) -> None:
    key(program.root, "n", CONTROL)
    assert words("new_game.title") in dialog_texts(program.root)


def test_new_game_asks_first_whether_the_moves_may_be_lost(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    key(program.root, "n", CONTROL)
    assert words("abandon.title") in dialog_texts(program.root)
    settled(program.root)
    key(program.root, "Return")
    assert open_dialog(program.root) is None
    assert moves(program) == 1


def test_restart_asks_first_and_return_keeps_the_game(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    key(program.root, "r", CONTROL)
    assert words("restart.title") in dialog_texts(program.root)
    settled(program.root)
    key(program.root, "Return")
    assert moves(program) == 1
    assert program.controller.game.can_undo


def test_restart_of_a_deal_without_moves_asks_nothing(program: Any) -> None:
    key(program.root, "r", CONTROL)
    assert open_dialog(program.root) is None


def test_copy_puts_the_code_on_the_clipboard(program: Any) -> None:
    program.root.clipboard_clear()
    key(program.root, "c", CONTROL)
    assert program.root.clipboard_get() == EXAMPLE


@pytest.mark.parametrize("text", ["SS1-S4-BCDEFGH", "  ss1-s4-bcdefgh \n", "“SS1–S4–BCDEFGH”"])
def test_paste_offers_the_code_on_the_clipboard(program: Any, text: str) -> None:
    program.root.clipboard_clear()
    program.root.clipboard_append(text)
    key(program.root, "v", CONTROL)
    assert words("code.title") in dialog_texts(program.root)
    settled(program.root)
    key(program.root, "Return")
    assert str(program.controller.game.code) == "SS1-S4-BCDEFGH"
    assert_invariant(program)


@pytest.mark.parametrize("text", ["", "nothing", "SS1-S3-AAAAABD", "x" * 20000])
def test_paste_of_anything_else_says_so_and_opens_nothing(program: Any, text: str) -> None:
    program.root.clipboard_clear()
    program.root.clipboard_append(text)
    key(program.root, "v", CONTROL)
    assert open_dialog(program.root) is None
    assert str(program.controller.game.code) == EXAMPLE


def test_paste_from_an_empty_clipboard_opens_nothing(program: Any) -> None:
    program.root.clipboard_clear()
    key(program.root, "v", CONTROL)
    assert open_dialog(program.root) is None


def test_while_a_dialog_is_open_no_shortcut_does_anything(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    program.controller.enter_code()
    settled(program.root)
    dialog = open_dialog(program.root)
    for letter in "zynr":
        key(program.root, letter, CONTROL)
    key(program.root, "Z", CONTROL | SHIFT)
    key(program.root, "F11")
    assert open_dialog(program.root) is dialog
    assert moves(program) == 1
    assert not program.root.attributes("-fullscreen")


def test_shortcuts_work_again_after_a_dialog(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    program.controller.enter_code()
    settled(program.root)
    key(program.root, "Escape")
    pump(program.root, lambda: program.root.focus_get() is not None)
    key(program.root, "z", CONTROL)
    assert moves(program) == 0


def test_full_screen_and_back(program: Any, window_manager: None) -> None:
    key(program.root, "F11")
    pump(program.root, lambda: program.board.canvas.winfo_width() == program.root.winfo_screenwidth())
    pump(program.root, lambda: program.board.layout.width == program.root.winfo_screenwidth())
    assert_invariant(program)
    key(program.root, "F11")
    pump(program.root, lambda: program.board.canvas.winfo_width() < program.root.winfo_screenwidth())
    pump(program.root, lambda: program.board.layout.width == program.board.canvas.winfo_width())
    assert_invariant(program)


def test_a_good_code_entered_begins_its_deal_and_a_bad_one_leaves_the_game(program: Any) -> None:
    program.controller.enter_code()
    settled(program.root)
    entry = program.root.focus_get()
    assert (entry.get(), entry.selection_present()) == (EXAMPLE, True)
    entry.delete(0, "end")
    entry.insert(0, "SS1-S3-AAAAABD")
    key(program.root, "Return")
    assert open_dialog(program.root) is not None
    assert str(program.controller.game.code) == EXAMPLE
    entry.delete(0, "end")
    entry.insert(0, "SS1-S2-AAAAABD")
    key(program.root, "Return")
    assert open_dialog(program.root) is None
    assert str(program.controller.game.code) == "SS1-S2-AAAAABD"
    assert program.controller.settings.suits == 1


def test_a_code_entered_in_a_game_with_moves_asks_first(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    program.controller.enter_code()
    settled(program.root)
    entry = program.root.focus_get()
    entry.delete(0, "end")
    entry.insert(0, "SS1-S2-AAAAABD")
    key(program.root, "Return")
    assert words("abandon.title") in dialog_texts(program.root)
    settled(program.root)
    key(program.root, "Return")
    assert (str(program.controller.game.code), moves(program)) == (EXAMPLE, 1)
