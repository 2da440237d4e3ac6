"""Access keys: Alt and the underlined letter of a label.

Knows nothing of what they do.
"""
from __future__ import annotations

import tkinter as tk
from typing import Callable, Mapping, Optional

from simplesimon.view.keys import CONTROL, key_of

from .style import windowing_system


def access_key(keysym: str, keycode: int, state: int, system: str) -> str:
    """The small Latin letter that was pressed with Alt, whatever the keyboard's layout; empty if Control was held too.

    With Control, Alt means AltGr on Windows.
    """
    return "" if state & CONTROL else key_of(keysym, keycode, system)


def bind_access_keys(window: tk.Toplevel, actions: Mapping[str, Callable[[], None]]) -> None:
    """Makes Alt and a key of ``actions``, a small Latin letter, do what it stands for; macOS has no access keys.

    ``actions`` may still be added to.
    """
    system = windowing_system(window)
    if system == "aqua":
        return

    def pressed(event: tk.Event[tk.Misc]) -> Optional[str]:
        action = actions.get(access_key(event.keysym, event.keycode, int(event.state), system))
        if action is None:
            return None
        action()
        return "break"

    window.bind("<Alt-KeyPress>", pressed)
