"""Two ways to put a card's face on the canvas: as an image, and as polygons.

Both keep a slot (0-51) for each card and do the same things. Knows nothing of where a card belongs.
"""
from __future__ import annotations

import tkinter
from typing import Dict, Iterator, List, Optional, Sequence, Tuple, Union

from ...model.cards import DECK_SIZE, Face
from ..faces import EDGE, PAPER, FaceMaker, FaceStyle, Shape, body_outline, face_shapes
from ..outlines import Contour, flattened
from ..theme import hexadecimal
from .photos import photo_of

_Kind = Tuple[Tuple[int, int], FaceStyle]
"""What all pictures made together have in common."""


class ImagePainter:
    """One image for each distinct face, one canvas item for each card."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._items = [canvas.create_image(0, 0, anchor="nw") for _ in range(DECK_SIZE)]
        self._photos: Dict[Face, tkinter.PhotoImage] = {}
        self._kind: Optional[_Kind] = None
        self._made = self._photos
        self._made_kind: Optional[_Kind] = None

    def make(self, faces: Sequence[Face], size: Tuple[int, int], style: FaceStyle) -> Iterator[None]:
        """Makes what ``faces`` need at ``size`` pixels, one face at each step."""
        kind = size, style
        known = self._photos if kind == self._kind else {}
        made = {face: known[face] for face in faces if face in known}
        maker = FaceMaker(*size, style)
        for face in faces:
            if face not in made:
                made[face] = photo_of(self._canvas, maker.draw(*face))
                yield
        self._made, self._made_kind = made, kind

    def use_made(self) -> None:
        """From now on paints what was made last; what is not needed for it is given back."""
        self._photos, self._kind = self._made, self._made_kind

    def paint(self, slot: int, face: Face, x: int, y: int) -> None:
        """Makes ``slot`` show ``face`` with its left top corner at (x, y)."""
        self._canvas.itemconfigure(self._items[slot], image=self._photos[face])
        self._canvas.coords(self._items[slot], x, y)

    def clear(self, slot: int) -> None:
        """Makes ``slot`` show nothing."""
        self._canvas.itemconfigure(self._items[slot], image="")

    def handle(self, slot: int) -> Union[int, str]:
        """The item, or the tag of all items, of a slot."""
        return self._items[slot]


class PolygonPainter:
    """Every outline a canvas polygon: sharp on macOS, where the system smooths them."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._size = (1, 1)
        self._shapes: Dict[Face, Sequence[Shape]] = {}
        self._made_size = self._size
        self._made = self._shapes

    def make(self, faces: Sequence[Face], size: Tuple[int, int], style: FaceStyle) -> Iterator[None]:
        """Makes what ``faces`` need at ``size`` pixels, one face at each step."""
        made: Dict[Face, Sequence[Shape]] = {}
        for face in faces:
            made[face] = face_shapes(*face, style)
            yield
        self._made, self._made_size = made, size

    def use_made(self) -> None:
        """From now on paints what was made last."""
        self._shapes, self._size = self._made, self._made_size

    def paint(self, slot: int, face: Face, x: int, y: int) -> None:
        """Makes ``slot`` show ``face`` with its left top corner at (x, y)."""
        tag = self.handle(slot)
        self._canvas.delete(tag)
        self._canvas.create_polygon(self._points(body_outline(), x, y), fill=hexadecimal(PAPER),
                                    outline=hexadecimal(EDGE), tags=tag)
        for shape in self._shapes[face]:
            points: List[float] = []
            for contour in shape.contours:
                points += self._points(contour, x, y)
            self._canvas.create_polygon(points, fill=hexadecimal(shape.colour), tags=tag)

    def _points(self, contour: Contour, x: int, y: int) -> List[float]:
        scale = self._size[0]
        return [number for point in flattened(contour, scale, scale, x, y) for number in point]

    def clear(self, slot: int) -> None:
        """Makes ``slot`` show nothing."""
        self._canvas.delete(self.handle(slot))

    def handle(self, slot: int) -> str:
        """The tag of all items of a slot."""
        return f"slot{slot}"
