"""What the controller asks of the screen and of the storage, and nothing else of them.

Knows nothing of who does it: windows and files stand in for it, and in tests plain lists.
"""
from __future__ import annotations

from typing import Any, Callable, Dict, Mapping, Optional, Protocol

from .model import GameCode, Position, Refusal, Settings
from .model.codes import CodeFault
from .model.statistics import NewBests, Statistics
from .view.marks import Marks

Record = Dict[str, Any]


class View(Protocol):
    """What the controller asks of the screen. Nothing here waits: answers come by a callback."""

    def new_deal(self, code: GameCode, dealt: bool) -> None:
        """The cards of the deal ``code`` are in play from now on; its position is shown next, dealt or as it lies."""

    def show(self, position: Position) -> None:
        """Makes the screen show ``position``, whatever it showed before."""

    def mark(self, marks: Marks) -> None:
        """Makes the table show these marks and no others."""

    def remind(self, reason: Refusal) -> None:
        """Reminds the person of the rule that refuses what was tried."""

    def celebrate(self, bests: NewBests) -> None:
        """The position shown next is a win that sets these bests."""

    def show_statistics(self, statistics: Statistics, reset: Callable[[], None]) -> None:
        """Shows the results; calls ``reset`` if the person wants them forgotten."""

    def show_help(self) -> None:
        """Shows how the game is played."""

    def show_example(self, play: Callable[[GameCode], None]) -> None:
        """Shows the worked example; calls ``play`` if the person wants to play its deal."""

    def show_keys(self) -> None:
        """Shows the keys."""

    def show_about(self) -> None:
        """Says what this program is and where its files are."""

    def notify(self, key: str) -> None:
        """Says the text ``key`` of the words in passing."""

    def apply(self, settings: Settings) -> None:
        """Takes over the settings that change how things look and move."""

    def ask_suits(self, last: int, answer: Callable[[int], None]) -> None:
        """Asks how many suits, beginning from ``last``; no answer if the person thinks better of it."""

    def ask_code(self, present: str, accept: Callable[[str], Optional[CodeFault]]) -> None:
        """Asks for a game code, ``present`` filled in, until ``accept`` finds no fault in the text."""

    def confirm(self, question: str, moves: int, answer: Callable[[], None]) -> None:
        """Asks ``question`` (``abandon``, ``restart``, ``reset_settings``); calls ``answer`` for a yes alone."""

    def copy(self, text: str) -> None:
        """Puts ``text`` on the clipboard."""

    def clipboard(self) -> str:
        """The text on the clipboard; empty if there is none."""

    def window_place(self) -> str:
        """Where the window is and how large, as text from which it can come back."""

    def toggle_full_screen(self) -> None:
        """Fills the screen, or goes back to a window."""

    def close(self) -> None:
        """Ends the program's window."""


class Storage(Protocol):
    """What the controller asks of the storage."""

    def read(self, name: str) -> Optional[Record]:
        """The record kept under ``name``, or None."""

    def reject(self, name: str) -> Optional[Record]:
        """Sets aside what was read, since it makes no sense; gives the good record before it, or None."""

    def write_game(self, record: Mapping[str, Any]) -> None:
        """Keeps ``record`` as this window's game."""

    def change(self, name: str, change: Callable[[Record], Record]) -> None:
        """Has the record "settings" or "statistics" changed from what it then is, perhaps by another window."""
