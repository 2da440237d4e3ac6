"""The records in one folder, without threads: which file is whose, which is damaged, newer or the previous one.

Knows nothing of what a record means, nor of who waits for a file to be written.

Beside ``game.json`` stand ``game.previous.json`` (the version before), ``game.lock``, and ``game-damaged-DATE.json``
for each file that could not be read. A second window has ``game-2.json``. Where a newer program has left a file of its
own format, that file stays as it is and this program uses ``game-format1.json``.
"""
from __future__ import annotations

import errno
import os
from contextlib import contextmanager
from typing import Any, Callable, Dict, Iterator, List, Optional, Set, Tuple

from .files import (
    LARGEST,
    Damaged,
    decode,
    encode,
    read_bytes,
    remove_leftovers,
    replace_file,
    set_aside,
)
from .locks import FileLock, Taking
from .notices import Notice, NoticeKind

Record = Dict[str, Any]
Change = Callable[[Record], Record]

GAME = "game"
"""The record that each window has for itself."""

SHARED = ("settings", "statistics")
"""The records that all windows have in common."""

FORMATS = {GAME: 1, "settings": 1, "statistics": 1}
"""The newest format of each record that this program knows."""

_READING_WAITS = 0.2
"""Seconds that reading a shared record waits for another window, before it reads all the same."""

_CHANGING_WAITS = 2.0
"""Seconds that a change waits for another window, before it is put off."""

_MOST_SLOTS = 99


class _NewerFormat(Exception):
    """The record was written by a newer program."""


class Shelf:
    """The records of one window in the absolute path ``folder``; not for two threads at once.

    ``say`` gets what there is to tell, each thing once.
    """

    def __init__(self, folder: str, say: Callable[[Notice], None]) -> None:
        self._folder = folder
        self._tell = say
        self._said: Set[Notice] = set()
        self._stems = {name: name for name in FORMATS}
        # The file that the last read() answered from, and its content: what reject() is about.
        self._given: Dict[str, Tuple[str, bytes]] = {}
        self._slot = 1
        self._game_was_read = False
        # The game's file as this window knows it. Anything else that stands there is somebody else's game.
        self._known_game: Optional[bytes] = None
        self._slot_lock: Optional[FileLock] = None
        try:
            self._make_folder()
            self._take_slot(only_without_a_game=False)
        except OSError:
            pass  # said when something is to be saved
        for name in SHARED:
            with self._held(name, 0.0) as held:
                if held:
                    self._clean(name)

    def read(self, name: str) -> Optional[Record]:
        """The newest record that can be read, or None. Never raises.

        What cannot be read is set aside; then the previous version becomes the present one.
        """
        with self._held(name, _READING_WAITS):
            return self._read(name)

    def reject(self, name: str) -> Optional[Record]:
        """Set aside what read() gave last, since its content makes no sense; gives the previous version or None."""
        with self._held(name, _READING_WAITS):
            given = self._given.get(name)
            if given is None or self._set_given_aside(name):
                return self._read(name)
            if name == GAME:
                self._known_game = None
            previous = self._previous(name)
            return None if given[0] == previous else self._read_from([previous], name)

    def write_game(self, data: bytes, patience: float) -> None:
        """Make ``data`` this window's game. OSError if it cannot be done; then the old one stays."""
        self._make_folder()
        if self._slot_lock is None and self._lock_slot(self._slot) is Taking.HELD_BY_ANOTHER:
            self._take_slot(only_without_a_game=True)
        if not self._game_was_read:
            self._read(GAME)
        present = self._present_game()
        if present == data:
            return  # written once more, it would be its own previous version
        if present is not None and present != self._known_game:
            self._take_slot(only_without_a_game=True)
        self._replace(GAME, data, patience)
        self._known_game = data

    def change(self, name: str, change: Change, patience: float) -> Record:
        """Read, change and replace a shared record while no other window does; gives what it is then.

        OSError if it cannot be done. A record for which the change raises ValueError makes no sense and is set aside;
        then the previous version is changed, or an empty record. ValueError if the change does not take even that.
        """
        self._make_folder()
        with self._held(name, _CHANGING_WAITS if patience else 0.0) as held:
            if not held:
                raise BlockingIOError(self._lock_path(name))
            record = self._read(name)
            while True:
                try:
                    changed = change(dict(record or {}))
                    break
                except ValueError:
                    change({})
                if not self._set_given_aside(name):
                    raise PermissionError(self._path(name))
                record = self._read(name)
            changed = {**changed, "format": FORMATS[name]}
            if changed != record:
                self._replace(name, encode(changed), patience)
            return changed

    def close(self) -> None:
        """Let another window have this window's game."""
        if self._slot_lock is not None:
            self._slot_lock.release()

    def _read(self, name: str) -> Optional[Record]:
        if name == GAME:
            self._game_was_read = True
        return self._read_from([self._path(name), self._previous(name)], name)

    def _read_from(self, paths: List[str], name: str) -> Optional[Record]:
        self._given.pop(name, None)
        for path in paths:
            try:
                data = read_bytes(path)
                record = _checked(decode(data), name)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except _NewerFormat:
                self._say(NoticeKind.NEWER_FORMAT, name, path)
                self._stems[name] += f"-format{FORMATS[name]}"
                return self._read(name)
            except (Damaged, OSError):
                self._put_aside(name, path)
                continue
            if path == self._previous(name):
                self._say(NoticeKind.RESTORED_PREVIOUS, name, path)
                path = _promoted(path, self._path(name))
            self._given[name] = (path, data)
            if name == GAME:
                self._known_game = data
            return record
        return None

    def _set_given_aside(self, name: str) -> bool:
        """Whether what read() gave is out of the way: set aside now, or replaced by another window meanwhile."""
        path, data = self._given[name]
        try:
            if read_bytes(path) != data:
                return True
        except (Damaged, OSError):
            return True
        return self._put_aside(name, path)

    def _put_aside(self, name: str, path: str) -> bool:
        try:
            kept = set_aside(path)
        except OSError:
            self._say(NoticeKind.DAMAGED, name, path)
            return False
        self._say(NoticeKind.DAMAGED, name, kept)
        return True

    def _present_game(self) -> Optional[bytes]:
        """What stands at the game's path, after all that is not whole was set aside. OSError if that is refused."""
        path = self._path(GAME)
        try:
            data = read_bytes(path)
            if data != self._known_game:
                decode(data)
            return data
        except FileNotFoundError:
            return None
        except Damaged:
            self._say(NoticeKind.DAMAGED, GAME, set_aside(path))
            return None

    def _replace(self, name: str, data: bytes, patience: float) -> None:
        if len(data) > LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), self._path(name))
        replace_file(self._path(name), self._previous(name), data, patience)

    def _take_slot(self, only_without_a_game: bool) -> None:
        """Find the first game file that no other window has: game.json, game-2.json, and so on. OSError without any.

        Where the folder or the file system has no locks to give, that is simply the first one.
        """
        for slot in range(1, _MOST_SLOTS + 1):
            stem = _game_stem(slot)
            if only_without_a_game and os.path.lexists(self._at(f"{stem}.json")):
                continue
            if self._lock_slot(slot) is not Taking.HELD_BY_ANOTHER:
                break
        else:
            raise OSError(errno.EUSERS, os.strerror(errno.EUSERS), self._folder)
        self._slot = slot
        self._stems[GAME] = stem
        self._known_game = None
        self._clean(GAME)
        if slot > 1:
            self._say(NoticeKind.SECOND_WINDOW, GAME, self._path(GAME))

    def _lock_slot(self, slot: int) -> Taking:
        lock = FileLock(self._at(f"{_game_stem(slot)}.lock"))
        taking = lock.take()
        if taking is Taking.TAKEN:
            self.close()
            self._slot_lock = lock
        return taking

    @contextmanager
    def _held(self, name: str, seconds: float) -> Iterator[bool]:
        """Keep other windows off a shared record; False if one of them does not let go of it in time."""
        if name == GAME:
            yield True
            return
        lock = FileLock(self._lock_path(name))
        taking = lock.take_within(seconds)
        try:
            yield taking is not Taking.HELD_BY_ANOTHER
        finally:
            lock.release()

    def _clean(self, name: str) -> None:
        remove_leftovers(self._path(name))
        remove_leftovers(self._previous(name))

    def _make_folder(self) -> None:
        # The mode that the XDG Base Directory Specification asks for.
        os.makedirs(self._folder, mode=0o700, exist_ok=True)

    def _say(self, kind: NoticeKind, name: str, detail: str) -> None:
        notice = Notice(kind, name, detail)
        if notice not in self._said:
            self._said.add(notice)
            self._tell(notice)

    def _at(self, file_name: str) -> str:
        return os.path.join(self._folder, file_name)

    def _path(self, name: str) -> str:
        return self._at(f"{self._stems[name]}.json")

    def _previous(self, name: str) -> str:
        return self._at(f"{self._stems[name]}.previous.json")

    def _lock_path(self, name: str) -> str:
        return self._at(f"{name}.lock")


def _game_stem(slot: int) -> str:
    return GAME if slot == 1 else f"{GAME}-{slot}"


def _checked(record: Record, name: str) -> Record:
    """The record, if its format is one that this program knows; Damaged if it names none that can be."""
    written = record.get("format", 1)
    if type(written) is not int or written < 1:
        raise Damaged("no format")
    if written > FORMATS[name]:
        raise _NewerFormat
    return record


def _promoted(previous: str, present: str) -> str:
    """Let the previous version be the present one, so that it is restored once; gives the path where it now stands."""
    if os.path.lexists(present):  # a damaged file that could not be moved
        return previous
    try:
        os.replace(previous, present)
    except OSError:
        return previous
    return present
