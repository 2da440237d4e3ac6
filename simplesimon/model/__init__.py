"""The game: values and rules. No tkinter, no files, no clock, no words.

The names below are what other parts, and tools outside, use.
"""
from .cards import Card, Rank, Suit
from .codes import CodeFault, GameCode, GameCodeError, deal
from .game import Game, RecordError
from .position import Position
from .rules import IllegalMove, Move, Refusal, best_target, legal_moves, lift_refusal, movable_count, play, refusal
from .settings import Settings

__all__ = [
    "Card", "CodeFault", "Game", "GameCode", "GameCodeError", "IllegalMove", "Move", "Position", "Rank",
    "RecordError", "Refusal", "Settings", "Suit",
    "best_target", "deal", "legal_moves", "lift_refusal", "movable_count", "play", "refusal",
]
