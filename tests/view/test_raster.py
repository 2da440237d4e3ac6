"""Coverage against areas known by geometry, and colours against their mixture."""
from __future__ import annotations

import math
import random
from typing import Sequence

import pytest

from simplesimon.view.outlines import ellipse
from simplesimon.view.raster import Run, blending, coverage, levels, outline_coverage, paint


def area(runs: Sequence[Run]) -> float:
    return sum((end - start) * level for start, end, level in runs) / 255


def test_a_rectangle_on_whole_pixels_is_covered_wholly_and_nothing_else_is() -> None:
    runs = coverage([[(2, 1), (5, 1), (5, 3), (2, 3)]], 10)
    assert runs == [(12, 15, 255), (22, 25, 255)]


def test_a_rectangle_between_pixels_covers_its_share_of_each() -> None:
    runs = coverage([[(1.5, 0.0), (3.0, 0.0), (3.0, 0.5), (1.5, 0.5)]], 10)
    assert runs == [(1, 2, 64), (2, 3, 128)]


@pytest.mark.parametrize("seed", range(40))
def test_a_triangle_covers_exactly_its_area(seed: int) -> None:
    random_numbers = random.Random(seed)
    (ax, ay), (bx, by), (cx, cy) = points = [
        (random_numbers.uniform(0, 39), random_numbers.uniform(0, 30)) for _ in range(3)
    ]
    exact = abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
    cells_on_the_edge = 160
    assert area(coverage([points], 40)) == pytest.approx(exact, abs=cells_on_the_edge * 0.5 / 255)


def test_a_flat_sliver_across_many_pixels_keeps_its_area_in_every_pixel() -> None:
    runs = coverage([[(0.0, 0.0), (8.0, 1.0), (0.0, 1.0)]], 10)
    shares = [1 - (2 * pixel + 1) / 16 for pixel in range(8)]
    assert [level for _, _, level in runs] == [pytest.approx(255 * share, abs=0.51) for share in shares]


def test_a_circle_covers_the_area_of_a_circle() -> None:
    runs = outline_coverage((ellipse(0.5, 0.5, 0.4, 0.4),), 100, 100, 0.0, 0.0, 100)
    assert area(runs) == pytest.approx(math.pi * 40 * 40, rel=0.005)


def test_an_outline_and_its_opposite_turn_cover_the_same() -> None:
    points = [(1.2, 0.3), (7.7, 2.1), (4.4, 6.6)]
    assert coverage([points], 10) == coverage([points[::-1]], 10)


def test_where_two_outlines_overlap_pixels_are_covered_once() -> None:
    square = [(1, 1), (5, 1), (5, 5), (1, 5)]
    moved = [(3, 1), (7, 1), (7, 5), (3, 5)]
    assert area(coverage([square, moved], 10)) == 24


def test_an_outline_walked_the_other_way_cuts_a_hole() -> None:
    square = [(1, 1), (7, 1), (7, 7), (1, 7)]
    hole = [(3, 3), (3, 5), (5, 5), (5, 3)]
    assert area(coverage([square, hole], 10)) == 32


def test_an_outline_that_touches_the_right_edge_leaves_the_next_row_alone() -> None:
    runs = coverage([[(8, 0), (10, 0), (10, 1), (8, 1)]], 10)
    assert runs == [(8, 10, 255)]


def test_runs_come_in_ascending_order_without_overlap() -> None:
    runs = outline_coverage((ellipse(0.5, 0.5, 0.45, 0.3),), 50, 50, 0.0, 0.0, 50)
    assert all(before[1] <= after[0] for before, after in zip(runs, runs[1:]))


def test_painting_mixes_the_colour_by_its_coverage() -> None:
    pixels = bytearray(b"\xff\xff\xff" * 4)
    paint(pixels, [(1, 2, 255), (2, 4, 51)], (0, 100, 255))
    assert pixels == bytearray(b"\xff\xff\xff" + bytes((0, 100, 255)) + bytes((204, 224, 255)) * 2)


def test_levels_give_the_coverage_of_each_pixel() -> None:
    assert levels([(1, 2, 7), (3, 5, 255)], 6) == bytearray((0, 7, 0, 255, 255, 0))


def test_blending_begins_with_the_ground_and_ends_with_the_colour() -> None:
    tables = blending((10, 200, 30), (250, 100, 30))
    assert [table[0] for table in tables] == [250, 100, 30]
    assert [table[255] for table in tables] == [10, 200, 30]
    assert [table[51] for table in tables] == [202, 120, 30]
