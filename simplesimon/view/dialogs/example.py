"""The worked example in a window of its own: a table that plays it, its moves told, and the buttons to go through them.

Knows nothing of the person's own game, which waits meanwhile.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Callable, Iterator, List, Optional

from simplesimon.example import Example, read_example
from simplesimon.model import Game, GameCode, Position, deal
from simplesimon.view.board import Board, Look
from simplesimon.view.board.slices import Slices
from simplesimon.view.labels import shown_label
from simplesimon.view.marks import Group, Marks
from simplesimon.words import Words

from .access import bind_access_keys
from .beside import WindowBeside, raise_window
from .move_list import MoveList
from .scrolled_canvas import reading_colours
from .style import windowing_system
from .telling import told
from .transport import Transport

SECONDS = {"slow": 4.0, "normal": 2.2, "fast": 1.0}
"""From one move to the next while the example plays, by the name of the speed."""

# In lines of text.
_WIDTH = 80
_HEIGHT = 50
_LIST_NARROWEST = 14
_LIST_WIDEST = 24

_LIST_SHARE = 0.26
"""The list's part of the window's width."""


def show_example(parent: tk.Misc, words: Words, look: Look, play: Callable[[GameCode], None]) -> None:
    """Opens the example, or brings it to the front; ``play`` is called if the person wants to play its deal."""
    state = words.language, look
    if not raise_window(parent, "example", state):
        _ExampleWindow(parent, words, look, read_example(), play, state)


class _ExampleWindow:
    """The window. The number of a position is that of the moves that lead to it."""

    def __init__(
        self,
        parent: tk.Misc,
        words: Words,
        look: Look,
        example: Example,
        play: Callable[[GameCode], None],
        state: object,
    ) -> None:
        self._words = words
        self._example = example
        self._play_deal = play
        self._game = Game(example.code)
        self._timer: Optional[str] = None
        title = words("example.title", code=example.code)
        self._beside = WindowBeside(parent, "example", state, title, self._stop)
        self._window = self._beside.window
        self._filling = Slices(self._window)
        room_width, room_height = self._beside.room
        line = self._beside.line
        width, height = min(room_width, _WIDTH * line), min(room_height, _HEIGHT * line)
        self._board = Board(self._window, look)
        side = self._add_side(width)
        self._transport = self._add_transport(width - side.winfo_reqwidth())
        self._board.canvas.grid(row=0, column=0, sticky="nsew")
        self._window.columnconfigure(0, weight=1)
        self._window.rowconfigure(0, weight=1)
        self._bind()
        self._open(width, height, side.winfo_reqwidth())

    def _add_side(self, width: int) -> ttk.Frame:
        """Adds what stands right of the table: how the game stands, the moves, and what to do next."""
        line = self._beside.line
        side = ttk.Frame(self._window, style="Dialog.TFrame", padding=(line // 2, line // 2))
        side.grid(row=0, column=1, rowspan=2, sticky="ns")
        list_width = max(_LIST_NARROWEST * line, min(round(width * _LIST_SHARE), _LIST_WIDEST * line))
        counts = ttk.Frame(side, style="Dialog.TFrame")
        counts.pack(side="top", fill="x", pady=(0, line // 2))
        close = ttk.Button(side, text=self._words("dialog.close"), command=self._beside.close, style="Dialog.TButton")
        label = shown_label(self._words("example.play_deal"), windowing_system(side))
        play = ttk.Button(
            side, text=label.text, underline=label.underline, command=self._play_deal_instead, style="Dialog.TButton"
        )
        for button in (close, play):
            button.pack(side="bottom", fill="x", pady=(line // 3, 0))
            self._bind_keys_of(button)
        bind_access_keys(self._window, {label.key: self._play_deal_instead})
        self._moves = MoveList(side, line, list_width, reading_colours(side), self.jump)
        self._moves.frame.pack(side="top", fill="both", expand=True)
        self._window.update_idletasks()
        self._add_counts(counts, side.winfo_reqwidth() - line)
        return side

    @staticmethod
    def _bind_keys_of(button: ttk.Button) -> None:
        def press(event: tk.Event[tk.Misc]) -> str:
            button.invoke()
            # Else the window would be asked about the same key, and be gone by then.
            return "break"

        for key in ("<Return>", "<KP_Enter>", "<space>"):
            button.bind(key, press)

    def _add_counts(self, frame: ttk.Frame, room: int) -> None:
        """Adds score, moves and runs, in one row if ``room`` pixels are enough for them at their widest."""
        self._counts = [ttk.Label(frame, style="Keys.Dialog.TLabel") for _ in range(3)]
        self._count(deal(self._example.code)._replace(moves=self._last))
        in_a_row = sum(label.winfo_reqwidth() for label in self._counts) + self._beside.line <= room
        score, moves, runs = self._counts
        score.grid(row=0, column=0, sticky="w")
        moves.grid(row=0, column=1, padx=self._beside.line // 2)
        if in_a_row:
            frame.columnconfigure(1, weight=1)
            runs.grid(row=0, column=2, sticky="e")
        else:
            runs.grid(row=1, column=0, columnspan=2, sticky="w")
        self._window.update_idletasks()

    def _rows(self) -> Iterator[List[str]]:
        yield [self._words("example.deal")]
        game = Game(self._example.code)
        for move, telling in zip(self._example.moves, self._example.tellings):
            game.play(move)
            yield told(self._words, telling, game.position)

    def _add_transport(self, room: int) -> Transport:
        actions = {
            "start": lambda: self.jump(0),
            "back": lambda: self.step(-1),
            "play": self.play_or_pause,
            "forward": lambda: self.step(1),
            "end": lambda: self.jump(self._last),
        }
        transport = Transport(self._window, self._words, self._beside.line, room, actions, tuple(SECONDS))
        transport.frame.grid(row=1, column=0, sticky="ew")
        return transport

    def _bind(self) -> None:
        window, moves = self._window, self._moves.canvas
        for widget, key, action in (
            (window, "Left", lambda: self.step(-1)),
            (window, "Right", lambda: self.step(1)),
            (window, "Home", lambda: self.jump(0)),
            (window, "End", lambda: self.jump(self._last)),
            # Among the speeds, these two keys go from one to the other.
            (moves, "Up", lambda: self.step(-1)),
            (moves, "Down", lambda: self.step(1)),
            (window, "Prior", lambda: self._moves.scroll_page(-1)),
            (window, "Next", lambda: self._moves.scroll_page(1)),
        ):
            for name in (key, f"KP_{key}"):
                widget.bind(f"<{name}>", lambda event, action=action: action())  # type: ignore[misc]
        window.bind("<space>", self._space_pressed)
        window.bind("<Destroy>", lambda event: self._cancel_timer(), add="+")
        for control in self._transport.controls:
            # A click gives a button the focus; but the space bar is to go on playing and pausing.
            control.bind("<ButtonRelease-1>", lambda event: moves.focus_set())

    def _open(self, width: int, height: int, side: int) -> None:
        self._window.update_idletasks()
        below = self._transport.frame.winfo_reqheight()
        self._window.minsize(side + self._transport.frame.winfo_reqwidth(), 20 * self._beside.line)
        self._board.open(width - side, height - below)
        self._beside.show(width, height, self._moves.canvas)
        self._board.new_deal(self._game.position, dealt=False)
        self._show()
        self._filling.start(self._moves.fill(self._rows()))

    @property
    def _last(self) -> int:
        return len(self._example.moves)

    @property
    def _number(self) -> int:
        return self._game.position.moves

    # Going through the moves

    def jump(self, number: int) -> None:
        """Goes to the position after ``number`` moves; what plays pauses."""
        self._cancel_timer()
        self._go(number)

    def step(self, count: int) -> None:
        """Goes ``count`` moves on, or back; what plays pauses."""
        self.jump(self._number + count)

    def play_or_pause(self) -> None:
        """Plays from the present position, from the start if that is the last one; or pauses."""
        if self._timer is not None:
            self._cancel_timer()
            self._show_state()
        elif self._number == self._last:
            self._go(0)
            self._wait()
        else:
            self._play_on()

    def _play_on(self) -> None:
        self._timer = None
        self._go(self._number + 1)
        if self._number < self._last:
            self._wait()

    def _wait(self) -> None:
        self._timer = self._window.after(round(1000 * SECONDS[self._transport.speed]), self._play_on)
        self._show_state()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._window.after_cancel(self._timer)
            self._timer = None

    def _go(self, number: int) -> None:
        number = max(0, min(number, self._last))
        while self._number > number:
            self._game.undo()
        while self._number < number:
            self._game.play(self._example.moves[self._number])
        self._show()

    def _show(self) -> None:
        self._board.show(self._game.position)
        if self._number:
            telling = self._example.tellings[self._number - 1]
            if telling.run is None:
                self._board.mark(Marks(selected=Group(telling.target, telling.count)))
        self._moves.mark(self._number)
        self._count(self._game.position)
        self._show_state()

    def _count(self, position: Position) -> None:
        words = self._words
        score, moves, runs = self._counts
        score.configure(text=words("status.score", score=position.score))
        moves.configure(text=words("status.moves", moves=position.moves))
        runs.configure(text=words("status.runs", runs=len(position.removed)))

    def _show_state(self) -> None:
        self._transport.show(self._timer is not None, self._number == 0, self._number == self._last)

    def _space_pressed(self, event: tk.Event[tk.Misc]) -> None:
        # On a button that has the focus, the key presses that.
        if event.widget.winfo_class() not in ("TButton", "TRadiobutton"):
            self.play_or_pause()

    # Going away

    def _play_deal_instead(self) -> None:
        self._beside.close()
        self._play_deal(self._example.code)

    def _stop(self) -> None:
        self._cancel_timer()
        self._filling.cancel()
        self._board.stop()
