"""A move of the worked example in words.

Pure: knows nothing of tkinter or of rules.
"""
from __future__ import annotations

from typing import List

from simplesimon.describing import card_name
from simplesimon.example import Telling
from simplesimon.model import Position
from simplesimon.words import Words


def told(words: Words, telling: Telling, after: Position) -> List[str]:
    """The sentences that tell of a move: what goes where, the run that it completes, and the win at the end."""
    kind = "card" if telling.count == 1 else "group"
    place = "empty" if telling.onto is None else "onto"
    sentences = [
        words(
            f"example.{kind}.{place}",
            card=card_name(words, telling.card),
            cards=words.counted("cards", telling.count),
            source=telling.source + 1,
            target=telling.target + 1,
            onto="" if telling.onto is None else card_name(words, telling.onto),
        )
    ]
    if telling.run is not None:
        sentences.append(words("example.run", suit=words(f"suit.{telling.run.name}")))
    if after.won:
        points, moves = words.counted("points", after.score), words.counted("moves", after.moves)
        sentences.append(words("example.won", points=points, moves=moves))
    return sentences
