"""The slim toolbar: a symbol and a word for each of the commands used most.

Knows nothing of what a command does.
"""
from __future__ import annotations

import tkinter
from typing import Dict, Mapping, Tuple

from ...commands import TOOLBAR, Command
from ...words import Words
from ..board.photos import photo_of
from ..table import symbol_picture
from ..theme import Colour, Theme, hexadecimal

_SYMBOLS = {"new_game": "new", "undo": "undo", "redo": "redo", "restart": "restart"}


class Toolbar:
    """The row of buttons over the table."""

    def __init__(self, parent: tkinter.Misc, words: Words, commands: Mapping[str, Command], theme: Theme) -> None:
        self.frame = tkinter.Frame(parent)
        self.frame.configure(background=hexadecimal(theme.bar))
        self._buttons = [_Button(self.frame, words(f"tool.{name}"), _SYMBOLS[name], commands[name], theme)
                         for name in TOOLBAR]

    def refresh(self) -> None:
        """Greys what cannot be done now."""
        for button in self._buttons:
            button.refresh()


class _Button:
    """A flat button. A Label, since macOS gives a Button its own colours whatever is asked for."""

    def __init__(self, parent: tkinter.Misc, text: str, symbol: str, command: Command,
                 theme: Theme) -> None:
        self._command = command
        self._symbol = symbol
        self._label = tkinter.Label(parent, text=text, compound="left", borderwidth=0, padx=6, pady=4)
        self._label.pack(side="left", padx=(2, 0), pady=2)
        self._size = max(14, int(self._label.tk.call("font", "metrics", self._label["font"], "-linespace")))
        self._theme = theme
        self._photos: Dict[Tuple[Colour, Colour], tkinter.PhotoImage] = {}
        self._available = False
        self._under_pointer = False
        self._label.bind("<Enter>", lambda event: self._point(True))
        self._label.bind("<Leave>", lambda event: self._point(False))
        self._label.bind("<ButtonRelease-1>", self._released)
        self._paint()

    def _photo(self, colour: Colour, background: Colour) -> tkinter.PhotoImage:
        """The symbol in these colours, drawn when it is first needed."""
        if (colour, background) not in self._photos:
            picture = symbol_picture(self._symbol, self._size, colour, background)
            self._photos[colour, background] = photo_of(self._label, picture)
        return self._photos[colour, background]

    def refresh(self) -> None:
        available = self._command.available()
        if available != self._available:
            self._available = available
            self._paint()

    def _point(self, under_pointer: bool) -> None:
        self._under_pointer = under_pointer
        self._paint()

    def _paint(self) -> None:
        theme = self._theme
        foreground = theme.bar_text if self._available else theme.bar_faint
        background = theme.bar_active if self._available and self._under_pointer else theme.bar
        self._label.configure(foreground=hexadecimal(foreground), background=hexadecimal(background),
                              image=self._photo(foreground, background))

    def _released(self, event: tkinter.Event[tkinter.Misc]) -> None:
        inside = 0 <= event.x < self._label.winfo_width() and 0 <= event.y < self._label.winfo_height()
        if inside and self._command.available():
            self._command.run()
