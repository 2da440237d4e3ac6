"""Which key was pressed, whatever the keyboard's layout and locks.

Pure: knows nothing of tkinter or of what a key does.
"""
from __future__ import annotations

import re
from typing import Dict

SHIFT = 0x1
CONTROL = 0x4
_ALT_ON_X11 = 0x8
_ALT_ON_WINDOWS = 0x20000
_COMMAND_ON_MACOS = 0x8
_OPTION_ON_MACOS = 0x10

_KEYPAD = "KP_"
_KEYPAD_NAMES = {"KP_Add": "plus", "KP_Subtract": "minus", "KP_Enter": "Return"}
_SAME_KEY = {
    "plus": "plus", "+": "plus", "equal": "plus", "=": "plus",
    "minus": "minus", "-": "minus", "underscore": "minus", "_": "minus",
    "ISO_Enter": "Return",
}
"""Keysyms that stand for another one; + and - are beside = and _ on many layouts, with Shift or without.

Tk 9 gives the character itself where Tk 8.6 gives its name: seen with Tk 9.0.4 on X11, for ASCII, Latin-1 and what
Tk 8.6 names by its Unicode number.
"""

_OTHER_SCRIPT = re.compile(r"U[0-9A-Fa-f]{4,}|\?\?|(?!dead_)[A-Za-z]+_\w+|[^\x00-\u024f\u1e00-\u1eff]")
"""Keysyms of letters that are not Latin, such as ``Cyrillic_ya``, ``hebrew_zade``, ``U0E01`` or, of Tk 9, ``ษ``."""

# Linux' evdev numbers plus 8, as every X server of today gives them: "keycodes/evdev" of xkeyboard-config.
_X11_DIGITS: Dict[int, str] = {10 + place: digit for place, digit in enumerate("1234567890")}
_X11_ROWS = {24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"}
_X11_LETTERS: Dict[int, str] = {
    first + offset: key for first, row in _X11_ROWS.items() for offset, key in enumerate(row)
}
# Windows numbers these keys by their ASCII characters ("Virtual-Key Codes" of the Windows API).
_WINDOWS_KEYS: Dict[int, str] = {ord(key): key.lower() for key in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


def key_of(keysym: str, keycode: int, windowing_system: str) -> str:
    """The small Latin letter, the digit, or the name of a key, as ``commands.Shortcut`` names it.

    A Latin layout names its letters in the keysym. A layout of another script (Cyrillic, Greek, ...) does not,
    nor does a French one its digits; there the place of the key decides, as on a US keyboard.
    """
    if len(keysym) == 1 and keysym.isascii() and keysym.isalnum():
        return keysym.lower()
    if keysym in _KEYPAD_NAMES:
        return _KEYPAD_NAMES[keysym]
    if keysym.startswith(_KEYPAD):
        return keysym[len(_KEYPAD):]
    if keysym in _SAME_KEY:
        return _SAME_KEY[keysym]
    if windowing_system == "win32":
        return _WINDOWS_KEYS.get(keycode, keysym)
    if windowing_system == "x11" and _OTHER_SCRIPT.fullmatch(keysym):
        return _X11_LETTERS.get(keycode, keysym)
    return _X11_DIGITS.get(keycode, keysym) if windowing_system == "x11" else keysym


def shortcut_held(state: int, windowing_system: str) -> bool:
    """Whether the key of the platform's shortcuts is down, and Alt (so AltGr too) is not; locks do not matter."""
    if windowing_system == "aqua":
        return bool(state & _COMMAND_ON_MACOS) and not state & _OPTION_ON_MACOS
    alt = _ALT_ON_WINDOWS if windowing_system == "win32" else _ALT_ON_X11
    return bool(state & CONTROL) and not state & alt
