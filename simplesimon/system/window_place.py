"""Where a window may come back to: a saved place against the screens that are there now.

Arithmetic only; knows nothing of files, and asks a window for nothing but the size of the desktop.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Callable, NamedTuple, Optional, Tuple

if TYPE_CHECKING:
    import tkinter


class Area(NamedTuple):
    """A rectangle of the desktop in pixels; ``x`` and ``y`` may be negative left of or above the first screen."""

    x: int
    y: int
    width: int
    height: int


# As much of the title bar as a hand needs to take hold of the window.
_GRIP_WIDTH = 120
_GRIP_HEIGHT = 40

# What `wm geometry` gives: 1280x860+20+-5, where an offset behind + may itself be negative; and a size alone.
_GEOMETRY = re.compile(r"([0-9]{1,5})x([0-9]{1,5})(?:\+(-?[0-9]{1,6})\+(-?[0-9]{1,6}))?")


def desktop_area(root: tkinter.Tk) -> Area:
    """All screens together. The virtual root is what counts: on Windows it spans the screens, ``winfo screenwidth``
    is the first one alone (``winfo`` manual page of Tk).
    """
    return Area(root.winfo_vrootx(), root.winfo_vrooty(), root.winfo_vrootwidth(), root.winfo_vrootheight())


def reachable_geometry(
    saved: object, desktop: Area, minimum: Tuple[int, int], on_a_screen: Callable[[int, int, int, int], bool]
) -> Optional[str]:
    """The geometry text with which a window comes back: ``WxH+X+Y``; ``WxH`` where the saved place is out of reach;
    None where ``saved``, whatever a file held, names no size between ``minimum`` (pixels) and the ``desktop``.

    In reach is a window whose title bar can be taken hold of: one that hangs over an edge otherwise stays so.
    ``on_a_screen`` tells of a rectangle (x, y, width, height) whether a screen shows any of it.
    """
    match = _GEOMETRY.fullmatch(saved) if isinstance(saved, str) else None
    if match is None:
        return None
    width, height = int(match[1]), int(match[2])
    if not (minimum[0] <= width <= desktop.width and minimum[1] <= height <= desktop.height):
        return None
    size = f"{width}x{height}"
    if match[3] is None:
        return size
    x, y = int(match[3]), int(match[4])
    visible = min(x + width, desktop.x + desktop.width) - max(x, desktop.x)
    in_reach = visible >= _GRIP_WIDTH and desktop.y <= y <= desktop.y + desktop.height - _GRIP_HEIGHT
    if in_reach and on_a_screen(x, y, width, _GRIP_HEIGHT):
        return f"{size}+{x}+{y}"
    return size
