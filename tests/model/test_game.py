"""One game in progress: undo, redo, restart, long walks, and the game as a record that is read back."""
from __future__ import annotations

import json
from random import Random
from typing import Any, Dict, List, Tuple

import pytest
from positions import deck, has_every_card_once, moves_of_the_example, pick, random_code, walked, won_game

from simplesimon.model import Game, GameCode, Move, Position, RecordError, Refusal, deal, legal_moves

EXAMPLE = GameCode.parse("SS1-S1-AAAAABD")
MOVES = moves_of_the_example()


def example_after(count: int) -> Game:
    game = Game(EXAMPLE)
    for move in MOVES[:count]:
        assert game.play(move) is None
    return game


def long_game(length: int, seed: int = 3) -> Tuple[Game, List[Position]]:
    """A 1-suit game of ``length`` random moves, and its positions from the deal on."""
    generator = Random(seed)
    game = Game(random_code(generator, 1))
    positions = [game.position]
    for _ in range(length):
        assert game.play(pick(generator, legal_moves(game.position))) is None
        positions.append(game.position)
    return game, positions


def from_file(game: Game) -> Game:
    """The game as it comes back from a file."""
    return Game.from_record(json.loads(json.dumps(game.to_record())))


# Playing

def test_a_game_begins_with_its_deal_and_nothing_to_undo() -> None:
    game = Game(EXAMPLE)
    assert game.position == deal(EXAMPLE)
    assert (game.can_undo, game.can_redo, game.begun) == (False, False, False)


def test_a_move_that_is_made_gives_no_refusal() -> None:
    game = Game(EXAMPLE)
    assert game.play(MOVES[0]) is None
    assert game.position.moves == 1
    assert (game.can_undo, game.begun) == (True, True)


def test_a_refused_move_changes_nothing() -> None:
    game = example_after(3)
    game.undo()
    before = game.to_record(), game.position
    assert game.play(Move(0, 1, 0)) is Refusal.SAME_COLUMN
    assert (game.to_record(), game.position) == before
    assert game.can_redo


# Undo, redo, restart

def test_with_nothing_to_undo_or_redo_nothing_changes() -> None:
    game = Game(EXAMPLE)
    assert game.undo() is False
    assert game.redo() is False
    assert game.position == deal(EXAMPLE)


def test_undo_brings_a_run_back_together_with_the_move_that_completed_it() -> None:
    game = Game(EXAMPLE)
    before = game.position
    for move in MOVES:
        before = game.position
        game.play(move)
        if game.position.removed:
            break
    assert game.position.score == before.score - 1 + 100
    assert game.undo() is True
    assert game.position == before
    assert (game.position.removed, game.position.moves) == ((), before.moves)


def test_redo_makes_the_undone_moves_again_in_their_order() -> None:
    game = example_after(10)
    after = game.position
    for _ in range(4):
        game.undo()
    for _ in range(4):
        assert game.redo() is True
    assert game.position == after
    assert game.redo() is False


def test_a_move_made_after_an_undo_forgets_what_was_undone() -> None:
    game = example_after(10)
    game.undo()
    game.play(legal_moves(game.position)[0])
    assert game.can_redo is False
    assert game.redo() is False


def test_after_everything_is_undone_the_undone_moves_could_still_be_lost() -> None:
    game = example_after(1)
    game.undo()
    assert game.begun


def test_restart_gives_the_deal_and_forgets_everything() -> None:
    game = example_after(10)
    game.undo()
    game.restart()
    assert game.position == deal(EXAMPLE)
    assert (game.can_undo, game.can_redo, game.begun) == (False, False, False)


def test_winning_and_undoing_and_winning_again_gives_the_same_each_time() -> None:
    game = won_game()
    for _ in range(3):
        assert (game.position.won, game.position.score) == (True, 851)
        assert game.undo() is True
        assert not game.position.won
        assert game.redo() is True


@pytest.mark.parametrize("count", [1, 2, 37, 99, 100])
def test_as_many_undos_as_moves_give_back_the_deal(count: int) -> None:
    game, positions = long_game(count)
    for position in reversed(positions[:-1]):
        assert game.undo() is True
        assert game.position == position
    assert game.position == deal(game.code)
    assert legal_moves(game.position) == legal_moves(deal(game.code))
    assert game.undo() is False


def test_after_150_moves_exactly_the_last_100_can_be_undone() -> None:
    game, positions = long_game(150)
    for position in reversed(positions[50:-1]):
        assert game.undo() is True
        assert game.position == position
    assert game.can_undo is False
    before = game.to_record()
    assert game.undo() is False
    assert (game.position, game.to_record()) == (positions[50], before)


def test_100_undone_moves_can_all_be_redone() -> None:
    game, positions = long_game(150)
    while game.undo():
        pass
    for position in positions[51:]:
        assert game.redo() is True
        assert game.position == position


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_random_walk_keeps_every_card_and_can_be_undone_and_redone(suits: int) -> None:
    generator = Random(suits)
    cards = deck(suits)
    moves = 0
    while moves < 7000:
        game = Game(random_code(generator, suits))
        positions = [game.position]
        for _ in range(100):
            choices = legal_moves(game.position)
            if not choices:
                break
            assert game.play(pick(generator, choices)) is None
            assert has_every_card_once(game.position, cards)
            positions.append(game.position)
        moves += len(positions) - 1
        for position in reversed(positions[:-1]):
            assert game.undo()
            assert game.position == position
        assert legal_moves(game.position) == legal_moves(deal(game.code))
        for position in positions[1:]:
            assert game.redo()
            assert game.position == position
        game.restart()
        assert game.position == deal(game.code)


# Records

@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_game_comes_back_from_its_record_wherever_it_stands(suits: int) -> None:
    generator = Random(suits)
    for number in range(25):
        game = walked(generator, Game(random_code(generator, suits)), int(generator.random() * 140))
        for _ in range(int(generator.random() * 130) if number % 2 else 0):
            game.undo()
        back = from_file(game)
        assert (back.code, back.position, back.to_record()) == (game.code, game.position, game.to_record())
        while game.redo():
            assert back.redo()
            assert back.position == game.position
        assert not back.redo()
        while game.undo():
            assert back.undo()
            assert back.position == game.position
        assert not back.undo()


def test_restart_of_a_game_that_comes_back_gives_its_deal() -> None:
    generator = Random(4)
    for number in range(60):
        code = random_code(generator, (1, 2, 4)[number % 3])
        back = from_file(walked(generator, Game(code), 10))
        back.restart()
        assert back.position == deal(code)


def test_after_150_moves_a_game_that_comes_back_has_100_undos() -> None:
    back = from_file(long_game(150)[0])
    assert sum(back.undo() for _ in range(150)) == 100


def test_after_150_moves_and_100_undos_a_game_that_comes_back_has_none() -> None:
    game, _ = long_game(150)
    while game.undo():
        pass
    back = from_file(game)
    assert (back.position, back.can_undo) == (game.position, False)
    assert sum(back.redo() for _ in range(150)) == 100


def test_a_game_that_was_won_comes_back_won_and_can_be_undone() -> None:
    back = from_file(won_game())
    assert back.position.won
    assert back.undo() is True


def test_a_thousand_moves_take_less_than_100_kilobytes() -> None:
    assert len(json.dumps(long_game(1000)[0].to_record())) < 100_000


def test_a_record_holds_code_moves_and_counts_alone() -> None:
    game = example_after(3)
    game.undo()
    assert json.loads(json.dumps(game.to_record())) == {
        "code": "SS1-S1-AAAAABD",
        "moves": [list(move) for move in MOVES[:2]],
        "undone": [list(MOVES[2])],
        "undoable": 2,
    }


def test_a_record_does_not_change_when_play_goes_on() -> None:
    game = example_after(3)
    record = game.to_record()
    before = json.dumps(record)
    game.undo()
    game.play(legal_moves(game.position)[0])
    assert json.dumps(record) == before


def nested(depth: int) -> List[Any]:
    """A list in a list in a list ..."""
    inner: List[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


GOOD: Dict[str, Any] = {"code": "SS1-S1-AAAAABD", "moves": [[0, 1, 1], [3, 1, 2]], "undone": [[6, 1, 0]], "undoable": 2}
OTHER_GAME = [[3, 1, 2], [3, 1, 2], [3, 1, 2]]


def test_the_record_that_the_bad_ones_are_made_from_is_good() -> None:
    assert Game.from_record(GOOD).position.moves == 2


@pytest.mark.parametrize("key", ["code", "moves", "undone", "undoable"])
def test_a_record_without_one_of_its_keys_is_refused(key: str) -> None:
    with pytest.raises(RecordError):
        Game.from_record({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize("code", [None, 29, 1.5, True, [], {}, ["SS1-S1-AAAAABD"], "", "SS1-S3-AAAAABD", "SS2-S1-AAAAABD",
                                  "SS1-S1-AAAAABE", "x" * 10240, "\x00", "\ud83d"])
def test_a_record_with_another_code_or_none_is_refused(code: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record({**GOOD, "code": code})


@pytest.mark.parametrize("key", ["moves", "undone"])
@pytest.mark.parametrize(
    "moves",
    [
        None, True, 3, 1e9, "", "[[0,1,1]]", {}, {"0": [0, 1, 1]}, [None], [True], [0], [0, 1, 1], ["0,1,1"], [{}], [[]],
        [[0, 1]], [[0, 1, 1, 0]], [[0, 1, None]], [[0, 1, "1"]], [["0", "1", "1"]], [[0, 1, 1.0]], [[0.0, 1.0, 1.0]],
        [[0, True, 1]], [[False, 1, 1]], [[0, 1, [1]]], [[[0, 1, 1]]], [nested(50)],
        [[0, 1, float("nan")]], [[0, float("inf"), 1]], [{"source": 0, "count": 1, "target": 1}],
        OTHER_GAME, [[0, 1, 0]], [[0, 0, 1]], [[0, -1, 1]], [[0, 9, 1]], [[-1, 1, 1]], [[0, 1, -9]], [[10, 1, 1]],
        [[0, 1, 10 ** 400]], [[10 ** 400] * 3], [[-10 ** 400] * 3],
    ],
)
def test_a_record_with_moves_that_are_none_is_refused(key: str, moves: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record({"code": GOOD["code"], "moves": [], "undone": [], "undoable": 0, key: moves})


@pytest.mark.parametrize("undoable", [None, "2", True, False, 2.0, float("nan"), float("inf"), -1, 3, 10 ** 400, [], [2],
                                      {}])
def test_a_record_that_can_undo_more_than_was_done_or_no_number_is_refused(undoable: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record({**GOOD, "undoable": undoable})


def test_a_record_that_can_undo_more_than_100_moves_is_refused() -> None:
    record = long_game(150)[0].to_record()
    assert Game.from_record(record).can_undo
    with pytest.raises(RecordError):
        Game.from_record({**record, "undoable": 101})


def test_a_record_with_more_than_100_undone_moves_is_refused() -> None:
    record = long_game(150)[0].to_record()
    with pytest.raises(RecordError):
        Game.from_record({**record, "moves": [], "undone": record["moves"], "undoable": 0})


@pytest.mark.parametrize("odd", [10 ** 5000, nested(100_000)], ids=["5,000 digits", "100,000 brackets"])
@pytest.mark.parametrize("key", ["moves", "undone", "undoable"])
def test_a_record_with_a_monster_in_it_is_refused_like_any_other(key: str, odd: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record({**GOOD, key: odd if key == "undoable" else [odd]})


@pytest.mark.parametrize("record", [None, 3, float("nan"), "SS1-S1-AAAAABD", [], [GOOD]])
def test_what_is_no_record_at_all_is_refused_like_any_other(record: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record(record)


def test_keys_that_are_not_known_are_passed_over() -> None:
    assert Game.from_record({**GOOD, "format": 1, "future": nested(3)}).position.moves == 2
