"""The whole program: games won with the mouse, and what is kept between runs."""
from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Callable, List

import pytest
from driver import (
    CONTROL,
    EXAMPLE,
    click,
    dialog_texts,
    double_click,
    drag_move,
    key,
    pump,
    run_for,
    settled,
    touch_point,
)
from invariant import assert_invariant

from simplesimon.app import create
from simplesimon.model import Game, GameCode, Move, best_target, deal, legal_moves
from simplesimon.view.dialogs import open_dialog
from simplesimon.view.window import status

TESTS = Path(__file__).resolve().parent
EXAMPLE_MOVES = [Move(*move) for move in json.loads((TESTS / "data" / "example.json").read_text())["moves"]]
FIRST_MOVE = EXAMPLE_MOVES[0]

OpenProgram = Callable[..., Any]


def victory_texts(program: Any) -> List[str]:
    canvas = program.board.canvas
    items = [item for item in canvas.find_withtag("victory") if canvas.type(item) == "text"]
    return [str(canvas.itemcget(item, "text")) for item in items]


def still(program: Any) -> Any:
    """The program with motion off."""
    program.controller.change(motion="off")
    return program


# Whole games with the mouse


@pytest.mark.whole_game
def test_the_worked_example_is_won_by_dragging(program: Any) -> None:
    still(program)
    for number, move in enumerate(EXAMPLE_MOVES, 1):
        drag_move(program.board, move)
        assert program.board.position.moves == number
        if number % 7 == 0:
            assert_invariant(program)
    texts = victory_texts(program)
    assert program._window.words("victory.title") in texts
    assert any("851" in text and "49" in text for text in texts)
    assert_invariant(program)


@pytest.mark.whole_game
def test_the_worked_example_is_won_in_motion_by_clicks_and_double_clicks(program: Any) -> None:
    program.controller.change(motion="fast")
    board = program.board
    double_clicks = 0
    for move in EXAMPLE_MOVES:
        point = touch_point(board, move.source, move.count)
        if best_target(board.position, move.source, move.count) == move.target:
            double_click(board.canvas, point)
            double_clicks += 1
        else:
            click(board.canvas, point)
            click(board.canvas, touch_point(board, move.target, min(1, len(board.position.columns[move.target]))))
    assert 10 < double_clicks < 49
    assert program.controller.game.to_record()["moves"] == EXAMPLE_MOVES
    assert program.board.position.won
    pump(program.root, lambda: bool(victory_texts(program)))
    assert_invariant(program)


# Kept between runs


def test_the_first_start_deals_one_suit_and_asks_nothing(open_program: OpenProgram) -> None:
    program = open_program()
    assert program.controller.game.code.suits == 1
    assert program.board.position == deal(program.controller.game.code)
    assert open_dialog(program.root) is None
    assert_invariant(program)


def test_closing_and_starting_again_resumes_the_game_with_its_undo_list(open_program: OpenProgram) -> None:
    program = still(open_program(EXAMPLE))
    for move in EXAMPLE_MOVES[:8]:
        drag_move(program.board, move)
    key(program.root, "z", CONTROL)
    position = program.board.position
    program.close()

    again = open_program()
    assert again.board.position == position
    assert again.controller.game.can_redo
    assert_invariant(again)
    for _ in range(7):
        key(again.root, "z", CONTROL)
    assert again.board.position == deal(GameCode.parse(EXAMPLE))
    assert not again.controller.game.can_undo
    assert_invariant(again)


def test_settings_are_kept(open_program: OpenProgram) -> None:
    program = open_program(EXAMPLE)
    program.controller.change(motion="fast", double_click=False)
    program.close()
    again = open_program()
    assert (again.controller.settings.motion, again.controller.settings.double_click) == ("fast", False)


def test_settings_that_were_reset_stay_so(open_program: OpenProgram) -> None:
    program = open_program(EXAMPLE)
    program.controller.change(motion="fast", suits=4)
    program.controller.reset_settings()
    settled(program.root)
    press_button(program, "reset_settings.leave")
    program.close()
    again = open_program()
    assert (again.controller.settings.motion, again.controller.settings.suits) == ("normal", 1)


def press_button(program: Any, label: str) -> None:
    """Presses the button of the open dialog that has this text."""
    dialog = open_dialog(program.root)
    assert dialog is not None
    widgets: List[Any] = list(dialog.window.winfo_children())
    for widget in widgets:
        widgets += widget.winfo_children()
        if widget.winfo_class() == "TButton" and widget.cget("text") == program._window.words(label).replace("&", ""):
            widget.invoke()
            program.root.update()
            return
    raise AssertionError(f"no button {label}")


def test_the_code_of_the_saved_game_resumes_it(open_program: OpenProgram) -> None:
    program = still(open_program(EXAMPLE))
    drag_move(program.board, FIRST_MOVE)
    program.close()
    again = open_program(EXAMPLE.lower())
    assert again.board.position.moves == 1
    assert open_dialog(again.root) is None


def test_another_code_asks_before_a_game_with_moves_is_left(open_program: OpenProgram) -> None:
    program = still(open_program(EXAMPLE))
    drag_move(program.board, FIRST_MOVE)
    program.close()

    again = open_program("SS1-S4-AAAAABD")
    run_for(again.root, 0.1)
    dialog = open_dialog(again.root)
    assert dialog is not None and again._window.words("abandon.title") in dialog_texts(again.root)
    order = [str(window) for window in again.root.tk.splitlist(again.root.tk.call("wm", "stackorder", "."))]
    assert order[-1] == str(dialog.window), "the question lies under the window"
    dialog.window.focus_force()
    settled(again.root)
    key(again.root, "Return")
    assert (str(again.controller.game.code), again.board.position.moves) == (EXAMPLE, 1)
    assert_invariant(again)


def test_another_code_replaces_a_game_without_moves(open_program: OpenProgram) -> None:
    open_program(EXAMPLE).close()
    again = open_program("SS1-S4-AAAAABD")
    assert str(again.controller.game.code) == "SS1-S4-AAAAABD"
    assert open_dialog(again.root) is None


def test_150_moves_are_resumed_with_exactly_100_undos_from_a_small_file(
    open_program: OpenProgram, own_folders: Path
) -> None:
    program = open_program(EXAMPLE)
    game = program.controller.game
    chance = random.Random(1)
    while game.position.moves < 150:
        game.play(chance.choice(legal_moves(game.position)))
    program.controller.undo()
    program.controller.redo()
    program.close()
    assert (own_folders / "game.json").stat().st_size < 100_000
    program = still(open_program())
    for _ in range(100):
        key(program.root, "z", CONTROL)
    assert program.board.position.moves == 50
    key(program.root, "z", CONTROL)
    assert program.board.position.moves == 50
    assert_invariant(program)


def test_a_saved_game_that_tells_nothing_but_the_game_is_resumed(
    open_program: OpenProgram, own_folders: Path
) -> None:
    game = Game(GameCode.parse(EXAMPLE))
    game.play(FIRST_MOVE)
    own_folders.mkdir()
    (own_folders / "game.json").write_text(json.dumps(game.to_record()))
    program = open_program()
    assert program.board.position == game.position
    assert not list(own_folders.glob("*damaged*"))


# Damaged files

IMPOSSIBLE_GAME = b'{"code": "SS1-S1-AAAAABD", "moves": [[0, 1, 9]], "undone": [], "undoable": 1, "format": 1}'

DAMAGED = {
    "an empty game": ("game", b""), "a cut game": ("game", b'{"code": "SS1-S1-AA'), "no game": ("game", b"null"),
    "an impossible game": ("game", IMPOSSIBLE_GAME), "a nested game": ("game", b"[" * 100_000),
    "empty settings": ("settings", b""), "settings of another encoding": ("settings", "{}".encode("utf-16")),
}


@pytest.mark.parametrize("name, content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_set_aside_and_said_and_play_goes_on(
    open_program: OpenProgram, own_folders: Path, name: str, content: bytes
) -> None:
    own_folders.mkdir()
    (own_folders / f"{name}.json").write_bytes(content)
    program = still(open_program())
    (kept,) = own_folders.glob(f"{name}-damaged*")
    assert kept.read_bytes() == content
    pump(program.root, lambda: kept.name in " ".join(status_texts(program)))
    drag_move(program.board, Move(*legal_moves(program.board.position)[0]))
    assert program.board.position.moves == 1
    assert_invariant(program)


def test_two_damaged_files_are_both_named(
    open_program: OpenProgram, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "SECONDS", 0.2)
    own_folders.mkdir()
    for name in ("game", "settings"):
        (own_folders / f"{name}.json").write_bytes(b"{")
    program = open_program()
    said = set()

    def both_said() -> bool:
        said.update(status_texts(program))
        return all(any(f"{name}-damaged" in text for text in said) for name in ("game", "settings"))

    pump(program.root, both_said, seconds=2.0)


def status_texts(program: Any) -> List[str]:
    texts = []
    widgets = list(program.root.winfo_children())
    for widget in widgets:
        widgets += widget.winfo_children()
        if widget.winfo_class() == "Label":
            texts.append(str(widget.cget("text")))
    return texts


def test_a_code_typed_into_a_new_program_gives_the_shown_deal(open_program: OpenProgram, tmp_path: Path) -> None:
    first = open_program()
    first.controller.deal_new_game(4)
    code, position = str(first.controller.game.code), first.board.position
    first.close()
    second = open_program(data_dir=tmp_path / "elsewhere")
    second.controller.enter_code()
    settled(second.root)
    entry = second.root.focus_get()
    entry.delete(0, "end")
    entry.insert(0, f" {code.lower()}\t")
    key(second.root, "Return")
    assert second.board.position == position


def test_the_folder_for_files_is_the_one_that_the_environment_names(display: None, own_folders: Path) -> None:
    program = create(code=EXAMPLE)
    program.close()
    assert (own_folders / "game.json").exists()
