"""What the figures of the help show: a few columns, and a move that is or is not allowed there.

Knows nothing of how a figure is drawn.
"""
from __future__ import annotations

from typing import Dict, NamedTuple, Optional, Sequence, Tuple

from simplesimon.model import GameCode, Move, Position, Refusal, deal, refusal
from simplesimon.model.position import COLUMN_COUNT


class Scene(NamedTuple):
    """The first columns of a position, as ``Position.from_text`` reads them, and a move there."""

    columns: Tuple[str, ...]
    move: Move

    @property
    def position(self) -> Position:
        """The position; all further columns are empty."""
        return Position.from_text([*self.columns] + [""] * (COLUMN_COUNT - len(self.columns)))

    @property
    def refusal(self) -> Optional[Refusal]:
        """What the rules say of the move."""
        return refusal(self.position, self.move)


SCENES: Dict[str, Sequence[Scene]] = {
    "moves": (
        Scene(("TC 3S 7H", "4D 8S"), Move(0, 1, 1)),
        Scene(("TC 3S 7H", "4D 9S"), Move(0, 1, 1)),
    ),
    "groups": (
        Scene(("2D 7S 6S 5S", "9C 8H"), Move(0, 3, 1)),
        Scene(("2D 7S 6D 5S", "9C 8H"), Move(0, 3, 1)),
    ),
    "empty": (
        Scene(("6H TD 9D 8D", ""), Move(0, 3, 1)),
        Scene(("2C 5D 4S KH", ""), Move(0, 1, 1)),
    ),
}
"""The scenes that stand side by side in a section's figure."""

TARGETS = Scene(("4H 6S", "7D", "2C 9S", ""), Move(0, 1, 1))
"""A card that is held, among columns that can take it and one that cannot."""

RUN = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH"

SHAPE: Position = deal(GameCode(4, 29))
"""A deal, for its shape."""
