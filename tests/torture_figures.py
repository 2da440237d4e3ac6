"""What a torture has tried and what went wrong, as figures that can be added up and printed.

Knows nothing of what is tortured.
"""
from __future__ import annotations

from collections import Counter
from typing import Counter as CounterOf, Dict, List, NamedTuple, Sequence

MOST_PRINTED = 5
"""Faults of each kind of which the text is printed."""


class Fault(NamedTuple):
    """Something that went wrong; faults are counted by their kinds."""

    kind: str
    text: str


class Figures:
    """Counts, largest values, faults, and what is worth a note but no fault."""

    def __init__(self) -> None:
        self.counts: CounterOf[str] = Counter()
        self.worst: Dict[str, float] = {}
        self.faults: List[Fault] = []
        self.notes: List[Fault] = []

    def add(self, what: str, number: int = 1) -> None:
        """Counts something that was tried or that happened."""
        self.counts[what] += number

    def measure(self, what: str, value: float) -> None:
        """Keeps the largest of the values."""
        self.worst[what] = max(value, self.worst.get(what, value))

    def fault(self, kind: str, text: str) -> None:
        """Something went wrong."""
        self.add(kind)
        self.faults.append(Fault(kind, text))

    def note(self, kind: str, text: str) -> None:
        """Something happened that is worth a look but not at fault."""
        self.add(kind)
        self.notes.append(Fault(kind, text))

    def expect(self, holds: bool, kind: str, text: str) -> None:
        """A fault of this ``kind`` unless it holds; counted as 0 from the first time that it is looked for."""
        self.add(kind, 0)
        if not holds:
            self.fault(kind, text)

    def join(self, other: Figures) -> None:
        """Adds the figures of another part."""
        for what, number in other.counts.items():
            self.add(what, number)
        for what, value in other.worst.items():
            self.measure(what, value)
        self.faults += other.faults
        self.notes += other.notes

    def lines(self) -> List[str]:
        """The figures as text, one to a line, and the first faults and notes."""
        counts = [f"{what:48} {number:>9,}" for what, number in self.counts.items()]
        worst = [f"{what:48} {value:>9,.3f}" for what, value in self.worst.items()]
        faults = f"{'faults':48} {len(self.faults):>9,}"
        return [*counts, *worst, faults, *_first(self.faults), *(f"no fault: {text}" for text in _first(self.notes))]


def _first(told: Sequence[Fault]) -> List[str]:
    """The first of each kind."""
    kinds = dict.fromkeys(each.kind for each in told)
    return [f"{kind}: {each.text}" for kind in kinds
            for each in [one for one in told if one.kind == kind][:MOST_PRINTED]]
