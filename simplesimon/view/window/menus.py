"""The menus, made from the table of commands.

Knows nothing of what a command does.
"""
from __future__ import annotations

import tkinter
from typing import Any, Callable, Dict, Mapping, Tuple

from ...commands import MENUS, OPTIONS, SEPARATOR, Command, Option
from ...model import Settings
from ...words import Words
from ..labels import shown_label
from .key_names import shortcut_text

_IN_APPLICATION_MENU = ("about", "quit")
"""What macOS has in the menu with the program's name. Both are the last of another system's menu, behind a line."""


class Menus:
    """The menu bar of a window."""

    def __init__(self, root: tkinter.Tk, words: Words, commands: Mapping[str, Command],
                 change: Callable[..., None]) -> None:
        self._words = words
        self._commands = commands
        self._change = change
        self._windowing_system = str(root.tk.call("tk", "windowingsystem"))
        self._values: Dict[str, tkinter.StringVar] = {name: tkinter.StringVar(root) for name in OPTIONS}
        self._entries: Dict[str, Tuple[tkinter.Menu, int]] = {}
        self._menus: Dict[str, tkinter.Menu] = {}
        self._bar = tkinter.Menu(root, tearoff=False)
        on_macos = self._windowing_system == "aqua"
        if on_macos:
            self._add_application_menu()
        for name, entries in MENUS:
            menu = tkinter.Menu(self._bar, tearoff=False)
            for entry in entries[:-2] if on_macos and entries[-1] in _IN_APPLICATION_MENU else entries:
                self._add(menu, entry)
            self._bar.add_cascade(menu=menu, **self._label(f"menu.{name}"))
            self._menus[name] = menu
        root.configure(menu=self._bar)

    def _add_application_menu(self) -> None:
        """About stands first in macOS' application menu; Tk adds Settings, Quit and what else the system wants.

        Without a menu of this name and place it would be "About Python": tkSetMainMenu in Tk's tkMacOSXMenu.c.
        """
        menu = tkinter.Menu(self._bar, name="apple", tearoff=False)
        self._add(menu, "about")
        self._bar.add_cascade(menu=menu)

    def _add(self, menu: tkinter.Menu, entry: str) -> None:
        if entry == SEPARATOR:
            menu.add_separator()
        elif entry in OPTIONS:
            self._add_option(menu, OPTIONS[entry])
        elif entry in self._commands:
            command = self._commands[entry]
            keys = shortcut_text(command.shortcuts[0], self._words, self._windowing_system) if command.shortcuts else ""
            menu.add_command(command=command.run, accelerator=keys, **self._label(f"command.{entry}"))
            self._entries[entry] = menu, int(menu.index("end") or 0)

    def _add_option(self, menu: tkinter.Menu, option: Option) -> None:
        value = self._values[option.name]
        label = self._label(f"setting.{option.name}")
        if option.values == (True, False):
            menu.add_checkbutton(variable=value, onvalue="True", offvalue="False",
                                 command=lambda: self._change(**{option.name: value.get() == "True"}), **label)
            return
        choices = tkinter.Menu(menu, tearoff=False)
        for choice in option.values:
            choices.add_radiobutton(variable=value, value=str(choice), command=self._choosing(option.name, choice),
                                    **self._label(f"setting.{option.name}.{choice}"))
        menu.add_cascade(menu=choices, **label)

    def _choosing(self, name: str, choice: Any) -> Callable[[], None]:
        return lambda: self._change(**{name: choice})

    def open_settings(self) -> None:
        """Opens the settings' menu at the pointer."""
        menu = self._menus["settings"]
        menu.tk_popup(*self._bar.winfo_pointerxy())

    def destroy(self) -> None:
        """Takes the menus away."""
        self._bar.destroy()

    def show_settings(self, settings: Settings) -> None:
        """Ticks what is set."""
        for name, value in self._values.items():
            value.set(str(getattr(settings, name)))

    def refresh(self) -> None:
        """Greys what cannot be done now."""
        for name, (menu, index) in self._entries.items():
            menu.entryconfigure(index, state="normal" if self._commands[name].available() else "disabled")

    def _label(self, key: str) -> Dict[str, Any]:
        label = shown_label(self._words(key), self._windowing_system)
        return {"label": label.text, "underline": label.underline}
