"""The window itself: its first size, what asks before moves are lost, and how it closes."""
from __future__ import annotations

import tkinter
from typing import Any, Callable, List

import pytest
from driver import CONTROL, EXAMPLE, dialog_texts, drag_move, key, pump, settled, timers
from invariant import assert_invariant

from simplesimon.model import Move
from simplesimon.view.dialogs import open_dialog
from simplesimon.words import Words

FIRST_MOVE = Move(0, 1, 1)
words = Words("en")


def answer(program: Any, label: str) -> None:
    """Presses the button ``label`` of the open dialog."""
    dialog = open_dialog(program.root)
    assert dialog is not None
    widgets: List[tkinter.Misc] = [dialog.window]
    for widget in widgets:
        widgets += widget.winfo_children()
        if widget.winfo_class() == "TButton" and widget.cget("text") == label:
            widget.invoke()  # type: ignore[attr-defined]
            program.root.update()
            return
    raise AssertionError(f"no button {label}")


def plain(key_of_words: str) -> str:
    return words(key_of_words).replace("&", "")


@pytest.mark.parametrize("command, leave", [("restart", "restart.leave"), ("new_game", "abandon.leave")])
def test_the_safe_answer_is_the_default_and_keeps_the_game(program: Any, command: str, leave: str) -> None:
    drag_move(program.board, FIRST_MOVE)
    after = program.board.position
    for way_out in ("Return", "Escape", "space"):
        getattr(program.controller, command)()
        settled(program.root)
        assert plain(leave) in dialog_texts(program.root)
        key(program.root, way_out)
        assert open_dialog(program.root) is None
        assert program.board.position == after
        assert program.controller.game.can_undo


def test_a_restart_that_is_agreed_to_forgets_the_moves(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    program.controller.restart()
    settled(program.root)
    answer(program, plain("restart.leave"))
    assert program.board.position.moves == 0
    assert not program.controller.game.can_undo
    assert_invariant(program)


def test_the_question_tells_how_many_moves_would_be_lost(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    program.controller.restart()
    assert any("1 move" in text and "1 moves" not in text for text in dialog_texts(program.root))


def test_a_restart_after_everything_was_undone_does_not_speak_of_0_moves(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    key(program.root, "z", CONTROL)
    program.controller.restart()
    assert not any("0 moves" in text for text in dialog_texts(program.root))


def test_a_new_game_is_dealt_after_both_questions_and_starts_from_the_last_choice(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    program.controller.new_game()
    settled(program.root)
    answer(program, plain("abandon.leave"))
    assert words("new_game.question") in dialog_texts(program.root)
    settled(program.root)
    key(program.root, "2")
    key(program.root, "Return")
    assert program.controller.game.code.suits == 2
    assert program.controller.settings.suits == 2
    assert_invariant(program)
    program.controller.new_game()
    settled(program.root)
    key(program.root, "Return")
    assert program.controller.game.code.suits == 2


def test_a_new_game_thought_better_of_changes_nothing(program: Any) -> None:
    program.controller.new_game()
    settled(program.root)
    key(program.root, "Escape")
    assert str(program.controller.game.code) == EXAMPLE
    assert program.controller.settings.suits == 1


def test_all_settings_go_back_after_a_question(program: Any) -> None:
    program.controller.change(double_click=False, automatic_placement=True, suits=4, table="dark")
    program.controller.reset_settings()
    settled(program.root)
    key(program.root, "Return")
    assert program.controller.settings.automatic_placement
    program.controller.reset_settings()
    settled(program.root)
    answer(program, plain("reset_settings.leave"))
    settings = program.controller.settings
    assert (settings.double_click, settings.automatic_placement) == (True, False)
    assert (settings.suits, settings.table) == (1, "green")
    program.controller.change(motion="off", language="en")
    pump(program.root, lambda: not timers(program.root))


OPENERS: List[Callable[[Any], None]] = [
    lambda program: program.controller.new_game(),
    lambda program: program.controller.enter_code(),
    lambda program: program.controller.reset_settings(),
    lambda program: program.controller.show_statistics(),
    lambda program: program.controller.show_keys(),
]


def test_dialogs_over_dialogs_leave_one_and_a_window_that_can_be_reached(program: Any) -> None:
    for opener in OPENERS * 2:
        opener(program)
    settled(program.root)
    toplevels = [child for child in program.root.winfo_children() if isinstance(child, tkinter.Toplevel)]
    assert len(toplevels) == 1
    key(program.root, "Escape")
    assert open_dialog(program.root) is None
    assert program.root.grab_current() is None


def test_many_dialogs_leave_nothing_behind(program: Any) -> None:
    def census() -> List[int]:
        pump(program.root, lambda: not timers(program.root))
        return [int(program.root.tk.eval("llength [info commands]")), len(program.root.winfo_children())]

    counts = []
    for _ in range(3):
        for opener in OPENERS:
            opener(program)
            settled(program.root)
            key(program.root, "Escape")
        counts.append(census())
    assert counts[1] == counts[2]


def test_the_first_window_has_its_size_or_what_the_screen_has(open_program: Callable[..., Any]) -> None:
    root = open_program(EXAMPLE).root
    factor = max(1.0, 72 * float(root.tk.call("tk", "scaling")) / 96)
    assert root.winfo_width() == min(round(1280 * factor), root.winfo_screenwidth())
    assert root.winfo_height() <= root.winfo_screenheight()


def test_nothing_is_made_twice_at_the_start(open_program: Callable[..., Any]) -> None:
    program = open_program(EXAMPLE)
    canvas = program.board.canvas
    assert (program.board.layout.width, program.board.layout.height) == (canvas.winfo_width(), canvas.winfo_height())


def test_a_fault_is_told_once_in_a_dialog_and_play_goes_on(program: Any) -> None:
    def fault() -> None:
        raise ValueError("a fault of the test's own")

    program.root.report_callback_exception = program._report
    for _ in range(2):
        program.root.after(1, fault)
        pump(program.root, lambda: not timers(program.root))
    assert any("a fault of the test's own" in text for text in dialog_texts(program.root) + text_fields(program))
    settled(program.root)
    key(program.root, "Escape")
    drag_move(program.board, FIRST_MOVE)
    assert_invariant(program)


def text_fields(program: Any) -> List[str]:
    dialog = open_dialog(program.root)
    assert dialog is not None
    widgets: List[tkinter.Misc] = [dialog.window]
    found = []
    for widget in widgets:
        widgets += widget.winfo_children()
        if isinstance(widget, tkinter.Text):
            found.append(widget.get("1.0", "end"))
    return found
