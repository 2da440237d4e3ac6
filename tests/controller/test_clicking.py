"""Clicking a group and then a column, and double-clicking."""
from __future__ import annotations

import pytest
from null_view import Table, table
from positions import moves_of_the_example

from simplesimon.model import Move, Refusal
from simplesimon.view.marks import Group, Marks


@pytest.fixture
def on_table() -> Table:
    """The five of spades can go to columns 1, 2 (the best) and 4 (empty); nothing can go on column 5."""
    started = table()
    started.lay("9C 6S 5S", "6H", "7S 6S", "9D", "", "AS", "KH", "KD", "KC", "QH JS")
    return started


# Clicks

def test_a_click_selects_a_group_and_marks_the_columns_that_can_take_it(on_table: Table) -> None:
    on_table.controller.click(0, 1)
    assert on_table.view.marks == Marks(selected=Group(0, 1), targets=[1, 2, 4])


def test_without_placement_help_a_selected_group_is_still_marked_itself(on_table: Table) -> None:
    on_table.controller.change(placement_help=False)
    on_table.controller.click(0, 1)
    assert on_table.view.marks == Marks(selected=Group(0, 1))


def test_a_click_on_a_column_moves_the_selected_group_there(on_table: Table) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.click(1, 1)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 1, 1)]
    assert on_table.view.position == on_table.position
    assert on_table.view.marks == Marks()


@pytest.mark.parametrize("count", [0, 1, 2])
def test_it_does_not_matter_where_in_the_column_the_click_is(on_table: Table, count: int) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.click(2, count)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 1, 2)]


def test_a_click_on_an_empty_column_moves_the_selected_group_there(on_table: Table) -> None:
    on_table.controller.click(0, 2)
    on_table.controller.click(4, 0)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 2, 4)]


def test_clicks_go_where_they_are_told_with_automatic_placement_too(on_table: Table) -> None:
    on_table.controller.change(automatic_placement=True)
    on_table.controller.click(0, 1)
    on_table.controller.click(1, 1)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 1, 1)]


@pytest.mark.parametrize("count", [0, 1])
def test_a_second_click_on_the_group_or_beneath_it_lets_go(on_table: Table, count: int) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.click(0, count)
    assert on_table.view.marks == Marks()
    assert on_table.view.reminder is None
    on_table.controller.click(1, 0)
    assert not on_table.controller.game.can_undo


def test_a_click_higher_up_in_the_column_selects_the_larger_group(on_table: Table) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.click(0, 2)
    assert on_table.view.marks == Marks(selected=Group(0, 2), targets=[4])


def test_a_click_on_a_column_that_does_not_take_the_group_lets_go_and_names_the_rule(on_table: Table) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.click(5, 1)
    assert on_table.view.reminder is Refusal.TARGET_IS_ACE
    assert on_table.view.marks == Marks()
    assert not on_table.controller.game.can_undo


@pytest.mark.parametrize("column, count, reason", [(0, 3, Refusal.NOT_DESCENDING), (9, 2, Refusal.MIXED_SUITS)])
def test_a_click_on_what_cannot_be_lifted_names_the_rule(on_table: Table, column: int, count: int, reason: Refusal) -> None:
    on_table.controller.click(column, count)
    assert on_table.view.reminder is reason
    assert on_table.view.marks == Marks()


@pytest.mark.parametrize("column, count", [(4, 0), (0, 0)])
def test_a_click_where_no_card_is_says_and_selects_nothing(on_table: Table, column: int, count: int) -> None:
    on_table.controller.click(column, count)
    assert on_table.view.reminder is None
    assert on_table.view.marks == Marks()


def test_letting_go_ends_the_selection(on_table: Table) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.let_go()
    assert on_table.view.marks == Marks()
    on_table.controller.click(1, 1)
    assert on_table.view.marks.selected == Group(1, 1)


# Double clicks

def test_a_double_click_sends_the_group_to_the_best_column(on_table: Table) -> None:
    on_table.controller.double_click(0, 1)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 1, 2)]
    assert on_table.view.position == on_table.position


def test_a_double_click_takes_all_cards_below_the_touched_one(on_table: Table) -> None:
    on_table.controller.double_click(0, 2)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 2, 4)]


def test_a_double_click_leaves_no_selection_of_its_first_click(on_table: Table) -> None:
    on_table.controller.click(0, 1)
    on_table.controller.double_click(0, 1)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 1, 2)]
    assert on_table.view.marks == Marks()


def test_a_double_click_that_finds_no_column_says_so(on_table: Table) -> None:
    on_table.lay("9C 5S", "7S", "KD", "KC", "KH", "KS", "KS", "KS", "KS", "AS")
    on_table.controller.double_click(0, 1)
    assert on_table.view.reminder is Refusal.NOWHERE_TO_GO
    assert on_table.view.marks == Marks()
    assert not on_table.controller.game.can_undo


def test_a_double_click_does_not_move_a_whole_column_to_an_empty_one(on_table: Table) -> None:
    on_table.lay("5S")
    on_table.controller.double_click(0, 1)
    assert on_table.view.reminder is Refusal.NOWHERE_TO_GO
    assert not on_table.controller.game.can_undo


@pytest.mark.parametrize("column, count, reason", [(0, 3, Refusal.NOT_DESCENDING), (9, 2, Refusal.MIXED_SUITS)])
def test_a_double_click_on_what_cannot_be_lifted_names_the_rule(
        on_table: Table, column: int, count: int, reason: Refusal) -> None:
    on_table.controller.double_click(column, count)
    assert on_table.view.reminder is reason
    assert not on_table.controller.game.can_undo


def test_switched_off_a_double_click_is_two_clicks(on_table: Table) -> None:
    on_table.controller.change(double_click=False)
    on_table.controller.click(0, 1)
    on_table.controller.double_click(0, 1)
    assert not on_table.controller.game.can_undo
    assert on_table.view.marks == Marks()


def test_switched_off_a_double_click_can_be_the_second_click_of_a_move(on_table: Table) -> None:
    on_table.controller.change(double_click=False)
    on_table.controller.click(0, 1)
    on_table.controller.double_click(1, 1)
    assert on_table.controller.game.to_record()["moves"] == [Move(0, 1, 1)]


@pytest.mark.parametrize("how", ["double click", "click"])
def test_a_run_that_is_completed_is_removed_and_the_last_one_wins(how: str) -> None:
    on_table = table()
    for move in moves_of_the_example()[:-1]:
        assert on_table.controller.game.play(move) is None
    source, count, target = moves_of_the_example()[-1]
    if how == "click":
        on_table.controller.click(source, count)
        on_table.controller.click(target, 1)
    else:
        on_table.controller.double_click(source, count)
    assert on_table.view.position is not None
    assert (on_table.view.position.won, on_table.view.position.score) == (True, 851)
