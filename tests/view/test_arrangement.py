"""What stands where on a face, without pixels."""
from __future__ import annotations

from collections import Counter
from typing import List

import pytest

from simplesimon.model.cards import Rank, Suit
from simplesimon.view.arrangement import PROPORTION, Shape, body_outline, face_shapes, index_measures, pips
from simplesimon.view.faces import draw_face
from simplesimon.view.inks import EDGE, PAPER, FaceStyle
from simplesimon.view.outlines import flattened, polygons
from simplesimon.view.raster import coverage, paint

STYLES = [FaceStyle(four, large) for four in (False, True) for large in (False, True)]
NUMBERS = [rank for rank in Rank if Rank.TWO <= rank <= Rank.TEN]


@pytest.mark.parametrize("rank", NUMBERS)
def test_a_number_card_has_as_many_pips_as_its_rank_says(rank: Rank) -> None:
    assert len(pips(rank)) == rank


@pytest.mark.parametrize("rank", NUMBERS)
def test_pips_below_the_middle_are_turned_and_no_others(rank: Rank) -> None:
    assert all(place.turned == (place.y > PROPORTION / 2) for place in pips(rank))


@pytest.mark.parametrize("rank", NUMBERS)
def test_pips_stand_left_as_right(rank: Rank) -> None:
    places = {(round(place.x, 6), round(place.y, 6)) for place in pips(rank)}
    assert places == {(round(1 - x, 6), y) for x, y in places}


@pytest.mark.parametrize("rank", [rank for rank in NUMBERS if rank is not Rank.SEVEN])
def test_pips_stand_above_as_below_except_on_the_seven(rank: Rank) -> None:
    heights = Counter(round(place.y, 6) for place in pips(rank))
    assert heights == Counter(round(PROPORTION - place.y, 6) for place in pips(rank))


def test_the_seventh_pip_stands_in_the_upper_half() -> None:
    middle = [place for place in pips(Rank.SEVEN) if place.x == 0.5]
    assert len(middle) == 1 and middle[0].y < PROPORTION / 2


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("suit", Suit)
def test_everything_on_a_face_lies_on_the_card(suit: Suit, style: FaceStyle) -> None:
    for rank in Rank:
        for shape in face_shapes(rank, suit, style):
            for contour in shape.contours:
                for x, y in flattened(contour, 100.0, 100.0):
                    assert 1 <= x <= 99 and 1 <= y <= 139


@pytest.mark.parametrize("style", STYLES)
def test_the_index_ends_above_the_pips(style: FaceStyle) -> None:
    index = index_measures(style)
    top = min(place.y for rank in NUMBERS for place in pips(rank))
    assert index.top + index.height < top - 0.1 + 0.02


def test_the_body_is_the_whole_card() -> None:
    points = flattened(body_outline(), 100.0, 100.0)
    assert (min(x for x, _ in points), max(x for x, _ in points)) == (0, 100)
    assert (min(y for _, y in points), max(y for _, y in points)) == (0, 140)


def painted_by_polygons(shapes: List[Shape], width: int, height: int) -> bytearray:
    """The face as a painter without holes makes it."""
    pixels = bytearray(bytes(PAPER) * (width * height))
    for shape in shapes:
        for polygon in polygons(shape.contours, width, width, 0.0, 0.0):
            paint(pixels, coverage([polygon], width), shape.colour)
    return pixels


@pytest.mark.parametrize("rank", Rank)
@pytest.mark.parametrize("suit", [Suit.HEARTS, Suit.SPADES])
def test_outlines_and_pictures_show_the_same_face(rank: Rank, suit: Suit) -> None:
    width, height = 120, 168
    style = FaceStyle()
    outlined = painted_by_polygons(list(face_shapes(rank, suit, style)), width, height)
    pictured = draw_face(rank, suit, width, height, style).pixels
    assert bytes(EDGE) in pictured
    differing = 0
    for y in range(3, height - 3):
        for at in range(3 * (y * width + 3), 3 * ((y + 1) * width - 3)):
            differing += abs(outlined[at] - pictured[at]) > 100
    assert differing < 0.02 * 3 * width * height
