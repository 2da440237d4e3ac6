"""The figures of the help, drawn with the cards of the table on pieces of the table.

Knows nothing of the text beside them; which cards lie in a figure, and what may be moved there, comes as positions.
"""
from __future__ import annotations

import tkinter as tk
from typing import Dict, Iterator, List, NamedTuple, Sequence, Tuple

from simplesimon.model import Card, Move, Position, refusal
from simplesimon.model.position import Column
from simplesimon.view.arrangement import CORNER, PROPORTION
from simplesimon.view.board import Look
from simplesimon.view.board.corners import rounded
from simplesimon.view.board.pack import Pack
from simplesimon.view.outlines import backwards, ellipse, rounded_rectangle
from simplesimon.view.theme import Colour, hexadecimal

from .figures import Scene
from .symbols import outline_image, symbol_image

# In card widths.
_PADDING = 0.28
_STRIP = 0.36
_STRIP_OF_DEAL = 0.27
_GAP_OF_DEAL = 0.12
_STRIP_OF_RUN = 0.37
_ARROW = 0.42
_ARROW_GAP = 0.7
_BETWEEN_SCENES = 0.55
_VERDICT = 0.34

_ROUNDNESS = 0.12
"""The radius of a figure's corners."""


class _Frame(NamedTuple):
    x: float
    y: float
    height: float
    colour: Colour


class _Symbol(NamedTuple):
    name: str
    x: float
    y: float
    size: float
    colour: Colour


class Figure:
    """A piece of table with cards: ``canvas`` is the widget, as large as it has to be, empty until it is drawn."""

    def __init__(self, parent: tk.Misc, ground: str, look: Look, card_width: int, width: float, height: float) -> None:
        """``width`` and ``height`` are those inside the padding, in pixels."""
        self._unit = card_width
        self._look = look
        self._images: List[tk.PhotoImage] = []
        padding = self._padding = round(_PADDING * card_width)
        self.width, self.height = round(width) + 2 * padding, round(height) + 2 * padding
        self.canvas = tk.Canvas(
            parent, width=self.width, height=self.height, borderwidth=0, highlightthickness=0, background=ground
        )
        self._places: Dict[Card, Tuple[int, int]] = {}
        self._empty: List[Tuple[float, float]] = []
        self._frames: List[_Frame] = []
        self._symbols: List[_Symbol] = []

    def draw(self) -> Iterator[None]:
        """Draws everything, a part at each step: the piece of table first, all that lies on it together at the end."""
        self._draw_panel()
        for place in self._empty:
            self._draw_place(*place)
        yield
        # Kept, since with it the cards' images would go.
        self._pack = Pack(self.canvas)
        self._pack.take(self._places)
        yield from self._pack.make((self._unit, round(self._unit * PROPORTION)), self._look.style)
        self._pack.dress(self._places)
        for frame in self._frames:
            self._draw_frame(frame)
        for symbol in self._symbols:
            self._draw_symbol(symbol)

    def _draw_panel(self) -> None:
        # One image of the whole panel would take more time and memory than all cards on it.
        colour, radius = self._look.theme.table_light, max(1, round(_ROUNDNESS * self._unit))
        size, right, bottom = 2 * radius, self.width - 2 * radius, self.height - 2 * radius
        circle = ellipse(radius, radius, radius, radius)
        self._images.append(outline_image(self.canvas, [circle], size, size, colour))
        for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
            self.canvas.create_image(x, y, anchor="nw", image=self._images[0])
        for box in ((radius, 0, self.width - radius, self.height), (0, radius, self.width, self.height - radius)):
            self.canvas.create_rectangle(*box, width=0, fill=hexadecimal(colour))

    def add_column(self, column: Column, x: float, y: float, step_x: float, step_y: float) -> None:
        """Lays cards with their left top corner at (x, y), each ``step_x`` and ``step_y`` pixels further."""
        for index, card in enumerate(column):
            self._places[card] = self._inside(x + index * step_x, y + index * step_y)

    def add_place(self, x: float, y: float) -> None:
        """Adds the outline of an empty column."""
        self._empty.append((x, y))

    def add_frame(self, x: float, y: float, height: float, colour: Colour) -> None:
        """Frames a group, as the table does."""
        self._frames.append(_Frame(x, y, height, colour))

    def add_symbol(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """Adds a symbol of this size in pixels about the point (x, y)."""
        self._symbols.append(_Symbol(name, x, y, size, colour))

    def _draw_place(self, x: float, y: float) -> None:
        width, height = self._unit, round(self._unit * PROPORTION)
        line, radius = max(1.0, width / 70), width * CORNER
        outer = rounded_rectangle(0.0, 0.0, float(width), float(height), radius)
        inner = rounded_rectangle(line, line, width - line, height - line, radius - line)
        image = outline_image(self.canvas, [outer, backwards(inner)], width, height, self._look.theme.place)
        self._add_image(image, x, y)

    def _draw_frame(self, frame: _Frame) -> None:
        line = max(2, self._unit // 22)
        left, top = self._inside(frame.x, frame.y)
        right, bottom = left + self._unit - 1, top + round(frame.height) - 1
        points = rounded(left - 1, top - 1, right + 1, bottom + 1, self._unit * CORNER + 1)
        self.canvas.create_polygon(points, fill="", smooth=True, outline=hexadecimal(frame.colour), width=line)

    def _draw_symbol(self, symbol: _Symbol) -> None:
        image = symbol_image(self.canvas, symbol.name, round(symbol.size), symbol.colour)
        self._add_image(image, symbol.x - symbol.size / 2, symbol.y - symbol.size / 2)

    def _add_image(self, image: tk.PhotoImage, x: float, y: float) -> None:
        self._images.append(image)
        left, top = self._inside(x, y)
        self.canvas.create_image(left, top, anchor="nw", image=image)

    def _inside(self, x: float, y: float) -> Tuple[int, int]:
        return self._padding + round(x), self._padding + round(y)


def scene_width(scenes: int) -> float:
    """The width of so many scenes side by side with all that is around them, in card widths."""
    return scenes * (2 + _ARROW_GAP) + (scenes - 1) * _BETWEEN_SCENES + 2 * _PADDING


def draw_scenes(parent: tk.Misc, ground: str, look: Look, card_width: int, scenes: Sequence[Scene]) -> Figure:
    """Scenes side by side: the group that is to move, an arrow, where it is to go, and whether it may."""
    unit = card_width
    longest = max(len(column.split()) for scene in scenes for column in scene.columns)
    width = (scene_width(len(scenes)) - 2 * _PADDING) * unit
    figure = Figure(parent, ground, look, unit, width, ((longest - 1) * _STRIP + PROPORTION) * unit)
    for number, scene in enumerate(scenes):
        left = number * (2 + _ARROW_GAP + _BETWEEN_SCENES) * unit
        for column, cards in enumerate(_own_cards(scene.position, number)):
            x = left + column * (1 + _ARROW_GAP) * unit
            figure.add_column(cards, x, 0, 0, _STRIP * unit)
            if not cards and column < len(scene.columns):
                figure.add_place(x, 0)
    for number, scene in enumerate(scenes):
        _draw_move(figure, scene, number * (2 + _ARROW_GAP + _BETWEEN_SCENES) * unit, unit, look)
    return figure


def _own_cards(position: Position, scene: int) -> List[Column]:
    """The columns with cards that are told from those that look alike in other scenes."""
    return [tuple(card._replace(copy=4 * scene + card.copy) for card in column) for column in position.columns]


def _draw_move(figure: Figure, scene: Scene, left: float, unit: int, look: Look) -> None:
    length = len(scene.columns[scene.move.source].split())
    top = (length - scene.move.count) * _STRIP * unit
    figure.add_frame(left, top, ((scene.move.count - 1) * _STRIP + PROPORTION) * unit, look.theme.selection)
    middle = left + (1 + _ARROW_GAP / 2) * unit
    height = max(top, unit * _STRIP) + unit * _STRIP / 2
    figure.add_symbol("arrow", middle, height, _ARROW * unit, look.theme.text)
    verdict = "tick" if scene.refusal is None else "cross"
    figure.add_symbol(verdict, middle, height + _ARROW * unit * 1.15, _VERDICT * unit, look.theme.text)


def draw_targets(parent: tk.Misc, ground: str, look: Look, card_width: int, width: int, scene: Scene) -> Figure:
    """The columns of a scene, ``width`` pixels wide: the held group is framed, and every column that can take it."""
    unit = card_width
    inside = width - 2 * round(_PADDING * unit)
    longest = max(len(column.split()) for column in scene.columns)
    figure = Figure(parent, ground, look, unit, inside, ((longest - 1) * _STRIP + PROPORTION) * unit)
    lefts = [number * (inside - unit) / (len(scene.columns) - 1) for number in range(len(scene.columns))]
    columns = scene.position.columns[: len(lefts)]
    for left, column in zip(lefts, columns):
        figure.add_column(column, left, 0, 0, _STRIP * unit)
        if not column:
            figure.add_place(left, 0)
    source, count, _ = scene.move
    for number, (left, column) in enumerate(zip(lefts, columns)):
        if number == source:
            top = (len(column) - count) * _STRIP * unit
            figure.add_frame(left, top, ((count - 1) * _STRIP + PROPORTION) * unit, look.theme.selection)
        elif refusal(scene.position, Move(source, count, number)) is None:
            top = max(0, len(column) - 1) * _STRIP * unit
            figure.add_frame(left, top, PROPORTION * unit, look.theme.highlight)
    return figure


def draw_deal(parent: tk.Misc, ground: str, look: Look, width: int, position: Position) -> Figure:
    """A whole deal, ``width`` pixels wide."""
    columns = len(position.columns)
    unit = int(width / (columns + (columns - 1) * _GAP_OF_DEAL + 2 * _PADDING))
    step = (width - 2 * round(_PADDING * unit) - unit) / (columns - 1)
    longest = max(len(column) for column in position.columns)
    height = ((longest - 1) * _STRIP_OF_DEAL + PROPORTION) * unit
    figure = Figure(parent, ground, look, unit, width - 2 * round(_PADDING * unit), height)
    for number, column in enumerate(position.columns):
        figure.add_column(column, number * step, 0, 0, _STRIP_OF_DEAL * unit)
    return figure


def draw_run(parent: tk.Misc, ground: str, look: Look, width: int, run: Column) -> Figure:
    """A run fanned out from left to right, ``width`` pixels wide."""
    unit = int(width / (1 + (len(run) - 1) * _STRIP_OF_RUN + 2 * _PADDING))
    inside = width - 2 * round(_PADDING * unit)
    figure = Figure(parent, ground, look, unit, inside, PROPORTION * unit)
    figure.add_column(run, 0, 0, (inside - unit) / (len(run) - 1), 0)
    return figure
