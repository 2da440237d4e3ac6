"""Accidents of every kind to every file, and what a start on the damaged files must come to.

Knows nothing of processes that are killed.
"""
from __future__ import annotations

import json
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any, Dict

from null_view import NullView
from torture_figures import Figures
from torture_players import act

from simplesimon.controller import Controller
from simplesimon.model import Game, GameCode, legal_moves
from simplesimon.model.codes import NUMBER_COUNT
from simplesimon.model.statistics import DealMarks, Statistics
from simplesimon.storage import NoticeKind, Storage

_DEALS = 60
"""How many deals the results know before the damage."""


def damage(count: int, seed: int) -> Figures:
    """Damages one of the files at random, starts, plays a little, and looks what became of it, ``count`` times."""
    figures, choice = Figures(), Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        code = GameCode(1, choice.randrange(NUMBER_COUNT))
        originals = _good_files(folder, code, choice)
        for number in range(count):
            for path in folder.iterdir():
                path.unlink()
            for file_name, content in originals.items():
                (folder / file_name).write_bytes(content)
            victim = choice.choice(sorted(originals))
            content = damaged(originals[victim], choice)
            (folder / victim).write_bytes(content)
            figures.add("damaged files tried")
            which = f"damage {number} of seed {seed}, {victim}"
            try:
                _start_on_damage(folder, victim, content, code, figures, which)
            except Exception:  # any is one too many: that is what is looked for
                figures.fault("exceptions", f"{which}: {traceback.format_exc()}")
    return figures


def _good_files(folder: Path, code: GameCode, choice: Random) -> Dict[str, bytes]:
    """Files as they are after a while of play, by their names."""
    storage = Storage(str(folder))
    game, marks = Game(code), DealMarks("present").with_move()
    for number in range(_DEALS):
        moves = legal_moves(game.position)
        if moves:
            game.play(choice.choice(moves))
        storage.write_game({**game.to_record(), "deal": marks.to_record()})
        storage.change("settings", lambda settings: {**settings, "suits": 2, "language": "en", "size": number / 8})
        _tell(storage, DealMarks(f"deal {number}").with_win(851, 49))
    storage.close()
    return {path.name: path.read_bytes() for path in folder.glob("*.json")}


def _tell(storage: Storage, marks: DealMarks) -> None:
    def told(record: Dict[str, Any]) -> Dict[str, Any]:
        return Statistics.from_record(record).told(marks, 1).to_record()

    storage.change("statistics", told)


def damaged(content: bytes, choice: Random) -> bytes:
    """The content after an accident of one of many kinds."""
    data = bytearray(content)
    place = choice.randrange(len(data) + 1)
    accident = choice.randrange(7)
    if accident == 0:
        return bytes(data[:place])
    if accident == 1:
        for _ in range(choice.choice([1, 1, 2, 20])):
            data[choice.randrange(len(data))] ^= 1 << choice.randrange(8)
    elif accident == 2:
        data = bytearray(choice.getrandbits(8) for _ in range(choice.choice([0, 1, 10, 1000])))
    elif accident == 3:
        data[place : place + choice.randrange(1, 100)] = bytes(choice.randrange(1, 600))
    elif accident == 4:
        data[place:place] = data[: choice.randrange(1, len(data))]
    elif accident == 5:
        data[place:place] = choice.choice([b"[" * 100_000, b"9" * 5000, b"1e999", b"NaN", b'"', b"\xef\xbb\xbf", b"\0"])
    else:
        del data[place : place + choice.randrange(1, 20)]
    return bytes(data)


def _start_on_damage(folder: Path, victim: str, content: bytes, code: GameCode, figures: Figures, which: str) -> None:
    """Starts, looks at the game and at what was said, and plays on, which must be kept."""
    begin = time.perf_counter()
    storage = Storage(str(folder))
    controller = Controller(NullView(), storage)
    controller.start()
    figures.measure("slowest start on a damaged file, seconds", time.perf_counter() - begin)
    resumed = controller.game.code
    choice = Random(which)
    for _ in range(3):
        act(controller, choice)
    expected = json.loads(json.dumps(controller.game.to_record()))
    storage.close()
    kinds = {notice.kind for notice in storage.take_notices()}
    figures.expect(NoticeKind.CANNOT_SAVE not in kinds, "games not saved", which)
    _expect_kept(folder, expected, figures, which)
    if NoticeKind.NEWER_FORMAT in kinds:
        # A flipped bit in the format's digit looks like a newer program's file.
        figures.add("of these, left alone as of a newer program")
        untouched = (folder / victim).read_bytes() == content
        figures.expect(untouched, "files lost", f"{which}: a newer file was written over")
        return
    figures.expect(resumed == code, "games lost", f"{which}: neither the game nor the one before it is there")
    if NoticeKind.DAMAGED in kinds:
        figures.add("of these, set aside and said")
        kept = [path.read_bytes() for path in folder.glob("*-damaged-*.json")]
        figures.expect(content in kept, "files lost", f"{which}: the damaged file is gone")
    elif not victim.endswith(".previous.json"):
        # One record turned into another that makes sense: a digit, a letter of a name.
        figures.add("of these, still good records")
        figures.expect(_is_record(content), "damage unnoticed", which)
    if victim != "statistics.json" or NoticeKind.DAMAGED in kinds:
        figures.expect(_deals_played(folder) >= _DEALS, "results lost", which)


def _expect_kept(folder: Path, expected: Dict[str, Any], figures: Figures, which: str) -> None:
    """The next start finds the game as it was left."""
    storage = Storage(str(folder))
    record = storage.read("game") or {}
    storage.close()
    same = all(record.get(name) == value for name, value in expected.items())
    damaged_again = any(notice.kind is NoticeKind.DAMAGED for notice in storage.take_notices())
    figures.expect(same and not damaged_again, "games not saved", f"{which}: not there at the next start")


def _deals_played(folder: Path) -> int:
    statistics = Statistics.from_record(json.loads((folder / "statistics.json").read_bytes()))
    return sum(results.played for results in statistics.results)


def _is_record(content: bytes) -> bool:
    try:
        return isinstance(json.loads(content.decode("utf-8-sig")), dict)
    except ValueError:
        return False
