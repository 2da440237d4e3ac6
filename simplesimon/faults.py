"""The log of faults in the program itself, bounded in size and silent about its own troubles.

Knows nothing of windows, nor of how a fault is told to a person.
"""
from __future__ import annotations

import os
import sys
import time
from types import TracebackType
from typing import Dict, Optional, Type

from . import __version__

LARGEST = 256 * 1024
"""Bytes of the log; when an entry does not fit any more, the older half goes."""

_LARGEST_ENTRY = 16 * 1024
"""Bytes of one entry; of a longer one, the beginning and the end are kept."""

_SEPARATOR = b"\n----- "

_OWN_FOLDER = os.path.dirname(__file__) + os.sep


class FaultLog:
    """``faults.log`` in ``folder``, which need not exist; without a folder faults are only told apart."""

    def __init__(self, folder: Optional[str]) -> None:
        self._path = None if folder is None else os.path.join(folder, "faults.log")
        self._times: Dict[str, int] = {}

    def record(
        self, fault_type: Type[BaseException], fault: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> str:
        """Write an entry for what ``sys.exc_info()`` gives; never raises.

        Gives the kind of the fault: its type, and the innermost place of the program's own in which it came up.
        """
        kind = _kind(fault_type, traceback)
        self._times[kind] = self._times.get(kind, 0) + 1
        try:
            self._append(_entry(fault_type, fault, traceback))
        except Exception:  # no disk, no permission, no memory: the fault itself is what matters
            pass
        return kind

    def seen(self, kind: str) -> bool:
        """Whether a fault of that kind was recorded more than once since the start, so that it was told already."""
        return self._times.get(kind, 0) > 1

    def _append(self, entry: bytes) -> None:
        if self._path is None:
            return
        os.makedirs(os.path.dirname(self._path), mode=0o700, exist_ok=True)
        if os.path.exists(self._path) and os.path.getsize(self._path) + len(entry) > LARGEST:
            _drop_older_half(self._path)
        # Not waiting where a named pipe stands in the way.
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        descriptor = os.open(self._path, flags, 0o600)
        try:
            os.write(descriptor, entry)
        finally:
            os.close(descriptor)


def _kind(fault_type: Type[BaseException], traceback: Optional[TracebackType]) -> str:
    place = ""
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename.startswith(_OWN_FOLDER):
            place = f"{code.co_filename[len(_OWN_FOLDER):]}:{traceback.tb_lineno}"
        traceback = traceback.tb_next
    return f"{fault_type.__name__} {place}".strip()


def _entry(
    fault_type: Type[BaseException], fault: Optional[BaseException], traceback: Optional[TracebackType]
) -> bytes:
    # Not at the top: most sessions never need it, and it takes milliseconds of every start.
    from traceback import format_exception

    date = time.strftime("%Y-%m-%d %H:%M:%S")
    python = ".".join(str(number) for number in sys.version_info[:3])
    text = "".join(format_exception(fault_type, fault, traceback))
    trace = text.encode("utf-8", "backslashreplace")
    if len(trace) > _LARGEST_ENTRY:
        half = _LARGEST_ENTRY // 2
        trace = trace[:half] + b"\n...\n" + trace[-half:]
    return _SEPARATOR + f"{date} simplesimon {__version__} python {python} {sys.platform}\n".encode() + trace


def _drop_older_half(path: str) -> None:
    with open(path, "rb") as log:
        log.seek(-min(os.path.getsize(path), LARGEST // 2), os.SEEK_END)
        newer = log.read(LARGEST)
    start = newer.find(_SEPARATOR)
    shorter = f"{path}.{os.getpid()}.tmp"
    with open(shorter, "wb") as log:
        log.write(newer[start:] if start >= 0 else b"")
    os.replace(shorter, path)
