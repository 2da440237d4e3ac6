"""A position: what lies where, and what follows from that alone.

Knows nothing of what may be done in it (``rules`` does) nor of how it came about (``game`` does).
"""
from __future__ import annotations

from typing import NamedTuple, Sequence, Tuple

from .cards import Card, face_from_text, number_copies

COLUMN_COUNT = 10

RUN_COUNT = 4
"""How many runs win the game."""

START_SCORE = 500
MOVE_SCORE = -1
RUN_SCORE = 100

Column = Tuple[Card, ...]
Columns = Tuple[Column, ...]


class Position(NamedTuple):
    """The ten columns (each from its covered card to its last), the removed runs, and the moves made.

    ``removed`` holds a tuple of 13 cards, king to ace, for each removed run, in the order of removal.
    """

    columns: Columns
    removed: Columns = ()
    moves: int = 0

    @classmethod
    def from_text(cls, columns: Sequence[str]) -> Position:
        """Reads ten strings such as ``AS KH TH``, the covered card first; an empty one is an empty column.

        Fewer than 52 cards are allowed. Raises ValueError for a text that is no card, for a face that
        occurs more than four times, and unless there are ten columns.
        """
        if len(columns) != COLUMN_COUNT:
            raise ValueError(f"{len(columns)} columns instead of {COLUMN_COUNT}")
        return cls(number_copies([face_from_text(card) for card in column.split()] for column in columns))

    @property
    def score(self) -> int:
        """Points: 500, less one for each move, and 100 more for each removed run."""
        return START_SCORE + MOVE_SCORE * self.moves + RUN_SCORE * len(self.removed)

    @property
    def won(self) -> bool:
        """True once all four runs are removed."""
        return len(self.removed) == RUN_COUNT
