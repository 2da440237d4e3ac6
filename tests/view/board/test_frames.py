"""The frames on the table: exactly the columns that can take the held group, and none once it is let go."""
from __future__ import annotations

import random
from typing import Any, Set

import pytest
from driver import CONTROL, EXAMPLE, click, deal_anew, drag_move, key, move, press, pump, release, shift, touch_point
from invariant import assert_nothing_held, framed_columns, visible_frames

from simplesimon.model import Move, best_target, legal_moves, movable_count, refusal
from simplesimon.view.theme import THEMES, hexadecimal

POSITIONS = 36


def legal_targets(program: Any, source: int, count: int) -> Set[int]:
    position = program.board.position
    return {target for target in range(10) if refusal(position, Move(source, count, target)) is None}


def test_while_a_group_is_held_the_columns_that_can_take_it_are_framed(program: Any) -> None:
    chance = random.Random(5)
    board = program.board
    empty_ones = 0
    for number in range(POSITIONS):
        if number % 12 == 0:
            deal_anew(program, ("SS1-S1-AAAAABD", "SS1-S2-AAAAABD", "SS1-S4-AAAAABD")[number // 12])
        moves = legal_moves(board.position)
        if not moves:
            program.controller.undo()
            continue
        source, count, target = chance.choice(moves)
        count = chance.randint(1, movable_count(board.position, source))
        x, y = touch_point(board, source, count)
        press(board.canvas, (x, y))
        move(board.canvas, (x + 9, y))
        targets = legal_targets(program, source, count)
        assert set(framed_columns(board)) == targets
        empty_ones += any(not board.position.columns[column] for column in targets)
        release(board.canvas, (x, y))
        assert_nothing_held(program)
        drag_move(board, Move(*chance.choice(moves)))
        assert_nothing_held(program)
    assert empty_ones


def test_the_frames_of_a_selected_group_are_the_same(program: Any) -> None:
    click(program.board.canvas, touch_point(program.board, 0, 1))
    assert set(framed_columns(program.board)) - {0} == legal_targets(program, 0, 1)
    assert framed_columns(program.board)[0] == hexadecimal(THEMES["green"].selection)


def test_the_column_under_the_group_is_marked_more_strongly(program: Any) -> None:
    board, (x, y) = program.board, touch_point(program.board, 0, 1)
    press(board.canvas, (x, y))
    move(board.canvas, (x + shift(board, 0, 1), y + 20))
    assert framed_columns(board)[1] == hexadecimal(THEMES["green"].target)
    move(board.canvas, (x + shift(board, 0, 4), y + 20))
    assert framed_columns(board)[1] == hexadecimal(THEMES["green"].highlight)
    release(board.canvas, (x, y))


@pytest.mark.parametrize("over", [4, 9])
def test_with_automatic_placement_the_best_column_is_marked_from_anywhere(program: Any, over: int) -> None:
    program.controller.change(automatic_placement=True)
    board = program.board
    best = best_target(board.position, 0, 1)
    x, y = touch_point(board, 0, 1)
    press(board.canvas, (x, y))
    move(board.canvas, (x + shift(board, 0, over), y + 20))
    colours = framed_columns(board)
    release(board.canvas, (x, y))
    assert [column for column, colour in colours.items() if colour == hexadecimal(THEMES["green"].target)] == [best]


def test_without_placement_help_nothing_is_framed(program: Any) -> None:
    program.controller.change(placement_help=False)
    board, (x, y) = program.board, touch_point(program.board, 0, 1)
    press(board.canvas, (x, y))
    move(board.canvas, (x + shift(board, 0, 1), y + 20))
    assert visible_frames(board) == []
    release(board.canvas, (x, y))


@pytest.mark.parametrize("end", ["release", "outside", "escape", "undo", "resize", "new deal"])
def test_the_frames_are_gone_once_the_group_is_let_go(program: Any, end: str) -> None:
    board = program.board
    drag_move(board, Move(0, 1, 1))
    x, y = touch_point(board, 3, 1)
    press(board.canvas, (x, y))
    move(board.canvas, (x + 20, y))
    assert visible_frames(board)
    if end == "release":
        release(board.canvas, (x, y))
    elif end == "outside":
        release(board.canvas, (x, -50))
    elif end == "escape":
        key(program.root, "Escape")
    elif end == "undo":
        key(program.root, "z", CONTROL)
    elif end == "new deal":
        deal_anew(program, EXAMPLE)
    else:
        width = board.canvas.winfo_width()
        program.root.geometry(f"{width - 100}x700")
        pump(program.root, lambda: board.layout.width == width - 100)
    assert_nothing_held(program)


def test_a_selection_is_gone_after_a_resize(program: Any) -> None:
    board = program.board
    click(board.canvas, touch_point(board, 0, 1))
    width = board.canvas.winfo_width()
    program.root.geometry(f"{width - 60}x700")
    pump(program.root, lambda: board.layout.width == width - 60)
    assert_nothing_held(program)


def test_a_frame_is_no_wider_than_the_space_between_columns(program: Any) -> None:
    click(program.board.canvas, touch_point(program.board, 0, 1))
    board = program.board
    for item in visible_frames(board):
        left, _, right, _ = board.canvas.bbox(item)
        assert right - left < board.layout.place(1, 0, 1)[0] - board.layout.place(0, 0, 1)[0] + 12
        assert left >= 0
