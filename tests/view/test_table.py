"""The table's light, the toolbar's symbols, the shadow and the PNG writer."""
from __future__ import annotations

import struct
import zlib
from typing import List, Tuple

import pytest

from simplesimon.view.table import STRIP_WIDTH, Strip, png_bytes, shadow, symbol_picture, table_strip
from simplesimon.view.raster import Picture
from simplesimon.view.theme import THEMES, Theme

THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def pixel(picture: Picture, x: int, y: int) -> Tuple[int, ...]:
    at = 3 * (y * picture.width + x)
    return tuple(picture.pixels[at : at + 3])


@THEME
@pytest.mark.parametrize("height", [1, 3, 480])
def test_a_strip_of_the_table_has_as_many_pixels_as_it_is_large(theme: Theme, height: int) -> None:
    strip = table_strip(height, theme)
    assert (strip.width, strip.height, len(strip.pixels)) == (STRIP_WIDTH, height, 3 * STRIP_WIDTH * height)


@THEME
def test_the_table_is_light_above_the_middle_and_dark_at_its_lower_rim(theme: Theme) -> None:
    strip = table_strip(200, theme)
    for seen, meant in zip(pixel(strip, 50, 80), theme.table_light):
        assert abs(seen - meant) <= 1
    for seen, meant in zip(pixel(strip, 50, 199), theme.table_dark):
        assert abs(seen - meant) <= 2


@THEME
def test_the_light_falls_off_without_steps(theme: Theme) -> None:
    strip = table_strip(600, theme)
    for y in range(598):
        for before, after in zip(pixel(strip, 10, y), pixel(strip, 10, y + 2)):
            assert abs(before - after) <= 1


@THEME
def test_strips_side_by_side_show_no_seam(theme: Theme) -> None:
    strip = table_strip(300, theme)
    assert STRIP_WIDTH % 2 == 0
    for y in range(300):
        assert pixel(strip, 0, y) == pixel(strip, STRIP_WIDTH - 2, y)
        assert pixel(strip, 1, y) == pixel(strip, STRIP_WIDTH - 1, y)


@THEME
def test_no_pixel_is_lighter_or_darker_than_the_theme_says(theme: Theme) -> None:
    strip = table_strip(150, theme)
    for channel in range(3):
        values = strip.pixels[channel::3]
        assert theme.table_dark[channel] <= min(values) and max(values) <= theme.table_light[channel] + 1


@pytest.mark.parametrize("size", [16, 22, 44])
@pytest.mark.parametrize("name", ["new", "undo", "redo", "restart"])
def test_a_symbol_is_drawn_in_its_colour_and_leaves_its_corners_free(name: str, size: int) -> None:
    picture = symbol_picture(name, size, (250, 240, 230), (10, 20, 30))
    seen = {pixel(picture, x, y) for x in range(size) for y in range(size)}
    assert (250, 240, 230) in seen
    for x in (0, size - 1):
        for y in (0, size - 1):
            assert pixel(picture, x, y) == (10, 20, 30)


def test_redo_is_undo_seen_in_a_mirror() -> None:
    undo = symbol_picture("undo", 30, (255, 255, 255), (0, 0, 0))
    redo = symbol_picture("redo", 30, (255, 255, 255), (0, 0, 0))
    for y in range(30):
        for x in range(30):
            assert abs(pixel(undo, x, y)[0] - pixel(redo, 29 - x, y)[0]) <= 1


def test_there_is_no_other_symbol() -> None:
    with pytest.raises(KeyError):
        symbol_picture("hint", 20, (0, 0, 0), (255, 255, 255))


def opacities(strip: Strip) -> List[bytes]:
    alphas = strip.pixels[3::4]
    return [alphas[row * strip.width : (row + 1) * strip.width] for row in range(strip.height)]


def test_the_shadow_lies_along_the_right_and_the_lower_edge() -> None:
    right, bottom = shadow(100, 140, 8)
    assert right.left + right.width == 108 and right.top == 0
    assert bottom.top + bottom.height == 148 and bottom.left == 0
    assert right.top + right.height == bottom.top
    assert len(right.pixels) == 4 * right.width * right.height


def test_the_shadow_fades_away_from_the_cards() -> None:
    right, bottom = shadow(100, 140, 8)
    across = opacities(right)[60][right.width - 8 :]
    down = [row[50] for row in opacities(bottom)][bottom.height - 8 :]
    assert list(across) == sorted(across, reverse=True) and across[0] > 40 and across[-1] < 10
    assert down == sorted(down, reverse=True) and down[0] > 40 and down[-1] < 10


def test_the_two_strips_of_a_shadow_meet_without_a_seam() -> None:
    right, bottom = shadow(100, 140, 8)
    above = opacities(right)[-1]
    below = opacities(bottom)[0][right.left :]
    assert all(abs(a - b) <= 12 for a, b in zip(above, below))


def test_a_png_gives_its_pixels_back() -> None:
    pixels = bytes(range(4 * 3 * 2))
    data = png_bytes(3, 2, pixels)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    chunks = {}
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        content = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + content)
        chunks[kind] = content
        at += 12 + length
    assert chunks[b"IHDR"] == struct.pack(">IIBBBBB", 3, 2, 8, 6, 0, 0, 0)
    assert zlib.decompress(chunks[b"IDAT"]) == b"\0" + pixels[:12] + b"\0" + pixels[12:]
