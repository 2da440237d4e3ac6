"""Text broken into lines."""
from __future__ import annotations

from typing import List

import pytest

from simplesimon.view.dialogs.wrapping import wrapped


@pytest.mark.parametrize(
    "text, lines",
    [
        ("", [""]),
        ("one two three", ["one two", "three"]),
        ("one  two three", ["one  two", "three"]),
        ("one\ntwo", ["one", "two"]),
        ("unbreakable", ["unbreakable"]),
        ("an unbreakable word", ["an", "unbreakable", "word"]),
        ("SS1-S1-AAAAABD", ["SS1-S1-AAAAABD"]),
        ("12345678 9", ["12345678", "9"]),
    ],
)
def test_a_line_ends_between_words(text: str, lines: List[str]) -> None:
    assert wrapped(text, 8, len) == lines


@pytest.mark.parametrize(
    "text, lines",
    [
        ("同じスートの組", ["同じスー", "トの組"]),
        ("列です。組", ["列です。", "組"]),
        ("空き列です。", ["空き列で", "す。"]),
        ("列と「組」", ["列と", "「組」"]),
        ("列と列はSS1", ["列と列は", "SS1"]),
    ],
)
def test_a_line_ends_between_japanese_characters_but_not_before_a_full_stop(text: str, lines: List[str]) -> None:
    assert wrapped(text, 8, lambda part: sum(2 if character > "\u2e80" else 1 for character in part)) == lines


def test_a_long_vowel_does_not_begin_a_line() -> None:
    assert wrapped("このカード", 3, len) == ["この", "カード"]
