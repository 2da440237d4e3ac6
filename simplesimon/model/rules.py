"""The rules: what may be lifted and moved, why not, and what a move leads to.

Every other part that asks whether something is allowed asks here. Knows nothing of history or of screens.
"""
from __future__ import annotations

from enum import Enum
from typing import Dict, List, NamedTuple, Optional, Tuple

from .cards import RUN_LENGTH, Card, Rank
from .position import COLUMN_COUNT, Column, Position


class Move(NamedTuple):
    """The last ``count`` cards of column ``source`` go to column ``target`` (columns 0-9)."""

    source: int
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody asks of a move
    target: int


class Refusal(Enum):
    """Why a move is not made, in the order in which the reasons are looked for."""

    NOTHING_THERE = "nothing there"
    SAME_COLUMN = "same column"
    NOT_DESCENDING = "not descending"
    MIXED_SUITS = "mixed suits"
    KING_NEEDS_EMPTY_COLUMN = "king needs empty column"
    TARGET_IS_ACE = "target is ace"
    WRONG_RANK = "wrong rank"
    NOWHERE_TO_GO = "nowhere to go"
    """No column takes the group that was double-clicked; ``refusal`` never gives it."""


class IllegalMove(ValueError):
    """A move that the rules refuse was to be played; ``refusal`` says why."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.value)
        self.refusal = reason


def lift_refusal(position: Position, source: int, count: int) -> Optional[Refusal]:
    """Why the last ``count`` cards of column ``source`` may not be lifted as a group, or None if they may."""
    if not 0 <= source < COLUMN_COUNT or not 1 <= count <= len(position.columns[source]):
        return Refusal.NOTHING_THERE
    column = position.columns[source]
    if count <= _group_length(column):
        return None
    group = column[-count:]
    if any(below.rank != above.rank - 1 for above, below in zip(group, group[1:])):
        return Refusal.NOT_DESCENDING
    return Refusal.MIXED_SUITS


def refusal(position: Position, move: Move) -> Optional[Refusal]:
    """The first reason, in the order of ``Refusal``, why ``move`` may not be made; None if it may."""
    source, count, target = move
    lifting = lift_refusal(position, source, count)
    if lifting is Refusal.NOTHING_THERE or not 0 <= target < COLUMN_COUNT:
        return Refusal.NOTHING_THERE
    if source == target:
        return Refusal.SAME_COLUMN
    if lifting is not None or not position.columns[target]:
        return lifting
    return _landing_refusal(position.columns[source][-count], position.columns[target][-1])


def _landing_refusal(first: Card, last: Card) -> Optional[Refusal]:
    """Why a group beginning with ``first`` may not go onto the card ``last``, or None if it may."""
    if first.rank == last.rank - 1:
        return None
    if first.rank == Rank.KING:
        return Refusal.KING_NEEDS_EMPTY_COLUMN
    if last.rank == Rank.ACE:
        return Refusal.TARGET_IS_ACE
    return Refusal.WRONG_RANK


def play(position: Position, move: Move) -> Position:
    """The position after ``move``, with each run that it completes already removed.

    Raises IllegalMove, which carries the refusal, if the rules do not allow it.
    """
    reason = refusal(position, move)
    if reason is not None:
        raise IllegalMove(reason)
    source, count, target = move
    columns = list(position.columns)
    columns[target] += columns[source][-count:]
    columns[source] = columns[source][:-count]
    removed = position.removed
    for number, column in enumerate(columns):
        if len(column) >= RUN_LENGTH and column[-1].rank == Rank.ACE and _group_length(column) == RUN_LENGTH:
            removed += (column[-RUN_LENGTH:],)
            columns[number] = column[:-RUN_LENGTH]
    return Position(tuple(columns), removed, position.moves + 1)


def movable_count(position: Position, column: int) -> int:
    """How many cards the largest group at the end of ``column`` (0-9) has; 0 for an empty column."""
    return _group_length(position.columns[column])


def _group_length(column: Column) -> int:
    if not column:
        return 0
    rank, suit, _ = column[-1]
    first = int(rank)
    for card_rank, card_suit, _ in column[-2::-1]:
        if card_rank != first + 1 or card_suit is not suit:
            break
        first += 1
    return first - rank + 1


def legal_moves(position: Position) -> List[Move]:
    """Every move that ``refusal`` allows, by source column, then count, then target.

    Found by rank instead of asking ``refusal`` 10 times for each group: some fifteen times as fast.
    """
    empty = [number for number, column in enumerate(position.columns) if not column]
    targets_of_rank = [empty] * (Rank.KING + 2)
    for number, column in enumerate(position.columns):
        if column:
            rank = column[-1].rank
            targets_of_rank[rank] = sorted(targets_of_rank[rank] + [number])
    moves: List[Move] = []
    for source, column in enumerate(position.columns):
        wanted, group_suit, count = 0, None, 0
        for rank, suit, _ in reversed(column):
            if count and (rank != wanted or suit is not group_suit):
                break
            wanted, group_suit, count = rank + 1, suit, count + 1
            for target in targets_of_rank[wanted]:
                moves.append(Move(source, count, target))
    return moves


def best_target(position: Position, source: int, count: int) -> Optional[int]:
    """The column to which a double click sends the last ``count`` cards of ``source``; None if there is none.

    A column ending in the group's suit comes first, then any other occupied one, then an empty one;
    among equals the longest group that results, then the leftmost. That other suits come before an empty
    column is this program's reading of the rule. A whole column is never sent to an empty one, since
    nothing would change.
    """
    if lift_refusal(position, source, count) is not None:
        return None
    suit = position.columns[source][-count].suit
    whole_column = count == len(position.columns[source])
    ranking: Dict[int, Tuple[int, int]] = {}
    for target, column in enumerate(position.columns):
        if refusal(position, Move(source, count, target)) is not None:
            continue
        if not column:
            if not whole_column:
                ranking[target] = (0, 0)
        elif column[-1].suit is suit:
            ranking[target] = (2, _group_length(column))
        else:
            ranking[target] = (1, 0)
    # max() gives the first of equals, and the columns were entered left to right.
    return max(ranking, key=lambda target: ranking[target], default=None)
