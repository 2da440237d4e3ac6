"""The faces of the cards as pictures; through it the rest of the view reaches all that belongs to a face.

Knows nothing of columns, of windows or of tkinter.
"""
from __future__ import annotations

from typing import Dict, List, NamedTuple, Sequence, Tuple, Union

from simplesimon.model.cards import Rank, Suit
from simplesimon.view.arrangement import (
    CENTRE,
    CORNER,
    COURT_PIP,
    FRAME_LINE,
    LEFT,
    MIDDLE,
    PIP_SIZE,
    PROPORTION,
    RIGHT,
    Shape,
    body_outline,
    face_shapes,
    index_height,
    index_measures,
    index_top,
    pips,
)
from simplesimon.view.courts import CUT_LEFT, CUT_SLOPE, PANEL, court_figure, sash
from simplesimon.view.inks import EDGE, PAPER, FaceStyle, palette, suit_colour
from simplesimon.view.letters import letter_outline
from simplesimon.view.ornaments import ACE_SIZE, ace_of_spades, sprigs
from simplesimon.view.outlines import Part, rounded_rectangle, suit_outline
from simplesimon.view.raster import Picture, Run, blending, levels, outline_coverage, paint
from simplesimon.view.theme import Colour

__all__ = [
    "EDGE",
    "PAPER",
    "PROPORTION",
    "FaceMaker",
    "FaceStyle",
    "Picture",
    "Shape",
    "body_outline",
    "draw_face",
    "face_shapes",
    "index_height",
    "suit_colour",
]


class _Symbol(NamedTuple):
    """A rank or a suit drawn once on an even ground: for each row the bytes before it and its own."""

    width: int
    height: int
    rows: List[Tuple[int, bytes]]


def draw_face(rank: Rank, suit: Suit, width: int, height: int, style: FaceStyle) -> Picture:
    """The picture of one face alone, ``width`` times ``height`` pixels."""
    return FaceMaker(width, height, style).draw(rank, suit)


class FaceMaker:
    """Makes faces of one size and style, one at a time; what they share is drawn once.

    It keeps what it may need again, so it should go when the faces are made.
    """

    def __init__(self, width: int, height: int, style: FaceStyle) -> None:
        """Takes the size in pixels."""
        self._width = width
        self._height = height
        self._style = style
        self._body, self._clear = _card_body(width, height)
        self._masks: Dict[Tuple[Union[Rank, Suit], int, int], bytes] = {}
        self._symbols: Dict[Tuple[Union[Rank, Suit], int, int, Colour, Colour], Tuple[_Symbol, _Symbol]] = {}
        self._tables: Dict[Tuple[Colour, Colour], List[bytes]] = {}
        self._runs: Dict[Part, List[Run]] = {}

    def draw(self, rank: Rank, suit: Suit) -> Picture:
        """The picture of one face."""
        pixels = bytearray(self._body)
        if rank >= Rank.JACK:
            self._draw_court(pixels, rank, suit)
        elif rank is Rank.ACE:
            self._draw_ace(pixels, suit)
        else:
            self._draw_pips(pixels, rank, suit)
        self._draw_index(pixels, rank, suit)
        return Picture(self._width, self._height, bytes(pixels), self._clear)

    def _symbol(
        self, what: Union[Rank, Suit], width: int, height: int, colour: Colour, ground: Colour
    ) -> Tuple[_Symbol, _Symbol]:
        """A rank's letter or a suit of this size in pixels, upright and turned."""
        key = (what, width, height, colour, ground)
        if key in self._symbols:
            return self._symbols[key]
        mask = self._mask(what, width, height)
        pixels = bytearray(3 * len(mask))
        if (colour, ground) not in self._tables:
            self._tables[colour, ground] = blending(colour, ground)
        for channel, table in enumerate(self._tables[colour, ground]):
            pixels[channel::3] = mask.translate(table)
        rows = []
        for start in range(0, width * height, width):
            row = mask[start : start + width]
            first = start + width - len(row.lstrip(b"\0"))
            after = start + len(row.rstrip(b"\0"))
            rows.append((3 * (first - start), bytes(pixels[3 * first : 3 * after])))
        upright = _Symbol(width, height, rows)
        turned = [(3 * width - blank - len(row), _turned_pixels(row)) for blank, row in reversed(rows)]
        self._symbols[key] = upright, _Symbol(width, height, turned)
        return self._symbols[key]

    def _mask(self, what: Union[Rank, Suit], width: int, height: int) -> bytes:
        key = (what, width, height)
        if key not in self._masks:
            outline = letter_outline(what) if isinstance(what, Rank) else suit_outline(what)
            runs = outline_coverage(outline, width, height, 0.0, 0.0, width)
            self._masks[key] = bytes(levels(runs, width * height))
        return self._masks[key]

    def _paste(self, pixels: bytearray, symbol: _Symbol, left: int, top: int) -> None:
        start = 3 * (top * self._width + left)
        for blank, row in symbol.rows:
            at = start + blank
            pixels[at : at + len(row)] = row
            start += 3 * self._width

    def _paste_turned(self, pixels: bytearray, symbol: _Symbol, left: int, top: int) -> None:
        """Pastes a turned symbol where the upright one at ``left``, ``top`` comes to if the card is turned."""
        self._paste(pixels, symbol, self._width - left - symbol.width, self._height - top - symbol.height)

    def _draw_index(self, pixels: bytearray, rank: Rank, suit: Suit) -> None:
        index = index_measures(self._style)
        width = self._width
        top = index_top(width, self._style)
        height = round(index.height * width)
        colour = suit_colour(suit, self._style)
        left = round(index.left * width)
        letter_width = round(index.rank_width * width)
        beside = left + letter_width + round(index.gap * width)
        for what, at, wide in ((rank, left, letter_width), (suit, beside, round(index.suit_width * width))):
            upright, turned = self._symbol(what, wide, height, colour, PAPER)
            self._paste(pixels, upright, at, top)
            self._paste_turned(pixels, turned, at, top)

    def _suit(self, suit: Suit, size: float, ground: Colour) -> Tuple[_Symbol, _Symbol]:
        """A suit of about ``size`` pixels that can stand exactly in the card's middle."""
        return self._symbol(
            suit,
            _like(size, self._width),
            _like(size, self._height),
            suit_colour(suit, self._style),
            ground,
        )

    def _draw_pips(self, pixels: bytearray, rank: Rank, suit: Suit) -> None:
        width, height = self._width, self._height
        upright, turned = self._suit(suit, PIP_SIZE * width, PAPER)
        column = round(LEFT * width - upright.width / 2)
        columns = {LEFT: column, MIDDLE: (width - upright.width) // 2, RIGHT: width - column - upright.width}
        for place in pips(rank):
            left = columns[place.x]
            if place.y == CENTRE:
                self._paste(pixels, upright, left, (height - upright.height) // 2)
            elif place.turned:
                top = round((PROPORTION - place.y) * width - upright.height / 2)
                self._paste(pixels, turned, left, height - top - upright.height)
            else:
                self._paste(pixels, upright, left, round(place.y * width - upright.height / 2))

    def _draw_ace(self, pixels: bytearray, suit: Suit) -> None:
        colours = palette(suit, self._style)
        if suit is Suit.SPADES:
            self._draw_parts(pixels, ace_of_spades(), colours)
            return
        self._draw_parts(pixels, sprigs(), colours)
        large, _ = self._suit(suit, ACE_SIZE * self._width, PAPER)
        self._paste(pixels, large, (self._width - large.width) // 2, (self._height - large.height) // 2)

    def _draw_parts(self, pixels: bytearray, parts: Sequence[Part], colours: Dict[str, Colour]) -> None:
        """Draws the parts of a drawing; a part that several drawings or suits share is measured once."""
        width, unit = self._width, self._height / PROPORTION
        for part in parts:
            if part not in self._runs:
                self._runs[part] = outline_coverage(part.contours, width, unit, 0.0, 0.0, width)
            paint(pixels, self._runs[part], colours[part.role])

    def _draw_court(self, pixels: bytearray, rank: Rank, suit: Suit) -> None:
        """Draws the upper figure, then the lower one as its pixels in the opposite order."""
        colours = palette(suit, self._style)
        self._draw_panel(pixels, colours["suit"], colours["panel"])
        width = self._width
        pip, _ = self._suit(suit, PIP_SIZE * width, colours["panel"])
        self._paste(
            pixels, pip, round(COURT_PIP.x * width - pip.width / 2), round(COURT_PIP.y * width - pip.height / 2)
        )
        self._draw_parts(pixels, court_figure(rank) + sash(), colours)
        self._draw_panel_sides(pixels, colours["suit"])
        self._join_figures(pixels)

    def _panel(self) -> Tuple[int, int, int]:
        """Left and top of a court's frame and the thickness of its line, in pixels."""
        width = self._width
        return round(PANEL[0] * width), round(PANEL[1] * width), max(1, round(FRAME_LINE * width))

    def _draw_panel(self, pixels: bytearray, frame: Colour, ground: Colour) -> None:
        left, top, line = self._panel()
        width = self._width
        across = width - 2 * left
        solid = bytes(frame) * across
        side = bytes(frame) * line
        inside = side + bytes(ground) * (across - 2 * line) + side
        for row in range(top, self._height - top):
            at = 3 * (row * width + left)
            pixels[at : at + 3 * across] = solid if row < top + line else inside

    def _draw_panel_sides(self, pixels: bytearray, frame: Colour) -> None:
        """Draws the frame's sides again, over what of the figure has come upon them."""
        left, top, line = self._panel()
        side = bytes(frame) * line
        for row in range(top, self._height - top):
            for column in (left, self._width - left - line):
                at = 3 * (row * self._width + column)
                pixels[at : at + len(side)] = side

    def _join_figures(self, pixels: bytearray) -> None:
        """Completes the upper figure's picture by the same picture, turned, below the slanting line."""
        width, height = self._width, self._height
        stride = 3 * width
        for row in range(int(CUT_LEFT * width), (height + 1) // 2):
            cut = round(width / 2 + (row + 0.5 - height / 2) / CUT_SLOPE)
            cut = 3 * min(max(cut, 0), width)
            other = stride * (height - 1 - row)
            turned = _turned_pixels(bytes(pixels[other : other + stride]))
            pixels[stride * row : stride * row + cut] = turned[:cut]
        half = stride * (height // 2)
        pixels[-half:] = _turned_pixels(bytes(pixels[:half]))


def _like(size: float, whole: int) -> int:
    """``size`` rounded to a number that is odd or even as ``whole`` is: so it can stand in its middle."""
    return 2 * round((size - whole % 2) / 2) + whole % 2


def _turned_pixels(pixels: bytes) -> bytes:
    """RGB pixels in the opposite order: a picture turned by half a circle."""
    backwards = pixels[::-1]
    turned = bytearray(backwards)
    turned[0::3] = backwards[2::3]
    turned[2::3] = backwards[0::3]
    return bytes(turned)


def _card_body(width: int, height: int) -> Tuple[bytes, Tuple[Tuple[int, int, int], ...]]:
    """An empty card: its pixels, and the transparent runs at its corners."""
    radius = CORNER * width
    line = max(1.0, width / 160)
    pixels = bytearray(bytes(EDGE) * (width * height))
    inner = rounded_rectangle(line, line, width - line, height - line, radius - line)
    paint(pixels, outline_coverage((inner,), 1.0, 1.0, 0.0, 0.0, width), PAPER)
    outer = rounded_rectangle(0.0, 0.0, float(width), float(height), radius)
    clear: List[Tuple[int, int, int]] = []
    end = 0
    # The first and the last pixel are corners, so every gap between the runs is one or two of them.
    for start, after, level in outline_coverage((outer,), 1.0, 1.0, 0.0, 0.0, width):
        if level >= 128:
            clear += _by_rows(end, start, width)
            end = after
    return bytes(pixels), tuple(clear + _by_rows(end, width * height, width))


def _by_rows(start: int, end: int, width: int) -> List[Tuple[int, int, int]]:
    """A run of pixels counted row after row, parted at the rows' ends."""
    parts = []
    while start < end:
        row = start // width
        after = min(end, (row + 1) * width)
        parts.append((start - row * width, row, after - row * width))
        start = after
    return parts
