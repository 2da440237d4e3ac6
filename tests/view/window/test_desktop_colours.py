"""That desktops of any colours leave every text readable: whoever sets a ground also sets what stands on it."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, Iterator, List, Tuple

import pytest
from driver import EXAMPLE, drag_move, pump, settled

from simplesimon.app import program as program_module
from simplesimon.model import Move
from simplesimon.view.dialogs import close_open_dialog, open_dialog
from simplesimon.view.dialogs.beside import close_windows
from simplesimon.view.theme import THEMES, contrast, hexadecimal

OpenProgram = Callable[..., Any]

DESKTOPS = {
    "plain": {},
    "dark": {"background": "#202020", "foreground": "#f0f0f0", "activeBackground": "#404040",
             "activeForeground": "#ffffff", "selectBackground": "#305080", "selectForeground": "#ffffff",
             "disabledForeground": "#909090", "insertBackground": "#f0f0f0", "highlightBackground": "#202020"},
    "dark grounds alone": {"background": "#202020"},
    "white texts alone": {"foreground": "#ffffff"},
}
"""What desktops put into the X server's resources for all programs of Tk's kind, in the names of "options"."""

PAIRS = [
    ("foreground", "background"), ("activeforeground", "activebackground"), ("selectforeground", "selectbackground"),
]


@pytest.fixture(params=DESKTOPS)
def program_on_desktop(
    request: pytest.FixtureRequest, open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> Any:
    """The program on a desktop that gives every program these colours."""
    colours = DESKTOPS[request.param]

    def take_colours(root: tkinter.Tk) -> None:
        for name, colour in colours.items():
            root.option_add(f"*{name}", colour, "userDefault")

    monkeypatch.setattr(program_module, "adopt_desktop_scale", take_colours)
    return open_program(EXAMPLE)


def widgets(widget: Any) -> Iterator[Any]:
    """The widgets that are seen, and the menus."""
    if widget.winfo_viewable() or widget.winfo_class() == "Menu":
        yield widget
    for child in widget.winfo_children():
        yield from widgets(child)


def hard_to_read(window: Any) -> List[str]:
    """The texts of the window that do not stand out from their ground."""
    faint = {hexadecimal(theme.bar_faint) for theme in THEMES.values()}
    found = []
    for widget in widgets(window):
        if widget.winfo_class() == "Menu":
            # What the desktop's own menus look like is the desktop's affair, as long as nobody changes half of it.
            halves = [name for name in ("foreground", "background") if is_set(widget, name)]
            found += [f"{widget} {halves}"] if len(halves) == 1 else []
            continue
        for text, ground in colours_of(widget):
            if text not in faint and contrast(levels(widget, text), levels(widget, ground)) < 4.5:
                found.append(f"{widget} {widget.winfo_class()}: {text} on {ground}")
    return found


def is_set(widget: Any, option: str) -> bool:
    """Whether the program itself has given the widget this colour."""
    _, name, kind, default, value = widget.configure(option)
    wanted = widget.option_get(name, kind) or default
    return bool(str(value) != str(wanted))


def colours_of(widget: Any) -> Iterator[Tuple[str, str]]:
    """The pairs of text and ground of a widget that shows text."""
    if isinstance(widget, ttk.Widget):
        kind = str(widget.cget("style")) or widget.winfo_class()
        if kind.endswith(("TLabel", "TButton", "TEntry", "TRadiobutton")):
            style = ttk.Style(widget)
            ground = "fieldbackground" if kind.endswith("TEntry") else "background"
            yield style.lookup(kind, "foreground"), style.lookup(kind, ground)
    elif widget.winfo_class() == "Canvas":
        for item in widget.find_all():
            if widget.type(item) == "text" and not widget.find_withtag("table"):
                yield str(widget.itemcget(item, "fill")), ground_of(widget, item)
    else:
        options = widget.keys()
        for text, ground in PAIRS:
            if text in options and ground in options and shows_text(widget):
                yield str(widget.cget(text)), str(widget.cget(ground))


def ground_of(canvas: Any, item: int) -> str:
    """What a text on a canvas stands on: a rectangle below it, else the canvas."""
    grounds = [below for below in canvas.find_overlapping(*canvas.bbox(item)) if canvas.type(below) == "rectangle"]
    return str(canvas.itemcget(grounds[-1], "fill") if grounds else canvas.cget("background"))


def shows_text(widget: Any) -> bool:
    return widget.winfo_class() in ("Text", "Entry") or bool("text" in widget.keys() and widget.cget("text"))


def levels(widget: Any, colour: str) -> Any:
    return [value >> 8 for value in widget.winfo_rgb(colour)]


def test_every_text_can_be_read(program_on_desktop: Any) -> None:
    program = program_on_desktop
    if program.root.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("only X11's desktops colour programs so")
    program.controller.change(motion="off")
    drag_move(program.board, Move(0, 1, 1))
    wrong = []
    for table in THEMES:
        program.controller.change(table=table)
        wrong += [f"{table}: {text}" for text in hard_to_read(program.root)]
    program.controller.show_help()
    program.controller.show_example()
    pages = [child for child in program.root.winfo_children() if child.winfo_class() == "Toplevel"]
    pump(program.root, lambda: len(pages) == 2 and all(page.winfo_viewable() for page in pages))
    wrong += hard_to_read(program.root)
    close_windows(program.root)
    for opener in ("new_game", "enter_code", "show_statistics", "show_keys", "show_about"):
        getattr(program.controller, opener)()
        settled(program.root)
        dialog = open_dialog(program.root)
        assert dialog is not None
        wrong += hard_to_read(dialog.window)
        close_open_dialog(program.root)
    program._window.tell_fault("ValueError", None)
    settled(program.root)
    wrong += hard_to_read(program.root)
    assert not wrong, "\n".join(wrong)
