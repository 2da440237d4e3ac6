"""Outlines: how they are read, turned and flattened, and the four suits."""
from __future__ import annotations

import math
from typing import List

import pytest

from simplesimon.model.cards import Suit
from simplesimon.view.outlines import (
    Point,
    backwards,
    contours,
    ellipse,
    fitted,
    flattened,
    mirrored,
    placed,
    polygons,
    rounded_rectangle,
    signed_area,
    stroke,
    suit_outline,
)
from simplesimon.view.raster import coverage, levels, outline_coverage


def polygon_area(points: List[Point]) -> float:
    return sum(
        [before[0] * after[1] - after[0] * before[1] for before, after in zip(points[-1:] + points, points)]
    ) / 2


def test_a_path_is_read_in_the_unit_that_is_asked_for() -> None:
    assert contours("M10 20 L30 40 C1 2 3 4 5 6 Z", 10.0) == (((1, 2), (3, 4), (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)),)


def test_a_letter_may_be_followed_by_several_points() -> None:
    assert contours("M0 0 L1 0 1 1 0 1", 1.0) == contours("M0 0 L1 0 L1 1 L0 1 Z", 1.0)


def test_each_move_begins_an_outline() -> None:
    assert len(contours("M0 0 L1 0 L1 1 M2 2 L3 2 L3 3 Z M4 4 L5 5")) == 3


def test_a_quadratic_curve_passes_through_its_middle() -> None:
    points = flattened(contours("M0 0 Q50 100 100 0")[0], 1000.0, 1000.0)
    assert min(abs(x - 500) + abs(y - 500) for x, y in points) < 20


@pytest.mark.parametrize("text", ["M0 0 H5", "M0 0 L1", "M0", "M0 0 L x y"])
def test_what_is_no_path_is_refused(text: str) -> None:
    with pytest.raises((KeyError, ValueError, IndexError)):
        contours(text)


def test_a_mirrored_half_is_symmetrical() -> None:
    whole = mirrored(contours("M50 0 C60 10 90 20 80 50 L50 100")[0])
    points = {(round(x, 9), round(y, 9)) for x, y in flattened(whole, 1.0, 1.0)}
    assert points == {(round(1 - x, 9), y) for x, y in points}


def test_an_ellipse_has_the_area_of_an_ellipse() -> None:
    assert polygon_area(flattened(ellipse(0, 0, 1, 0.5), 1000, 1000)) == pytest.approx(
        math.pi * 1000 * 500, rel=0.002
    )


def test_a_rounded_rectangle_lacks_its_corners() -> None:
    points = flattened(rounded_rectangle(0, 0, 100, 60, 10), 10, 10)
    assert polygon_area(points) == pytest.approx(100 * (6000 - (4 - math.pi) * 100), rel=0.001)


def test_an_outline_walked_backwards_encloses_the_same_with_the_other_sign() -> None:
    outline = contours("M50 0 C60 10 90 20 80 50 L50 100 L20 40")[0]
    there = polygon_area(flattened(outline, 500, 500))
    back = polygon_area(flattened(backwards(outline), 500, 500))
    assert there > 0
    assert back == pytest.approx(-there, rel=0.001)
    assert signed_area(outline) > 0 > signed_area(backwards(outline))


def test_placing_scales_first_and_moves_then() -> None:
    assert placed(((1, 2), (1, 1, 2, 2, 3, 3)), -2, 10, 5, 7) == ((3, 27), (3, 17, 1, 27, -1, 37))


def test_fitting_puts_the_unit_square_into_a_box() -> None:
    assert fitted([((0, 0), (1, 0), (1, 1))], 10, 20, 3, 4) == (((10, 20), (13, 20), (13, 24)),)


def test_a_stroke_is_thick_where_it_is_upright_and_thinner_where_it_is_level() -> None:
    upright = stroke(((10, 0), (10, 50)), 8.0, 4.0)
    level = stroke(((0, 10), (50, 10)), 8.0, 4.0)
    assert max(x for x, _ in upright) - min(x for x, _ in upright) == 8
    assert max(y for _, y in level) - min(y for _, y in level) == 4


def test_polygons_without_holes_cover_what_the_outline_covers() -> None:
    outline = (ellipse(0.5, 0.5, 0.4, 0.4), backwards(ellipse(0.5, 0.5, 0.2, 0.2)), ellipse(0.95, 0.9, 0.04, 0.04))
    seamed = polygons(outline, 60, 60, 0, 0)
    whole = levels(outline_coverage(outline, 60, 60, 0, 0, 60), 3600)
    assert len(seamed) == 2
    assert levels(coverage(seamed, 60), 3600) == pytest.approx(whole, abs=1)


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_lies_inside_the_unit_square(suit: Suit) -> None:
    for contour in suit_outline(suit):
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in flattened(contour, 1.0, 1.0))


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_symmetrical(suit: Suit) -> None:
    size = 64
    mask = levels(outline_coverage(suit_outline(suit), size, size, 0, 0, size), size * size)
    for start in range(0, size * size, size):
        row = list(mask[start : start + size])
        assert row == pytest.approx(row[::-1], abs=1)


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_fills_its_square(suit: Suit) -> None:
    points = [point for contour in suit_outline(suit) for point in flattened(contour, 100.0, 100.0)]
    assert max(x for x, _ in points) - min(x for x, _ in points) > 80
    assert max(y for _, y in points) - min(y for _, y in points) > 90


def test_no_two_suits_have_the_same_shape() -> None:
    masks = [bytes(levels(outline_coverage(suit_outline(suit), 16, 16, 0, 0, 16), 256)) for suit in Suit]
    for number, mask in enumerate(masks):
        for other in masks[:number]:
            assert sum([abs(a - b) for a, b in zip(mask, other)]) > 256 * 15
