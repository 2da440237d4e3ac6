"""One file at a time: tolerant reading, safe replacing, setting aside.

Knows nothing of what the files are for, of locks or of threads.
"""
from __future__ import annotations

import json
import math
import os
import stat
import time
from typing import Any, Callable, Dict, Mapping, NoReturn, TypeVar

_Result = TypeVar("_Result")

LARGEST = 1 << 20
"""Bytes of the largest file that is read or written: some 100,000 moves. As Python objects, hostile content of this
size stays under 50 MB."""

_MOST_DIGITS = 18
"""Longer integers are refused: they are nothing of ours, and Pythons before 3.8.14 take seconds for long ones."""

_TEMPORARY = ".tmp"

_FIRST_PAUSE = 0.01
"""Seconds until a refused step is tried again; each pause is twice the one before."""

_SHORT_PATIENCE = 0.2 if os.name == "nt" else 0.0
"""Seconds for steps that the start of the program waits for. Only Windows refuses a file that another program holds."""


class Damaged(Exception):
    """What stands at a path is no record: not a file, too large, not JSON, or not a JSON object."""


def read_bytes(path: str) -> bytes:
    """The content of a regular file; Damaged if it is none or too large, OSError if it cannot be read."""
    # Opening a named pipe would wait for ever, so the kind is asked first.
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise Damaged("not a regular file")
    data = _patiently(lambda: _read(path, LARGEST + 1), _SHORT_PATIENCE)
    if len(data) > LARGEST:
        raise Damaged("too large")
    return data


def decode(data: bytes) -> Dict[str, Any]:
    """The record in a file's content; Damaged for all that is not one JSON object in UTF-8 (a BOM is allowed)."""
    try:
        record = json.loads(
            data.decode("utf-8-sig"), parse_int=_integer, parse_float=_finite, parse_constant=_no_constant
        )
    except (ValueError, RecursionError, MemoryError) as problem:
        raise Damaged(str(problem)) from None
    if not isinstance(record, dict):
        raise Damaged("not a JSON object")
    return record


def encode(record: Mapping[str, Any]) -> bytes:
    """The record as a file's content; ValueError or TypeError if it cannot be JSON that decode() would take."""
    # No indentation: it would leave the encoder that is written in C.
    return json.dumps(record, separators=(",", ":"), allow_nan=False, check_circular=False).encode("ascii")


def set_aside(path: str) -> str:
    """Move what stands at ``path`` to a dated name beside it, which is free; gives that path. OSError if refused."""
    stem, ending = os.path.splitext(path)
    dated = f"{stem}-damaged-{time.strftime('%Y-%m-%d-%H%M%S')}"
    kept, number = f"{dated}{ending}", 1
    while os.path.lexists(kept):
        number += 1
        kept = f"{dated}-{number}{ending}"
    _patiently(lambda: os.rename(path, kept), _SHORT_PATIENCE)
    return kept


def replace_file(path: str, previous: str, data: bytes, patience: float) -> None:
    """Put ``data`` at ``path``, and what stood there at ``previous``; a whole file stands at ``path`` at every moment.

    OSError if it cannot be done; then ``path`` is as it was and no temporary file is left. A replacement that the
    system refuses for the moment is tried again for ``patience`` seconds.
    """
    temporary = _temporary(path)
    try:
        _write(temporary, data)
        _keep_previous(path, previous)
        _patiently(lambda: os.replace(temporary, path), patience)
    except OSError:
        _remove(temporary)
        raise
    _sync_folder(os.path.dirname(path))


def remove_leftovers(path: str) -> None:
    """Remove temporary files of ``path`` that killed processes left; to be called while no other process writes it."""
    folder, start = os.path.split(path)
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        if name.startswith(start + ".") and name.endswith(_TEMPORARY):
            _remove(os.path.join(folder, name))


def _temporary(path: str) -> str:
    # With the process in its name, since without locks two processes may write the same file.
    return f"{path}.{os.getpid()}{_TEMPORARY}"


def _keep_previous(path: str, previous: str) -> None:
    """Make ``previous`` what now stands at ``path``. Not worth a failure: otherwise the one before it stays."""
    spare = _temporary(previous)
    try:
        _duplicate(path, spare)
        os.replace(spare, previous)
    except OSError:
        pass
    # Also after success: renaming one hard link onto another of the same file does nothing.
    _remove(spare)


def _duplicate(path: str, target: str) -> None:
    try:
        os.link(path, target)
    except FileNotFoundError:
        raise
    except OSError:  # FAT, and some network file systems, have no hard links
        _write(target, _read(path, LARGEST))


def _read(path: str, size: int) -> bytes:
    with open(path, "rb") as file:
        return file.read(size)


def _write(path: str, data: bytes) -> None:
    with open(path, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _patiently(action: Callable[[], _Result], patience: float) -> _Result:
    """Do it; while another program holds the file (virus scanners on Windows), again until the patience is used up."""
    pause, end = _FIRST_PAUSE, time.monotonic() + patience
    while True:
        try:
            return action()
        except PermissionError:
            if time.monotonic() + pause > end:
                raise
            time.sleep(pause)
            pause *= 2


def _sync_folder(folder: str) -> None:
    """Make the new name last through a power cut, where the system can (POSIX)."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:  # Windows opens no folders
        return
    try:
        os.fsync(descriptor)
    except OSError:  # some network file systems
        pass
    finally:
        os.close(descriptor)


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def _integer(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        raise ValueError("an integer is too long")
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError("a number is too large")
    return number


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")
