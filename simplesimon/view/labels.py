"""Labels of menus, buttons and fields: the words have "&" before the letter that is underlined and pressed with Alt.

Pure: knows nothing of tkinter or of what is labelled.
"""
from __future__ import annotations

import re
from typing import NamedTuple

_BRACKETED_KEY = re.compile(r"\(&.\)")
"""How Japanese labels name their access key: a Latin letter in brackets behind the text."""


class Label(NamedTuple):
    """A label as it is shown: its text, the place of its underlined letter (-1: none), and that letter, small."""

    text: str
    underline: int
    key: str


def shown_label(text: str, windowing_system: str) -> Label:
    """Reads a label of the words as a window of ``windowing_system`` shows it.

    On macOS ("aqua") labels have no access keys.
    """
    if windowing_system == "aqua":
        return Label(without_access_key(text), -1, "")
    before, _, after = text.partition("&")
    if not after:
        return Label(text, -1, "")
    return Label(before + after, len(before), after[0].lower())


def without_access_key(text: str) -> str:
    """The label's text alone."""
    return _BRACKETED_KEY.sub("", text).replace("&", "")
