"""Storage in use: what was written is read again, whatever the disk does meanwhile."""
from __future__ import annotations

import errno
import json
import os
import sys
import threading
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Dict, Iterator, List

import pytest
from keeping import keep

from simplesimon.storage import NoticeKind, Storage, files

NAMES = ["settings", "game", "statistics"]


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(str(tmp_path / "simon"))
    yield storage
    storage.close()


def stored(storage: Storage, name: str) -> Dict[str, Any]:
    assert storage.folder is not None
    record = json.loads((Path(storage.folder) / f"{name}.json").read_text())
    assert isinstance(record, dict)
    return record


def kinds(storage: Storage) -> List[NoticeKind]:
    return [notice.kind for notice in storage.take_notices()]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_kept_before_the_first_time(storage: Storage, name: str) -> None:
    assert storage.read(name) is None
    assert kinds(storage) == []


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_read_by_the_next_session(storage: Storage, name: str) -> None:
    keep(storage, name, {"number": 7})
    storage.close()
    again = Storage(storage.folder)
    assert again.read(name) == {"format": 1, "number": 7}
    again.close()


@pytest.mark.skipif(os.name == "nt", reason="modes are of POSIX")
def test_a_missing_folder_is_made_for_its_owner_alone(storage: Storage, tmp_path: Path) -> None:
    storage.write_game({})
    assert storage.flush(2.0)
    assert (tmp_path / "simon").stat().st_mode & 0o777 == 0o700


def test_nothing_but_the_files_stays_in_the_folder(storage: Storage, tmp_path: Path) -> None:
    for number in range(5):
        storage.write_game({"number": number})
        keep(storage, "settings", {"number": number})
    storage.close()
    names = sorted(path.name for path in (tmp_path / "simon").iterdir())
    assert [name for name in names if not name.endswith(".lock")] == [
        "game.json", "game.previous.json", "settings.json", "settings.previous.json",
    ]


def test_saving_the_same_once_more_keeps_the_version_before_it(storage: Storage, tmp_path: Path) -> None:
    for number in (1, 2, 2):
        storage.write_game({"number": number})
    storage.close()
    assert json.loads((tmp_path / "simon" / "game.previous.json").read_text())["number"] == 1


def test_a_write_returns_when_the_write_before_it_is_on_the_disk(storage: Storage) -> None:
    for number in range(20):
        storage.write_game({"number": number})
        if number:
            assert stored(storage, "game")["number"] >= number - 1


def test_a_disk_that_hangs_holds_up_play_for_150_milliseconds_once_and_the_newest_is_kept(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go = threading.Event()
    real = os.fsync

    def hang(descriptor: int) -> None:
        let_go.wait(5.0)
        real(descriptor)

    storage.read("statistics")
    monkeypatch.setattr(os, "fsync", hang)
    begin = perf_counter()
    for number in range(3):
        storage.change("settings", lambda record: {**record, "suits": 2})
        storage.write_game({"number": number})
        storage.change("statistics", lambda record: {**record, "played": record.get("played", 0) + 1})
        played = storage.read("statistics")
    assert perf_counter() - begin < 0.2
    assert storage.busy
    assert played is not None and played["played"] == 3
    let_go.set()
    assert storage.flush(2.0)
    assert stored(storage, "game")["number"] == 2


def test_a_game_may_be_changed_by_its_owner_after_it_was_handed_over(storage: Storage) -> None:
    record = {"moves": [1]}
    storage.write_game(record)
    record["moves"].append(2)
    assert storage.flush(2.0)
    assert stored(storage, "game")["moves"] == [1]


def test_saving_does_not_hold_up_play(storage: Storage) -> None:
    # Generous, for a busy machine; benchmark.py has the figures.
    for moves, most in ((100, 0.05), (10_000, 0.1)):
        record: Dict[str, Any] = {"moves": [[move % 10, move % 13, move % 7] for move in range(moves)]}
        times = []
        for again in range(9):
            sleep(0.005)
            record["again"] = again
            begin = perf_counter()
            storage.write_game(record)
            times.append(perf_counter() - begin)
        assert sorted(times)[len(times) // 2] < most


# Disks that refuse


class Disk:
    """A disk that can be full; only temporary files and their fsync notice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        self._real = os.fsync
        monkeypatch.setattr(os, "fsync", self._fsync)

    def _fsync(self, descriptor: int) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._real(descriptor)


def test_a_full_disk_is_said_once_and_what_was_played_is_saved_as_soon_as_it_can_be(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage.write_game({"number": 0})
    assert storage.flush(2.0)
    disk = Disk(monkeypatch)
    for number in range(1, 6):
        storage.write_game({"number": number})
        storage.change("statistics", lambda record: {"played": record.get("played", 0) + 1})
        storage.flush(2.0)
        storage.retry()
        storage.flush(2.0)
    assert storage.failing
    assert stored(storage, "game")["number"] == 0
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE]

    disk.full = False
    storage.retry()
    assert storage.flush(2.0)
    assert not storage.failing
    assert kinds(storage) == [NoticeKind.SAVED_AGAIN]
    assert stored(storage, "game")["number"] == 5
    assert stored(storage, "statistics")["played"] == 5


def test_closing_saves_what_could_not_be_saved_before(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    storage.write_game({"number": 1})
    storage.flush(2.0)
    disk.full = False
    storage.close()
    assert stored(storage, "game")["number"] == 1


def test_a_write_that_fails_late_does_not_come_back_over_a_newer_one(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_waits = threading.Event()
    disk = Disk(monkeypatch)
    fail = os.fsync

    def fail_late(descriptor: int) -> None:
        if disk.full:
            newer_waits.wait(5.0)
            try:
                fail(descriptor)
            finally:
                disk.full = False
        fail(descriptor)

    monkeypatch.setattr(os, "fsync", fail_late)
    storage.write_game({"number": 1})
    storage.write_game({"number": 2})
    newer_waits.set()
    assert storage.flush(2.0)
    storage.retry()
    assert storage.flush(2.0)
    assert stored(storage, "game")["number"] == 2
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE, NoticeKind.SAVED_AGAIN]


def test_the_notice_of_a_full_disk_has_the_systems_words(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    Disk(monkeypatch)
    storage.write_game({})
    storage.flush(2.0)
    assert os.strerror(errno.ENOSPC) in storage.take_notices()[0].detail


def test_play_is_not_held_up_while_saving_fails(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(os, "replace", refuse)
    storage.write_game({"number": 0})
    storage.flush(3.0)
    assert storage.failing
    times = []
    for number in range(1, 10):
        begin = perf_counter()
        storage.write_game({"number": number})
        times.append(perf_counter() - begin)
        sleep(0.01)
    assert sorted(times)[4] < 0.05


def test_what_could_not_be_saved_is_read_all_the_same(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    Disk(monkeypatch)
    for name in NAMES:
        keep(storage, name, {"number": 3})
    storage.flush(2.0)
    for name in NAMES:
        record = storage.read(name)
        assert record is not None and record["number"] == 3


def test_a_file_in_place_of_the_folder_is_left_alone_and_said_once(tmp_path: Path) -> None:
    (tmp_path / "simon").write_text("something else")
    storage = Storage(str(tmp_path / "simon"))
    for name in NAMES:
        assert storage.read(name) is None
        keep(storage, name, {"number": 1})
    storage.flush(2.0)
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE]
    assert (tmp_path / "simon").read_text() == "something else"

    (tmp_path / "simon").unlink()
    storage.retry()
    assert storage.flush(2.0)
    assert all(stored(storage, name)["number"] == 1 for name in NAMES)
    storage.close()


def test_a_saved_game_that_appears_later_with_its_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "simon").write_text("a home that is not there yet")
    storage = Storage(str(tmp_path / "simon"))
    assert storage.read("game") is None
    (tmp_path / "simon").unlink()
    (tmp_path / "simon").mkdir()
    (tmp_path / "simon" / "game.json").write_text('{"format": 1, "number": "old"}')
    for number in range(3):
        storage.write_game({"number": number})
    storage.close()
    assert stored(storage, "game")["number"] == "old"
    assert json.loads((tmp_path / "simon" / "game-2.json").read_text())["number"] == 2


def test_without_any_folder_play_goes_on_and_it_is_said_once() -> None:
    storage = Storage(None)
    for name in NAMES:
        assert storage.read(name) is None
        keep(storage, name, {})
        storage.retry()
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE]
    assert not storage.failing
    assert not storage.busy
    storage.close()


def test_a_folder_that_vanishes_is_made_again(storage: Storage, tmp_path: Path) -> None:
    storage.write_game({"number": 1})
    assert storage.flush(2.0)
    os.rename(tmp_path / "simon", tmp_path / "elsewhere")
    storage.write_game({"number": 2})
    assert storage.flush(2.0)
    assert stored(storage, "game")["number"] == 2


def test_a_game_too_large_to_be_read_again_is_not_written(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage.write_game({"number": 1})
    storage.write_game({"moves": "x" * files.LARGEST})
    storage.flush(2.0)
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE]
    assert stored(storage, "game")["number"] == 1


def test_a_fault_in_a_change_is_seen_and_the_rest_is_saved(storage: Storage) -> None:
    def fault(record: Dict[str, Any]) -> Dict[str, Any]:
        raise KeyError("played")

    storage.change("statistics", fault)
    storage.write_game({"number": 1})
    storage.flush(2.0)
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE]
    assert stored(storage, "game")["number"] == 1


def test_a_record_that_json_does_not_have_is_the_callers_fault(storage: Storage) -> None:
    with pytest.raises(ValueError):
        storage.write_game({"size": float("nan")})


def test_closing_twice_and_writing_after_it_does_nothing(storage: Storage) -> None:
    storage.write_game({"number": 1})
    storage.close()
    storage.close()
    storage.write_game({"number": 2})
    assert stored(storage, "game")["number"] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the names are those of POSIX")
def test_paths_with_blanks_and_signs_are_paths(tmp_path: Path) -> None:
    folder = tmp_path / "a b%20#é 鳥"
    storage = Storage(str(folder))
    storage.write_game({"number": 1})
    storage.close()
    assert (folder / "game.json").exists()
