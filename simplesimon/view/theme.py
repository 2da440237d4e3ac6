"""The colours of the table, of what stands on it and of the bars around it, one set per theme.

Knows nothing of tkinter, of cards or of how anything is drawn.
"""
from __future__ import annotations

from typing import Dict, NamedTuple, Tuple

Colour = Tuple[int, int, int]
"""Red, green and blue, each 0-255."""


class Theme(NamedTuple):
    """The colours of one kind of table."""

    name: str
    table_light: Colour
    """The middle of the table, where the light falls."""
    table_dark: Colour
    """The table's rim."""
    text: Colour
    """Text that stands on the table itself."""
    place: Colour
    """The quiet outline of an empty column and of a run's place."""
    highlight: Colour
    """The frame of every column that can take the held group."""
    target: Colour
    """The frame of the column that will take it."""
    selection: Colour
    """The frame of the selected group and of the keyboard's place."""
    bar: Colour
    bar_text: Colour
    bar_faint: Colour
    """What in a bar cannot be done now."""
    bar_active: Colour
    """A bar's button under the pointer."""
    notice: Colour
    notice_text: Colour


THEMES: Dict[str, Theme] = {
    "green": Theme(
        name="green",
        table_light=(38, 112, 74),
        table_dark=(16, 62, 40),
        text=(244, 248, 240),
        place=(98, 160, 124),
        highlight=(196, 156, 72),
        target=(255, 160, 28),
        selection=(84, 168, 255),
        bar=(22, 48, 36),
        bar_text=(232, 240, 232),
        bar_faint=(112, 136, 122),
        bar_active=(44, 82, 62),
        notice=(252, 246, 222),
        notice_text=(38, 34, 22),
    ),
    "blue": Theme(
        name="blue",
        table_light=(46, 96, 148),
        table_dark=(18, 44, 82),
        text=(242, 246, 252),
        place=(110, 150, 194),
        highlight=(196, 156, 72),
        target=(255, 160, 28),
        selection=(84, 168, 255),
        bar=(20, 36, 60),
        bar_text=(228, 236, 246),
        bar_faint=(112, 128, 152),
        bar_active=(42, 66, 102),
        notice=(252, 246, 222),
        notice_text=(38, 34, 22),
    ),
    "dark": Theme(
        name="dark",
        table_light=(58, 60, 66),
        table_dark=(26, 27, 31),
        text=(236, 236, 232),
        place=(108, 110, 118),
        highlight=(196, 156, 72),
        target=(255, 160, 28),
        selection=(84, 168, 255),
        bar=(30, 31, 35),
        bar_text=(230, 230, 226),
        bar_faint=(118, 119, 124),
        bar_active=(58, 60, 66),
        notice=(252, 246, 222),
        notice_text=(38, 34, 22),
    ),
    "contrast": Theme(
        name="contrast",
        table_light=(12, 12, 12),
        table_dark=(0, 0, 0),
        text=(255, 255, 255),
        place=(170, 170, 170),
        highlight=(204, 160, 0),
        target=(255, 160, 28),
        selection=(60, 170, 255),
        bar=(0, 0, 0),
        bar_text=(255, 255, 255),
        bar_faint=(150, 150, 150),
        bar_active=(70, 70, 70),
        notice=(255, 255, 255),
        notice_text=(0, 0, 0),
    ),
}


def hexadecimal(colour: Colour) -> str:
    """Writes a colour as ``#rrggbb``."""
    return "#%02x%02x%02x" % colour


def _linear(level: int) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    """The relative luminance, 0 for black to 1 for white, as WCAG 2 defines it."""
    red, green, blue = colour
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def contrast(first: Colour, second: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21, as WCAG 2 defines it; their order does not matter."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)
