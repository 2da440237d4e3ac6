"""A window beside the program's own, which goes on taking input: one of each kind, its size, and how it goes away.

Knows nothing of what is in it.
"""
from __future__ import annotations

import tkinter as tk
from typing import Callable, Dict, Tuple

from .style import ground_colours, line_height, prepare

_open: Dict[Tuple[tk.Misc, str], WindowBeside] = {}

_BORDER = 1
_TITLE_BAR = 3
_PANEL = 2
"""Lines of text that a desktop's own things take of the screen, at most in use."""


def raise_window(parent: tk.Misc, kind: str, state: object) -> bool:
    """Brings the window of this ``kind`` to the front, if it is open and was made in the same ``state``.

    One that was made in another state, such as another language, is closed: it has to be made anew.
    """
    opened = _open.get((parent.winfo_toplevel(), kind))
    if opened is None:
        return False
    if opened.state != state:
        opened.close()
        return False
    opened.to_front()
    return True


def close_windows(parent: tk.Misc) -> None:
    """Closes all windows beside that of ``parent``, since what they say or how they look is out of date."""
    owner = parent.winfo_toplevel()
    for window in [window for (of, _), window in _open.items() if of is owner]:
        window.close()


def _nothing() -> None:
    """In place of what leads back to the window's contents: a closed window must not wait for the garbage collector.

    That runs in any thread, and one that writes files would have to wait for Tk to give a picture back.
    """


class WindowBeside:
    """The window; it is filled first, then shown. Escape and its own close button close it.

    ``stop`` is called when it goes, while everything in it is still there.
    """

    def __init__(self, parent: tk.Misc, kind: str, state: object, title: str, stop: Callable[[], None]) -> None:
        self._owner = parent.winfo_toplevel()
        self._kind = kind
        self._stop = stop
        self.state = state
        self.closed = False
        self.window = tk.Toplevel(self._owner)
        self.window.withdraw()
        prepare(self.window)
        self.line = line_height(self.window)
        """The height of a line of text in pixels, the unit of all distances."""
        self.window.title(title)
        self.window.configure(**ground_colours(self.window))
        self.window.protocol("WM_DELETE_WINDOW", self.close)
        self.window.bind("<Escape>", lambda event: self.close())
        self.window.bind("<Destroy>", self._destroyed)
        _open[self._owner, kind] = self

    @property
    def room(self) -> Tuple[int, int]:
        """The greatest width and height in pixels that the screen has for the window's inside."""
        width = self.window.winfo_screenwidth() - 2 * _BORDER * self.line
        return width, self.window.winfo_screenheight() - (_TITLE_BAR + _PANEL) * self.line

    def show(self, width: int, height: int, focus: tk.Misc) -> None:
        """Puts the filled window on the screen, over the middle of its owner, with the input in ``focus``."""
        owner = self._owner
        x = owner.winfo_rootx() + (owner.winfo_width() - width) // 2
        y = owner.winfo_rooty() + (owner.winfo_height() - height) // 2
        left, top = owner.winfo_vrootx(), owner.winfo_vrooty()
        x = max(left, min(x, left + owner.winfo_vrootwidth() - width - _BORDER * self.line))
        y = max(top, min(y, top + owner.winfo_vrootheight() - height - _TITLE_BAR * self.line))
        self.window.geometry(f"{width}x{height}+{x}+{y}")
        self.window.deiconify()
        self.window.lift()
        focus.focus_set()

    def to_front(self) -> None:
        """Brings the window before the others, and the input to it."""
        self.window.deiconify()
        self.window.lift()
        call = self.window.tk.call
        call("focus", "-force", call("focus", "-lastfor", str(self.window)))

    def close(self) -> None:
        """Takes the window away and gives the input back. Does nothing the second time."""
        if self.closed:
            return
        self._forget()
        stop, self._stop = self._stop, _nothing
        stop()
        call = self.window.tk.call
        call("focus", call("focus", "-lastfor", str(self._owner)))
        self.window.destroy()

    def _forget(self) -> None:
        self.closed = True
        if _open.get((self._owner, self._kind)) is self:
            del _open[self._owner, self._kind]

    def _destroyed(self, event: tk.Event[tk.Misc]) -> None:
        """The whole program ends: nothing in the window can be asked any more."""
        if event.widget is self.window:
            self._forget()
