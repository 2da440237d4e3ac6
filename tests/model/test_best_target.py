"""Where a double click sends a group: which column is best, and which of equals."""
from __future__ import annotations

from typing import Optional

import pytest
from positions import layout, random_positions

from simplesimon.model import Move, best_target, movable_count, refusal

OTHERS = ["KC", "KC", "KC", "KC", "KD", "KD", "KD", "KD"]


def best(*columns: str, count: int = 1) -> Optional[int]:
    """The best column for the last ``count`` cards of the first column, where no other column is empty."""
    return best_target(layout(*columns, *OTHERS[:10 - len(columns)]), 0, count)


def test_a_column_that_ends_in_the_suit_comes_before_others() -> None:
    assert best("9D 5S", "6H", "6S", "6D") == 2


def test_a_column_that_ends_in_the_suit_comes_before_an_empty_one() -> None:
    assert best("9D 5S", "", "6S") == 2


def test_other_suits_come_before_an_empty_column() -> None:
    # This reading of the rule stands in best_target alone.
    assert best("9D 5S", "", "6H") == 2


def test_an_empty_column_is_better_than_nothing() -> None:
    assert best("9D 5S", "7S", "", "") == 2


def test_the_longest_group_that_comes_about_decides_between_columns_of_the_suit() -> None:
    assert best("9D 5S", "6S", "8S 7S 6S", "7S 6S") == 2


def test_a_descending_column_of_another_suit_makes_no_longer_group() -> None:
    assert best("9D 5S", "9H 8H 7H 6S", "7S 6S") == 2


@pytest.mark.parametrize("columns", [("6S", "6S"), ("7S 6S", "7S 6S"), ("8H 7S 6S", "7S 6S")])
def test_of_equal_columns_of_the_suit_the_leftmost_is_taken(columns: "tuple[str, str]") -> None:
    assert best("9D 5S", "KS", *columns) == 2


def test_of_equal_columns_of_other_suits_the_leftmost_is_taken() -> None:
    assert best("9D 5S", "6H", "6D", "6C") == 1


def test_how_long_a_group_of_another_suit_is_does_not_matter() -> None:
    assert best("9D 5S", "6H", "8D 7D 6D") == 1


def test_of_empty_columns_the_leftmost_is_taken() -> None:
    assert best("9D KS", "2H", "", "") == 2


def test_columns_left_of_the_source_count_as_others_do() -> None:
    position = layout("6S", "9D 5S", "6S", *OTHERS[:7])
    assert best_target(position, 1, 1) == 0


def test_a_group_goes_where_its_first_card_fits() -> None:
    assert best("9D 6S 5S", "6S", "7S", count=2) == 2


@pytest.mark.parametrize("column, count", [("5S", 1), ("6S 5S", 2), ("KS QS JS", 3)])
def test_a_whole_column_is_never_sent_to_an_empty_one_though_it_may_go_there(column: str, count: int) -> None:
    position = layout(column)
    assert refusal(position, Move(0, count, 1)) is None
    assert best_target(position, 0, count) is None


def test_a_whole_column_is_sent_to_an_occupied_one() -> None:
    assert best("5S", "", "6H") == 2


def test_a_part_of_a_group_is_sent_to_an_empty_column() -> None:
    assert best("6S 5S", "") == 1


@pytest.mark.parametrize("columns", [("9D 5S", "7S", "4S"), ("9D KS", "AS", "QS"), ("AS",)])
def test_there_may_be_no_column(columns: "tuple[str, ...]") -> None:
    assert best(*columns) is None


@pytest.mark.parametrize("source, count", [(0, 0), (0, -1), (0, 3), (0, 2), (1, 2), (2, 1), (-1, 1), (10, 1)])
def test_there_is_none_for_what_cannot_be_lifted(source: int, count: int) -> None:
    assert best_target(layout("9D 5S", "9H 8S", "", "TS"), source, count) is None


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_the_best_column_can_always_be_moved_to_and_is_missing_only_where_nothing_would_change(suits: int) -> None:
    for position in random_positions(suits, 100, suits):
        for source, column in enumerate(position.columns):
            for count in range(1, movable_count(position, source) + 1):
                best = best_target(position, source, count)
                allowed = [target for target in range(10) if refusal(position, Move(source, count, target)) is None]
                if best is None:
                    assert all(not position.columns[target] for target in allowed)
                    assert not allowed or count == len(column)
                else:
                    assert best in allowed
