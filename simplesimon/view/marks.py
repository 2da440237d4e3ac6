"""What the controller wants marked on the table, as values.

Knows nothing of tkinter, nor of how a mark is drawn.
"""
from __future__ import annotations

from typing import NamedTuple, Optional, Sequence


class Group(NamedTuple):
    """The last ``count`` cards of ``column`` (0-9); a count of 0 means the column without a card."""

    column: int
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody asks of a group


class Marks(NamedTuple):
    """All marks: a selected group, the columns that can take the held one, the one it would go to now, a cursor.

    The cursor is the keyboard's: the card it is on, with all cards below that.
    """

    selected: Optional[Group] = None
    targets: Sequence[int] = ()
    chosen: Optional[int] = None
    cursor: Optional[Group] = None
