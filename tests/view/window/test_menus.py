"""The menus: what they offer, what is greyed, what is ticked, and that each entry does its command."""
from __future__ import annotations

import tkinter
from typing import Any, Dict, Tuple

import pytest
from driver import CONTROL, EXAMPLE, deal_anew, dialog_texts, drag_move, key, pump, timers
from invariant import assert_invariant

from simplesimon.model import Move
from simplesimon.words import Words

FIRST_MOVE = Move(0, 1, 1)
words = Words("en")


def entries(program: Any) -> Dict[str, Tuple[tkinter.Menu, int]]:
    """Every entry of every menu by its label."""
    found = {}

    def walk(menu: tkinter.Menu) -> None:
        for index in range(int(menu.index("end") or 0) + 1):
            if menu.type(index) == "separator":
                continue
            if menu.type(index) == "cascade":
                walk(program.root.nametowidget(menu.entrycget(index, "menu")))
            else:
                found[str(menu.entrycget(index, "label"))] = menu, index

    walk(program.root.nametowidget(program.root.cget("menu")))
    return found


def label(name: str) -> str:
    return words(name).replace("&", "")


def choose(program: Any, name: str) -> None:
    menu, index = entries(program)[label(name)]
    menu.invoke(index)
    program.root.update()


def greyed(program: Any) -> Dict[str, bool]:
    states = {}
    for name in ("undo", "redo", "restart", "new_game", "copy_code", "enter_code", "paste_code", "quit"):
        menu, index = entries(program)[label(f"command.{name}")]
        states[name] = menu.entrycget(index, "state") == "disabled"
    return states


def ticked(program: Any, name: str) -> bool:
    menu, index = entries(program)[label(f"setting.{name}")]
    variable = menu.entrycget(index, "variable")
    on = menu.entrycget(index, "onvalue" if menu.type(index) == "checkbutton" else "value")
    return bool(program.root.getvar(str(variable)) == on)


def test_what_cannot_be_done_is_greyed_and_nothing_else(program: Any) -> None:
    nothing = {name: False for name in greyed(program)}
    assert greyed(program) == {**nothing, "undo": True, "redo": True, "restart": True}
    drag_move(program.board, FIRST_MOVE)
    assert greyed(program) == {**nothing, "redo": True}
    key(program.root, "z", CONTROL)
    assert greyed(program) == {**nothing, "undo": True}
    key(program.root, "y", CONTROL)
    assert greyed(program) == {**nothing, "redo": True}
    program.controller.game.restart()
    deal_anew(program, EXAMPLE)
    assert greyed(program) == {**nothing, "undo": True, "redo": True, "restart": True}


def test_undo_and_redo_by_the_menu(program: Any) -> None:
    deal = program.board.position
    drag_move(program.board, FIRST_MOVE)
    after = program.board.position
    choose(program, "command.undo")
    assert program.board.position == deal
    choose(program, "command.redo")
    assert program.board.position == after
    assert_invariant(program)


@pytest.mark.parametrize("name", ["double_click", "automatic_placement", "placement_help", "interactive_rules"])
def test_a_tick_follows_its_setting_and_the_setting_follows_its_tick(program: Any, name: str) -> None:
    before = getattr(program.controller.settings, name)
    assert ticked(program, name) == before
    choose(program, f"setting.{name}")
    assert getattr(program.controller.settings, name) is not before
    assert ticked(program, name) is not before
    program.controller.change(**{name: before})
    assert ticked(program, name) == before


@pytest.mark.parametrize("motion", ["normal", "fast", "off"])
def test_the_pace_of_motion_is_chosen_from_the_menu(program: Any, motion: str) -> None:
    choose(program, f"setting.motion.{motion}")
    assert program.controller.settings.motion == motion
    assert [name for name in ("normal", "fast", "off") if ticked(program, f"motion.{name}")] == [motion]


@pytest.mark.parametrize("name, title", [("new_game", "new_game.title"), ("enter_code", "code.title"),
                                         ("reset_settings", "reset_settings.title")])
def test_an_entry_with_an_ellipsis_opens_its_dialog(program: Any, name: str, title: str) -> None:
    assert label(f"command.{name}").endswith("…")
    choose(program, f"command.{name}")
    assert words(title) in dialog_texts(program.root)


def test_the_code_is_copied_by_the_menu(program: Any) -> None:
    program.root.clipboard_clear()
    choose(program, "command.copy_code")
    assert program.root.clipboard_get() == EXAMPLE


def test_shortcuts_stand_beside_their_commands(program: Any) -> None:
    if program.root.tk.call("tk", "windowingsystem") == "aqua":
        pytest.skip("macOS writes them in its own way")
    shown = {
        name: str(menu.entrycget(index, "accelerator"))
        for name in ("new_game", "restart", "undo", "redo", "copy_code", "paste_code", "quit", "full_screen")
        for menu, index in [entries(program)[label(f"command.{name}")]]
    }
    assert shown == {
        "new_game": "Ctrl+N", "restart": "Ctrl+R", "undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z", "copy_code": "Ctrl+C",
        "paste_code": "Ctrl+V", "quit": "Ctrl+Q", "full_screen": "F11",
    }


def test_no_two_entries_of_a_menu_have_the_same_access_key(program: Any) -> None:
    menus: Dict[str, list] = {}  # type: ignore[type-arg]
    for text, (menu, index) in entries(program).items():
        underline = int(menu.entrycget(index, "underline"))
        if underline >= 0:
            menus.setdefault(str(menu), []).append(text[underline].lower())
    for keys in menus.values():
        assert len(keys) == len(set(keys))


def test_the_menus_can_be_rebuilt_from_one_of_their_own_entries(program: Any) -> None:
    choose(program, "setting.table.blue")
    choose(program, "setting.language.id")
    assert program.root.title() == f"Simple Simon – {EXAMPLE}"
    program.controller.change(language="en", table="green")
    pump(program.root, lambda: not timers(program.root))
    assert_invariant(program)


def test_settings_that_come_and_go_leave_no_commands_behind(program: Any) -> None:
    def commands() -> int:
        pump(program.root, lambda: not timers(program.root))
        return int(program.root.tk.eval("llength [info commands]"))

    counts = []
    for _ in range(3):
        for settings in ({"table": "dark"}, {"language": "id"}, {"table": "green"}, {"language": "en"}):
            program.controller.change(**settings)
        counts.append(commands())
    assert counts[1] == counts[2]
