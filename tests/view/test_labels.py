"""Labels with access keys."""
from __future__ import annotations

import pytest

from simplesimon.view.labels import shown_label, without_access_key


@pytest.mark.parametrize("windowing_system", ["x11", "win32"])
@pytest.mark.parametrize(
    "text, shown, underline, key",
    [
        ("&Deal", "Deal", 0, "d"),
        ("Re&do", "Redo", 2, "d"),
        ("配る(&D)", "配る(D)", 3, "d"),
        ("Cancel", "Cancel", -1, ""),
        ("", "", -1, ""),
    ],
)
def test_the_letter_after_the_sign_is_the_access_key(
    text: str, shown: str, underline: int, key: str, windowing_system: str
) -> None:
    assert shown_label(text, windowing_system) == (shown, underline, key)


@pytest.mark.parametrize("text, shown", [("Re&do", "Redo"), ("リセット(&R)…", "リセット…"), ("Cancel", "Cancel")])
def test_on_macos_nothing_is_left_of_an_access_key(text: str, shown: str) -> None:
    assert shown_label(text, "aqua") == (shown, -1, "")
    assert without_access_key(text) == shown
