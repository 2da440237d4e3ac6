"""The colours in which faces are printed, and what of them a player may choose.

Knows nothing of outlines, of pixels or of the table.
"""
from __future__ import annotations

from typing import Dict, NamedTuple

from simplesimon.model.cards import Suit
from simplesimon.view.theme import Colour

PAPER: Colour = (253, 251, 245)
EDGE: Colour = (138, 132, 122)
BLACK: Colour = (28, 28, 34)
_RED: Colour = (190, 22, 44)
_BLUE: Colour = (24, 104, 216)
_GREEN: Colour = (0, 92, 48)


class FaceStyle(NamedTuple):
    """How a player wants faces printed."""

    four_colours: bool = False
    large_indices: bool = False


_TWO_COLOURS: Dict[Suit, Colour] = {
    Suit.SPADES: BLACK,
    Suit.HEARTS: _RED,
    Suit.DIAMONDS: _RED,
    Suit.CLUBS: BLACK,
}
_FOUR_COLOURS: Dict[Suit, Colour] = {
    Suit.SPADES: BLACK,
    Suit.HEARTS: _RED,
    Suit.DIAMONDS: _BLUE,
    Suit.CLUBS: _GREEN,
}


def suit_colour(suit: Suit, style: FaceStyle) -> Colour:
    """The colour of a suit's symbols and of its ranks."""
    return (_FOUR_COLOURS if style.four_colours else _TWO_COLOURS)[suit]


class _Livery(NamedTuple):
    """What tells the courts of one suit from those of another."""

    robe: Colour
    cloth: Colour
    hair: Colour
    panel: Colour


_LIVERIES: Dict[Suit, _Livery] = {
    Suit.SPADES: _Livery((40, 58, 108), (178, 34, 52), (64, 46, 40), (228, 234, 244)),
    Suit.HEARTS: _Livery((176, 28, 48), (36, 56, 112), (134, 74, 36), (250, 232, 226)),
    Suit.DIAMONDS: _Livery((196, 78, 30), (36, 56, 112), (190, 132, 58), (253, 238, 212)),
    Suit.CLUBS: _Livery((30, 98, 72), (178, 60, 40), (96, 62, 40), (228, 240, 228)),
}
_BLUE_DIAMONDS = _Livery((34, 96, 178), (178, 44, 60), (190, 132, 58), (234, 242, 252))


def palette(suit: Suit, style: FaceStyle) -> Dict[str, Colour]:
    """The colour of each role in the drawings of a suit's ace and courts."""
    livery = _LIVERIES[suit]
    if suit is Suit.DIAMONDS and style.four_colours:
        livery = _BLUE_DIAMONDS
    return {
        "suit": suit_colour(suit, style),
        "paper": PAPER,
        "panel": livery.panel,
        "ink": BLACK,
        "robe": livery.robe,
        "robedark": mixed(livery.robe, BLACK, 0.35),
        "cloth": livery.cloth,
        "clothdark": mixed(livery.cloth, BLACK, 0.3),
        "gold": (222, 166, 58),
        "goldlight": (250, 216, 124),
        "golddark": (176, 120, 36),
        "rose": (200, 30, 66),
        "rosedark": (140, 16, 48),
        "roselight": (238, 120, 140),
        "green": (56, 120, 70),
        "lips": (186, 50, 56),
        "lipsdark": (136, 30, 40),
        "white": (255, 254, 250),
        "ermine": (210, 208, 212),
        "skin": (248, 218, 186),
        "shade": (230, 186, 148),
        "cheek": (240, 184, 154),
        "hair": livery.hair,
        "hairlight": mixed(livery.hair, (255, 220, 160), 0.25),
        "brow": mixed(livery.hair, BLACK, 0.5),
        "steel": (190, 198, 210),
        "steeldark": (122, 132, 150),
        "wood": (124, 82, 48),
    }


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """``share`` (0-1) of the second colour in the first."""
    red, green, blue = [round(a + (b - a) * share) for a, b in zip(first, second)]
    return red, green, blue
