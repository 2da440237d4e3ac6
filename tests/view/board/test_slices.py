"""Work in small parts, in turns with everything else."""
from __future__ import annotations

import tkinter
from typing import Any, Iterator, List

import pytest
from driver import note_faults, pump, timers

from simplesimon.view.board import slices
from simplesimon.view.board.slices import Slices

PARTS = 20


class Work:
    """Work of some parts; ``done`` has the numbers of those that are done."""

    def __init__(self) -> None:
        self.done: List[int] = []

    def parts(self) -> Iterator[None]:
        for number in range(PARTS):
            self.done.append(number)
            yield


@pytest.fixture(autouse=True)
def one_part_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)


@pytest.fixture
def root(display: None, faults: List[Any]) -> Iterator[tkinter.Tk]:
    root = tkinter.Tk()
    note_faults(root, faults)
    pump(root, root.winfo_viewable)
    yield root
    root.destroy()
    assert faults == []


@pytest.fixture
def sliced(root: tkinter.Tk) -> Slices:
    return Slices(root)


@pytest.fixture
def work() -> Work:
    return Work()


def test_work_is_begun_later_and_done_in_the_end(root: tkinter.Tk, sliced: Slices, work: Work) -> None:
    sliced.start(work.parts())
    assert work.done == []
    pump(root, lambda: not sliced.running)
    assert work.done == list(range(PARTS))


def test_the_first_slice_may_be_done_at_once(sliced: Slices, work: Work) -> None:
    sliced.start(work.parts())
    sliced.go_on()
    assert work.done == [0]
    sliced.cancel()


def test_other_events_and_drawing_have_their_turn_between_two_slices(root: tkinter.Tk, sliced: Slices, work: Work) -> None:
    seen: List[int] = []
    sliced.start(work.parts())
    sliced.go_on()
    root.after_idle(lambda: seen.append(len(work.done)))
    root.bind("<<Asked>>", lambda event: seen.append(len(work.done)))
    root.event_generate("<<Asked>>", when="tail")
    pump(root, lambda: not sliced.running)
    assert seen == sorted(seen) and 0 < seen[0] <= seen[-1] < PARTS


def test_work_that_can_be_done_in_one_slice_leaves_nothing_to_wait_for(
    root: tkinter.Tk, sliced: Slices, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 60.0)
    sliced.start(work.parts())
    sliced.go_on()
    assert len(work.done) == PARTS
    assert timers(root) == []


def test_finished_work_is_done_at_once_and_leaves_no_timer(root: tkinter.Tk, sliced: Slices, work: Work) -> None:
    sliced.start(work.parts())
    sliced.go_on()
    sliced.finish()
    assert work.done == list(range(PARTS))
    assert timers(root) == []


def test_work_that_is_given_up_leaves_no_timer(root: tkinter.Tk, sliced: Slices, work: Work) -> None:
    sliced.start(work.parts())
    sliced.go_on()
    sliced.cancel()
    assert timers(root) == []
    sliced.go_on()
    assert work.done == [0]


def test_new_work_takes_the_place_of_the_old(root: tkinter.Tk, sliced: Slices, work: Work) -> None:
    sliced.start(work.parts())
    sliced.go_on()
    another = Work()
    sliced.start(another.parts())
    pump(root, lambda: not sliced.running)
    assert (work.done, another.done) == ([0], list(range(PARTS)))
    assert timers(root) == []


def test_work_that_fails_is_not_tried_again(root: tkinter.Tk, sliced: Slices, faults: List[Any]) -> None:
    def fail() -> Iterator[None]:
        yield
        raise ValueError("a fault of the test's own")

    sliced.start(fail())
    pump(root, lambda: faults)
    assert len(faults) == 1 and not sliced.running
    faults.clear()
