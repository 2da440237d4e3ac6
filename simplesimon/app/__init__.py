"""The program from outside: building it and running it, where this system can.

Knows nothing of the game. Readable by any Python 3, as what a zip or an installed command starts: the Python that is
too old has to say so itself, and nothing else may be imported before it was asked.
"""
from ..system import requirements

# Types alone need more: a type checker takes this name for True.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn, Optional, Sequence

    from .program import Program


def create(data_dir=None, code=None):
    # type: (Optional[str], Optional[str]) -> Program
    """The whole program, its window on the screen, its main loop not entered.

    ``data_dir`` is the folder for its files, else the platform's own; ``code`` a game code to play. Raises
    GameCodeError for a text that is none, and SystemExit, having said why, where no window can be opened.
    """
    requirements.insist()
    from . import starting

    return starting.create(data_dir, code)


def main(argv=None):
    # type: (Optional[Sequence[str]]) -> NoReturn
    """Runs the program with the arguments ``argv``, else those of the command line; ends by SystemExit."""
    requirements.insist()
    from . import starting

    starting.run(argv)
