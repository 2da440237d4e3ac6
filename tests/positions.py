"""Positions for tests: from a few columns as text, from walks of random moves, and the wins among the data.

Knows nothing of what a test does with them. Random choices use ``random()`` alone, so that a seed gives the same walk
on every Python.
"""
from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, FrozenSet, Iterator, List, Sequence, TypeVar

from simplesimon.model import Card, Game, GameCode, Move, Position, deal, legal_moves, play
from simplesimon.model.cards import number_copies, ordered_deck
from simplesimon.model.codes import NUMBER_COUNT
from simplesimon.model.position import COLUMN_COUNT

DATA = Path(__file__).parent / "data"

_Anything = TypeVar("_Anything")


def layout(*columns: str) -> Position:
    """The position with these columns as text, and empty ones up to ten."""
    return Position.from_text([*columns] + [""] * (COLUMN_COUNT - len(columns)))


def data(name: str) -> Any:
    """The content of the file ``name`` of the tests' data."""
    return json.loads((DATA / name).read_text(encoding="utf-8"))


def moves_of_the_example() -> List[Move]:
    """The 49 moves that win SS1-S1-AAAAABD."""
    return [Move(*move) for move in data("example.json")["moves"]]


def won_game() -> Game:
    """The worked example, played to its end."""
    game = Game(GameCode.parse("SS1-S1-AAAAABD"))
    for move in moves_of_the_example():
        assert game.play(move) is None
    return game


def pick(generator: Random, choices: Sequence[_Anything]) -> _Anything:
    """One of ``choices``."""
    return choices[int(generator.random() * len(choices))]


def random_code(generator: Random, suits: int) -> GameCode:
    """Some code of ``suits`` suits."""
    return GameCode(suits, int(generator.random() * NUMBER_COUNT))


def walked(generator: Random, game: Game, length: int) -> Game:
    """``game`` after up to ``length`` random moves; fewer where there is none left."""
    for _ in range(length):
        moves = legal_moves(game.position)
        if not moves:
            break
        assert game.play(pick(generator, moves)) is None
    return game


def random_positions(seed: int, count: int, suits: int) -> Iterator[Position]:
    """``count`` positions from walks of up to 120 random moves, every third position of each."""
    generator = Random(seed)
    while True:
        position = deal(random_code(generator, suits))
        for number in range(120):
            moves = legal_moves(position)
            if not moves:
                break
            position = play(position, pick(generator, moves))
            if number % 3 == 0:
                yield position
                count -= 1
                if count == 0:
                    return


def deck(suits: int) -> FrozenSet[Card]:
    """The 52 cards of a game of ``suits`` suits."""
    (cards,) = number_copies([ordered_deck(suits)])
    return frozenset(cards)


def has_every_card_once(position: Position, cards: FrozenSet[Card]) -> bool:
    """Whether columns and removed runs hold ``cards``, each once, in ten columns."""
    lying = [card for pile in position.columns + position.removed for card in pile]
    return len(position.columns) == COLUMN_COUNT and len(lying) == len(cards) and frozenset(lying) == cards
