"""What the mouse does on the table, told as clicks, double clicks and drags of columns and cards.

Knows nothing of the rules: a player is asked whether something may be lifted and told what was done.
"""
from __future__ import annotations

import tkinter
from typing import NamedTuple, Optional, Protocol, Sequence

from ...model import Position
from ..geometry import Layout
from ..marks import Group

TREMOR = 5
"""By how many pixels, on a screen of 96 dots an inch, a press must move to become a drag."""

DOUBLE_CLICK = 500
"""Milliseconds between two presses that make a double click, as Tk counts them."""


class Player(Protocol):
    """Who plays: asked and told by the table. Columns are 0-9, counts are cards up to the column's end."""

    def may_lift(self, column: int, count: int) -> bool:
        """Whether this group can be lifted now."""

    def lift(self, column: int, count: int) -> bool:
        """This group is to be dragged; False if it may not."""

    def aim(self, overlapped: Sequence[int]) -> None:
        """The dragged group is over these columns, the most overlapped first."""

    def drop(self, overlapped: Sequence[int]) -> None:
        """The dragged group is let go over these columns."""

    def let_go(self) -> None:
        """Whatever is held is not held any more."""

    def click(self, column: int, count: int) -> None:
        """This group was clicked; a count of 0 is the column alone."""

    def double_click(self, column: int, count: int) -> None:
        """This group was double-clicked."""


class Table(Protocol):
    """What the gestures ask of the table."""

    position: Position
    layout: Layout

    @property
    def lifted(self) -> bool:
        """Whether cards are being dragged."""

    def settle(self) -> None:
        """Ends all motion and takes a reminder away."""

    def touched(self, x: int, y: int) -> Optional[Group]:
        """What lies at a pixel."""

    def raise_group(self, group: Group) -> None:
        """Lifts these cards off the table."""

    def move_lifted(self, x: int, y: int) -> Sequence[int]:
        """Moves the lifted cards by so many pixels; gives the columns that they overlap now."""

    def peek(self, group: Group) -> None:
        """Shows the first card of a group whole."""

    def stop_peeking(self) -> None:
        """Shows all cards in their order again."""

    def button_at(self, x: int, y: int) -> Optional[str]:
        """The command whose button is at a pixel."""

    def point_at(self, group: Optional[Group], button: Optional[str]) -> None:
        """The pointer rests on this."""

    def press_button(self, name: str) -> None:
        """A button on the table was clicked."""


class _Press(NamedTuple):
    x: int
    y: int
    time: int
    group: Optional[Group]
    button: Optional[str]
    position: Position


class Gestures:
    """Binds the mouse to a table and a player.

    Only plain presses are bound: Tk's own double events leave out the second and third press, and would
    run beside a binding of a canvas item.
    """

    def __init__(self, canvas: tkinter.Canvas, table: Table, player: Player) -> None:
        self._canvas = canvas
        self._table = table
        self._player = player
        self._press: Optional[_Press] = None
        self._last_click: Optional[_Press] = None
        self._at = (0, 0)
        self._overlapped: Sequence[int] = ()
        # A press begins one drag at most: what was refused or let go is not lifted again on the way.
        self._spent = False
        dots_per_inch = 72 * float(canvas.tk.call("tk", "scaling"))
        self._tremor = max(TREMOR, round(TREMOR * dots_per_inch / 96))
        canvas.bind("<ButtonPress-1>", self._pressed)
        canvas.bind("<B1-Motion>", self._moved)
        canvas.bind("<ButtonRelease-1>", self._released)
        canvas.bind("<Motion>", self._hovered)
        canvas.bind("<Leave>", self._left)
        self._bind_right_button()
        canvas.winfo_toplevel().bind("<FocusOut>", self._lost_focus, add="+")

    def _bind_right_button(self) -> None:
        self._canvas.bind("<ButtonPress-3>", self._right_pressed)
        self._canvas.bind("<ButtonRelease-3>", self._right_released)
        if self._canvas.tk.call("tk", "windowingsystem") == "aqua":
            # On macOS the right button is Tk's second one, and a click with Control stands for it.
            for button in ("ButtonPress-2", "Control-ButtonPress-1"):
                self._canvas.bind(f"<{button}>", self._right_pressed)
            for button in ("ButtonRelease-2", "Control-ButtonRelease-1"):
                self._canvas.bind(f"<{button}>", self._right_released)

    def _right_pressed(self, event: tkinter.Event[tkinter.Misc]) -> None:
        if self._table.lifted:
            return
        self._table.settle()
        group = self._table.touched(event.x, event.y)
        if group is not None and group.count:
            self._table.peek(group)

    def _right_released(self, event: tkinter.Event[tkinter.Misc]) -> None:
        self._table.stop_peeking()

    def _pressed(self, event: tkinter.Event[tkinter.Misc]) -> None:
        self._canvas.focus_set()
        if self._table.lifted:
            self._player.let_go()
        self._table.stop_peeking()
        # What comes up only because motion is ended was not there to be pressed.
        button = self._table.button_at(event.x, event.y)
        self._table.settle()
        self._press = _Press(event.x, event.y, event.time, self._table.touched(event.x, event.y), button,
                             self._table.position)
        self._at = event.x, event.y
        self._spent = False

    def _moved(self, event: tkinter.Event[tkinter.Misc]) -> None:
        press = self._press
        if press is None:
            return
        if not self._table.lifted:
            if self._spent or max(abs(event.x - press.x), abs(event.y - press.y)) < self._tremor:
                return
            if not self._begin_drag(press):
                return
        x, y = self._at
        self._at = event.x, event.y
        overlapped = self._table.move_lifted(event.x - x, event.y - y)
        if not self._table.layout.contains(event.x, event.y):
            overlapped = ()
        if overlapped != self._overlapped:
            self._overlapped = overlapped
            self._player.aim(overlapped)

    def _begin_drag(self, press: _Press) -> bool:
        """Lifts the pressed group; False if there is none, or it may not be lifted, or the press is out of date."""
        group = press.group
        self._last_click = None
        self._spent = True
        if press.button or group is None or not group.count or press.position is not self._table.position:
            return False
        if not self._player.lift(*group):
            return False
        self._overlapped = ()
        self._table.raise_group(group)
        return True

    def _released(self, event: tkinter.Event[tkinter.Misc]) -> None:
        press, self._press = self._press, None
        if self._table.lifted:
            self._moved_to_release(event)
            self._player.drop(self._overlapped)
        elif press is not None and not self._spent and press.position is self._table.position:
            self._clicked(press)
        self._hovered(event)

    def _moved_to_release(self, event: tkinter.Event[tkinter.Misc]) -> None:
        x, y = self._at
        overlapped = self._table.move_lifted(event.x - x, event.y - y)
        self._overlapped = overlapped if self._table.layout.contains(event.x, event.y) else ()

    def _clicked(self, press: _Press) -> None:
        last, self._last_click = self._last_click, press
        if press.button is not None:
            self._table.press_button(press.button)
            return
        if press.group is None:
            self._player.let_go()
            return
        if last is not None and self._is_double(last, press):
            self._last_click = None
            self._player.double_click(*press.group)
        else:
            self._player.click(*press.group)

    @staticmethod
    def _is_double(first: _Press, second: _Press) -> bool:
        """Whether two clicks are one double click: both on one card, and no move came between."""
        return (second.group is not None and second.group.count > 0 and second.group == first.group
                and second.position is first.position and second.time - first.time <= DOUBLE_CLICK)

    def _hovered(self, event: tkinter.Event[tkinter.Misc]) -> None:
        if self._table.lifted:
            # The button is up, and yet its release never came here.
            self._player.let_go()
        group = self._table.touched(event.x, event.y)
        liftable = group is not None and group.count > 0 and self._player.may_lift(*group)
        self._table.point_at(group if liftable else None, self._table.button_at(event.x, event.y))

    def _left(self, event: tkinter.Event[tkinter.Misc]) -> None:
        if not self._table.lifted:
            self._table.point_at(None, None)

    def _lost_focus(self, event: tkinter.Event[tkinter.Misc]) -> None:
        """The focus goes to another window while cards are held: their release may never come here.

        It also moves within the window, at the press itself; that is not meant.
        """
        if not self._table.lifted:
            return
        # Asked of Tcl: tkinter does not know the menus that Tk itself makes for the menu bar.
        call = self._canvas.tk.call
        focus = call("focus")
        if not focus or call("winfo", "toplevel", focus) != str(self._canvas.winfo_toplevel()):
            self._press = None
            self._player.let_go()
