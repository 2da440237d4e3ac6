"""The three court figures as outlines, each part with the role of its colour.

Knows nothing of pixels or of suits: what colour a role has is decided where a face is put together.
"""
from __future__ import annotations

from typing import Dict, List, Sequence, Tuple

from simplesimon.model.cards import Rank
from simplesimon.view.court_drawings import AXIS, DOTS, DRAWINGS, HALF, LINE, LINES, PAIR
from simplesimon.view.outlines import (
    Contour,
    Part,
    backwards,
    contours,
    ellipse,
    fitted,
    flattened,
    mirrored,
    placed,
    signed_area,
    stroke,
)

UNIT = 1000.0
"""The figures are drawn in thousandths of the card's width."""

_GRAIN = 4.0
"""A stroke becomes a polygon that follows its path to a fraction of this, in thousandths of the card's width."""

_FINE = 500.0
"""A part that is cut becomes a polygon as fine as on a card this many pixels wide."""

PANEL = (0.10, 0.25, 0.90, 1.15)
"""Left, top, right and bottom of the frame, in card units; the headgear rises above it."""

CUT_LEFT = 0.585
CUT_RIGHT = 0.815
"""Where the slanting line between the two figures meets the frame's left and right side."""

CUT_SLOPE = (CUT_RIGHT - CUT_LEFT) / (PANEL[2] - PANEL[0])

_parts: Dict[Tuple[str, str, str], Part] = {}
"""What was read of the drawings, by its text: the three figures have face and hand in common."""


def court_figure(rank: Rank) -> Tuple[Part, ...]:
    """The upper one of a court's two figures, cut along the slanting line, from below to above, in card units."""
    for drawn in DRAWINGS[rank]:
        if drawn not in _parts:
            role, meaning, text = drawn
            _parts[drawn] = Part(role, _cut(_read(meaning, text)))
    return tuple([_parts[drawn] for drawn in DRAWINGS[rank]])


def sash() -> Tuple[Part, ...]:
    """The ribbon over the line between the two figures; turned by half a circle it is the same."""
    beads = []
    for number in range(-4, 5):
        x = 0.5 + number * 0.09
        y = 0.7 + number * 0.09 * CUT_SLOPE
        rise = 0.026 * CUT_SLOPE
        beads.append(((x, y - 0.017), (x + 0.026, y + rise), (x, y + 0.017), (x - 0.026, y - rise)))
    return (
        Part("ink", (_band(0.037),)),
        Part("gold", (_band(0.031),)),
        Part("clothdark", (_band(0.021),)),
        Part("goldlight", tuple(beads)),
    )


def _band(half: float) -> Contour:
    left, _, right, _ = PANEL
    return (
        (left, CUT_LEFT - half),
        (right, CUT_RIGHT - half),
        (right, CUT_RIGHT + half),
        (left, CUT_LEFT + half),
    )


def _read(meaning: str, text: str) -> Tuple[Contour, ...]:
    """The outlines of one part of a drawing, in card units, all walked the same way round."""
    found = _outlines(meaning, text)
    if meaning in (PAIR, LINES):
        found += tuple([placed(contour, -1.0, 1.0, 2 * AXIS / UNIT, 0.0) for contour in found])
    return tuple([contour if signed_area(contour) > 0 else backwards(contour) for contour in found])


def _outlines(meaning: str, text: str) -> Tuple[Contour, ...]:
    if meaning == DOTS:
        numbers = [float(word) / UNIT for word in text.split()]
        dots = zip(numbers[0::3], numbers[1::3], numbers[2::3])
        return tuple([ellipse(x, y, radius, radius) for x, y, radius in dots])
    if meaning == HALF:
        return tuple([mirrored(contour, AXIS / UNIT) for contour in contours(text, UNIT)])
    if meaning not in (LINE, LINES):
        return contours(text, UNIT)
    thickness, path = text.split(" ", 1)
    pen = float(thickness) / _GRAIN
    return fitted(
        [stroke(line, pen, pen) for line in contours(path, _GRAIN)], 0.0, 0.0, _GRAIN / UNIT, _GRAIN / UNIT
    )


def _cut(outline: Tuple[Contour, ...]) -> Tuple[Contour, ...]:
    """What of the outline lies above the slanting line and between the frame's sides."""
    left, _, right, _ = PANEL
    result = []
    for contour in outline:
        if _is_within(contour):
            result.append(contour)
            continue
        points: Sequence[Tuple[float, ...]] = flattened(contour, _FINE, _FINE)
        points = _half_plane(points, -1.0, 0.0, -left * _FINE)
        points = _half_plane(points, 1.0, 0.0, right * _FINE)
        points = _half_plane(points, -CUT_SLOPE, 1.0, (CUT_LEFT - CUT_SLOPE * left) * _FINE)
        if len(points) > 2:
            result.append(tuple([(x / _FINE, y / _FINE) for x, y in points]))
    return tuple(result)


def _is_within(contour: Contour) -> bool:
    """Whether no corner or control point of the outline lies beyond the slanting line or the frame's sides."""
    left, _, right, _ = PANEL
    height = CUT_LEFT - CUT_SLOPE * left
    for piece in contour:
        for x, y in zip(piece[0::2], piece[1::2]):
            if x < left or x > right or y > height + CUT_SLOPE * x:
                return False
    return True


def _half_plane(points: Sequence[Tuple[float, ...]], a: float, b: float, limit: float) -> List[Tuple[float, ...]]:
    """The polygon's part where ``a * x + b * y <= limit`` (Sutherland and Hodgman's way)."""
    result: List[Tuple[float, ...]] = []
    if not points:
        return result
    before = points[-1]
    over_before = a * before[0] + b * before[1] - limit
    for point in points:
        over = a * point[0] + b * point[1] - limit
        if (over > 0) != (over_before > 0):
            share = over_before / (over_before - over)
            result.append((before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share))
        if over <= 0:
            result.append(point)
        before, over_before = point, over
    return result
