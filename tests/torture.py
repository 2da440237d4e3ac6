"""Hardship for the whole program: ``python3 tests/torture.py [--minutes N] [--seed S]`` prints what it survived.

Two parts side by side: processes killed and files damaged, and random input to a window. Knows nothing of either part
but how much of it fills ten minutes on two processors; exit status 1 if anything is at fault.
"""
from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Callable, List, Optional

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from screen import Screen  # noqa: E402
from torture_damage import damage  # noqa: E402
from torture_figures import Figures  # noqa: E402
from torture_kills import kills, two_windows  # noqa: E402

# In ten minutes.
KILLS = 950
KILLS_IN_A_WINDOW = 50
TWO_WINDOWS = 100
DAMAGES = 10_000
INPUTS = 100_000

OWN_WORK = """
A gap is more than 200 ms without a beat of the event loop, by the clock. It is a hang, and a fault, if processors worked
more than 200 ms of it for the program, its threads and its system calls included. Any other gap is counted apart and is
no fault; its text says how long the program waited for a processor, and for anything else: the X server, a disk."""


def files(share: float, seed: int) -> Figures:
    """Kills and damage, a ``share`` of what fills ten minutes."""
    total = Figures()
    total.join(kills("no-window", _part(KILLS, share), seed))
    total.join(kills("window", _part(KILLS_IN_A_WINDOW, share), seed))
    total.join(two_windows(_part(TWO_WINDOWS, share), seed))
    total.join(damage(_part(DAMAGES, share), seed))
    return total


def window(share: float, seed: int) -> Figures:
    """Random input, a ``share`` of what fills ten minutes."""
    from torture_window import inputs

    return inputs(_part(INPUTS, share), seed)


def _part(count: int, share: float) -> int:
    return max(1, round(count * share))


def on_a_screen_of_its_own(part: Callable[[float, int], Figures], share: float, seed: int) -> Figures:
    """What a part has to say, with a screen and with folders away from the person's; a part that breaks is a fault."""
    screen = Screen()
    screen.open()
    try:
        with tempfile.TemporaryDirectory() as home:
            os.environ.update(SIMPLESIMON_HOME=home, XDG_DATA_HOME=home)
            return part(share, seed)
    except Exception:
        broken = Figures()
        broken.fault("parts that broke", traceback.format_exc())
        return broken
    finally:
        screen.close()


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs both parts and prints the figures; 1 if anything is at fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="about how long; the counts are in proportion")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is random")
    options = parser.parse_args(arguments)
    begin, total = time.monotonic(), Figures()
    with ProcessPoolExecutor(max_workers=2) as pool:
        share = options.minutes / 10
        parts = [pool.submit(on_a_screen_of_its_own, part, share, options.seed) for part in (files, window)]
        for part in parts:
            total.join(part.result())
    print(f"seed {options.seed}, {time.monotonic() - begin:.0f} seconds")
    print("\n".join(total.lines()))
    print(OWN_WORK)
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
