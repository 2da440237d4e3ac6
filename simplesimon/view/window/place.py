"""Where the window stands and how large it is, kept as a line of text and restored within reach.

Knows nothing of what is in the window.
"""
from __future__ import annotations

import tkinter
from typing import Tuple

from ...system.window_place import desktop_area, reachable_geometry
from ...system.windows import on_a_screen

FIRST_SIZE = 1280, 860
"""The window's first width and height, in pixels of a screen with 96 dots an inch."""

SMALLEST_SIZE = 640, 400
"""In pixels: toolbar and status line are whole in every language, and a column of twenty cards can be read."""

_DECORATION = 80
"""Pixels of a screen's height that the title bar, the menu and a panel of the desktop may need."""

_FULL_SCREEN = "full screen"
_MAXIMISED = "maximised"


def restore(root: tkinter.Tk, saved: str) -> Tuple[int, int]:
    """Gives the hidden window its ``saved`` size, place and state, or its first size; returns width and height in pixels.

    A saved place that no screen shows any more is not used; see ``system.window_place``.
    """
    geometry, _, state = saved.partition(" ")
    place = reachable_geometry(geometry, desktop_area(root), SMALLEST_SIZE, on_a_screen)
    if place is None:
        width, height = _first_size(root)
        place = f"{width}x{height}"
    root.minsize(*SMALLEST_SIZE)
    root.geometry(place)
    if state == _FULL_SCREEN:
        root.attributes("-fullscreen", True)
    elif state == _MAXIMISED:
        _maximise(root)
    width_text, _, rest = place.partition("x")
    return int(width_text), int(rest.partition("+")[0])


def _first_size(root: tkinter.Tk) -> Tuple[int, int]:
    factor = max(1.0, 72 * float(root.tk.call("tk", "scaling")) / 96)
    width = min(round(FIRST_SIZE[0] * factor), root.winfo_screenwidth())
    height = min(round(FIRST_SIZE[1] * factor), root.winfo_screenheight() - _DECORATION)
    return max(SMALLEST_SIZE[0], width), max(SMALLEST_SIZE[1], height)


def described(root: tkinter.Tk, last_normal: str) -> str:
    """The window's place as ``restore`` reads it.

    ``last_normal`` is the geometry it had last while it was neither maximised, full screen nor minimised.
    """
    if root.attributes("-fullscreen"):
        return f"{last_normal} {_FULL_SCREEN}"
    return f"{last_normal} {_MAXIMISED}" if is_maximised(root) else last_normal


def is_normal(root: tkinter.Tk) -> bool:
    """Whether the window is on the screen, and neither maximised nor full screen."""
    return root.state() == "normal" and not root.attributes("-fullscreen") and not is_maximised(root)


def is_maximised(root: tkinter.Tk) -> bool:
    """Whether the window fills the desktop; X11 tells by an attribute what elsewhere is a state."""
    if root.tk.call("tk", "windowingsystem") == "x11":
        return bool(root.attributes("-zoomed"))
    return root.state() == "zoomed"


def _maximise(root: tkinter.Tk) -> None:
    if root.tk.call("tk", "windowingsystem") == "x11":
        root.attributes("-zoomed", True)
    else:
        root.state("zoomed")
