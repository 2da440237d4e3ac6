"""The ways that cards take from where they are to where they belong, as flights against the clock.

Pure arithmetic: knows nothing of tkinter or of timers. A pace is a factor on all times: 1 normal, 0 none.
"""
from __future__ import annotations

from math import cos, pi, sin
from typing import Dict, List, Mapping, NamedTuple, Sequence, Tuple

from ...model.cards import Card
from ...model.position import Column, Position
from ..geometry import Layout

MOVE = 0.15
"""Seconds that a move takes."""

DEAL = 0.6
"""Seconds from the first card dealt to the last one landed."""

_DEAL_FLIGHT = 0.2
_GATHER = 0.16
_RUN_FLIGHT = 0.22
_RUN_STAGGER = 0.012
_CELEBRATION_OUT = 0.45
_CELEBRATION_REST = 0.25
_CELEBRATION_STAGGER = 0.012

Place = Tuple[int, int]


class Waypoint(NamedTuple):
    """A flight is at (x, y), in pixels, ``time`` seconds after it begins."""

    time: float
    x: int
    y: int


Flight = List[Waypoint]
Flights = Dict[Card, Flight]


def place_at(flight: Sequence[Waypoint], time: float) -> Place:
    """Where a flight is after ``time`` seconds: it waits at its first waypoint and rests at its last.

    Between two waypoints it starts and lands softly (the cubic 3t² - 2t³).
    """
    before = flight[0]
    for waypoint in flight[1:]:
        if waypoint.time > time:
            share = max(0.0, (time - before.time) / (waypoint.time - before.time))
            eased = share * share * (3 - 2 * share)
            return (round(before.x + (waypoint.x - before.x) * eased),
                    round(before.y + (waypoint.y - before.y) * eased))
        before = waypoint
    return before.x, before.y


def deal_flights(position: Position, starts: Mapping[Card, Place], homes: Mapping[Card, Place],
                 pace: float) -> Flights:
    """All cards are dealt in rows, as the rules deal them; the last lands after ``DEAL`` × ``pace`` seconds."""
    longest = max(len(column) for column in position.columns)
    rows = [column[row] for row in range(longest) for column in position.columns if row < len(column)]
    order = [card for run in position.removed for card in run] + rows
    stagger = (DEAL - _DEAL_FLIGHT) / max(1, len(order) - 1)
    return {
        card: [Waypoint(number * stagger * pace, *starts[card]),
               Waypoint((number * stagger + _DEAL_FLIGHT) * pace, *homes[card])]
        for number, card in enumerate(order)
    }


def move_flights(before: Position, after: Position, starts: Mapping[Card, Place], homes: Mapping[Card, Place],
                 layout: Layout, pace: float) -> Flights:
    """Every card that is not where it belongs flies there; a run just completed first gathers on its king."""
    flights = {
        card: [Waypoint(0.0, *starts[card]), Waypoint(MOVE * pace, *homes[card])]
        for card in homes if starts[card] != homes[card]
    }
    for run in after.removed[len(before.removed):]:
        flights.update(_run_flights(run, before, starts, homes, layout, pace))
    return flights


def _run_flights(run: Column, before: Position, starts: Mapping[Card, Place], homes: Mapping[Card, Place],
                 layout: Layout, pace: float) -> Flights:
    """The run is seen whole in its column, gathers on the king, and flies to its place, the ace first."""
    king = run[0]
    column = next((number for number, cards in enumerate(before.columns) if king in cards), None)
    if column is None:
        return {}
    first = before.columns[column].index(king)
    length = first + len(run)
    flights = {}
    for index, card in enumerate(run):
        whole = layout.place(column, first + index, length)
        gathered = layout.place(column, first, length)
        leaves = MOVE + _GATHER + (len(run) - 1 - index) * _RUN_STAGGER
        flights[card] = [
            Waypoint(0.0, *starts[card]),
            Waypoint(MOVE * pace, *whole),
            Waypoint((MOVE + _GATHER) * pace, *gathered),
            Waypoint(leaves * pace, *gathered),
            Waypoint((leaves + _RUN_FLIGHT) * pace, *homes[card]),
        ]
    return flights


def add_celebration(flights: Flights, position: Position, homes: Mapping[Card, Place], layout: Layout,
                    pace: float) -> None:
    """Once all have landed, the cards of all runs fly out into a ring around the table and come home."""
    begins = max((flight[-1].time for flight in flights.values()), default=0.0)
    cards = [card for run in position.removed for card in run]
    for number, card in enumerate(cards):
        angle = 2 * pi * number / len(cards) - pi / 2
        x = round((layout.width - layout.card_width) * (0.5 + 0.42 * cos(angle)))
        y = round((layout.height - layout.card_height) * (0.5 + 0.46 * sin(angle)))
        leaves = begins + number * _CELEBRATION_STAGGER * pace
        arrives = leaves + _CELEBRATION_OUT * pace
        flight = flights.setdefault(card, [Waypoint(0.0, *homes[card])])
        flight += [
            Waypoint(leaves, *homes[card]),
            Waypoint(arrives, x, y),
            Waypoint(arrives + _CELEBRATION_REST * pace, x, y),
            Waypoint(arrives + (_CELEBRATION_REST + _CELEBRATION_OUT) * pace, *homes[card]),
        ]
