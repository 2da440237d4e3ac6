"""The line that reminds of a rule: when it is there, what it says, and that it is never in the way."""
from __future__ import annotations

from typing import Any, Optional

import pytest
from driver import (
    CONTROL,
    click,
    deal_anew,
    double_click,
    drag,
    drag_move,
    key,
    pump,
    run_for,
    touch_point,
)

from simplesimon.model import Move, Refusal
from simplesimon.view.board import notice
from simplesimon.words import Words

# SS1-S1-AAAAABD: 4S ends column 0, 5S column 1, JS is column 9 alone; in column 0, 7S lies under 4S.
ON_A_JACK = Move(0, 1, 9)


def said(program: Any) -> Optional[str]:
    """The text of the line on the table, if it is to be seen."""
    canvas = program.board.canvas
    texts = [
        str(canvas.itemcget(item, "text")) for item in canvas.find_withtag("notice")
        if canvas.itemcget(item, "state") != "hidden" and canvas.type(item) == "text"
    ]
    return texts[0] if texts else None


def rule(reason: Refusal) -> str:
    return Words()(f"refusal.{reason.name}")


def test_a_refused_drop_names_its_rule(program: Any) -> None:
    drag_move(program.board, ON_A_JACK)
    assert said(program) == rule(Refusal.WRONG_RANK)


def test_a_refused_lift_names_its_rule(program: Any) -> None:
    drag(program.board.canvas, touch_point(program.board, 0, 2), (500, 400))
    assert said(program) == rule(Refusal.NOT_DESCENDING)


def test_a_refused_selection_names_its_rule(program: Any) -> None:
    click(program.board.canvas, touch_point(program.board, 0, 2))
    assert said(program) == rule(Refusal.NOT_DESCENDING)


def test_a_refused_click_on_a_column_names_its_rule(program: Any) -> None:
    click(program.board.canvas, touch_point(program.board, 0, 1))
    click(program.board.canvas, touch_point(program.board, 9, 1))
    assert said(program) == rule(Refusal.WRONG_RANK)


def test_a_double_click_without_a_target_says_so(program: Any) -> None:
    double_click(program.board.canvas, touch_point(program.board, 9, 1))
    assert said(program) == rule(Refusal.NOWHERE_TO_GO)


def test_a_line_is_on_the_table_whole_at_any_size(program: Any) -> None:
    program.root.geometry("640x400")
    pump(program.root, lambda: program.board.layout.width == 640)
    for reason in Refusal:
        program.board.say(rule(reason))
        left, top, right, bottom = program.board.canvas.bbox("notice")
        assert 0 <= left < right <= program.board.canvas.winfo_width()
        assert 0 <= top < bottom <= program.board.canvas.winfo_height()
    program.root.geometry("1200x800")
    pump(program.root, lambda: program.board.layout.width == 1200)


def test_a_line_goes_away_by_itself(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "SECONDS", 0.1)
    drag_move(program.board, ON_A_JACK)
    assert said(program) is not None
    run_for(program.root, 0.2)
    assert said(program) is None


def test_a_new_line_has_its_whole_time(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "SECONDS", 0.3)
    program.board.say("first")
    run_for(program.root, 0.2)
    program.board.say("second")
    run_for(program.root, 0.2)
    assert said(program) == "second"


@pytest.mark.parametrize("action", ["a press", "undo", "a new deal", "a move"])
def test_a_line_goes_away_at_the_next_action(program: Any, action: str) -> None:
    drag_move(program.board, Move(0, 1, 1))
    drag_move(program.board, Move(9, 1, 0))
    assert said(program) is not None
    if action == "a press":
        click(program.board.canvas, (1, 1))
    elif action == "undo":
        key(program.root, "z", CONTROL)
    elif action == "a new deal":
        deal_anew(program, "SS1-S1-AAAAABC")
    else:
        drag_move(program.board, Move(3, 1, 2))
    assert said(program) is None


@pytest.mark.parametrize("gesture", ["drop", "lift", "double click"])
def test_with_interactive_rules_off_nothing_is_said(program: Any, gesture: str) -> None:
    program.controller.change(interactive_rules=False)
    board = program.board
    if gesture == "drop":
        drag_move(board, ON_A_JACK)
    elif gesture == "lift":
        drag(board.canvas, touch_point(board, 0, 2), (500, 400))
    else:
        double_click(board.canvas, touch_point(board, 9, 1))
    assert said(program) is None


def test_a_click_goes_through_the_line(program: Any) -> None:
    program.root.geometry("640x420")
    pump(program.root, lambda: program.board.layout.width == 640)
    board = program.board
    # Column 0 reaches farthest down of those whose last card can be moved: its four goes on the five beside it.
    _, y = touch_point(board, 0, 1)
    board.say("line\n" * 12)
    left, top, right, bottom = board.canvas.bbox("notice")
    x = board.layout.place(1, 0, 1)[0] + board.layout.card_width - 2
    board.canvas.move("notice", x - left, 0)
    assert top < y < bottom
    click(board.canvas, touch_point(board, 0, 1))
    board.say("line\n" * 12)
    board.canvas.move("notice", x - left, 0)
    click(board.canvas, (x, y))
    program.root.geometry("1200x800")
    pump(program.root, lambda: board.layout.width == 1200)
    assert program.controller.game.to_record()["moves"] == [Move(0, 1, 1)]


def test_a_line_lies_above_cards_that_fly(program: Any) -> None:
    program.controller.change(motion="normal")
    drag_move(program.board, ON_A_JACK)
    run_for(program.root, 0.03)
    canvas = program.board.canvas
    assert set(canvas.find_all()[-2:]) == set(canvas.find_withtag("notice"))
