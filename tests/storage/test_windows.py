"""Two windows of the program on one folder."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List

import pytest

from simplesimon.storage import Notice, NoticeKind, Storage, shelf
from simplesimon.storage.locks import FileLock, Taking

TOP = Path(__file__).resolve().parents[2]

COUNTER = """
import sys
from simplesimon.storage import Storage
storage = Storage(sys.argv[1])
for number in range(int(sys.argv[2])):
    storage.write_game({"by": sys.argv[3], "number": number})
    storage.change("statistics", lambda record: {**record, "played": record.get("played", 0) + 1})
    storage.change("settings", lambda record: {**record, sys.argv[3]: number})
storage.close()
sys.exit(0 if storage.flush(0) else 1)
"""


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[List[Storage]]:
    windows = [Storage(str(tmp_path)) for _ in range(2)]
    yield windows
    for window in windows:
        window.close()


def test_each_window_has_a_game_of_its_own_and_resumes_it(windows: List[Storage], tmp_path: Path) -> None:
    for number, window in enumerate(windows):
        assert window.read("game") is None
        window.write_game({"number": number})
    for window in reversed(windows):
        window.close()

    for number in range(2):
        again = Storage(str(tmp_path))
        windows.append(again)
        assert again.read("game") == {"format": 1, "number": number}


def test_only_the_second_window_is_told_that_it_is_one(windows: List[Storage], tmp_path: Path) -> None:
    assert windows[0].take_notices() == []
    second_game = str(tmp_path / "game-2.json")
    assert windows[1].take_notices() == [Notice(NoticeKind.SECOND_WINDOW, "game", second_game)]
    assert windows[1].take_notices() == []


def test_a_window_opened_after_the_first_was_closed_has_the_first_game(windows: List[Storage], tmp_path: Path) -> None:
    windows[0].write_game({"number": 1})
    windows[0].close()
    third = Storage(str(tmp_path))
    windows.append(third)
    assert third.read("game") == {"format": 1, "number": 1}


def test_results_and_settings_of_both_windows_are_kept(windows: List[Storage]) -> None:
    for number in range(5):
        for name, window in zip("ab", windows):
            window.change("statistics", lambda record: {**record, "played": record.get("played", 0) + 1})
            window.change("settings", lambda record, name=name: {**record, name: number})  # type: ignore[misc]
    for window in windows:
        assert window.flush(2.0)
    assert windows[0].read("statistics") == {"format": 1, "played": 10}
    assert windows[1].read("settings") == {"format": 1, "a": 4, "b": 4}


def test_a_record_that_another_window_has_replaced_meanwhile_is_not_set_aside(
    windows: List[Storage], tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text('{"format": 1, "suits": "no sense"}')
    windows[0].read("settings")
    windows[1].change("settings", lambda record: {**record, "suits": 2})
    assert windows[1].flush(2.0)
    assert windows[0].reject("settings") == {"format": 1, "suits": 2}
    assert not list(tmp_path.glob("*damaged*"))


def test_two_processes_lose_nothing_of_each_other(tmp_path: Path) -> None:
    count = 60
    processes = [
        subprocess.Popen([sys.executable, "-c", COUNTER, str(tmp_path), str(count), name], cwd=TOP) for name in "ab"
    ]
    assert [process.wait(30) for process in processes] == [0, 0]
    assert load(tmp_path / "statistics.json")["played"] == 2 * count
    settings = load(tmp_path / "settings.json")
    assert (settings["a"], settings["b"]) == (count - 1, count - 1)
    assert not list(tmp_path.glob("*damaged*")) + list(tmp_path.glob("*.tmp"))


def test_a_change_waits_while_another_window_holds_the_record(
    tmp_path: Path, windows: List[Storage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "_CHANGING_WAITS", 0.05)
    lock = FileLock(str(tmp_path / "statistics.lock"))
    assert lock.take() is Taking.TAKEN
    windows[0].change("statistics", lambda record: {"played": 1})
    windows[0].flush(2.0)
    assert windows[0].failing
    assert windows[0].read("statistics") == {"played": 1}

    lock.release()
    windows[0].retry()
    assert windows[0].flush(2.0)
    assert load(tmp_path / "statistics.json")["played"] == 1


def test_without_locks_neither_window_destroys_the_others_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileLock, "take", lambda lock: Taking.UNAVAILABLE)
    (tmp_path / "game.json").write_text('{"format": 1, "by": "both"}')
    windows = {name: Storage(str(tmp_path)) for name in "ab"}
    for window in windows.values():
        assert window.read("game") == {"format": 1, "by": "both"}
    for number in range(3):
        for name, window in windows.items():
            window.write_game({"by": name, "number": number})
            assert window.flush(2.0)
    for window in windows.values():
        window.close()
    games = [load(tmp_path / file_name) for file_name in ("game.json", "game-2.json")]
    assert games == [{"format": 1, "by": name, "number": 2} for name in "ab"]
    assert not list(tmp_path.glob("game-3*"))


def load(path: Path) -> Dict[str, Any]:
    record = json.loads(path.read_text())
    assert isinstance(record, dict)
    return record
