"""The worked example: its code, the moves that win it, and what there is to tell of each move.

Knows nothing of windows, nor of the words in which a move is told.
"""
from __future__ import annotations

import json
from pkgutil import get_data
from typing import Any, NamedTuple, Optional, Tuple

from .model import Card, GameCode, Move, Position, Suit, deal, play


class Telling(NamedTuple):
    """What a move does: ``count`` cards, the first of them ``card``, go from column ``source`` to ``target`` (0-9)."""

    card: Card
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody asks of a telling
    source: int
    target: int
    onto: Optional[Card]
    """The card on which the first one comes to lie; None in an empty column."""
    run: Optional[Suit]
    """The suit of the run that the move completes, if it does."""


class Example(NamedTuple):
    """A won game: its moves in the order of play, and a telling for each."""

    code: GameCode
    moves: Tuple[Move, ...]
    tellings: Tuple[Telling, ...]


def read_example() -> Example:
    """The example that comes with the program, played through the rules.

    Read through the package's loader, so that it is found in a zip too. Raises ValueError if it is no won game.
    """
    return example_from(json.loads(get_data("simplesimon", "example.json") or b"null"))


def example_from(record: Any) -> Example:
    """The example of a record: ``code``, and ``moves`` as [source, count, target].

    Raises ValueError if a move is not allowed (IllegalMove) or if the last one does not win.
    """
    code = GameCode.parse(record["code"])
    moves = tuple(Move(*move) for move in record["moves"])
    position = deal(code)
    tellings = []
    for move in moves:
        after = play(position, move)
        tellings.append(_telling(position, move, after))
        position = after
    if not position.won:
        raise ValueError("the example does not end in a win")
    return Example(code, moves, tuple(tellings))


def _telling(before: Position, move: Move, after: Position) -> Telling:
    group = before.columns[move.source][-move.count:]
    onto = before.columns[move.target][-1:]
    completed = after.removed[len(before.removed):]
    return Telling(
        card=group[0],
        count=move.count,
        source=move.source,
        target=move.target,
        onto=onto[0] if onto else None,
        run=completed[0][0].suit if completed else None,
    )
