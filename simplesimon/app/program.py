"""The program as a whole: it makes the parts, joins them, and ends them.

The one place that knows all parts; it decides nothing about the game.
"""
from __future__ import annotations

import os
import tkinter
from types import TracebackType
from typing import Optional, Type

from ..commands import commands
from ..controller import Controller
from ..faults import FaultLog
from ..keyboard import Keyboard
from ..model import GameCode
from ..storage import Storage
from ..system import requirements
from ..system.applications_menu import WINDOW_CLASS, starting_command
from ..system.scaling import adopt_desktop_scale
from ..system.termination import on_session_save, on_termination
from ..system.windows import prepare_before_window
from ..view.window import Window
from .desktop import desktop_commands
from .keeper import Keeper


class Program:
    """The whole program on ``root``, its window open and its main loop not entered."""

    def __init__(self, root: tkinter.Tk, folder: Optional[str], code: Optional[GameCode]) -> None:
        self.root = root
        self._folder = folder
        self._faults = FaultLog(folder)
        self._closed = False
        root.report_callback_exception = self._report
        root.createcommand("bgerror", self._report_of_tcl)
        self._window = Window(root, folder)
        self._keeper = Keeper(root, Storage(folder), self._window.tell)
        self.board = self._window.board
        self.controller = Controller(self._window, self._keeper)
        table = {**commands(self.controller, Keyboard(self.controller)), **desktop_commands(self._notify)}
        self._window.connect(self.controller, table, self.controller.change, self.close)
        self._window.build(self.controller.settings)
        self._restore_signals = on_termination(root, self.controller.quit)
        # What is being saved is finished; the rest is saved after each action anyway.
        on_session_save(root, self._keeper.finish, starting_command())
        self.controller.start(code)
        self._window.open()

    def _notify(self, key: str) -> None:
        self._window.notify(key)
        self._window.refresh()

    def _report(self, kind: Type[BaseException], fault: BaseException, trace: Optional[TracebackType]) -> None:
        """A callback raised: the fault is written down, and told once for each kind."""
        entry = self._faults.record(kind, fault, trace)
        if not self._faults.seen(entry) and not self._closed:
            log = None if self._folder is None else os.path.join(self._folder, "faults.log")
            self._window.tell_fault(f"{kind.__name__}: {fault}\n{entry}", log)

    def _report_of_tcl(self, message: str) -> None:
        """Tcl itself failed in the background, where no callback of Python's was running."""
        self._report(tkinter.TclError, tkinter.TclError(message), None)

    def close(self) -> None:
        """Ends the program: what is being saved is finished, the window goes. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self._restore_signals()
        self._keeper.close()
        # What a timer would call goes with the window, and Tcl would complain of that.
        for timer in self.root.tk.splitlist(self.root.tk.call("after", "info")):
            self.root.tk.call("after", "cancel", timer)
        self.root.destroy()


def build(folder: Optional[str], code: Optional[GameCode]) -> Program:
    """The program with its files in ``folder``; raises SystemExit, having said why, where no window can be opened."""
    prepare_before_window()
    try:
        root = tkinter.Tk(className=WINDOW_CLASS)
    except tkinter.TclError as error:
        requirements.stop(requirements.window_refused(str(error)))
        raise
    root.withdraw()
    adopt_desktop_scale(root)
    try:
        return Program(root, folder, code)
    except BaseException:
        root.destroy()
        raise
