"""The aces' drawings: a large suit among laurel, and the richer one of the ace of spades.

Knows nothing of pixels or of colours: each part has the role of its colour.
"""
from __future__ import annotations

from math import cos, pi, sin
from typing import Dict, List, Sequence, Tuple

from simplesimon.model.cards import Suit
from simplesimon.view.outlines import Contour, Part, contours, ellipse, fitted, mirrored, suit_outline

_CENTRE_X = 0.5
_CENTRE_Y = 0.7

ACE_SIZE = 0.46
"""The width and height of a plain ace's suit, in card widths."""

_drawings: Dict[str, Tuple[Part, ...]] = {}


def sprigs() -> Tuple[Part, ...]:
    """The laurel about a plain ace's suit, in card units; turned by half a circle it is the same."""
    if "sprigs" not in _drawings:
        outer, inner = _laurel(0.365, [14.0 + 11.0 * number for number in range(5)])
        _drawings["sprigs"] = (
            Part("goldlight", outer + _turned(outer)),
            Part("gold", inner + _turned(inner)),
        )
    return _drawings["sprigs"]


def ace_of_spades() -> Tuple[Part, ...]:
    """The large spade in a wreath of laurel, from below to above, in card units."""
    if "spades" not in _drawings:
        _drawings["spades"] = _wreathed_spade()
    return _drawings["spades"]


_FILIGREE = (
    "M50 17 C54 28 59 34 59 42 C59 48 55 51 50 56",
    "M50 62 C55 66 57 71 50 80",
)
_SCROLLS = (
    "M55 56 C60 38 80 42 85 58 C88 70 78 78 68 74 C78 73 82 66 78 60 C72 50 60 52 56 66 C53 64 53 60 55 56 Z"
    " M62 43 C66 38 73 41 79 45 C73 46 66 47 62 43 Z"
)


def _wreathed_spade() -> Tuple[Part, ...]:
    outer, inner = _laurel(0.375, [10.0 + 11.8 * number for number in range(13)])
    spade = suit_outline(Suit.SPADES)
    filigree = [mirrored(contours(text)[0]) for text in _FILIGREE]
    for scroll in contours(_SCROLLS):
        filigree += [scroll, _mirror_image(scroll)]
    left, top, size = 0.195, 0.375, 0.61
    berries = tuple([ellipse(_CENTRE_X + x, 1.062, 0.014, 0.014) for x in (-0.036, 0.0, 0.036)])
    return (
        Part("gold", outer),
        Part("golddark", inner),
        Part("rose", berries),
        Part("suit", fitted(spade, left, top, size, size)),
        Part("goldlight", fitted(spade, left + 0.046, top + 0.052, size - 0.092, size - 0.106)),
        Part("suit", fitted(spade, left + 0.056, top + 0.066, size - 0.112, size - 0.13)),
        Part("goldlight", fitted(filigree, left + 0.04, top + 0.04, size - 0.08, size - 0.08)),
    )


def _mirror_image(contour: Contour) -> Contour:
    return tuple([tuple([value if at % 2 else 1.0 - value for at, value in enumerate(piece)]) for piece in contour])


def _turned(outline: Sequence[Contour]) -> Tuple[Contour, ...]:
    return fitted(outline, 1.0, 2 * _CENTRE_Y, -1.0, -1.0)


def _laurel(radius: float, angles: Sequence[float]) -> Tuple[Tuple[Contour, ...], Tuple[Contour, ...]]:
    """Two sprigs that rise from below to either side on a circle: their outer and their inner leaves.

    A pair of leaves stands at each of the ``angles``, in degrees from the lowest point.
    """
    outer: List[Contour] = []
    inner: List[Contour] = []
    for angle in angles:
        turn = angle * pi / 180
        x = radius * sin(turn)
        y = _CENTRE_Y + radius * cos(turn)
        for side in (1.0, -1.0):
            along = turn - 0.1
            outer.append(_leaf(_CENTRE_X + side * x, y, side * cos(along - 0.55), -sin(along - 0.55), 0.085))
            inner.append(_leaf(_CENTRE_X + side * x, y, side * cos(along + 0.6), -sin(along + 0.6), 0.075))
    return tuple(outer), tuple(inner)


def _leaf(x: float, y: float, along_x: float, along_y: float, length: float) -> Contour:
    """A leaf from its stem at ``x``, ``y`` in the direction of a unit vector."""

    def point(forward: float, aside: float) -> Tuple[float, float]:
        forward *= length
        aside *= length
        return x + forward * along_x - aside * along_y, y + forward * along_y + aside * along_x

    tip = point(1.0, 0.0)
    return (
        (x, y),
        point(0.25, 0.30) + point(0.65, 0.26) + tip,
        point(0.65, -0.26) + point(0.25, -0.30) + (x, y),
    )
