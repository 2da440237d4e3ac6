"""The table in the window: shows positions, moves cards, marks columns, and passes gestures on.

``show`` is the only way in which cards come to lie somewhere else. Knows nothing of the game or of its rules.
"""
from __future__ import annotations

import tkinter
from typing import Callable, Container, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

from ...model.cards import Card
from ...model.position import COLUMN_COUNT, Column, Position
from ..faces import FaceStyle
from ..geometry import Layout
from ..marks import Group, Marks
from ..theme import Theme
from .flights import Flight, add_celebration, deal_flights, move_flights
from .frames import Frames
from .gestures import Gestures, Player
from .motion import Motion
from .notice import Notice
from .pack import LIFTED, Pack
from .shadow import Shadow
from .slices import Slices
from .tabletop import Tabletop
from .victory import Victory, VictoryText

STILL = 100
"""Milliseconds for which the window's size must have been still before cards are made anew."""

_LIFT_HEIGHT = 0.045
"""How high lifted cards seem to lie, in card widths."""


class Look(NamedTuple):
    """How the table looks and moves; ``pace`` is a factor on all times of motion, 0 for none."""

    theme: Theme
    style: FaceStyle
    pace: float


class Board:
    """The canvas with the cards. ``position`` is what it shows, ``layout`` where that lies."""

    def __init__(self, parent: tkinter.Misc, look: Look) -> None:
        # A canvas with the focus blinks an insertion cursor, which no item here has, by a timer: not with insertofftime 0.
        self.canvas = tkinter.Canvas(parent, highlightthickness=0, borderwidth=0, insertofftime=0)
        self.position = Position(((),) * COLUMN_COUNT)
        self.layout = Layout(1, 1)
        self._next_layout = self.layout
        self._look = look
        self._tabletop = Tabletop(self.canvas)
        self._pack = Pack(self.canvas)
        self._frames = Frames(self.canvas)
        self._shadow = Shadow(self.canvas)
        self._victory = Victory(self.canvas)
        self._notice = Notice(self.canvas)
        self._motion = Motion(self.canvas)
        self._lifted: Column = ()
        self._lifted_left = 0
        self._lifted_by = 0, 0
        self._marks = Marks()
        # No card has a picture; then, whether a position was shown meanwhile, which comes up with them.
        self._bare = False
        self._to_appear = False
        self._to_deal = False
        self._peeking = False
        self._cursor = ""
        self._still_timer: Optional[str] = None
        self._making = Slices(self.canvas)
        self._player: Optional[Player] = None
        self._run_command: Optional[Callable[[str], None]] = None
        self._victory_text: Optional[Callable[[], VictoryText]] = None
        self.canvas.bind("<Configure>", self._resized)

    def connect(self, player: Player, run_command: Callable[[str], None],
                victory_text: Callable[[], VictoryText]) -> None:
        """Lets a person play: who is asked about gestures, who runs the buttons' commands, what a victory says.

        A board that is never connected only shows.
        """
        self._player = player
        self._run_command = run_command
        self._victory_text = victory_text
        Gestures(self.canvas, self, player)

    def open(self, width: int, height: int) -> None:
        """Draws the empty table for the first time, at the size in pixels that the canvas will have."""
        self.layout = self._next_layout = Layout(width, height)
        self._tabletop.lay(self.layout, self._look.theme)

    # Showing positions

    @property
    def bare(self) -> bool:
        """Whether the table is empty for the moment that the pictures of a new deal's cards take."""
        return self._bare

    def new_deal(self, position: Position, dealt: bool) -> None:
        """Other cards are in play from now on, those of ``position``, which is shown next: dealt, or as it lies.

        Where pictures are missing, the table is ``bare`` until they are made; nothing else waits for them.
        """
        self._clear_table()
        self._pack.take([card for pile in position.columns + position.removed for card in pile])
        self._bare, self._to_appear, self._to_deal = True, False, dealt
        self._make(self._next_layout)
        if self.canvas.winfo_toplevel().state() == "withdrawn":
            # The program begins: its window comes on the screen with the cards.
            self._making.finish()

    def show(self, position: Position) -> None:
        """Makes the table show ``position``, whatever it showed before and whatever was held."""
        self._clear_table()
        before, self.position = self.position, position
        if self._bare:
            self._to_appear = True
        else:
            self._bring_home(before)

    def _appear(self) -> None:
        """The cards of a new deal have their pictures: they come on the table, if their position is told already."""
        below = (self.layout.width - self.layout.card_width) // 2, self.layout.height
        self._pack.dress(dict.fromkeys(self._pack.places, below))
        self._bare = False
        if self._to_appear:
            self._bring_home(self.position)
            self._draw_marks()

    def _bring_home(self, before: Position) -> None:
        """Brings all cards to where they belong, flying if that is to be seen; ``before`` was shown till now."""
        homes = self._homes()
        self._stack({card for card, home in homes.items() if home != self._pack.places[card]})
        flights = self._flights(before, homes)
        if flights:
            self._motion.start(flights, self._landed)
            return
        for card, home in homes.items():
            self._pack.move(card, *home)
        self._landed()

    def _clear_table(self) -> None:
        """Ends motion, and takes everything away that is not a card lying on the table."""
        self._motion.finish()
        self.stop_peeking()
        self._notice.hide()
        self._victory.hide()
        self._shadow.hide()
        self._pack.put_down(self._lifted, *self._lifted_by)
        self._lifted = ()
        self.mark(Marks())

    def _homes(self) -> Dict[Card, Tuple[int, int]]:
        """Where each card of the position belongs."""
        homes = {}
        for number, column in enumerate(self.position.columns):
            for index, card in enumerate(column):
                homes[card] = self.layout.place(number, index, len(column))
        for number, run in enumerate(self.position.removed):
            for card in run:
                homes[card] = self.layout.run_place(number)
        return homes

    def _stack(self, moving: Container[Card]) -> None:
        """Brings what moves above what lies, and keeps each column's cards in order; a run shows its king."""
        for pile in (*self.position.columns, *(run[::-1] for run in self.position.removed)):
            above = False
            for card in pile:
                above = above or card in moving
                if above:
                    self._pack.bring_up(card)

    def _flights(self, before: Position,
                 homes: Dict[Card, Tuple[int, int]]) -> List[Tuple[Flight, Callable[[int, int], None]]]:
        """How all cards come home from where they are; empty if nothing is to be seen moving."""
        dealt, self._to_deal = self._to_deal, False
        places, pace = self._pack.places, self._look.pace
        if not pace or not self.canvas.winfo_viewable():
            return []
        if dealt:
            flights = deal_flights(self.position, places, homes, pace)
        else:
            flights = move_flights(before, self.position, places, homes, self.layout, pace)
        if self.position.won and len(before.removed) < len(self.position.removed):
            add_celebration(flights, self.position, homes, self.layout, pace)
        return [(flight, self._mover(card)) for card, flight in flights.items()]

    def _mover(self, card: Card) -> Callable[[int, int], None]:
        return lambda x, y: self._pack.move(card, x, y)

    def _landed(self) -> None:
        if self.position.won and self._victory_text is not None:
            self._victory.show(self._victory_text(), self.layout, self._look.theme)

    def settle(self) -> None:
        """Ends all motion at once and takes a reminder away."""
        self._motion.finish()
        self._notice.hide()

    def stop(self) -> None:
        """Ends everything that a timer drives; the table may be destroyed then, while the program goes on."""
        self.settle()
        self._cancel_still_timer()
        self._making.cancel()

    # Marks and words

    def mark(self, marks: Marks) -> None:
        """Shows these marks and no others."""
        if marks != self._marks:
            self._marks = marks
            self._draw_marks()

    def _draw_marks(self) -> None:
        lengths = [len(column) for column in self.position.columns]
        self._frames.draw(self._marks, lengths, self.layout, self._look.theme)
        if self._lifted:
            self.canvas.tag_raise(LIFTED)

    def say(self, text: str) -> None:
        """Says a short line on the table, which goes away by itself or at the next action."""
        self._notice.show(text, self.layout, self._look.theme)

    # What the gestures ask

    @property
    def lifted(self) -> bool:
        """Whether cards are off the table, in the person's hand."""
        return bool(self._lifted)

    def touched(self, x: int, y: int) -> Optional[Group]:
        """The column and the cards at a pixel of the canvas; None while the table is ``bare``."""
        return None if self._bare else self.layout.touched(self.position.columns, x, y)

    def raise_group(self, group: Group) -> None:
        """Lifts the group off the table: it lies above everything and throws a shadow."""
        column = self.position.columns[group.column]
        self._lifted = column[len(column) - group.count:]
        height = max(2, round(self.layout.card_width * _LIFT_HEIGHT))
        self._shadow.show(self.layout.group_frame(group.column, group.count, len(column)), height)
        self._lifted_left, self._lifted_by = self._pack.places[self._lifted[0]][0], (0, 0)
        for card in self._lifted:
            self._pack.lift(card)
        self.move_lifted(-height // 2, -height // 2)

    def move_lifted(self, x: int, y: int) -> Sequence[int]:
        """Moves the lifted cards by (x, y) pixels; gives the columns that the first of them overlaps now."""
        self.canvas.move(LIFTED, x, y)
        self._lifted_by = self._lifted_by[0] + x, self._lifted_by[1] + y
        return self.layout.overlapped(self._lifted_left + self._lifted_by[0])

    def peek(self, group: Group) -> None:
        """Shows the first card of ``group`` whole, until ``stop_peeking``."""
        self._peeking = True
        self._pack.bring_up(self.position.columns[group.column][-group.count])

    def stop_peeking(self) -> None:
        """Every card lies in its order again."""
        if self._peeking:
            self._peeking = False
            self._stack(self._pack.places)
            self._draw_marks()

    def button_at(self, x: int, y: int) -> Optional[str]:
        """The command whose button on the table is at a pixel."""
        return self._victory.button_at(x, y)

    def press_button(self, name: str) -> None:
        """A button on the table was clicked."""
        if self._run_command is not None:
            self._run_command(name)

    def point_at(self, group: Optional[Group], button: Optional[str]) -> None:
        """The pointer rests on a group that can be lifted, on a button, or on neither."""
        self._victory.light(button)
        cursor = "hand2" if group is not None or button is not None else ""
        if cursor != self._cursor:
            self._cursor = cursor
            self.canvas.configure(cursor=cursor)

    # Size and look

    def apply(self, look: Look) -> None:
        """Takes over another look; what is drawn is made anew only if it changes."""
        self._motion.finish()
        before, self._look = self._look, look
        if look[:2] != before[:2] and self._pack.places:
            self._remake()

    def _resized(self, event: tkinter.Event[tkinter.Misc]) -> None:
        self._cancel_still_timer()
        if self._pack.places and (event.width, event.height) != (self._next_layout.width, self._next_layout.height):
            self._still_timer = self.canvas.after(STILL, self._remake)

    def _cancel_still_timer(self) -> None:
        if self._still_timer is not None:
            self.canvas.after_cancel(self._still_timer)
            self._still_timer = None

    def _remake(self) -> None:
        """Begins to make everything anew for the size that the canvas has now; the old stays until it is done."""
        self._cancel_still_timer()
        self._make(Layout(self.canvas.winfo_width(), self.canvas.winfo_height()))

    def _make(self, layout: Layout) -> None:
        self._next_layout = layout
        self._making.start(self._make_all(layout, self._look))
        self._making.go_on()

    def _make_all(self, layout: Layout, look: Look) -> Iterator[None]:
        yield from self._pack.make(layout.card_size, look.style)
        if not self._bare:
            if self._player is not None:
                self._player.let_go()
            self._clear_table()
        self.layout = layout
        self._tabletop.lay(layout, look.theme)
        if self._bare:
            self._appear()
            return
        homes = self._homes()
        self._pack.dress(homes)
        self._stack(homes)
        self._landed()
