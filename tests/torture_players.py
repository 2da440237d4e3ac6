"""A process that plays fast and at random until it is killed, and says what it keeps.

It is ``torture_players.py KIND FOLDER SEED``; KIND is ``window`` for the whole program, or ``no-window`` for its
controller and its storage alone. Knows nothing of who kills it.
"""
from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Callable, List, Mapping, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from null_view import NullView
from positions import moves_of_the_example

from simplesimon.controller import Controller
from simplesimon.model import GameCode, Move, legal_moves
from simplesimon.model.cards import SUIT_COUNTS
from simplesimon.storage import Storage

EXAMPLE = GameCode.parse("SS1-S1-AAAAABD")
_SOLUTION = moves_of_the_example()

_DONE = "done"

_PAUSE = 1
"""Milliseconds that the event loop has between two actions in a window."""


class Kept(NamedTuple):
    """A game that a player was about to keep; ``done`` once the action that it came from was over."""

    fingerprint: str
    deal: str
    played: bool
    won: bool
    done: bool


def fingerprint(record: Mapping[str, Any]) -> str:
    """What tells one record of a game from all others, kept or read."""
    content = {name: value for name, value in record.items() if name != "format"}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:24]


# In the process that is killed


def act(controller: Controller, choice: Random) -> None:
    """One action as a person would do it: mostly a move; now and then an undo, another deal, another setting."""
    kind = choice.random()
    if kind < 0.10:
        controller.undo()
    elif kind < 0.13:
        controller.redo()
    elif kind < 0.135:
        controller._restart()
    elif kind < 0.145:
        controller.deal_new_game(choice.choice(SUIT_COUNTS))
    elif kind < 0.165:
        controller._leave_for(EXAMPLE)
    elif kind < 0.18:
        controller.change(four_colours=choice.random() < 0.5, double_click=choice.random() < 0.5)
    else:
        _move(controller, choice)


def _move(controller: Controller, choice: Random) -> None:
    """The next move towards the example's win where the game is on its way there, else any that is legal."""
    game = controller.game
    made = game.position.moves
    moves: List[Move] = list(legal_moves(game.position))
    if game.code == EXAMPLE and made < len(_SOLUTION) and game.to_record()["moves"] == _SOLUTION[:made]:
        moves = [_SOLUTION[made]]
    if not moves:
        controller._leave_for(EXAMPLE)
        return
    source, count, target = choice.choice(moves)
    controller.let_go()
    if choice.random() < 0.5:
        controller.click(source, count)
        controller.click(target, 0)
    elif controller.lift(source, count):
        controller.aim([target])
        controller.drop([target])


def _say(text: str) -> None:
    print(text, flush=True)


def _saying(write_game: Callable[[Mapping[str, Any]], None]) -> Callable[[Mapping[str, Any]], None]:
    """``write_game`` that says what game it is about to keep."""
    def say_and_write(record: Mapping[str, Any]) -> None:
        deal = record["deal"]
        _say(f"{fingerprint(record)} {deal['token']} {deal['played']:d} {deal['win'] is not None:d}")
        write_game(record)

    return say_and_write


def play_without_a_window(folder: str, choice: Random) -> None:
    """Plays for ever with the controller, the storage, and nothing on a screen."""
    storage: Any = Storage(folder)
    storage.write_game = _saying(storage.write_game)
    controller = Controller(NullView(), storage)
    controller.start()
    _say(_DONE)
    while True:
        act(controller, choice)
        _say(_DONE)


def play_in_a_window(folder: str, choice: Random) -> None:
    """Plays for ever with the whole program."""
    from simplesimon.app import create

    program: Any = create(data_dir=folder)
    keeper = program.controller._storage
    keeper.write_game = _saying(keeper.write_game)

    def go_on() -> None:
        act(program.controller, choice)
        _say(_DONE)
        program.root.after(_PAUSE, go_on)

    program.root.after(_PAUSE, go_on)
    program.root.mainloop()


# In the process that kills


class Player:
    """A process that plays on ``folder``, until it is killed."""

    def __init__(self, kind: str, folder: Path, seed: int) -> None:
        command = [sys.executable, __file__, kind, str(folder), str(seed)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self._first = b""

    def wait_for_an_action(self) -> None:
        """Waits until it has started and begun to keep something."""
        assert self._process.stdout is not None
        self._first = self._process.stdout.readline()

    @property
    def playing(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process.poll() is None

    def kill(self) -> List[Kept]:
        """Kills it; gives the games that it said it would keep, in their order."""
        self._process.kill()
        rest, _ = self._process.communicate()
        kept: List[Kept] = []
        for line in (self._first + rest).decode().split("\n")[:-1]:
            if line != _DONE:
                name, deal, played, won = line.split()
                kept.append(Kept(name, deal, played == "1", won == "1", False))
            elif kept:
                kept[-1] = kept[-1]._replace(done=True)
        return kept


if __name__ == "__main__":
    kind, folder, seed = sys.argv[1:]
    {"window": play_in_a_window, "no-window": play_without_a_window}[kind](folder, Random(int(seed)))
