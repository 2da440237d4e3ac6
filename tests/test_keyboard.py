"""Play by keys alone, in a real window."""
from __future__ import annotations

from typing import Any, Dict, List

import pytest
from driver import SHIFT, key
from invariant import assert_invariant
from positions import moves_of_the_example

from simplesimon.words import LANGUAGES, Words

english = Words("en")


def column_key(column: int) -> str:
    return str((column + 1) % 10)


def move_by_keys(program: Any, source: int, count: int, target: int) -> None:
    key(program.root, column_key(source))
    for _ in range(count - 1):
        key(program.root, "Up")
    key(program.root, "space")
    key(program.root, column_key(target))
    key(program.root, "Return")


def status_texts(program: Any) -> List[str]:
    """What the labels of the status line say."""
    bar = program.root.winfo_children()
    return [str(label.cget("text")) for frame in bar if frame.winfo_class() == "Frame"
            for label in frame.winfo_children() if label.winfo_class() == "Label"]


@pytest.fixture
def still_program(open_program: Any) -> Any:
    """The program with the deal of the worked example, motion off."""
    program = open_program("SS1-S1-AAAAABD")
    program.controller.change(motion="off", language="en")
    return program


def test_the_example_is_won_by_keys_alone(still_program: Any) -> None:
    for move in moves_of_the_example():
        move_by_keys(still_program, *move)
    position = still_program.board.position
    assert (position.won, position.moves, position.score) == (True, 49, 851)
    texts = [still_program.board.canvas.itemcget(item, "text") for item in still_program.board.canvas.find_withtag("victory")
             if still_program.board.canvas.type(item) == "text"]
    assert english("victory.title") in texts


def test_the_status_line_says_what_the_cursor_is_on_and_what_is_lifted(still_program: Any) -> None:
    key(still_program.root, "1")
    assert "4 of spades, column 1" in status_texts(still_program)
    key(still_program.root, "space")
    assert "Lifted: 4 of spades, column 1" in status_texts(still_program)
    key(still_program.root, "Right")
    assert "Lifted: 4 of spades, column 1 – now at: 5 of spades, column 2" in status_texts(still_program)


def test_a_part_of_a_group_is_taken_by_fewer_and_more(still_program: Any) -> None:
    still_program.controller.click(0, 1)
    still_program.controller.click(1, 0)
    key(still_program.root, "2")
    key(still_program.root, "space")
    key(still_program.root, "plus")
    assert "Lifted: 5 of spades, group of 2, column 2 – now at: 4 of spades, column 2" in status_texts(still_program)
    key(still_program.root, "minus")
    assert "Lifted: 4 of spades, column 2" in status_texts(still_program)
    key(still_program.root, "Escape")
    assert_no_group_is_lifted(still_program)


def assert_no_group_is_lifted(program: Any) -> None:
    assert not any(text.startswith("Lifted") for text in status_texts(program))


def test_a_group_is_sent_to_the_best_column_unless_that_is_switched_off(still_program: Any) -> None:
    still_program.controller.change(double_click=False)
    key(still_program.root, "1")
    key(still_program.root, "Return", SHIFT)
    assert still_program.board.position.moves == 0
    still_program.controller.change(double_click=True)
    key(still_program.root, "Return", SHIFT)
    assert still_program.board.position.moves == 1


def test_the_cursor_goes_away_when_the_mouse_lifts(still_program: Any) -> None:
    from driver import press, move, release, touch_point
    key(still_program.root, "1")
    start = touch_point(still_program.board, 0, 1)
    press(still_program.board.canvas, start)
    move(still_program.board.canvas, (start[0] + 40, start[1] + 40))
    release(still_program.board.canvas, start)
    still_program.board.settle()
    assert_invariant(still_program)


def _entries(menu: Any) -> Dict[str, Any]:
    """The labels of a menu and of its submenus, and for each how it is invoked."""
    found: Dict[str, Any] = {}
    last = menu.index("end")
    for index in range(0 if last is None else last + 1):
        kind = menu.type(index)
        if kind == "cascade":
            submenu = menu.nametowidget(menu.entrycget(index, "menu"))
            found[menu.entrycget(index, "label")] = None
            found.update(_entries(submenu))
        elif kind != "separator":
            found[menu.entrycget(index, "label")] = (menu, index)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_opened_and_the_game_goes_on_through_the_menus_of_each_language(
    still_program: Any, language: str
) -> None:
    still_program.controller.change(language=language)
    words = Words(language)
    bar = still_program.root.nametowidget(still_program.root.cget("menu"))
    entries = _entries(bar)
    for name in ("new_game", "undo", "example", "keys", "about", "how_to_play"):
        text = words(f"command.{name}").replace("&", "")
        assert text in entries, text
    move_by_keys(still_program, *moves_of_the_example()[0])
    menu, index = entries[words("command.undo").replace("&", "")]
    menu.invoke(index)
    assert still_program.board.position.moves == 0
    menu, index = entries[words("command.example").replace("&", "")]
    menu.invoke(index)
    still_program.root.update()
    titles = [child.title() for child in still_program.root.winfo_children() if child.winfo_class() == "Toplevel"]
    assert words("example.title", code="SS1-S1-AAAAABD") in titles
    still_program.controller.change(table="blue")
    still_program.root.update()
    assert not [child for child in still_program.root.winfo_children() if child.winfo_class() == "Toplevel"]
