"""Real windows for tests, on a screen of their own where there is Xvfb, and folders of their own.

Knows nothing of what the tests look at.
"""
from __future__ import annotations

import os
import shutil
import sys
import traceback
from pathlib import Path
from typing import Any, Callable, Iterator, List, Optional

import pytest
from screen import NoScreen, Screen


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keeps every test, and what it starts, away from a person's files; gives the program's folder."""
    home = tmp_path / "home"
    monkeypatch.setenv("SIMPLESIMON_HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    # Tests read English, whatever the language of the person who runs them.
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    return home


@pytest.fixture(scope="session")
def display() -> Iterator[None]:
    """A screen to open windows on; a test that asks for it is skipped, or fails, where there is none."""
    try:
        import tkinter  # noqa: F401
    except ImportError:
        _no_window("this Python has no tkinter")
    own = Screen()
    try:
        own.open()
    except NoScreen as problem:
        _no_window(str(problem))
    yield
    own.close()


@pytest.fixture
def window_manager(display: None) -> None:
    """For tests of full screen and of maximised windows, which do nothing where nobody manages windows."""
    if sys.platform not in ("win32", "darwin") and shutil.which("Xvfb") and not shutil.which("openbox"):
        _no_window("openbox is not installed")


@pytest.fixture
def faults() -> List[Any]:
    """The exceptions that Tk's callbacks raised. A test that provokes one clears the list again."""
    return []


@pytest.fixture
def open_program(display: None, own_folders: Path, faults: List[Any]) -> Iterator[Callable[..., Any]]:
    """``open_program(code=None)`` opens the whole program, mapped and with the focus, as often as it is called.

    The test fails if a callback raised, which pytest alone would not notice; what is still open is closed.
    """
    opened: List[Any] = []

    def open_one(code: Optional[str] = None, data_dir: Optional[Path] = None) -> Any:
        from driver import pump
        from simplesimon.app import create

        program = create(data_dir=str(data_dir or own_folders), code=code)
        opened.append(program)
        shown = program.root.report_callback_exception

        def note(*fault: Any) -> None:
            faults.append(fault)
            shown(*fault)

        program.root.report_callback_exception = note
        pump(program.root, program.root.winfo_viewable)
        program.root.focus_force()
        pump(program.root, program.root.focus_get)
        return program

    yield open_one
    for program in opened:
        program.close()
    if faults:
        pytest.fail("a callback raised:\n" + "".join(traceback.format_exception(*faults[0])))


@pytest.fixture
def program(open_program: Callable[..., Any]) -> Any:
    """The program with the deal of the worked example, SS1-S1-AAAAABD."""
    return open_program("SS1-S1-AAAAABD")


def _no_window(reason: str) -> None:
    if os.environ.get("SIMPLESIMON_REQUIRE_DISPLAY") == "1":
        pytest.fail(reason)
    pytest.skip(reason)
