"""The rank letters: one family, one size, none like another."""
from __future__ import annotations

import pytest

from simplesimon.model.cards import Rank
from simplesimon.view.letters import letter_outline
from simplesimon.view.outlines import flattened, signed_area
from simplesimon.view.raster import levels, outline_coverage


def mask(rank: Rank, width: int = 11, height: int = 16) -> bytes:
    return bytes(levels(outline_coverage(letter_outline(rank), width, height, 0, 0, width), width * height))


@pytest.mark.parametrize("rank", Rank)
def test_a_letter_fills_its_box_and_leaves_it_nowhere(rank: Rank) -> None:
    points = [point for contour in letter_outline(rank) for point in flattened(contour, 100.0, 100.0)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    assert -0.1 <= left <= 3 and 93 <= right <= 100.1
    assert -0.1 <= top <= 0.5 and 99.5 <= bottom <= 100.1


def test_the_ten_is_as_wide_as_the_other_ranks() -> None:
    def width(rank: Rank) -> float:
        points = [x for contour in letter_outline(rank) for x, _ in flattened(contour, 100.0, 100.0)]
        return max(points) - min(points)

    assert all(abs(width(rank) - width(Rank.TEN)) < 7 for rank in Rank)


@pytest.mark.parametrize("rank", Rank)
def test_a_letter_begins_with_an_outline_and_not_with_a_hole(rank: Rank) -> None:
    assert signed_area(letter_outline(rank)[0]) > 0


@pytest.mark.parametrize("rank", [Rank.ACE, Rank.FOUR, Rank.SIX, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.QUEEN])
def test_a_letter_with_an_eye_stays_open_at_sixteen_pixels(rank: Rank) -> None:
    letter = mask(rank)
    inside = [letter[row * 11 + column] for row in range(3, 14) for column in range(3, 9)]
    assert min(inside) < 90


def test_no_two_letters_look_alike_at_sixteen_pixels() -> None:
    letters = {rank: mask(rank) for rank in Rank}
    for first in Rank:
        for second in Rank:
            if first < second:
                assert sum([abs(a - b) for a, b in zip(letters[first], letters[second])]) > 255 * 12


def test_the_nine_is_the_six_turned() -> None:
    assert list(mask(Rank.NINE)) == pytest.approx(list(mask(Rank.SIX))[::-1], abs=1)
