"""The faces as pictures: sizes, corners, indices, halves that match, and no two alike."""
from __future__ import annotations

from typing import List, Tuple

import pytest

from simplesimon.model.cards import Rank, Suit
from simplesimon.view.faces import PAPER, FaceMaker, FaceStyle, Picture, draw_face, index_height, suit_colour

FACES = [(rank, suit) for suit in Suit for rank in Rank]
STYLES = [FaceStyle(four, large) for four in (False, True) for large in (False, True)]
WIDTHS = (40, 61, 83, 112, 330)
POINT_SYMMETRIC = (Rank.TWO, Rank.FOUR, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def card_height(width: int) -> int:
    return round(1.4 * width)


def row(picture: Picture, y: int) -> bytes:
    return picture.pixels[3 * picture.width * y : 3 * picture.width * (y + 1)]


def pixel(picture: Picture, x: int, y: int) -> bytes:
    return row(picture, y)[3 * x : 3 * x + 3]


def turned(pixels: bytes) -> bytes:
    return b"".join([pixels[at : at + 3] for at in range(len(pixels) - 3, -1, -3)])


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("extra", [-1, 0, 1])
def test_a_face_has_the_size_that_was_asked_for(width: int, extra: int) -> None:
    height = card_height(width) + extra
    maker = FaceMaker(width, height, FaceStyle())
    for rank in Rank:
        picture = maker.draw(rank, Suit.CLUBS)
        assert (picture.width, picture.height, len(picture.pixels)) == (width, height, 3 * width * height)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [40, 83])
def test_no_two_faces_look_the_same(width: int, style: FaceStyle) -> None:
    maker = FaceMaker(width, card_height(width), style)
    assert len({maker.draw(rank, suit).pixels for rank, suit in FACES}) == 52


def test_a_face_made_alone_is_the_face_made_among_others() -> None:
    maker = FaceMaker(83, 116, FaceStyle())
    among = {face: maker.draw(*face).pixels for face in FACES}
    for rank, suit in FACES[::5]:
        assert draw_face(rank, suit, 83, 116, FaceStyle()).pixels == among[rank, suit]


@pytest.mark.parametrize("width", WIDTHS)
def test_only_the_corners_are_clear(width: int) -> None:
    height = card_height(width)
    picture = draw_face(Rank.TWO, Suit.HEARTS, width, height, FaceStyle())
    corner = round(0.06 * width) + 1
    cleared = set()
    for first, y, after in picture.clear:
        assert 0 <= first < after <= width
        assert y < corner or y >= height - corner
        assert after <= corner or first >= width - corner
        cleared |= {(x, y) for x in range(first, after)}
    assert {(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)} <= cleared
    assert cleared == {(width - 1 - x, y) for x, y in cleared} == {(x, height - 1 - y) for x, y in cleared}


@pytest.mark.parametrize("width", WIDTHS)
def test_a_fine_edge_parts_cards_that_lie_upon_each_other(width: int) -> None:
    picture = draw_face(Rank.TWO, Suit.HEARTS, width, card_height(width), FaceStyle())
    middle = width // 2
    assert sum(pixel(picture, middle, 0)) < sum(PAPER) - 250
    assert pixel(picture, middle, 4) == bytes(PAPER)


@pytest.mark.parametrize("rank", POINT_SYMMETRIC)
@pytest.mark.parametrize("suit", [Suit.DIAMONDS, Suit.SPADES])
@pytest.mark.parametrize("size", [(60, 84), (83, 116), (112, 157), (111, 155)])
def test_a_face_with_turned_halves_looks_the_same_upside_down(rank: Rank, suit: Suit, size: Tuple[int, int]) -> None:
    picture = draw_face(rank, suit, *size, FaceStyle())
    half = size[1] // 2
    for y in range(half):
        assert row(picture, y) == turned(row(picture, size[1] - 1 - y))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", WIDTHS)
def test_both_indices_match_when_the_card_is_turned(width: int, style: FaceStyle) -> None:
    height = card_height(width)
    maker = FaceMaker(width, height, style)
    strip = index_height(width, style)
    for rank in Rank:
        picture = maker.draw(rank, Suit.CLUBS)
        for y in range(strip):
            above = row(picture, y)[: 3 * int(0.4 * width)]
            below = row(picture, height - 1 - y)[-3 * int(0.4 * width) :]
            assert above == turned(below)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", range(83, 331, 13))
def test_the_index_fits_into_the_strip_of_a_covered_card(width: int, style: FaceStyle) -> None:
    assert index_height(width, style) <= round(0.235 * width)


def inked_rows(picture: Picture, first: int, after: int) -> List[int]:
    """The rows, from the card's second on, in which any of these columns is not of paper."""
    paper = bytes(PAPER) * (after - first)
    return [y for y in range(1, picture.height // 4) if row(picture, y)[3 * first : 3 * after] != paper]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("rank", Rank)
def test_rank_and_suit_show_whole_in_nineteen_pixels_of_a_card_of_eighty_three(rank: Rank, style: FaceStyle) -> None:
    picture = draw_face(rank, Suit.HEARTS, 83, 116, style)
    assert index_height(83, style) <= 19
    letter = [y for y in inked_rows(picture, 4, 14) if y < 20]
    suit = [y for y in inked_rows(picture, 20, 30) if y < 19]
    assert letter[-1] - letter[0] + 1 >= 16 and letter[-1] < 19
    assert suit[-1] - suit[0] + 1 >= 15 and suit[-1] < 19


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank <= Rank.TEN])
def test_a_covered_number_card_shows_nothing_but_its_index(rank: Rank) -> None:
    picture = draw_face(rank, Suit.SPADES, 83, 116, FaceStyle())
    for y in range(2, 19):
        assert row(picture, y)[3 * 34 : -3 * 6] == bytes(PAPER) * (83 - 34 - 6)


def test_large_indices_have_more_ink() -> None:
    def ink(large: bool) -> int:
        picture = draw_face(Rank.EIGHT, Suit.SPADES, 83, 116, FaceStyle(large_indices=large))
        return sum([pixel(picture, x, y) != bytes(PAPER) for y in range(2, 19) for x in range(2, 60)])

    assert ink(True) > 1.15 * ink(False)


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("four", [False, True])
def test_a_number_card_is_printed_in_its_suits_colour(suit: Suit, four: bool) -> None:
    style = FaceStyle(four_colours=four)
    picture = draw_face(Rank.FIVE, suit, 112, 157, style)
    assert pixel(picture, 56, 78) == bytes(suit_colour(suit, style))


@pytest.mark.parametrize("rank,count", [(rank, int(rank)) for rank in Rank if 2 <= rank <= 10])
def test_a_number_card_shows_as_many_pips_as_its_rank_says(rank: Rank, count: int) -> None:
    def ink(which: Rank) -> int:
        picture = draw_face(which, Suit.HEARTS, 112, 157, FaceStyle())
        first = index_height(112, FaceStyle())
        rows = [row(picture, y) for y in range(first, 157 - first)]
        return sum([255 - value for line in rows for value in line[12:-12]])

    one_pip = ink(Rank.THREE) - ink(Rank.TWO)
    blank = ink(Rank.TWO) - 2 * one_pip
    assert ink(rank) == blank + count * one_pip
