"""What must hold of the whole program whenever nothing is being done with it.

Looks at the canvas as a person does: pictures, where they are and what lies above what.
"""
from __future__ import annotations

from collections import Counter
from typing import Any, Dict, List, NamedTuple, Tuple

import pytest
from driver import pump

from simplesimon.model import Position, deal
from simplesimon.view.board import Board


class Picture(NamedTuple):
    """A card's picture on the canvas: the name of its image, its left and top."""

    image: str
    left: int
    top: int


def assert_invariant(program: Any) -> None:
    """52 cards, each once, each with one picture at its place and in the right order; nothing held or marked.

    The pictures of a new deal are waited for.
    """
    if program.board.bare:
        pump(program.root, lambda: not program.board.bare)
        program.board.settle()
    position = program.controller.game.position
    assert_whole_deck(program)
    assert program.board.position == position
    assert_picture_equals(program.board, position)
    assert_nothing_held(program)


def assert_whole_deck(program: Any) -> None:
    """The position has the cards of the game's deal, each once."""
    game = program.controller.game
    cards = [card for pile in game.position.columns + game.position.removed for card in pile]
    assert len(cards) == len(set(cards)) == 52
    assert set(cards) == {card for column in deal(game.code).columns for card in column}


def assert_picture_equals(board: Board, position: Position) -> None:
    """The canvas shows ``position``: every card's picture at its place, the covered ones below, runs king upward."""
    expected: Dict[Tuple[int, int], List[str]] = {}
    for number, cards in enumerate(position.columns):
        for index, card in enumerate(cards):
            expected.setdefault(board.layout.place(number, index, len(cards)), []).append(str(card))
    for number, cards in enumerate(position.removed):
        expected[board.layout.run_place(number)] = [str(card) for card in cards[::-1]]

    shown = pictures(board)
    assert Counter((picture.left, picture.top) for picture in shown) == Counter(
        {place: len(faces) for place, faces in expected.items()}
    )
    heights = {(picture.left, picture.top): height for height, picture in enumerate(shown)}
    for number, cards in enumerate(position.columns):
        order = [heights[board.layout.place(number, index, len(cards))] for index in range(len(cards))]
        assert order == sorted(order), f"column {number} lies in a wrong order"

    images: Dict[str, str] = {}
    for place, faces in expected.items():
        # Below its king, a run's pictures are not seen.
        seen = [picture.image for picture in shown if (picture.left, picture.top) == place][-1]
        assert images.setdefault(faces[-1], seen) == seen, f"a wrong picture for {faces[-1]}"
    assert len(set(images.values())) == len(images), "two faces have one picture"


def pictures(board: Board) -> List[Picture]:
    """The pictures of all cards on the canvas, from below to above."""
    canvas: Any = board.canvas
    if canvas.tk.call("tk", "windowingsystem") == "aqua":
        pytest.skip("cards are polygons here, not pictures")
    shown = []
    for item in canvas.find_all():
        image = canvas.itemcget(item, "image") if canvas.type(item) == "image" else ""
        size = image and (canvas.tk.call("image", "width", image), canvas.tk.call("image", "height", image))
        if size == board.layout.card_size:
            left, top = canvas.coords(item)
            shown.append(Picture(image, int(left), int(top)))
    return shown


def assert_nothing_held(program: Any) -> None:
    """No card is in the hand or selected, no column is marked, no shadow is left, no window holds the input."""
    board = program.board
    assert not board.lifted
    assert not board.canvas.find_withtag("lifted")
    assert visible_frames(board) == []
    images = [item for item in board.canvas.find_all() if board.canvas.type(item) == "image"]
    shown = [item for item in images
             if board.canvas.itemcget(item, "state") != "hidden" and "table" not in board.canvas.gettags(item)]
    assert len(shown) == 52, "besides 52 cards and the table something is seen: a shadow"
    assert program.root.grab_current() is None


def visible_frames(board: Board) -> List[int]:
    """The frames that mark something now."""
    canvas: Any = board.canvas
    return [item for item in canvas.find_withtag("frame") if canvas.itemcget(item, "state") != "hidden"]


def framed_columns(board: Board) -> Dict[int, str]:
    """The columns that a frame marks, and the colour of each frame."""
    canvas: Any = board.canvas
    columns = {}
    for item in visible_frames(board):
        left, _, right, _ = canvas.bbox(item)
        middle = (left + right) // 2
        (column,) = [
            number for number in range(10)
            if 0 <= middle - board.layout.place(number, 0, 1)[0] < board.layout.card_width
        ]
        columns[column] = str(canvas.itemcget(item, "outline"))
    return columns
