"""Whatever is done while cards are dragged ends the drag first."""
from __future__ import annotations

from typing import Any

import pytest
from null_view import Table, table
from positions import moves_of_the_example

from simplesimon.commands import OPTIONS, commands
from simplesimon.keyboard import Keyboard
from simplesimon.model import movable_count
from simplesimon.view.marks import Group

COMMANDS = sorted(commands(table().controller, Keyboard(table().controller)))


def dragging() -> Table:
    """A table on which two cards of a group of five are dragged, with moves to undo and one to redo."""
    on_table = table()
    for move in moves_of_the_example()[:46]:
        assert on_table.controller.game.play(move) is None
    on_table.controller.undo()
    assert movable_count(on_table.position, 9) == 5
    assert on_table.controller.lift(9, 2)
    on_table.controller.aim([8])
    assert on_table.view.marks.chosen == 8
    return on_table


def assert_nothing_is_dragged(on_table: Table) -> None:
    """No column is marked as a target, the picture is the position, and a drop moves nothing."""
    assert (on_table.view.marks.targets, on_table.view.marks.chosen) == ((), None)
    assert on_table.view.position == on_table.position
    before = on_table.controller.game.to_record()
    on_table.controller.drop([8, 7, 6, 5, 4, 3])
    assert on_table.controller.game.to_record() == before


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_ends_the_drag_first(name: str) -> None:
    on_table = dragging()
    commands(on_table.controller, Keyboard(on_table.controller))[name].run()
    assert_nothing_is_dragged(on_table)


@pytest.mark.parametrize("name, value", [(option.name, value) for option in OPTIONS.values() for value in option.values])
def test_a_change_of_a_setting_ends_the_drag_first_even_to_what_it_was(name: str, value: Any) -> None:
    on_table = dragging()
    on_table.controller.change(**{name: value})
    assert_nothing_is_dragged(on_table)


def test_the_cursor_of_the_keyboard_ends_the_drag_first() -> None:
    on_table = dragging()
    on_table.controller.point(Group(3, 1))
    assert_nothing_is_dragged(on_table)


@pytest.mark.parametrize("name", ["undo", "redo", "let_go"])
def test_an_undo_a_redo_and_escape_end_a_selection(name: str) -> None:
    on_table = table()
    on_table.controller.click(0, 1)
    assert on_table.view.marks.selected is not None
    commands(on_table.controller, Keyboard(on_table.controller))[name].run()
    assert on_table.view.marks.selected is None
    assert on_table.view.marks.targets == ()
