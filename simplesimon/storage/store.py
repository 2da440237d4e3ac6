"""Storage as the program uses it: reading at once, writing in a thread that keeps at most one action behind.

Knows nothing of where and how files are written, nor of timers: who uses it asks and retries.
"""
from __future__ import annotations

import threading
from typing import Any, Dict, List, Mapping, NamedTuple, Optional

from .files import decode, encode
from .notices import Notice, NoticeKind
from .shelf import FORMATS, GAME, SHARED, Change, Record, Shelf

_WAIT = 0.15
"""Seconds that an action may wait for the one before it to be on the disk, where the disk does not hang already."""

_PATIENCE = 1.0
"""Seconds for which a refused replacement is tried again, in the thread."""

_CLOSING_WAITS = 2.0


class _Task(NamedTuple):
    """Something to be written: the whole game as bytes, or a change of a shared record."""

    name: str
    data: bytes
    change: Optional[Change]


class Storage:
    """Settings, game and statistics of one window, in ``folder``; without one nothing is kept, which is said once."""

    def __init__(self, folder: Optional[str]) -> None:
        self.folder = folder
        self._state = threading.Condition()
        # From here to _thread guarded by _state.
        self._tasks: List[_Task] = []
        self._failed: List[_Task] = []
        self._task: Optional[_Task] = None
        self._hanging = False
        # The shared records without the tasks above, for the time that the disk hangs.
        self._known: Dict[str, Optional[Record]] = {}
        self._failing = False
        self._closed = False
        self._told_that_nothing_is_kept = False
        self._notices: List[Notice] = []
        self._thread: Optional[threading.Thread] = None
        self._shelf_lock = threading.Lock()
        self._shelf = None if folder is None else Shelf(folder, self._say)

    @property
    def failing(self) -> bool:
        """Whether something could not be written and waits for retry(). False without a folder: no retry would help."""
        return self._failing

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._task is not None or bool(self._tasks)

    def read(self, name: str) -> Optional[Record]:
        """The record "settings", "game" or "statistics" as last written or changed, also where that is still under way.

        None if there is none, or none that can be read. Never raises; a damaged file is set aside and said.
        """
        self._wait_for_the_disk()
        if self._shelf is None:
            return None
        with self._state:
            if self._hanging and name in self._known:
                return self._with_what_waits(name, self._known[name])
        with self._shelf_lock:
            record = self._shelf.read(name)
        with self._state:
            if name in SHARED:
                self._known[name] = record
            return self._with_what_waits(name, record)

    def _with_what_waits(self, name: str, record: Optional[Record]) -> Optional[Record]:
        for task in self._failed + ([] if self._task is None else [self._task]) + self._tasks:
            if task.name == name:
                record = _after(task, record)
        return record

    def reject(self, name: str) -> Optional[Record]:
        """The version before the one that read() gave, or None, after the content of that one made no sense.

        The file is set aside and said, as a damaged one is.
        """
        if self._shelf is None:
            return None
        with self._shelf_lock:
            return self._shelf.reject(name)

    def write_game(self, record: Mapping[str, Any]) -> None:
        """Have this window's game written in place of the old one; storage adds its "format".

        Returns when what was to be written before is on the disk, at the latest after 150 ms, so that a process that
        dies at any moment loses at most its last action. ValueError or TypeError for what JSON does not have.
        """
        data = encode({**record, "format": FORMATS[GAME]})
        self._wait_for_the_disk()
        self._add(_Task(GAME, data, None))

    def change(self, name: str, change: Change) -> None:
        """Have "settings" or "statistics" changed in such a way that no window undoes what another has changed.

        ``change`` gets the present record (empty where there is none) and gives the new one. It is called in another
        thread, perhaps more than once, and must be pure. It raises ValueError for a record that makes no sense, which
        is then set aside.
        """
        if name not in SHARED:
            raise ValueError(name)
        if name == "settings":
            # An action of its own; a change of the statistics belongs to that of the game.
            self._wait_for_the_disk()
        self._add(_Task(name, b"", change))

    def retry(self) -> None:
        """Try again to write what could not be written; at once when there is nothing."""
        with self._state:
            if self._failed:
                self._start(self._failed + self._tasks)

    def flush(self, timeout: float) -> bool:
        """Wait, at most ``timeout`` seconds, until nothing is being written; whether all is on the disk."""
        with self._state:
            self._state.wait_for(lambda: not self.busy, timeout)
            return not self.busy and not self._failed

    def take_notices(self) -> List[Notice]:
        """What there is to say since the last time, oldest first."""
        with self._state:
            notices, self._notices = self._notices, []
        return notices

    def close(self) -> None:
        """Write what waits, for 2 seconds at most, and let other windows have this window's game."""
        self.retry()
        self.flush(_CLOSING_WAITS)
        with self._state:
            self._closed = True
            self._state.notify_all()
        # While a task is stuck the game's file is not given up; the system releases it with the process.
        if self._shelf is not None and not self.busy:
            self._shelf.close()

    def _wait_for_the_disk(self) -> None:
        """Wait until nothing is being written. For a disk that hangs play is held up once, and not by each action."""
        with self._state:
            if not self._hanging:
                self._hanging = not self._state.wait_for(lambda: not self.busy, _WAIT)

    def _add(self, task: _Task) -> None:
        with self._state:
            if self._shelf is None:
                self._say_once_that_nothing_is_kept(task.name)
            elif not self._closed:
                self._start([kept for kept in self._failed + self._tasks if not _replaces(task, kept)] + [task])

    def _start(self, tasks: List[_Task]) -> None:
        self._tasks, self._failed = tasks, []
        if self._thread is None:
            # A daemon, so that a disk that hangs does not keep the process.
            self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
            self._thread.start()
        self._state.notify_all()

    def _work(self) -> None:
        while True:
            with self._state:
                self._state.wait_for(lambda: bool(self._tasks) or self._closed)
                if not self._tasks:
                    return
                task = self._task = self._tasks.pop(0)
                patience = 0.0 if self._failing else _PATIENCE
            problem: Optional[str] = None
            record: Optional[Record] = None
            try:
                with self._shelf_lock:
                    record = self._done(task, patience)
            except Exception as fault:  # also one in the change: the thread must go on, and the person is told
                problem = str(fault) or repr(fault)
            with self._state:
                self._task, self._hanging = None, False
                if record is not None:
                    self._known[task.name] = record
                if problem is not None:
                    self._keep(task, problem)
                elif self._failing and not self._tasks and not self._failed:
                    self._failing = False
                    self._say(Notice(NoticeKind.SAVED_AGAIN, task.name, ""))
                self._state.notify_all()

    def _done(self, task: _Task, patience: float) -> Optional[Record]:
        """Do the task; gives a shared record as it is then."""
        assert self._shelf is not None
        if task.change is not None:
            return self._shelf.change(task.name, task.change, patience)
        self._shelf.write_game(task.data, patience)
        return None

    def _keep(self, task: _Task, problem: str) -> None:
        if not any(_replaces(newer, task) for newer in self._tasks):
            self._failed.append(task)
        if not self._failing:
            self._failing = True
            self._say(Notice(NoticeKind.CANNOT_SAVE, task.name, problem))

    def _say(self, notice: Notice) -> None:
        with self._state:
            self._notices.append(notice)

    def _say_once_that_nothing_is_kept(self, name: str) -> None:
        if not self._told_that_nothing_is_kept:
            self._told_that_nothing_is_kept = True
            self._say(Notice(NoticeKind.CANNOT_SAVE, name, ""))


def _replaces(newer: _Task, older: _Task) -> bool:
    """Whether the older task need not be done any more."""
    return newer.change is None and newer.name == older.name


def _after(task: _Task, record: Optional[Record]) -> Optional[Record]:
    """The record as it will be after a task that waits."""
    if task.change is None:
        return decode(task.data)
    try:
        return task.change(dict(record or {}))
    except ValueError:  # the record makes no sense: who reads it will find out
        return record
