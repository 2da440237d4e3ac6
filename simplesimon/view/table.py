"""Pictures that are no cards: the table's light, the toolbar's symbols, the shadow of lifted cards.

Knows nothing of cards, of windows or of tkinter.
"""
from __future__ import annotations

from typing import Dict, List, NamedTuple, Tuple

from simplesimon.view.outlines import Contour, backwards, contours, ellipse, rounded_rectangle, stroke
from simplesimon.view.raster import Picture, blending, levels, outline_coverage
from simplesimon.view.theme import Colour, Theme

STRIP_WIDTH = 128
"""The width of a strip of the table, in pixels; even, since its columns round by turns."""

_THRESHOLDS = ((0.125, 0.625), (0.875, 0.375))
"""What is added before a level is cut to a whole number, for even and odd rows, and there for even and odd columns."""

_LIGHT_HEIGHT = 0.4
"""Where the light is brightest, in heights of the table from its upper edge."""


def table_strip(height: int, theme: Theme) -> Picture:
    """An upright strip of a table ``height`` pixels high: light a little above the middle, darker to the rim.

    Strips side by side make the whole table. One picture of it would need seven bytes of memory for each of its
    pixels (Tk's pixels, and a dither buffer that it keeps for every image), a third of what the whole program
    needs. Neighbouring pixels round their colour at four different thresholds, which hides the steps between levels.
    """
    light_red, light_green, light_blue = theme.table_light
    more_red, more_green, more_blue = [dark - light for light, dark in zip(theme.table_light, theme.table_dark)]
    rows = []
    for y in range(height):
        distance = ((y + 0.5) / height - _LIGHT_HEIGHT) / (1 - _LIGHT_HEIGHT)
        share = min(1.0, distance * distance) ** 0.8
        red = light_red + more_red * share
        green = light_green + more_green * share
        blue = light_blue + more_blue * share
        even, odd = _THRESHOLDS[y % 2]
        pair = (red + even, green + even, blue + even, red + odd, green + odd, blue + odd)
        rows.append(bytes(map(int, pair)) * (STRIP_WIDTH // 2))
    return Picture(STRIP_WIDTH, height, b"".join(rows))


_LINE = 9.0
"""The thickness of the symbols' lines, in hundredths of their size."""

_UNDO = "M36 16 L16 36 L36 56 M16 36 L60 36 C76 36 86 47 86 60 C86 73 76 84 60 84 L34 84"
_SYMBOL_LINES: Dict[str, str] = {
    "new": "M50 34 L50 66 M34 50 L66 50",
    "undo": _UNDO,
    "redo": _UNDO,
    "restart": "M83 58 C78 76 66 86 50 86 C30 86 15 70 15 51 C15 32 30 16 50 16 C62 16 73 22 82 34"
    " M84 12 L84 36 L60 36",
}


def symbol_picture(name: str, size: int, colour: Colour, background: Colour) -> Picture:
    """A symbol for the toolbar, ``size`` pixels square, on an even ground: ``new`` (a card with a plus),
    ``undo``, ``redo``, ``restart``. Raises KeyError for any other name."""
    outline = _symbol_outline(name)
    side = -float(size) if name == "redo" else float(size)
    runs = outline_coverage(outline, side, size, size if name == "redo" else 0.0, 0.0, size)
    mask = bytes(levels(runs, size * size))
    pixels = bytearray(3 * size * size)
    for channel, table in enumerate(blending(colour, background)):
        pixels[channel::3] = mask.translate(table)
    return Picture(size, size, bytes(pixels))


def _symbol_outline(name: str) -> List[Contour]:
    """The lines of a symbol with round ends and corners, in the unit square."""
    found: List[Contour] = []
    half = _LINE / 200
    for path in contours(_SYMBOL_LINES[name], 1.0):
        found += [_scaled(stroke(piece, _LINE, _LINE)) for piece in _pieces(path)]
        found += [ellipse(point[-2] / 100, point[-1] / 100, half, half) for point in path]
    if name == "new":
        found.append(rounded_rectangle(0.16, 0.04, 0.84, 0.96, 0.12))
        line = 2 * half
        inside = rounded_rectangle(0.16 + line, 0.04 + line, 0.84 - line, 0.96 - line, 0.04)
        found.append(backwards(inside))
    return found


def _pieces(path: Contour) -> List[Contour]:
    return [(start[-2:], piece) for start, piece in zip(path, path[1:])]


def _scaled(contour: Contour) -> Contour:
    return tuple([(x / 100, y / 100) for x, y in contour])


class Strip(NamedTuple):
    """A part of a shadow: where it lies, in pixels from the cards' upper left corner, and RGBA, row after row."""

    left: int
    top: int
    width: int
    height: int
    pixels: bytes


_DARKEST = 92
"""The opacity of a shadow beside the cards, of 255."""


def shadow(width: int, height: int, depth: int) -> Tuple[Strip, Strip]:
    """The soft shadow of cards of this size in pixels, as strips along their right and their lower edge.

    It falls to the lower right and reaches ``depth`` pixels beyond the cards. The strips belong under the
    cards: they begin a little inside, so that the round corners have shadow too. Two narrow strips are
    drawn in half the time of one transparent picture on X11.
    """
    inside = depth // 2
    across = [_shade(x, width, depth) for x in range(width + depth)]
    down = [_shade(y, height, depth) for y in range(height + depth)]
    right = (width - inside, 0, inside + depth, height - inside)
    bottom = (0, height - inside, width + depth, inside + depth)
    return _strip(right, across, down), _strip(bottom, across, down)


def _shade(at: int, size: int, depth: int) -> float:
    """The share of the shadow that one direction leaves: it rises inside the near edge and falls past the far one."""
    rising = min(1.0, max(0.0, (at + 0.5 - depth * 0.5) / depth))
    falling = min(1.0, max(0.0, (size + depth - at - 0.5) / (1.2 * depth)))
    return (rising * rising * (3 - 2 * rising)) * (falling * falling * (3 - 2 * falling))


def _strip(box: Tuple[int, int, int, int], across: List[float], down: List[float]) -> Strip:
    left, top, width, height = box
    pixels = bytearray(4 * width * height)
    shades = [_DARKEST * share for share in across[left : left + width]]
    # Between its ends a shadow's rows are all alike.
    alike: Dict[float, bytes] = {}
    rows = []
    for share in down[top : top + height]:
        if share not in alike:
            alike[share] = bytes([int(shade * share) for shade in shades])
        rows.append(alike[share])
    pixels[3::4] = b"".join(rows)
    return Strip(left, top, width, height, bytes(pixels))


def png_bytes(width: int, height: int, rgba: bytes) -> bytes:
    """RGBA pixels, row after row, as the bytes of a PNG file."""
    from zlib import compress, crc32

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + crc32(kind + data).to_bytes(4, "big")

    stride = 4 * width
    rows = b"".join([b"\0" + rgba[start : start + stride] for start in range(0, stride * height, stride)])
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x06\0\0\0"
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", compress(rows, 6)) + chunk(b"IEND", b"")
