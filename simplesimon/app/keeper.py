"""The storage as the controller uses it; what it has to say is said in the window.

Knows nothing of the game. A timer runs only while something is being written, or waits for another try.
"""
from __future__ import annotations

import tkinter
from typing import Callable, Mapping, Optional

from ..partners import Record
from ..storage import Storage

_CHECK = 50
"""Milliseconds until what is being saved is looked at again, while it is under way."""

_RETRY = 5000
"""Milliseconds until what could not be saved is tried again."""

_FINISH = 2.0
"""Seconds that the end of a session may wait for what is being saved."""


class Keeper:
    """Keeps what it is given; ``tell`` gets kind, record name and detail of what there is to say."""

    def __init__(self, root: tkinter.Misc, storage: Storage, tell: Callable[[str, str, str], None]) -> None:
        self._root = root
        self._storage = storage
        self._tell = tell
        self._timer: Optional[str] = None

    def read(self, name: str) -> Optional[Record]:
        """The record kept under ``name``, or None."""
        record = self._storage.read(name)
        self._watch()
        return record

    def reject(self, name: str) -> Optional[Record]:
        """Sets aside what was read, since it makes no sense; gives the good record before it, or None."""
        record = self._storage.reject(name)
        self._watch()
        return record

    def write_game(self, record: Mapping[str, object]) -> None:
        """Keeps ``record`` as this window's game."""
        self._storage.write_game(record)
        self._watch()

    def change(self, name: str, change: Callable[[Record], Record]) -> None:
        """Has the record under ``name`` changed from what it then is."""
        self._storage.change(name, change)
        self._watch()

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = self._root.after(_CHECK, self._look)

    def _look(self) -> None:
        self._timer = None
        for notice in self._storage.take_notices():
            self._tell(notice.kind.value, notice.name, notice.detail)
        if self._storage.busy:
            self._watch()
        elif self._storage.failing:
            self._timer = self._root.after(_RETRY, self._retry)

    def _retry(self) -> None:
        self._timer = None
        self._storage.retry()
        self._watch()

    def finish(self) -> None:
        """Waits a moment until what is being saved is on the disk."""
        self._storage.flush(_FINISH)

    def close(self) -> None:
        """Saves what waits, and ends."""
        if self._timer is not None:
            self._root.after_cancel(self._timer)
        self._storage.close()
