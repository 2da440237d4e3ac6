"""Positions: read from text, their score, and when they are won."""
from __future__ import annotations

from typing import List

import pytest
from positions import data, layout

from simplesimon.model import Card, Position, Rank, Suit
from simplesimon.model.cards import number_copies

RUN = number_copies([[(rank, Suit.SPADES) for rank in sorted(Rank, reverse=True)]])[0]
EMPTY = ((),) * 10


def test_columns_are_read_from_the_covered_card_to_the_last() -> None:
    position = layout("AS KH", "", "TC")
    assert position.columns[0] == (Card(Rank.ACE, Suit.SPADES), Card(Rank.KING, Suit.HEARTS))
    assert position.columns[1] == ()
    assert position.columns[2] == (Card(Rank.TEN, Suit.CLUBS),)
    assert len(position.columns) == 10


def test_cards_that_look_alike_are_numbered_in_reading_order() -> None:
    position = layout("AS KH AS", "AS", "KH AS")
    assert [[card.copy for card in column] for column in position.columns[:3]] == [[0, 0, 1], [2], [1, 3]]


def test_blanks_between_the_cards_do_not_matter() -> None:
    assert layout("  AS   KH ", " ") == layout("AS KH")


@pytest.mark.parametrize("columns", [[], ["AS"] * 4, ["AS"] + [""] * 8, [""] * 11])
def test_a_position_has_ten_columns(columns: List[str]) -> None:
    with pytest.raises(ValueError):
        Position.from_text(columns)


@pytest.mark.parametrize("column", ["XS", "10S", "AS,KH", "as", "AS AS AS AS AS"])
def test_what_is_no_card_is_no_position(column: str) -> None:
    with pytest.raises(ValueError):
        layout(column)


def test_the_layout_of_the_rules_has_every_card() -> None:
    position = Position.from_text(data("rules_layout.json")["columns"])
    assert len({card for column in position.columns for card in column}) == 52


@pytest.mark.parametrize(
    "moves, runs, score",
    [(0, 0, 500), (1, 0, 499), (49, 4, 851), (59, 4, 841), (37, 1, 563), (500, 0, 0), (1200, 1, -600)],
)
def test_the_score_is_500_less_the_moves_and_100_for_each_run(moves: int, runs: int, score: int) -> None:
    assert Position(EMPTY, (RUN,) * runs, moves).score == score


@pytest.mark.parametrize("runs", [0, 1, 2, 3])
def test_fewer_than_four_runs_do_not_win(runs: int) -> None:
    assert not Position(EMPTY, (RUN,) * runs).won


def test_four_runs_win() -> None:
    assert Position(EMPTY, (RUN,) * 4).won


def test_a_position_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        layout("AS").moves = 1  # type: ignore[misc]
