"""Whether the fonts of this screen have the letters of a language.

Knows nothing of which language is wanted.
"""
from __future__ import annotations

import tkinter

_SIZE = 10
"""In pixels, as high and as wide as every Chinese character is in every font."""
_SAMPLES = {"ja": "語"}


def can_be_read(window: tkinter.Misc, language: str) -> bool:
    """False where the letters of ``language`` would all be empty boxes, as Japanese on a bare Debian.

    Tk draws the box of its own font for a character that no font has; in DejaVu Sans, which comes with python3-tk on
    Debian, that is narrower than a Chinese character. Where a box is as wide, True. Takes 2 ms for Japanese.
    """
    sample = _SAMPLES.get(language)
    if sample is None:
        return True
    family = window.tk.call("font", "actual", "TkDefaultFont", "-family")
    # A negative size is one in pixels.
    return int(window.tk.call("font", "measure", (family, -_SIZE), sample)) >= _SIZE * 0.9
