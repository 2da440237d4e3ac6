"""Players killed at random moments, alone and two on one folder, and what their files must say after each kill.

Knows nothing of what a player does; what it kept, it says itself.
"""
from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from random import Random
from typing import List, Sequence, Set

from torture_figures import Figures
from torture_players import Kept, Player, fingerprint

from simplesimon.model import Game, Settings
from simplesimon.model.statistics import DealMarks, Statistics
from simplesimon.storage import NoticeKind, Storage

_LONGEST_LIFE = {"window": 0.5, "no-window": 0.1}
"""Seconds that a player has at most, from its first action or, now and then, from the start of its process."""


class _Folder:
    """A folder, and the deals that were played and won on it as far as its games tell."""

    def __init__(self, path: Path, figures: Figures) -> None:
        self.path = path
        self._figures = figures
        self._played: Set[str] = set()
        self._won: Set[str] = set()
        self._found_before: Set[str] = set()

    def look(self, killed: Sequence[List[Kept]], which: str) -> None:
        """Looks at everything after players were killed who said that they kept this; ``which`` names the kill."""
        faults_before = len(self._figures.faults)
        self._expect_whole_files(which)
        windows = [Storage(str(self.path)) for _ in killed]
        found = {name for window in windows for name in self._resume(window, which)}
        for kept in killed:
            self._expect_little_lost(kept, found, which)
        self._found_before = found
        self._expect_good_settings(windows[0], which)
        for window in windows:
            window.close()
            kinds = {notice.kind for notice in window.take_notices()}
            self._expect(kinds <= {NoticeKind.SECOND_WINDOW}, "damaged files", f"{which}: {kinds}")
        self._expect_results_told_once(which)
        self._expect(not list(self.path.glob("*.tmp")), "litter", f"{which}: a temporary file stayed")
        log = self.path / "faults.log"
        self._expect(not log.exists(), "exceptions", f"{which}: {log.read_text() if log.exists() else ''}")
        self._figures.add("kills survived", len(killed) if len(self._figures.faults) == faults_before else 0)

    def _resume(self, window: Storage, which: str) -> List[str]:
        """Takes up the game of a window as the program does; gives its fingerprint, nothing where there is none."""
        record = window.read("game")
        if record is None:
            return []
        try:
            suits, marks = Game.from_record(record).code.suits, DealMarks.from_record(record["deal"])
        except (ValueError, KeyError) as problem:
            self._figures.fault("damaged files", f"{which}: the rules refuse the game: {problem}")
            return []
        self._note(marks.token, marks.played, marks.won)
        # What was not told before the kill is told now.
        window.change("statistics", lambda record: Statistics.from_record(record).told(marks, suits).to_record())
        window.flush(5.0)
        return [fingerprint(record)]

    def _expect(self, holds: bool, kind: str, text: str) -> None:
        self._figures.expect(holds, kind, text)

    def _expect_whole_files(self, which: str) -> None:
        for path in self.path.glob("*.json"):
            self._figures.add("files looked at after kills")
            try:
                json.loads(path.read_bytes())
            except ValueError:
                self._figures.fault("damaged files", f"{which}: {path.name}")

    def _expect_little_lost(self, kept: List[Kept], found: Set[str], which: str) -> None:
        """One of the games that were found is the one that the player kept last, or the one before that.

        Before the first of them, that is one that was there when the player started.
        """
        place = max((place for place, game in enumerate(kept) if game.fingerprint in found), default=-1)
        lost = sum(game.done for game in kept[place + 1 :])
        self._figures.add("actions lost", lost)
        self._figures.measure("most actions lost by a kill", lost)
        self._expect(lost <= 1, "kills that lost more than one action", f"{which}: {lost}")
        there = place >= 0 or not kept or bool(found & self._found_before) or not kept[0].done
        self._expect(there, "lost games", f"{which}: neither what the player kept is there nor what was before")
        for game in kept[: place + 1]:
            self._note(game.deal, game.played, game.won)

    def _note(self, deal: str, played: bool, won: bool) -> None:
        self._played |= {deal} if played else set()
        self._won |= {deal} if won else set()

    def _expect_good_settings(self, window: Storage, which: str) -> None:
        record = window.read("settings")
        if record is not None:
            known = {name: value for name, value in record.items() if name != "format"}
            self._expect(Settings.from_record(record).to_record() == known, "damaged files", f"{which}: settings")

    def _expect_results_told_once(self, which: str) -> None:
        path = self.path / "statistics.json"
        statistics = Statistics.from_record(json.loads(path.read_bytes()) if path.exists() else {})
        for what, deals in (("played", self._played), ("won", self._won)):
            counted = sum(getattr(results, what) for results in statistics.results)
            self._expect(counted == len(deals), "results told wrongly", f"{which}: {counted} {what} of {len(deals)}")
            self._figures.measure(f"deals {what} on one folder", counted)


def kills(kind: str, count: int, seed: int) -> Figures:
    """Kills ``count`` players of a kind ("window", "no-window"), one after another on one folder."""
    figures, choice = Figures(), Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = _Folder(Path(name), figures)
        for number in range(count):
            which = f"{kind} kill {number} of seed {seed}"
            player = Player(kind, folder.path, choice.getrandbits(32))
            if choice.random() < 0.9:
                player.wait_for_an_action()
            time.sleep(choice.uniform(0.0, _LONGEST_LIFE[kind]))
            figures.add("processes killed" if kind == "no-window" else "processes with a window killed")
            figures.expect(player.playing, "exceptions", f"{which}: it ended by itself")
            folder.look([player.kill()], which)
    return figures


def two_windows(rounds: int, seed: int) -> Figures:
    """Two players at once on one folder, killed one after the other, again and again."""
    figures, choice = Figures(), Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = _Folder(Path(name), figures)
        for number in range(rounds):
            which = f"round {number} of seed {seed}"
            players = [Player("no-window", folder.path, choice.getrandbits(32)) for _ in range(2)]
            for player in players:
                player.wait_for_an_action()
            choice.shuffle(players)
            killed = []
            for player in players:
                time.sleep(choice.uniform(0.0, _LONGEST_LIFE["no-window"]))
                figures.expect(player.playing, "exceptions", f"{which}: it ended by itself")
                killed.append(player.kill())
                figures.add("processes killed beside another one")
            folder.look(killed, which)
    return figures
