#!/usr/bin/env python3
"""Figures of speed and memory: ``python3 tests/benchmark.py [NAME …]`` prints them, all or those named.

What depends on the machine is given as a ratio to a bare Tk window measured in the same run. Not a test: nothing here
passes or fails.
"""
from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Callable, Dict, List, Tuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from screen import Screen  # noqa: E402
from simplesimon.model import GameCode, Rank, Suit, deal, legal_moves, play  # noqa: E402
from simplesimon.model.codes import NUMBER_COUNT  # noqa: E402

RUNS = 11

BARE_WINDOW = """
import tkinter
root = tkinter.Tk()
root.geometry("1280x860")
root.update()
"""

CANVAS_OF_IMAGES = """
import tkinter
root = tkinter.Tk()
root.geometry("1280x860")
canvas = tkinter.Canvas(root, background="#0a6a0a", highlightthickness=0)
canvas.pack(fill="both", expand=True)
image = tkinter.PhotoImage(width=112, height=157)
image.put("#ffffff", to=(0, 0, 112, 157))
columns = [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]
for column, length in enumerate(columns):
    for card in range(length):
        tag = "group" if column == 6 else "one" if column == 9 else "other"
        canvas.create_image(23 + column * 126, 20 + card * 20, image=image, anchor="nw", tags=tag)
root.update()
"""

PROGRAM = """
from simplesimon.app import create
program = create()
root = program.root
root.update()
"""

REPORT = """
import resource, time
root.winfo_pointerxy()  # a question to the X server: its answer comes after everything asked before is done
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
"""


def main() -> None:
    """Prints the figures named on the command line, or all."""
    figures: Dict[str, Callable[[], None]] = {
        "model": model, "start": start, "drag": drag, "faces": faces, "idle": idle, "saving": saving,
    }
    chosen = sys.argv[1:] or list(figures)
    unknown = [name for name in chosen if name not in figures]
    if unknown:
        raise SystemExit(f"no figure is called {unknown[0]!r}; there are: {', '.join(figures)}")
    own = Screen()
    own.open()
    try:
        for name in chosen:
            figures[name]()
    finally:
        own.close()


def model() -> None:
    """Random legal moves a second."""
    print("random legal moves a second, choosing among legal_moves and playing:")
    for suits in (1, 2, 4):
        print(f"  {suits} suits: {median(_moves_a_second(suits, seed) for seed in range(5)):,.0f}")


def _moves_a_second(suits: int, seed: int) -> float:
    generator = random.Random(seed)
    position = deal(GameCode(suits, generator.randrange(NUMBER_COUNT)))
    begun = time.process_time()
    count = 0
    while count < 20_000:
        moves = legal_moves(position)
        if not moves or position.moves == 200:
            position = deal(GameCode(suits, generator.randrange(NUMBER_COUNT)))
            continue
        position = play(position, moves[int(generator.random() * len(moves))])
        count += 1
    return count / (time.process_time() - begun)


def start() -> None:
    """Seconds from the start of the process to a painted board, and the most memory it took."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SIMPLESIMON_HOME"] = folder
        Path(folder, "settings.json").write_text('{"format": 1, "motion": "off"}')
        scripts = {"bare window": BARE_WINDOW, "canvas of 52 images": CANVAS_OF_IMAGES, "Simple Simon": PROGRAM}
        seconds: Dict[str, List[float]] = {name: [] for name in scripts}
        memory: Dict[str, List[float]] = {name: [] for name in scripts}
        for run in range(RUNS + 1):
            for name, script in scripts.items():
                # Each start is a first one: no game is resumed.
                for left in Path(folder).glob("game*"):
                    left.unlink()
                taken, kilobytes = _painted(script)
                if run:  # the first run writes the byte code
                    seconds[name].append(taken)
                    memory[name].append(kilobytes / 1024)
    print(f"start to a painted window, median of {RUNS}, and peak memory:")
    for name in scripts:
        ratio = median(a / b for a, b in zip(seconds[name], seconds["bare window"]))
        share = median(memory[name]) / median(memory["bare window"])
        print(f"  {name}: {median(seconds[name]):.3f} s, {ratio:.2f} × the bare window; "
              f"{median(memory[name]):.1f} MiB, {share:.2f} ×")


def _painted(script: str) -> Tuple[float, int]:
    """Seconds until a child that runs ``script`` has painted its window, and its peak memory in KiB."""
    begun = time.perf_counter()
    child = subprocess.Popen([sys.executable, "-c", script + REPORT], stdout=subprocess.PIPE, cwd=ROOT,
                             env=_environment(), text=True)
    assert child.stdout is not None
    line = child.stdout.readline()
    taken = time.perf_counter() - begun
    child.wait()
    return taken, int(line)


def _environment() -> Dict[str, str]:
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


DRAG = """
import time
def drag(canvas, x, y, events):
    canvas.event_generate("<ButtonPress-1>", x=x, y=y)
    canvas.update()
    canvas.event_generate("<B1-Motion>", x=x + 12, y=y, state=0x100)
    canvas.update()
    used = time.process_time()
    for number in range(events):
        canvas.event_generate("<B1-Motion>", x=x - number, y=y + number % 60, state=0x100)
        canvas.update()
    used = time.process_time() - used
    canvas.event_generate("<ButtonRelease-1>", x=x, y=y)
    canvas.update()
    return used / events * 1000
"""

DRAG_FLOOR = CANVAS_OF_IMAGES + DRAG + """
at = None
def press(event):
    global at, tag
    tag = "group" if event.x < 1000 else "one"
    at = event.x, event.y
    canvas.tag_raise(tag)
def motion(event):
    global at
    canvas.move(tag, event.x - at[0], event.y - at[1])
    at = event.x, event.y
canvas.bind("<Button-1>", press)
canvas.bind("<B1-Motion>", motion)
for card in range(8):
    canvas.create_image(23 + 6 * 126, 100 + card * 20, image=image, anchor="nw", tags="group")
root.update()
for _ in range(5):
    print(drag(canvas, 1190, 40, 300), drag(canvas, 800, 25, 300))
"""

DRAG_PROGRAM = PROGRAM + DRAG + """
from simplesimon.model import Position
root.geometry("1400x900")
end = time.monotonic() + 1
while time.monotonic() < end:
    root.update()
board, controller = program.board, program.controller
# The longest column there is, and of it the group of twelve: its cards lie about as close as those of the bare canvas.
column = "2S 4S 6S 8S TS 3S 5S KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
position = Position.from_text(["", "7S 2S", "5S", "JS", "9S 3S", "4S", "KS KS KS QS JS", column, "8S 6S", "QS"])
controller.game.position = position
board.new_deal(position, False)
board.show(position)
root.update()
canvas, layout = board.canvas, board.layout
def point(column, count):
    x, y = layout.place(column, len(position.columns[column]) - count, len(position.columns[column]))
    return x + 30, y + 8
for _ in range(5):
    print(drag(canvas, *point(9, 1), 300), drag(canvas, *point(7, 12), 300))
"""


def drag() -> None:
    """Processor time of the program for one event of a drag."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SIMPLESIMON_HOME"] = folder
        results: Dict[str, List[List[float]]] = {"floor": [], "Simple Simon": []}
        for _ in range(3):
            for name, script in (("floor", DRAG_FLOOR), ("Simple Simon", DRAG_PROGRAM)):
                output = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT,
                                        env=_environment(), text=True, check=True).stdout
                results[name] += [[float(number) for number in line.split()] for line in output.splitlines()]
    print("processor time for one drag event, cards of about 112 × 157:")
    for index, what in enumerate(("1 card", "group of 12")):
        floor, ours = (median(row[index] for row in results[name]) for name in ("floor", "Simple Simon"))
        print(f"  {what}: {ours:.3f} ms, {ours / floor:.2f} × a bare canvas with images ({floor:.3f} ms)")


def faces() -> None:
    """Milliseconds to make the 52 faces of a 4-suit game."""
    import tkinter

    from simplesimon.view.board.photos import photo_of
    from simplesimon.view.faces import FaceMaker, FaceStyle

    root = tkinter.Tk()
    print("the 52 faces of a 4-suit game made anew, images included:")
    for size in ((112, 157), (330, 462)):
        taken = []
        for _ in range(7):
            begun = time.perf_counter()
            maker = FaceMaker(*size, FaceStyle())
            photos = [photo_of(root, maker.draw(rank, suit)) for suit in Suit for rank in Rank]
            taken.append((time.perf_counter() - begun) * 1000)
            assert len(photos) == 52
        print(f"  {size[0]} × {size[1]}: {median(taken):.0f} ms")
    root.destroy()


IDLE = PROGRAM + """
import time
def run(seconds):
    root.after(round(seconds * 1000), root.quit)
    root.mainloop()
run(3)
used = time.process_time()
run(10)
print(time.process_time() - used)
"""


def idle() -> None:
    """Processor time of ten seconds in which nobody touches the program."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SIMPLESIMON_HOME"] = folder
        used = float(subprocess.run([sys.executable, "-c", IDLE], stdout=subprocess.PIPE, cwd=ROOT, env=_environment(),
                                    text=True, check=True).stdout)
    print(f"processor time of 10 idle seconds: {used:.4f} s")


def saving() -> None:
    """Milliseconds for which saving one action holds up the event loop."""
    from simplesimon.storage import Storage

    print("saving one action holds the event loop up for:")
    for moves in (50, 10_000):
        with tempfile.TemporaryDirectory() as folder:
            storage = Storage(folder)
            record = {"code": "SS1-S1-AAAAABD", "moves": [[0, 1, 1]] * moves, "undone": [], "undoable": 100}
            taken = []
            for _ in range(200):
                begun = time.perf_counter()
                storage.write_game(record)
                taken.append((time.perf_counter() - begun) * 1000)
                time.sleep(0.02)
            storage.close()
        print(f"  a game of {moves:,} moves: median {median(taken):.2f} ms, longest {max(taken):.2f} ms")


if __name__ == "__main__":
    main()
