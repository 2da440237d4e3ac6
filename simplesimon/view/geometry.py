"""Where everything lies on the table: window size and column lengths to rectangles, points to columns and cards.

All in whole pixels from the table's top left corner. Knows nothing of tkinter or of what a card looks like.
"""
from __future__ import annotations

from typing import List, NamedTuple, Optional, Tuple

from ..model.position import COLUMN_COUNT, RUN_COUNT, Columns
from .marks import Group

LONGEST_COLUMN = 20
"""Eight cards dealt, the last of them a king, and twelve more built down to an ace."""

SMALLEST_CARD = 24
"""A card's width in pixels in a window too small for anything better."""

INDEX_STRIP = 0.235
"""The height of the strip that shows a covered card's index whole, in card widths (``faces`` draws by it)."""

_CARD_PROPORTION = 3.5 / 2.5
_MARGIN = 0.16
"""The free strip above the cards and the least one beneath, in card widths."""
_GAP = 0.12
_WIDEST_GAP = 0.32
_RUNS_GAP = 0.3
_COMFORTABLE_STRIP = 0.34
"""A covered card's visible strip where there is room enough, in card heights."""


class Rectangle(NamedTuple):
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    def contains(self, x: int, y: int) -> bool:
        """Whether the pixel (x, y) lies in it."""
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


class Layout:
    """The places of a table of ``width`` × ``height`` pixels.

    Cards are as large as the window allows: ten columns and, beside them where they cost no height, the
    places of the runs; low enough that a column of twenty cards still shows each card's index.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        columns = COLUMN_COUNT + 1
        widest = width / (columns + (columns + 1) * _GAP + _RUNS_GAP)
        highest = height / (_CARD_PROPORTION + (LONGEST_COLUMN - 1) * INDEX_STRIP + 2 * _MARGIN)
        self.card_width = max(SMALLEST_CARD, int(min(widest, highest)))
        self.card_height = round(self.card_width * _CARD_PROPORTION)
        room = width - self.card_width * (columns + _RUNS_GAP)
        gap = max(1.0, min(room / (columns + 1), self.card_width * _WIDEST_GAP))
        margin = (room - gap * (columns - 1)) / 2
        self._lefts = [round(margin + column * (self.card_width + gap)) for column in range(COLUMN_COUNT)]
        self._runs_left = round(margin + COLUMN_COUNT * (self.card_width + gap) + self.card_width * _RUNS_GAP)
        self.top = max(2, min(round(self.card_width * _MARGIN), (height - self.card_height) // 2))
        self._gap = gap

    @property
    def card_size(self) -> Tuple[int, int]:
        """Width and height of a card."""
        return self.card_width, self.card_height

    def strip(self, length: int) -> float:
        """How much of a covered card is seen in a column of ``length`` cards, in pixels."""
        comfortable = self.card_height * _COMFORTABLE_STRIP
        if length < 2:
            return comfortable
        room = self.height - 2 * self.top - self.card_height
        return max(1.0, min(comfortable, room / (length - 1)))

    def place(self, column: int, index: int, length: int) -> Tuple[int, int]:
        """Left and top of the card ``index`` (0: the first) in a ``column`` of ``length`` cards."""
        return self._lefts[column], self.top + round(index * self.strip(length))

    def run_place(self, run: int) -> Tuple[int, int]:
        """Left and top of the place of the removed run number ``run`` (0-3)."""
        room = self.height - 2 * self.top - self.card_height
        step = min(self.card_height + min(self._gap, self.card_width * _MARGIN), room / (RUN_COUNT - 1))
        return self._runs_left, self.top + round(run * step)

    def column_frame(self, column: int, length: int) -> Rectangle:
        """The rectangle that encloses the cards of ``column``; where it is empty, its place."""
        left, bottom = self.place(column, max(0, length - 1), length)
        return Rectangle(left, self.top, self.card_width, bottom + self.card_height - self.top)

    def group_frame(self, column: int, count: int, length: int) -> Rectangle:
        """The rectangle that encloses the last ``count`` cards of ``column``."""
        left, top = self.place(column, length - count, length)
        _, bottom = self.place(column, length - 1, length)
        return Rectangle(left, top, self.card_width, bottom + self.card_height - top)

    def touched(self, columns: Columns, x: int, y: int) -> Optional[Group]:
        """What lies at the pixel (x, y); beneath a column's last card its column still counts, with no card."""
        if not 0 <= y < self.height:
            return None
        for column, left in enumerate(self._lefts):
            if left <= x < left + self.card_width:
                return Group(column, self._count_from(column, len(columns[column]), y))
        return None

    def _count_from(self, column: int, length: int, y: int) -> int:
        for index in reversed(range(length)):
            _, top = self.place(column, index, length)
            if top <= y:
                return length - index if y < top + self.card_height else 0
        return 0

    def overlapped(self, left: float) -> List[int]:
        """The columns that a card with this left edge overlaps, the most overlapped first."""
        overlaps = [(abs(left - column_left), column) for column, column_left in enumerate(self._lefts)
                    if abs(left - column_left) < self.card_width]
        return [column for _, column in sorted(overlaps)]

    def contains(self, x: int, y: int) -> bool:
        """Whether the pixel (x, y) is on the table."""
        return 0 <= x < self.width and 0 <= y < self.height
