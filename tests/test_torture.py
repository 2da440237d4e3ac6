"""A small share of the torture program, so that it is run, and works, with every test run."""
from __future__ import annotations

import random

from torture_damage import damage, damaged
from torture_figures import Fault, Figures
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
    from torture_window import HANGS, inputs

    figures = inputs(200, 7)
    # Beside other tests a machine has pauses of its own; the torture program itself counts them.
    figures.faults = [fault for fault in figures.faults if fault.kind != HANGS]
    assert_survived(figures)


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
