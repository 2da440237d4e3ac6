"""What macOS wants of a program: its application menu, and quitting and coming back from there and from the Dock.

Knows nothing of the game. On other systems nothing is done.
"""
from __future__ import annotations

import tkinter
from typing import Callable


def join_application_menu(root: tkinter.Tk, run: Callable[[str], None], show_settings: Callable[[], None]) -> None:
    """Lets About, Help and Quit of the application menu ``run`` the commands of these names, and Settings open.

    The Tcl commands are those of Tk's manual page "tk_mac"; the Dock, Cmd+Q and a log-out quit through the same one. A
    click on the Dock's icon brings a minimised window back, which Tk does not do by itself.
    """
    if root.tk.call("tk", "windowingsystem") != "aqua":
        return
    root.createcommand("tkAboutDialog", lambda: run("about"))
    root.createcommand("::tk::mac::ShowHelp", lambda: run("how_to_play"))
    root.createcommand("::tk::mac::Quit", lambda: run("quit"))
    root.createcommand("::tk::mac::ShowPreferences", show_settings)
    root.createcommand("::tk::mac::ReopenApplication", lambda: _come_back(root))


def _come_back(root: tkinter.Tk) -> None:
    root.deiconify()
    root.lift()
