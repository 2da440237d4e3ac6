"""The sentences for a system on which the game cannot start: complete in each language, and in that of the system."""
from __future__ import annotations

import ctypes
import plistlib
import sys
from pathlib import Path
from string import Formatter
from types import SimpleNamespace
from typing import Dict, Set

import pytest

from simplesimon.words import LANGUAGES, launch


def placeholders(sentences: Dict[str, str]) -> Dict[str, Set[str]]:
    return {key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in sentences.items()}


def locale(monkeypatch: pytest.MonkeyPatch, platform: str, **variables: str) -> None:
    """A system of this kind, with these variables and no others that name a language."""
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


def test_every_language_has_every_sentence_with_its_placeholders() -> None:
    assert set(launch.TRANSLATIONS) == set(LANGUAGES)
    for sentences in launch.TRANSLATIONS.values():
        assert placeholders(sentences) == placeholders(launch.TRANSLATIONS["en"])


def test_no_sentence_but_the_title_is_left_in_english() -> None:
    english = launch.TRANSLATIONS["en"]
    for language in ("id", "ja"):
        assert [key for key, text in launch.TRANSLATIONS[language].items() if text == english[key]] == ["title"]


@pytest.mark.parametrize("variables, language", [
    ({}, "en"),
    ({"LANG": "ja_JP.UTF-8"}, "ja"),
    ({"LANG": "id"}, "id"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "id_ID.UTF-8"}, "id"),
    ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
    ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:id:ja"}, "id"),
    ({"LANG": "C.UTF-8", "LANGUAGE": "ja"}, "en"),
])
def test_the_locale_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: Dict[str, str], language: str
) -> None:
    locale(monkeypatch, "linux", **variables)
    assert launch.language() == language


def test_english_is_written_where_nothing_but_ascii_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "getfilesystemencoding", lambda: "ascii")
    locale(monkeypatch, "linux", LANG="ja_JP.UTF-8")
    assert launch.language() == "en"
    locale(monkeypatch, "linux", LANG="id_ID.UTF-8")
    assert launch.language() == "id"


@pytest.mark.parametrize("identifier, language", [(0x0411, "ja"), (0x0421, "id"), (0x0409, "en"), (0x0407, "en")])
def test_windows_is_asked_for_the_language_of_its_menus(
    monkeypatch: pytest.MonkeyPatch, identifier: int, language: str
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: identifier)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    locale(monkeypatch, "win32")
    assert launch.language() == language


def test_macos_without_a_locale_has_its_languages_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    preferences = tmp_path / "Library" / "Preferences"
    preferences.mkdir(parents=True)
    (preferences / ".GlobalPreferences.plist").write_bytes(
        plistlib.dumps({"AppleLanguages": ["fr-FR", "ja-JP"]}, fmt=plistlib.FMT_BINARY)
    )
    locale(monkeypatch, "darwin", HOME=str(tmp_path))
    assert launch.language() == "ja"


def test_whatever_fails_while_the_language_is_looked_for_leaves_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    locale(monkeypatch, "darwin", HOME=str(tmp_path))
    assert launch.language() == "en"
