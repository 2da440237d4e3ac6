"""The 52 cards on the canvas: which picture each has and where it is at the moment.

Knows nothing of where a card belongs or of what may be done with it.
"""
from __future__ import annotations

import tkinter
from typing import Dict, Iterable, Iterator, Mapping, Sequence, Tuple, Union

from ...model.cards import Card, Face
from ..faces import FaceStyle
from .painters import ImagePainter, PolygonPainter

LIFTED = "lifted"
"""The canvas tag of all cards in the person's hand, and of their shadow."""


class Pack:
    """The cards in play. ``places`` has the left and top of each, in pixels; of a lifted card, where it was lifted."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        # Images are blurred on Retina screens, where polygons are smooth by themselves.
        smooth_polygons = canvas.tk.call("tk", "windowingsystem") == "aqua"
        self._painter: Union[ImagePainter, PolygonPainter] = (
            PolygonPainter(canvas) if smooth_polygons else ImagePainter(canvas))
        self._slots: Dict[Card, int] = {}
        self.places: Dict[Card, Tuple[int, int]] = {}

    def take(self, cards: Iterable[Card]) -> None:
        """Plays with ``cards`` from now on, in the given order from below; they are not seen before ``dress``."""
        for slot in self._slots.values():
            self._painter.clear(slot)
        self._slots = {card: slot for slot, card in enumerate(cards)}
        self.places = dict.fromkeys(self._slots, (0, 0))
        for card in self._slots:
            self.bring_up(card)

    def make(self, size: Tuple[int, int], style: FaceStyle) -> Iterator[None]:
        """Makes the pictures of the present cards, of ``size`` pixels, one at each step; ``dress`` shows them."""
        faces: Sequence[Face] = list(dict.fromkeys((card.rank, card.suit) for card in self._slots))
        return self._painter.make(faces, size, style)

    def dress(self, places: Mapping[Card, Tuple[int, int]]) -> None:
        """Gives every card the picture made last and puts it at its place."""
        self._painter.use_made()
        self.places = dict(places)
        for card, slot in self._slots.items():
            self._painter.paint(slot, (card.rank, card.suit), *places[card])

    def move(self, card: Card, x: int, y: int) -> None:
        """Puts the card's left top corner at (x, y)."""
        old_x, old_y = self.places[card]
        if x != old_x or y != old_y:
            self.places[card] = x, y
            self._canvas.move(self._painter.handle(self._slots[card]), x - old_x, y - old_y)

    def bring_up(self, card: Card) -> None:
        """Lays the card above everything."""
        self._canvas.tag_raise(self._painter.handle(self._slots[card]))

    def lift(self, card: Card) -> None:
        """Lays the card above everything and lets it move with all that is ``LIFTED``."""
        self.bring_up(card)
        self._canvas.addtag_withtag(LIFTED, self._painter.handle(self._slots[card]))

    def put_down(self, cards: Iterable[Card], x: int, y: int) -> None:
        """No card is lifted any more; those that were are (x, y) pixels from where they were lifted."""
        self._canvas.dtag(LIFTED, LIFTED)
        for card in cards:
            left, top = self.places[card]
            self.places[card] = left + x, top + y
