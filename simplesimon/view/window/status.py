"""The status line: level, suits, game code, score, moves, runs, and now and then a message.

Knows nothing of how a score comes about.
"""
from __future__ import annotations

import tkinter
from typing import Callable, List, Optional

from ...model import GameCode, Position
from ...words import Words
from ..theme import Theme, hexadecimal

SECONDS = 5.0
"""How long a message stays."""


class StatusLine:
    """The line under the table."""

    def __init__(self, parent: tkinter.Misc, words: Words, copy_code: Callable[[], None], theme: Theme) -> None:
        self._words = words
        self.frame = tkinter.Frame(parent)
        self._level = self._label("left")
        self._code = self._label("left")
        self._code.configure(cursor="hand2")
        self._code.bind("<ButtonRelease-1>", lambda event: copy_code())
        self._runs = self._label("right")
        self._moves = self._label("right")
        self._score = self._label("right")
        self._message = self._label("left")
        # Where there is too little room, the end is what is cut off.
        self._message.configure(anchor="w")
        self._timer: Optional[str] = None
        self._description = ""
        self._waiting: List[str] = []
        background, foreground = hexadecimal(theme.bar), hexadecimal(theme.bar_text)
        self.frame.configure(background=background)
        for label in (self._level, self._code, self._message, self._runs, self._moves, self._score):
            label.configure(background=background, foreground=foreground)

    def _label(self, side: str) -> tkinter.Label:
        label = tkinter.Label(self.frame, borderwidth=0, padx=8, pady=4)
        label.pack(side=side)  # type: ignore[arg-type]  # one of two literals
        return label

    def show_code(self, code: GameCode) -> None:
        """Names the game in play."""
        words = self._words
        level = words("status.level", level=words(f"level.{code.suits}"), suits=words.counted("suits", code.suits))
        self._level.configure(text=level)
        self._code.configure(text=str(code))

    def show(self, position: Position) -> None:
        """Counts what the position has come to; a message is over."""
        words = self._words
        self._score.configure(text=words("status.score", score=position.score))
        self._moves.configure(text=words("status.moves", moves=position.moves))
        self._runs.configure(text=words("status.runs", runs=len(position.removed)))

    def describe(self, text: str) -> None:
        """Says ``text``, what is marked on the table, for as long as nothing else is said."""
        if text == self._description:
            return
        self._description = text
        if self._timer is None:
            self._put(text)

    def say(self, text: str) -> None:
        """Says ``text`` for some seconds, at once."""
        self._cancel()
        self._put(text)
        self._timer = self.frame.after(round(SECONDS * 1000), self._go_on)

    def say_in_turn(self, text: str) -> None:
        """Says ``text`` for some seconds, after what is being said already."""
        if self._timer is None:
            self.say(text)
        else:
            self._waiting.append(text)

    def _put(self, text: str) -> None:
        """Shows ``text``, in place of level and code where there is no room beside them."""
        self._message.configure(text=text)
        beside = (self._level, self._code, self._score, self._moves, self._runs)
        room = self.frame.winfo_width() - sum(label.winfo_reqwidth() for label in beside)
        if text and self._message.winfo_reqwidth() > room:
            self._level.pack_forget()
            self._code.pack_forget()
        elif not self._level.winfo_manager():
            self._level.pack(side="left", before=self._message)
            self._code.pack(side="left", before=self._message)

    def _go_on(self) -> None:
        self._timer = None
        if self._waiting:
            self.say(self._waiting.pop(0))
            return
        self._put(self._description)

    def destroy(self) -> None:
        """Takes the line away."""
        self._cancel()
        self.frame.destroy()

    def _cancel(self) -> None:
        if self._timer is not None:
            self.frame.after_cancel(self._timer)
            self._timer = None
