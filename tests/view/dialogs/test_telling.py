"""The sentences that tell of the example's moves."""
from __future__ import annotations

from typing import List

import pytest
from positions import moves_of_the_example, won_game

from simplesimon.example import read_example
from simplesimon.model import Game, Rank
from simplesimon.view.dialogs.telling import told
from simplesimon.words import Words

NAMES = dict(zip(Rank, "ace 2 3 4 5 6 7 8 9 10 jack queen king".split()))


def _told(words: Words, number: int) -> List[str]:
    game = won_game()
    for _ in range(49 - number):
        game.undo()
    return told(words, read_example().tellings[number - 1], game.position)


@pytest.mark.parametrize(
    "number, sentences",
    [
        (1, ["The 4 of spades goes from column 1 onto the 5 of spades in column 2."]),
        (4, ["The 2 cards from the 10 of spades down go from column 8 onto the jack of spades in column 10."]),
        (15, ["The king of spades goes from column 6 to the empty column 10."]),
        (37, ["The 12 cards from the king of spades down go from column 5 to the empty column 7."]),
        (
            39,
            [
                "The ace of spades goes from column 5 onto the 2 of spades in column 7.",
                "This completes the run of spades, which leaves the table.",
            ],
        ),
        (
            49,
            [
                "The 8 cards from the 8 of spades down go from column 1 onto the 9 of spades in column 10.",
                "This completes the run of spades, which leaves the table.",
                "No card is left: the game is won with 851 points in 49 moves.",
            ],
        ),
    ],
)
def test_a_move_is_told_in_whole_sentences(words: Words, number: int, sentences: List[str]) -> None:
    assert _told(words, number) == sentences


def test_each_move_is_told_as_it_is_made(words: Words) -> None:
    example = read_example()
    game = Game(example.code)
    for move, telling in zip(moves_of_the_example(), example.tellings):
        group = game.position.columns[move.source][-move.count:]
        onto = game.position.columns[move.target][-1:]
        game.play(move)
        sentence = told(words, telling, game.position)[0]
        assert f"the {NAMES[group[0].rank]} of spades" in sentence.lower()
        assert f"from column {move.source + 1} " in sentence
        assert sentence.endswith(f"column {move.target + 1}.")
        assert (f"onto the {NAMES[onto[0].rank]} of" if onto else "the empty column") in sentence
        assert (f"The {move.count} cards" in sentence) is (move.count > 1)
