"""What the windows beside the program's own have in common: nothing is left of one that is closed."""
from __future__ import annotations

import gc
import tkinter
from typing import Any, Tuple

import pytest
from driver import pump, timers


@pytest.mark.parametrize("moment", ["before anything is drawn", "when all is drawn"])
@pytest.mark.parametrize("name", ["show_help", "show_example"])
def test_a_closed_window_gives_everything_back_at_once(program: Any, name: str, moment: str) -> None:
    """Not only when garbage is collected: that may happen in the thread that writes files, which would wait for Tk."""
    open_and_close(program, name, moment)
    gc.collect()
    before = left(program)
    gc.disable()
    try:
        open_and_close(program, name, moment)
        after = left(program)
    finally:
        gc.enable()
    assert after == before


def open_and_close(program: Any, name: str, moment: str) -> None:
    pump(program.root, lambda: not timers(program.root))
    getattr(program.controller, name)()
    if moment == "when all is drawn":
        pump(program.root, lambda: not timers(program.root))
    (window,) = [child for child in program.root.winfo_children() if isinstance(child, tkinter.Toplevel)]
    program.root.tk.call(window.protocol("WM_DELETE_WINDOW"))


def left(program: Any) -> Tuple[int, int, int]:
    """How many images, variables and commands of Tcl there are."""
    call = program.root.tk.call
    counted = call("image", "names"), call("info", "globals", "PY_VAR*"), call("info", "commands")
    images, variables, commands = (len(program.root.tk.splitlist(names)) for names in counted)
    return images, variables, commands
