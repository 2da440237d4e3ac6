"""That all can be read on screens of any density: text grows with the desktop's scale, and no widget gets less room than it needs."""
from __future__ import annotations

import tkinter
from typing import Any, Callable, Iterator, List

import pytest
from driver import EXAMPLE, pump, settled

from simplesimon.model import Settings
from simplesimon.system import scaling
from simplesimon.view.dialogs import close_open_dialog, open_dialog
from simplesimon.view.dialogs.beside import close_windows

OpenProgram = Callable[..., Any]

LANGUAGES = ["en", "id", "ja"]

DIALOGS = ["new_game", "enter_code", "reset_settings", "show_statistics", "show_keys", "show_about", "fault"]
"""The methods of the controller that open one, and what tells a fault."""

DRAWN = ("Canvas", "Text", "Menu")
"""What scrolls, or is drawn to fit, and so has no size that it needs."""


@pytest.fixture
def at_density(open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Any]]:
    """``at_density(dots_per_inch)`` opens the program on a desktop with that setting."""
    if tkinter.TkVersion > 8.6:
        pytest.skip("this Tk asks for the desktop's scale itself")
    probe = tkinter.Tk()
    before = probe.tk.call("tk", "scaling")
    is_x11 = probe.tk.call("tk", "windowingsystem") == "x11"
    probe.update()
    probe.destroy()
    if not is_x11:
        pytest.skip("this system tells Tk its scale itself")
    opened: List[Any] = []

    def open_there(dots_per_inch: int) -> Any:
        monkeypatch.setattr(scaling, "_resources", lambda: f"Xft.dpi: {dots_per_inch}\n")
        program = open_program(EXAMPLE)
        opened.append(program)
        program.controller.change(motion="off")
        return program

    yield open_there
    # Tk keeps the scale with the display, which all windows of this process share.
    for program in opened:
        program.root.tk.call("tk", "scaling", before)


def parts(widget: tkinter.Misc) -> Iterator[tkinter.Misc]:
    """All that is seen in a window, but not in other windows."""
    for child in widget.winfo_children():
        if child.winfo_viewable() and child.winfo_class() != "Toplevel":
            yield child
            yield from parts(child)


def right_of(widget: tkinter.Misc) -> int:
    return widget.winfo_rootx() + widget.winfo_width()


def bottom_of(widget: tkinter.Misc) -> int:
    return widget.winfo_rooty() + widget.winfo_height()


def clipped(window: Any) -> List[str]:
    """What in the window has less room than it needs, and the window itself if it is not on the screen whole."""
    found = []
    for part in parts(window):
        if part.winfo_class() in DRAWN:
            continue
        whole = part.winfo_width() >= part.winfo_reqwidth() and part.winfo_height() >= part.winfo_reqheight()
        # What lies in a canvas is scrolled up and down.
        inside = right_of(part) <= right_of(window) and (bottom_of(part) <= bottom_of(window) or "canvas" in str(part))
        if not (whole and inside):
            found.append(f"{part} {part.winfo_geometry()} of {part.winfo_reqwidth()}x{part.winfo_reqheight()}")
    # A window as wide as the screen has a frame besides.
    fits_across = right_of(window) <= window.winfo_screenwidth() or window.winfo_width() == window.winfo_screenwidth()
    fits_down = bottom_of(window) <= window.winfo_screenheight()
    if not (fits_across and fits_down and window.winfo_rootx() >= 0 and window.winfo_rooty() >= 0):
        found.append(f"{window} {window.winfo_geometry()}")
    return found


def open_by_name(program: Any, name: str) -> Any:
    """Opens the dialog of that name, waits until it is seen, and gives its window."""
    if name == "fault":
        program._window.tell_fault("ValueError: no such card\n" * 30, "/home/somebody/faults.log")
    else:
        getattr(program.controller, name)()
    settled(program.root)
    dialog = open_dialog(program.root)
    assert dialog is not None
    return dialog.window


@pytest.mark.parametrize("dots_per_inch, languages", [(96, ["en"]), (113, ["id"]), (192, ["ja"]), (288, LANGUAGES)])
def test_nothing_is_clipped_at_any_density_in_any_language(
    at_density: Callable[[int], Any], dots_per_inch: int, languages: List[str]
) -> None:
    program = at_density(dots_per_inch)
    wrong = []
    for language in languages:
        program.controller.change(**Settings(motion="off", language=language)._asdict())
        program.root.update()
        wrong += clipped(program.root)
        for name in DIALOGS:
            wrong += [f"{language} {name}: {text}" for text in clipped(open_by_name(program, name))]
            close_open_dialog(program.root)
        for name in ("show_help", "show_example"):
            getattr(program.controller, name)()
            (window,) = [child for child in program.root.winfo_children() if child.winfo_class() == "Toplevel"]
            pump(program.root, window.winfo_viewable)
            wrong += [f"{language} {name}: {text}" for text in clipped(window)]
            close_windows(program.root)
    assert not wrong, "\n".join(wrong)


def test_large_text_shrinks_where_the_screen_is_too_low_for_it(
    at_density: Callable[[int], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tkinter.Misc, "winfo_screenwidth", lambda widget: 1024)
    monkeypatch.setattr(tkinter.Misc, "winfo_screenheight", lambda widget: 600)
    program = at_density(192)
    assert program.root.winfo_width() <= 1024 and program.root.winfo_height() <= 600
    sizes = {}
    for name in DIALOGS:
        window = open_by_name(program, name)
        sizes[name] = window.winfo_width(), window.winfo_height()
        close_open_dialog(program.root)
    assert {name: size for name, size in sizes.items() if size[0] > 1024 or size[1] > 600} == {}
