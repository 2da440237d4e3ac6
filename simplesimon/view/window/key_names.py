"""The names of keys, as menus and the page of keys write them.

Pure: knows nothing of tkinter or of what a command does.
"""
from __future__ import annotations

from typing import List, Mapping, Tuple

from ...commands import Command, Shortcut
from ...words import Words
from ..labels import without_access_key

_NAMED_BY_WORDS = ("Left", "Right", "Up", "Down", "Home", "End", "space", "Return", "Escape")
_SIGNS = {"plus": "+", "minus": "−"}


def shortcut_text(shortcut: Shortcut, words: Words, windowing_system: str) -> str:
    """A shortcut as people of this platform and language know it, such as ``Ctrl+Shift+Z``."""
    names = []
    if shortcut.with_modifier:
        names.append(words("key.command" if windowing_system == "aqua" else "key.control"))
    if shortcut.shift:
        names.append(words("key.shift"))
    return "+".join([*names, _key_name(shortcut.key, words)])


def _key_name(key: str, words: Words) -> str:
    if key in _NAMED_BY_WORDS:
        return words(f"key.{key}")
    return _SIGNS.get(key, key.upper())


def key_rows(commands: Mapping[str, Command], words: Words, windowing_system: str) -> List[Tuple[str, str]]:
    """What can be done with keys and by which, in the order of the table of commands."""
    separator = words("key.or")
    rows = []
    for command in commands.values():
        if command.shortcuts and not command.name.startswith("column_"):
            keys = separator.join(shortcut_text(shortcut, words, windowing_system) for shortcut in command.shortcuts)
            rows.append((without_access_key(words(f"command.{command.name}")).rstrip("…"), keys))
        elif command.name == "column_1":
            rows.append((words("command.columns"), words("key.digits")))
    return rows
