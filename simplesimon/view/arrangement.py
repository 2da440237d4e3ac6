"""What stands where on a face: the indices, the pips, the ace's and the courts' drawings, as outlines.

Knows nothing of pixels, of windows or of tkinter.
"""
from __future__ import annotations

from typing import List, NamedTuple, Sequence, Tuple

from simplesimon.model.cards import Rank, Suit
from simplesimon.view.courts import PANEL, court_figure, sash
from simplesimon.view.inks import FaceStyle, palette, suit_colour
from simplesimon.view.letters import letter_outline
from simplesimon.view.ornaments import ACE_SIZE, ace_of_spades, sprigs
from simplesimon.view.outlines import Contour, fitted, rounded_rectangle, suit_outline
from simplesimon.view.theme import Colour

PROPORTION = 1.4
"""A card's height in widths: 2.5 : 3.5."""

CORNER = 0.06
"""The radius of a card's corners, in widths."""


class Shape(NamedTuple):
    """An outline of one colour, in card units: x 0 to 1, y 0 to 1.4."""

    contours: Tuple[Contour, ...]
    colour: Colour


class Place(NamedTuple):
    """Where a pip stands: its centre, in card units, and whether it is turned by half a circle."""

    x: float
    y: float
    turned: bool


LEFT, MIDDLE, RIGHT = 0.265, 0.5, 0.735
_TOP, CENTRE, _BOTTOM = 0.337, 0.7, 1.063

PIP_SIZE = 0.2

COURT_PIP = Place(0.224, 0.392, False)
"""The suit beside a court's head."""

ACE_PLACE = Place(MIDDLE, CENTRE, False)

FRAME_LINE = 0.009
"""The thickness of a court's frame, in card widths."""


def pips(rank: Rank) -> List[Place]:
    """The traditional pattern of pips of a number card, 2 to 10; those below the middle are turned."""
    third = (_BOTTOM - _TOP) / 3
    sixth = third / 2
    quarter = (_BOTTOM - _TOP) / 4
    rows: List[float] = []
    if rank in (Rank.FOUR, Rank.FIVE):
        rows = [_TOP, _BOTTOM]
    elif Rank.SIX <= rank <= Rank.EIGHT:
        rows = [_TOP, CENTRE, _BOTTOM]
    elif rank >= Rank.NINE:
        rows = [_TOP, _TOP + third, _BOTTOM - third, _BOTTOM]
    middles = {
        Rank.TWO: [_TOP, _BOTTOM],
        Rank.THREE: [_TOP, CENTRE, _BOTTOM],
        Rank.FIVE: [CENTRE],
        Rank.SEVEN: [_TOP + quarter],
        Rank.EIGHT: [_TOP + quarter, _BOTTOM - quarter],
        Rank.NINE: [CENTRE],
        Rank.TEN: [_TOP + sixth, _BOTTOM - sixth],
    }
    places = [Place(x, y, y > CENTRE) for y in rows for x in (LEFT, RIGHT)]
    return places + [Place(MIDDLE, y, y > CENTRE) for y in middles.get(rank, [])]


class Index(NamedTuple):
    """The measures of an index, in card widths: rank beside suit, of one height, on one line."""

    left: float
    top: float
    height: float
    rank_width: float
    gap: float
    suit_width: float


# A covered card shows 0.229 of its width at the least: 19 pixels of a card 83 pixels wide.
_INDEX = Index(left=0.045, top=0.026, height=0.195, rank_width=0.135, gap=0.024, suit_width=0.165)
_LARGE_INDEX = Index(left=0.036, top=0.018, height=0.207, rank_width=0.170, gap=0.022, suit_width=0.180)


def index_measures(style: FaceStyle) -> Index:
    """The measures of the index in a style."""
    return _LARGE_INDEX if style.large_indices else _INDEX


def index_top(width: int, style: FaceStyle) -> int:
    """The blank pixels above the index of a card ``width`` pixels wide."""
    return max(1, round(index_measures(style).top * width))


def index_height(width: int, style: FaceStyle) -> int:
    """The pixels of a covered card that must show, from its upper edge, for its index to be seen whole."""
    return index_top(width, style) + round(index_measures(style).height * width) + 1


def body_outline() -> Contour:
    """The card's rounded rectangle, in card units."""
    return rounded_rectangle(0.0, 0.0, 1.0, PROPORTION, CORNER)


def face_shapes(rank: Rank, suit: Suit, style: FaceStyle) -> Sequence[Shape]:
    """Everything that is printed on a face, from below to above, in card units."""
    if rank >= Rank.JACK:
        shapes = _court_shapes(rank, suit, style)
    elif rank is Rank.ACE:
        colours = palette(suit, style)
        parts = ace_of_spades() if suit is Suit.SPADES else sprigs()
        shapes = [Shape(part.contours, colours[part.role]) for part in parts]
        if suit is not Suit.SPADES:
            shapes.append(Shape(_suit(suit, ACE_PLACE, ACE_SIZE), colours["suit"]))
    else:
        colour = suit_colour(suit, style)
        shapes = [Shape(_suit(suit, place, PIP_SIZE), colour) for place in pips(rank)]
    upper = _index_shapes(rank, suit, style)
    return shapes + upper + [_turned(shape) for shape in upper]


def _index_shapes(rank: Rank, suit: Suit, style: FaceStyle) -> List[Shape]:
    index = index_measures(style)
    colour = suit_colour(suit, style)
    beside = index.left + index.rank_width + index.gap
    letter = fitted(letter_outline(rank), index.left, index.top, index.rank_width, index.height)
    symbol = fitted(suit_outline(suit), beside, index.top, index.suit_width, index.height)
    return [Shape(letter, colour), Shape(symbol, colour)]


def _suit(suit: Suit, place: Place, size: float) -> Tuple[Contour, ...]:
    side = -size if place.turned else size
    return fitted(suit_outline(suit), place.x - side / 2, place.y - side / 2, side, side)


def _court_shapes(rank: Rank, suit: Suit, style: FaceStyle) -> List[Shape]:
    colours = palette(suit, style)
    left, top, right, bottom = PANEL
    frame = rounded_rectangle(left, top, right, bottom, 0.0)
    line = FRAME_LINE
    inside = rounded_rectangle(left + line, top + line, right - line, bottom - line, 0.0)
    upper = [Shape(_suit(suit, COURT_PIP, PIP_SIZE), colours["suit"])]
    upper += [Shape(part.contours, colours[part.role]) for part in court_figure(rank)]
    ribbon = [Shape(part.contours, colours[part.role]) for part in sash()]
    ground = [Shape((frame,), colours["suit"]), Shape((inside,), colours["panel"])]
    return ground + upper + [_turned(shape) for shape in upper] + ribbon


def _turned(shape: Shape) -> Shape:
    """The shape turned by half a circle about the card's middle."""
    return Shape(fitted(shape.contours, 1.0, PROPORTION, -1.0, -1.0), shape.colour)
