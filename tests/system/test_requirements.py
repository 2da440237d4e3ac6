"""What a person reads where the game cannot run, on every kind of system."""
from __future__ import annotations

import ctypes
import io
import os
import shutil
import subprocess
import sys
import tkinter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, List

import pytest

from simplesimon.system import requirements


class Terminal(io.StringIO):
    """A standard error that a person reads."""

    def isatty(self) -> bool:
        """A terminal."""
        return True


@pytest.fixture
def no_tkinter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python without tkinter."""
    monkeypatch.setitem(sys.modules, "tkinter", None)


def on_linux(monkeypatch: pytest.MonkeyPatch, *distribution: str, prefix: str = "/usr") -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "base_prefix", prefix)
    monkeypatch.setattr(requirements, "_distribution", lambda: list(distribution))


def test_nothing_is_lacking_where_these_tests_run() -> None:
    assert requirements.lacking() == ""
    requirements.insist()


@pytest.mark.parametrize(
    "distribution, command",
    [
        (["debian"], "sudo apt-get update && sudo apt-get install python3-tk"),
        (["ubuntu", "debian"], "sudo apt-get update && sudo apt-get install python3-tk"),
        (["linuxmint", "ubuntu", "debian"], "sudo apt-get update && sudo apt-get install python3-tk"),
        (["fedora"], "sudo dnf install python3-tkinter"),
        (["rocky", "rhel", "centos", "fedora"], "sudo dnf install python3-tkinter"),
        (["manjaro", "arch"], "sudo pacman -S tk"),
        (["opensuse-leap", "suse", "opensuse"], "sudo zypper install python3-tk"),
        (["alpine"], "sudo apk add python3-tkinter"),
    ],
)
def test_without_tkinter_the_distributions_own_command_is_named(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch, distribution: List[str], command: str
) -> None:
    on_linux(monkeypatch, *distribution)
    assert requirements.lacking().endswith(f'install it with "{command}".')


def test_without_tkinter_on_an_unknown_distribution_the_software_manager_is_named(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_linux(monkeypatch, "nixos")
    assert "install tkinter for Python 3 with the software manager" in requirements.lacking()


def test_a_python_beside_the_systems_own_is_told_which_one_gets_the_package(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_linux(monkeypatch, "debian", prefix="/opt/python")
    assert "start the game with /usr/bin/python3" in requirements.lacking()


def test_without_tkinter_on_macos_homebrews_python_gets_homebrews_formula(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "base_prefix", "/opt/homebrew/Cellar/python@3.12/3.12.1/Frameworks")
    monkeypatch.setattr(sys, "version_info", (3, 12, 1))
    assert '"brew install python-tk@3.12"' in requirements.lacking()


def test_without_tkinter_on_macos_other_pythons_are_sent_to_python_org(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "base_prefix", "/Library/Frameworks/Python.framework/Versions/3.12")
    assert "https://www.python.org/downloads/" in requirements.lacking()


def test_without_tkinter_on_windows_the_installers_tick_box_is_named(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert 'tick "tcl/tk and IDLE"' in requirements.lacking()


@pytest.mark.parametrize(
    "prefix, remedy", [("/usr", "https://www.python.org/downloads/"), ("/opt/python", "/usr/bin/python3")]
)
def test_too_old_a_python_is_named_with_a_newer_one_to_use(
    monkeypatch: pytest.MonkeyPatch, prefix: str, remedy: str
) -> None:
    on_linux(monkeypatch, "debian", prefix=prefix)
    monkeypatch.setattr(sys, "version_info", (3, 7, 16, "final", 0))
    sentence = requirements.lacking()
    assert "Python 3.8 or newer" in sentence and "Python 3.7.16" in sentence and remedy in sentence


def test_too_old_a_tk_as_apples_own_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(tkinter, "TkVersion", 8.5)
    sentence = requirements.lacking()
    assert "Tk 8.5" in sentence and "https://www.python.org/downloads/" in sentence


def test_tk_9_is_new_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tkinter, "TkVersion", 9.0)
    assert requirements.lacking() == ""


def test_without_a_display_the_desktop_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    sentence = requirements.window_refused("no display name and no $DISPLAY environment variable")
    assert "graphical desktop" in sentence


def test_a_wayland_desktop_without_an_x_server_is_told_to_install_one(monkeypatch: pytest.MonkeyPatch) -> None:
    on_linux(monkeypatch, "fedora", prefix="/opt/python")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.delenv("DISPLAY", raising=False)
    sentence = requirements.window_refused("no display name and no $DISPLAY environment variable")
    assert sentence.endswith('"sudo dnf install xorg-x11-server-Xwayland".')


def test_a_broken_tk_is_named_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    on_linux(monkeypatch, "debian")
    sentence = requirements.window_refused("Can't find a usable init.tcl")
    assert "init.tcl" in sentence and "python3-tk" in sentence


def test_the_program_stops_with_status_1_and_one_sentence(
    no_tkinter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with pytest.raises(SystemExit) as stopped:
        requirements.insist()
    assert stopped.value.code == 1
    assert terminal.getvalue().count("\n") == 1


def test_a_message_on_a_terminal_opens_no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    on_linux(monkeypatch, "debian")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(requirements, "_starts", lambda command: pytest.fail("a box was opened"))
    # A shell leads the session, whatever started these tests.
    monkeypatch.setattr(os, "getsid", lambda process: -1)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    requirements.show_fatal("No luck.")
    assert terminal.getvalue() == "No luck.\n"


@pytest.mark.parametrize("installed", ["zenity", "kdialog", "xmessage", "notify-send"])
def test_without_a_terminal_the_message_is_shown_by_what_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, installed: str
) -> None:
    shown = tmp_path / "shown"
    program = tmp_path / "bin" / installed
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{shown}"\n')
    program.chmod(0o755)
    env = shutil.which("env")
    assert env is not None
    program.with_name("env").symlink_to(env)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", str(program.parent))
    requirements.show_fatal('50 % "luck" <b>')
    assert '50 % "luck" <b>' in shown.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="of Unix alone")
def test_xmessage_is_told_to_write_japanese_also_where_the_locale_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # Without either, xmessage of Debian 13 showed accented letters in place of the sentence, or nothing.
    shown = tmp_path / "shown"
    (tmp_path / "xmessage").write_text(f'#!/bin/sh\nprintf "%s\\n" "$LC_ALL" "$@" > "{shown}"\n')
    (tmp_path / "xmessage").chmod(0o755)
    for name in ("zenity", "kdialog"):
        (tmp_path / name).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    monkeypatch.setenv("PATH", str(tmp_path) + os.pathsep + os.environ["PATH"])
    requirements.show_fatal("始められません。")
    locale, *arguments = shown.read_text(encoding="utf-8").splitlines()
    assert locale == "C.UTF-8" and "*international: true" in arguments and "始められません。" in arguments


@pytest.mark.skipif(sys.platform == "win32", reason="of Unix alone")
@pytest.mark.parametrize("reader, boxes", [("a pipe", 0), ("a file", 1)])
def test_a_box_opens_only_where_nobody_reads_standard_error(tmp_path: Path, reader: str, boxes: int) -> None:
    (tmp_path / "zenity").write_text(f"#!/bin/sh\n: > '{tmp_path}/shown'\n")
    (tmp_path / "zenity").chmod(0o755)
    log = tmp_path / "xsession-errors"
    with open(str(log), "wb") as file:
        process = subprocess.run(
            [sys.executable, "-c", "from simplesimon.system import requirements; requirements.show_fatal('No luck.')"],
            cwd=str(Path(__file__).resolve().parents[2]),
            env=dict(os.environ, PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}", DISPLAY=":0"),
            stderr=file if boxes else subprocess.PIPE,
        )
    assert (log.read_bytes() if boxes else process.stderr) == b"No luck.\n"
    assert (tmp_path / "shown").exists() == bool(boxes)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="of Unix desktops alone")
@pytest.mark.parametrize("opened_for_it, boxes", [(True, 1), (False, 0)])
def test_a_box_opens_where_the_terminal_closes_with_the_program(
    tmp_path: Path, opened_for_it: bool, boxes: int
) -> None:
    import pty

    (tmp_path / "zenity").write_text(f"#!/bin/sh\n: > '{tmp_path}/shown'\n")
    (tmp_path / "zenity").chmod(0o755)
    master, terminal = pty.openpty()
    subprocess.run(
        [sys.executable, "-c", "from simplesimon.system import requirements; requirements.show_fatal('No luck.')"],
        cwd=str(Path(__file__).resolve().parents[2]),
        env=dict(os.environ, PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}", DISPLAY=":0"),
        stderr=terminal,
        start_new_session=opened_for_it,
    )
    assert os.read(master, 100).startswith(b"No luck.")
    os.close(master)
    os.close(terminal)
    assert (tmp_path / "shown").exists() == bool(boxes)


def test_a_box_that_cannot_open_leaves_the_message_to_the_next_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, script in (("zenity", "exit 1"), ("xmessage", f"touch {tmp_path / 'shown'}")):
        (tmp_path / name).write_text("#!/bin/sh\n" + script + "\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", str(tmp_path) + os.pathsep + os.environ["PATH"])
    requirements.show_fatal("No luck.")
    assert (tmp_path / "shown").exists()


def test_without_a_terminal_on_macos_osascript_gets_the_text_as_an_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: List[Any] = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "stderr", None)

    def start(command: Any, **_: Any) -> SimpleNamespace:
        commands.append(command)
        return SimpleNamespace(poll=lambda: 0)

    monkeypatch.setattr(subprocess, "Popen", start)
    requirements.show_fatal('a "quoted" word')
    (command,) = commands
    assert command[0] == "osascript" and command[-1] == 'a "quoted" word'


def windows(monkeypatch: pytest.MonkeyPatch, processes_on_console: int) -> List[Any]:
    boxes: List[Any] = []
    library = SimpleNamespace(
        user32=SimpleNamespace(MessageBoxW=lambda *arguments: boxes.append(arguments)),
        kernel32=SimpleNamespace(GetConsoleProcessList=lambda array, count: processes_on_console),
    )
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    return boxes


def test_under_pythonw_a_windows_message_box_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = windows(monkeypatch, processes_on_console=0)
    monkeypatch.setattr(sys, "stderr", None)
    requirements.show_fatal("No luck.")
    assert boxes == [(None, "No luck.", "Simple Simon", 0x10)]


def test_a_windows_console_that_closes_at_once_does_not_hide_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = windows(monkeypatch, processes_on_console=1)
    monkeypatch.setattr(sys, "stderr", Terminal())
    requirements.show_fatal("No luck.")
    assert len(boxes) == 1


def test_a_windows_command_prompt_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = windows(monkeypatch, processes_on_console=2)
    monkeypatch.setattr(sys, "stderr", Terminal())
    requirements.show_fatal("No luck.")
    assert boxes == []


def test_a_closed_standard_error_raises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    on_linux(monkeypatch, "debian")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    requirements.show_fatal("No luck.")


def test_this_distribution_is_read_from_os_release() -> None:
    names = requirements._distribution()
    if os.path.exists("/etc/os-release"):
        assert names and all(name == name.strip("\"'") for name in names)
