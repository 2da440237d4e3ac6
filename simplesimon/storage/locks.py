"""Locks between processes, which the system releases when their process dies.

Knows nothing of what they protect.
"""
from __future__ import annotations

import os
import sys
import time
from enum import Enum
from typing import Optional

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PAUSE = 0.01
"""Seconds between two tries to take a lock."""


class Taking(Enum):
    """What came of trying to take a lock."""

    TAKEN = "taken"
    HELD_BY_ANOTHER = "held_by_another"
    UNAVAILABLE = "unavailable"  # no folder, no permission, or a file system without locks


class FileLock:
    """A lock on the file ``path``, which is created and stays behind.

    Two FileLock objects exclude each other within one process too.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._descriptor: Optional[int] = None

    def take(self) -> Taking:
        """Try once, without waiting; never raises."""
        if self._descriptor is not None:
            return Taking.TAKEN
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return Taking.UNAVAILABLE
        try:
            _lock(descriptor)
        except OSError as problem:
            os.close(descriptor)
            # msvcrt.locking says PermissionError where flock says BlockingIOError.
            held = isinstance(problem, (BlockingIOError, PermissionError))
            return Taking.HELD_BY_ANOTHER if held else Taking.UNAVAILABLE
        self._descriptor = descriptor
        return Taking.TAKEN

    def take_within(self, seconds: float) -> Taking:
        """Try until the lock is taken, cannot be had at all, or the seconds have passed."""
        end = time.monotonic() + seconds
        while True:
            taking = self.take()
            if taking is not Taking.HELD_BY_ANOTHER or time.monotonic() >= end:
                return taking
            time.sleep(_PAUSE)

    def release(self) -> None:
        """Give the lock back, if it was taken."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
