"""How large text should be: the scale that the person set for the desktop, where Tk does not ask for it.

Knows nothing of what is written. Windows and macOS tell Tk themselves.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    import tkinter

_POINTS_PER_INCH = 72


def adopt_desktop_scale(root: tkinter.Tk) -> None:
    """Makes points as large as the desktop's settings want them. To be called before any other widget is made.

    Tk 8.6 on X11 takes the size that the X server claims for its screen, which says 96 dpi nearly everywhere; GNOME,
    KDE and Xfce put the scale that a person chose into the resource Xft.dpi, which Tk reads itself from 8.7 on
    (library/scaling.tcl).
    """
    if root.tk.call("tk", "windowingsystem") != "x11" or not str(root.tk.call("set", "tk_version")).startswith("8.6"):
        return
    dots_per_inch = _dots_per_inch(_resources())
    if dots_per_inch is None:
        return
    root.tk.call("tk", "scaling", dots_per_inch / _POINTS_PER_INCH)


def _dots_per_inch(resources: str) -> Optional[float]:
    match = re.search(r"^Xft\.dpi:[ \t]*(\d+(?:\.\d+)?)[ \t]*$", resources, re.MULTILINE)
    if match is None or not 48 <= float(match[1]) <= 480:
        return None
    return float(match[1])


def _resources() -> str:
    # Tk keeps these resources, but finds Xft.dpi only for a program of the class Xft. The library is loaded already:
    # Tk draws with it.
    import ctypes

    try:
        library = ctypes.CDLL("libX11.so.6")
        library.XOpenDisplay.restype = ctypes.c_void_p
        library.XResourceManagerString.restype = ctypes.c_char_p
        display = ctypes.c_void_p(library.XOpenDisplay(None))
    except (OSError, AttributeError):
        return ""
    if not display:
        return ""
    text: Optional[bytes] = library.XResourceManagerString(display)
    resources = (text or b"").decode("latin-1")
    library.XCloseDisplay(display)
    return resources
