"""Which key was pressed, on every layout, with every lock, on every platform."""
from __future__ import annotations

import pytest

from simplesimon.view.keys import CONTROL, SHIFT, key_of, shortcut_held

CAPS_LOCK = 0x2
NUM_LOCK_ON_X11 = 0x10
NUM_LOCK_ON_WINDOWS = 0x8
ALT_ON_X11 = 0x8
ALT_GR_ON_X11 = 0x80
SECOND_GROUP_ON_X11 = 0x2000
ALT_ON_WINDOWS = 0x20000
COMMAND = 0x8
MACOS_CONTROL = 0x4

X11, WINDOWS, MACOS = "x11", "win32", "aqua"


@pytest.mark.parametrize("system", [X11, WINDOWS, MACOS])
@pytest.mark.parametrize("keysym, key", [("z", "z"), ("Z", "z"), ("n", "n"), ("Q", "q"), ("1", "1"), ("0", "0")])
def test_a_letter_is_the_same_with_shift_and_with_caps_lock(keysym: str, key: str, system: str) -> None:
    assert key_of(keysym, 0, system) == key


@pytest.mark.parametrize("keysym, keycode, key", [
    ("Cyrillic_ya", 52, "z"), ("Cyrillic_YA", 52, "z"), ("Cyrillic_en", 29, "y"), ("Cyrillic_te", 57, "n"),
    ("Cyrillic_shorti", 24, "q"), ("Ukrainian_i", 39, "s"), ("Greek_zeta", 52, "z"), ("Greek_ZETA", 52, "z"),
    ("Greek_rho", 27, "r"), ("Arabic_hamza", 53, "x"), ("hebrew_zain", 52, "z"), ("hebrew_bet", 54, "c"),
    ("Thai_phophung", 52, "z"), ("Georgian_zen", 52, "z"), ("U0937", 52, "z"), ("??", 55, "v"),
    # As Tk 9 names the same keys.
    ("ზ", 52, "z"), ("ष", 52, "z"), ("я", 52, "z"),
])
def test_where_the_layout_has_no_latin_letters_the_place_of_the_key_decides_on_x11(
        keysym: str, keycode: int, key: str) -> None:
    assert key_of(keysym, keycode, X11) == key


@pytest.mark.parametrize("keysym, keycode, key", [("Cyrillic_ya", 90, "z"), ("??", 78, "n"), ("??", 81, "q"),
                                                  ("??", 86, "v")])
def test_where_the_layout_has_no_latin_letters_the_place_of_the_key_decides_on_windows(
        keysym: str, keycode: int, key: str) -> None:
    assert key_of(keysym, keycode, WINDOWS) == key


# Germany, France and Dvorak: keysym and the place that another letter has on a US keyboard.
@pytest.mark.parametrize("keysym, keycode", [("z", 29), ("y", 52), ("a", 24), ("q", 38), ("w", 52), ("semicolon", 52),
                                             ("n", 46), ("r", 32)])
def test_a_latin_layout_is_believed_whatever_the_place_of_the_key_on_x11(keysym: str, keycode: int) -> None:
    assert key_of(keysym, keycode, X11) == keysym


@pytest.mark.parametrize("layout, keysym, keycode", [
    ("Dvorak", "apostrophe", 24), ("Dvorak", "comma", 25), ("Dvorak", "period", 26), ("Dvorak", "semicolon", 52),
    ("Bepo of Tk 9", "é", 25), ("Vietnamese of Tk 9", "ư", 52),
    ("French", "comma", 58), ("Bepo", "eacute", 25), ("Bepo", "egrave", 28), ("Bepo", "dead_circumflex", 29),
    ("Bepo", "agrave", 52), ("Bepo", "apostrophe", 57), ("Turkish F", "odiaeresis", 53), ("Turkish F", "gbreve", 26),
])
def test_a_sign_of_a_latin_layout_is_no_letter_of_another_layout(layout: str, keysym: str, keycode: int) -> None:
    # On Dvorak, Ctrl+' must not quit and Ctrl+; must not undo.
    assert key_of(keysym, keycode, X11) == keysym


@pytest.mark.parametrize("keysym, keycode, key", [("ampersand", 10, "1"), ("eacute", 11, "2"), ("agrave", 19, "0"),
                                                  ("ccedilla", 18, "9"), ("&", 10, "1"), ("é", 11, "2")])
def test_the_digits_of_a_french_keyboard_are_told_by_their_place(keysym: str, keycode: int, key: str) -> None:
    assert key_of(keysym, keycode, X11) == key


@pytest.mark.parametrize("keysym, key", [
    ("KP_4", "4"), ("KP_Left", "Left"), ("KP_Home", "Home"), ("KP_Add", "plus"), ("KP_Subtract", "minus"),
    ("KP_Enter", "Return"), ("plus", "plus"), ("equal", "plus"), ("minus", "minus"), ("underscore", "minus"),
    # As Tk 9 names the same keys.
    ("+", "plus"), ("=", "plus"), ("-", "minus"), ("_", "minus"),
])
def test_keys_of_the_keypad_and_neighbours_stand_for_the_keys_they_are_like(keysym: str, key: str) -> None:
    assert key_of(keysym, 0, X11) == key


@pytest.mark.parametrize("system, keysym, keycode", [
    (X11, "F11", 95), (X11, "Escape", 9), (X11, "space", 65), (X11, "Return", 36), (X11, "Left", 113), (X11, "Tab", 23),
    (X11, "Caps_Lock", 66), (X11, "Control_L", 37), (X11, "Shift_L", 50), (X11, "ISO_Level3_Shift", 108),
    (WINDOWS, "F11", 122), (WINDOWS, "Escape", 27), (WINDOWS, "space", 32), (WINDOWS, "Left", 37), (WINDOWS, "Home", 36),
    (MACOS, "F11", 103), (MACOS, "Escape", 53), (MACOS, "Left", 52),
])
def test_other_keys_keep_their_names(system: str, keysym: str, keycode: int) -> None:
    assert key_of(keysym, keycode, system) == keysym


# Modifiers

@pytest.mark.parametrize("system, held", [(X11, CONTROL), (WINDOWS, CONTROL), (MACOS, COMMAND)])
@pytest.mark.parametrize("others", [0, CAPS_LOCK, SHIFT, CAPS_LOCK | SHIFT])
def test_the_key_of_the_platform_counts_with_shift_and_with_caps_lock(system: str, held: int, others: int) -> None:
    assert shortcut_held(held | others, system)
    assert not shortcut_held(others, system)


@pytest.mark.parametrize("system, lock", [(X11, NUM_LOCK_ON_X11), (WINDOWS, NUM_LOCK_ON_WINDOWS),
                                          (X11, SECOND_GROUP_ON_X11)])
def test_num_lock_and_a_second_layout_do_not_matter(system: str, lock: int) -> None:
    assert shortcut_held(CONTROL | lock, system)
    assert not shortcut_held(lock, system)


@pytest.mark.parametrize("system, state", [
    (X11, CONTROL | ALT_ON_X11), (X11, ALT_ON_X11), (X11, ALT_GR_ON_X11),
    # AltGr comes as Control and Alt on Windows.
    (WINDOWS, CONTROL | ALT_ON_WINDOWS), (WINDOWS, ALT_ON_WINDOWS),
    (MACOS, MACOS_CONTROL),
])
def test_alt_and_alt_gr_make_no_shortcut(system: str, state: int) -> None:
    assert not shortcut_held(state, system)
