"""A real window under random input while everything moves at its slowest, and what must hold all the time.

Knows nothing of what the inputs are, nor of files beyond that the game is kept.
"""
from __future__ import annotations

import gc
import json
import re
import tempfile
import time
import tkinter
import traceback
from collections import Counter, deque
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Callable, Counter as CounterOf, Deque, Dict, List, Optional, Type

from driver import EXAMPLE, timers
from invariant import assert_invariant, assert_whole_deck
from torture_figures import Figures
from torture_heart import Costs, Gap, Heartbeat
from torture_inputs import Hand

from simplesimon.app import create
from simplesimon.model import Game, GameCode, Settings
from simplesimon.view.window import window as window_module

SLOWEST = 5.0
"""The pace while the torture lasts: a factor on all times of motion, so that a move takes 0.75 s and a deal 3 s."""

INPUTS_BETWEEN_LOOKS = 50

_SPACING = 0.008
"""Seconds from one input to the next, at most; half of it on the average."""

GAPS = "gaps over 200 ms between two beats"
HANGS = "of these: hangs, above 200 ms of own work"
PAUSES = "of these: at most 200 ms of own work"

_DONT_WAIT = 2
"""tkinter.DONT_WAIT of ``dooneevent``: TCL_DONT_WAIT of Tcl's generic/tcl.h."""

_GROWTH = 16.0
"""Megabytes by which the process may grow after the warm-up: what the allocators of Python and Tk leave unused."""


class Torture:
    """One program with a window on ``folder``, and the figures of what it went through."""

    def __init__(self, folder: Path, seed: int, costs: Costs) -> None:
        """``costs`` notes what callbacks cost already."""
        self.figures = Figures()
        self._costs = costs
        self._folder = folder
        self._choice = Random(seed)
        self._last: Deque[str] = deque(maxlen=8)
        self._program = self._open()
        self._hand = Hand(self._program, self._choice, self._last, costs)
        self._heart = Heartbeat(self._program.root, costs, self._beat)
        self._counted: Dict[str, CounterOf[str]] = {}
        self._memory: Optional[float] = None

    def _open(self) -> Any:
        program: Any = create(data_dir=str(self._folder))
        root = program.root
        shown = root.report_callback_exception

        def note(kind: Type[BaseException], fault: BaseException, trace: Optional[TracebackType]) -> None:
            self._exception("".join(traceback.format_exception(kind, fault, trace)))
            shown(kind, fault, trace)

        root.report_callback_exception = note
        root.tk.createcommand("bgerror", lambda text: self._exception(str(root.tk.globalgetvar("errorInfo"))))
        # What quits is done up to the very end, which comes once, when all the rest is over.
        program._window._end = lambda: self.figures.add("quits asked for")
        while not root.winfo_viewable():
            self._one_event(root)
        root.focus_force()
        return program

    def _exception(self, text: str) -> None:
        self.figures.fault("exceptions", f"after {', '.join(self._last)}: {text}")

    def _beat(self, gap: Gap) -> None:
        self.figures.measure("longest gap between two beats, seconds", gap.wall)
        self.figures.measure("most own work between two beats, seconds", gap.worked)
        if not gap.late:
            return
        self.figures.add(GAPS)
        text = f"{gap.told()}; after {', '.join(self._last)}:\n{gap.stack}"
        if gap.hang:
            self.figures.fault(HANGS, text)
        else:
            self.figures.note(PAUSES, text)

    # All of it

    def run(self, inputs: int) -> None:
        """``inputs`` random inputs, looking after each 50, and the numbers of everything at rest, which must stay."""
        for kind in ("exceptions", "broken invariants", "things that grow", "games not kept", GAPS, HANGS, PAUSES):
            self.figures.add(kind, 0)
        warm_up = inputs // 5
        for number in range(1, inputs + 1):
            self._one_input()
            if number % INPUTS_BETWEEN_LOOKS == 0:
                self._look(number // INPUTS_BETWEEN_LOOKS)
            if number == warm_up:
                self._warm_up()
        self._expect_nothing_grew()
        self._heart.end()
        for name, number in sorted(self._hand.done.items()):
            self.figures.add(f"inputs: {name}", number)
        self._close_and_open_again()

    def _one_input(self) -> None:
        next_input = time.perf_counter() + self._choice.uniform(0.0, _SPACING)
        self.figures.add("inputs tried")
        try:
            self._hand.act()
        except Exception:  # what a command raises that no event has called
            self._exception(traceback.format_exc())
        program = self._program
        if program.board.position is not program.controller.game.position:
            self._broken("the table shows another position than the game's")
        self._breathe(next_input)

    def _breathe(self, until: float) -> None:
        """The event loop runs until a time."""
        while True:
            happened = self._one_event(self._program.root)
            rest = until - time.perf_counter()
            if rest <= 0.0:
                return
            if not happened:
                time.sleep(min(rest, 0.001))

    def _one_event(self, root: Any) -> bool:
        """Lets Tk handle what is due next, if anything is."""
        return bool(self._costs.call("Tk", root.tk.dooneevent, _DONT_WAIT))

    def _run_until(self, reached: Callable[[], bool], seconds: float) -> bool:
        end = time.perf_counter() + seconds
        while not reached():
            if time.perf_counter() > end:
                return False
            self._breathe(time.perf_counter() + 0.005)
        return True

    # Looking

    def _look(self, number: int) -> None:
        """Everything is let go of, and all must be in order; now and then only after all has become still."""
        self._let_go()
        if number % 20 == 0:
            self._expect_still(number % 60 == 0)
        self._holds(lambda: assert_invariant(self._program))
        self._holds(lambda: assert_whole_deck(self._program))
        self._holds(self._expect_game_allowed)
        if number % 10 == 0:
            self._expect_kept()
        self.figures.add("looks at everything")
        self._heart.go_on()

    def _let_go(self) -> None:
        # What waits to be handled comes first, all of it: a press that waits behind something slow would hold what is
        # let go of here. It may open a menu even then.
        self._run_until(lambda: not self._one_event(self._program.root), 1.0)
        self._hand.close_what_is_open()
        seen = self._run_until(lambda: not self._program.board.bare, 10.0)
        self._holds_that(seen, "the cards get no pictures")
        self._hand.finish()
        self._breathe(time.perf_counter() + 0.005)

    def _expect_still(self, wait_for_motion: bool) -> None:
        """The table is made for the window's size, and what moves lands by itself."""
        board = self._program.board
        if wait_for_motion:
            self._program.controller.redo()
            # A win and its celebration take 12 seconds at this pace.
            landed = self._run_until(lambda: not board._motion.running, 20.0)
            self._holds_that(landed, "motion does not end")
        canvas = board.canvas
        fits = self._run_until(
            lambda: (board.layout.width, board.layout.height) == (canvas.winfo_width(), canvas.winfo_height()), 10.0)
        self._holds_that(fits, "the table does not get the size of its window")

    def _expect_game_allowed(self) -> None:
        game = self._program.controller.game
        again = Game.from_record(json.loads(json.dumps(game.to_record())))
        assert again.position == game.position, "the game's record tells another position"

    def _expect_kept(self) -> None:
        """The file has the game as it is in play."""
        self._program._keeper.finish()
        kept = json.loads((self._folder / "game.json").read_bytes())
        record = json.loads(json.dumps(self._program.controller.game.to_record()))
        same = {name: kept[name] for name in record} == record
        self.figures.expect(same, "games not kept", f"after {', '.join(self._last)}")

    def _holds(self, check: Callable[[], None]) -> None:
        try:
            check()
        except Exception:  # an AssertionError says what is broken; any other comes of something so broken
            self._broken(traceback.format_exc())

    def _holds_that(self, holds: bool, text: str) -> None:
        if not holds:
            self._broken(text)

    def _broken(self, text: str) -> None:
        self.figures.fault("broken invariants", f"after {', '.join(self._last)}: {text}")

    # What must not grow

    def _do(self, action: Callable[[], object]) -> None:
        """One action, as a person would do it: what it brings about is handled before the next one."""
        self._costs.call("an action of the warm-up", action)
        self._breathe(time.perf_counter() + 0.03)

    def _rest(self) -> None:
        """Always the same state: the first settings, one size, one deal, nothing open, nothing moving."""
        program = self._program
        self._let_go()
        self._hand.close_other_windows()
        program.root.attributes("-fullscreen", False)
        # The window manager gives back the size of before, after which another one can be asked for.
        self._run_until(lambda: not self._fills_the_screen(), 1.0)
        self._do(lambda: program.controller._leave_for(GameCode.parse(EXAMPLE)))
        # Another table first: bars made anew have none of the pictures that their buttons come to need.
        for table in ("blue", "green"):
            settings = Settings(language="en", table=table, window=program.controller.settings.window)
            self._do(lambda: program.controller.change(**settings._asdict()))
        for _ in range(3):
            # What the window manager still does about an earlier wish may undo this one.
            program.root.geometry("900x650")
            self._run_until(lambda: program.root.winfo_width() != 900, 0.05)
            self._run_until(lambda: program.root.winfo_width() == 900, 0.5)
        self._expect_still(False)
        program.board.say("What is made when it is first needed is needed now.")
        program.board.settle()
        self._run_until(lambda: len(timers(program.root)) == 1, 10.0)
        gc.collect()
        self._heart.go_on()

    def _count(self) -> Dict[str, CounterOf[str]]:
        """How many there are of everything, by names without their numbers."""
        root, canvas = self._program.root, self._program.board.canvas
        commands = root.tk.splitlist(root.tk.call("info", "commands"))
        names = {
            "canvas items": [canvas.type(item) for item in canvas.find_all()],
            "images": root.image_names(),
            # Those of tkinter and of what it makes; Tcl loads some of its own when they are first needed.
            "Tcl commands": [name for name in commands if re.search(r"^\.|\d", name)],
            "widgets": [str(widget) for widget in _all_below(root)],
            "timers": timers(root),
        }
        return {what: Counter(re.sub(r"\d", "", name) for name in these) for what, these in names.items()}

    def _warm_up(self) -> None:
        """Needs as much memory as anything may come to need, and counts what there is after that."""
        program = self._program
        self._do(lambda: program.controller._leave_for(GameCode(4, 0)))
        program.root.attributes("-fullscreen", True)
        self._run_until(self._fills_the_screen, 1.0)
        self._expect_still(False)
        self._do(program.controller.show_example)
        self._do(program.controller.show_help)
        self._breathe(time.perf_counter() + 0.2)
        self._rest()
        self._counted, self._memory = self._count(), _megabytes()

    def _fills_the_screen(self) -> bool:
        root = self._program.root
        return bool(root.winfo_width() == root.winfo_screenwidth())

    def _expect_nothing_grew(self) -> None:
        self._rest()
        for what, now in self._count().items():
            before = self._counted[what]
            self.figures.measure(f"{what} after the warm-up", sum(before.values()))
            self.figures.measure(f"{what} at the end", sum(now.values()))
            more = now - before
            self.figures.expect(not more, "things that grow", f"{what}: more than after the warm-up by {dict(more)}")
        memory = _megabytes()
        if memory is not None and self._memory is not None:
            self.figures.measure("megabytes after the warm-up", self._memory)
            self.figures.measure("megabytes at the end", memory)
            self.figures.expect(memory <= self._memory + _GROWTH, "things that grow", f"{self._memory} to {memory} MB")

    # The end

    def _close_and_open_again(self) -> None:
        """The program ends as it does for a person, and resumes where it was."""
        self._program.controller.undo()
        program, before = self._program, self._program.controller.game.to_record()
        program._window._end = program.close
        program.controller.quit()
        program = self._open()
        same = program.controller.game.to_record() == before
        self.figures.expect(same, "games not kept", "another game after closing and opening")
        program.close()
        log = self._folder / "faults.log"
        self.figures.expect(not log.exists(), "exceptions", f"faults.log: {log.read_text() if log.exists() else ''}")


def inputs(count: int, seed: int) -> Figures:
    """``count`` random inputs to a window on the screen that there is."""
    paces = dict(window_module._PACES)
    wrapper = tkinter.CallWrapper
    window_module._PACES.update({name: pace * SLOWEST for name, pace in paces.items()})
    costs = Costs()
    tkinter.CallWrapper = costs.call_wrapper()  # type: ignore[misc]  # it is a class of tkinter's own
    try:
        with tempfile.TemporaryDirectory() as name:
            torture = Torture(Path(name), seed, costs)
            torture.run(count)
            return torture.figures
    finally:
        window_module._PACES.update(paces)
        tkinter.CallWrapper = wrapper  # type: ignore[misc]


def _all_below(widget: Any) -> List[Any]:
    found = [widget]
    for each in found:
        found += each.children.values()
    return found


def _megabytes() -> Optional[float]:
    """The memory that the process has, where Linux tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * 4096 / 2**20
