"""Dragging and dropping: what is marked, where a drop goes, and what it leaves behind."""
from __future__ import annotations

from typing import List, Optional

import pytest
from null_view import Table, table

from simplesimon.model import Move, Refusal
from simplesimon.view.marks import Marks

# The five of spades can go to columns 1 (six of hearts), 2 (six of spades, the best) and 4 (empty).
COLUMNS = ["9C 5S", "6H", "6S", "9D", "", "KS", "KH", "KD", "KC", "AD"]


@pytest.fixture
def five_of_spades() -> Table:
    """A table on which the last card of column 0 has been lifted."""
    on_table = table()
    on_table.lay(*COLUMNS)
    assert on_table.controller.lift(0, 1)
    return on_table


def column_of_the_five(on_table: Table) -> Optional[int]:
    """Where the five of spades lies, on the screen and in the game."""
    assert on_table.view.position == on_table.position
    return next(number for number, column in enumerate(on_table.position.columns) if "5S" in map(str, column))


def switch_automatic_placement(on_table: Table) -> None:
    """Automatic placement goes on, and the five of spades is lifted again."""
    on_table.controller.change(automatic_placement=True)
    on_table.controller.lift(0, 1)


# Marks

def test_while_cards_are_dragged_the_columns_that_can_take_them_are_marked(five_of_spades: Table) -> None:
    assert five_of_spades.view.marks == Marks(targets=[1, 2, 4])


def test_a_dragged_group_is_not_shown_as_selected(five_of_spades: Table) -> None:
    five_of_spades.controller.aim([1])
    assert five_of_spades.view.marks.selected is None


def test_the_selection_is_over_when_something_is_dragged() -> None:
    on_table = table()
    on_table.lay(*COLUMNS)
    on_table.controller.click(1, 1)
    on_table.controller.lift(0, 1)
    assert on_table.view.marks == Marks(targets=[1, 2, 4])


@pytest.mark.parametrize("over, chosen", [([1], 1), ([1, 2], 1), ([2, 1], 2), ([3, 2], 2), ([4, 3], 4), ([3], None),
                                          ([0], None), ([0, 1], None), ([5, 6], None), ([], None)])
def test_the_column_to_which_a_drop_would_go_is_marked_more_strongly(
        five_of_spades: Table, over: List[int], chosen: Optional[int]) -> None:
    five_of_spades.controller.aim(over)
    assert five_of_spades.view.marks == Marks(targets=[1, 2, 4], chosen=chosen)


@pytest.mark.parametrize("over, chosen", [([1], 2), ([2, 1], 2), ([3], 2), ([9, 8], 2), ([], 2), ([0], None),
                                          ([0, 1], None)])
def test_with_automatic_placement_the_best_column_is_marked_more_strongly(
        five_of_spades: Table, over: List[int], chosen: Optional[int]) -> None:
    switch_automatic_placement(five_of_spades)
    five_of_spades.controller.aim(over)
    assert five_of_spades.view.marks == Marks(targets=[1, 2, 4], chosen=chosen)


def test_with_automatic_placement_the_drop_is_marked_where_no_column_is_best() -> None:
    on_table = table()
    on_table.controller.change(automatic_placement=True)
    on_table.lay("5S", "9H", "", "")
    on_table.controller.lift(0, 1)
    on_table.controller.aim([3])
    assert on_table.view.marks.chosen == 3


def test_without_placement_help_nothing_is_marked(five_of_spades: Table) -> None:
    five_of_spades.controller.change(placement_help=False)
    five_of_spades.controller.lift(0, 1)
    five_of_spades.controller.aim([1])
    assert five_of_spades.view.marks == Marks()


@pytest.mark.parametrize("over", [[1], [0], [3], []])
def test_after_a_drop_nothing_is_marked(five_of_spades: Table, over: List[int]) -> None:
    five_of_spades.controller.aim(over)
    five_of_spades.controller.drop(over)
    assert five_of_spades.view.marks == Marks()


@pytest.mark.parametrize("command", ["let_go", "undo", "restart"])
def test_when_a_drag_is_ended_otherwise_nothing_stays_marked(five_of_spades: Table, command: str) -> None:
    five_of_spades.controller.aim([1])
    getattr(five_of_spades.controller, command)()
    assert five_of_spades.view.marks == Marks()


# Where a drop goes

@pytest.mark.parametrize("over, column", [
    ([1], 1), ([2], 2), ([4], 4),
    ([1, 2], 1), ([2, 1], 2), ([4, 3], 4),
    # What can take the card comes before what cannot, however little of it is covered.
    ([3, 2], 2), ([3, 4], 4), ([5, 4], 4),
])
def test_a_drop_goes_to_the_most_overlapped_column_that_takes_it(
        five_of_spades: Table, over: List[int], column: int) -> None:
    five_of_spades.controller.drop(over)
    assert column_of_the_five(five_of_spades) == column
    assert five_of_spades.view.reminder is None


@pytest.mark.parametrize("over", [[0], [0, 1], []])
def test_over_its_own_column_or_outside_a_drop_goes_home_without_a_word(five_of_spades: Table, over: List[int]) -> None:
    five_of_spades.controller.drop(over)
    assert column_of_the_five(five_of_spades) == 0
    assert five_of_spades.view.reminder is None
    assert not five_of_spades.controller.game.can_undo


@pytest.mark.parametrize("over, reason", [
    ([3], Refusal.WRONG_RANK), ([5, 6], Refusal.WRONG_RANK), ([9], Refusal.TARGET_IS_ACE), ([9, 8], Refusal.TARGET_IS_ACE),
])
def test_a_drop_that_nothing_takes_goes_home_with_the_rule_of_the_column_aimed_at(
        five_of_spades: Table, over: List[int], reason: Refusal) -> None:
    five_of_spades.controller.drop(over)
    assert column_of_the_five(five_of_spades) == 0
    assert five_of_spades.view.reminder is reason
    assert not five_of_spades.controller.game.can_undo


@pytest.mark.parametrize("over", [[1], [2], [3], [4, 3], [9], []])
def test_with_automatic_placement_a_drop_goes_to_the_best_column_from_anywhere(
        five_of_spades: Table, over: List[int]) -> None:
    switch_automatic_placement(five_of_spades)
    five_of_spades.controller.drop(over)
    assert column_of_the_five(five_of_spades) == 2
    assert five_of_spades.view.reminder is None


@pytest.mark.parametrize("over", [[0], [0, 1]])
def test_with_automatic_placement_a_drop_where_it_came_from_goes_home(five_of_spades: Table, over: List[int]) -> None:
    switch_automatic_placement(five_of_spades)
    five_of_spades.controller.drop(over)
    assert column_of_the_five(five_of_spades) == 0
    assert not five_of_spades.controller.game.can_undo


def test_with_automatic_placement_and_no_best_column_the_drop_counts() -> None:
    on_table = table()
    on_table.controller.change(automatic_placement=True)
    on_table.lay("5S", "9H", "", "")
    on_table.controller.lift(0, 1)
    on_table.controller.drop([3])
    assert column_of_the_five(on_table) == 3


@pytest.mark.parametrize("over, reason", [([], None), ([1], Refusal.WRONG_RANK)])
def test_with_automatic_placement_and_no_best_column_a_drop_that_is_not_allowed_goes_home(
        over: List[int], reason: Optional[Refusal]) -> None:
    on_table = table()
    on_table.controller.change(automatic_placement=True)
    on_table.lay("5S", "9H", "")
    on_table.controller.lift(0, 1)
    on_table.controller.drop(over)
    assert column_of_the_five(on_table) == 0
    assert on_table.view.reminder is reason


@pytest.mark.parametrize("on", [True, False])
def test_switching_automatic_placement_during_a_drag_moves_nothing(five_of_spades: Table, on: bool) -> None:
    if not on:
        switch_automatic_placement(five_of_spades)
    five_of_spades.controller.aim([1])
    five_of_spades.controller.change(automatic_placement=on)
    five_of_spades.controller.drop([1])
    assert column_of_the_five(five_of_spades) == 0
    assert five_of_spades.view.marks == Marks()
    assert not five_of_spades.controller.game.can_undo


def test_a_dropped_group_moves_whole() -> None:
    on_table = table()
    on_table.lay("9D 7S 6S 5S", "8H")
    on_table.controller.lift(0, 3)
    on_table.controller.drop([1])
    assert [str(card) for card in on_table.position.columns[1]] == ["8H", "7S", "6S", "5S"]


def test_a_drop_that_completes_a_run_removes_it() -> None:
    on_table = table()
    on_table.lay("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "9D AS")
    on_table.controller.lift(1, 1)
    on_table.controller.drop([0])
    assert on_table.view.position == on_table.position
    assert (len(on_table.position.removed), on_table.position.score) == (1, 599)


def test_a_drop_without_a_drag_does_nothing() -> None:
    on_table = table()
    on_table.lay(*COLUMNS)
    on_table.controller.drop([1])
    assert column_of_the_five(on_table) == 0


def test_a_second_drop_does_nothing(five_of_spades: Table) -> None:
    five_of_spades.controller.drop([1])
    five_of_spades.controller.drop([4])
    assert column_of_the_five(five_of_spades) == 1


# Lifting

@pytest.mark.parametrize("column, count, reason", [
    (0, 2, Refusal.NOT_DESCENDING), (1, 2, Refusal.MIXED_SUITS), (2, 1, Refusal.NOTHING_THERE),
])
def test_what_may_not_be_lifted_stays_and_the_rule_is_named(column: int, count: int, reason: Refusal) -> None:
    on_table = table()
    on_table.lay("9D 5S", "6H 5S", "")
    assert on_table.controller.may_lift(column, count) is False
    assert on_table.controller.lift(column, count) is False
    assert on_table.view.reminder is reason
    assert on_table.view.marks == Marks()
    on_table.controller.drop([3])
    assert not on_table.controller.game.can_undo


def test_a_second_drag_puts_the_first_one_back(five_of_spades: Table) -> None:
    assert five_of_spades.controller.lift(1, 1)
    five_of_spades.controller.drop([4])
    assert five_of_spades.controller.game.to_record()["moves"] == [Move(1, 1, 4)]
    assert column_of_the_five(five_of_spades) == 0


def test_letting_go_shows_the_cards_at_home_again(five_of_spades: Table) -> None:
    five_of_spades.view.position = None
    five_of_spades.controller.let_go()
    assert column_of_the_five(five_of_spades) == 0


# Reminders

def test_without_interactive_rules_nothing_is_explained(five_of_spades: Table) -> None:
    controller = five_of_spades.controller
    controller.change(interactive_rules=False)
    controller.lift(0, 1)
    controller.drop([3])
    controller.lift(0, 2)
    controller.double_click(9, 5)
    controller.click(0, 2)
    controller.click(0, 1)
    controller.click(3, 1)
    assert five_of_spades.view.reminder is None
    assert column_of_the_five(five_of_spades) == 0
