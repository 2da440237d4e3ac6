"""Locks between windows, also those of processes that die."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from simplesimon.storage.locks import FileLock, Taking

TOP = Path(__file__).resolve().parents[2]

HOLDER = """
import sys, time
from simplesimon.storage.locks import FileLock
lock = FileLock(sys.argv[1])
print(lock.take().value, flush=True)
time.sleep(60)
"""


def test_a_lock_is_had_by_one_at_a_time(tmp_path: Path) -> None:
    first, second = FileLock(str(tmp_path / "lock")), FileLock(str(tmp_path / "lock"))
    assert first.take() is Taking.TAKEN
    assert second.take_within(0.05) is Taking.HELD_BY_ANOTHER
    first.release()
    assert second.take() is Taking.TAKEN
    second.release()


def test_a_killed_process_lets_go_of_its_lock(tmp_path: Path) -> None:
    path = str(tmp_path / "lock")
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, path], cwd=TOP, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "taken\n"
    lock = FileLock(path)
    assert lock.take() is Taking.HELD_BY_ANOTHER
    holder.kill()
    holder.communicate()
    assert lock.take_within(2.0) is Taking.TAKEN
    lock.release()


def test_a_lock_without_a_folder_is_not_to_be_had(tmp_path: Path) -> None:
    assert FileLock(str(tmp_path / "missing" / "lock")).take() is Taking.UNAVAILABLE
