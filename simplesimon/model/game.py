"""One game in progress: a deal, the moves made and unmade, and the same as a record for a file.

Knows nothing of files or screens; what may be moved is asked of ``rules``.
"""
from __future__ import annotations

from collections import deque
from typing import Any, Deque, Dict, List, Mapping, Optional

from .codes import GameCode, GameCodeError, deal
from .position import Position
from .rules import IllegalMove, Move, Refusal, play

UNDO_LIMIT = 100
"""How many actions may be undone."""


class RecordError(ValueError):
    """A record tells of no game that the rules allow; the text says what does not fit."""


class Game:
    """The game of one deal. ``position`` is always one that the rules lead to."""

    def __init__(self, code: GameCode) -> None:
        self.code = code
        self.position = deal(code)
        self._moves: List[Move] = []
        self._earlier: Deque[Position] = deque(maxlen=UNDO_LIMIT)
        self._undone: List[Move] = []

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would change something."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would change something."""
        return bool(self._undone)

    @property
    def begun(self) -> bool:
        """Whether anything would be lost by dealing anew: moves made, or moves that could be redone."""
        return self.moves_to_lose > 0

    @property
    def moves_to_lose(self) -> int:
        """How many moves nobody could get back once the deal is left: those made or, if all are undone, the undone ones."""
        return len(self._moves) or len(self._undone)

    def play(self, move: Move) -> Optional[Refusal]:
        """Makes ``move`` and gives None, or gives the refusal and changes nothing."""
        try:
            self._advance(move)
        except IllegalMove as error:
            return error.refusal
        self._undone.clear()
        return None

    def _advance(self, move: Move) -> None:
        position = play(self.position, move)
        self._earlier.append(self.position)
        self._moves.append(move)
        self.position = position

    def undo(self) -> bool:
        """Takes the last action back; False if there is none, or if it is more than 100 actions ago."""
        if not self._earlier:
            return False
        self.position = self._earlier.pop()
        self._undone.append(self._moves.pop())
        return True

    def redo(self) -> bool:
        """Makes the move again that was undone last; False if there is none."""
        if not self._undone:
            return False
        self._advance(self._undone.pop())
        return True

    def restart(self) -> None:
        """Goes back to the deal and forgets all moves, undone ones too."""
        self.position = deal(self.code)
        self._moves.clear()
        self._earlier.clear()
        self._undone.clear()

    def to_record(self) -> Dict[str, Any]:
        """The game as plain values for a file.

        ``code``; ``moves`` made and moves ``undone`` as [source, count, target], both in the order of
        play; and ``undoable``, how many of the made ones may still be undone.
        """
        return {
            "code": str(self.code),
            "moves": self._moves.copy(),
            "undone": self._undone[::-1],
            "undoable": len(self._earlier),
        }

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Game:
        """Reads a record back by playing it through the rules.

        Raises RecordError if anything in it does not fit: it is refused as a whole.
        """
        if not isinstance(record, dict):
            raise RecordError("not a record of a game")
        code = record.get("code")
        if not isinstance(code, str):
            raise RecordError("the game code is missing")
        try:
            game = cls(GameCode.parse(code))
        except GameCodeError as error:
            raise RecordError(f"not a game code: {error}") from None
        made = _moves_of(record, "moves")
        undone = _moves_of(record, "undone")
        undoable = record.get("undoable")
        if type(undoable) is not int or not 0 <= undoable <= len(made) or undoable + len(undone) > UNDO_LIMIT:
            raise RecordError("the number of moves that may be undone does not fit the moves")
        for number, move in enumerate(made + undone, 1):
            reason = game.play(move)
            if reason is not None:
                raise RecordError(f"move {number} is not allowed: {reason.value}")
        for _ in undone:
            game.undo()
        game._earlier = deque(list(game._earlier)[len(game._earlier) - undoable:], UNDO_LIMIT)
        return game


def _moves_of(record: Mapping[str, Any], key: str) -> List[Move]:
    moves = record.get(key)
    if not isinstance(moves, list):
        raise RecordError(f"no list of {key}")
    for move in moves:
        if not isinstance(move, (list, tuple)) or len(move) != 3 or any(type(number) is not int for number in move):
            raise RecordError(f"something in {key} is no move")
    return [Move(*move) for move in moves]
