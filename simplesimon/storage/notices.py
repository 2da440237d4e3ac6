"""What storage has to tell a person, as values.

Knows nothing of the words in which it is said, nor of when.
"""
from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class NoticeKind(Enum):
    """What happened; ``Notice.detail`` is what each comment names."""

    DAMAGED = "damaged"  # where the unreadable file was put, or the file itself where it could not be moved
    RESTORED_PREVIOUS = "restored_previous"  # the file of the version before, now in use
    NEWER_FORMAT = "newer_format"  # the file of a newer program, which stays as it is
    CANNOT_SAVE = "cannot_save"  # the system's own text, or the folder; empty without a folder
    SAVED_AGAIN = "saved_again"  # empty
    SECOND_WINDOW = "second_window"  # the file that this window's game has for itself


class Notice(NamedTuple):
    """One thing to say once, about the record ``name`` ("settings", "game" or "statistics")."""

    kind: NoticeKind
    name: str
    detail: str
