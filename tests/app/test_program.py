"""What has to happen in a certain order while the program is built, and what the end of a session finds."""
from __future__ import annotations

import json
import locale
import os
import shutil
import subprocess
import sys
import tkinter
from pathlib import Path
from typing import Any, Callable, List

import pytest
from driver import EXAMPLE, drag_move

from simplesimon.app import program as program_module
from simplesimon.model import Move

TOP = Path(__file__).resolve().parents[2]

OpenProgram = Callable[..., Any]


def test_windows_is_told_of_sharp_text_before_there_is_a_window(
    open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: List[str] = []
    made = tkinter.Tk

    def make(**options: Any) -> tkinter.Tk:
        order.append("window")
        return made(**options)

    monkeypatch.setattr(program_module, "prepare_before_window", lambda: order.append("told"))
    monkeypatch.setattr(tkinter, "Tk", make)
    open_program(EXAMPLE)
    assert order == ["told", "window"]


def test_text_has_the_desktops_size_before_anything_is_written(
    open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    children: List[Any] = []
    monkeypatch.setattr(program_module, "adopt_desktop_scale", lambda root: children.append(root.winfo_children()))
    open_program(EXAMPLE)
    assert children == [[]]


def test_a_log_out_finds_the_last_move_on_the_disk(open_program: OpenProgram, own_folders: Path) -> None:
    program = open_program(EXAMPLE)
    if program.root.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("the session manager is one of X11")
    program.controller.change(motion="off")
    drag_move(program.board, Move(0, 1, 1))
    program.root.tk.eval(program.root.protocol("WM_SAVE_YOURSELF"))
    assert json.loads((own_folders / "game.json").read_text())["moves"] == [[0, 1, 1]]
    assert str(TOP / "simplesimon.pyw") in program.root.wm_command()


GERMAN = """
import locale, sys
sys.path[:0] = [{top!r}, {tests!r}]
locale.setlocale(locale.LC_ALL, "de_DE.UTF-8")
assert locale.format_string("%.1f", 1.5) == "1,5"
from driver import drag_move, run_for
from simplesimon.app import create
from simplesimon.model import Move
program = create(code="SS1-S1-AAAAABD")
root = program.root
faults = []
root.report_callback_exception = lambda *fault: faults.append(fault)
root.tk.call("tk", "scaling", 1.37)
for size in ("901x655", "777x543", "1033x701"):
    root.geometry(size)
    run_for(root, 0.3)
    program.controller.change(motion="off")
    drag_move(program.board, Move(0, 1, 1))
    program.controller.undo()
program.controller.show_statistics()
program.controller.show_help()
program.controller.show_example()
run_for(root, 0.3)
assert not faults, faults
program.controller.quit()
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language whose decimal mark is a comma: the system's, or one made for the test."""
    try:
        before = locale.setlocale(locale.LC_ALL)
        locale.setlocale(locale.LC_ALL, "de_DE.UTF-8")
        locale.setlocale(locale.LC_ALL, before)
        return
    except locale.Error:
        pass
    made = tmp_path / "locales" / "de_DE.UTF-8"
    made.parent.mkdir()
    if not shutil.which("localedef") or subprocess.run(
        ["localedef", "-i", "de_DE", "-f", "UTF-8", str(made)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ).returncode > 1 or not made.exists():
        pytest.skip("no language with a decimal comma is installed")
    monkeypatch.setenv("LOCPATH", str(made.parent))


def test_a_decimal_comma_and_fractional_sizes_raise_nothing(
    display: None, own_folders: Path, german: None, tmp_path: Path
) -> None:
    script = GERMAN.format(top=str(TOP), tests=str(TOP / "tests"))
    process = subprocess.run([sys.executable, "-W", "error", "-c", script], stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, encoding="utf-8", env=dict(os.environ, LC_ALL="de_DE.UTF-8"),
                             timeout=60)
    assert (process.returncode, process.stdout) == (0, "")
    assert (own_folders / "settings.json").exists()
