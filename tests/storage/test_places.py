"""Where the folder is, on each platform."""
from __future__ import annotations

import os

import pytest

from simplesimon.storage import data_folder


def test_linux_keeps_to_the_folders_of_the_desktop() -> None:
    assert data_folder({}, "linux", "/home/ada") == "/home/ada/.local/share/simplesimon"
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux", "/home/ada") == "/data/simplesimon"


def test_a_relative_data_home_is_ignored() -> None:
    assert data_folder({"XDG_DATA_HOME": "data"}, "linux", "/home/ada") == "/home/ada/.local/share/simplesimon"


def test_windows_and_macos_have_their_own_places() -> None:
    roaming = {"APPDATA": r"C:\Users\Ada\AppData\Roaming"}
    assert data_folder(roaming, "win32", r"C:\Users\Ada") == r"C:\Users\Ada\AppData\Roaming\SimpleSimon"
    assert data_folder({}, "win32", r"C:\Users\Ada") == r"C:\Users\Ada\AppData\Roaming\SimpleSimon"
    assert data_folder({}, "darwin", "/Users/ada") == "/Users/ada/Library/Application Support/SimpleSimon"


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_the_chosen_folder_comes_before_the_platforms(platform: str) -> None:
    assert data_folder({"SIMPLESIMON_HOME": "/games"}, platform, "/home/ada") == os.path.abspath("/games")


def test_a_chosen_folder_with_a_tilde_is_in_the_home_and_not_in_the_working_folder() -> None:
    assert data_folder({"SIMPLESIMON_HOME": "~/simon"}, "linux", "/home/ada") == "/home/ada/simon"


def test_a_relative_chosen_folder_does_not_move_with_the_working_folder() -> None:
    chosen = data_folder({"SIMPLESIMON_HOME": "simon"}, "linux", "/home/ada")
    assert chosen == os.path.join(os.getcwd(), "simon")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_without_a_home_there_is_no_folder(platform: str) -> None:
    assert data_folder({}, platform, "~") is None
