"""Ending by a signal, with a real and idle event loop."""
from __future__ import annotations

import os
import signal
import sys
import threading
import time
import tkinter
from types import SimpleNamespace
from typing import Any, Callable, Dict, Iterator, List

import pytest
from driver import pump

from simplesimon.system.termination import on_session_save, on_termination

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals between processes")


@pytest.fixture
def root(display: None) -> Iterator[tkinter.Tk]:
    window = tkinter.Tk()
    yield window
    window.destroy()


@pytest.fixture
def nothing_ignored() -> Iterator[None]:
    """A shell's background job ignores SIGINT from the start, and what nohup starts SIGHUP: here nothing is."""
    ignored = [number for number in (signal.SIGINT, signal.SIGHUP) if signal.getsignal(number) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


def after_a_moment(action: Callable[[], object]) -> threading.Thread:
    thread = threading.Timer(0.1, action)
    thread.start()
    return thread


@unix
@pytest.mark.usefixtures("nothing_ignored")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_an_idle_event_loop_at_once(root: tkinter.Tk, name: str) -> None:
    sent: List[float] = []
    heard: List[float] = []

    def send() -> None:
        sent.append(time.monotonic())
        os.kill(os.getpid(), getattr(signal, name))

    def end() -> None:
        heard.append(time.monotonic())
        root.quit()

    pump(root, root.winfo_viewable)
    # Ends the test where the signal is not heard.
    limit = root.after(5000, root.quit)
    restore = on_termination(root, end)
    thread = after_a_moment(send)
    root.mainloop()
    thread.join()
    root.after_cancel(limit)
    restore()
    assert heard and heard[0] - sent[0] < 0.5


@unix
def test_afterwards_signals_are_as_before(root: tkinter.Tk) -> None:
    before = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)]
    files = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    on_termination(root, root.quit)()
    assert before == [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)]
    assert signal.set_wakeup_fd(-1) == -1
    if files:
        assert len(os.listdir("/proc/self/fd")) == files


@unix
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_windows_in_one_process_the_one_that_is_left_hears_the_signal(root: tkinter.Tk, first: int) -> None:
    before = signal.getsignal(signal.SIGTERM)
    other = tkinter.Tk()
    heard: List[str] = []
    restore = [on_termination(root, lambda: heard.append("0")), on_termination(other, lambda: heard.append("1"))]
    restore.pop(first)()
    os.kill(os.getpid(), signal.SIGTERM)
    pump(root, lambda: heard)
    assert heard == [str(1 - first)]
    restore.pop()()
    other.destroy()
    assert signal.getsignal(signal.SIGTERM) == before


@unix
def test_a_hangup_that_is_ignored_from_the_start_stays_ignored(root: tkinter.Tk) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        restore = on_termination(root, root.quit)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        restore()
    finally:
        signal.signal(signal.SIGHUP, before)


@unix
def test_a_fault_while_ending_reaches_the_handler_of_callback_faults(root: tkinter.Tk) -> None:
    faults: List[Any] = []
    root.report_callback_exception = lambda *fault: faults.append(fault)

    def fail() -> None:
        raise OSError("the disk is full")

    restore = on_termination(root, fail)
    os.kill(os.getpid(), signal.SIGTERM)
    pump(root, lambda: faults)
    restore()
    assert str(faults[0][1]) == "the disk is full"


def test_a_session_manager_of_x11_is_answered_after_everything_is_saved(root: tkinter.Tk) -> None:
    if root.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("of X11 alone")
    command = ["python3", "/a folder/simplesimon.pyw"]
    commands_when_saved: List[Any] = []
    on_session_save(root, lambda: commands_when_saved.append(root.wm_command()), command)
    root.tk.eval(root.protocol("WM_SAVE_YOURSELF"))
    assert len(commands_when_saved) == 1 and not commands_when_saved[0]
    assert list(root.tk.splitlist(root.wm_command())) == command


def test_a_fault_while_saving_leaves_no_session_manager_waiting(root: tkinter.Tk) -> None:
    if root.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("of X11 alone")
    faults: List[Any] = []
    root.report_callback_exception = lambda *fault: faults.append(fault)

    def fail() -> None:
        raise OSError("the disk is full")

    on_session_save(root, fail, ["simplesimon"])
    root.tk.eval(root.protocol("WM_SAVE_YOURSELF"))
    assert str(faults[0][1]) == "the disk is full"
    assert root.wm_command()


def test_other_systems_have_no_such_session_manager() -> None:
    window = SimpleNamespace(tk=SimpleNamespace(call=lambda *words: "win32"), protocol=pytest.fail)
    on_session_save(window, lambda: None, [])  # type: ignore[arg-type]


def test_on_windows_the_end_of_the_session_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    protocols: Dict[str, Any] = {}
    window = SimpleNamespace(protocol=protocols.__setitem__)
    ended: List[bool] = []
    monkeypatch.setattr(sys, "platform", "win32")
    restore = on_termination(window, lambda: ended.append(True))  # type: ignore[arg-type]
    protocols["WM_SAVE_YOURSELF"]()
    restore()
    assert ended == [True]
    assert protocols["WM_SAVE_YOURSELF"] == ""
