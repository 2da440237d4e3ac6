"""The thirteen rank letters as outlines, one family: a sturdy upright hand with a broad pen.

Knows nothing of pixels, of colours or of where on a card a letter stands.
"""
from __future__ import annotations

from typing import Dict, List, Tuple

from simplesimon.model.cards import Rank
from simplesimon.view.outlines import Contour, backwards, contours, ellipse, placed, rounded_rectangle, stroke

WIDTH = 66.0
HEIGHT = 100.0
"""The box in which every letter is drawn and which every letter fills."""

PEN_WIDTH = 17.0
PEN_HEIGHT = 13.5
"""The thickness of upright strokes and, thinner, of level ones."""

_STRAIGHT: Dict[Rank, str] = {
    Rank.ACE: "M0 100 L23 0 L43 0 L66 100 L48 100 L44 80 L22 80 L18 100 Z M25 66 L41 66 L33 27 Z",
    Rank.TWO: "M3 86.5 L65 86.5 L65 100 L3 100 Z",
    Rank.FOUR: "M36 0 L56 0 L56 65 L66 65 L66 78.5 L56 78.5 L56 100 L39 100 L39 78.5 L0 78.5 L0 65 Z"
    " M39 65 L39 24 L16 65 Z",
    Rank.FIVE: "M11 0 L60 0 L60 13.5 L25 13.5 L23 44 L7 50 Z",
    Rank.SEVEN: "M1 0 L65 0 L65 13.5 C49 36 38 64 36 100 L18 100 C20 66 30 38 45 13.5 L1 13.5 Z",
    Rank.TEN: "M9 0 L21 0 L21 100 L7 100 L7 19 L0 23 L0 9 Z",
    Rank.JACK: "M27 0 L61.5 0 L61.5 13.5 L27 13.5 Z",
    Rank.QUEEN: "M32 71 L43 61 L66 89 L55 100 Z",
    Rank.KING: "M0 0 L17 0 L17 100 L0 100 Z M17 47 L44 0 L64 0 L17 77 Z M25 59 L37 39 L66 100 L46 100 Z",
}

_STROKES: Dict[Rank, Tuple[str, ...]] = {
    Rank.TWO: ("M9 31 C9 15 18 6.75 32 6.75 C47 6.75 56 15 56 29 C56 45 42 58 13 90",),
    Rank.THREE: (
        "M8.6 24 C10.6 12 19 6.75 31 6.75 C46 6.75 55 14 55 27 C55 40 46 47 28 47",
        "M28 47 C48 47 57.5 55 57.5 70 C57.5 85 47 93.25 32 93.25 C18.6 93.25 9.6 87 8.8 75",
    ),
    Rank.FIVE: (
        "M12 48 C18 42 24 39.5 32 39.5 C48 39.5 57.5 49 57.5 66"
        " C57.5 83 47 93.25 31 93.25 C18.6 93.25 9.6 87 8.8 75",
    ),
    Rank.SIX: ("M57 22 C53 11 45 6.75 36 6.75 C18 6.75 8.5 24 8.5 62",),
    Rank.JACK: ("M53 0 L53 66 C53 85 45 93.25 31 93.25 C17 93.25 9 86 8.5 68",),
}

_letters: Dict[Rank, Tuple[Contour, ...]] = {}


def letter_outline(rank: Rank) -> Tuple[Contour, ...]:
    """The outline of a rank's letter, filling the unit square in both directions."""
    if rank not in _letters:
        _letters[rank] = _turned(letter_outline(Rank.SIX)) if rank is Rank.NINE else _drawn(rank)
    return _letters[rank]


def _drawn(rank: Rank) -> Tuple[Contour, ...]:
    found = list(contours(_STRAIGHT.get(rank, ""), 1.0))
    for text in _STROKES.get(rank, ()):
        found.append(stroke(contours(text, 1.0)[0], PEN_WIDTH, PEN_HEIGHT))
    if rank is Rank.SIX:
        found += _ring(33, 65.5, 33, 34.5)
    elif rank is Rank.EIGHT:
        found += _ring(33, 27, 30, 27) + _ring(33, 70.5, 33, 29.5)
    elif rank is Rank.TEN:
        found.append(rounded_rectangle(29, 0, 66, 100, 18.5))
        found.append(backwards(rounded_rectangle(42, 13, 53, 87, 5.5)))
    elif rank is Rank.QUEEN:
        found += _ring(33, 50, 33, 50)
    return tuple([placed(contour, 1 / WIDTH, 1 / HEIGHT, 0.0, 0.0) for contour in found])


def _ring(x: float, y: float, radius_x: float, radius_y: float) -> List[Contour]:
    inner = ellipse(x, y, radius_x - PEN_WIDTH, radius_y - PEN_HEIGHT)
    return [ellipse(x, y, radius_x, radius_y), backwards(inner)]


def _turned(outline: Tuple[Contour, ...]) -> Tuple[Contour, ...]:
    return tuple([placed(contour, -1.0, -1.0, 1.0, 1.0) for contour in outline])
