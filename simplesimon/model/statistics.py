"""Results for each suit count, and how a deal is counted once, however often it is told.

Knows nothing of files, of when results are told, or of the words for them.

A deal counts as played at its first move and as won at its first win. Leaving it for another deal, unwon and with a
move made, ends the streak; quitting, resuming, undoing and restarting change nothing. A later win of the same deal
counts nothing, but may better the best score and the fewest moves.

The process may be killed between saving the game and saving the results, and two windows may play at once. So every
deal has a token of its own, which the saved game keeps in its DealMarks; the game is saved first, and
``Statistics.told(marks, suits)`` is applied to the results afterwards, and again when a game is resumed. It changes
nothing that was told before: the results remember the tokens of all deals in progress (each window has one) and of
the last ones that were left.
"""
from __future__ import annotations

from typing import Any, Dict, NamedTuple, Optional, Tuple

from .cards import SUIT_COUNTS

_MOST = 10**9
"""Larger counts, moves or points are nobody's results."""

_LONGEST_TOKEN = 64

_MOST_IN_PROGRESS = 200

_MOST_LEFT = 50


class Win(NamedTuple):
    """The best of the wins of one deal."""

    score: int
    moves: int


class LeftDeal(NamedTuple):
    """A deal that was left with a move made."""

    token: str
    suits: int


class DealMarks(NamedTuple):
    """What a saved game keeps about its deal, so that the results are right after a kill at any moment.

    ``token`` is text that no other deal has, up to 64 characters. ``left`` is the deal that was left for this one.
    """

    token: str
    played: bool = False
    win: Optional[Win] = None
    left: Optional[LeftDeal] = None

    @property
    def won(self) -> bool:
        """Whether the deal was ever won; undoing the winning move does not change it."""
        return self.win is not None

    def with_move(self) -> DealMarks:
        """The marks after a move."""
        return self._replace(played=True)

    def with_win(self, score: int, moves: int) -> DealMarks:
        """The marks after a winning move, at that score and number of moves."""
        if self.win is not None:
            score, moves = max(score, self.win.score), min(moves, self.win.moves)
        return self._replace(played=True, win=Win(score, moves))

    def next_deal(self, suits: int, token: str) -> DealMarks:
        """The marks of a deal begun in place of this one, which had ``suits``; ``token`` is the new deal's."""
        # A deal left without a move has no result; the one before it may not have been told yet.
        return DealMarks(token, left=LeftDeal(self.token, suits) if self.played else self.left)

    def to_record(self) -> Dict[str, Any]:
        """As JSON-ready values."""
        return {
            "token": self.token,
            "played": self.played,
            "win": None if self.win is None else self.win._asdict(),
            "left": None if self.left is None else self.left._asdict(),
        }

    @staticmethod
    def from_record(record: Dict[str, Any]) -> DealMarks:
        """The marks that to_record() gave; ValueError, naming the reason, for what makes no sense."""
        played, win, left = record.get("played", False), record.get("win"), record.get("left")
        if not isinstance(played, bool):
            raise ValueError("played is neither true nor false")
        if win is not None and not played:
            raise ValueError("a deal is won without a move")
        return DealMarks(_token(record.get("token")), played, _win(win), _left(left))


class SuitResults(NamedTuple):
    """The results for one suit count. The bests are None before the first win."""

    played: int = 0
    won: int = 0
    streak: int = 0
    longest_streak: int = 0
    best_score: Optional[int] = None
    fewest_moves: Optional[int] = None

    @property
    def share_won(self) -> Optional[float]:
        """Deals won of those played, 0 to 1; None before the first."""
        return self.won / self.played if self.played else None


class NewBests(NamedTuple):
    """Which bests a win has set."""

    score: bool
    moves: bool
    streak: bool


class _Counted(NamedTuple):
    """A deal that has been counted as played."""

    token: str
    won: bool
    left: bool


class Statistics(NamedTuple):
    """The results in the order of SUIT_COUNTS, and counted deals that may be told again, oldest first."""

    results: Tuple[SuitResults, ...] = (SuitResults(),) * len(SUIT_COUNTS)
    deals: Tuple[_Counted, ...] = ()

    def of(self, suits: int) -> SuitResults:
        """The results for 1, 2 or 4 suits."""
        return self.results[SUIT_COUNTS.index(suits)]

    def told(self, marks: DealMarks, suits: int) -> Statistics:
        """The results with everything that the marks of a deal with ``suits`` tell; the same if told before."""
        statistics = self
        if marks.left is not None:
            statistics = statistics.deal_left(marks.left.token, marks.left.suits)
        if marks.played:
            statistics = statistics.deal_begun(marks.token, suits)
        if marks.win is not None:
            statistics = statistics.deal_won(marks.token, suits, marks.win.score, marks.win.moves)
        return statistics

    def deal_begun(self, token: str, suits: int) -> Statistics:
        """The results after a deal's first move."""
        if self._counted(token) is not None:
            return self
        results = self.of(suits)
        statistics = self._with(suits, results._replace(played=results.played + 1))
        return statistics._remembering(_Counted(token, won=False, left=False))

    def deal_won(self, token: str, suits: int, score: int, moves: int) -> Statistics:
        """The results after a winning move."""
        counted = self._counted(token)
        if counted is None:
            return self.deal_begun(token, suits).deal_won(token, suits, score, moves)
        if counted.won and counted.left:
            return self
        results = self.of(suits)
        best, fewest = results.best_score, results.fewest_moves
        results = results._replace(
            best_score=score if best is None else max(score, best),
            fewest_moves=moves if fewest is None else min(moves, fewest),
        )
        if counted.won:
            return self._with(suits, results)
        won, streak = results.won + 1, results.streak + 1
        results = results._replace(
            # The deal may have been counted as played before the results were reset.
            played=max(results.played, won),
            won=won,
            streak=streak,
            longest_streak=max(results.longest_streak, streak),
        )
        return self._with(suits, results)._remembering(counted._replace(won=True))

    def deal_left(self, token: str, suits: int) -> Statistics:
        """The results after a deal was left for another one."""
        counted = self._counted(token)
        if counted is None or counted.left:
            return self
        statistics = self if counted.won else self._with(suits, self.of(suits)._replace(streak=0))
        return statistics._remembering(counted._replace(left=True))

    def reset(self) -> Statistics:
        """No results; a deal in progress is not counted as played again, and one that was won not at all."""
        return Statistics(deals=tuple(counted._replace(left=counted.left or counted.won) for counted in self.deals))

    def to_record(self) -> Dict[str, Any]:
        """As JSON-ready values."""
        return {
            "suits": {str(suits): self.of(suits)._asdict() for suits in SUIT_COUNTS},
            "deals": [list(counted) for counted in self.deals],
        }

    @staticmethod
    def from_record(record: Dict[str, Any]) -> Statistics:
        """The statistics that to_record() gave; missing keys count as nothing known.

        ValueError, naming the reason, for what makes no sense in any part.
        """
        by_suits = _dictionary(record.get("suits", {}), "suits")
        results = tuple(_results(by_suits.get(str(suits), {}), suits) for suits in SUIT_COUNTS)
        deals = record.get("deals", [])
        if not isinstance(deals, list) or len(deals) > _MOST_IN_PROGRESS + _MOST_LEFT:
            raise ValueError("deals is no list of deals")
        return Statistics(results, tuple(_counted(deal) for deal in deals))

    def _counted(self, token: str) -> Optional[_Counted]:
        return next((counted for counted in self.deals if counted.token == token), None)

    def _with(self, suits: int, results: SuitResults) -> Statistics:
        place = SUIT_COUNTS.index(suits)
        return self._replace(results=self.results[:place] + (results,) + self.results[place + 1 :])

    def _remembering(self, counted: _Counted) -> Statistics:
        deals = [other for other in self.deals if other.token != counted.token] + [counted]
        kept = set(
            [deal for deal in deals if not deal.left][-_MOST_IN_PROGRESS:]
            + [deal for deal in deals if deal.left][-_MOST_LEFT:]
        )
        return self._replace(deals=tuple(deal for deal in deals if deal in kept))


def new_bests(before: Statistics, after: Statistics, suits: int) -> NewBests:
    """Which bests of that suit count the statistics ``after`` a win have and those ``before`` it had not.

    A first win sets the score and the moves. A streak is one from two wins on.
    """
    old, new = before.of(suits), after.of(suits)
    return NewBests(
        score=new.best_score != old.best_score,
        moves=new.fewest_moves != old.fewest_moves,
        streak=new.longest_streak > max(old.longest_streak, 1),
    )


def _results(record: Any, suits: int) -> SuitResults:
    values = _dictionary(record, f"{suits} suits")
    best_score = _optional_number(values, "best_score", -_MOST)
    fewest_moves = _optional_number(values, "fewest_moves", 0)
    streak = _number(values, "streak", 0)
    longest_streak = _number(values, "longest_streak", streak)
    # Where a key is missing, what the others prove.
    won = _number(values, "won", max(longest_streak, 0 if best_score is None and fewest_moves is None else 1))
    played = _number(values, "played", won)
    if won > played:
        raise ValueError(f"{suits} suits: more deals won than played")
    if not streak <= longest_streak <= won:
        raise ValueError(f"{suits} suits: a streak is longer than it can be")
    if won == 0 and (best_score is not None or fewest_moves is not None):
        raise ValueError(f"{suits} suits: a best result without a win")
    return SuitResults(played, won, streak, longest_streak, best_score, fewest_moves)


def _counted(record: Any) -> _Counted:
    if not isinstance(record, list) or len(record) != 3:
        raise ValueError("a deal is not token, won and left")
    token, won, left = record
    if not isinstance(won, bool) or not isinstance(left, bool):
        raise ValueError("a deal's marks are neither true nor false")
    return _Counted(_token(token), won, left)


def _win(record: Any) -> Optional[Win]:
    if record is None:
        return None
    values = _dictionary(record, "win")
    return Win(_whole(values.get("score"), "score", -_MOST), _whole(values.get("moves"), "moves", 0))


def _left(record: Any) -> Optional[LeftDeal]:
    if record is None:
        return None
    values = _dictionary(record, "left")
    suits = _whole(values.get("suits"), "suits", 0)
    if suits not in SUIT_COUNTS:
        raise ValueError(f"no deal has {suits} suits")
    return LeftDeal(_token(values.get("token")), suits)


def _token(value: Any) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_TOKEN:
        raise ValueError("a deal's token is no short text")
    return value


def _dictionary(value: Any, what: str) -> Dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{what}: not a JSON object")
    return value


def _number(values: Dict[str, Any], key: str, missing: int) -> int:
    return _whole(values.get(key, missing), key, 0)


def _optional_number(values: Dict[str, Any], key: str, least: int) -> Optional[int]:
    value = values.get(key)
    return None if value is None else _whole(value, key, least)


def _whole(value: Any, what: str, least: int) -> int:
    # bool is an int in Python, and no number here.
    if type(value) is not int or not least <= value <= _MOST:
        raise ValueError(f"{what}: not a whole number that can be")
    return value
