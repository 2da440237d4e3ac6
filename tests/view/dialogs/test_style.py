"""Labels with access keys."""
from __future__ import annotations

import pytest

from simplesimon.view.dialogs.style import access_label


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
def test_the_letter_after_the_sign_is_the_access_key(text: str, shown: str, underline: int, key: str) -> None:
    assert access_label(text) == (shown, underline, key)
