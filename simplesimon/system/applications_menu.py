"""The game's entry in the applications menu of a Unix desktop: a desktop entry and its icons in the person's folders.

Knows nothing of how the icons are drawn or which languages there are: both come as arguments.
"""
from __future__ import annotations

import os
import sys
from typing import List, Mapping

# Desktop Entry Specification 1.5: https://specifications.freedesktop.org/desktop-entry-spec/latest/
# Icon Theme Specification: https://specifications.freedesktop.org/icon-theme-spec/latest/

_NAME = "simplesimon"

WINDOW_CLASS = "Simplesimon"
"""The class the window must have (``Tk(className=...)``) for the dock to find the entry's icon."""


def available() -> bool:
    """Whether this system has menus made of desktop entries: neither Windows nor macOS."""
    return sys.platform not in ("win32", "darwin")


def present() -> bool:
    """Whether the entry is in the person's menu."""
    return os.path.exists(_entry_path())


def add(names: Mapping[str, str], comments: Mapping[str, str], icons: Mapping[int, bytes]) -> None:
    """Writes the entry and its icons, over older ones if there are any.

    ``names`` and ``comments`` map language codes (``en``, ``id``, ``ja``; ``en`` is needed) to text, ``icons`` maps
    sizes in pixels to PNG files. Raises OSError where the folders cannot be written.
    """
    for size, png in icons.items():
        _write(_icon_path(size), png)
    # Looked at by desktops that keep a cache of icons: the folder must be newer than the cache.
    if icons:
        os.utime(_icons_folder())
    _write(_entry_path(), entry_text(starting_command(), names, comments).encode("utf-8"))


def remove() -> None:
    """Takes the entry and its icons away; nothing happens where there are none. Raises OSError as ``add`` does."""
    paths = [_entry_path()]
    if os.path.isdir(_icons_folder()):
        paths += [os.path.join(_icons_folder(), size, "apps", _NAME + ".png") for size in os.listdir(_icons_folder())]
    for path in paths:
        if os.path.exists(path):
            os.remove(path)


def starting_command() -> List[str]:
    """The command that starts this very copy of the game: from its folder, from one zip file, or as installed."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    around = os.path.realpath(os.path.dirname(package))
    if os.path.isfile(around):
        return [sys.executable, around]
    launcher = os.path.join(around, _NAME + ".pyw")
    if os.path.isfile(launcher):
        return [sys.executable, launcher]
    return [sys.executable, "-m", _NAME]


def entry_text(command: List[str], names: Mapping[str, str], comments: Mapping[str, str]) -> str:
    """The text of the desktop entry that runs ``command``."""
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.0"]
    lines += _localized("Name", names) + _localized("Comment", comments)
    lines += [
        "Exec=" + " ".join(_quoted(argument) for argument in command),
        "Icon=" + _NAME,
        "Terminal=false",
        "Categories=Game;CardGame;",
        "StartupWMClass=" + WINDOW_CLASS,
    ]
    return "\n".join(lines) + "\n"


def _localized(key: str, texts: Mapping[str, str]) -> List[str]:
    lines = [f"{key}={_escaped(texts['en'])}"]
    return lines + [f"{key}[{language}]={_escaped(text)}" for language, text in texts.items() if language != "en"]


def _quoted(argument: str) -> str:
    # Section "The Exec key": inside double quotes " ` $ \ take a backslash, % is doubled everywhere, and the whole is
    # then escaped as every string of the file is.
    for character in "\\\"`$":
        argument = argument.replace(character, "\\" + character)
    return _escaped('"' + argument.replace("%", "%%") + '"')


def _escaped(text: str) -> str:
    # Section "Possible value types".
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")


def _data_home() -> str:
    # XDG Base Directory Specification: a relative path is to be ignored.
    folder = os.environ.get("XDG_DATA_HOME", "")
    return folder if os.path.isabs(folder) else os.path.join(os.path.expanduser("~"), ".local", "share")


def _entry_path() -> str:
    return os.path.join(_data_home(), "applications", _NAME + ".desktop")


def _icons_folder() -> str:
    return os.path.join(_data_home(), "icons", "hicolor")


def _icon_path(size: int) -> str:
    return os.path.join(_icons_folder(), f"{size}x{size}", "apps", _NAME + ".png")


def _write(path: str, content: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
