"""A small share of the torture program, so that it is run, and works, with every test run."""
from __future__ import annotations

import random
import time
import tkinter
from typing import List

import pytest
from driver import pump
from torture_damage import damage, damaged
from torture_figures import Fault, Figures
from torture_heart import Costs, Gap, Heartbeat
from torture_kills import kills, two_windows


def assert_survived(figures: Figures) -> None:
    """Something was tried, and nothing went wrong."""
    assert not figures.faults, "\n".join(figures.lines())
    assert figures.counts


def test_what_is_played_survives_kills() -> None:
    assert_survived(kills("no-window", 6, 7))


def test_what_two_play_at_once_survives_kills() -> None:
    assert_survived(two_windows(2, 7))


def test_what_is_played_in_a_window_survives_kills(display: None) -> None:
    assert_survived(kills("window", 2, 7))


def test_files_survive_damage() -> None:
    assert_survived(damage(100, 7))


def test_a_window_survives_random_input(display: None) -> None:
    from torture_window import inputs

    assert_survived(inputs(200, 7))


def test_a_gap_of_own_work_is_a_hang_and_one_of_waiting_is_told_apart() -> None:
    own, machines, short = (Gap(wall, worked, 0.1, (), "") for wall, worked in ((0.4, 0.25), (0.5, 0.15), (0.19, 0.19)))
    assert (own.late, own.hang) == (True, True)
    assert (machines.late, machines.hang) == (True, False)
    assert not short.late


def test_a_gap_says_where_the_time_went() -> None:
    told = Gap(0.5, 0.12, 0.3, (("redo", 0.1), ("Tk", 0.02)), "").told()
    assert told == ("500 ms, of which 120 of own work, 300 waiting for a processor, 80 for anything else; "
                    "most work in: redo 100, Tk 20")


@pytest.mark.parametrize("idle", [False, True])
def test_the_heartbeat_tells_work_from_waiting_and_names_what_worked(display: None, idle: bool) -> None:
    def hold_up() -> None:
        clock = time.perf_counter if idle else time.process_time
        begun = clock()
        while clock() - begun < 0.3:
            time.sleep(0.01 if idle else 0.0)

    costs = Costs()
    gaps: List[Gap] = []
    wrapper = tkinter.CallWrapper
    tkinter.CallWrapper = costs.call_wrapper()  # type: ignore[misc]
    root = tkinter.Tk()
    try:
        heart = Heartbeat(root, costs, gaps.append)
        root.after(30, hold_up)
        pump(root, lambda: any("hold_up" in dict(gap.costs) for gap in gaps))
        heart.end()
    finally:
        tkinter.CallWrapper = wrapper  # type: ignore[misc]
        root.destroy()
    (held_up,) = [gap for gap in gaps if "hold_up" in dict(gap.costs)]
    assert held_up.late and held_up.hang is not idle
    assert (dict(held_up.costs)["hold_up"] > 0.2) is not idle
    assert "hold_up" in held_up.stack


def test_what_is_noted_is_no_fault() -> None:
    figures, part = Figures(), Figures()
    part.note("pauses", "of the machine")
    figures.join(part)
    assert not figures.faults
    assert figures.counts == {"pauses": 1}
    assert "no fault: pauses: of the machine" in figures.lines()


def test_damage_is_done() -> None:
    choice, content = random.Random(1), b'{"code":"SS1-S1-AAAAABD","moves":[[0,1,2]]}'
    results = [damaged(content, choice) for _ in range(100)]
    assert len(set(results)) > 80
    assert results.count(content) < 5


def test_faults_are_counted_by_their_kind() -> None:
    figures, part = Figures(), Figures()
    part.expect(True, "hangs", "never")
    part.expect(False, "losses", "one")
    part.measure("longest", 2.0)
    figures.measure("longest", 1.0)
    figures.join(part)
    assert figures.counts == {"hangs": 0, "losses": 1}
    assert figures.faults == [Fault("losses", "one")]
    assert figures.worst == {"longest": 2.0}
