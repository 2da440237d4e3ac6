"""Hardship for the files: ``python3 tests/torture.py [--minutes N] [--seed S]`` prints what they survived.

Knows nothing of windows. Processes that play are killed at random moments, alone and two on one folder, and files are
damaged in random ways; after each, everything in the folder must be whole, allowed by the rules, and counted once.
"""
from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any, Callable, Counter as CounterOf, Dict, List, Optional, Tuple

TOP = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOP))

from simplesimon.model import Game, GameCode, legal_moves  # noqa: E402
from simplesimon.model.statistics import DealMarks, Statistics  # noqa: E402
from simplesimon.storage import NoticeKind, Storage  # noqa: E402

KILLS = 1000
DAMAGES = 10_000


class Figures:
    """What was tried, and what went wrong. Each fault is kept as text; none is good."""

    def __init__(self) -> None:
        self.counts: CounterOf[str] = Counter()
        self.worst: Dict[str, float] = {}
        self.faults: List[str] = []

    def add(self, what: str, number: int = 1) -> None:
        """Count something that was tried or that happened."""
        self.counts[what] += number

    def measure(self, what: str, value: float) -> None:
        """Keep the largest of the values."""
        self.worst[what] = max(value, self.worst.get(what, value))

    def expect(self, holds: bool, fault: str) -> None:
        """Count a fault where something that must hold does not."""
        if not holds:
            self.faults.append(fault)

    def lines(self) -> List[str]:
        """The figures as text, one to a line."""
        counts = [f"{what:45} {number:>9,}" for what, number in self.counts.items()]
        worst = [f"{what:45} {value:>9.3f}" for what, value in self.worst.items()]
        return counts + worst + [f"{'faults':45} {len(self.faults):>9,}"] + self.faults[:20]


# The process that plays


def play(folder: str, seed: int, window: str) -> None:
    """Play fast and for ever, as the program does without a window; print the number of each action that is done."""
    choice = random.Random(seed)
    storage = Storage(folder)
    record = storage.read("game")
    game, marks, action, begun = Game(_code(choice)), DealMarks(_token(choice)), 0, 0
    if record is not None:
        game, marks, action, begun = _resumed(record)
        _tell(storage, marks, game.code.suits)
    while True:
        action += 1
        moves = legal_moves(game.position)
        if not moves or choice.random() < 0.1:
            marks = marks.next_deal(game.code.suits, _token(choice))
            game = Game(_code(choice))
        elif choice.random() < 0.1:
            game.undo()
        else:
            game.play(choice.choice(moves))
            begun += not marks.played
            # A win is rare in random play; a few are made up, so that they are counted too.
            won = game.position.won or choice.random() < 0.05
            marks = marks.with_win(900 - game.position.moves, game.position.moves) if won else marks.with_move()
        storage.write("game", _record(game, marks, action, begun))
        _tell(storage, marks, game.code.suits)
        storage.change("settings", lambda settings: {**settings, window: action})
        print(action, flush=True)


def _code(choice: random.Random) -> GameCode:
    return GameCode(choice.choice([1, 2, 4]), choice.randrange(26**7))


def _token(choice: random.Random) -> str:
    return f"{choice.getrandbits(64):x}"


def _record(game: Game, marks: DealMarks, action: int, begun: int) -> Dict[str, Any]:
    return {**game.to_record(), "deal": marks.to_record(), "action": action, "begun": begun}


def _resumed(record: Dict[str, Any]) -> Tuple[Game, DealMarks, int, int]:
    """Game, marks, number of actions and of deals begun; ValueError where the record is not one of ours."""
    action, begun, deal = record.get("action"), record.get("begun"), record.get("deal")
    if type(action) is not int or type(begun) is not int or not isinstance(deal, dict):
        raise ValueError("not of a player here")
    return Game.from_record(record), DealMarks.from_record(deal), action, begun


def _tell(storage: Storage, marks: DealMarks, suits: int) -> None:
    storage.change("statistics", lambda record: Statistics.from_record(record).told(marks, suits).to_record())


# Killing it


class Player:
    """A process that plays, until it is killed."""

    def __init__(self, folder: Path, seed: int, window: str = "first") -> None:
        command = [sys.executable, __file__, "--play", str(folder), "--window", window, "--seed", str(seed)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)

    def wait_for_an_action(self) -> None:
        """Wait until it has started and done something."""
        assert self._process.stdout is not None
        self._process.stdout.readline()

    def kill(self) -> int:
        """Kill it; gives the last action that it said was done, 0 if it said none."""
        self._process.kill()
        said, _ = self._process.communicate()
        whole_lines = said.split(b"\n")[:-1]
        return int(whole_lines[-1]) if whole_lines else 0


def kills(count: int, seed: int, until: float) -> Figures:
    """Kill one player after another on one folder, and look at the files after each."""
    figures, choice = Figures(), random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(count):
            if time.monotonic() > until:
                break
            player = Player(folder, choice.getrandbits(32))
            if choice.random() < 0.9:
                player.wait_for_an_action()
            time.sleep(choice.uniform(0.0, 0.1))
            figures.add("processes killed while saving")
            _look_after_a_kill(folder, player.kill(), figures, f"kill {number} of seed {seed}")
    return figures


def _look_after_a_kill(folder: Path, done: int, figures: Figures, which: str) -> None:
    _expect_whole_files(folder, figures, which)
    storage = Storage(str(folder))
    record = storage.read("game")
    if record is None:
        figures.expect(done == 0, f"{which}: no game after action {done}")
        storage.close()
        return
    game, marks, action, begun = _resumed(record)
    if done:
        lost = max(0, done - action)
        figures.add("actions lost", lost)
        figures.measure("most actions lost by a kill", lost)
        figures.expect(lost <= 1, f"{which}: {lost} actions lost")
    _tell(storage, marks, game.code.suits)
    storage.close()
    figures.expect(storage.take_notices() == [], f"{which}: damage was noticed")
    played = _deals_played(folder)
    figures.expect(played == begun, f"{which}: {played} deals counted of {begun}")
    figures.measure("deals counted", played)
    figures.expect(not list(folder.glob("*.tmp")), f"{which}: a temporary file stayed")


def _expect_whole_files(folder: Path, figures: Figures, which: str) -> None:
    for path in folder.glob("*.json"):
        figures.add("files looked at after kills")
        try:
            json.loads(path.read_bytes())
        except ValueError:
            figures.expect(False, f"{which}: {path.name} is damaged")


def _deals_played(folder: Path) -> int:
    statistics = Statistics.from_record(json.loads((folder / "statistics.json").read_bytes()))
    return sum(results.played for results in statistics.results)


# Two on one folder


def two_windows(rounds: int, seed: int, until: float) -> Figures:
    """Two players at once on one folder, killed one after the other, again and again; each deal is counted once."""
    figures, choice = Figures(), random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(rounds):
            if time.monotonic() > until:
                break
            players = [Player(folder, choice.getrandbits(32), window) for window in ("first", "second")]
            for player in players:
                player.wait_for_an_action()
            choice.shuffle(players)
            for player in players:
                time.sleep(choice.uniform(0.0, 0.1))
                player.kill()
                figures.add("windows killed beside another one")
            _look_after_two(folder, figures, f"round {number} of seed {seed}")
    return figures


def _look_after_two(folder: Path, figures: Figures, which: str) -> None:
    _expect_whole_files(folder, figures, which)
    windows = [Storage(str(folder)) for _ in range(2)]
    begun = 0
    for window in windows:
        record = window.read("game")
        if record is None:
            figures.expect(False, f"{which}: the game of a window is gone")
            continue
        game, marks, _, of_this_game = _resumed(record)
        begun += of_this_game
        _tell(window, marks, game.code.suits)
        window.flush(5.0)
    settings = windows[0].read("settings") or {}
    figures.expect({"first", "second"} <= set(settings), f"{which}: a window's settings are lost")
    for window in windows:
        window.close()
        kinds = {notice.kind for notice in window.take_notices()}
        figures.expect(kinds <= {NoticeKind.SECOND_WINDOW}, f"{which}: {kinds}")
    played = _deals_played(folder)
    figures.expect(played == begun, f"{which}: {played} deals counted of {begun}")
    figures.measure("deals of two windows counted", played)


# Damaged files


def damage(count: int, seed: int, until: float) -> Figures:
    """Damage one of the files at random, start, and look what became of it."""
    figures, choice = Figures(), random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        originals = _good_files(folder, choice)
        for number in range(count):
            if time.monotonic() > until:
                break
            for path in folder.iterdir():
                path.unlink()
            for file_name, content in originals.items():
                (folder / file_name).write_bytes(content)
            victim = choice.choice(sorted(originals))
            content = damaged(originals[victim], choice)
            (folder / victim).write_bytes(content)
            figures.add("damaged files tried")
            _start_on_damage(folder, victim, content, figures, f"damage {number} of seed {seed}, {victim}")
    return figures


def _good_files(folder: Path, choice: random.Random) -> Dict[str, bytes]:
    storage = Storage(str(folder))
    game, marks = Game(GameCode(1, choice.randrange(26**7))), DealMarks("a").with_move()
    for action in range(60):
        moves = legal_moves(game.position)
        if moves:
            game.play(choice.choice(moves))
        storage.write("game", _record(game, marks, action, 1))
        storage.change("settings", lambda settings: {**settings, "suits": 2, "size": 1.25, "number": action})
        _tell(storage, DealMarks(f"{action}").with_win(851, 49), 1)
    storage.close()
    return {path.name: path.read_bytes() for path in folder.glob("*.json")}


def damaged(content: bytes, choice: random.Random) -> bytes:
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


def _start_on_damage(folder: Path, victim: str, content: bytes, figures: Figures, which: str) -> None:
    begin = time.perf_counter()
    try:
        storage = Storage(str(folder))
        storage.read("settings")
        record = storage.read("game")
        while record is not None:
            try:
                _resumed(record)
                break
            except ValueError:
                record = storage.reject("game")
        _tell(storage, DealMarks("new").with_move(), 1)
        storage.close()
    except Exception:  # any is one too many: that is what is looked for
        figures.add("exceptions")
        figures.faults.append(f"{which}: {traceback.format_exc()}")
        return
    figures.measure("slowest start on a damaged file, seconds", time.perf_counter() - begin)
    kinds = [notice.kind for notice in storage.take_notices()]
    figures.expect(NoticeKind.CANNOT_SAVE not in kinds, f"{which}: cannot save")
    if NoticeKind.NEWER_FORMAT in kinds:
        # A flipped bit in the format's digit looks like a newer program's file.
        figures.add("of these, left alone as of a newer program")
        figures.expect((folder / victim).read_bytes() == content, f"{which}: a newer file was written over")
        return
    figures.expect(record is not None, f"{which}: neither the game nor the one before it is there")
    if NoticeKind.DAMAGED in kinds:
        figures.add("of these, set aside and said")
        kept = [path.read_bytes() for path in folder.glob("*-damaged-*.json")]
        figures.expect(content in kept, f"{which}: the damaged file is gone")
    elif not victim.endswith(".previous.json"):
        # One record turned into another that makes sense: a digit, a letter of a name.
        figures.add("of these, still good records")
        figures.expect(_is_record(content), f"{which}: damage went unnoticed")
    if victim != "statistics.json" or NoticeKind.DAMAGED in kinds:
        figures.expect(_deals_played(folder) >= 60, f"{which}: results are lost")


def _is_record(content: bytes) -> bool:
    try:
        return isinstance(json.loads(content.decode("utf-8-sig")), dict)
    except ValueError:
        return False


# All of it


Part = Callable[[int, int, float], Figures]
PARTS: List[Tuple[Part, int]] = [(kills, KILLS), (two_windows, KILLS // 10), (damage, DAMAGES)]


def run(minutes: float, seed: int) -> Figures:
    """Every part, in the counts that take about ten minutes, times ``minutes`` / 10; two parts side by side."""
    total = Figures()
    waiting = list(PARTS)
    until = time.monotonic() + minutes * 60

    def work() -> None:
        while waiting:
            part, count = waiting.pop(0)
            try:
                figures = part(max(1, int(count * minutes / 10)), seed, until)
            except Exception:  # a part that breaks is a fault, and the others go on
                total.faults.append(traceback.format_exc())
                continue
            total.counts.update(figures.counts)
            total.worst.update(figures.worst)
            total.faults.extend(figures.faults)

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return total


def main(arguments: Optional[List[str]] = None) -> int:
    """Run the parts and print the figures; 1 if anything is at fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    parser.add_argument("--window", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play:
        play(options.play, options.seed, options.window)
    begin = time.monotonic()
    figures = run(options.minutes, options.seed)
    print(f"seed {options.seed}, {time.monotonic() - begin:.0f} seconds")
    print("\n".join(figures.lines()))
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
