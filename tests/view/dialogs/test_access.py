"""Alt and a letter, on any keyboard. What they press is tested with the dialogs themselves."""
from __future__ import annotations

import pytest

from simplesimon.view.dialogs.access import access_key

ALT, ALT_ON_WINDOWS, CONTROL, CAPS_LOCK = 0x8, 0x20000, 0x4, 0x2


@pytest.mark.parametrize("keysym, keycode, state, system, key", [
    ("o", 32, ALT, "x11", "o"), ("O", 32, ALT | CAPS_LOCK, "x11", "o"), ("o", 79, ALT_ON_WINDOWS, "win32", "o"),
])
def test_a_latin_letter_is_itself(keysym: str, keycode: int, state: int, system: str, key: str) -> None:
    assert access_key(keysym, keycode, state, system) == key


@pytest.mark.parametrize("keysym, keycode, state, system, key", [
    ("Cyrillic_shcha", 32, ALT, "x11", "o"), ("Cyrillic_SHCHA", 32, ALT | CAPS_LOCK, "x11", "o"),
    ("Greek_pi", 33, ALT, "x11", "p"), ("hebrew_dalet", 39, ALT, "x11", "s"), ("??", 79, ALT_ON_WINDOWS, "win32", "o"),
])
def test_a_letter_of_another_script_is_the_one_that_a_us_keyboard_has_there(
    keysym: str, keycode: int, state: int, system: str, key: str
) -> None:
    assert access_key(keysym, keycode, state, system) == key


@pytest.mark.parametrize("keysym, keycode, state, system", [
    ("o", 32, ALT | CONTROL, "x11"), ("o", 79, ALT_ON_WINDOWS | CONTROL, "win32"),
])
def test_alt_gr_is_no_access_key(keysym: str, keycode: int, state: int, system: str) -> None:
    assert access_key(keysym, keycode, state, system) == ""
