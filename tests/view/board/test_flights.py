"""The ways that cards fly: where they begin and end, how long they take, and how runs and a victory fly."""
from __future__ import annotations

from typing import Dict, List

import pytest
from positions import layout, won_game

from simplesimon.model import Card, GameCode, Move, Position, deal, play
from simplesimon.view.board.flights import (DEAL, MOVE, Flights, Place, Waypoint, add_celebration, deal_flights,
                                            move_flights, place_at)
from simplesimon.view.geometry import Layout

TABLE = Layout(1280, 770)
PACES = [1.0, 0.5]
ALMOST_A_RUN = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"


def homes(position: Position) -> Dict[Card, Place]:
    """Where each card of ``position`` belongs."""
    places = {}
    for number, column in enumerate(position.columns):
        for index, card in enumerate(column):
            places[card] = TABLE.place(number, index, len(column))
    for number, run in enumerate(position.removed):
        places.update({card: TABLE.run_place(number) for card in run})
    return places


def length(flights: Flights) -> float:
    """Seconds until all have landed."""
    return max(flight[-1].time for flight in flights.values())


def moved(before: Position, move: Move, pace: float = 1.0) -> Flights:
    after = play(before, move)
    return move_flights(before, after, homes(before), homes(after), TABLE, pace)


# One flight

FLIGHT = [Waypoint(1.0, 100, 0), Waypoint(2.0, 200, 50), Waypoint(2.5, 200, 50), Waypoint(3.5, 0, 0)]


@pytest.mark.parametrize("time, place", [
    (1.0, (100, 0)), (1.5, (150, 25)), (2.0, (200, 50)), (2.2, (200, 50)), (2.5, (200, 50)), (3.0, (100, 25)), (3.5, (0, 0)),
])
def test_a_flight_is_at_its_waypoints_at_their_times(time: float, place: Place) -> None:
    assert place_at(FLIGHT, time) == place


@pytest.mark.parametrize("time", [0.0, 0.5, 0.999])
def test_a_flight_waits_at_its_first_waypoint_until_it_begins(time: float) -> None:
    assert place_at(FLIGHT, time) == (100, 0)


@pytest.mark.parametrize("time", [3.5, 4.0, 1000.0])
def test_a_flight_rests_at_its_last_waypoint(time: float) -> None:
    assert place_at(FLIGHT, time) == (0, 0)


def test_a_flight_starts_and_lands_softly() -> None:
    flight = [Waypoint(0.0, 0, 0), Waypoint(1.0, 1000, 0)]
    along = [place_at(flight, tenth / 10)[0] for tenth in range(11)]
    steps = [after - before for before, after in zip(along, along[1:])]
    assert along[0] == 0 and along[-1] == 1000
    assert steps[0] < 50 > steps[-1]
    assert max(steps) == max(steps[4:6]) > 140
    assert min(steps) > 0


def test_a_flight_that_takes_no_time_is_at_its_end() -> None:
    assert place_at([Waypoint(0.0, 5, 5), Waypoint(0.0, 9, 9)], 0.0) == (9, 9)


# Dealing

@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_deal_takes_at_most_six_tenths_of_a_second_and_less_at_a_faster_pace(suits: int, pace: float) -> None:
    position = deal(GameCode(suits, 29))
    starts = {card: (600, 770) for card in homes(position)}
    flights = deal_flights(position, starts, homes(position), pace)
    assert length(flights) == pytest.approx(DEAL * pace)
    assert DEAL <= 0.6


def test_every_card_is_dealt_from_the_pack_to_its_place() -> None:
    position = deal(GameCode(1, 29))
    starts = {card: (600, 770) for card in homes(position)}
    flights = deal_flights(position, starts, homes(position), 1.0)
    assert len(flights) == 52
    for card, home in homes(position).items():
        assert place_at(flights[card], 0.0) == (600, 770)
        assert place_at(flights[card], 0.6) == home


def test_cards_are_dealt_in_rows_from_left_to_right() -> None:
    position = deal(GameCode(1, 29))
    flights = deal_flights(position, {card: (0, 0) for card in homes(position)}, homes(position), 1.0)
    rows = [column[row] for row in range(8) for column in position.columns if row < len(column)]
    assert sorted(flights, key=lambda card: flights[card][0].time) == rows


def test_a_deal_can_be_seen_at_every_moment() -> None:
    position = deal(GameCode(1, 29))
    flights = deal_flights(position, {card: (600, 770) for card in homes(position)}, homes(position), 1.0)
    for milliseconds in range(0, 700, 5):
        for flight in flights.values():
            x, y = place_at(flight, milliseconds / 1000)
            assert 0 <= x < TABLE.width and 0 <= y <= TABLE.height


# Moving

@pytest.mark.parametrize("pace", PACES)
def test_a_moved_group_flies_from_column_to_column(pace: float) -> None:
    before = layout("9D 6S 5S", "7H")
    after = play(before, Move(0, 2, 1))
    flights = moved(before, Move(0, 2, 1), pace)
    assert set(flights) == set(before.columns[0][1:])
    for card, flight in flights.items():
        assert place_at(flight, 0.0) == homes(before)[card]
        assert place_at(flight, MOVE * pace) == homes(after)[card]


def test_what_is_at_home_does_not_fly() -> None:
    position = layout("9D 6S 5S", "7H")
    assert move_flights(position, position, homes(position), homes(position), TABLE, 1.0) == {}


def test_a_card_that_was_dragged_flies_from_where_it_was_let_go() -> None:
    position = layout("9D 6S 5S", "7H")
    card = position.columns[0][-1]
    flights = move_flights(position, position, {**homes(position), card: (333, 444)}, homes(position), TABLE, 1.0)
    assert list(flights) == [card]
    assert place_at(flights[card], 0.0) == (333, 444)
    assert place_at(flights[card], MOVE) == homes(position)[card]


def test_a_move_is_over_in_less_than_a_fifth_of_a_second() -> None:
    assert length(moved(layout("9D 6S 5S", "7H"), Move(0, 2, 1))) <= 0.2


# Runs

def gathered_at(flights: Flights, run: List[Card], place: Place, seconds: float) -> bool:
    """Whether all cards of ``run`` are at ``place`` at one moment within ``seconds``."""
    moments = [milliseconds / 1000 for milliseconds in range(0, round(seconds * 1000), 5)]
    return any(all(place_at(flights[card], moment) == place for card in run) for moment in moments)


@pytest.mark.parametrize("pace", PACES)
def test_a_completed_run_is_seen_whole_gathers_on_its_king_and_flies_to_its_place(pace: float) -> None:
    before = layout("9D " + ALMOST_A_RUN, "AS")
    run = list(play(before, Move(1, 1, 0)).removed[0])
    flights = moved(before, Move(1, 1, 0), pace)
    whole = [TABLE.place(0, 1 + index, 14) for index in range(13)]
    assert [place_at(flights[card], MOVE * pace) for card in run] == whole
    assert gathered_at(flights, run, whole[0], length(flights))
    assert [place_at(flights[card], length(flights)) for card in run] == [TABLE.run_place(0)] * 13


def test_the_ace_leaves_before_the_king() -> None:
    before = layout(ALMOST_A_RUN, "AS")
    run = play(before, Move(1, 1, 0)).removed[0]
    flights = moved(before, Move(1, 1, 0))
    landed = [flights[card][-1].time for card in run]
    assert landed == sorted(landed, reverse=True)
    assert landed[0] > landed[-1]


def test_at_twice_the_pace_a_run_takes_half_the_time() -> None:
    before = layout(ALMOST_A_RUN, "AS")
    assert length(moved(before, Move(1, 1, 0), 0.5)) == pytest.approx(length(moved(before, Move(1, 1, 0))) / 2)
    assert length(moved(before, Move(1, 1, 0))) < 1.0


def test_a_run_that_is_brought_back_flies_from_its_place_into_its_column() -> None:
    before = layout(ALMOST_A_RUN, "AS")
    after = play(before, Move(1, 1, 0))
    flights = move_flights(after, before, homes(after), homes(before), TABLE, 1.0)
    assert len(flights) == 13
    for card, flight in flights.items():
        assert place_at(flight, 0.0) == TABLE.run_place(0)
        assert place_at(flight, MOVE) == homes(before)[card]


# Victory

@pytest.mark.parametrize("pace", PACES)
def test_the_celebration_shows_all_cards_apart_on_the_table_and_brings_them_home(pace: float) -> None:
    game = won_game()
    won = game.position
    game.undo()
    flights = move_flights(game.position, won, homes(game.position), homes(won), TABLE, pace)
    landed = length(flights)
    add_celebration(flights, won, homes(won), TABLE, pace)
    assert len(flights) == 52
    for card, home in homes(won).items():
        times = [waypoint.time for waypoint in flights[card]]
        assert times == sorted(times)
        assert place_at(flights[card], landed) == home
        assert place_at(flights[card], length(flights)) == home
    out = [place_at(flights[card], flights[card][-2].time) for card in flights]
    assert len(set(out)) == 52
    assert all(0 <= x <= TABLE.width - TABLE.card_width and 0 <= y <= TABLE.height - TABLE.card_height for x, y in out)
    assert length(flights) <= 4 * pace


def test_a_celebration_without_a_move_before_begins_at_once_and_at_home() -> None:
    won = won_game().position
    flights: Flights = {}
    add_celebration(flights, won, homes(won), TABLE, 1.0)
    assert all(place_at(flights[card], 0.0) == home for card, home in homes(won).items())
