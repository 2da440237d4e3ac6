"""The moment in which the example opens: its window first, then its cards and its moves."""
from __future__ import annotations

import tkinter
from typing import Any, Iterator, List

import pytest
from driver import key, pump, timers
from invariant import assert_picture_equals

from simplesimon.view.board import Board, slices
from simplesimon.view.dialogs import example


@pytest.fixture
def board(program: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    """The table of an example that was opened this moment; each part of it is made in a slice of its own."""
    made: List[Board] = []

    def make(*arguments: Any) -> Board:
        made.append(Board(*arguments))
        return made[-1]

    pump(program.root, lambda: not timers(program.root))
    monkeypatch.setattr(example, "Board", make)
    monkeypatch.setattr(slices, "SLICE", 0.0)
    program.controller.show_example()
    yield made[0]
    if made[0].canvas.winfo_exists():
        _close(made[0])


def test_the_window_is_shown_before_its_cards_and_its_moves(board: Board) -> None:
    assert _window(board).state() == "normal"
    assert board.bare
    assert _rows(board) == 0


def test_the_cards_and_all_moves_come(program: Any, board: Board) -> None:
    pump(program.root, lambda: not timers(program.root))
    assert_picture_equals(board, board.position)
    assert _rows(board) == 50


def test_the_bar_of_the_list_takes_its_size_once_when_the_list_is_complete(program: Any, board: Board) -> None:
    seen = set()
    while timers(program.root):
        program.root.update()
        if _list(board).winfo_viewable():
            seen.add(_list(board).yview())
    filled, empty = sorted(seen, key=lambda ends: float(ends[1]))
    assert filled[1] < 0.5 and empty[1] > 0.98


def test_steps_made_before_all_is_there_are_shown_with_it(program: Any, board: Board) -> None:
    window = _window(board)
    pump(window, lambda: window.winfo_viewable() and window.focus_get() is not None)
    key(window, "End")
    key(window, "Left")
    pump(program.root, lambda: not timers(program.root))
    assert board.position.moves == 48
    assert_picture_equals(board, board.position)
    canvas = _list(board)
    (mark,) = [item for item in canvas.find_all() if canvas.type(item) == "rectangle"]
    left, top, _, bottom = canvas.coords(mark)
    assert canvas.bbox("row48")[1] >= top > 0 and canvas.bbox("row48")[3] <= bottom
    assert canvas.canvasy(0) <= top and bottom <= canvas.canvasy(canvas.winfo_height())


def test_a_window_closed_at_once_leaves_no_timer(program: Any, board: Board) -> None:
    assert timers(program.root)
    _close(board)
    assert timers(program.root) == []


def _window(board: Board) -> Any:
    return board.canvas.winfo_toplevel()


def _close(board: Board) -> None:
    _window(board).tk.call(_window(board).protocol("WM_DELETE_WINDOW"))


def _list(board: Board) -> Any:
    """The list of moves."""
    parts: List[tkinter.Misc] = [_window(board)]
    for part in parts:
        parts += part.winfo_children()
    return next(part for part in parts if isinstance(part, tkinter.Canvas) and part is not board.canvas)


def _rows(board: Board) -> int:
    """How many rows are written in the list."""
    return sum(1 for number in range(50) if _list(board).find_withtag(f"row{number}"))
