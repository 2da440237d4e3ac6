"""The log of faults: what stands in it, how large it grows, and that it never makes a second fault."""
from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Optional, Tuple, Type

import pytest

import simplesimon
from simplesimon import faults
from simplesimon.faults import FaultLog
from simplesimon.model.statistics import DealMarks, Statistics

Raised = Tuple[Type[BaseException], BaseException, Optional[TracebackType]]


def raised(fault: BaseException) -> Raised:
    try:
        raise fault
    except BaseException as caught:
        return type(caught), caught, caught.__traceback__


def raised_by_the_program(record: Any) -> Raised:
    try:
        DealMarks.from_record(record)
    except BaseException as caught:
        return type(caught), caught, caught.__traceback__
    raise AssertionError("nothing was raised")


def test_an_entry_has_the_fault_its_place_the_date_and_the_versions(tmp_path: Path) -> None:
    FaultLog(str(tmp_path)).record(*raised(KeyError("hearts")))
    text = (tmp_path / "faults.log").read_text(encoding="utf-8")
    assert "KeyError: 'hearts'" in text
    assert f'File "{__file__}"' in text
    assert simplesimon.__version__ in text
    assert "python %d.%d.%d" % sys.version_info[:3] in text
    assert sys.platform in text
    assert text.strip()[6:8] == "20"


def test_entries_follow_each_other(tmp_path: Path) -> None:
    log = FaultLog(str(tmp_path / "made" / "when needed"))
    for number in range(3):
        log.record(*raised(ValueError(f"fault {number}")))
    text = (tmp_path / "made" / "when needed" / "faults.log").read_text()
    assert text.index("fault 0") < text.index("fault 1") < text.index("fault 2")


def test_faults_of_one_type_from_one_place_of_the_program_are_of_one_kind(tmp_path: Path) -> None:
    log = FaultLog(str(tmp_path))
    kinds = [log.record(*raised_by_the_program(record)) for record in ({"token": 1}, {"token": ""})]
    assert kinds[0] == kinds[1]
    assert kinds[0].startswith("ValueError " + os.path.join("model", "statistics.py"))
    assert log.record(*raised_by_the_program({"played": 1})) != kinds[0]
    assert log.record(*raised_by_the_program(None)) not in kinds


def test_a_kind_is_seen_from_its_second_time_on(tmp_path: Path) -> None:
    log = FaultLog(str(tmp_path))
    kind = log.record(*raised(KeyError("a")))
    assert not log.seen(kind)
    assert not log.seen("another kind")
    log.record(*raised(KeyError("b")))
    assert log.seen(kind)


def test_the_log_keeps_its_size_and_its_newest_entries(tmp_path: Path) -> None:
    log = FaultLog(str(tmp_path))
    for number in range(800):
        log.record(*raised(ValueError(f"fault {number:04} " + "x" * 500)))
        assert (tmp_path / "faults.log").stat().st_size <= faults.LARGEST
    text = (tmp_path / "faults.log").read_text()
    kept = [number for number in range(800) if f"fault {number:04} " in text]
    assert kept == list(range(kept[0], 800))
    assert len(kept) > 100
    assert text.startswith("\n-----")
    assert [path.name for path in tmp_path.iterdir()] == ["faults.log"]


def test_a_log_that_something_else_made_huge_is_cut(tmp_path: Path) -> None:
    (tmp_path / "faults.log").write_bytes(b"x" * 3_000_000)
    FaultLog(str(tmp_path)).record(*raised(ValueError("new")))
    assert (tmp_path / "faults.log").stat().st_size <= faults.LARGEST
    assert "ValueError: new" in (tmp_path / "faults.log").read_text()


def test_an_endless_fault_is_one_entry_of_bounded_size(tmp_path: Path) -> None:
    log = FaultLog(str(tmp_path))
    log.record(*raised(ValueError("y" * 5_000_000)))
    assert (tmp_path / "faults.log").stat().st_size < 20_000


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize("fault", [Mute(), ValueError("\ud800"), SystemExit(1), RecursionError()])
def test_any_fault_can_be_recorded(tmp_path: Path, fault: BaseException) -> None:
    assert FaultLog(str(tmp_path)).record(*raised(fault)).startswith(type(fault).__name__)
    assert type(fault).__name__ in (tmp_path / "faults.log").read_text(encoding="utf-8")


def test_without_a_folder_faults_are_told_apart_all_the_same() -> None:
    log = FaultLog(None)
    kind = log.record(*raised(KeyError("a")))
    assert not log.seen(kind)
    log.record(*raised(KeyError("a")))
    assert log.seen(kind)


def test_with_no_standard_streams_it_works_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout", "stderr", "__stdout__", "__stderr__"):
        monkeypatch.setattr(sys, stream, None)
    FaultLog(str(tmp_path)).record(*raised(KeyError("a")))
    monkeypatch.undo()
    assert "KeyError" in (tmp_path / "faults.log").read_text()


def test_a_full_disk_is_no_second_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    assert FaultLog(str(tmp_path)).record(*raised(KeyError("a"))).startswith("KeyError")


@pytest.mark.parametrize("in_the_way", ["folder", "file", "pipe"])
def test_something_in_the_way_is_no_second_fault(tmp_path: Path, in_the_way: str) -> None:
    folder = tmp_path / "simon"
    if in_the_way == "file":
        folder.write_text("")
    else:
        folder.mkdir()
        if in_the_way == "folder":
            (folder / "faults.log").mkdir()
        elif hasattr(os, "mkfifo"):
            os.mkfifo(folder / "faults.log")
    assert FaultLog(str(folder)).record(*raised(KeyError("a"))).startswith("KeyError")


def test_a_fault_in_the_results_is_named_by_its_innermost_place_in_the_program() -> None:
    try:
        Statistics().of(3)
    except ValueError as caught:
        kind = FaultLog(None).record(ValueError, caught, caught.__traceback__)
        assert "statistics.py" in kind
