"""Outlines of lines and Bézier curves, and the four suits in a unit square.

Knows nothing of pixels, of colours or of where on a card an outline stands.
"""
from __future__ import annotations

from typing import Dict, List, NamedTuple, Sequence, Tuple

from simplesimon.model.cards import Suit

Point = Tuple[float, float]

Contour = Tuple[Tuple[float, ...], ...]
"""A closed outline: its first point, then pieces of 2 numbers (a line: its end) or 6 (a cubic Bézier: its
two control points and its end)."""


class Part(NamedTuple):
    """An outline with the role of its colour in a drawing of several colours."""

    role: str
    contours: Tuple[Contour, ...]


_NUMBERS = {"L": 2, "Q": 4, "C": 6}


def contours(text: str, unit: float = 100.0) -> Tuple[Contour, ...]:
    """Reads outlines in the notation of SVG paths, absolute ``M L Q C`` and ``Z`` only; ``unit`` becomes 1.

    Each M begins an outline. Raises KeyError or ValueError for what is not in this notation.
    """
    for letter in _NUMBERS:
        text = text.replace(letter, f" {letter} ")
    found = []
    for part in text.replace("Z", " ").split("M")[1:]:
        words = part.split()
        pieces: List[Tuple[float, ...]] = [(float(words[0]) / unit, float(words[1]) / unit)]
        count = 2
        at = 2
        while at < len(words):
            if words[at].isalpha():
                count = _NUMBERS[words[at]]
                at += 1
            piece = tuple([float(word) / unit for word in words[at : at + count]])
            if len(piece) != count:
                raise ValueError(f"a piece of an outline lacks numbers: {part!r}")
            at += count
            pieces.append(_as_cubic(pieces[-1][-2:], piece) if count == 4 else piece)
        found.append(tuple(pieces))
    return tuple(found)


def _as_cubic(start: Sequence[float], piece: Sequence[float]) -> Tuple[float, ...]:
    """The cubic Bézier that is the same curve as a quadratic one."""
    x, y, end_x, end_y = piece
    return (
        start[0] + (x - start[0]) * 2 / 3,
        start[1] + (y - start[1]) * 2 / 3,
        end_x + (x - end_x) * 2 / 3,
        end_y + (y - end_y) * 2 / 3,
        end_x,
        end_y,
    )


def mirrored(contour: Contour, axis: float = 0.5) -> Contour:
    """The outline that is the half ``contour`` and its mirror image left of ``x = axis``.

    The half begins and ends on the axis.
    """
    pieces = list(contour)
    points = [piece[-2:] for piece in contour]
    for number in range(len(contour) - 1, 0, -1):
        piece = contour[number]
        end_x, end_y = points[number - 1]
        if len(piece) == 2:
            pieces.append((2 * axis - end_x, end_y))
        else:
            pieces.append(
                (2 * axis - piece[2], piece[3], 2 * axis - piece[0], piece[1], 2 * axis - end_x, end_y)
            )
    return tuple(pieces)


def ellipse(x: float, y: float, radius_x: float, radius_y: float) -> Contour:
    """An ellipse about ``x``, ``y``, of four Bézier curves, within 0.03 % of the true one."""
    handle_x = radius_x * 0.5523
    handle_y = radius_y * 0.5523
    return (
        (x, y - radius_y),
        (x + handle_x, y - radius_y, x + radius_x, y - handle_y, x + radius_x, y),
        (x + radius_x, y + handle_y, x + handle_x, y + radius_y, x, y + radius_y),
        (x - handle_x, y + radius_y, x - radius_x, y + handle_y, x - radius_x, y),
        (x - radius_x, y - handle_y, x - handle_x, y - radius_y, x, y - radius_y),
    )


def rounded_rectangle(left: float, top: float, right: float, bottom: float, radius: float) -> Contour:
    """A rectangle with round corners."""
    handle = radius * 0.4477
    return (
        (left + radius, top),
        (right - radius, top),
        (right - handle, top, right, top + handle, right, top + radius),
        (right, bottom - radius),
        (right, bottom - handle, right - handle, bottom, right - radius, bottom),
        (left + radius, bottom),
        (left + handle, bottom, left, bottom - handle, left, bottom - radius),
        (left, top + radius),
        (left, top + handle, left + handle, top, left + radius, top),
    )


def flattened(
    contour: Contour, scale_x: float, scale_y: float, left: float = 0.0, top: float = 0.0
) -> List[Point]:
    """The corners of a polygon that follows the outline to about a tenth of a unit, scaled and then moved."""
    x = contour[0][0] * scale_x + left
    y = contour[0][1] * scale_y + top
    points = [(x, y)]
    add = points.append
    for piece in contour[1:]:
        if len(piece) == 2:
            x = piece[0] * scale_x + left
            y = piece[1] * scale_y + top
            add((x, y))
            continue
        x1 = piece[0] * scale_x + left
        y1 = piece[1] * scale_y + top
        x2 = piece[2] * scale_x + left
        y2 = piece[3] * scale_y + top
        x3 = piece[4] * scale_x + left
        y3 = piece[5] * scale_y + top
        # A curve's distance from its chords falls with the square of their number.
        bend = abs(x - x1 - x1 + x2) + abs(y - y1 - y1 + y2) + abs(x1 - x2 - x2 + x3) + abs(y1 - y2 - y2 + y3)
        steps = int((bend * 2.0) ** 0.5) + 1
        for number in range(1, steps):
            t = number / steps
            s = 1.0 - t
            a = s * s * s
            b = 3.0 * s * s * t
            c = 3.0 * s * t * t
            d = t * t * t
            add((a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3))
        add((x3, y3))
        x, y = x3, y3
    return points


def placed(contour: Contour, scale_x: float, scale_y: float, left: float, top: float) -> Contour:
    """The outline scaled, then moved by ``left`` and ``top``. Negative scales turn or mirror it."""
    result: List[Tuple[float, ...]] = []
    for piece in contour:
        if len(piece) == 2:
            result.append((piece[0] * scale_x + left, piece[1] * scale_y + top))
        else:
            x1, y1, x2, y2, x3, y3 = piece
            result.append(
                (
                    x1 * scale_x + left,
                    y1 * scale_y + top,
                    x2 * scale_x + left,
                    y2 * scale_y + top,
                    x3 * scale_x + left,
                    y3 * scale_y + top,
                )
            )
    return tuple(result)


def backwards(contour: Contour) -> Contour:
    """The same outline walked the other way round: it cuts a hole."""
    points = [piece[-2:] for piece in contour]
    pieces = [points[-1]]
    for number in range(len(contour) - 1, 0, -1):
        piece = contour[number]
        controls = piece[2:4] + piece[0:2] if len(piece) == 6 else ()
        pieces.append(controls + points[number - 1])
    return tuple(pieces)


def signed_area(contour: Contour) -> float:
    """About the area inside the outline (its Béziers taken for their control points): above 0 if it is
    walked clockwise on the screen, as outlines are; below 0 if it cuts a hole."""
    numbers = [value for piece in contour for value in piece]
    xs, ys = numbers[0::2], numbers[1::2]
    return sum([xs[at - 1] * ys[at] - xs[at] * ys[at - 1] for at in range(len(xs))]) / 2


def polygons(
    outline: Sequence[Contour], scale_x: float, scale_y: float, left: float, top: float
) -> List[List[Point]]:
    """Polygons that cover an outline when each is filled alone, scaled and then moved.

    For painters that know no holes: a hole is joined to the outline before it by a seam without width.
    """
    found: List[List[Point]] = []
    for contour in outline:
        points = flattened(contour, scale_x, scale_y, left, top)
        if signed_area(contour) < 0 and found:
            found[-1] += [found[-1][0]] + points + [points[0], found[-1][0]]
        else:
            found.append(points)
    return found


def stroke(path: Contour, pen_width: float, pen_height: float) -> Contour:
    """The outline of what a pen leaves along an open ``path``: ``pen_width`` thick where the path is
    upright, ``pen_height`` where it is level, with ends cut square.

    It is a polygon that follows curves to about a tenth of the path's unit.
    """
    points = flattened(path, 1.0, 1.0)
    right: List[Point] = []
    left: List[Point] = []
    for number, (x, y) in enumerate(points):
        before = points[max(number - 1, 0)]
        after = points[min(number + 1, len(points) - 1)]
        along_x = after[0] - before[0]
        along_y = after[1] - before[1]
        length = (along_x * along_x + along_y * along_y) ** 0.5
        across_x = along_y / length * pen_width / 2
        across_y = along_x / length * pen_height / 2
        left.append((x + across_x, y - across_y))
        right.append((x - across_x, y + across_y))
    return tuple(left + right[::-1])


def fitted(
    outline: Sequence[Contour], left: float, top: float, width: float, height: float
) -> Tuple[Contour, ...]:
    """An outline of the unit square, put into a box."""
    return tuple([placed(contour, width, height, left, top) for contour in outline])


_SUIT_HALVES: Dict[Suit, str] = {
    Suit.SPADES: "M50 1 C57 19 97 40 97 64 C97 77 88 85 77 85 C67 85 58 80 53 70"
    " C54 83 60 94 72 98 L50 98",
    Suit.HEARTS: "M50 24 C54 11 63 4 74 4 C88 4 98 14 98 30 C98 55 69 72 50 98",
    Suit.DIAMONDS: "M50 1 C60 18 75 37 91 50 C75 63 60 82 50 99",
}

_suits: Dict[Suit, Tuple[Contour, ...]] = {}


def suit_outline(suit: Suit) -> Tuple[Contour, ...]:
    """The outline of a suit in the unit square, symmetrical about ``x = 0.5``."""
    if suit not in _suits:
        _suits[suit] = _clubs() if suit is Suit.CLUBS else (mirrored(contours(_SUIT_HALVES[suit])[0]),)
    return _suits[suit]


def _clubs() -> Tuple[Contour, ...]:
    stem = mirrored(contours("M50 32 L63 50 C56 56 53 62 53.5 70 C54 83 60 94 72 98 L50 98")[0])
    return (
        ellipse(0.5, 0.255, 0.225, 0.225),
        ellipse(0.245, 0.615, 0.225, 0.225),
        ellipse(0.755, 0.615, 0.225, 0.225),
        stem,
    )
