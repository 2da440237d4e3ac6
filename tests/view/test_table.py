"""The table's light, the toolbar's symbols, the shadow and the PNG writer."""
from __future__ import annotations

import struct
import zlib
from typing import List, Tuple

import pytest

from simplesimon.view.table import Strip, TableLight, png_bytes, shadow, symbol_picture
from simplesimon.view.raster import Picture
from simplesimon.view.theme import THEMES, Theme

THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def table_picture(width: int, height: int, theme: Theme) -> Picture:
    """The whole table, made in two parts as a window makes it in many."""
    light = TableLight(width, height, theme)
    return Picture(width, height, bytes(light.rows(0, height // 2) + light.rows(height // 2, height)))


def pixel(picture: Picture, x: int, y: int) -> Tuple[int, ...]:
    at = 3 * (y * picture.width + x)
    return tuple(picture.pixels[at : at + 3])


@THEME
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 480)])
def test_the_table_has_as_many_pixels_as_it_is_large(theme: Theme, size: Tuple[int, int]) -> None:
    picture = table_picture(*size, theme)
    assert (picture.width, picture.height, len(picture.pixels)) == (*size, 3 * size[0] * size[1])


@THEME
def test_the_table_is_light_in_the_middle_and_dark_in_the_corners(theme: Theme) -> None:
    picture = table_picture(300, 200, theme)
    for seen, meant in zip(pixel(picture, 150, 80), theme.table_light):
        assert abs(seen - meant) <= 1
    for seen, meant in zip(pixel(picture, 299, 199), theme.table_dark):
        assert abs(seen - meant) <= 2


@THEME
def test_the_light_falls_off_without_steps(theme: Theme) -> None:
    picture = table_picture(400, 300, theme)
    for x in range(399):
        for before, after in zip(pixel(picture, x, 120), pixel(picture, x + 1, 120)):
            assert abs(before - after) <= 1


@THEME
def test_no_pixel_is_lighter_or_darker_than_the_theme_says(theme: Theme) -> None:
    picture = table_picture(200, 150, theme)
    for channel in range(3):
        values = picture.pixels[channel::3]
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
