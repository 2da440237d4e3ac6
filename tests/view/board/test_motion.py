"""Motion is decoration: it holds nothing up, loses nothing, and leaves no timer behind."""
from __future__ import annotations

import time
from typing import Any, List

import pytest
from driver import (
    CONTROL,
    arrange,
    click,
    deal_anew,
    double_click,
    drag_move,
    key,
    press,
    pump,
    release,
    run_for,
    timers,
    touch_point,
)
from invariant import Picture, assert_invariant, pictures

from simplesimon.model import Move, legal_moves
from simplesimon.view.board import flights

FOUR_ALMOST_RUNS = ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"] * 4 + ["AS"] * 4 + ["", ""]
FIRST_MOVE = Move(0, 1, 1)


def idle(program: Any) -> None:
    """Waits until no timer is pending, as when a person sits and thinks."""
    pump(program.root, lambda: not timers(program.root))


def still(program: Any) -> List[Picture]:
    """The pictures now and once everything has landed, which must be the same where nothing moves."""
    before = pictures(program.board)
    program.board.settle()
    assert pictures(program.board) == before
    return before


def test_no_timer_is_pending_when_idle(program: Any) -> None:
    program.controller.change(motion="normal")
    deal_anew(program, "SS1-S4-AAAAABC")
    drag_move(program.board, Move(*legal_moves(program.board.position)[0]))
    program.controller.undo()
    pump(program.root, lambda: not timers(program.root), seconds=2.0)
    assert_invariant(program)


def test_with_motion_off_everything_is_in_place_at_once(program: Any) -> None:
    arrange(program, FOUR_ALMOST_RUNS)
    for column in range(4):
        program.controller.double_click(4 + column, 1)
        assert_invariant(program)


def test_with_motion_off_no_timer_moves_anything(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    started: List[Any] = []
    after = program.board.canvas.after

    def note(*call: Any) -> Any:
        started.append(call)
        return after(*call)

    deal_anew(program, "SS1-S2-AAAAABC")
    pump(program.root, lambda: not program.board.bare)
    monkeypatch.setattr(program.board.canvas, "after", note)
    for _ in range(5):
        drag_move(program.board, Move(*legal_moves(program.board.position)[0]))
        program.controller.undo()
    assert started == []


def test_a_deal_is_seen_and_over_soon(program: Any) -> None:
    program.controller.change(motion="normal")
    deal_anew(program, "SS1-S1-AAAAABC")
    run_for(program.root, 0.1)
    assert len({(picture.left, picture.top) for picture in pictures(program.board)}) > 3
    with pytest.raises(AssertionError):
        assert_invariant(program)
    run_for(program.root, 0.6)
    assert_invariant(program)


def test_a_move_glides(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flights, "MOVE", 1.0)
    program.controller.change(motion="normal")
    idle(program)
    before = set(pictures(program.board))
    program.controller.double_click(0, 1)
    run_for(program.root, 0.06)
    moving = set(pictures(program.board)) - before
    program.board.settle()
    (landed,) = set(pictures(program.board)) - before
    assert len(moving) == 1 and landed not in moving


def test_eight_cards_that_fly_come_home_with_an_undo_within_50_ms(program: Any) -> None:
    arrange(program, ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS KS QS JS TS 9S 8S 7S", "KS QS JS TS 9S", "KS QS JS TS 9S",
                      "8S 7S 6S 5S 4S 3S 2S AS", "8S 7S 6S 5S 4S 3S 2S AS", "6S 5S 4S 3S 2S AS", "", "", "", ""])
    program.controller.change(motion="normal")
    before = program.board.position
    drag_move(program.board, Move(3, 8, 6))
    run_for(program.root, 0.03)
    key(program.root, "z", CONTROL)
    assert program.board.position == before
    run_for(program.root, 0.25)
    assert_invariant(program)


def test_thirty_undos_in_300_ms_arrive_at_the_deal(program: Any) -> None:
    program.controller.change(interactive_rules=False)
    deal = program.board.position
    while len(program.controller.game.to_record()["moves"]) < 30:
        moves = legal_moves(program.board.position)
        assert moves
        program.controller.click(*moves[0][:2])
        program.controller.click(moves[0][2], 0)
    program.controller.change(motion="normal")
    begun = time.perf_counter()
    for number in range(30):
        key(program.root, "z", CONTROL)
        pump(program.root, lambda: time.perf_counter() - begun > 0.01 * number)
    assert time.perf_counter() - begun < 3.0
    assert program.board.position == deal
    run_for(program.root, 0.3)
    assert_invariant(program)


def test_ten_moves_of_every_kind_20_ms_apart_are_ten_entries(program: Any) -> None:
    program.controller.change(motion="normal", automatic_placement=True, interactive_rules=False)
    board, deal = program.board, program.board.position
    for number in range(10):
        source, count, target = legal_moves(board.position)[0]
        if number % 3 == 0:
            drag_move(board, Move(source, count, target))
        elif number % 3 == 1:
            double_click(board.canvas, touch_point(board, source, count))
        else:
            click(board.canvas, touch_point(board, source, count))
            click(board.canvas, touch_point(board, target, 0 if not board.position.columns[target] else 1))
        run_for(program.root, 0.02)
    assert len(program.controller.game.to_record()["moves"]) == 10
    for _ in range(10):
        program.controller.undo()
    assert board.position == deal
    assert not program.controller.game.can_undo


def test_the_program_answers_while_four_runs_fly_away_one_after_another(program: Any) -> None:
    arrange(program, FOUR_ALMOST_RUNS)
    program.controller.change(motion="normal")
    root = program.root
    beats: List[float] = []

    def beat() -> None:
        beats.append(time.perf_counter())
        if len(beats) < 150:
            heart[0] = root.after(20, beat)

    heart = [root.after(20, beat)]
    try:
        for column in range(4):
            drag_move(program.board, Move(4 + column, 1, column))
            run_for(root, 0.2)
        run_for(root, 0.5)
    finally:
        root.after_cancel(heart[0])
    assert program.board.position.won
    assert max(later - earlier for earlier, later in zip(beats, beats[1:])) < 0.2
    program.board.settle()
    assert_invariant(program)


def test_a_press_while_cards_fly_puts_them_in_place_and_counts(program: Any) -> None:
    program.controller.change(motion="normal")
    deal_anew(program, "SS1-S1-AAAAABD")
    run_for(program.root, 0.05)
    point = touch_point(program.board, 0, 1)
    press(program.board.canvas, point)
    still(program)
    release(program.board.canvas, point)
    click(program.board.canvas, touch_point(program.board, 1, 1))
    assert program.controller.game.to_record()["moves"] == [FIRST_MOVE]


def test_switching_motion_off_in_mid_flight_ends_it(program: Any) -> None:
    program.controller.change(motion="normal")
    deal_anew(program, "SS1-S1-AAAAABD")
    run_for(program.root, 0.05)
    program.controller.change(motion="off")
    still(program)


def test_switching_automatic_placement_in_mid_flight_moves_nothing_by_itself(program: Any) -> None:
    program.controller.change(motion="normal")
    program.controller.double_click(0, 1)
    run_for(program.root, 0.05)
    program.controller.change(automatic_placement=True)
    run_for(program.root, 0.3)
    assert program.controller.game.to_record()["moves"] == [FIRST_MOVE]
    assert_invariant(program)


def test_a_hidden_window_has_no_motion(program: Any) -> None:
    program.controller.change(motion="normal")
    program.root.withdraw()
    program.root.update()
    deal_anew(program, "SS1-S1-AAAAABD")
    still(program)
    program.root.deiconify()
    pump(program.root, program.root.winfo_viewable)
