"""The court figures: where they may stand, and that they differ."""
from __future__ import annotations

from typing import List

import pytest

from simplesimon.model.cards import Rank, Suit
from simplesimon.view.courts import CUT_LEFT, CUT_SLOPE, PANEL, court_figure, sash
from simplesimon.view.inks import FaceStyle, palette
from simplesimon.view.outlines import Point, flattened, signed_area
from simplesimon.view.raster import levels, outline_coverage

COURT = pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
INDEX_RIGHT = 0.41
"""Where the widest index ends, in card widths."""


def points(rank: Rank) -> List[Point]:
    return [
        point
        for part in court_figure(rank)
        for contour in part.contours
        for point in flattened(contour, 100.0, 100.0)
    ]


@COURT
def test_a_figure_stays_within_the_frames_sides_and_below_the_cards_edge(rank: Rank) -> None:
    left, _, right, _ = PANEL
    assert all(left * 100 - 0.01 <= x <= right * 100 + 0.01 for x, _ in points(rank))
    assert min(y for _, y in points(rank)) > 3


@COURT
def test_a_figure_ends_at_the_slanting_line(rank: Rank) -> None:
    for x, y in points(rank):
        assert y <= 100 * (CUT_LEFT - CUT_SLOPE * PANEL[0]) + CUT_SLOPE * x + 0.01


@COURT
def test_headgear_rises_above_the_frame_beside_the_index(rank: Rank) -> None:
    _, top, _, _ = PANEL
    above = [x for x, y in points(rank) if y < top * 100]
    assert above
    assert min(above) > INDEX_RIGHT * 100


@COURT
def test_every_part_has_a_colour_in_every_suit_and_style(rank: Rank) -> None:
    for suit in Suit:
        for four in (False, True):
            colours = palette(suit, FaceStyle(four_colours=four))
            assert {part.role for part in court_figure(rank) + sash()} <= set(colours)


@COURT
def test_every_outline_is_walked_the_same_way_round(rank: Rank) -> None:
    assert all(signed_area(contour) > 0 for part in court_figure(rank) for contour in part.contours)


def test_the_ribbon_is_the_same_when_the_card_is_turned() -> None:
    width, height = 100, 140
    for part in sash():
        mask = levels(outline_coverage(part.contours, width, width, 0.0, 0.0, width), width * height)
        assert list(mask) == pytest.approx(list(mask)[::-1], abs=1)


def silhouette(rank: Rank) -> bytes:
    """What the headgear covers of a card 60 pixels wide."""
    seen = bytearray(60 * 84)
    for part in court_figure(rank):
        mask = levels(outline_coverage(part.contours, 60, 60, 0.0, 0.0, 60), 60 * 84)
        seen = bytearray(map(max, seen, mask))
    return bytes(seen[: 60 * 16])


def test_jack_queen_and_king_have_different_headgear_at_a_glance() -> None:
    jack, queen, king = [silhouette(rank) for rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]
    for first, second in ((jack, queen), (queen, king), (jack, king)):
        assert sum([abs(a - b) for a, b in zip(first, second)]) > 255 * 40
