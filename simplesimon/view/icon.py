"""The program's icon: two cards in a fan on the green of the table.

Knows nothing of windows, of files or of tkinter.
"""
from __future__ import annotations

from math import cos, pi, sin
from typing import List, Sequence, Tuple

from simplesimon.model.cards import Suit
from simplesimon.view.inks import BLACK, PAPER, FaceStyle, suit_colour
from simplesimon.view.outlines import Contour, fitted, rounded_rectangle, suit_outline
from simplesimon.view.raster import levels, outline_coverage, paint
from simplesimon.view.theme import THEMES, Colour

_LINE: Colour = (28, 66, 48)
_BACK_PAPER: Colour = (226, 226, 218)


def icon(size: int) -> bytes:
    """The icon, ``size`` pixels square, RGBA, row after row."""
    pixels = bytearray(_ground(size))
    for outline, colour in _drawing():
        paint(pixels, outline_coverage(outline, size, size, 0.0, 0.0, size), colour)
    tile = rounded_rectangle(0.0, 0.0, 1.0, 1.0, 0.2)
    found = bytearray(4 * size * size)
    for channel in range(3):
        found[channel::4] = pixels[channel::3]
    found[3::4] = levels(outline_coverage((tile,), size, size, 0.0, 0.0, size), size * size)
    return bytes(found)


def _ground(size: int) -> bytes:
    """The green tile, lighter above."""
    light, dark = THEMES["green"].table_light, THEMES["green"].table_dark
    rows = []
    for row in range(size):
        share = row / size
        rows.append(bytes([round(a * 1.15 + (b - a * 1.15) * share) for a, b in zip(light, dark)]) * size)
    return b"".join(rows)


def _drawing() -> List[Tuple[Sequence[Contour], Colour]]:
    """The outlines, in the unit square, from below to above."""
    red = suit_colour(Suit.HEARTS, FaceStyle())
    card = rounded_rectangle(0.0, 0.0, 0.5, 0.7, 0.06)
    rim = rounded_rectangle(-0.02, -0.02, 0.52, 0.72, 0.07)
    heart = fitted(suit_outline(Suit.HEARTS), 0.045, 0.05, 0.22, 0.22)
    spade = fitted(suit_outline(Suit.SPADES), 0.05, 0.14, 0.4, 0.42)
    return [
        (_turned((rim,), -14, 0.13, 0.2), _LINE),
        (_turned((card,), -14, 0.13, 0.2), _BACK_PAPER),
        (_turned(heart, -14, 0.13, 0.2), red),
        (_turned((rim,), 9, 0.4, 0.13), _LINE),
        (_turned((card,), 9, 0.4, 0.13), PAPER),
        (_turned(spade, 9, 0.4, 0.13), BLACK),
    ]


def _turned(outline: Sequence[Contour], degrees: float, left: float, top: float) -> Tuple[Contour, ...]:
    """The outline turned clockwise about its origin, which then lies at ``left``, ``top``."""
    across, along = cos(degrees * pi / 180), sin(degrees * pi / 180)
    found = []
    for contour in outline:
        pieces = []
        for piece in contour:
            values: List[float] = []
            for x, y in zip(piece[0::2], piece[1::2]):
                values += (left + x * across - y * along, top + x * along + y * across)
            pieces.append(tuple(values))
        found.append(tuple(pieces))
    return tuple(found)
