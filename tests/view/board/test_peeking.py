"""A covered card is seen whole while the right button is held on it, and lies in its order again afterwards."""
from __future__ import annotations

from typing import Any

import pytest
from driver import deal_anew, drag_move, touch_point
from invariant import assert_invariant, pictures

from simplesimon.model import Move, legal_moves


def peek(program: Any, column: int, count: int) -> None:
    """Holds the right button on a card, named as the first of the last ``count`` cards of ``column``."""
    x, y = touch_point(program.board, column, count)
    program.board.canvas.event_generate("<ButtonPress-3>", x=x, y=y)
    program.root.update()


def end_peek(program: Any) -> None:
    """Lets the right button go."""
    program.board.canvas.event_generate("<ButtonRelease-3>", x=1, y=1)
    program.root.update()


@pytest.fixture(autouse=True)
def deal(program: Any) -> None:
    """A deal of four suits, nothing moving."""
    program.controller.change(motion="off")
    deal_anew(program, "SS1-S4-AAAAABC")


def test_the_right_button_shows_a_covered_card_whole(program: Any) -> None:
    peek(program, 0, 5)
    column = program.board.position.columns[0]
    uppermost = pictures(program.board)[-1]
    assert (uppermost.left, uppermost.top) == program.board.layout.place(0, len(column) - 5, len(column))


def test_the_card_lies_in_its_order_again_when_the_button_is_let_go(program: Any) -> None:
    peek(program, 0, 5)
    end_peek(program)
    assert_invariant(program)


@pytest.mark.parametrize("code", ["SS1-S1-AAAAABD", "SS1-S2-AAAAABC", "SS1-S4-AAAAABD"])
def test_a_new_deal_ends_it(program: Any, code: str) -> None:
    peek(program, 0, 5)
    deal_anew(program, code)
    assert_invariant(program)


def test_a_move_by_keys_and_its_undo_end_it(program: Any) -> None:
    move = legal_moves(program.board.position)[0]
    peek(program, 0, 5)
    program.controller.click(move.source, move.count)
    program.controller.click(move.target, 0)
    assert_invariant(program)
    peek(program, 0, 5)
    program.controller.undo()
    assert_invariant(program)


def test_a_drag_with_the_left_button_ends_it(program: Any) -> None:
    peek(program, 0, 5)
    drag_move(program.board, Move(*legal_moves(program.board.position)[0]))
    assert program.board.position.moves == 1
    assert_invariant(program)
