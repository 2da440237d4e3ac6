"""The status line: what it counts, what it says, and the code that can be clicked."""
from __future__ import annotations

import tkinter
from typing import Any, List

import pytest
from driver import CONTROL, EXAMPLE, arrange, click, deal_anew, drag_move, key, pump, run_for, timers

from simplesimon.model import Move
from simplesimon.view.window import status
from simplesimon.words import Words

FIRST_MOVE = Move(0, 1, 1)
words = Words("en")


def line(program: Any) -> List[tkinter.Label]:
    """The labels of the status line, which is the lowest bar of the window."""
    bars = [child for child in program.root.winfo_children() if isinstance(child, tkinter.Frame)]
    lowest = max(bars, key=lambda bar: bar.winfo_y())
    return [child for child in lowest.winfo_children() if isinstance(child, tkinter.Label)]


def texts(program: Any) -> List[str]:
    return [str(label.cget("text")) for label in line(program)]


@pytest.mark.parametrize("code, level", [("SS1-S1-AAAAABD", "Easy, 1 suit"), ("SS1-S2-AAAAABD", "Medium, 2 suits"),
                                         ("SS1-S4-AAAAABD", "Hard, 4 suits")])
def test_it_names_the_game(program: Any, code: str, level: str) -> None:
    deal_anew(program, code)
    assert {code, level, "Score 500", "Moves 0", "Runs 0 of 4"} <= set(texts(program))
    assert code in program.root.title() and "Simple Simon" in program.root.title()


def test_it_counts_moves_and_their_undoing(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    assert {"Score 499", "Moves 1"} <= set(texts(program))
    key(program.root, "z", CONTROL)
    assert {"Score 500", "Moves 0"} <= set(texts(program))


def test_it_counts_runs(program: Any) -> None:
    arrange(program, ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"] * 4 + ["AS"] * 4 + ["", ""])
    drag_move(program.board, Move(4, 1, 0))
    assert {"Score 599", "Moves 1", "Runs 1 of 4"} <= set(texts(program))
    program.controller.undo()
    assert {"Score 500", "Moves 0", "Runs 0 of 4"} <= set(texts(program))


def test_a_click_on_the_code_copies_it_and_says_so(program: Any) -> None:
    program.root.clipboard_clear()
    (code,) = [label for label in line(program) if label.cget("text") == EXAMPLE]
    assert code.cget("cursor") == "hand2"
    click(code, (5, 5))
    assert program.root.clipboard_get() == EXAMPLE
    assert words("status.code.copied") in texts(program)


def test_a_message_goes_away_by_itself(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status, "SECONDS", 0.1)
    program.controller.copy_code()
    run_for(program.root, 0.2)
    assert words("status.code.copied") not in texts(program)


@pytest.mark.parametrize("size", ["640x480", "800x600", "1280x860"])
def test_everything_that_is_counted_is_seen_whole(
    program: Any, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "SECONDS", 0.3)
    program.root.geometry(size)
    pump(program.root, lambda: program.root.geometry().startswith(size + "+"))
    program.controller.copy_code()
    program.root.update()
    bar = line(program)[0].master
    for label in line(program):
        if str(label.cget("text")) in (EXAMPLE, "Score 500", "Moves 0", "Runs 0 of 4", "Easy, 1 suit"):
            assert label.winfo_width() >= label.winfo_reqwidth(), label.cget("text")
            assert label.winfo_x() + label.winfo_width() <= bar.winfo_width(), label.cget("text")


def test_a_long_message_about_a_file_can_be_read_to_its_end(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status, "SECONDS", 0.3)
    program.root.geometry("1280x860")
    pump(program.root, lambda: program.root.geometry().startswith("1280x860+"))
    path = "/home/somebody/.local/share/simplesimon/game-damaged-2026-11-30.json"
    said = words("notice.damaged", what=words("file.game"), detail="game-damaged-2026-11-30.json")
    pump(program.root, lambda: not timers(program.root))
    program._window.tell("damaged", "game", path)
    program.root.update()
    (label,) = [label for label in line(program) if label.cget("text") == said]
    assert label.winfo_width() >= label.winfo_reqwidth()


def test_what_is_lifted_and_where_the_cursor_is_can_be_read_in_a_small_window(program: Any) -> None:
    program.root.geometry("800x600")
    pump(program.root, lambda: program.root.geometry().startswith("800x600+"))
    pump(program.root, lambda: not timers(program.root))
    for name in ("1", "space", "0"):
        key(program.root, name)
    (label,) = [label for label in line(program) if str(label.cget("text")).startswith("Lifted")]
    assert label.winfo_width() >= label.winfo_reqwidth()
    key(program.root, "Escape")
    key(program.root, "Escape")
    assert all(label.winfo_ismapped() for label in line(program) if label.cget("text") in (EXAMPLE, "Easy, 1 suit"))
