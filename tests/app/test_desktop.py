"""The commands for the applications menu of a Linux desktop."""
from __future__ import annotations

import os
from pathlib import Path
from typing import List

import pytest

from simplesimon.app.desktop import desktop_commands
from simplesimon.system import applications_menu

pytestmark = pytest.mark.skipif(not applications_menu.available(), reason="this system has no such menu")


def test_the_game_is_put_into_the_menu_and_taken_away_again() -> None:
    said: List[str] = []
    table = desktop_commands(said.append)
    assert [name for name, command in table.items() if command.available()] == ["add_to_menu"]
    table["add_to_menu"].run()
    assert [name for name, command in table.items() if command.available()] == ["remove_from_menu"]
    table["remove_from_menu"].run()
    assert [name for name, command in table.items() if command.available()] == ["add_to_menu"]
    assert said == ["menu.added", "menu.removed"]


def test_the_entry_is_named_in_every_language_and_has_icons_of_all_sizes() -> None:
    desktop_commands(lambda key: None)["add_to_menu"].run()
    shared = Path(os.environ["XDG_DATA_HOME"])
    entry = (shared / "applications" / "simplesimon.desktop").read_text(encoding="utf-8")
    assert "Comment[ja]=" in entry and "Comment[id]=" in entry
    icons = sorted(path.parent.parent.name for path in shared.glob("icons/hicolor/*/apps/simplesimon.png"))
    assert icons == sorted(f"{size}x{size}" for size in (16, 32, 48, 64, 128, 256))


def test_a_folder_that_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(applications_menu, "add", refuse)
    said: List[str] = []
    desktop_commands(said.append)["add_to_menu"].run()
    assert said == ["menu.refused"]


def test_another_system_has_no_such_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(applications_menu, "available", lambda: False)
    assert desktop_commands(lambda key: None) == {}
