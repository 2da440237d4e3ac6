"""What the program is started with: its arguments, the folder for its files, and a fault before there is a window.

Imports what the game needs only when it is asked for, so that a fault in it can still be told.
"""
from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, List, NoReturn, Optional, Sequence

from .. import __version__
from ..system import requirements

if TYPE_CHECKING:
    from .program import Program


def create(data_dir: Optional[str], code: Optional[str]) -> Program:
    """The program with its files in ``data_dir``, else in the platform's own folder; ``code`` is a game code to play.

    Raises GameCodeError for a text that is none, and SystemExit, having said why, where no window can be opened.
    """
    from ..model import GameCode
    from .program import build
    folder = _data_folder() if data_dir is None else os.path.abspath(data_dir)
    return build(folder, None if code is None else GameCode.parse(code))


def run(argv: Optional[Sequence[str]]) -> NoReturn:
    """Runs the program with the arguments ``argv``, else those of the command line; ends by SystemExit."""
    try:
        code = _code_of(sys.argv[1:] if argv is None else list(argv))
        create(None, code).root.mainloop()
    except Exception as fault:
        _tell_fault(fault)
        raise SystemExit(1) from None
    raise SystemExit(0)


def _tell_fault(fault: Exception) -> None:
    """A fault before there is a window, or with none left: it is written down and told without one."""
    from ..faults import FaultLog
    from ..words import Words, language_for
    folder = _data_folder()
    FaultLog(folder).record(type(fault), fault, fault.__traceback__)
    where = os.path.join(folder, "faults.log") if folder is not None else "–"
    text = Words(language_for(""))("fault.at_start", fault=f"{type(fault).__name__}: {fault}", log=where)
    requirements.show_fatal(text)


def _data_folder() -> Optional[str]:
    from ..storage.places import data_folder
    return data_folder(os.environ, sys.platform, os.path.expanduser("~"))


def _code_of(arguments: List[str]) -> Optional[str]:
    """The game code among the arguments, or None. Raises SystemExit after --version, --help or a fault in them."""
    if not arguments:
        return None
    from ..model import GameCode, GameCodeError
    from ..words import Words, language_for
    words = Words(language_for(""))
    if "--help" in arguments or "-h" in arguments:
        _print_and_end(words("usage"))
    if "--version" in arguments:
        _print_and_end(words("version", version=__version__))
    for argument in arguments:
        if argument.startswith("-"):
            _refuse(words("arguments.unknown", option=argument))
    if len(arguments) > 1:
        _refuse(words("arguments.many"))
    try:
        GameCode.parse(arguments[0])
    except GameCodeError as error:
        _refuse(words(f"code.fault.{error.fault.name}"))
    return arguments[0]


def _print_and_end(text: str) -> NoReturn:
    if sys.stdout is None:
        requirements.show_fatal(text)
    else:
        encoding = sys.stdout.encoding or "ascii"
        # A console that cannot write a character gets a question mark instead of none of the text.
        print(text.encode(encoding, "replace").decode(encoding))
    raise SystemExit(0)


def _refuse(text: str) -> NoReturn:
    requirements.show_fatal(text)
    raise SystemExit(2)
