"""What is kept, when, and what the next start makes of it."""
from __future__ import annotations

import json
from random import Random
from typing import Any, Callable, Dict, List

import pytest
from null_view import EXAMPLE, NullKeeper, NullView, Table, table
from positions import moves_of_the_example, walked

from simplesimon.controller import Controller
from simplesimon.keyboard import Keyboard
from simplesimon.model import Game, GameCode, Move, Settings, best_target, deal, legal_moves


def kept_game(on_table: Table) -> Game:
    """The game as it would be taken up after a kill at this moment."""
    record = on_table.keeper.read("game")
    assert record is not None
    return Game.from_record(record)


def by_drag(on_table: Table, move: Move) -> None:
    assert on_table.controller.lift(move.source, move.count)
    on_table.controller.drop([move.target])


def by_automatic_placement(on_table: Table, move: Move) -> None:
    on_table.controller.change(automatic_placement=True)
    assert on_table.controller.lift(move.source, move.count)
    on_table.controller.drop([])


def by_clicks(on_table: Table, move: Move) -> None:
    on_table.controller.click(move.source, move.count)
    on_table.controller.click(move.target, 0)


def by_double_click(on_table: Table, move: Move) -> None:
    on_table.controller.click(move.source, move.count)
    on_table.controller.double_click(move.source, move.count)


def by_keyboard(on_table: Table, move: Move) -> None:
    keyboard = Keyboard(on_table.controller)
    keyboard.jump(move.source)
    keyboard.act()
    for _ in range(move.count - 1):
        keyboard.more()
    keyboard.jump(move.target)
    keyboard.act()


WAYS = [by_drag, by_automatic_placement, by_clicks, by_double_click, by_keyboard]


@pytest.mark.parametrize("make", WAYS)
def test_each_way_of_moving_makes_one_entry_that_one_undo_takes_back(make: Callable[[Table, Move], None]) -> None:
    on_table = table()
    positions = [on_table.position]
    for _ in range(10):
        position = on_table.position
        make(on_table, next(move for move in legal_moves(position)
                            if best_target(position, move.source, move.count) == move.target))
        positions.append(on_table.position)
        assert on_table.position.moves == len(positions) - 1
    for position in reversed(positions[:-1]):
        on_table.controller.undo()
        assert on_table.view.position == on_table.position == position
    assert not on_table.controller.game.can_undo


@pytest.mark.parametrize("make", WAYS)
def test_the_game_is_kept_after_each_move(make: Callable[[Table, Move], None]) -> None:
    on_table = table()
    position = on_table.position
    make(on_table, next(move for move in legal_moves(position)
                        if best_target(position, move.source, move.count) == move.target))
    assert on_table.position.moves == 1
    assert kept_game(on_table).to_record() == on_table.controller.game.to_record()


@pytest.mark.parametrize("action", ["undo", "redo", "restart", "deal_new_game", "code"])
def test_the_game_is_kept_after_each_command(action: str) -> None:
    on_table = table()
    for move in moves_of_the_example()[:3]:
        by_clicks(on_table, move)
    on_table.controller.undo()
    on_table.controller.undo()
    before = on_table.keeper.read("game")
    if action == "deal_new_game":
        on_table.controller.deal_new_game(2)
    elif action == "code":
        on_table.controller.enter_code()
        on_table.view.codes_asked.pop()[1]("SS1-S4-AAAAABD")
    else:
        getattr(on_table.controller, action)()
    for question in on_table.view.questions:
        question.answer()
    assert on_table.keeper.read("game") != before
    assert kept_game(on_table).to_record() == on_table.controller.game.to_record()


def test_the_first_deal_is_kept_before_any_move() -> None:
    on_table = table(code=None)
    assert kept_game(on_table).code == on_table.controller.game.code


# The next start

def test_the_very_first_game_has_one_suit_and_nothing_is_asked() -> None:
    on_table = table(code=None)
    code = on_table.controller.game.code
    assert code.suits == 1
    assert (on_table.view.code, on_table.view.dealt) == (code, True)
    assert on_table.view.position == deal(code)
    assert on_table.view.questions == []
    assert on_table.view.suits_asked == []


def test_a_code_given_at_the_very_first_start_is_dealt() -> None:
    on_table = table(code=GameCode(4, 29))
    assert (on_table.view.code, on_table.view.position) == (GameCode(4, 29), deal(GameCode(4, 29)))


def test_a_game_is_taken_up_where_it_was_with_all_that_can_be_undone_and_redone() -> None:
    on_table = table()
    walked(Random(5), on_table.controller.game, 150)
    for _ in range(7):
        on_table.controller.undo()
    again = table(on_table.keeper, None)
    assert again.view.position == on_table.position
    assert (again.view.code, again.view.dealt) == (EXAMPLE, False)
    assert again.controller.game.to_record() == on_table.controller.game.to_record()
    for _ in range(93):
        again.controller.undo()
    moves = again.position.moves
    again.controller.undo()
    assert again.position.moves == moves == 50


GOOD: Dict[str, Any] = json.loads(json.dumps(Game(EXAMPLE).to_record()))
BAD: List[Dict[str, Any]] = [
    {}, {**GOOD, "code": "nothing"}, {**GOOD, "moves": [[0, 1, 0]]}, {**GOOD, "undoable": 1}, {**GOOD, "moves": None},
]


def kept_after_one_move() -> Dict[str, Any]:
    on_table = table()
    by_drag(on_table, moves_of_the_example()[0])
    return on_table.keeper.records["game"][-1]


@pytest.mark.parametrize("bad", BAD)
def test_a_saved_game_that_makes_no_sense_leads_to_the_one_before(bad: Dict[str, Any]) -> None:
    good = kept_after_one_move()
    on_table = table(NullKeeper(game=[good, bad, bad]), None)
    assert (on_table.view.code, on_table.position.moves) == (EXAMPLE, 1)
    assert on_table.keeper.records["game"] == [good]


@pytest.mark.parametrize("bad", BAD)
def test_where_no_saved_game_makes_sense_a_new_one_is_dealt(bad: Dict[str, Any]) -> None:
    on_table = table(NullKeeper(game=[bad, bad], settings=[{"suits": 2}]), None)
    assert on_table.controller.game.code.suits == 2
    assert on_table.view.position == deal(on_table.controller.game.code)
    assert kept_game(on_table).code == on_table.controller.game.code


def test_a_saved_game_without_what_the_statistics_keep_in_it_is_still_taken_up() -> None:
    record = {key: value for key, value in kept_after_one_move().items() if key in GOOD}
    on_table = table(NullKeeper(game=[record]), None)
    assert (on_table.view.code, on_table.position.moves) == (EXAMPLE, 1)


# Settings

CHANGES: Dict[str, Any] = {
    "suits": 4, "double_click": False, "automatic_placement": True, "placement_help": False, "interactive_rules": False,
    "motion": "off", "table": "dark", "four_colours": True, "large_indices": True, "language": "ja",
}


@pytest.mark.parametrize("name, value", CHANGES.items())
def test_a_changed_setting_holds_at_once_and_in_the_next_session(name: str, value: Any) -> None:
    on_table = table()
    on_table.controller.change(**{name: value})
    expected = Settings()._replace(**{name: value})
    assert on_table.controller.settings == on_table.view.settings == expected
    assert table(on_table.keeper).controller.settings == expected


def test_settings_that_stay_the_same_are_not_written() -> None:
    on_table = table()
    on_table.controller.change(motion="normal")
    assert on_table.keeper.records["settings"] == []


def test_settings_that_make_no_sense_are_the_defaults() -> None:
    controller = Controller(NullView(), NullKeeper(settings=[{"suits": 3, "motion": None, "double_click": 0}]))
    assert controller.settings == Settings()


def test_a_reset_of_the_settings_is_asked_and_a_yes_gives_the_defaults() -> None:
    on_table = table()
    on_table.controller.change(**CHANGES)
    on_table.controller.reset_settings()
    (question,) = on_table.view.questions
    assert question.key == "reset_settings"
    assert on_table.controller.settings == Settings(**CHANGES)
    question.answer()
    assert on_table.controller.settings == on_table.view.settings == Settings()
    assert Settings.from_record(on_table.keeper.read("settings") or {}) == Settings()


def test_what_another_window_has_set_meanwhile_stays_set() -> None:
    here = table()
    there = table(here.keeper)
    there.controller.change(motion="off")
    here.controller.change(table="blue")
    assert table(here.keeper).controller.settings == Settings(motion="off", table="blue")


def test_a_reset_also_takes_back_what_another_window_has_set() -> None:
    here = table()
    there = table(here.keeper)
    there.controller.change(motion="off")
    here.controller.reset_settings()
    here.view.questions[0].answer()
    assert table(here.keeper).controller.settings == Settings()
