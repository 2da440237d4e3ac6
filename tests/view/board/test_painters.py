"""The faces on the canvas: the right picture for each card, and no more items than there need be."""
from __future__ import annotations

import tkinter
from typing import Any, Iterator, Set

import pytest
from driver import deal_anew

from simplesimon.model.cards import Rank, Suit
from simplesimon.view.board.painters import ImagePainter, PolygonPainter
from simplesimon.view.faces import FaceMaker, FaceStyle

SIZE = 60, 84
FACES = [(Rank.ACE, Suit.SPADES), (Rank.TEN, Suit.HEARTS), (Rank.QUEEN, Suit.CLUBS)]


@pytest.fixture
def canvas(program: Any) -> Iterator[Any]:
    canvas = tkinter.Canvas(program.root)
    yield canvas
    canvas.destroy()


def made(painter: Any, style: FaceStyle = FaceStyle()) -> Any:
    for _ in painter.make(FACES, SIZE, style):
        pass
    painter.use_made()
    return painter


def test_the_image_of_a_card_is_its_face_pixel_by_pixel(canvas: Any) -> None:
    painter = made(ImagePainter(canvas))
    painter.paint(0, FACES[1], 5, 7)
    image = canvas.itemcget(painter.handle(0), "image")
    picture = FaceMaker(*SIZE, FaceStyle()).draw(*FACES[1])
    for x, y in ((30, 3), (8, 10), (14, 10), (30, 42), (16, 30), (44, 60)):
        start = (y * SIZE[0] + x) * 3
        shown = canvas.tk.splitlist(canvas.tk.call(image, "get", x, y))
        assert tuple(int(level) for level in shown) == tuple(picture.pixels[start : start + 3])
    assert canvas.coords(painter.handle(0)) == [5.0, 7.0]


def test_the_corners_of_a_card_are_clear(canvas: Any) -> None:
    painter = made(ImagePainter(canvas))
    painter.paint(0, FACES[0], 0, 0)
    image = canvas.itemcget(painter.handle(0), "image")
    corners = [(0, 0), (SIZE[0] - 1, 0), (0, SIZE[1] - 1), (SIZE[0] - 1, SIZE[1] - 1)]
    assert all(canvas.tk.call(image, "transparency", "get", x, y) for x, y in corners)
    assert not canvas.tk.call(image, "transparency", "get", SIZE[0] // 2, SIZE[1] // 2)


def test_another_style_gives_other_images_and_gives_the_old_ones_back(canvas: Any) -> None:
    painter = made(ImagePainter(canvas))
    painter.paint(0, FACES[1], 0, 0)
    before = set(canvas.tk.splitlist(canvas.tk.call("image", "names")))
    first = canvas.itemcget(painter.handle(0), "image")
    made(painter, FaceStyle(four_colours=True))
    painter.paint(0, FACES[1], 0, 0)
    after = set(canvas.tk.splitlist(canvas.tk.call("image", "names")))
    assert canvas.itemcget(painter.handle(0), "image") != first
    assert len(after) == len(before)


def test_faces_that_are_there_are_not_drawn_again(canvas: Any) -> None:
    painter = made(ImagePainter(canvas))
    assert len(list(painter.make(FACES, SIZE, FaceStyle()))) == 0
    assert len(list(painter.make(FACES + [(Rank.TWO, Suit.SPADES)], SIZE, FaceStyle()))) == 1


def test_polygons_of_a_slot_move_together_and_are_replaced(canvas: Any) -> None:
    painter = made(PolygonPainter(canvas))
    painter.paint(3, FACES[2], 10, 20)
    painter.paint(4, FACES[0], 200, 20)
    left, top, right, bottom = canvas.bbox(painter.handle(3))
    assert abs(left - 10) <= 2 and abs(top - 20) <= 2
    assert abs(right - 10 - SIZE[0]) <= 2 and abs(bottom - 20 - SIZE[1]) <= 2
    count = len(canvas.find_all())
    painter.paint(3, FACES[2], 10, 20)
    assert len(canvas.find_all()) == count
    canvas.move(painter.handle(3), 100, 0)
    assert canvas.bbox(painter.handle(3))[0] == left + 100
    assert canvas.bbox(painter.handle(4))[0] > 190


def test_a_deck_has_as_many_images_as_it_has_faces(program: Any) -> None:
    for suits, faces in ((1, 13), (2, 26), (4, 52)):
        deal_anew(program, f"SS1-S{suits}-AAAAABD")
        assert len(card_images(program)) == faces


def card_images(program: Any) -> Set[str]:
    from invariant import pictures

    return {picture.image for picture in pictures(program.board)}
