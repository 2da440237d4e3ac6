"""Things in flight, moved by the clock, and the one timer that moves them.

Knows nothing of the rules or of cards: each flight comes with the function that moves what flies.
"""
from __future__ import annotations

import tkinter
from time import perf_counter
from typing import Callable, List, NamedTuple, Optional, Sequence, Tuple

from .flights import Flight, place_at

FRAME = 15
"""Milliseconds between frames, at best: about 60 a second."""


class _Flying(NamedTuple):
    flight: Flight
    move: Callable[[int, int], None]


class Motion:
    """Moves things along their flights until all have landed; then no timer is left."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._flying: List[_Flying] = []
        self._landed: Optional[Callable[[], None]] = None
        self._began = 0.0
        self._timer: Optional[str] = None

    @property
    def running(self) -> bool:
        """Whether anything is in flight."""
        return self._timer is not None

    def start(self, flights: Sequence[Tuple[Flight, Callable[[int, int], None]]],
              landed: Callable[[], None]) -> None:
        """Sends things along their flights, each moved by its function of x and y; then calls ``landed``.

        What was in flight before is put where it was going first.
        """
        self.finish()
        self._flying = [_Flying(flight, move) for flight, move in flights]
        self._landed = landed
        self._began = perf_counter()
        self._timer = self._canvas.after(FRAME, self._frame)

    def _frame(self) -> None:
        self._timer = None
        elapsed = perf_counter() - self._began
        still_flying = []
        for flying in self._flying:
            flying.move(*place_at(flying.flight, elapsed))
            if flying.flight[-1].time > elapsed:
                still_flying.append(flying)
        self._flying = still_flying
        if still_flying:
            self._timer = self._canvas.after(FRAME, self._frame)
        else:
            self._land()

    def finish(self) -> None:
        """Puts everything where it is going, at once."""
        if self._timer is None:
            return
        self._canvas.after_cancel(self._timer)
        self._timer = None
        for flying in self._flying:
            flying.move(*flying.flight[-1][1:])
        self._flying = []
        self._land()

    def _land(self) -> None:
        landed, self._landed = self._landed, None
        if landed is not None:
            landed()
