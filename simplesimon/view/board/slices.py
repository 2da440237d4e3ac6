"""Work in small parts, in turns with everything else that happens in a window.

Knows nothing of what is done.
"""
from __future__ import annotations

import tkinter
from time import perf_counter
from typing import Iterator, Optional

SLICE = 0.025
"""Seconds of work before other events have their turn."""


class Slices:
    """One piece of work at a time, given as an iterator that does a small part of it at each step.

    No timer is left when the work is done or cancelled.
    """

    def __init__(self, widget: tkinter.Misc) -> None:
        self._widget = widget
        self._work: Iterator[None] = iter(())
        self._timer: Optional[str] = None

    @property
    def running(self) -> bool:
        """Whether there is something left to do."""
        return self._timer is not None

    def start(self, work: Iterator[None]) -> None:
        """Begins ``work`` as soon as what waits to be handled or drawn has been; work that goes on is given up."""
        self.cancel()
        self._work = work
        self._wait()

    def go_on(self) -> None:
        """Does the next slice of the work now."""
        self._cancel_timer()
        begun = perf_counter()
        for _ in self._work:
            if perf_counter() - begun > SLICE:
                self._wait()
                return

    def finish(self) -> None:
        """Does all that is left of the work now."""
        self._cancel_timer()
        for _ in self._work:
            pass

    def cancel(self) -> None:
        """Gives the work up."""
        self._cancel_timer()
        self._work = iter(())

    def _wait(self) -> None:
        # Not 0: what is to be drawn is drawn only when no timer is due.
        self._timer = self._widget.after(1, self.go_on)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._widget.after_cancel(self._timer)
            self._timer = None
