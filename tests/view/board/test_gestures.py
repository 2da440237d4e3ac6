"""Clicks, double clicks and the pointer on the table, with real events."""
from __future__ import annotations

import random
from typing import Any, List

import pytest
from driver import (
    EXAMPLE,
    Point,
    arrange,
    click,
    deal_anew,
    double_click,
    drag_move,
    hover,
    key,
    move,
    press,
    release,
    touch_point,
)
from invariant import assert_invariant, assert_nothing_held, visible_frames

from simplesimon.model import Move, best_target, lift_refusal, movable_count, play

FIRST_MOVE = Move(0, 1, 1)
"""The worked example begins with a four that goes on a five."""

TWO_GROUPS = [
    "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "2S AS KS QS JS TS 9S 8S 7S 6S 5S",
    "4S 3S 2S", "AS", "KS QS", "JS TS 9S 8S 7S", "6S 5S 4S 3S 2S AS", "", "",
]


def history(program: Any) -> List[Any]:
    """The moves made, as they are saved."""
    return list(program.controller.game.to_record()["moves"])


def beside(point: Point, x: int, y: int = 0) -> Point:
    return point[0] + x, point[1] + y


def test_clicking_a_group_and_then_a_column_moves_it(program: Any) -> None:
    board = program.board
    click(board.canvas, touch_point(board, 0, 1))
    click(board.canvas, touch_point(board, 1, 1))
    assert history(program) == [FIRST_MOVE]
    assert_invariant(program)


def test_a_column_is_also_meant_by_a_click_beneath_its_cards(program: Any) -> None:
    board = program.board
    click(board.canvas, touch_point(board, 0, 1))
    click(board.canvas, touch_point(board, 1, 0))
    assert history(program) == [FIRST_MOVE]


def test_a_group_goes_to_an_empty_column_by_two_clicks(program: Any) -> None:
    arrange(program, TWO_GROUPS)
    board = program.board
    click(board.canvas, touch_point(board, 3, 3))
    click(board.canvas, touch_point(board, 8, 0))
    assert history(program) == [Move(3, 3, 8)]


def test_a_click_selects_with_one_frame_and_lifts_nothing(program: Any) -> None:
    program.controller.change(placement_help=False)
    click(program.board.canvas, touch_point(program.board, 0, 1))
    assert len(visible_frames(program.board)) == 1
    assert not program.board.lifted


def test_a_second_click_lets_go(program: Any) -> None:
    point = touch_point(program.board, 0, 1)
    click(program.board.canvas, point)
    click(program.board.canvas, point)
    assert history(program) == []
    assert_nothing_held(program)


def test_a_click_beside_all_columns_lets_go(program: Any) -> None:
    board = program.board
    click(board.canvas, touch_point(board, 0, 1))
    click(board.canvas, (1, 1))
    assert_nothing_held(program)
    click(board.canvas, touch_point(board, 1, 1))
    assert history(program) == []


def test_escape_lets_go(program: Any) -> None:
    click(program.board.canvas, touch_point(program.board, 0, 1))
    key(program.root, "Escape")
    assert_nothing_held(program)


def test_another_group_of_the_same_column_can_be_chosen_instead(program: Any) -> None:
    arrange(program, TWO_GROUPS)
    board = program.board
    click(board.canvas, touch_point(board, 3, 3))
    click(board.canvas, touch_point(board, 3, 2))
    click(board.canvas, touch_point(board, 8, 0))
    assert history(program) == [Move(3, 2, 8)]


@pytest.mark.parametrize("tremor", [(4, 0), (-4, 0), (0, 4), (3, -4)])
def test_four_pixels_of_tremor_are_a_click(program: Any, tremor: Point) -> None:
    board, start = program.board, touch_point(program.board, 0, 1)
    press(board.canvas, start)
    move(board.canvas, beside(start, *tremor))
    assert not board.lifted
    release(board.canvas, beside(start, *tremor))
    click(board.canvas, touch_point(board, 1, 1))
    assert history(program) == [FIRST_MOVE]


def test_eight_pixels_are_a_drag(program: Any) -> None:
    board, start = program.board, touch_point(program.board, 0, 1)
    press(board.canvas, start)
    move(board.canvas, beside(start, 8))
    assert board.lifted
    release(board.canvas, beside(start, 8))
    assert_invariant(program)


def test_a_move_by_clicks_is_one_entry_in_the_history(program: Any) -> None:
    board = program.board
    click(board.canvas, touch_point(board, 0, 1))
    click(board.canvas, touch_point(board, 1, 1))
    assert program.controller.game.undo()
    assert not program.controller.game.can_undo


# Double clicks


@pytest.mark.parametrize("tremor", [(0, 0), (4, 0), (-4, 0), (3, 4)])
def test_a_double_click_is_one_move_and_leaves_nothing(program: Any, tremor: Point) -> None:
    point = touch_point(program.board, 0, 1)
    double_click(program.board.canvas, point, beside(point, *tremor))
    assert history(program) == [FIRST_MOVE]
    assert_invariant(program)


def test_a_double_click_with_tremor_within_each_press_counts(program: Any) -> None:
    canvas, point = program.board.canvas, touch_point(program.board, 0, 1)
    press(canvas, point)
    move(canvas, beside(point, 4))
    release(canvas, beside(point, 4))
    press(canvas, beside(point, 2), after=150)
    move(canvas, beside(point, -2))
    release(canvas, beside(point, -2))
    assert history(program) == [FIRST_MOVE]
    assert_nothing_held(program)


def test_three_quick_clicks_are_one_move(program: Any) -> None:
    canvas, point = program.board.canvas, touch_point(program.board, 0, 1)
    for _ in range(3):
        press(canvas, point, after=80)
        release(canvas, point)
    assert history(program) == [FIRST_MOVE]
    assert not program.board.lifted


def test_two_slow_clicks_are_no_double_click(program: Any) -> None:
    canvas, point = program.board.canvas, touch_point(program.board, 0, 1)
    for _ in range(2):
        press(canvas, point, after=700)
        release(canvas, point)
    assert history(program) == []
    assert_nothing_held(program)


def test_quick_clicks_on_two_cards_of_a_column_are_no_double_click(program: Any) -> None:
    arrange(program, TWO_GROUPS)
    board = program.board
    double_click(board.canvas, touch_point(board, 3, 3), touch_point(board, 3, 2))
    assert history(program) == []


def test_quick_clicks_on_cards_of_two_columns_are_no_double_click(program: Any) -> None:
    board = program.board
    double_click(board.canvas, touch_point(board, 7, 1), touch_point(board, 0, 1))
    assert history(program) == []


def test_a_move_between_two_presses_makes_them_no_double_click(program: Any) -> None:
    canvas, point = program.board.canvas, touch_point(program.board, 0, 1)
    click(canvas, point)
    program.controller.click(1, 0)
    program.controller.undo()
    press(canvas, point, after=20)
    program.controller.redo()
    release(canvas, point)
    assert history(program) == [FIRST_MOVE]
    assert_nothing_held(program)


def test_an_undo_between_two_clicks_makes_them_no_double_click(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    canvas, point = program.board.canvas, touch_point(program.board, 9, 1)
    click(canvas, point)
    key_before = program.board.position
    program.controller.undo()
    assert program.board.position != key_before
    press(canvas, point, after=20)
    release(canvas, point)
    assert history(program) == []


def test_a_click_on_its_target_and_another_quick_click_there_are_no_double_click(program: Any) -> None:
    board = program.board
    click(board.canvas, touch_point(board, 0, 1))
    double_click(board.canvas, touch_point(board, 1, 1))
    assert history(program) == [FIRST_MOVE]


def test_a_drag_and_a_quick_click_are_no_double_click(program: Any) -> None:
    canvas, point = program.board.canvas, touch_point(program.board, 0, 1)
    press(canvas, point)
    move(canvas, beside(point, 20))
    move(canvas, point)
    release(canvas, point)
    press(canvas, point, after=100)
    release(canvas, point)
    assert history(program) == []


def test_a_double_click_switched_off_selects_and_lets_go(program: Any) -> None:
    program.controller.change(double_click=False)
    double_click(program.board.canvas, touch_point(program.board, 0, 1))
    assert history(program) == []
    assert_nothing_held(program)


def test_double_clicking_a_whole_column_does_not_send_it_to_an_empty_one(program: Any) -> None:
    arrange(program, TWO_GROUPS)
    double_click(program.board.canvas, touch_point(program.board, 5, 2))
    assert history(program) == []


def test_double_clicks_anywhere_make_legal_moves_alone_and_those_to_the_best_column(program: Any) -> None:
    chance = random.Random(3)
    program.controller.change(interactive_rules=False)
    for code in (EXAMPLE, "SS1-S2-AAAAABD", "SS1-S4-AAAAABD"):
        deal_anew(program, code)
        for _ in range(25):
            before = program.controller.game.position
            column = chance.choice([number for number in range(10) if before.columns[number]])
            count = chance.randint(1, min(len(before.columns[column]), movable_count(before, column) + 1))
            double_click(program.board.canvas, touch_point(program.board, column, count))
            target = best_target(before, column, count)
            after = before if target is None else play(before, Move(column, count, target))
            assert program.controller.game.position == after
            assert_nothing_held(program)


def test_removed_runs_are_inert(program: Any) -> None:
    arrange(program, ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"] * 4 + ["AS"] * 4 + ["", ""])
    board = program.board
    drag_move(board, Move(4, 1, 0))
    left, top = board.layout.run_place(0)
    double_click(board.canvas, (left + 20, top + 20))
    press(board.canvas, (left + 20, top + 20))
    move(board.canvas, (left - 100, top + 60))
    assert not board.lifted
    release(board.canvas, (left - 100, top + 60))
    assert history(program) == [Move(4, 1, 0)]
    assert_invariant(program)


# The pointer


def test_the_hand_is_over_what_can_be_lifted_and_nowhere_else(program: Any) -> None:
    arrange(program, TWO_GROUPS[:6] + ["JS TS 9S 8S 7S 5S", "6S 4S 3S 2S AS", "", ""])
    board = program.board
    for column, cards in enumerate(board.position.columns):
        for count in range(len(cards) + 1):
            hover(board.canvas, touch_point(board, column, count))
            liftable = count > 0 and lift_refusal(board.position, column, count) is None
            assert (board.canvas.cget("cursor") == "hand2") == liftable, (column, count)
    hover(board.canvas, (1, 1))
    assert board.canvas.cget("cursor") == ""


def test_the_hand_goes_when_the_card_under_it_has_gone(program: Any) -> None:
    arrange(program, TWO_GROUPS)
    board, point = program.board, touch_point(program.board, 4, 1)
    hover(board.canvas, point)
    double_click(board.canvas, point)
    assert history(program) == [Move(4, 1, 0)] and not board.position.columns[4]
    assert board.canvas.cget("cursor") == ""
