"""The text of dialogs: its fonts, and how it is broken into lines."""
from __future__ import annotations

import tkinter
from typing import Any, List

from simplesimon.view.dialogs.dialog import Dialog
from simplesimon.view.dialogs.style import (
    BODY_FONT, FIXED_FONT, HEADING_FONT, KEYS_FONT, STRONG_FONT, fitted, text_width,
)


def test_fonts_stay_in_use_when_no_dialog_is_open_since_finding_them_again_takes_long(parent: tkinter.Tk) -> None:
    Dialog(parent, "").close()
    canvases: List[Any] = [child for child in parent.winfo_children() if isinstance(child, tkinter.Canvas)]
    texts = [(canvas, item) for canvas in canvases for item in canvas.find_all() if canvas.type(item) == "text"]
    used = {str(canvas.itemcget(item, "font")) for canvas, item in texts}
    assert used >= {BODY_FONT, FIXED_FONT, KEYS_FONT, STRONG_FONT, HEADING_FONT}


def test_a_text_is_fitted_into_its_width(parent: tkinter.Tk) -> None:
    Dialog(parent, "").close()
    text = "All 52 cards lie face up from the first moment, in ten columns."
    lines = fitted(parent, text, 200, HEADING_FONT).split("\n")
    assert len(lines) > 1
    assert " ".join(lines) == text
    assert all(text_width(parent, line, HEADING_FONT) <= 200 for line in lines)


def test_no_line_of_a_japanese_text_begins_with_a_full_stop(parent: tkinter.Tk) -> None:
    Dialog(parent, "").close()
    text = "すべて表向きです。"
    # Room for all but the full stop, which Tk itself would take to the next line.
    assert fitted(parent, text, text_width(parent, text[:-1])) == "すべて表向きで\nす。"
