"""Processes killed while they save."""
from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from simplesimon.storage import Storage

TOP = Path(__file__).resolve().parents[2]

PLAYER = """
import sys
from simplesimon.storage import Storage
storage = Storage(sys.argv[1])
number = (storage.read("game") or {}).get("number", 0)
while True:
    number += 1
    storage.write_game({"number": number, "moves": [number] * 500})
    storage.change("statistics", lambda record: {"played": max(record.get("played", 0), number)})
    print(number, flush=True)
"""


def test_a_process_killed_at_any_moment_loses_one_action_at_most(tmp_path: Path) -> None:
    moments = random.Random(4)
    for _ in range(8):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(tmp_path)], cwd=TOP, stdout=subprocess.PIPE)
        assert player.stdout is not None
        player.stdout.readline()
        time.sleep(moments.uniform(0.0, 0.1))
        player.kill()
        rest, _ = player.communicate()
        made = [int(line) for line in rest.split(b"\n")[:-1]]

        for path in tmp_path.glob("*.json"):
            assert json.loads(path.read_text())["format"] == 1
        storage = Storage(str(tmp_path))
        game, statistics = storage.read("game"), storage.read("statistics")
        assert storage.take_notices() == []
        storage.close()
        if made:
            assert game is not None and game["number"] >= made[-1] - 1
            assert statistics is not None and statistics["played"] >= made[-1] - 1
        assert not list(tmp_path.glob("*.tmp"))
    assert not list(tmp_path.glob("*damaged*"))


@pytest.mark.parametrize("left", ["game.json.1.tmp", "game.previous.json.1.tmp", "statistics.json.1.tmp"])
def test_what_a_killed_process_left_is_cleared_at_the_next_start(tmp_path: Path, left: str) -> None:
    (tmp_path / left).write_bytes(b"{")
    Storage(str(tmp_path)).close()
    assert not (tmp_path / left).exists()
