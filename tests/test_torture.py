"""A small share of the torture program, so that it is run, and works, with every test run."""
from __future__ import annotations

import random
import time

import pytest

import torture


@pytest.mark.parametrize("part, count", [(torture.kills, 8), (torture.two_windows, 3), (torture.damage, 200)])
def test_files_survive_a_short_torture(part: torture.Part, count: int) -> None:
    figures = part(count, 7, time.monotonic() + 30.0)
    assert not figures.faults
    assert figures.counts


def test_damage_is_done() -> None:
    choice, content = random.Random(1), b'{"code":"SS1-S1-AAAAABD","moves":[[0,1,2]]}'
    results = [torture.damaged(content, choice) for _ in range(100)]
    assert len(set(results)) > 80
    assert results.count(content) < 5
