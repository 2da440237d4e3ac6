"""Hands for tests with a window: mouse and keys as Tk delivers them, and waiting.

Only tests may run the event loop by ``update()``; the program never does.
"""
from __future__ import annotations

import time
import tkinter
from typing import Any, Callable, List, Sequence, Tuple

from simplesimon.model import GameCode, Move, Position
from simplesimon.view.board import Board
from simplesimon.view.dialogs import open_dialog

Point = Tuple[int, int]

EXAMPLE = "SS1-S1-AAAAABD"
"""The deal of the worked example."""

BUTTON_1 = 0x100
SHIFT = 0x1
CAPS_LOCK = 0x2
CONTROL = 0x4

_clock = 0


def pump(window: tkinter.Misc, until: Callable[[], object], seconds: float = 5.0) -> None:
    """Runs the event loop until ``until()`` is true; fails the test when that takes longer than ``seconds``."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, f"waited {seconds} s in vain"
        window.update()
        time.sleep(0.001)
    window.update()


def run_for(window: tkinter.Misc, seconds: float) -> None:
    """Runs the event loop for ``seconds``."""
    end = time.monotonic() + seconds
    pump(window, lambda: time.monotonic() >= end, seconds + 5.0)


def note_faults(root: tkinter.Tk, faults: List[Any]) -> None:
    """Lets ``faults`` get what callbacks raise, and the errors of Tcl in the background, as ``sys.exc_info()`` has them."""
    root.report_callback_exception = lambda *fault: faults.append(fault)
    root.tk.createcommand("bgerror", lambda text: faults.append((tkinter.TclError, tkinter.TclError(text), None)))


def press(widget: tkinter.Misc, point: Point, after: int = 1000) -> None:
    """Button 1 goes down, ``after`` milliseconds after the gesture before: after a second, never its double click."""
    _wait(after)
    widget.event_generate("<ButtonPress-1>", x=point[0], y=point[1], time=_clock)
    widget.update()


def move(widget: tkinter.Misc, point: Point) -> None:
    """The pointer moves with button 1 held."""
    _motion(widget, point, BUTTON_1)


def hover(widget: tkinter.Misc, point: Point) -> None:
    """The pointer moves with no button held."""
    _motion(widget, point, 0)


def _motion(widget: tkinter.Misc, point: Point, state: int) -> None:
    _wait(10)
    widget.event_generate("<Motion>", x=point[0], y=point[1], state=state, time=_clock)
    widget.update()


def release(widget: tkinter.Misc, point: Point) -> None:
    """Button 1 comes up."""
    _wait(10)
    widget.event_generate("<ButtonRelease-1>", x=point[0], y=point[1], state=BUTTON_1, time=_clock)
    widget.update()


def click(widget: tkinter.Misc, point: Point) -> None:
    """One press and release on the spot."""
    press(widget, point)
    release(widget, point)


def double_click(widget: tkinter.Misc, point: Point, second: Point | None = None) -> None:
    """Two clicks 100 ms apart, the second one at ``second`` if the hand is not steady."""
    click(widget, point)
    press(widget, second or point, after=100)
    release(widget, second or point)


def drag(widget: tkinter.Misc, start: Point, end: Point, steps: int = 4) -> None:
    """Press at ``start``, ``steps`` movements, release at ``end``."""
    press(widget, start)
    for step in range(1, steps + 1):
        move(widget, tuple(a + (b - a) * step // steps for a, b in zip(start, end)))  # type: ignore[arg-type]
    release(widget, end)


def key(window: tkinter.Misc, keysym: str, state: int = 0) -> None:
    """A key goes down and up in the widget that has the focus; ``state`` adds CONTROL, SHIFT or CAPS_LOCK."""
    _wait(10)
    target = window.focus_get() or window
    target.event_generate("<KeyPress>", keysym=keysym, state=state, time=_clock)
    window.update()
    # The key may have closed the window that had the focus.
    target = window.focus_get() or window
    target.event_generate("<KeyRelease>", keysym=keysym, state=state, time=_clock)
    window.update()


def deal_anew(program: Any, code: str) -> None:
    """Deals ``code`` with no question asked."""
    program.controller._begin(GameCode.parse(code))
    pump(program.root, lambda: not program.board.bare)


def arrange(program: Any, columns: Sequence[str]) -> None:
    """Begins a game at the position of ``columns``, which must have all 52 cards."""
    deal_anew(program, EXAMPLE)
    position = Position.from_text(columns)
    program.controller.game.position = position
    program.board.new_deal(position, False)
    program.board.show(position)
    pump(program.root, lambda: not program.board.bare)


def touch_point(board: Board, column: int, count: int) -> Point:
    """A pixel of what is seen of the first of the last ``count`` cards of ``column``; for 0 cards, of its empty end."""
    length = len(board.position.columns[column])
    left, top = board.layout.place(column, max(0, length - count), length)
    if not count and length:
        return left + board.layout.card_width // 2, board.layout.height - 2
    seen = board.layout.card_height if count < 2 else board.layout.place(column, length - count + 1, length)[1] - top
    return left + board.layout.card_width // 2, top + seen // 2


def shift(board: Board, source: int, target: int, beside: int = 0) -> int:
    """By how many pixels to the right a card must go to be over another column, or ``beside`` pixels beside it."""
    return board.layout.place(target, 0, 1)[0] + beside - board.layout.place(source, 0, 1)[0]


def drag_move(board: Board, move: Move, beside: int = 0) -> None:
    """Drags the group of ``move`` over its target, or ``beside`` pixels beside it."""
    x, y = touch_point(board, move.source, move.count)
    end = x + shift(board, move.source, move.target, beside), max(y - 20, board.layout.height // 2)
    drag(board.canvas, (x, y), end, steps=3)


def dialog_texts(window: tkinter.Misc) -> List[str]:
    """The title and all texts of the dialog that is open over ``window``; none if none is."""
    dialog = open_dialog(window)
    if dialog is None:
        return []
    found = [str(dialog.window.title())]
    widgets = list(dialog.window.winfo_children())
    for widget in widgets:
        widgets += widget.winfo_children()
        if "text" in (widget.keys() or ()):
            found.append(str(widget.cget("text")))
    return found


def settled(window: tkinter.Misc) -> None:
    """Waits until the dialog that is open over ``window`` has the focus."""

    def has_focus() -> bool:
        dialog, focus = open_dialog(window), window.focus_get()
        return dialog is not None and focus is not None and focus.winfo_toplevel() is dialog.window

    pump(window, has_focus)


def timers(window: tkinter.Misc) -> List[str]:
    """The timers and idle callbacks that are pending."""
    return [str(name) for name in window.tk.splitlist(window.tk.call("after", "info"))]


def _wait(milliseconds: int) -> None:
    # Tk tells a double click by the times that the events carry; tests need not wait for them.
    global _clock
    _clock += milliseconds
