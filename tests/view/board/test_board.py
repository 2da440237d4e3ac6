"""The table shows the position, whatever led to it, and neither grows nor loses anything."""
from __future__ import annotations

import random
from typing import Any, Dict

import pytest
from driver import arrange, deal_anew, drag_move, move, press, pump, run_for, timers, touch_point
from invariant import assert_invariant, assert_nothing_held

from simplesimon.model import Move, legal_moves
from simplesimon.view.board import board as board_module, slices

POSITIONS = 55
REPETITIONS = 24
RESIZES = 6
DRAGS = 40

FOUR_ALMOST_RUNS = ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"] * 4 + ["AS"] * 4 + ["", ""]


def act_at_random(program: Any, chance: random.Random) -> None:
    """A move, mostly; else an undo, a redo, a restart or a new deal."""
    controller = program.controller
    action = chance.choices(["move", "undo", "redo", "restart", "deal"], [12, 3, 2, 0.3, 0.3])[0]
    if action == "undo":
        controller.undo()
    elif action == "redo":
        controller.redo()
    elif action == "restart":
        controller.game.restart()
        program.board.show(controller.game.position)
    elif action == "deal":
        deal_anew(program, f"SS1-S{chance.choice([1, 2, 4])}-" + "".join(chance.choices("ABCXYZ", k=7)))
    else:
        moves = legal_moves(controller.game.position)
        if moves:
            source, count, target = chance.choice(moves)
            controller.click(source, count)
            controller.click(target, 0)


@pytest.mark.parametrize("motion", ["off", "fast", "normal"])
def test_the_picture_equals_the_position_after_any_action(program: Any, motion: str) -> None:
    chance = random.Random(7)
    program.controller.change(motion=motion)
    for number in range(POSITIONS // 3 + 1):
        for _ in range(chance.randint(1, 4)):
            act_at_random(program, chance)
        if number % 10 == 0:
            pump(program.root, lambda: not timers(program.root))
        program.board.settle()
        assert_invariant(program)


def test_the_picture_equals_the_position_after_actions_in_mid_flight(program: Any) -> None:
    chance = random.Random(8)
    program.controller.change(motion="normal")
    for _ in range(POSITIONS // 3 + 1):
        for _ in range(3):
            act_at_random(program, chance)
            run_for(program.root, chance.choice([0.0, 0.0, 0.02]))
        program.board.settle()
        assert_invariant(program)


def test_a_move_and_its_undo_leave_the_covered_cards_below(program: Any) -> None:
    arrange(program, FOUR_ALMOST_RUNS)
    for target in (9, 8):
        drag_move(program.board, Move(0, 12, target))
        assert_invariant(program)
        program.controller.undo()
        assert_invariant(program)


def test_a_removed_run_lies_with_its_king_on_top_and_comes_back_whole(program: Any) -> None:
    arrange(program, FOUR_ALMOST_RUNS)
    before = program.controller.game.position
    drag_move(program.board, Move(4, 1, 0))
    assert len(program.board.position.removed) == 1
    assert_invariant(program)
    program.controller.undo()
    assert program.board.position == before
    assert_invariant(program)


@pytest.mark.parametrize("size", ["800x600", "1024x600", "640x400", "1900x1100"])
def test_another_size_has_everything_at_its_place(program: Any, size: str) -> None:
    resize(program, size)
    assert_invariant(program)


def resize(program: Any, size: str) -> None:
    """Gives the window a size and waits until the table has followed."""
    program.root.geometry(size)
    pump(program.root, lambda: program.root.geometry().startswith(size + "+"))
    canvas, board = program.board.canvas, program.board
    pump(program.root, lambda: board.layout.width == canvas.winfo_width())
    pump(program.root, lambda: board.layout.height == canvas.winfo_height())
    pump(program.root, lambda: not timers(program.root))


def test_a_size_that_is_taken_back_while_cards_are_made_is_followed(
    program: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(program, "1200x800")
    monkeypatch.setattr(slices, "SLICE", 0.0)
    program.root.geometry("900x700")
    canvas, board = program.board.canvas, program.board
    pump(program.root, lambda: canvas.winfo_width() == 900)
    run_for(program.root, board_module.STILL / 1000 + 0.01)
    program.root.geometry("1200x800")
    pump(program.root, lambda: canvas.winfo_width() == 1200)
    pump(program.root, lambda: not timers(program.root))
    assert (board.layout.width, board.layout.height) == (canvas.winfo_width(), canvas.winfo_height())
    assert_invariant(program)


def test_a_new_deal_while_cards_are_made_for_another_size_is_shown_whole(
    program: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(program, "1200x800")
    monkeypatch.setattr(slices, "SLICE", 0.0)
    program.root.geometry("900x700")
    pump(program.root, lambda: program.board.canvas.winfo_width() == 900)
    run_for(program.root, board_module.STILL / 1000 + 0.01)
    deal_anew(program, "SS1-S4-BBBBBBB")
    pump(program.root, lambda: not timers(program.root))
    assert program.board.layout.width == 900
    assert_invariant(program)


def test_a_resize_while_a_card_is_held_ends_the_drag(program: Any) -> None:
    resize(program, "1200x800")
    canvas, start = program.board.canvas, touch_point(program.board, 9, 1)
    press(canvas, start)
    move(canvas, (start[0] - 60, start[1] + 60))
    assert program.board.lifted
    resize(program, "1000x700")
    assert_invariant(program)


def test_new_games_resizes_and_drags_leave_nothing_behind(program: Any) -> None:
    program.controller.change(interactive_rules=False)
    for code in ("SS1-S1-AAAAABC", "SS1-S2-AAAAABC", "SS1-S4-AAAAABC"):
        deal_anew(program, code)
    deal_anew(program, "SS1-S1-AAAAABD")
    resize(program, "700x520")
    resize(program, "640x480")
    before = census(program)

    for number in range(REPETITIONS):
        deal_anew(program, f"SS1-S{(1, 2, 4)[number % 3]}-AAAAAAB")
    deal_anew(program, "SS1-S1-AAAAABD")
    assert census(program) == before

    for number in range(RESIZES):
        resize(program, ("700x520", "640x480")[number % 2])
    assert census(program) == before

    for number in range(DRAGS):
        drag_move(program.board, Move(number % 10, 1, (number + 1) % 10))
        program.controller.undo()
    assert census(program) == before
    assert_invariant(program)


def census(program: Any) -> Dict[str, int]:
    """How many things there are that must not become more and more."""
    pump(program.root, lambda: not timers(program.root))
    call = program.root.tk.call
    return {
        "canvas items": len(program.board.canvas.find_all()),
        "images": len(program.root.tk.splitlist(call("image", "names"))),
        "commands": int(program.root.tk.eval("llength [info commands]")),
    }


def test_the_table_fills_the_window(program: Any) -> None:
    resize(program, "1000x700")
    canvas = program.board.canvas
    assert canvas.winfo_width() == 1000
    bars = program.root.winfo_height() - canvas.winfo_height()
    assert 0 < bars < 100
    last = program.board.layout.run_place(3)
    assert last[0] + program.board.layout.card_width <= canvas.winfo_width()
    assert last[1] + program.board.layout.card_height <= canvas.winfo_height()


def test_a_won_position_keeps_its_runs_in_their_places_at_another_size(program: Any) -> None:
    resize(program, "1200x800")
    arrange(program, FOUR_ALMOST_RUNS)
    for column in range(4):
        drag_move(program.board, Move(4 + column, 1, column))
    assert program.board.position.won
    resize(program, "900x700")
    assert_nothing_held(program)
    assert program.board.canvas.find_withtag("victory")
    assert_invariant(program)
