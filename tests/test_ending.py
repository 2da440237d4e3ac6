"""Programs that end: killed in mid game, and closed at any moment, each in a process of its own or in this one."""
from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Callable

import pytest
from driver import EXAMPLE, pump, timers

TESTS = Path(__file__).resolve().parent

OpenProgram = Callable[..., Any]

PLAYER = """
import json, random, sys
from simplesimon.app import create
from simplesimon.model import legal_moves
program = create(data_dir=sys.argv[1], code="SS1-S2-AAAAABD")
chance = random.Random(int(sys.argv[2]))
controller = program.controller
def play():
    moves = legal_moves(controller.game.position)
    if moves and chance.random() < 0.8:
        source, count, target = chance.choice(moves)
        controller.click(source, count)
        controller.click(target, 0)
    else:
        controller.undo()
    print(json.dumps(controller.game.to_record()["moves"]), flush=True)
    program.root.after(chance.choice([1, 5, 20]), play)
program.root.after(1, play)
program.root.mainloop()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Unix has this way to be killed")
def test_killed_in_mid_game_at_most_the_last_action_is_missing(display: None, own_folders: Path) -> None:
    moments = random.Random(2)
    for number in range(2):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(own_folders), str(number)], cwd=TESTS.parent, stdout=subprocess.PIPE
        )
        assert player.stdout is not None
        lines = [player.stdout.readline()]
        time.sleep(moments.uniform(0.05, 0.3))
        player.kill()
        lines += player.communicate()[0].splitlines()
        # The last action may have been saved and not yet printed.
        *_, before, last = [json.loads(line) for line in lines if line.strip().endswith(b"]")]
        saved = json.loads((own_folders / "game.json").read_text())["moves"]
        assert saved in (before, last) or saved[:-1] == last or saved == last[:-1]
        assert not list(own_folders.glob("*damaged*"))
        for leftover in own_folders.glob("game*"):
            leftover.unlink()


CLOSER = """
import sys
sys.path.insert(0, sys.argv[1])
from driver import drag_move, press, move, touch_point, run_for
from simplesimon.app import create
from simplesimon.model import Move

def held(program):
    x, y = touch_point(program.board, 0, 1)
    press(program.board.canvas, (x, y))
    move(program.board.canvas, (x + 40, y + 40))

def resized(program):
    program.root.geometry("900x700")
    run_for(program.root, 0.11)

moments = {
    "at once": lambda program: None,
    "in mid flight": lambda program: program.controller.double_click(0, 1),
    "while a deal flies": lambda program: program.controller.deal_new_game(4),
    "while a card is held": held,
    "while a reminder is shown": lambda program: drag_move(program.board, Move(0, 1, 9)),
    "while a dialog is open": lambda program: program.controller.enter_code(),
    "while cards are made": resized,
    "minimised": lambda program: program.root.iconify(),
}
for name in moments:
    program = create(data_dir=sys.argv[2], code="SS1-S1-AAAAABD")
    program.controller.change(interactive_rules=True)
    program.root.update()
    moments[name](program)
    root = program.root
    program.root.after(10, lambda: root.tk.call(*root.tk.splitlist(root.protocol("WM_DELETE_WINDOW"))))
    program.root.mainloop()
    program.close()
    print(name, flush=True)
program = create(data_dir=sys.argv[2])
run_for(program.root, 0.5)
program.close()
print("end")
"""


def test_closing_at_any_moment_raises_nothing_and_leaves_no_timer(display: None, own_folders: Path) -> None:
    process = subprocess.run(
        [sys.executable, "-W", "error", "-c", CLOSER, str(TESTS), str(own_folders)],
        cwd=TESTS.parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", timeout=60,
    )
    assert process.stderr == ""
    assert process.stdout.endswith("end\n")
    assert process.returncode == 0
    assert not (own_folders / "faults.log").exists()


def test_closing_twice_is_no_fault(open_program: OpenProgram) -> None:
    program = open_program(EXAMPLE)
    program.close()
    program.close()


def test_closing_minimised_and_starting_again_shows_the_window(open_program: OpenProgram, window_manager: None) -> None:
    program = open_program(EXAMPLE)
    program.root.iconify()
    program.root.update()
    program.close()
    again = open_program()
    assert again.root.winfo_viewable()
    assert again.root.winfo_width() >= 480


def test_no_timer_is_pending_in_a_program_at_rest(open_program: OpenProgram) -> None:
    program = open_program(EXAMPLE)
    pump(program.root, lambda: not timers(program.root))
