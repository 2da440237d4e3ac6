"""What Windows wants to hear from a program before its first window, and where its screens are.

Does nothing on other systems, and knows nothing of the game but the name of its place in the taskbar.
"""
from __future__ import annotations

import sys

from simplesimon.system.requirements import console_is_ours

_TASKBAR_IDENTITY = "SimpleSimon.SimpleSimon"

_PER_MONITOR_AWARE_V2 = -4
_PROCESS_PER_MONITOR_DPI_AWARE = 2
_MONITOR_DEFAULTTONULL = 0


def prepare_before_window() -> None:
    """Makes text sharp on every screen, gives the game its own place in the taskbar, and closes a console opened
    for it alone. To be called before ``Tk()``; does nothing on other systems, and never raises.
    """
    if sys.platform != "win32":
        return
    _declare_dpi_awareness()
    _declare_taskbar_identity()
    _leave_own_console()


def on_a_screen(x: int, y: int, width: int, height: int) -> bool:
    """Whether any part of the rectangle (pixels of the whole desktop) is on a screen of Windows; elsewhere True."""
    if sys.platform != "win32":
        return True
    import ctypes

    class Rectangle(ctypes.Structure):
        """RECT, https://learn.microsoft.com/windows/win32/api/windef/ns-windef-rect."""

        _fields_ = [(side, ctypes.c_long) for side in ("left", "top", "right", "bottom")]

    rectangle = Rectangle(x, y, x + width, y + height)
    # https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-monitorfromrect: null where it meets no screen.
    monitor_of = ctypes.windll.user32.MonitorFromRect
    monitor_of.restype = ctypes.c_void_p
    return bool(monitor_of(ctypes.byref(rectangle), _MONITOR_DEFAULTTONULL))


def _declare_dpi_awareness() -> None:
    if sys.platform != "win32":
        return
    import ctypes

    # The newest first: Windows 10 1703, then 8.1, then Vista. A call that the system does not have raises
    # AttributeError, a library OSError; one that it refuses returns 0 (the first) or an error code (the second).
    # https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-setprocessdpiawarenesscontext
    # https://learn.microsoft.com/windows/win32/api/shellscalingapi/nf-shellscalingapi-setprocessdpiawareness
    # https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-setprocessdpiaware
    try:
        if ctypes.windll.user32.SetProcessDpiAwarenessContext(ctypes.c_void_p(_PER_MONITOR_AWARE_V2)):
            return
    except (AttributeError, OSError):
        pass
    try:
        if ctypes.windll.shcore.SetProcessDpiAwareness(_PROCESS_PER_MONITOR_DPI_AWARE) == 0:
            return
    except (AttributeError, OSError):
        pass
    try:
        ctypes.windll.user32.SetProcessDPIAware()
    except (AttributeError, OSError):
        pass


def _declare_taskbar_identity() -> None:
    if sys.platform != "win32":
        return
    import ctypes

    # Without it the taskbar shows Python's icon and groups the window with every other Python program:
    # https://learn.microsoft.com/windows/win32/api/shobjidl_core/nf-shobjidl_core-setcurrentprocessexplicitappusermodelid
    try:
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(_TASKBAR_IDENTITY))
    except (AttributeError, OSError):
        pass


def _leave_own_console() -> None:
    if sys.platform != "win32":
        return
    import ctypes

    # The Python install manager of 2025 opens a console for a .pyw that has a #! line:
    # https://github.com/python/pymanager/issues/216
    try:
        if not console_is_ours():
            return
        ctypes.windll.kernel32.FreeConsole()
    except (AttributeError, OSError):
        return
    # As pythonw leaves them: writing to a console that is gone raises.
    sys.stdin = sys.stdout = sys.stderr = None
