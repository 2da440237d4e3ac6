"""The table in the window: cards, marks, motion and the mouse."""
from .board import Board, Look
from .victory import VictoryText

__all__ = ["Board", "Look", "VictoryText"]
