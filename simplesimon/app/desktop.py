"""The commands that put the game into the applications menu of a Linux desktop and take it away again.

Joins what is drawn, the words and the system's files; knows nothing of the game.
"""
from __future__ import annotations

from typing import Callable, Dict

from ..commands import Command
from ..system import applications_menu

_ICON_SIZES = (16, 32, 48, 64, 128, 256)


def desktop_commands(notify: Callable[[str], None]) -> Dict[str, Command]:
    """The commands by name, none where there is no such menu; ``notify`` says the text of a key."""
    if not applications_menu.available():
        return {}
    table = (
        Command("add_to_menu", lambda: _try(_add, "menu.added", notify), lambda: not applications_menu.present()),
        Command("remove_from_menu", lambda: _try(applications_menu.remove, "menu.removed", notify),
                applications_menu.present),
    )
    return {command.name: command for command in table}


def _try(action: Callable[[], None], done: str, notify: Callable[[str], None]) -> None:
    try:
        action()
    except OSError:
        notify("menu.refused")
    else:
        notify(done)


def _add() -> None:
    from ..view.icon import icon
    from ..view.table import png_bytes
    from ..words import LANGUAGES, Words
    words = {language: Words(language) for language in LANGUAGES}
    applications_menu.add(
        {language: texts("title") for language, texts in words.items()},
        {language: texts("menu.comment") for language, texts in words.items()},
        {size: png_bytes(size, size, icon(size)) for size in _ICON_SIZES},
    )
