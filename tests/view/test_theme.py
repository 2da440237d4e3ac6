"""Colours that must be told apart, by everybody."""
from __future__ import annotations

import pytest

from simplesimon.view.inks import PAPER
from simplesimon.view.theme import THEMES, Colour, Theme, contrast, hexadecimal, luminance

THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
FRAME = pytest.mark.parametrize("frame", ["highlight", "target", "selection"])


def seen_without_red(colour: Colour) -> Colour:
    """The colour as red-blind eyes see it (Machado, Oliveira and Fernandes 2009, severity 1)."""
    red, green, blue = [channel / 255 for channel in colour]
    red, green, blue = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in (red, green, blue)
    ]
    mixed = (
        0.152286 * red + 1.052583 * green - 0.204868 * blue,
        0.114503 * red + 0.786281 * green + 0.099216 * blue,
        -0.003882 * red - 0.048116 * green + 1.051998 * blue,
    )
    seen = [min(1.0, max(0.0, value)) for value in mixed]
    seen = [12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055 for value in seen]
    return round(255 * seen[0]), round(255 * seen[1]), round(255 * seen[2])


def test_the_themes_are_green_blue_dark_and_contrast() -> None:
    assert list(THEMES) == ["green", "blue", "dark", "contrast"]
    assert all(theme.name == name for name, theme in THEMES.items())


def test_black_on_white_has_the_contrast_that_the_standard_names() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (119, 119, 119)) == pytest.approx(4.48, abs=0.01)


def test_the_order_of_two_colours_does_not_matter() -> None:
    assert contrast((10, 200, 30), (9, 8, 7)) == contrast((9, 8, 7), (10, 200, 30))


def test_a_colour_is_written_as_six_digits() -> None:
    assert hexadecimal((1, 160, 255)) == "#01a0ff"


@THEME
def test_text_on_the_table_can_be_read_everywhere(theme: Theme) -> None:
    assert contrast(theme.text, theme.table_light) >= 4.5
    assert contrast(theme.text, theme.table_dark) >= 4.5


@THEME
def test_text_on_bars_and_notices_can_be_read(theme: Theme) -> None:
    assert contrast(theme.bar_text, theme.bar) >= 4.5
    assert contrast(theme.bar_text, theme.bar_active) >= 4.5
    assert contrast(theme.notice_text, theme.notice) >= 4.5


@THEME
def test_what_cannot_be_done_is_fainter_than_what_can_and_still_seen(theme: Theme) -> None:
    assert 3 <= contrast(theme.bar_faint, theme.bar) < contrast(theme.bar_text, theme.bar) * 0.6


@THEME
def test_the_table_is_lighter_in_its_middle(theme: Theme) -> None:
    assert luminance(theme.table_light) > luminance(theme.table_dark)


@THEME
@FRAME
def test_a_frame_differs_in_lightness_from_the_table_and_from_cards(theme: Theme, frame: str) -> None:
    colour = getattr(theme, frame)
    for ground in (theme.table_light, theme.table_dark, PAPER):
        assert contrast(colour, ground) >= 1.9


@THEME
@FRAME
def test_a_frame_differs_in_lightness_for_red_blind_eyes_too(theme: Theme, frame: str) -> None:
    colour = seen_without_red(getattr(theme, frame))
    for ground in (theme.table_light, theme.table_dark, PAPER):
        assert contrast(colour, seen_without_red(ground)) >= 1.9


@THEME
def test_the_target_is_stronger_than_the_other_highlights(theme: Theme) -> None:
    assert contrast(theme.target, theme.table_light) > contrast(theme.highlight, theme.table_light) * 1.15


@THEME
def test_an_empty_place_is_quieter_than_a_highlight(theme: Theme) -> None:
    assert contrast(theme.place, theme.table_dark) <= contrast(theme.highlight, theme.table_dark) * 1.1
