"""A hand that does one random thing after another to the program's windows, as Tk would deliver it.

Knows nothing of what must hold meanwhile or afterwards.
"""
from __future__ import annotations

import tkinter
from collections import Counter, deque
from random import Random
from typing import Any, Callable, Counter as CounterOf, Deque, List, Optional, Sequence, Tuple

from driver import CAPS_LOCK, CONTROL, SHIFT, touch_point
from positions import moves_of_the_example
from torture_heart import Costs
from torture_players import EXAMPLE

from simplesimon.commands import commands
from simplesimon.keyboard import Keyboard
from simplesimon.model import Move, legal_moves
from simplesimon.model.cards import SUIT_COUNTS
from simplesimon.model.position import COLUMN_COUNT
from simplesimon.model.settings import LANGUAGES, TABLES
from simplesimon.view.dialogs import open_dialog

Point = Tuple[int, int]

_ALT = 0x8
_NUM_LOCK = 0x10
_BUTTON_1 = 0x100

_STATES = [0, 0, 0, 0, SHIFT, CONTROL, CONTROL, CONTROL | SHIFT, CAPS_LOCK, CAPS_LOCK | CONTROL, _ALT, CONTROL | _ALT,
           _NUM_LOCK]
_OTHER_KEYS = ["Tab", "F10", "BackSpace", "Delete", "Prior", "Next", "KP_Enter", "KP_Left", "a", "x", "s", "Control_L"]
_COSTLY_KEYS = {"F1", "F11", "n"}

_TOOK_LONG_AGO = 600
"""Milliseconds after which a second click is no double click."""

_LOOKS: List[Tuple[str, Sequence[object]]] = [
    ("table", TABLES), ("language", LANGUAGES), ("four_colours", (True, False)), ("large_indices", (True, False)),
    ("motion", ("normal", "normal", "fast", "off")),
]

_SIZES = (480, 1300), (360, 900)
"""The least and the greatest width and height that the window is given."""


class Hand:
    """Does random things to ``program``; ``done`` counts them by their kinds."""

    def __init__(self, program: Any, choice: Random, last: Deque[str], costs: Costs) -> None:
        """``last`` gets the name of each thing done, ``costs`` what it costs."""
        self._program = program
        self._root: tkinter.Tk = program.root
        self._board = program.board
        self._choice = choice
        self._clock = 1000
        self._next: Deque[Callable[[], object]] = deque()
        self.done: CounterOf[str] = Counter()
        self._last = last
        self._costs = costs
        table = commands(program.controller, Keyboard(program.controller))
        keys = [shortcut.key for command in table.values() for shortcut in command.shortcuts]
        self._keys = [key for key in keys if key not in _COSTLY_KEYS] * 3 + _OTHER_KEYS + sorted(_COSTLY_KEYS)
        self._kinds: List[Tuple[float, Callable[[], object]]] = [
            (20, self._move_pointer), (8, self._press), (8, self._release), (10, self._click), (5, self._double_click),
            (4, self._drag), (3, self._right_button), (3, self._wheel), (18, self._press_a_key), (5, self._undo),
            (4, self._redo), (1, self._restart), (0.9, self._new_game), (0.4, self._almost_win), (1.2, self._win_on),
            (1, self._change_setting), (0.3, self._change_look), (0.9, self._resize), (1, self._move_focus),
            (0.8, self._menu_entry), (0.35, self._open_a_dialog), (0.15, self._open_the_example),
            (0.03, self._open_the_help), (0.08, self._minimise), (0.15, self._ask_to_quit), (1, self._toolbar),
            (0.2, self._enter_code),
        ]

    def act(self) -> None:
        """One input: the next of a gesture under way, or something else, also in the middle of a gesture."""
        if self._next and self._choice.random() < 0.93:
            self._do(self._next.popleft())
        elif len(self._windows()) > 1 and self._choice.random() < 0.7:
            self._do(self._use_another_window)
        else:
            weights = [weight for weight, _ in self._kinds]
            self._do(self._choice.choices(self._kinds, weights)[0][1])

    def _do(self, input_: Callable[[], object]) -> None:
        name = input_.__name__.replace("_", " ").strip()
        self._last.append(name)
        self.done[name] += 1
        self._costs.call(f"the input {name}", input_)

    def finish(self) -> None:
        """Lets go of everything, closes what is open over the game, and clicks beside the columns."""
        self._next.clear()
        self.close_what_is_open()
        if self._root.state() == "iconic":
            self._root.deiconify()
        canvas = str(self._board.canvas)
        self._generate(canvas, "<ButtonRelease-3>", x=1, y=1)
        self._generate(canvas, "<ButtonRelease-1>", x=-50, y=-50, state=_BUTTON_1)
        self._click_at((1, 1))
        self._program.controller.point(None)

    def close_what_is_open(self) -> None:
        """Closes menus and dialogs over the game."""
        for _ in range(20):
            grabbing = str(self._root.tk.call("grab", "current"))
            if not grabbing and open_dialog(self._root) is None:
                break
            if "menu" in grabbing:
                for path in (str(self._root.tk.call("focus")), grabbing):
                    self._generate(path, "<KeyPress>", keysym="Escape")
            else:
                self._close_by_protocol(self._windows()[-1])

    # Events

    def _generate(self, path: str, sequence: str, **options: object) -> None:
        self._clock += self._choice.choice([1, 5, 20, 100, 300, _TOOK_LONG_AGO])
        if not int(self._root.tk.call("winfo", "exists", path)):
            return
        words = [word for name, value in options.items() for word in (f"-{name}", value)]
        self._root.tk.call("event", "generate", path, sequence, "-time", self._clock, *words)

    def _event(self, sequence: str, point: Point, state: int) -> None:
        """An event on the table: mostly handled at once, sometimes behind others that wait."""
        when = self._choice.choice(["now", "now", "now", "tail"])
        self._generate(str(self._board.canvas), sequence, x=point[0], y=point[1], state=state, when=when)

    def _click_at(self, point: Point) -> None:
        self._clock += _TOOK_LONG_AGO
        for sequence, state in (("<ButtonPress-1>", 0), ("<ButtonRelease-1>", _BUTTON_1)):
            self._generate(str(self._board.canvas), sequence, x=point[0], y=point[1], state=state)

    def _somewhere(self) -> Point:
        """A pixel of the table: mostly on a card, sometimes anywhere, sometimes beside the window."""
        if self._choice.random() < 0.7:
            column = self._choice.randrange(COLUMN_COUNT)
            return touch_point(self._board, column, self._choice.randint(0, len(self._board.position.columns[column])))
        layout = self._board.layout
        return self._choice.randint(-60, layout.width + 60), self._choice.randint(-60, layout.height + 60)

    # The mouse on the table

    def _move_pointer(self) -> None:
        self._event("<Motion>", self._somewhere(), self._choice.choice([0, _BUTTON_1, _BUTTON_1]))

    def _press(self) -> None:
        self._event("<ButtonPress-1>", self._somewhere(), 0)

    def _release(self) -> None:
        self._event("<ButtonRelease-1>", self._somewhere(), _BUTTON_1)

    def _click(self) -> None:
        point = self._somewhere()
        self._event("<ButtonPress-1>", point, 0)
        self._event("<ButtonRelease-1>", point, _BUTTON_1)

    def _double_click(self) -> None:
        x, y = self._somewhere()
        self._click_at((x, y))
        self._clock -= _TOOK_LONG_AGO
        self._event("<ButtonPress-1>", (x + self._choice.randint(-4, 4), y), 0)
        self._event("<ButtonRelease-1>", (x, y), _BUTTON_1)

    def _drag(self) -> None:
        """Begins a drag, half of them legal moves; its further events come one by one."""
        moves = legal_moves(self._board.position)
        if moves and self._choice.random() < 0.5:
            self._drag_for(self._choice.choice(moves))
            return
        self._begin_drag(self._somewhere(), self._somewhere())

    def _drag_for(self, move: Move) -> None:
        x, y = touch_point(self._board, move.source, move.count)
        by = self._board.layout.place(move.target, 0, 1)[0] - self._board.layout.place(move.source, 0, 1)[0]
        self._begin_drag((x, y), (x + by, y - 20))

    def _begin_drag(self, start: Point, end: Point) -> None:
        self._event("<ButtonPress-1>", start, 0)
        steps = self._choice.randint(2, 5)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end))

            def drag_on(point: Point = (x, y)) -> None:
                self._event("<Motion>", point, _BUTTON_1)

            self._next.append(drag_on)

        def drop() -> None:
            self._event("<ButtonRelease-1>", end, _BUTTON_1)

        self._next.append(drop)

    def _right_button(self) -> None:
        self._event(self._choice.choice(["<ButtonPress-3>", "<ButtonRelease-3>"]), self._somewhere(), 0)

    def _wheel(self) -> None:
        self._event(self._choice.choice(["<ButtonPress-4>", "<ButtonPress-5>", "<MouseWheel>"]), self._somewhere(), 0)

    # Keys and commands

    def _press_a_key(self) -> None:
        self._key_to(str(self._root.tk.call("focus")) or ".", self._choice.choice(self._keys))

    def _key_to(self, path: str, key: str) -> None:
        state = self._choice.choice(_STATES)
        self._generate(path, "<KeyPress>", keysym=key, state=state)
        self._generate(path, "<KeyRelease>", keysym=key, state=state)

    def _undo(self) -> None:
        """One undo, or many at once."""
        for _ in range(self._choice.choice([1, 1, 1, 30])):
            self._program.controller.undo()

    def _redo(self) -> None:
        for _ in range(self._choice.choice([1, 1, 1, 30])):
            self._program.controller.redo()

    def _restart(self) -> None:
        self._program.controller.restart()

    def _new_game(self) -> None:
        self._program.controller.deal_new_game(self._choice.choice(SUIT_COUNTS))

    def _almost_win(self) -> None:
        """The worked example is dealt and played so far that a few moves win it."""
        controller = self._program.controller
        controller._leave_for(EXAMPLE)
        for move in moves_of_the_example()[: self._choice.randint(40, 48)]:
            controller.game.play(move)
        controller._keep_and_show()

    def _win_on(self) -> None:
        """The next moves of the worked example, if the game is on the way that wins it."""
        controller = self._program.controller
        solution = moves_of_the_example()
        for _ in range(self._choice.choice([1, 10])):
            made = controller.game.position.moves
            if made == len(solution) or controller.game.to_record()["moves"] != solution[:made]:
                return
            if controller.game.code == EXAMPLE:
                controller.click(solution[made].source, solution[made].count)
                controller.click(solution[made].target, 0)

    def _change_setting(self) -> None:
        name = self._choice.choice(["double_click", "automatic_placement", "placement_help", "interactive_rules"])
        self._program.controller.change(**{name: self._choice.random() < 0.7})

    def _change_look(self) -> None:
        """Another table, other faces, or another language."""
        name, values = self._choice.choice(_LOOKS)
        self._program.controller.change(**{name: self._choice.choice(values)})

    def _enter_code(self) -> None:
        self._program.controller.copy_code()
        self._program.controller.paste_code()

    def _menu_entry(self) -> None:
        """Any entry of any menu, also while a dialog is open, as on macOS."""
        bar = self._root.nametowidget(str(self._root.cget("menu")))
        menu: Any = self._choice.choice(list(bar.children.values()))
        entry = self._choice.randint(0, int(menu.index("end") or 0))
        if menu.type(entry) == "cascade":
            menu = self._root.nametowidget(str(menu.entrycget(entry, "menu")))
            entry = self._choice.randint(0, int(menu.index("end") or 0))
        if menu.type(entry) != "separator":
            menu.invoke(entry)

    def _toolbar(self) -> None:
        """A label beside the table: a button of the toolbar, the game code."""
        labels = [widget for widget in self._inside(self._root) if widget.winfo_class() == "Label"]
        if not labels:
            return  # minimised
        label = str(self._choice.choice(labels))
        for sequence in ("<Enter>", "<ButtonPress-1>", "<ButtonRelease-1>", "<Leave>"):
            self._generate(label, sequence, x=4, y=4)

    # Windows

    def _resize(self) -> None:
        (least, most), (lowest, highest) = _SIZES
        self._root.geometry(f"{self._choice.randint(least, most)}x{self._choice.randint(lowest, highest)}")

    def _minimise(self) -> None:
        self._root.iconify()

        def come_back() -> None:
            self._root.deiconify()

        self._next.append(come_back)

    def _move_focus(self) -> None:
        """The focus goes elsewhere and comes back, as told by Tk or in truth; the pointer leaves the table."""
        kind = self._choice.randrange(4)
        if kind == 0:
            self._root.tk.call("event", "generate", ".", self._choice.choice(["<FocusOut>", "<FocusIn>"]))
        elif kind == 1:
            self._event(self._choice.choice(["<Leave>", "<Enter>"]), self._somewhere(), 0)
        elif kind == 2:
            self._root.tk.call("focus", "-force", str(self._choice.choice(self._windows())))
        else:
            self._root.tk.call("focus", "-force", ".")

    def _ask_to_quit(self) -> None:
        self._close_by_protocol(self._root)

    def _open_a_dialog(self) -> None:
        controller = self._program.controller
        self._choice.choice([
            controller.new_game, controller.enter_code, controller.show_statistics, controller.show_keys,
            controller.show_about, controller.restart, controller.reset_settings,
        ])()

    def _open_the_example(self) -> None:
        self._program.controller.show_example()

    def _open_the_help(self) -> None:
        self._program.controller.show_help()

    def _use_another_window(self) -> None:
        """A key, a click, a wheel's turn or the end for a dialog or a window beside the game's."""
        window = self._choice.choice(self._windows()[1:])
        kind = self._choice.random()
        if kind < 0.12:
            self._close_by_protocol(window)
        elif kind < 0.2:
            self._generate(str(window), "<KeyPress>", keysym=self._choice.choice(["Escape", "Return"]))
        elif kind < 0.5:
            path = str(self._root.tk.call("focus", "-lastfor", str(window)))
            self._key_to(path, self._choice.choice([*self._keys, "Left", "Right", "Home", "End"]))
        elif kind < 0.55:
            width, height = self._choice.randint(400, 1200), self._choice.randint(300, 900)
            if window.resizable()[0]:
                window.geometry(f"{width}x{height}")
        else:
            self._touch(self._choice.choice(self._inside(window) or [window]))

    def _touch(self, widget: tkinter.Misc) -> None:
        point = {"x": self._choice.randrange(max(1, widget.winfo_width())),
                 "y": self._choice.randrange(max(1, widget.winfo_height()))}
        click = ["<ButtonPress-1>", "<ButtonRelease-1>"]
        sequences = ["<Enter>", *click * self._choice.choice([1, 1, 2])]
        if self._choice.random() < 0.2:
            sequences = [self._choice.choice(["<ButtonPress-4>", "<ButtonPress-5>", "<Leave>", *click])]
        for sequence in sequences:
            self._generate(str(widget), sequence, **point)

    def _windows(self) -> List[tkinter.Toplevel]:
        """The program's window, then all others that are open, the one over another behind it."""
        windows: List[Any] = [self._root]
        for window in windows:
            windows += [child for child in window.children.values() if child.winfo_class() == "Toplevel"]
        return windows

    def close_other_windows(self) -> None:
        """Closes all windows but the program's own."""
        for window in self._windows()[:0:-1]:
            self._close_by_protocol(window)

    def _inside(self, window: tkinter.Misc) -> List[tkinter.Misc]:
        """What is seen in a window."""
        found = [child for child in window.children.values() if child.winfo_class() not in ("Toplevel", "Menu")]
        for widget in found:
            found += widget.children.values()
        return [widget for widget in found if widget.winfo_viewable()]

    def _close_by_protocol(self, window: Any) -> None:
        command: Optional[str] = window.protocol("WM_DELETE_WINDOW")
        if command:
            self._root.tk.call(*self._root.tk.splitlist(command))
