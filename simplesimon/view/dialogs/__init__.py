"""The dialogs: each function opens one, and gives it.

Know nothing of games, files or settings: they show what they are given, and answer by callback once they are gone.
This package and ttk are imported when the first dialog is wanted; start-up does not wait for them.
"""
from __future__ import annotations

from .about import show_about
from .code import ask_code
from .confirm import confirm
from .dialog import Dialog, close_open_dialog, open_dialog
from .fault import show_fault
from .keys import show_keys
from .results import show_statistics
from .suits import ask_suits

__all__ = [
    "Dialog",
    "ask_code",
    "ask_suits",
    "close_open_dialog",
    "confirm",
    "open_dialog",
    "show_about",
    "show_fault",
    "show_keys",
    "show_statistics",
]
