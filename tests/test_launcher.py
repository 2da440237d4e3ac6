"""What a double click on simplesimon.pyw does, on good systems and on bad ones, each in a process of its own."""
from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterator, List, Optional

import pytest
from launching import each_old_python, refused

TOP = Path(__file__).resolve().parents[1]
LAUNCHER = TOP / "simplesimon.pyw"
CODE = "SS1-S4-AAAAABD"

unix = pytest.mark.skipif(sys.platform == "win32", reason="of Unix alone")


def run(
    *arguments: object, python: str = sys.executable, cwd: Optional[Path] = None, **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Runs a Python to its end, with no screen to open a window on."""
    blind = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [python] + [str(argument) for argument in arguments],
        env=dict(blind, PYTHONIOENCODING="utf-8", **environment),
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=30,
    )


def with_settings(settings: str) -> List[str]:
    """Arguments of a Python that starts the launcher after ``settings``."""
    return ["-c", f"import sys\n{settings}\nimport runpy\nrunpy.run_path({str(LAUNCHER)!r}, run_name='__main__')"]


@each_old_python
def test_an_old_python_says_what_it_lacks(python: str) -> None:
    assert "needs Python 3.8 or newer, and this is Python 3." in refused(run(LAUNCHER, python=python))
    assert "needs Python 3.8 or newer" in refused(run("-m", "simplesimon", python=python, cwd=TOP))


def test_a_python_that_reports_itself_too_old_is_believed() -> None:
    sentence = refused(run(*with_settings("sys.version_info = (3, 7, 9, 'final', 0)")))
    assert "this is Python 3.7.9" in sentence


@pytest.mark.parametrize("start", [[str(LAUNCHER)], ["-m", "simplesimon"]])
def test_without_tkinter_one_sentence_names_what_to_install(tmp_path: Path, start: List[str]) -> None:
    (tmp_path / "tkinter.py").write_text("raise ImportError('No module named _tkinter')")
    assert "needs tkinter" in refused(run(*start, PYTHONPATH=str(tmp_path), cwd=TOP))


@unix
@pytest.mark.skipif(sys.platform == "darwin", reason="macOS always has a screen")
@pytest.mark.parametrize("display", ["", ":9999"])
def test_without_a_display_one_sentence_asks_for_a_desktop(display: str) -> None:
    assert "graphical desktop" in refused(run(LAUNCHER, PATH="", DISPLAY=display))


def test_version_needs_no_display() -> None:
    import simplesimon

    process = run(LAUNCHER, "--version")
    assert (process.returncode, process.stderr) == (0, "")
    assert simplesimon.__version__ in process.stdout


def test_help_needs_no_display_and_shows_how_a_code_is_given() -> None:
    process = run(LAUNCHER, "--help")
    assert (process.returncode, process.stderr) == (0, "")
    assert "simplesimon" in process.stdout.lower() and "--version" in process.stdout


@pytest.mark.parametrize("code", ["SS1-S3-AAAAABD", "nonsense", "", "é元", "x" * 10000])
def test_a_bad_code_gives_one_line_and_status_2(code: str) -> None:
    process = run(LAUNCHER, code)
    assert process.returncode == 2
    assert len(process.stderr.splitlines()) == 1
    assert process.stdout == ""


@pytest.mark.parametrize("arguments", ["--version", "--help", "nonsense"])
def test_without_any_stream_nothing_goes_wrong(tmp_path: Path, arguments: str) -> None:
    # What would have been an exception is written to a file, since there is no stream to see it on.
    settings = (
        f"sys.argv[1:] = [{arguments!r}]\nsys.stdin = sys.stdout = sys.stderr = None\n"
        f"sys.excepthook = lambda *fault: open({str(tmp_path / 'fault')!r}, 'w').write(repr(fault))"
    )
    process = run(*with_settings(settings))
    assert process.returncode == (2 if arguments == "nonsense" else 0)
    assert not (tmp_path / "fault").exists()


@unix
def test_the_file_manager_can_start_it() -> None:
    assert os.access(str(LAUNCHER), os.X_OK)
    assert LAUNCHER.read_bytes().startswith(b"#!/usr/bin/env python3\n")


class Started:
    """A game that runs in a process of its own until it is ended."""

    def __init__(self, command: List[str], home: Path, cwd: Path, **environment: str) -> None:
        self.home = home
        self.process = subprocess.Popen(
            command,
            env=dict(os.environ, SIMPLESIMON_HOME=str(home), **environment),
            cwd=str(cwd),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def wait_for_the_game(self) -> str:
        """The text of the game in progress, once there is one."""
        end = time.monotonic() + 20
        while not (self.home / "game.json").exists():
            assert self.process.poll() is None and time.monotonic() < end, self.end()
            time.sleep(0.02)
        return (self.home / "game.json").read_text(encoding="utf-8")

    def end(self) -> bytes:
        """Ends it as a log-out does, and gives what it printed."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=20)[0]


@pytest.fixture
def unlikely_folder(tmp_path: Path) -> Iterator[Path]:
    """A copy of the program in a folder whose name has everything that quoting forgets."""
    folder = tmp_path / "Juegos é 100% #1 'für' \"x\""
    folder.mkdir()
    shutil.copytree(str(TOP / "simplesimon"), str(folder / "simplesimon"), ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(str(LAUNCHER), str(folder))
    yield folder


@unix
def test_it_starts_from_an_unlikely_folder_through_a_link_and_from_the_root(
    display: None, own_folders: Path, unlikely_folder: Path, tmp_path: Path
) -> None:
    link = tmp_path / "a link"
    link.symlink_to(unlikely_folder / "simplesimon.pyw")
    started = Started([sys.executable, str(link), CODE], own_folders, Path("/"))
    assert CODE in started.wait_for_the_game()
    assert started.end() == b""
    assert started.process.returncode == 0


@unix
def test_nothing_is_written_to_the_working_folder_and_the_log_out_ends_it_in_good_order(
    display: None, own_folders: Path, tmp_path: Path
) -> None:
    working = tmp_path / "working"
    working.mkdir()
    started = Started([sys.executable, "-W", "error", "-X", "dev", str(LAUNCHER), CODE], own_folders, working)
    started.wait_for_the_game()
    assert started.end() == b""
    assert started.process.returncode == 0
    assert list(working.iterdir()) == []


@unix
def test_a_safe_path_does_not_keep_it_from_its_own_package(display: None, own_folders: Path, tmp_path: Path) -> None:
    link = tmp_path / "a link"
    link.symlink_to(LAUNCHER)
    started = Started([sys.executable, str(link), CODE], own_folders, tmp_path, PYTHONSAFEPATH="1")
    started.wait_for_the_game()
    assert started.end() == b""
