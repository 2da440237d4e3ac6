"""The table of commands: for each its name, its keys, what it does and when it can be done.

Menus, toolbar, shortcuts and greyed states are made from it. Knows nothing of tkinter or of words.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, NamedTuple, Sequence, Tuple

from .model.position import COLUMN_COUNT
from .model.settings import LANGUAGES, MOTIONS, TABLES

if TYPE_CHECKING:
    from .controller import Controller
    from .keyboard import Keyboard


class Shortcut(NamedTuple):
    """A key: a letter, with the platform's own key (Control, on macOS Command), a digit, or a name such as ``F11``.

    Names are Tk's keysyms; those of the keypad are told by the names of the same keys elsewhere.
    """

    key: str
    shift: bool = False

    @property
    def with_modifier(self) -> bool:
        """Whether the platform's own key belongs to it."""
        return len(self.key) == 1 and self.key.isalpha()


class Command(NamedTuple):
    """Something a person can ask for."""

    name: str
    run: Callable[[], None]
    available: Callable[[], bool] = lambda: True
    shortcuts: Tuple[Shortcut, ...] = ()


class Option(NamedTuple):
    """A setting in a menu: ``name`` as in ``Settings``, and its values; two truth values make it a tick."""

    name: str
    values: Tuple[Any, ...] = (True, False)


SEPARATOR = ""

MENUS: Sequence[Tuple[str, Sequence[str]]] = (
    ("game", ("new_game", "restart", SEPARATOR, "undo", "redo", SEPARATOR,
              "enter_code", "paste_code", "copy_code", SEPARATOR, "statistics", SEPARATOR, "quit")),
    ("settings", ("double_click", "automatic_placement", "placement_help", "interactive_rules", SEPARATOR,
                  "motion", "table", "four_colours", "large_indices", "language", SEPARATOR,
                  "full_screen", SEPARATOR, "add_to_menu", "remove_from_menu", "reset_settings")),
    ("help", ("how_to_play", "example", "keys", SEPARATOR, "about")),
)
"""The menus in their order; each entry is the name of a command, if this system has it, or of an option."""

TOOLBAR: Sequence[str] = ("new_game", "undo", "redo", "restart")

OPTIONS: Dict[str, Option] = {option.name: option for option in (
    Option("double_click"),
    Option("automatic_placement"),
    Option("placement_help"),
    Option("interactive_rules"),
    Option("motion", MOTIONS),
    Option("table", TABLES),
    Option("four_colours"),
    Option("large_indices"),
    Option("language", LANGUAGES),
)}


def commands(controller: Controller, keyboard: Keyboard) -> Dict[str, Command]:
    """Every command by its name, acting on ``controller`` and, for play without a mouse, on ``keyboard``."""
    table = (
        Command("new_game", controller.new_game, shortcuts=(Shortcut("n"),)),
        Command("restart", controller.restart, lambda: controller.game.begun, (Shortcut("r"),)),
        Command("undo", controller.undo, lambda: controller.game.can_undo, (Shortcut("z"),)),
        Command("redo", controller.redo, lambda: controller.game.can_redo,
                (Shortcut("z", shift=True), Shortcut("y"))),
        Command("enter_code", controller.enter_code),
        Command("paste_code", controller.paste_code, shortcuts=(Shortcut("v"),)),
        Command("copy_code", controller.copy_code, shortcuts=(Shortcut("c"),)),
        Command("statistics", controller.show_statistics),
        Command("full_screen", controller.toggle_full_screen, shortcuts=(Shortcut("F11"),)),
        Command("reset_settings", controller.reset_settings),
        Command("quit", controller.quit, shortcuts=(Shortcut("q"),)),
        Command("how_to_play", controller.show_help, shortcuts=(Shortcut("F1"),)),
        Command("example", controller.show_example),
        Command("keys", controller.show_keys),
        Command("about", controller.show_about),
        Command("cursor_left", keyboard.left, shortcuts=(Shortcut("Left"),)),
        Command("cursor_right", keyboard.right, shortcuts=(Shortcut("Right"),)),
        Command("cursor_up", keyboard.up, shortcuts=(Shortcut("Up"),)),
        Command("cursor_down", keyboard.down, shortcuts=(Shortcut("Down"),)),
        Command("first_column", lambda: keyboard.jump(0), shortcuts=(Shortcut("Home"),)),
        Command("last_column", lambda: keyboard.jump(COLUMN_COUNT - 1), shortcuts=(Shortcut("End"),)),
        *(_jump(keyboard, column) for column in range(COLUMN_COUNT)),
        Command("lift", keyboard.act, shortcuts=(Shortcut("space"), Shortcut("Return"))),
        Command("more", keyboard.more, shortcuts=(Shortcut("plus"), Shortcut("Up", shift=True))),
        Command("fewer", keyboard.fewer, shortcuts=(Shortcut("minus"), Shortcut("Down", shift=True))),
        Command("send", keyboard.send, lambda: controller.settings.double_click,
                (Shortcut("Return", shift=True), Shortcut("space", shift=True))),
        Command("let_go", controller.let_go, shortcuts=(Shortcut("Escape"),)),
    )
    return {command.name: command for command in table}


def _jump(keyboard: Keyboard, column: int) -> Command:
    """The command that goes to ``column`` (0-9): digit 1 to the first, 0 to the tenth."""
    digit = str((column + 1) % 10)
    return Command(f"column_{digit}", lambda: keyboard.jump(column), shortcuts=(Shortcut(digit),))
