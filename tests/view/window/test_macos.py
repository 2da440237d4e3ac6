"""macOS' application menu and Dock, with a window that says it is one of macOS."""
from __future__ import annotations

import tkinter
from types import SimpleNamespace
from typing import Any, Callable, Dict, List

import pytest
from driver import pump

from simplesimon.view.dialogs import open_dialog
from simplesimon.view.window.macos import join_application_menu
from simplesimon.view.window.menus import Menus
from simplesimon.words import Words

Commands = Dict[str, Callable[[], None]]


def joined(windowing_system: str, done: List[str]) -> Commands:
    """What is registered with Tk on such a system; ``done`` gets what the commands do."""
    commands: Commands = {}
    root: Any = SimpleNamespace(
        tk=SimpleNamespace(call=lambda *words: windowing_system),
        createcommand=commands.__setitem__,
        deiconify=lambda: done.append("deiconify"),
        lift=lambda: done.append("lift"),
    )
    join_application_menu(root, done.append, lambda: done.append("settings"))
    return commands


@pytest.mark.parametrize(
    "command, expected",
    [
        ("tkAboutDialog", ["about"]),
        ("::tk::mac::ShowHelp", ["how_to_play"]),
        ("::tk::mac::ShowPreferences", ["settings"]),
        ("::tk::mac::Quit", ["quit"]),
        ("::tk::mac::ReopenApplication", ["deiconify", "lift"]),
    ],
)
def test_each_entry_of_the_application_menu_and_of_the_dock_does_its_own(command: str, expected: List[str]) -> None:
    done: List[str] = []
    joined("aqua", done)[command]()
    assert done == expected


@pytest.mark.parametrize("windowing_system", ["x11", "win32"])
def test_other_systems_have_no_application_menu(windowing_system: str) -> None:
    assert joined(windowing_system, []) == {}


@pytest.fixture
def on_macos(program: Any) -> Any:
    """The program, its real window joined to an application menu."""
    root = program.root
    window = SimpleNamespace(
        tk=SimpleNamespace(call=lambda *words: "aqua"),
        createcommand=root.createcommand, deiconify=root.deiconify, lift=root.lift,
    )
    join_application_menu(window, program._window._run, lambda: None)  # type: ignore[arg-type]
    yield program
    for name in ("tkAboutDialog", "::tk::mac::ShowHelp", "::tk::mac::ShowPreferences", "::tk::mac::Quit",
                 "::tk::mac::ReopenApplication"):
        root.deletecommand(name)


def test_about_opens_the_programs_own_dialog(on_macos: Any) -> None:
    on_macos.root.tk.call("tkAboutDialog")
    assert open_dialog(on_macos.root) is not None


def test_help_opens_the_page_of_rules(on_macos: Any) -> None:
    on_macos.root.tk.call("::tk::mac::ShowHelp")
    pages = [child for child in on_macos.root.winfo_children() if isinstance(child, tkinter.Toplevel)]
    assert len(pages) == 1
    pages[0].event_generate("<Escape>")


def test_the_dock_brings_a_minimised_window_back(on_macos: Any, window_manager: None) -> None:
    root = on_macos.root
    root.iconify()
    pump(root, lambda: not root.winfo_viewable())
    root.tk.call("::tk::mac::ReopenApplication")
    pump(root, root.winfo_viewable)


def labels(menu: tkinter.Menu) -> List[str]:
    return ["" if menu.type(index) == "separator" else str(menu.entrycget(index, "label"))
            for index in range(int(menu.index("end") or 0) + 1)]


def test_about_stands_in_the_application_menu_and_there_alone_as_quit_does(program: Any) -> None:
    window = tkinter.Toplevel(program.root)
    tcl = program.root.tk.eval
    tcl('rename tk real_tk; proc tk {args} {if {$args eq "windowingsystem"} {return aqua}; uplevel 1 real_tk $args}')
    menus = Menus(window, Words("en"), program._window._commands, lambda **changes: None)  # type: ignore[arg-type]
    tcl("rename tk {}; rename real_tk tk")
    bar = window.nametowidget(window.cget("menu"))
    application, *others = [bar.nametowidget(bar.entrycget(index, "menu")) for index in range(4)]
    assert str(application).endswith(".apple")
    assert labels(application) == ["About Simple Simon"]
    assert [labels(menu)[-1] for menu in others] == ["Statistics", "Reset all settings…", "Keys"]
    menus.destroy()
    window.destroy()
