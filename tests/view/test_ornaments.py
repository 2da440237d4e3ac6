"""The aces' ornaments."""
from __future__ import annotations

from typing import List

import pytest

from simplesimon.model.cards import Suit
from simplesimon.view.inks import FaceStyle, palette
from simplesimon.view.ornaments import ace_of_spades, sprigs
from simplesimon.view.outlines import Part, flattened
from simplesimon.view.raster import levels, outline_coverage


def mask(part: Part) -> List[int]:
    return list(levels(outline_coverage(part.contours, 100, 100, 0.0, 0.0, 100), 100 * 140))


def test_the_laurel_of_the_plain_aces_is_the_same_when_the_card_is_turned() -> None:
    for part in sprigs():
        assert mask(part) == pytest.approx(mask(part)[::-1], abs=1)


def test_the_ace_of_spades_is_symmetrical() -> None:
    for part in ace_of_spades():
        pixels = mask(part)
        for start in range(0, len(pixels), 100):
            line = pixels[start : start + 100]
            assert line == pytest.approx(line[::-1], abs=4)


def test_the_ace_of_spades_fills_the_middle_of_its_card() -> None:
    points = [
        point for part in ace_of_spades() for contour in part.contours for point in flattened(contour, 1.0, 1.0)
    ]
    assert max(x for x, _ in points) - min(x for x, _ in points) > 0.75
    assert 0.24 < min(y for _, y in points) < 0.35
    assert 1.05 < max(y for _, y in points) < 1.16


def test_every_part_has_a_colour() -> None:
    colours = palette(Suit.SPADES, FaceStyle())
    assert {part.role for part in sprigs() + ace_of_spades()} <= set(colours)
