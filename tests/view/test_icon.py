"""The program's icon at the sizes that desktops ask for."""
from __future__ import annotations

from typing import Tuple

import pytest

from simplesimon.view.icon import icon
from simplesimon.view.theme import contrast

SIZE = pytest.mark.parametrize("size", [16, 32, 48, 256])


def pixel(pixels: bytes, size: int, x: int, y: int) -> Tuple[int, int, int, int]:
    at = 4 * (y * size + x)
    red, green, blue, opacity = pixels[at : at + 4]
    return red, green, blue, opacity


@SIZE
def test_the_icon_has_red_green_blue_and_opacity_for_each_pixel(size: int) -> None:
    assert len(icon(size)) == 4 * size * size


@SIZE
def test_the_corners_are_transparent_and_the_middle_is_not(size: int) -> None:
    pixels = icon(size)
    assert pixel(pixels, size, 0, 0)[3] < 128
    assert pixel(pixels, size, size - 1, size - 1)[3] < 128
    assert pixel(pixels, size, size // 2, size // 2)[3] == 255


@SIZE
def test_a_dark_suit_stands_on_a_light_card_on_a_green_ground(size: int) -> None:
    pixels = icon(size)
    colours = [pixel(pixels, size, x, y)[:3] for x in range(size) for y in range(size)]
    darkest = min(colours, key=sum)
    lightest = max(colours, key=sum)
    assert contrast(darkest, lightest) > 12
    red, green, blue = pixel(pixels, size, size // 2, size - 2)[:3]
    assert green > red and green > blue


def test_the_card_behind_shows_a_red_suit() -> None:
    pixels = icon(48)
    colours = [pixel(pixels, 48, x, y) for x in range(48) for y in range(48)]
    assert sum(red > 150 and green < 80 and blue < 100 for red, green, blue, _ in colours) > 40
