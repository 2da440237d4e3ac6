"""Ending by the system's wish: a signal, the end of the session.

Knows nothing of what there is to save, and imports no tkinter.
"""
from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Sequence

if TYPE_CHECKING:
    import tkinter

_SIGNAL_NAMES = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")

_READABLE = 2
"""tkinter.READABLE: TCL_READABLE of Tcl's generic/tcl.h."""

# Signals are the process's own: where it holds several windows, the one opened last is asked to end.
_writers: List[int] = []
_handlers_before: Dict[int, Any] = {}


def on_termination(root: tkinter.Tk, function: Callable[[], object]) -> Callable[[], None]:
    """Calls ``function`` as soon as the process is asked to end, also while the event loop has nothing to do.

    Gives the function that puts everything back as it was; call it before ``root`` is destroyed. A signal that was
    ignored from the start (``nohup``) stays ignored.
    """
    if sys.platform == "win32":
        return _on_termination_windows(root, function)
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    os.set_blocking(writer, False)

    def asked(_file: int, _mask: int) -> None:
        os.read(reader, 64)
        _guarded(root, function)

    # Tk sleeps outside Python, where no Python handler runs until the next event. The C handler writes a byte at
    # once, and that byte is an event.
    root.tk.createfilehandler(reader, _READABLE, asked)
    if not _writers:
        _take_signals(lambda _number, _frame: None)
    _writers.append(writer)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)

    def restore() -> None:
        _writers.remove(writer)
        signal.set_wakeup_fd(_writers[-1] if _writers else -1, warn_on_full_buffer=False)
        if not _writers:
            _give_signals_back()
        root.tk.deletefilehandler(reader)
        os.close(reader)
        os.close(writer)

    return restore


def on_session_save(root: tkinter.Tk, save: Callable[[], object], command: Sequence[str]) -> None:
    """Calls ``save`` when a session manager of X11 asks the window of ``root`` to save itself before a log-out.

    The answer it waits for is that the window names the ``command`` that starts it again ("Saving Client State",
    appendix C.2.1 of the Inter-Client Communication Conventions Manual 2.0).
    """
    if root.tk.call("tk", "windowingsystem") != "x11":
        return

    def asked() -> None:
        _guarded(root, save)
        root.wm_command(list(command))  # type: ignore[arg-type]  # tkinter hands a list on as Tcl's

    root.protocol("WM_SAVE_YOURSELF", asked)


def _on_termination_windows(root: tkinter.Tk, function: Callable[[], object]) -> Callable[[], None]:
    # Tk has no file handlers there. Log-out and shutdown arrive as WM_QUERYENDSESSION, which Tk hands on as this
    # protocol message (win/tkWinWm.c); Control+C in a console is seen with the next event.
    root.protocol("WM_SAVE_YOURSELF", lambda: _guarded(root, function))
    _take_signals(lambda _number, _frame: _guarded(root, function))

    def restore() -> None:
        root.protocol("WM_SAVE_YOURSELF", "")
        _give_signals_back()

    return restore


def _take_signals(handler: Callable[[int, object], None]) -> None:
    for name in _SIGNAL_NAMES:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            _handlers_before.setdefault(number, signal.signal(number, handler))


def _give_signals_back() -> None:
    while _handlers_before:
        number, handler = _handlers_before.popitem()
        signal.signal(number, handler)


def _guarded(root: tkinter.Tk, function: Callable[[], object]) -> None:
    # A fault in a file handler would end the main loop instead of reaching the person.
    try:
        function()
    except Exception:
        root.report_callback_exception(*sys.exc_info())
