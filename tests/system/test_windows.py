"""What the game tells Windows, with stand-ins for Windows' calls."""
from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace
from typing import Any, Callable, Dict, List

import pytest

from simplesimon.system import windows


def stand_in(monkeypatch: pytest.MonkeyPatch, **libraries: Dict[str, Callable[..., int]]) -> List[Any]:
    """Makes this system a Windows with these functions; gives the list of calls that are made."""
    calls: List[Any] = []

    def noted(name: str, function: Callable[..., int]) -> Callable[..., int]:
        def call(*arguments: Any) -> int:
            calls.append((name, [getattr(argument, "value", argument) for argument in arguments]))
            return function(*arguments)

        return call

    libraries.setdefault("kernel32", {"GetConsoleProcessList": lambda *_: 0})
    loaded = {
        library: SimpleNamespace(**{name: noted(name, function) for name, function in functions.items()})
        for library, functions in libraries.items()
    }
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(**loaded), raising=False)
    return calls


def names(calls: List[Any]) -> List[str]:
    return [name for name, _ in calls if name != "GetConsoleProcessList"]


def test_windows_10_is_told_per_monitor_awareness_and_an_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = stand_in(
        monkeypatch,
        user32={"SetProcessDpiAwarenessContext": lambda _: 1, "SetProcessDPIAware": lambda: 1},
        shcore={"SetProcessDpiAwareness": lambda _: 0},
        shell32={"SetCurrentProcessExplicitAppUserModelID": lambda _: 0},
    )
    windows.prepare_before_window()
    context = ctypes.c_void_p(-4).value
    assert calls[0] == ("SetProcessDpiAwarenessContext", [context])
    assert calls[1] == ("SetCurrentProcessExplicitAppUserModelID", ["SimpleSimon.SimpleSimon"])


def test_early_windows_10_refuses_the_newest_call_and_gets_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = stand_in(
        monkeypatch,
        user32={"SetProcessDpiAwarenessContext": lambda _: 0, "SetProcessDPIAware": lambda: 1},
        shcore={"SetProcessDpiAwareness": lambda _: 0},
    )
    windows.prepare_before_window()
    assert calls[1] == ("SetProcessDpiAwareness", [2])
    assert "SetProcessDPIAware" not in names(calls)


def test_windows_7_has_only_the_oldest_call(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = stand_in(monkeypatch, user32={"SetProcessDPIAware": lambda: 1})
    windows.prepare_before_window()
    assert names(calls) == ["SetProcessDPIAware"]


def test_a_windows_that_knows_no_such_call_starts_the_game_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, user32={})
    windows.prepare_before_window()


def test_a_console_opened_for_the_game_alone_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = stand_in(
        monkeypatch, kernel32={"GetConsoleProcessList": lambda *_: 1, "FreeConsole": lambda: 1}, user32={}
    )
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, getattr(sys, name))
    windows.prepare_before_window()
    assert names(calls) == ["FreeConsole"]
    assert sys.stdin is sys.stdout is sys.stderr is None


def test_a_persons_own_console_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = stand_in(
        monkeypatch, kernel32={"GetConsoleProcessList": lambda *_: 2, "FreeConsole": lambda: 1}, user32={}
    )
    windows.prepare_before_window()
    assert names(calls) == []
    assert sys.stdout is not None


def test_nothing_is_asked_of_other_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = stand_in(monkeypatch, user32={"SetProcessDPIAware": lambda: 1})
    monkeypatch.setattr(sys, "platform", "linux")
    windows.prepare_before_window()
    assert calls == []
    assert windows.on_a_screen(9000, 9000, 10, 10)


@pytest.mark.parametrize("monitor, visible", [(0, False), (65537, True)])
def test_a_title_bar_between_the_screens_is_on_none(
    monkeypatch: pytest.MonkeyPatch, monitor: int, visible: bool
) -> None:
    asked: List[Any] = []

    def monitor_from_rect(reference: Any, flags: int) -> int:
        rectangle = reference._obj
        asked.append((rectangle.left, rectangle.top, rectangle.right, rectangle.bottom, flags))
        return monitor

    stand_in(monkeypatch, user32={"MonitorFromRect": monitor_from_rect})
    assert windows.on_a_screen(-1900, 20, 800, 40) is visible
    assert asked == [(-1900, 20, -1100, 60, 0)]
