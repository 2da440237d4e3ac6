"""The beat of a program's event loop, and what is known of a beat that comes late.

Knows nothing of what is done to the program.
"""
from __future__ import annotations

import sys
import threading
import time
import tkinter
import traceback
from collections import Counter
from pathlib import Path
from typing import Any, Callable, Counter as CounterOf, List, NamedTuple, Optional, Tuple, Type

LATE = 0.2
"""Seconds from one beat to the next that are too long for a person."""

_TICK = 20
"""Milliseconds from one beat to the next."""

_TOLD = 4
"""Of so many callbacks and inputs it is told how long they took."""


class Gap(NamedTuple):
    """The time from one beat to the next, in seconds.

    ``wall`` is all of it; ``worked`` what the processors worked for this process, its threads and its system calls
    included; ``queued`` how long its main thread could have worked but another process did, None where the system does
    not tell. The rest it waited for something else, such as the X server or a disk. ``costs`` are the callbacks and the
    inputs that worked most, "Tk" what it does without calling back, ``stack`` is what it was at when the beat was late.
    """

    wall: float
    worked: float
    queued: Optional[float]
    costs: Tuple[Tuple[str, float], ...]
    stack: str

    @property
    def late(self) -> bool:
        """Whether a person could notice it."""
        return self.wall > LATE

    @property
    def hang(self) -> bool:
        """Whether the program's own work alone took too long, on however busy a machine."""
        return self.late and self.worked > LATE

    def told(self) -> str:
        """The gap in words, in milliseconds."""
        text = f"{1000 * self.wall:.0f} ms, of which {1000 * self.worked:.0f} of own work"
        if self.queued is not None:
            other = max(0.0, self.wall - self.worked - self.queued)
            text += f", {1000 * self.queued:.0f} waiting for a processor, {1000 * other:.0f} for anything else"
        spent = ", ".join(f"{name} {1000 * cost:.0f}" for name, cost in self.costs)
        return f"{text}; most work in: {spent or 'nothing that is known'}"


class Costs:
    """What callbacks and inputs have cost since it was last asked, in seconds of this process' work."""

    def __init__(self) -> None:
        self._costs: CounterOf[str] = Counter()
        self._inside = 0.0

    def call(self, name: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Calls ``function`` and notes its cost under ``name``, without that of the calls inside it, which have names."""
        outside, self._inside = self._inside, 0.0
        begun = time.process_time()
        try:
            return function(*arguments)
        finally:
            cost = time.process_time() - begun
            self._costs[name] += cost - self._inside  # type: ignore[assignment]  # it counts seconds
            self._inside = outside + cost

    def take(self) -> Tuple[Tuple[str, float], ...]:
        """The largest, and begins anew."""
        costs, self._costs = self._costs.most_common(_TOLD), Counter()
        return tuple((name, float(cost)) for name, cost in costs)

    def call_wrapper(self) -> Type[tkinter.CallWrapper]:
        """What tkinter is to wrap callbacks in, so that they are noted by the names of their functions."""
        costs = self

        class NotingCallWrapper(tkinter.CallWrapper):
            def __call__(self, *arguments: Any) -> Any:
                name = getattr(self.func, "__name__", repr(self.func))
                return costs.call(name, super().__call__, *arguments)

        return NotingCallWrapper


class Heartbeat:
    """A timer that ticks every 20 ms, and a thread that looks at what the program is at when a tick is late."""

    def __init__(self, root: Any, costs: Costs, beat: Callable[[Gap], None]) -> None:
        """``beat`` gets the time since the tick before, at each tick."""
        self._root = root
        self._costs = costs
        self._beat = beat
        self._main = threading.get_ident()
        self._ended = threading.Event()
        self.go_on()
        self._watch = threading.Thread(target=self._look, daemon=True)
        self._watch.start()
        self._timer = root.after(_TICK, self._tick)

    def _tick(self) -> None:
        wall, worked = time.perf_counter() - self._since, time.process_time() - self._worked
        queued = _queued()
        waited = None if queued is None or self._queued is None else queued - self._queued
        self._beat(Gap(wall, worked, waited, self._costs.take(), self._stack))
        self.go_on()
        self._timer = self._root.after(_TICK, self._tick)

    def go_on(self) -> None:
        """The time since the last tick was not the program's."""
        self._costs.take()
        self._since = time.perf_counter()
        self._worked = time.process_time()
        self._queued = _queued()
        self._stack = ""

    def _look(self) -> None:
        while not self._ended.wait(0.05):
            if not self._stack and time.perf_counter() - self._since > 0.75 * LATE:
                self._stack = "".join(traceback.format_stack(sys._current_frames()[self._main], limit=12))

    def end(self) -> None:
        """No more ticks."""
        self._ended.set()
        self._watch.join()
        self._root.after_cancel(self._timer)


def _queued() -> Optional[float]:
    """The seconds that the main thread of this process has waited for a processor so far, where Linux tells."""
    try:
        # "Documentation/scheduler/sched-stats.rst" of Linux: the second number, in nanoseconds.
        return int(Path("/proc/self/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return None
