"""The program with none of the standard streams, as pythonw and desktops start it; each time in a process of its own."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import List

import pytest

TOP = Path(__file__).resolve().parents[2]

# What goes wrong besides is written to a file, since there is no stream to see it on.
SILENCE = """
import os, sys, warnings
sys.path[:0] = [{top!r}, {tests!r}]
def second_fault(*fault):
    with open({seen!r}, "a") as file:
        file.write(repr(fault))
sys.excepthook = sys.unraisablehook = second_fault
sys.stdin = sys.stdout = sys.stderr = sys.__stdin__ = sys.__stdout__ = sys.__stderr__ = None
os.chdir({folder!r})
"""

PLAY = """
from driver import dialog_texts, drag_move, key, pump, settled, timers
from simplesimon.app import create
from simplesimon.model import Move
from simplesimon.view.dialogs import open_dialog
program = create(code="SS1-S1-AAAAABD")
root = program.root
pump(root, root.winfo_viewable)
def fail():
    raise ValueError("a fault of a callback")
def warn():
    warnings.simplefilter("always")
    warnings.warn("a warning")
    warnings.warn("an old way", DeprecationWarning)
root.after(1, warn)
root.after(2, fail)
root.tk.call("after", 3, "no such command")
pump(root, lambda: open_dialog(root))
open_dialog(root).window.focus_force()
settled(root)
assert program._window.words("fault.title") in dialog_texts(root)
pump(root, lambda: not timers(root))
key(root, "Escape")
program.controller.change(motion="off")
drag_move(program.board, Move(0, 1, 1))
assert program.board.position.moves == 1
program.close()
with open("played", "w"):
    pass
"""

BROKEN = """
sys.modules["simplesimon.app.program"] = None
from simplesimon.app import main
main([])
"""


def run_silently(script: str, folder: Path, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    """Runs ``script`` with ``folder`` as its working folder; asserts that nothing went wrong of which nobody was told."""
    seen = folder / "second fault"
    start = SILENCE.format(top=str(TOP), tests=str(TOP / "tests"), seen=str(seen), folder=str(folder))
    process = subprocess.run([sys.executable, "-c", start + script], env=dict(os.environ, **environment), timeout=30)
    assert not seen.exists(), seen.read_text()
    return process


def test_warnings_and_faults_of_callbacks_make_no_second_fault_and_play_goes_on(
    display: None, own_folders: Path, tmp_path: Path
) -> None:
    process = run_silently(PLAY, tmp_path)
    assert process.returncode == 0
    assert (tmp_path / "played").exists()
    log = (own_folders / "faults.log").read_text()
    assert "a fault of a callback" in log
    assert 'invalid command name "no"' in log


@pytest.mark.skipif(sys.platform in ("win32", "darwin") or not shutil.which("sh"), reason="the box is one of Unix")
def test_a_fault_before_the_window_opens_is_shown_and_written_down(
    display: None, own_folders: Path, tmp_path: Path
) -> None:
    box = tmp_path / "bin" / "zenity"
    box.parent.mkdir()
    box.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{tmp_path}/shown"\n')
    box.chmod(0o755)
    process = run_silently(BROKEN, tmp_path, PATH=f"{box.parent}{os.pathsep}{os.environ['PATH']}")
    assert process.returncode == 1
    shown = (tmp_path / "shown").read_text()
    assert "simplesimon.app.program" in shown
    assert str(own_folders / "faults.log") in shown
    assert "simplesimon.app.program" in (own_folders / "faults.log").read_text()


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["nonsense"], ["-x"], ["a", "b"]])
def test_what_would_be_printed_is_shown_in_a_box(own_folders: Path, tmp_path: Path, arguments: List[str]) -> None:
    if sys.platform in ("win32", "darwin"):
        pytest.skip("the box is one of Unix")
    box = tmp_path / "bin" / "zenity"
    box.parent.mkdir()
    box.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{tmp_path}/shown"\n')
    box.chmod(0o755)
    script = f"from simplesimon.app import main\nmain({arguments!r})"
    process = run_silently(script, tmp_path, PATH=f"{box.parent}{os.pathsep}{os.environ['PATH']}", DISPLAY=":0")
    assert process.returncode == (0 if arguments[0] in ("--help", "--version") else 2)
    assert len((tmp_path / "shown").read_text()) > 40
