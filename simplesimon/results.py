"""What a game in progress adds to the statistics, told so that nothing is counted twice or lost.

Knows nothing of files or screens; ``model.statistics`` says what counts.
"""
from __future__ import annotations

import os
from typing import Optional

from .model import Game
from .model.statistics import DealMarks, NewBests, Statistics, new_bests
from .partners import Record, Storage

_TOKEN_BYTES = 12


class Results:
    """The marks of the deal in play, and what they have told the statistics.

    ``marks`` are saved with the game, before ``tell`` is called: after a kill between the two, the resumed
    game tells them again, and what was told before counts nothing.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.marks = DealMarks(_new_token())
        self._told: Optional[DealMarks] = None

    def resume(self, record: object) -> None:
        """Takes up the marks of a saved game, new ones for a game saved without any. Raises ValueError for what are none."""
        if record is not None and not isinstance(record, dict):
            raise ValueError("the marks of the deal are no JSON object")
        self.marks = DealMarks(_new_token()) if record is None else DealMarks.from_record(record)
        self._told = None

    def begin_deal(self, suits_before: int) -> None:
        """Another deal is played from now on, instead of one with ``suits_before`` suits."""
        self.marks = self.marks.next_deal(suits_before, _new_token())

    def note(self, game: Game) -> None:
        """Something was done in ``game``."""
        position = game.position
        if position.won:
            self.marks = self.marks.with_win(position.score, position.moves)
        elif position.moves:
            self.marks = self.marks.with_move()

    def tell(self, suits: int) -> Optional[NewBests]:
        """Tells the statistics what the marks of the deal with ``suits`` say; gives the bests if it is a new win."""
        marks = self.marks
        if marks == self._told:
            return None
        won_before = self._told.win if self._told is not None else None
        self._told = marks
        bests = None
        if marks.win is not None and marks.win != won_before:
            before = self.statistics()
            bests = new_bests(before, before.told(marks, suits), suits)
        if marks.played or marks.left is not None:
            self._storage.change("statistics", lambda record: _told(record, marks, suits))
        return bests

    def statistics(self) -> Statistics:
        """All results so far."""
        record = self._storage.read("statistics")
        while record is not None:
            try:
                return Statistics.from_record(record)
            except ValueError:
                record = self._storage.reject("statistics")
        return Statistics()

    def reset(self) -> None:
        """Forgets all results."""
        self._storage.change("statistics", lambda record: Statistics.from_record(record).reset().to_record())


def _told(record: Record, marks: DealMarks, suits: int) -> Record:
    return Statistics.from_record(record).told(marks, suits).to_record()


def _new_token() -> str:
    return os.urandom(_TOKEN_BYTES).hex()
