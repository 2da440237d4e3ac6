"""What is counted, when, and once."""
from __future__ import annotations

import itertools
import json
import random
from typing import Any, Dict, List

import pytest

from simplesimon.model.statistics import DealMarks, LeftDeal, NewBests, Statistics, SuitResults, Win, new_bests

ONE_WIN = Statistics().deal_won("a", 1, 851, 49)


def test_a_deal_counts_as_played_at_its_first_move() -> None:
    assert Statistics().told(DealMarks("a"), 1).of(1).played == 0
    assert Statistics().told(DealMarks("a").with_move(), 1).of(1).played == 1


def test_a_deal_is_played_and_won_once_however_often_it_is_won() -> None:
    statistics = ONE_WIN
    for _ in range(3):
        statistics = statistics.deal_begun("a", 1).deal_won("a", 1, 851, 49)
    assert statistics == ONE_WIN
    assert statistics.of(1) == SuitResults(1, 1, 1, 1, 851, 49)


def test_a_better_win_of_the_same_deal_betters_the_bests_alone() -> None:
    assert ONE_WIN.deal_won("a", 1, 860, 40).of(1) == SuitResults(1, 1, 1, 1, 860, 40)
    assert ONE_WIN.deal_won("a", 1, 840, 60).of(1) == SuitResults(1, 1, 1, 1, 851, 49)


def test_the_suit_counts_are_apart() -> None:
    statistics = ONE_WIN.deal_begun("b", 4)
    assert statistics.of(1).played == 1
    assert statistics.of(2) == SuitResults()
    assert statistics.of(4) == SuitResults(played=1)


def test_leaving_an_unwon_deal_ends_the_streak_but_not_the_longest() -> None:
    statistics = ONE_WIN.deal_won("b", 1, 800, 100).deal_begun("c", 1).deal_left("c", 1)
    assert (statistics.of(1).streak, statistics.of(1).longest_streak) == (0, 2)
    assert statistics.deal_won("d", 1, 800, 100).of(1).streak == 1


def test_leaving_a_won_deal_or_one_without_a_move_ends_no_streak() -> None:
    assert ONE_WIN.deal_left("a", 1).of(1).streak == 1
    untouched = DealMarks("b")
    assert ONE_WIN.told(untouched.next_deal(1, "c"), 1).of(1).streak == 1


def test_leaving_a_deal_ends_the_streak_of_its_own_suit_count_alone() -> None:
    marks = DealMarks("b").with_move().next_deal(4, "c")
    assert ONE_WIN.deal_begun("b", 4).told(marks, 1).of(1).streak == 1


def test_quitting_and_resuming_counts_nothing() -> None:
    for marks in (DealMarks("a").with_move(), DealMarks("a").with_win(851, 49)):
        statistics = ONE_WIN.deal_left("a", 1).told(marks, 1)
        resumed = DealMarks.from_record(json.loads(json.dumps(marks.to_record())))
        assert statistics.told(resumed, 1) == statistics


def test_the_same_code_started_anew_is_a_new_deal() -> None:
    marks = DealMarks("a").with_move()
    anew = marks.next_deal(1, "b").with_move()
    assert Statistics().told(marks, 1).told(anew, 1).of(1).played == 2


def test_the_share_won_is_that_of_the_deals_played() -> None:
    assert SuitResults().share_won is None
    assert SuitResults(played=4, won=3).share_won == 0.75


# Told once, more than once, or late


def session(seed: int) -> List[DealMarks]:
    """The marks that the saves of one window hold, one after another."""
    choice = random.Random(seed)
    marks, saves = DealMarks("deal 0"), []
    for number in range(1, 60):
        saves.append(marks)
        action = choice.choice(["move", "move", "win", "deal"])
        if action == "move":
            marks = marks.with_move()
        elif action == "win":
            marks = marks.with_win(900 - number, number)
        else:
            marks = marks.next_deal(1, f"deal {number}")
    return saves


@pytest.mark.parametrize("seed", range(20))
def test_results_are_right_when_the_process_is_killed_between_game_and_results(seed: int) -> None:
    expected = Statistics()
    for marks in session(seed):
        expected = expected.told(marks, 1)

    statistics = Statistics()
    killed = random.Random(seed)
    for marks in session(seed):
        if killed.random() < 0.5:
            # The results were not told; they are when the saved game is resumed.
            marks = DealMarks.from_record(marks.to_record())
        else:
            statistics = statistics.told(marks, 1)
        statistics = statistics.told(marks, 1)
    assert statistics == expected


@pytest.mark.parametrize("seed", range(20))
def test_two_windows_are_counted_as_their_deals_are(seed: int) -> None:
    first = [marks._replace(token="first " + marks.token) for marks in session(seed) if marks.left is None]
    second = [marks._replace(token="second " + marks.token) for marks in session(seed + 100) if marks.left is None]
    statistics = Statistics()
    for pair in itertools.zip_longest(first, second):
        for marks in pair:
            if marks is not None:
                statistics = statistics.told(marks, 1).told(marks, 1)
    deals = {marks.token: marks for marks in first + second}.values()
    assert statistics.of(1).played == sum(marks.played for marks in deals)
    assert statistics.of(1).won == sum(marks.won for marks in deals)


def test_a_deal_left_for_others_without_a_move_is_still_told_as_left() -> None:
    marks = DealMarks("a").with_move().next_deal(2, "b").next_deal(1, "c")
    assert marks.left == LeftDeal("a", 2)


def test_a_deal_resumed_after_it_was_told_as_left_is_not_counted_again() -> None:
    # The new deal could not be saved, its results could.
    statistics = Statistics().deal_begun("a", 1).deal_left("a", 1)
    assert statistics.deal_begun("a", 1) == statistics


def test_a_deal_in_progress_is_remembered_while_a_thousand_others_are_played() -> None:
    statistics = Statistics().deal_begun("old", 1)
    for number in range(1000):
        statistics = statistics.deal_begun(f"{number}", 1).deal_left(f"{number}", 1)
    assert statistics.deal_begun("old", 1) == statistics
    assert len(json.dumps(statistics.to_record())) < 5000


def test_after_a_reset_the_deal_in_progress_may_be_won_but_is_not_played_again() -> None:
    statistics = ONE_WIN.deal_begun("b", 1).reset()
    assert statistics.of(1) == SuitResults()
    assert statistics.deal_begun("b", 1).of(1).played == 0
    assert statistics.deal_won("b", 1, 800, 100).of(1) == SuitResults(1, 1, 1, 1, 800, 100)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_counted_makes_sense_in_any_order(seed: int) -> None:
    choice = random.Random(seed)
    statistics = Statistics()
    for _ in range(200):
        suits, moves = choice.choice([1, 2, 4]), choice.randrange(40, 200)
        token = f"{suits} {choice.choice('abc')}"
        action = choice.choice(["begun"] * 9 + ["won"] * 9 + ["left"] * 9 + ["reset"])
        if action == "begun":
            statistics = statistics.deal_begun(token, suits)
        elif action == "won":
            statistics = statistics.deal_won(token, suits, 900 - moves, moves)
        elif action == "left":
            statistics = statistics.deal_left(token, suits)
        else:
            statistics = statistics.reset()
        assert Statistics.from_record(statistics.to_record()) == statistics


def test_a_reset_is_not_undone_by_the_won_deal_on_the_table() -> None:
    marks = DealMarks("a").with_win(851, 49)
    assert Statistics().told(marks, 1).reset().told(marks, 1).of(1) == SuitResults()


# New bests


def test_a_first_win_sets_score_and_moves() -> None:
    assert new_bests(Statistics(), ONE_WIN, 1) == NewBests(score=True, moves=True, streak=False)


def test_a_second_win_in_a_row_sets_the_streak_and_a_worse_one_nothing_else() -> None:
    after = ONE_WIN.deal_won("b", 1, 800, 100)
    assert new_bests(ONE_WIN, after, 1) == NewBests(score=False, moves=False, streak=True)


def test_a_win_of_another_suit_count_sets_nothing_here() -> None:
    after = ONE_WIN.deal_won("b", 2, 890, 10)
    assert new_bests(ONE_WIN, after, 1) == NewBests(score=False, moves=False, streak=False)


# Records


def test_statistics_come_back_from_their_record() -> None:
    statistics = ONE_WIN.deal_begun("b", 4).deal_left("b", 4)
    assert Statistics.from_record(json.loads(json.dumps(statistics.to_record()))) == statistics


def test_an_empty_record_is_no_results() -> None:
    assert Statistics.from_record({}) == Statistics()


def test_of_a_record_with_unknown_and_missing_keys_the_known_is_kept() -> None:
    statistics = Statistics.from_record({"suits": {"1": {"longest_streak": 3, "new": 1}, "8": {}}, "format": 1})
    assert statistics.of(1) == SuitResults(played=3, won=3, longest_streak=3)


WHOLE: Dict[str, Any] = SuitResults(5, 3, 1, 2, 851, 49)._asdict()

NONSENSE = {
    "negative": {"played": -1},
    "true": {"played": True},
    "a fraction": {"played": 5.0},
    "text": {"played": "5"},
    "nothing": {"played": None},
    "huge": {"played": 10**12},
    "won more than played": {"won": 6},
    "a streak longer than the longest": {"streak": 3},
    "a streak longer than the wins": {"longest_streak": 4},
    "a best without a win": {"won": 0, "streak": 0, "longest_streak": 0},
    "a best that is text": {"best_score": "851"},
    "moves below none": {"fewest_moves": -1},
}


@pytest.mark.parametrize("changes", NONSENSE.values(), ids=list(NONSENSE))
def test_results_that_make_no_sense_are_refused_as_a_whole(changes: Dict[str, Any]) -> None:
    good = Statistics.from_record({"suits": {"2": WHOLE}})
    assert good.of(2) == SuitResults(**WHOLE)
    with pytest.raises(ValueError, match="."):
        Statistics.from_record({"suits": {"2": {**WHOLE, **changes}}})


@pytest.mark.parametrize("record", [
    {"suits": []}, {"suits": {"1": 3}}, {"suits": None},
    {"deals": {}}, {"deals": [1]}, {"deals": [["a", True]]}, {"deals": [["a", 1, False]]},
    {"deals": [["", True, True]]}, {"deals": [[5, True, True]]}, {"deals": [["a", True, True]] * 1000},
])
def test_a_record_of_another_shape_is_refused(record: Dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        Statistics.from_record(record)


@pytest.mark.parametrize("marks", [
    DealMarks("a"),
    DealMarks("a").with_move(),
    DealMarks("a").with_win(851, 49).with_win(-20, 920),
    DealMarks("a").with_move().next_deal(4, "b").with_win(851, 49),
])
def test_marks_come_back_from_their_record(marks: DealMarks) -> None:
    assert DealMarks.from_record(json.loads(json.dumps(marks.to_record()))) == marks


def test_marks_keep_the_best_win() -> None:
    assert DealMarks("a").with_win(851, 49).with_win(860, 40).with_win(840, 60).win == Win(860, 40)


@pytest.mark.parametrize("changes", [
    {"token": None}, {"token": ""}, {"token": "x" * 1000}, {"token": 4},
    {"played": 1}, {"played": False}, {"win": True}, {"win": {"score": 1}}, {"win": {"score": 1.5, "moves": 2}},
    {"left": "b"}, {"left": {"token": "b"}}, {"left": {"token": "b", "suits": 3}},
    {"left": {"token": "b", "suits": True}},
])
def test_marks_that_make_no_sense_are_refused(changes: Dict[str, Any]) -> None:
    good = {"token": "a", "played": True, "win": {"score": 851, "moves": 49}, "left": None}
    assert DealMarks.from_record(good).won
    with pytest.raises(ValueError):
        DealMarks.from_record({**good, **changes})
