"""Where the window stands and how large it is, kept as a line of text and restored within reach.

Knows nothing of what is in the window.
"""
from __future__ import annotations

import tkinter
from typing import Optional, Tuple

from ...system.window_place import desktop_area, reachable_geometry
from ...system.windows import on_a_screen

FIRST_SIZE = 1280, 860
"""The window's first width and height, in pixels of a screen with 96 dots an inch."""

SMALLEST_SIZE = 640, 400
"""In pixels: toolbar and status line are whole in every language, and a column of twenty cards can be read."""

_DECORATION = 80
"""Pixels of such a screen's height that the title bar, the menu and a panel of the desktop may need."""

_SETTLED = 250
"""Milliseconds after which a window that was resized tells the truth: an X11 window manager that maximises a window
resizes it first, perhaps in two steps, and says what it did afterwards."""

_FULL_SCREEN = "full screen"
_MAXIMISED = "maximised"


class WindowPlace:
    """The place of one window, which stays hidden until ``show``."""

    def __init__(self, root: tkinter.Tk) -> None:
        self._root = root
        self._on_x11 = root.tk.call("tk", "windowingsystem") == "x11"
        # As they were last while the window was on the screen; the geometry is that of neither of the two states.
        self._geometry = ""
        self._state = ""
        self._timer: Optional[str] = None
        root.bind("<Configure>", self._changed)

    def restore(self, saved: str) -> Tuple[int, int]:
        """Gives the hidden window its ``saved`` place or its first size; returns width and height in pixels.

        A saved place that no screen shows any more is not used; see ``system.window_place``.
        """
        geometry, _, self._state = saved.partition(" ")
        place = reachable_geometry(geometry, desktop_area(self._root), SMALLEST_SIZE, on_a_screen)
        if place is None:
            width, height = self._first_size()
            place = f"{width}x{height}"
        self._geometry = place
        self._root.minsize(*SMALLEST_SIZE)
        self._root.geometry(place)
        width_text, _, rest = place.partition("x")
        return int(width_text), int(rest.partition("+")[0])

    def _first_size(self) -> Tuple[int, int]:
        root = self._root
        factor = max(1.0, 72 * float(root.tk.call("tk", "scaling")) / 96)
        width = min(round(FIRST_SIZE[0] * factor), root.winfo_screenwidth())
        height = min(round(FIRST_SIZE[1] * factor), root.winfo_screenheight() - round(_DECORATION * factor))
        return max(SMALLEST_SIZE[0], width), max(SMALLEST_SIZE[1], height)

    def show(self) -> None:
        """Brings the window on the screen, maximised or full screen if it was so."""
        # X11's window managers read the state of a window as it appears. Windows and macOS know only how to change
        # that of one that is there.
        if self._on_x11:
            self._take_state()
        self._root.deiconify()
        if not self._on_x11:
            self._take_state()

    def _take_state(self) -> None:
        if self._state == _FULL_SCREEN:
            self._root.attributes("-fullscreen", True)
        elif self._state == _MAXIMISED and self._on_x11:
            self._root.attributes("-zoomed", True)
        elif self._state == _MAXIMISED:
            self._root.state("zoomed")

    def described(self) -> str:
        """The window's place as ``restore`` reads it; while it is minimised, the one before."""
        self._look()
        return f"{self._geometry} {self._state}".rstrip()

    def _changed(self, event: tkinter.Event[tkinter.Misc]) -> None:
        if event.widget is not self._root:
            return
        if self._timer is not None:
            self._root.after_cancel(self._timer)
        self._timer = self._root.after(_SETTLED, self._settled)

    def _settled(self) -> None:
        self._timer = None
        self._look()

    def _look(self) -> None:
        state = self._root.state()
        if state not in ("normal", "zoomed"):
            return
        # X11 tells by an attribute that a window is maximised, which elsewhere is a state.
        maximised = bool(self._root.attributes("-zoomed")) if self._on_x11 else state == "zoomed"
        self._state = _FULL_SCREEN if self._root.attributes("-fullscreen") else _MAXIMISED if maximised else ""
        if not self._state:
            self._geometry = self._root.geometry()
