"""A saved window place against screens of all kinds."""
from __future__ import annotations

from typing import Any, Optional

import pytest

from simplesimon.system.window_place import Area, desktop_area, reachable_geometry

LAPTOP = Area(0, 0, 1366, 768)
TWO_SCREENS = Area(-1920, -200, 3840, 1280)
MINIMUM = (480, 360)


def everywhere(x: int, y: int, width: int, height: int) -> bool:
    return True


def back(saved: object, desktop: Area = LAPTOP) -> Optional[str]:
    return reachable_geometry(saved, desktop, MINIMUM, everywhere)


@pytest.mark.parametrize("saved", ["1280x700+40+30", "800x600+0+0", "1366x768+0+0", "480x360+1240+700"])
def test_a_window_in_reach_comes_back_where_it_was(saved: str) -> None:
    assert back(saved) == saved


@pytest.mark.parametrize("saved", ["800x600+-600+100", "800x600+1200+100", "800x600+100+700"])
def test_a_window_that_hangs_over_an_edge_stays_so(saved: str) -> None:
    assert back(saved) == saved


@pytest.mark.parametrize(
    "place",
    ["+9000+9000", "+-32000+-32000", "+100+-5", "+100+768", "+-700+10", "+1300+10", "+0+99999", "+999999+0"],
)
def test_a_window_out_of_reach_keeps_its_size_alone(place: str) -> None:
    assert back("800x600" + place) == "800x600"


def test_a_size_without_a_place_is_a_size() -> None:
    assert back("800x600") == "800x600"
    assert back("800x5000") is None


@pytest.mark.parametrize(
    "saved",
    ["1x1+0+0", "99999x99999+0+0", "479x600+0+0", "800x359+0+0", "1367x700+0+0", "800x769+0+0", "0x0+0+0"],
)
def test_a_size_that_is_not_sane_here_is_forgotten(saved: str) -> None:
    assert back(saved) is None


@pytest.mark.parametrize(
    "saved",
    ["+9000+9000", "+-32000+-32000", "1x1", "99999x99999", "somewhere", "", "800x600+5", "800x600-5+5",
     "800x600+1+1\n", "٨٠٠x٦٠٠+1+1", None, 5, [800, 600], "=800x600+1+1", "1e3x600+0+0"],
)
def test_words_and_other_things_are_no_place(saved: object) -> None:
    assert back(saved) is None


def test_a_screen_left_of_the_first_one_counts() -> None:
    assert back("1280x860+-1900+-150", TWO_SCREENS) == "1280x860+-1900+-150"


def test_a_title_bar_in_the_gap_between_screens_is_out_of_reach() -> None:
    asked = []

    def in_the_gap(x: int, y: int, width: int, height: int) -> bool:
        asked.append((x, y, width, height))
        return False

    assert reachable_geometry("800x600+-1000+-150", TWO_SCREENS, MINIMUM, in_the_gap) == "800x600"
    assert asked == [(-1000, -150, 800, 40)]


def test_every_answer_can_be_taken_hold_of() -> None:
    for x in range(-3000, 3001, 250):
        for y in range(-3000, 3001, 250):
            geometry = back(f"800x600+{x}+{y}")
            assert geometry is not None
            if "+" in geometry:
                assert -680 <= x <= 1246 and 0 <= y <= 728


def test_the_desktop_is_the_virtual_root(display: Any) -> None:
    import tkinter

    root = tkinter.Tk()
    try:
        area = desktop_area(root)
        assert area.width >= 800 and area.height >= 600
    finally:
        root.destroy()
