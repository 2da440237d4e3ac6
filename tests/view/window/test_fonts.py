"""Languages whose letters no font of the screen has."""
from __future__ import annotations

import tkinter
from types import SimpleNamespace
from typing import Any, List, cast

import pytest

from simplesimon.view.window.fonts import can_be_read
from simplesimon.words import Words


def screen(width: int) -> tkinter.Misc:
    """One on which a letter of ten pixels takes ``width``."""

    def call(*command: Any) -> object:
        return "DejaVu Sans" if command[1] == "actual" else width

    return cast(tkinter.Misc, SimpleNamespace(tk=SimpleNamespace(call=call)))


def shown(program: Any) -> List[str]:
    """What the labels of the toolbar and the status line say."""
    widgets: List[tkinter.Misc] = [program.root]
    for widget in widgets:
        widgets += widget.winfo_children()
    return [str(widget.cget("text")) for widget in widgets if isinstance(widget, tkinter.Label)]


# Measured with Tk 8.6.16 on Debian 13: without and with a Japanese font.
@pytest.mark.parametrize("width, readable", [(6, False), (10, True)])
def test_japanese_is_read_where_its_letters_are_as_wide_as_high(width: int, readable: bool) -> None:
    assert can_be_read(screen(width), "ja") == readable


@pytest.mark.parametrize("language", ["en", "id"])
def test_languages_in_latin_letters_are_read_everywhere(language: str) -> None:
    assert can_be_read(screen(6), language)


def test_without_a_font_english_is_shown_and_the_font_asked_for(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simplesimon.view.window.window.can_be_read", lambda window, language: language != "ja")
    program.controller.change(language="ja")
    program.root.update()
    assert "New game" in shown(program)
    assert Words("en")("language.no_font") in shown(program)
