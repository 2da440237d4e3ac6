"""Where the window comes back after it was closed, in real windows; other systems' windows have a stand-in."""
from __future__ import annotations

import json
import tkinter
from pathlib import Path
from typing import Any, Callable, List

import pytest
from driver import EXAMPLE, key, pump, run_for

from simplesimon.view.window.place import SMALLEST_SIZE, WindowPlace

OpenProgram = Callable[..., Any]

PLACE = "900x700+300+200"
SETTLED = 0.3
"""Seconds after which the program knows the place of a window that was moved."""


def save_place(folder: Path, place: object) -> None:
    """Leaves settings behind with ``place`` as the window's."""
    folder.mkdir(exist_ok=True)
    (folder / "settings.json").write_text(json.dumps({"format": 1, "window": place}))


def saved_place(folder: Path) -> str:
    return str(json.loads((folder / "settings.json").read_text())["window"])


def place_of(program: Any) -> str:
    """The window's place, as soon as the window manager has made up its mind."""
    run_for(program.root, SETTLED)
    return str(program.root.geometry())


def moved(program: Any) -> Any:
    """The program with its window at PLACE."""
    program.root.geometry(PLACE)
    pump(program.root, lambda: program.root.geometry() == PLACE)
    run_for(program.root, SETTLED)
    return program


def maximise(program: Any) -> None:
    if program.root.tk.call("tk", "windowingsystem") == "x11":
        program.root.attributes("-zoomed", True)
    else:
        program.root.state("zoomed")
    pump(program.root, lambda: maximised(program))


def maximised(program: Any) -> bool:
    if program.root.tk.call("tk", "windowingsystem") == "x11":
        return bool(program.root.attributes("-zoomed"))
    return str(program.root.state()) == "zoomed"


def full_screen(program: Any) -> bool:
    return bool(program.root.attributes("-fullscreen"))


def back_to_normal(program: Any) -> None:
    """What a person does by the window's own button, or by F11."""
    if full_screen(program):
        key(program.root, "F11")
    elif program.root.tk.call("tk", "windowingsystem") == "x11":
        program.root.attributes("-zoomed", False)
    else:
        program.root.state("normal")


@pytest.mark.parametrize(
    "saved",
    ["+9000+9000", "1x1", "99999x99999+0+0", "somewhere", "", "900x700+9000+9000", "900x700+-32000+-32000",
     "900x700+300+200 upside down"],
)
def test_whatever_was_saved_the_window_can_be_reached_and_has_a_sane_size(
    display: None, window_manager: None, saved: str
) -> None:
    root = tkinter.Tk()
    root.withdraw()
    place = WindowPlace(root)
    place.restore(saved)
    place.show()
    pump(root, root.winfo_viewable)
    assert SMALLEST_SIZE[0] <= root.winfo_width() <= root.winfo_screenwidth()
    assert SMALLEST_SIZE[1] <= root.winfo_height() <= root.winfo_screenheight()
    assert 0 <= root.winfo_rooty() <= root.winfo_screenheight() - 40
    assert root.winfo_rootx() <= root.winfo_screenwidth() - 120 and root.winfo_rootx() + root.winfo_width() >= 120
    root.destroy()


def test_the_window_comes_back_to_its_place_also_when_it_was_not_touched_meanwhile(
    open_program: OpenProgram, own_folders: Path, window_manager: None
) -> None:
    moved(open_program(EXAMPLE)).controller.quit()
    for _ in range(2):
        assert saved_place(own_folders) == PLACE
        again = open_program()
        assert place_of(again) == PLACE
        again.controller.quit()


def test_a_window_that_is_closed_as_soon_as_it_opens_keeps_its_place(
    open_program: OpenProgram, own_folders: Path, window_manager: None
) -> None:
    save_place(own_folders, PLACE)
    open_program(EXAMPLE).controller.quit()
    assert place_of(open_program()) == PLACE


@pytest.mark.parametrize("state", ["maximised", "full screen"])
def test_a_window_that_fills_the_screen_does_so_again_and_goes_back_to_its_place(
    open_program: OpenProgram, own_folders: Path, window_manager: None, state: str
) -> None:
    fills = maximised if state == "maximised" else full_screen
    program = moved(open_program(EXAMPLE))
    if state == "maximised":
        maximise(program)
    else:
        key(program.root, "F11")
        pump(program.root, lambda: full_screen(program))
    run_for(program.root, SETTLED)
    program.controller.quit()
    assert saved_place(own_folders) == f"{PLACE} {state}"
    program = open_program()
    pump(program.root, lambda: fills(program))
    pump(program.root, lambda: program.root.winfo_width() == program.root.winfo_screenwidth())
    pump(program.root, lambda: program.board.layout.width == program.board.canvas.winfo_width())
    run_for(program.root, SETTLED)
    assert program._window.window_place() == f"{PLACE} {state}"
    back_to_normal(program)
    pump(program.root, lambda: not fills(program))
    assert place_of(program) == PLACE


@pytest.mark.parametrize("before", ["", " maximised"])
def test_a_window_closed_while_minimised_is_seen_again_as_it_was_before(
    open_program: OpenProgram, own_folders: Path, window_manager: None, before: str
) -> None:
    program = moved(open_program(EXAMPLE))
    if before:
        maximise(program)
        run_for(program.root, SETTLED)
    program.root.iconify()
    run_for(program.root, SETTLED)
    program.controller.quit()
    assert saved_place(own_folders) == PLACE + before
    again = open_program()
    assert again.root.winfo_viewable()
    assert maximised(again) == bool(before)


def test_a_window_that_hangs_over_an_edge_still_does(
    open_program: OpenProgram, own_folders: Path, window_manager: None
) -> None:
    save_place(own_folders, "900x700+-500+100")
    assert place_of(open_program(EXAMPLE)) == "900x700+-500+100"


class Root:
    """A window of another system: it notes what is done to it, in order."""

    def __init__(self, windowing_system: str) -> None:
        self.done: List[str] = []
        self.tk = self
        self._windowing_system = windowing_system
        self._state = "withdrawn"

    def call(self, *words: str) -> object:
        return self._windowing_system if words == ("tk", "windowingsystem") else 1.0

    def state(self, wanted: str = "") -> str:
        if wanted:
            self.done.append(wanted)
            self._state = wanted
        return self._state

    def attributes(self, name: str, *value: object) -> object:
        if value:
            self.done.append(name)
        return name in self.done

    def deiconify(self) -> None:
        self.done.append("shown")
        self._state = "normal"

    def geometry(self, wanted: str = "") -> str:
        return PLACE

    def bind(self, sequence: str, function: object) -> None:
        pass

    def minsize(self, width: int, height: int) -> None:
        pass

    def winfo_vrootx(self) -> int:
        return 0

    def winfo_vrootwidth(self) -> int:
        return 2000

    winfo_vrooty = winfo_vrootx
    winfo_vrootheight = winfo_vrootwidth


@pytest.mark.parametrize(
    "windowing_system, state, done",
    [
        ("x11", "maximised", ["-zoomed", "shown"]), ("x11", "full screen", ["-fullscreen", "shown"]),
        ("win32", "maximised", ["shown", "zoomed"]), ("win32", "full screen", ["shown", "-fullscreen"]),
        ("aqua", "maximised", ["shown", "zoomed"]), ("aqua", "full screen", ["shown", "-fullscreen"]),
        ("aqua", "", ["shown"]),
    ],
)
def test_a_window_appears_in_the_state_in_which_it_was_left(windowing_system: str, state: str, done: List[str]) -> None:
    root: Any = Root(windowing_system)
    place = WindowPlace(root)
    assert place.restore(f"{PLACE} {state}") == (900, 700)
    assert root.done == []
    place.show()
    assert root.done == done
    assert place.described() == f"{PLACE} {state}".rstrip()


def test_elsewhere_too_a_minimised_window_is_described_as_it_was_before() -> None:
    root: Any = Root("win32")
    place = WindowPlace(root)
    place.restore(f"{PLACE} maximised")
    place.show()
    root.state("iconic")
    assert place.described() == f"{PLACE} maximised"
