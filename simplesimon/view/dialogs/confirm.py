"""The question before something that cannot be taken back.

Knows nothing of what that is: all its texts come resolved.
"""
from __future__ import annotations

import tkinter as tk
from typing import Callable

from simplesimon.words import Words

from .dialog import Button, Dialog


def confirm(
    parent: tk.Misc, words: Words, title: str, question: str, yes: str, no: str, answer: Callable[[], None]
) -> Dialog:
    """Asks ``question``; calls ``answer`` if the button ``yes`` is pressed.

    ``no`` has the focus, and Return and Escape press it. ``yes`` and ``no`` may have an access key after "&".
    """
    dialog = Dialog(parent, words("title"))

    def agree() -> None:
        dialog.close()
        answer()

    dialog.add_heading(title)
    dialog.add_text(question)
    buttons = dialog.add_buttons([Button(yes, agree), Button(no, dialog.close)], default=1)
    dialog.show(focus=buttons[1])
    return dialog
