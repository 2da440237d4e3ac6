"""The program's window: menus, toolbar, table, status line, shortcuts and dialogs, as the controller's view.

Knows nothing of the game in progress; it shows the positions that it is given.
"""
from __future__ import annotations

import os
import tkinter
from typing import Callable, Mapping, Optional

from ...commands import Command, Shortcut
from ...describing import described
from ...model import GameCode, Position, Refusal, Settings, deal
from ...model.cards import SUIT_COUNTS
from ...model.codes import CodeFault
from ...model.statistics import NewBests, Statistics
from ...words import DEFAULT_LANGUAGE, Words, language_for
from ..board import Board, Look, VictoryText
from ..board.gestures import Player
from ..faces import FaceStyle
from ..keys import SHIFT, key_of, shortcut_held
from ..marks import Marks
from ..theme import THEMES
from .fonts import can_be_read
from .macos import join_application_menu
from .menus import Menus
from .place import WindowPlace
from .status import StatusLine
from .toolbar import Toolbar

_PACES = {"normal": 1.0, "fast": 0.5, "off": 0.0}

_ICON_SIZES = (128, 48, 32, 16)
_ICON_DELAY = 200
"""Milliseconds after which the icon is drawn: the first picture of the table comes before it."""

_NO_BESTS = NewBests(False, False, False)


class Window:
    """The view of the whole program, built on ``root``, which stays withdrawn until ``open``."""

    def __init__(self, root: tkinter.Tk, folder: Optional[str]) -> None:
        """``folder`` is where the program keeps its files, None if it has no place for any."""
        self.root = root
        self._folder = folder
        self._windowing_system = str(root.tk.call("tk", "windowingsystem"))
        self._settings = Settings()
        self.board = Board(root, _look(self._settings))
        self._opened = False
        self._ask_when_open: Callable[[], None] = lambda: None
        self._bests = _NO_BESTS
        self._place = WindowPlace(root)
        self._code: GameCode
        self._position: Position

    def connect(self, player: Player, commands: Mapping[str, Command], change: Callable[..., None],
                end: Callable[[], None]) -> None:
        """Tells who is asked about gestures, what can be done, who changes settings, and how the program ends."""
        self._player = player
        self._commands = commands
        self._change = change
        self._end = end
        self._shortcuts = {shortcut: command for command in commands.values() for shortcut in command.shortcuts}
        self.board.connect(player, self._run, self._victory_text)
        self.root.bind("<KeyPress>", self._key_pressed)
        self.root.protocol("WM_DELETE_WINDOW", commands["quit"].run)
        join_application_menu(self.root, self._run, lambda: self._menus.open_settings())

    def build(self, settings: Settings) -> None:
        """Builds the window as ``settings`` want it and gives it its size; nothing is on the screen yet."""
        self._settings = settings
        self._build_bars()
        self.board.apply(_look(settings))
        self.board.canvas.pack(side="top", fill="both", expand=True)
        width, height = self._place.restore(settings.window)
        self.root.update_idletasks()
        self.board.open(width, height - self._toolbar.frame.winfo_reqheight() - self._status.frame.winfo_reqheight())

    def _build_bars(self) -> None:
        """Menus, toolbar and status line in the language and the colours of now."""
        theme = THEMES[self._settings.table]
        language = language_for(self._settings.language)
        readable = can_be_read(self.root, language)
        self.words = Words(language if readable else DEFAULT_LANGUAGE)
        self._menus = Menus(self.root, self.words, self._commands, self._change)
        self._toolbar = Toolbar(self.root, self.words, self._commands, theme)
        self._status = StatusLine(self.root, self.words, self._commands["copy_code"].run, theme)
        self._menus.show_settings(self._settings)
        # The table is packed last, so that it is what gives way where the window is small.
        self.board.canvas.pack_forget()
        self._toolbar.frame.pack(side="top", fill="x")
        self._status.frame.pack(side="bottom", fill="x")
        self.board.canvas.pack(side="top", fill="both", expand=True)
        if not readable:
            self._status.say_in_turn(self.words("language.no_font"))

    def open(self) -> None:
        """Brings the window on the screen."""
        self._place.show()
        self.board.canvas.focus_set()
        self._opened = True
        self._ask_when_open()
        self.root.after(_ICON_DELAY, self._show_icon)

    def _show_icon(self) -> None:
        """Gives the window its icon, once everything else is on the screen."""
        from ..icon import icon
        from ..table import png_bytes
        photos = [tkinter.PhotoImage(master=self.root, data=png_bytes(size, size, icon(size))) for size in _ICON_SIZES]
        self.root.iconphoto(True, *photos)

    # Keys and buttons

    def _run(self, name: str) -> None:
        self._run_command(self._commands[name])

    def _run_command(self, command: Command) -> None:
        if command.available():
            command.run()
        else:
            # What is held is let go by whatever is asked for, done or not.
            self._player.let_go()

    def _key_pressed(self, event: tkinter.Event[tkinter.Misc]) -> None:
        state = int(event.state)
        key = key_of(event.keysym, event.keycode, self._windowing_system)
        # Caps Lock turns Z into z and z into Z: what was meant is in the Shift bit alone.
        shift = bool(state & SHIFT)
        command = self._shortcuts.get(Shortcut(key, shift)) or self._shortcuts.get(Shortcut(key))
        if command is None or Shortcut(key).with_modifier != shortcut_held(state, self._windowing_system):
            return
        self._run_command(command)

    # What the controller asks

    def new_deal(self, code: GameCode, dealt: bool) -> None:
        """The cards of the deal ``code`` are in play from now on; its position is shown next, dealt or as it lies."""
        self._code = code
        self._name_game()
        self.board.new_deal(deal(code), dealt)

    def _name_game(self) -> None:
        self.root.title(self.words("title.game", code=self._code))
        self._status.show_code(self._code)

    def show(self, position: Position) -> None:
        """Makes the screen show ``position``, whatever it showed before."""
        self._position = position
        if not position.won:
            self._bests = _NO_BESTS
        self.board.show(position)
        self.refresh()

    def refresh(self) -> None:
        """Counts what there is to count, and greys what cannot be done now."""
        self._status.show(self._position)
        self._toolbar.refresh()
        self._menus.refresh()

    def mark(self, marks: Marks) -> None:
        """Makes the table show these marks and no others, and the status line say what is marked."""
        self.board.mark(marks)
        self._status.describe(described(self.words, self.board.position, marks))

    def remind(self, reason: Refusal) -> None:
        """Reminds the person of the rule that refuses what was tried."""
        self.board.say(self.words(f"refusal.{reason.name}"))

    def celebrate(self, bests: NewBests) -> None:
        """The position shown next is a win that sets these bests."""
        self._bests = bests

    def notify(self, key: str) -> None:
        """Says the text ``key`` in the status line for a while."""
        self._status.say(self.words(key))

    def apply(self, settings: Settings) -> None:
        """Takes over the settings that change how things look, move and speak."""
        before, self._settings = self._settings, settings
        if (settings.language, settings.table) != (before.language, before.table):
            self._menus.destroy()
            self._toolbar.frame.destroy()
            self._status.destroy()
            self._build_bars()
            self._name_game()
            self.refresh()
            from ..dialogs.beside import close_windows
            close_windows(self.root)
            # A win is told on the table, in words too.
            self.board.show(self._position)
        self._menus.show_settings(settings)
        self.board.apply(_look(settings))

    def ask_suits(self, last: int, answer: Callable[[int], None]) -> None:
        """Asks how many suits, beginning from ``last``."""
        from .. import dialogs
        dialogs.ask_suits(self.root, self.words, last, answer)

    def ask_code(self, present: str, accept: Callable[[str], Optional[CodeFault]]) -> None:
        """Asks for a game code until ``accept`` finds no fault in the text."""
        from .. import dialogs

        def problem(text: str) -> Optional[str]:
            fault = accept(text)
            return None if fault is None else self.words(f"code.fault.{fault.name}")

        dialogs.ask_code(self.root, self.words, present, problem)

    def confirm(self, question: str, moves: int, answer: Callable[[], None]) -> None:
        """Asks ``question``, as soon as the window is open; the safe answer is the default."""
        if not self._opened:
            self._ask_when_open = lambda: self.confirm(question, moves, answer)
            return
        from .. import dialogs
        words = self.words
        text = words(f"{question}.question", moves=words.counted("moves", moves))
        dialogs.confirm(self.root, words, words(f"{question}.title"), text,
                        words(f"{question}.leave"), words(f"{question}.keep"), answer)

    def show_statistics(self, statistics: Statistics, reset: Callable[[], None]) -> None:
        """Shows the results; calls ``reset`` if the person wants them forgotten."""
        from .. import dialogs
        dialogs.show_statistics(self.root, self.words, {suits: statistics.of(suits) for suits in SUIT_COUNTS}, reset)

    def show_help(self) -> None:
        """Shows how the game is played."""
        from ..dialogs.how_to_play import show_how_to_play
        show_how_to_play(self.root, self.words, _look(self._settings))

    def show_example(self, play: Callable[[GameCode], None]) -> None:
        """Shows the worked example in a window of its own."""
        from ..dialogs.example import show_example
        show_example(self.root, self.words, _look(self._settings), play)

    def show_keys(self) -> None:
        """Shows the keys, as the table of commands has them."""
        from .. import dialogs
        from .key_names import key_rows
        dialogs.show_keys(self.root, self.words, key_rows(self._commands, self.words, self._windowing_system))

    def show_about(self) -> None:
        """Says what this program is, on what it runs and where its files are."""
        import platform

        import simplesimon

        from .. import dialogs
        words = self.words
        tk = f"{self.root.tk.call('info', 'patchlevel')} ({self._windowing_system})"
        dialogs.show_about(self.root, words, [
            (words("about.version"), simplesimon.__version__),
            (words("about.python"), platform.python_version()),
            (words("about.tk"), tk),
            (words("about.system"), platform.platform()),
            (words("about.folder"), self._folder or words("about.no_folder")),
        ])

    def tell(self, kind: str, name: str, detail: str) -> None:
        """Says in the status line what happened to the file ``name``; a path is said without its folders."""
        said = os.path.basename(detail) if os.path.isabs(detail) else detail
        self._status.say_in_turn(self.words(f"notice.{kind}", what=self.words(f"file.{name}"), detail=said))

    def tell_fault(self, text: str, log: Optional[str]) -> None:
        """Shows a fault of the program itself, and the file in which it is written down."""
        from .. import dialogs
        dialogs.show_fault(self.root, self.words, text, log)

    def copy(self, text: str) -> None:
        """Puts ``text`` on the clipboard."""
        self.root.clipboard_clear()
        self.root.clipboard_append(text)

    def clipboard(self) -> str:
        """The text on the clipboard; empty if there is none."""
        try:
            return str(self.root.clipboard_get())
        except tkinter.TclError:
            return ""

    def window_place(self) -> str:
        """Where the window is and how large, as text from which it can come back."""
        return self._place.described()

    def toggle_full_screen(self) -> None:
        """Fills the screen, or goes back to a window."""
        self.root.attributes("-fullscreen", not self.root.attributes("-fullscreen"))

    def close(self) -> None:
        """Ends the program."""
        self._end()

    def _victory_text(self) -> VictoryText:
        words, position = self.words, self._position
        result = words("victory.result", points=words.counted("points", position.score),
                       moves=words.counted("moves", position.moves))
        new = [words(f"victory.best.{name}") for name, best in self._bests._asdict().items() if best]
        buttons = [("new_game", words("victory.new_game")), ("restart", words("victory.again")),
                   ("copy_code", words("victory.code", code=self._code))]
        return VictoryText(words("victory.title"), [result, *new], buttons)


def _look(settings: Settings) -> Look:
    style = FaceStyle(four_colours=settings.four_colours, large_indices=settings.large_indices)
    return Look(THEMES[settings.table], style, _PACES[settings.motion])
