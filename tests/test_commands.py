"""The table of commands: complete, without clashes, available when there is something to do, and with words."""
from __future__ import annotations

from collections import Counter
from typing import Callable, Dict, List

import pytest
from null_view import NullView, Table, table
from positions import moves_of_the_example

from simplesimon.commands import MENUS, OPTIONS, SEPARATOR, TOOLBAR, Command, Shortcut, commands
from simplesimon.keyboard import Keyboard
from simplesimon.model import Settings
from simplesimon.words import Words

# Only some systems have these, which the app adds: see tests/app/test_desktop.py.
OF_THE_DESKTOP = ("add_to_menu", "remove_from_menu")

ENTRIES = [entry for _, entries in MENUS for entry in entries if entry not in (SEPARATOR, *OF_THE_DESKTOP)]


def commands_of(on_table: Table) -> Dict[str, Command]:
    return commands(on_table.controller, Keyboard(on_table.controller))


def available(on_table: Table) -> List[str]:
    """Which of undo, redo and restart can be done."""
    return [name for name in ("undo", "redo", "restart") if commands_of(on_table)[name].available()]


def play(on_table: Table, count: int) -> None:
    for source, length, target in moves_of_the_example()[:count]:
        on_table.controller.click(source, length)
        on_table.controller.click(target, 0)


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_entry_of_a_menu_is_a_command_or_an_option(entry: str) -> None:
    assert (entry in commands_of(table())) != (entry in OPTIONS)


def test_no_entry_stands_in_the_menus_twice() -> None:
    assert len(ENTRIES) == len(set(ENTRIES))


def test_every_option_stands_in_a_menu() -> None:
    assert set(OPTIONS) <= set(ENTRIES)


def test_the_buttons_of_the_toolbar_are_commands_of_the_menus() -> None:
    assert set(TOOLBAR) <= set(ENTRIES) - set(OPTIONS)


def test_menus_neither_begin_nor_end_with_a_line_nor_have_two_of_them_together() -> None:
    for _, entries in MENUS:
        assert SEPARATOR not in (entries[0], entries[-1])
        assert all(one or other for one, other in zip(entries, entries[1:]))


def test_no_key_does_two_things() -> None:
    keys = Counter(shortcut for command in commands_of(table()).values() for shortcut in command.shortcuts)
    assert [shortcut for shortcut, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("name, shortcuts", [
    ("new_game", [Shortcut("n")]),
    ("undo", [Shortcut("z")]),
    ("redo", [Shortcut("z", shift=True), Shortcut("y")]),
    ("copy_code", [Shortcut("c")]),
    ("paste_code", [Shortcut("v")]),
    ("restart", [Shortcut("r")]),
    ("quit", [Shortcut("q")]),
    ("full_screen", [Shortcut("F11")]),
    ("let_go", [Shortcut("Escape")]),
])
def test_commands_have_the_keys_that_people_expect(name: str, shortcuts: List[Shortcut]) -> None:
    assert list(commands_of(table())[name].shortcuts) == shortcuts


@pytest.mark.parametrize("shortcut, with_modifier", [
    (Shortcut("n"), True), (Shortcut("z", shift=True), True), (Shortcut("F11"), False), (Shortcut("Escape"), False),
    (Shortcut("1"), False), (Shortcut("Left"), False),
])
def test_letters_alone_go_with_the_key_of_the_platform(shortcut: Shortcut, with_modifier: bool) -> None:
    assert shortcut.with_modifier is with_modifier


# When they are available

def test_at_first_there_is_nothing_to_undo_redo_or_restart() -> None:
    assert available(table()) == []


def test_after_a_move_there_is() -> None:
    on_table = table()
    play(on_table, 1)
    assert available(on_table) == ["undo", "restart"]


def test_what_was_undone_can_be_redone_or_forgotten() -> None:
    on_table = table()
    play(on_table, 1)
    on_table.controller.undo()
    assert available(on_table) == ["redo", "restart"]


def test_a_won_game_can_be_undone_and_restarted() -> None:
    on_table = table()
    play(on_table, 49)
    assert on_table.position.won
    assert available(on_table) == ["undo", "restart"]


def test_after_a_restart_or_a_new_deal_there_is_nothing_again() -> None:
    on_table = table()
    play(on_table, 49)
    on_table.controller.restart()
    assert available(on_table) == []
    play(on_table, 49)
    on_table.controller.deal_new_game(2)
    assert available(on_table) == []


def test_all_that_is_in_the_menus_else_can_always_be_done() -> None:
    table_of_commands = commands_of(table())
    always = set(ENTRIES) - set(OPTIONS) - {"undo", "redo", "restart"}
    assert all(table_of_commands[name].available() for name in always)


# What they do

@pytest.mark.parametrize("name, happened", [
    ("new_game", lambda view: view.suits_asked),
    ("enter_code", lambda view: view.codes_asked),
    ("copy_code", lambda view: view.copied == "SS1-S1-AAAAABD"),
    ("statistics", lambda view: view.statistics),
    ("full_screen", lambda view: view.full_screen),
    ("reset_settings", lambda view: view.questions),
    ("quit", lambda view: view.closed),
    ("how_to_play", lambda view: view.shown == ["help"]),
    ("example", lambda view: view.example),
    ("keys", lambda view: view.shown == ["keys"]),
    ("about", lambda view: view.shown == ["about"]),
])
def test_a_command_does_what_its_name_says(name: str, happened: Callable[[NullView], object]) -> None:
    on_table = table()
    assert not happened(on_table.view)
    commands_of(on_table)[name].run()
    assert happened(on_table.view)


@pytest.mark.parametrize("name, value", [(option.name, value) for option in OPTIONS.values() for value in option.values])
def test_every_value_of_an_option_is_a_setting_that_is_kept(name: str, value: object) -> None:
    assert getattr(Settings.from_record({name: value}), name) == value


def test_every_setting_is_an_option_but_the_suits_that_are_asked_for_and_the_place_of_the_window() -> None:
    assert set(Settings._fields) - set(OPTIONS) == {"suits", "window"}


# Their words

@pytest.mark.parametrize("name", sorted(commands_of(table())))
def test_every_command_has_its_words(name: str) -> None:
    words = Words()
    key = "columns" if name.startswith("column_") else name
    assert words(f"command.{key}")
    if name in TOOLBAR:
        assert words(f"tool.{name}")


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_option_and_its_values_have_their_words(name: str) -> None:
    words = Words()
    assert words(f"setting.{name}")
    for value in OPTIONS[name].values:
        assert isinstance(value, bool) or words(f"setting.{name}.{value}")


def test_the_access_keys_of_a_menu_are_different() -> None:
    words = Words()
    menus = [[f"menu.{name}" for name, _ in MENUS]]
    for _, entries in MENUS:
        menus.append([f"setting.{entry}" if entry in OPTIONS else f"command.{entry}" for entry in entries if entry])
    menus += [[f"setting.{option.name}.{value}" for value in option.values]
              for option in OPTIONS.values() if option.values != (True, False)]
    for keys in menus:
        letters = Counter(words(key).partition("&")[2][:1].lower() for key in keys)
        assert letters.most_common(1)[0][1] == 1, keys
