"""The cards: suits, ranks, and the deck of each suit count.

Knows nothing of columns, of deals or of how a card looks.
"""
from __future__ import annotations

from enum import Enum, IntEnum
from typing import Dict, Iterable, List, NamedTuple, Tuple


class Suit(Enum):
    """One of the four suits; its value is its letter in text (``S H D C``)."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(IntEnum):
    """A rank; it compares and counts as its height: ace 1, jack 11, queen 12, king 13."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank in text, one character: ``A 2 3 4 5 6 7 8 9 T J Q K``."""
        return RANK_LETTERS[self - 1]


RANK_LETTERS = "A23456789TJQK"

SUIT_COUNTS = (1, 2, 4)

RUN_LENGTH = len(Rank)
"""How many cards a run has: king to ace."""

DECK_SIZE = 52

_SUITS_OF_DECK: Dict[int, Tuple[Suit, ...]] = {
    1: (Suit.SPADES,) * 4,
    2: (Suit.SPADES, Suit.SPADES, Suit.HEARTS, Suit.HEARTS),
    4: (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS),
}


class Card(NamedTuple):
    """One card of the 52, with an identity of its own.

    ``copy`` (0-3) tells cards of the same rank and suit apart; it follows the reading order of the
    deal: columns left to right, in each the covered card first.
    """

    rank: Rank
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        """Rank and suit as text: ``TS``, ``AH``; the copy is not part of it."""
        return self.rank.letter + self.suit.value


Face = Tuple[Rank, Suit]
"""What is printed on a card: cards of one face look alike."""


def ordered_deck(suits: int) -> List[Face]:
    """The 52 faces of the deck of ``suits`` suits (1, 2 or 4), suit after suit, each ace to king.

    Raises ValueError for any other suit count.
    """
    if suits not in _SUITS_OF_DECK:
        raise ValueError(f"no deck has {suits!r} suits")
    return [(rank, suit) for suit in _SUITS_OF_DECK[suits] for rank in Rank]


def face_from_text(text: str) -> Face:
    """Reads ``TS`` as the ten of spades. Raises ValueError for anything but a rank and a suit letter."""
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1] in "SHDC":
        return Rank(RANK_LETTERS.index(text[0]) + 1), Suit(text[1])
    raise ValueError(f"not a card: {text!r}")


def number_copies(columns: Iterable[Iterable[Face]]) -> Tuple[Tuple[Card, ...], ...]:
    """Makes cards of the faces in ``columns``, the copies of each face numbered in reading order.

    Raises ValueError if a face occurs more than four times, as it does in no deck.
    """
    seen: Dict[Face, int] = {}
    numbered = []
    for column in columns:
        cards = []
        for face in column:
            copy = seen.get(face, 0)
            if copy == 4:
                raise ValueError(f"more than four cards {Card(*face)}")
            seen[face] = copy + 1
            cards.append(Card(*face, copy))
        numbered.append(tuple(cards))
    return tuple(numbered)
