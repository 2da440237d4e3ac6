"""The entry in the applications menu: what is written, that desktops understand it, and that it goes away."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Dict, List

import pytest

from simplesimon.system import applications_menu

NAMES = {"en": "Simple Simon", "ja": "シンプルサイモン"}
COMMENTS = {"en": "A solitaire with every card face up", "id": "Solitaire dengan semua kartu terbuka"}
ICONS = {16: b"png of 16", 128: b"png of 128"}


@pytest.fixture
def share(own_folders: Path) -> Path:
    return Path(os.environ["XDG_DATA_HOME"])


def written(folder: Path) -> List[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def keys(text: str) -> Dict[str, str]:
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)


def command_of(text: str) -> List[str]:
    """Reads Exec as the specification tells a desktop to: the string's escapes, the quotes, then %%."""
    value = re.sub(r"\\(.)", lambda match: {"s": " ", "n": "\n", "t": "\t"}.get(match[1], match[1]), keys(text)["Exec"])
    arguments = re.findall(r'"((?:[^"\\`$]|\\["\\`$])*)"', value)
    assert " ".join(f'"{argument}"' for argument in arguments) == value
    unquoted = [re.sub(r'\\(["\\`$])', r"\1", argument) for argument in arguments]
    assert all("%" not in argument.replace("%%", "") for argument in unquoted)
    return [argument.replace("%%", "%") for argument in unquoted]


def test_adding_writes_the_entry_and_every_icon_and_removing_takes_them_away(share: Path) -> None:
    assert not applications_menu.present()
    applications_menu.add(NAMES, COMMENTS, ICONS)
    assert applications_menu.present()
    assert written(share) == [
        "applications/simplesimon.desktop",
        "icons/hicolor/128x128/apps/simplesimon.png",
        "icons/hicolor/16x16/apps/simplesimon.png",
    ]
    assert (share / "icons/hicolor/128x128/apps/simplesimon.png").read_bytes() == b"png of 128"
    applications_menu.remove()
    assert not applications_menu.present()
    assert written(share) == []


def test_other_programs_icons_and_entries_stay(share: Path) -> None:
    others = [share / "applications/other.desktop", share / "icons/hicolor/16x16/apps/other.png",
              share / "icons/hicolor/index.theme"]
    for path in others:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"theirs")
    applications_menu.add(NAMES, COMMENTS, ICONS)
    applications_menu.remove()
    assert written(share) == sorted(str(path.relative_to(share)) for path in others)


def test_removing_what_is_not_there_is_no_error(share: Path) -> None:
    applications_menu.remove()


def test_adding_again_replaces_the_entry(share: Path) -> None:
    applications_menu.add(NAMES, COMMENTS, ICONS)
    applications_menu.add({"en": "Another"}, COMMENTS, ICONS)
    assert "Name=Another\n" in (share / "applications/simplesimon.desktop").read_text(encoding="utf-8")


@pytest.mark.parametrize("data_home", ["share", "./share", ""])
def test_a_relative_or_empty_data_home_is_ignored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data_home: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", data_home)
    monkeypatch.setenv("HOME", str(tmp_path))
    applications_menu.add(NAMES, COMMENTS, ICONS)
    assert (tmp_path / ".local/share/applications/simplesimon.desktop").exists()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-validate is not installed")
@pytest.mark.parametrize("folder", ["/opt/games", "/home/é ü/50 % off #1/it's \"so\" $HOME `x` \\ a&b;(c)"])
def test_desktop_file_validate_has_nothing_to_say(tmp_path: Path, folder: str) -> None:
    path = tmp_path / "simplesimon.desktop"
    text = applications_menu.entry_text(["/usr/bin/python3", folder + "/simplesimon.pyw"], NAMES, COMMENTS)
    path.write_text(text, encoding="utf-8")
    check = subprocess.run(["desktop-file-validate", str(path)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert (check.returncode, check.stdout) == (0, b"")


@pytest.mark.parametrize(
    "folder", ["/a b", "/50%", "/%f", "/#1", "/é", '/"', "/'", "/$HOME", "/`id`", "/back\\slash", "/a;b&c|d", "/シ\t~*?()<>"]
)
def test_the_entry_starts_a_game_in_any_folder(folder: str) -> None:
    command = ["/usr/bin/python3", folder + "/simplesimon.pyw"]
    assert command_of(applications_menu.entry_text(command, NAMES, COMMENTS)) == command


@pytest.mark.skipif(not shutil.which("gio"), reason="gio, GNOME's own launcher, is not installed")
def test_a_desktop_really_starts_it_from_an_unlikely_folder(tmp_path: Path) -> None:
    folder = tmp_path / "é ü 50 % %f #1 it's \"so\" $HOME `id` \\ a;b&(c)"
    folder.mkdir()
    launcher = folder / "simplesimon.pyw"
    launcher.write_text("import os, sys\nopen(os.path.join(sys.argv[1], 'started'), 'w').write(sys.argv[0])\n")
    entry = tmp_path / "simplesimon.desktop"
    command = [sys.executable, str(launcher), str(tmp_path)]
    entry.write_text(applications_menu.entry_text(command, NAMES, COMMENTS), encoding="utf-8")
    subprocess.run(["gio", "launch", str(entry)], check=True, timeout=20)
    end = time.monotonic() + 10
    while not (tmp_path / "started").exists() or not (tmp_path / "started").read_text():
        assert time.monotonic() < end, "nothing was started"
        time.sleep(0.02)
    assert (tmp_path / "started").read_text() == str(launcher)


def test_names_stand_in_their_languages() -> None:
    entry = keys(applications_menu.entry_text(["x"], NAMES, COMMENTS))
    assert entry["Name"] == "Simple Simon"
    assert entry["Name[ja]"] == "シンプルサイモン"
    assert entry["Comment[id]"] == "Solitaire dengan semua kartu terbuka"
    assert "Name[en]" not in entry


def test_the_window_is_of_the_class_that_the_entry_names(program: Any) -> None:
    entry = keys(applications_menu.entry_text(["x"], NAMES, COMMENTS))
    assert program.root.winfo_class() == entry["StartupWMClass"]


def test_the_entry_starts_this_copy_of_the_game() -> None:
    launcher = Path(__file__).resolve().parents[2] / "simplesimon.pyw"
    assert applications_menu.starting_command() == [sys.executable, str(launcher)]


@pytest.mark.parametrize("around, tail", [("game.pyz", ["game.pyz"]), ("site-packages", ["-m", "simplesimon"])])
def test_the_entry_starts_a_zip_file_or_an_installed_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, around: str, tail: List[str]
) -> None:
    if around.endswith(".pyz"):
        (tmp_path / around).write_bytes(b"")
        tail = [str((tmp_path / around).resolve())]
    module = tmp_path / around / "simplesimon" / "system" / "applications_menu.py"
    monkeypatch.setattr(applications_menu, "__file__", str(module))
    assert applications_menu.starting_command() == [sys.executable] + tail


@pytest.mark.parametrize("platform, has_menu", [("linux", True), ("freebsd14", True), ("win32", False), ("darwin", False)])
def test_only_unix_desktops_have_such_a_menu(monkeypatch: pytest.MonkeyPatch, platform: str, has_menu: bool) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert applications_menu.available() is has_menu
