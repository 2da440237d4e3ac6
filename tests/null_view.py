"""A view and a storage for tests of the controller: they show nothing and keep nothing, and remember what they were told.

They know nothing of windows or files.
"""
from __future__ import annotations

import json
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Tuple

from positions import layout
from simplesimon.controller import Controller
from simplesimon.model import Game, GameCode, Position, Refusal, Settings
from simplesimon.model.codes import CodeFault
from simplesimon.model.statistics import NewBests, Statistics
from simplesimon.view.marks import Marks

EXAMPLE = GameCode.parse("SS1-S1-AAAAABD")


class Question(NamedTuple):
    """What a person was asked; calling ``answer`` is a yes."""

    key: str
    moves: int
    answer: Callable[[], None]


class NullView:
    """Shows nothing. Like the table in a window, it forgets a reminder when a position is shown."""

    def __init__(self) -> None:
        self.position: Optional[Position] = None
        self.code: Optional[GameCode] = None
        self.dealt: Optional[bool] = None
        self.marks = Marks()
        self.reminder: Optional[Refusal] = None
        self.notified: List[str] = []
        self.settings: Optional[Settings] = None
        self.suits_asked: List[Tuple[int, Callable[[int], None]]] = []
        self.codes_asked: List[Tuple[str, Callable[[str], Optional[CodeFault]]]] = []
        self.questions: List[Question] = []
        self.copied = ""
        self.celebrated: List[NewBests] = []
        self.statistics: Optional[Statistics] = None
        self.example: Optional[Callable[[GameCode], None]] = None
        self.shown: List[str] = []
        self.full_screen = False
        self.closed = False

    def new_deal(self, code: GameCode, dealt: bool) -> None:
        self.code, self.dealt = code, dealt

    def show(self, position: Position) -> None:
        self.position = position
        self.reminder = None

    def mark(self, marks: Marks) -> None:
        self.marks = marks

    def remind(self, reason: Refusal) -> None:
        self.reminder = reason

    def notify(self, key: str) -> None:
        self.notified.append(key)

    def apply(self, settings: Settings) -> None:
        self.settings = settings

    def ask_suits(self, last: int, answer: Callable[[int], None]) -> None:
        self.suits_asked.append((last, answer))

    def ask_code(self, present: str, accept: Callable[[str], Optional[CodeFault]]) -> None:
        self.codes_asked.append((present, accept))

    def confirm(self, question: str, moves: int, answer: Callable[[], None]) -> None:
        self.questions.append(Question(question, moves, answer))

    def celebrate(self, bests: NewBests) -> None:
        self.celebrated.append(bests)

    def show_statistics(self, statistics: Statistics, reset: Callable[[], None]) -> None:
        self.statistics = statistics

    def show_help(self) -> None:
        self.shown.append("help")

    def show_example(self, play: Callable[[GameCode], None]) -> None:
        self.example = play

    def show_keys(self) -> None:
        self.shown.append("keys")

    def show_about(self) -> None:
        self.shown.append("about")

    def copy(self, text: str) -> None:
        self.copied = text

    def clipboard(self) -> str:
        return self.copied

    def window_place(self) -> str:
        return "1280x860+0+0"

    def toggle_full_screen(self) -> None:
        self.full_screen = not self.full_screen

    def close(self) -> None:
        self.closed = True


class NullKeeper:
    """Keeps records as a file would, through JSON, the earlier ones too."""

    def __init__(self, **records: List[Dict[str, Any]]) -> None:
        self.records: Dict[str, List[Dict[str, Any]]] = {"settings": [], "game": [], "statistics": [], **records}

    def read(self, name: str) -> Optional[Dict[str, Any]]:
        return self.records[name][-1] if self.records[name] else None

    def reject(self, name: str) -> Optional[Dict[str, Any]]:
        self.records[name].pop()
        return self.read(name)

    def write_game(self, record: Mapping[str, Any]) -> None:
        self._add("game", record)

    def change(self, name: str, change: Callable[[Dict[str, Any]], Dict[str, Any]]) -> None:
        self._add(name, change(self.read(name) or {}))

    def _add(self, name: str, record: Mapping[str, Any]) -> None:
        self.records[name].append(json.loads(json.dumps(record)))


class Table(NamedTuple):
    """A controller with a view and a keeper that remember."""

    controller: Controller
    view: NullView
    keeper: NullKeeper

    @property
    def position(self) -> Position:
        """The position in play."""
        return self.controller.game.position

    def lay(self, *columns: str) -> None:
        """Puts the position with these columns on the table, with nothing done in it so far."""
        self.controller.game = Game(self.controller.game.code)
        self.controller.game.position = layout(*columns)
        self.view.show(self.position)


def table(keeper: Optional[NullKeeper] = None, code: Optional[GameCode] = EXAMPLE) -> Table:
    """A controller that has started, with the deal of the worked example unless told otherwise."""
    view = NullView()
    kept = keeper or NullKeeper()
    controller = Controller(view, kept)
    controller.start(code)
    return Table(controller, view, kept)
