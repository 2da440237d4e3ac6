"""The codes of new games: nobody can foresee them, however many programs start at once."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PRINT_A_NEW_CODE = "from simplesimon.controller import new_code; print(new_code(4))"


def test_fifty_programs_started_at_once_deal_fifty_different_games() -> None:
    programs = [subprocess.Popen([sys.executable, "-c", PRINT_A_NEW_CODE], cwd=TOP, stdout=subprocess.PIPE, text=True)
                for _ in range(50)]
    codes = [program.communicate()[0].strip() for program in programs]
    assert all(code.startswith("SS1-S4-") for code in codes)
    assert len(set(codes)) == 50
