"""What may be lifted and moved, why not, and the runs that a move completes."""
from __future__ import annotations

from typing import Optional

import pytest
from positions import data, layout, moves_of_the_example, random_positions

from simplesimon.model import (GameCode, IllegalMove, Move, Position, Refusal, deal, legal_moves, lift_refusal,
                               movable_count, play, refusal)

NOTHING_THERE = Refusal.NOTHING_THERE
SAME_COLUMN = Refusal.SAME_COLUMN
NOT_DESCENDING = Refusal.NOT_DESCENDING
MIXED_SUITS = Refusal.MIXED_SUITS
KING_NEEDS_EMPTY_COLUMN = Refusal.KING_NEEDS_EMPTY_COLUMN
TARGET_IS_ACE = Refusal.TARGET_IS_ACE
WRONG_RANK = Refusal.WRONG_RANK

SPADES = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
HEARTS = SPADES.replace("S", "H")


def crowded(*columns: str) -> Position:
    """A position with these columns and no empty one."""
    others = ["KC", "KC", "KC", "KC", "KD", "KD", "KD", "KD"]
    return layout(*columns, *others[:10 - len(columns)])


# Refusals

@pytest.mark.parametrize(
    "columns, move, reason",
    [
        # There is nothing there, or no column of that number, whatever else is wrong.
        (["5S", "6S", ""], Move(2, 1, 1), NOTHING_THERE),
        (["5S", "6S", ""], Move(2, 1, 2), NOTHING_THERE),
        (["5S", "6S"], Move(0, 0, 1), NOTHING_THERE),
        (["5S", "6S"], Move(0, 0, 0), NOTHING_THERE),
        (["5S", "6S"], Move(0, -1, 1), NOTHING_THERE),
        (["6S 5S", "7S"], Move(0, -2, 1), NOTHING_THERE),
        (["6S 5S", "7S"], Move(0, 3, 1), NOTHING_THERE),
        (["6S 5S", "7S"], Move(0, 3, 0), NOTHING_THERE),
        (["9H 5S", "6S"], Move(0, 53, 1), NOTHING_THERE),
        (["5S", "6S"], Move(0, 10 ** 30, 1), NOTHING_THERE),
        (["5S", "6S"], Move(-1, 1, 0), NOTHING_THERE),
        (["5S", "6S"], Move(10, 1, 0), NOTHING_THERE),
        (["5S", "6S"], Move(0, 1, -1), NOTHING_THERE),
        (["5S", "6S"], Move(0, 1, -9), NOTHING_THERE),
        (["5S", "6S"], Move(0, 1, 10), NOTHING_THERE),
        (["5S", "6S"], Move(10, 1, 10), NOTHING_THERE),
        (["5S", "6S"], Move(-1, 1, -1), NOTHING_THERE),
        (["9H 5S", "6S"], Move(0, 2, 10), NOTHING_THERE),
        # The same column comes before all that is wrong with the group.
        (["5S"], Move(0, 1, 0), SAME_COLUMN),
        (["9S 5S"], Move(0, 2, 0), SAME_COLUMN),
        (["6H 5S"], Move(0, 2, 0), SAME_COLUMN),
        (["KS"], Move(0, 1, 0), SAME_COLUMN),
        # What does not descend comes before mixed suits, and both before the target.
        (["9S 5S", "TS"], Move(0, 2, 1), NOT_DESCENDING),
        (["9H 5S", "TS"], Move(0, 2, 1), NOT_DESCENDING),
        (["5S 6S", "6S"], Move(0, 2, 1), NOT_DESCENDING),
        (["5S 5S", "6S"], Move(0, 2, 1), NOT_DESCENDING),
        (["7S 5S", "8S"], Move(0, 2, 1), NOT_DESCENDING),
        (["AS KS", "2S"], Move(0, 2, 1), NOT_DESCENDING),
        (["2S 3S 9H 8S", "4S"], Move(0, 4, 1), NOT_DESCENDING),
        (["9H 8S 8S", "TS"], Move(0, 3, 1), NOT_DESCENDING),
        (["9S 5S"], Move(0, 2, 1), NOT_DESCENDING),
        (["KS 5S", "AS"], Move(0, 2, 1), NOT_DESCENDING),
        (["9H 8S", "TS"], Move(0, 2, 1), MIXED_SUITS),
        (["9S 8S 7H", "TS"], Move(0, 3, 1), MIXED_SUITS),
        (["9H 8S 7S", "TS"], Move(0, 3, 1), MIXED_SUITS),
        (["9D 8H", "TS"], Move(0, 2, 1), MIXED_SUITS),
        (["9C 8S", "TS"], Move(0, 2, 1), MIXED_SUITS),
        (["9H 8S"], Move(0, 2, 1), MIXED_SUITS),
        (["KH QS", "AS"], Move(0, 2, 1), MIXED_SUITS),
        (["9H 8S", "4S"], Move(0, 2, 1), MIXED_SUITS),
        # A king comes before an ace.
        (["KS", "QS"], Move(0, 1, 1), KING_NEEDS_EMPTY_COLUMN),
        (["KS", "KH"], Move(0, 1, 1), KING_NEEDS_EMPTY_COLUMN),
        (["KS", "AS"], Move(0, 1, 1), KING_NEEDS_EMPTY_COLUMN),
        (["KS QS JS", "AS"], Move(0, 3, 1), KING_NEEDS_EMPTY_COLUMN),
        (["QS", "AS"], Move(0, 1, 1), TARGET_IS_ACE),
        (["2S", "AS"], Move(0, 1, 1), TARGET_IS_ACE),
        (["AS", "AH"], Move(0, 1, 1), TARGET_IS_ACE),
        (["3S 2S", "AS"], Move(0, 2, 1), TARGET_IS_ACE),
        (["5S", "7S"], Move(0, 1, 1), WRONG_RANK),
        (["5S", "5S"], Move(0, 1, 1), WRONG_RANK),
        (["5S", "4S"], Move(0, 1, 1), WRONG_RANK),
        (["AS", "KS"], Move(0, 1, 1), WRONG_RANK),
        (["QS", "2S"], Move(0, 1, 1), WRONG_RANK),
        # The first card of a group counts where it lands, not its last one.
        (["6S 5S", "6H"], Move(0, 2, 1), WRONG_RANK),
        # What is allowed.
        (["5S", "6S"], Move(0, 1, 1), None),
        (["5S", "6H"], Move(0, 1, 1), None),
        (["5S", "6D"], Move(0, 1, 1), None),
        (["9D 5S", "AC 6S"], Move(0, 1, 1), None),
        (["QS", "KH"], Move(0, 1, 1), None),
        (["AS", "2C"], Move(0, 1, 1), None),
        (["9D 6S 5S", "7H"], Move(0, 2, 1), None),
        (["9H 8S 7S", "9D"], Move(0, 2, 1), None),
        (["9H 8S", "9S"], Move(0, 1, 1), None),
        (["QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS", "KH"], Move(0, 12, 1), None),
        # An empty column takes any card, any group and also a whole column.
        (["9D AS"], Move(0, 1, 9), None),
        (["9D KS"], Move(0, 1, 1), None),
        (["9D 7S"], Move(0, 1, 1), None),
        (["9D 7S 6S 5S"], Move(0, 3, 1), None),
        (["7S"], Move(0, 1, 1), None),
        (["7S 6S 5S"], Move(0, 3, 1), None),
        (["KS QS JS"], Move(0, 3, 1), None),
    ],
)
def test_the_first_reason_against_a_move_is_given(columns: "list[str]", move: Move, reason: Optional[Refusal]) -> None:
    position = layout(*columns)
    assert refusal(position, move) is reason
    assert (move in legal_moves(position)) == (reason is None)


def test_a_refused_move_cannot_be_played_and_says_why() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(layout("5S", "7S"), Move(0, 1, 1))
    assert caught.value.refusal is WRONG_RANK
    assert isinstance(caught.value, ValueError)


def test_a_king_moves_only_to_an_empty_column() -> None:
    position = layout("9D KS", "", "AS", "KH", "QS", "2S", "", "JH", "3C", "TD")
    assert [move.target for move in legal_moves(position) if move.source == 0] == [1, 6]


def test_nothing_goes_on_an_ace() -> None:
    position = crowded("2S", "AS", "KS", "3H")
    assert not [move for move in legal_moves(position) if move.target == 1]


@pytest.mark.parametrize(
    "column, count, reason",
    [
        ("9D 6S 5S", 1, None),
        ("9D 6S 5S", 2, None),
        ("9D 6S 5S", 3, NOT_DESCENDING),
        ("9D 6S 5S", 4, NOTHING_THERE),
        ("9D 6S 5S", 0, NOTHING_THERE),
        ("9D 6S 5S", -1, NOTHING_THERE),
        ("6H 5S", 2, MIXED_SUITS),
        ("8S 7S 6H 5H", 3, MIXED_SUITS),
        ("9S 7H 6S", 3, NOT_DESCENDING),
        ("", 0, NOTHING_THERE),
        ("", 1, NOTHING_THERE),
        ("KS", 1, None),
        ("KS QS JS", 3, None),
    ],
)
def test_only_cards_of_one_suit_that_descend_by_one_are_lifted(column: str, count: int, reason: Optional[Refusal]) -> None:
    assert lift_refusal(layout(column), 0, count) is reason


@pytest.mark.parametrize("source", [-10, -1, 10, 11])
def test_nothing_is_lifted_from_a_column_that_does_not_exist(source: int) -> None:
    assert lift_refusal(crowded(), source, 1) is NOTHING_THERE


def test_a_mixed_group_is_not_split_even_with_empty_columns_free() -> None:
    position = layout("8S 7H", "9S")
    assert [move for move in legal_moves(position) if move.source == 0 and move.count == 2] == []
    assert refusal(position, Move(0, 2, 1)) is MIXED_SUITS


@pytest.mark.parametrize(
    "column, count",
    [
        ("", 0),
        ("5S", 1),
        ("6S 5S", 2),
        ("6H 5S", 1),
        ("9S 6S 5S 4S", 3),
        ("7H 6S 5S 4S", 3),
        ("5S 6S", 1),
        ("5S 5S", 1),
        ("AS KS", 1),
        ("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", 12),
    ],
)
def test_the_movable_cards_are_those_of_one_suit_that_descend_to_the_end(column: str, count: int) -> None:
    assert movable_count(layout("KD", column), 1) == count


@pytest.mark.parametrize("suits, count", [(1, 120), (2, 120), (4, 120)])
def test_the_legal_moves_are_all_that_are_not_refused(suits: int, count: int) -> None:
    with_an_empty_column = 0
    for position in random_positions(suits, count, suits):
        with_an_empty_column += () in position.columns
        allowed = [
            move
            for source, column in enumerate(position.columns)
            for length in range(len(column) + 2)
            for move in (Move(source, length, target) for target in range(-1, 11))
            if refusal(position, move) is None
        ]
        assert legal_moves(position) == allowed
    assert with_an_empty_column


# Playing

def test_a_move_takes_the_last_cards_of_a_column_to_another_in_their_order() -> None:
    before = layout("9D 6S 5S", "KH 7H", "2C")
    after = play(before, Move(0, 2, 1))
    assert after == layout("9D", "KH 7H 6S 5S", "2C")._replace(moves=1)


def test_the_position_before_a_move_stays_as_it_was() -> None:
    before = layout("9D 6S 5S", "KH 7H")
    play(before, Move(0, 2, 1))
    assert before == layout("9D 6S 5S", "KH 7H")


def test_cards_that_look_alike_move_as_themselves() -> None:
    position = layout("5S", "9D 5S", "6H")
    moved = position.columns[1][-1]
    assert play(position, Move(1, 1, 2)).columns[2][-1] == moved
    assert moved != position.columns[0][0]


# Runs

def test_the_move_that_completes_a_run_removes_it() -> None:
    position = layout("9D " + SPADES[:-3], "4H AS")
    after = play(position, Move(1, 1, 0))
    assert after.columns[:2] == layout("9D", "4H").columns[:2]
    assert after.removed == (position.columns[0][1:] + position.columns[1][1:],)
    assert (after.moves, after.score) == (1, 599)


def test_a_removed_run_lies_from_king_to_ace() -> None:
    after = play(layout(SPADES[:5], SPADES[6:]), Move(1, 11, 0))
    assert [str(card) for card in after.removed[0]] == SPADES.split()
    assert after.columns == ((),) * 10


def test_twelve_cards_are_no_run() -> None:
    position = play(layout("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "2S"), Move(1, 1, 0))
    assert len(position.columns[0]) == 12
    assert position.removed == ()


def test_queen_to_ace_is_no_run() -> None:
    position = play(layout("QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AS"), Move(1, 1, 0))
    assert len(position.columns[0]) == 12
    assert position.removed == ()


@pytest.mark.parametrize("odd", ["KH", "7H", "AH"])
def test_king_to_ace_in_mixed_suits_is_no_run(odd: str) -> None:
    column = SPADES.replace(odd[0] + "S", odd).split()
    position = play(layout(" ".join(column[:-1]), column[-1]), Move(1, 1, 0))
    assert len(position.columns[0]) == 13
    assert position.removed == ()


def test_a_run_with_cards_above_it_is_removed_and_they_stay() -> None:
    position = play(layout("AH " + SPADES[:-3], "AS"), Move(1, 1, 0))
    assert position.columns[0] == layout("AH").columns[0]


def test_a_run_that_a_move_lays_bare_is_removed() -> None:
    position = play(layout(SPADES + " 5H", "6H"), Move(0, 1, 1))
    assert position.columns[:2] == layout("", "6H 5H").columns[:2]
    assert len(position.removed) == 1


def test_two_runs_can_go_with_one_move() -> None:
    position = play(layout(SPADES + " AH", HEARTS[:-3]), Move(0, 1, 1))
    assert {run[0] for run in position.removed} == {layout("KS").columns[0][0], layout("KH").columns[0][0]}
    assert position.columns == ((),) * 10
    assert position.score == 500 - 1 + 200


def test_runs_lie_in_the_order_of_their_removal() -> None:
    position = layout(HEARTS[:-3], "AH", SPADES[:-3], "AS")
    position = play(play(position, Move(3, 1, 2)), Move(1, 1, 0))
    assert [str(run[0]) for run in position.removed] == ["KS", "KH"]


def test_the_fourth_run_wins() -> None:
    position = play(layout(SPADES[:-3], "AS")._replace(removed=((),) * 2), Move(1, 1, 0))
    assert not position.won
    position = play(layout(SPADES[:-3], "AS")._replace(removed=((),) * 3), Move(1, 1, 0))
    assert position.won


def test_after_a_win_nothing_can_be_moved() -> None:
    assert legal_moves(layout()) == []


# Both wins that are known

def test_the_worked_example_wins_in_49_moves_with_851_points() -> None:
    position = deal(GameCode.parse("SS1-S1-AAAAABD"))
    for number, move in enumerate(moves_of_the_example(), 1):
        assert not position.won
        if number == 37:
            assert (move.count, position.columns[move.target]) == (12, ())
        position = play(position, move)
    assert (position.won, position.moves, position.score) == (True, 49, 851)
    assert position.columns == ((),) * 10


def test_the_layout_of_the_rules_is_won_in_59_moves_with_841_points() -> None:
    record = data("rules_layout.json")
    position = Position.from_text(record["columns"])
    for move in record["moves"]:
        assert not position.won
        position = play(position, Move(*move))
    assert (position.won, position.moves, position.score) == (True, 59, 841)
    assert sorted(str(run[0]) for run in position.removed) == ["KC", "KD", "KH", "KS"]
