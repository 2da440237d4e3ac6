"""What the cursor is on and what is lifted, in words.

Pure: knows nothing of where the words are shown.
"""
from __future__ import annotations

from .model import Position, lift_refusal
from .model.cards import Card
from .view.marks import Group, Marks
from .words import Words


def card_name(words: Words, card: Card) -> str:
    """A card's name, such as ``8 of spades``."""
    return words("card", rank=words(f"rank.{card.rank.name}"), suit=words(f"suit.{card.suit.name}"))


def group_name(words: Words, position: Position, group: Group) -> str:
    """A group's name and place, such as ``8 of spades, group of 3, column 4``."""
    column, count = group
    if not count:
        return words("cursor.empty_column", column=column + 1)
    card = card_name(words, position.columns[column][-count])
    if count > 1 and lift_refusal(position, column, count) is None:
        return words("cursor.group", card=card, count=count, column=column + 1)
    return words("cursor.card", card=card, column=column + 1)


def described(words: Words, position: Position, marks: Marks) -> str:
    """What is under the cursor and what is lifted; empty if neither is marked."""
    lifted = "" if marks.selected is None else words("cursor.lifted", group=group_name(words, position, marks.selected))
    if marks.cursor is None or marks.cursor == marks.selected:
        return lifted
    under = group_name(words, position, marks.cursor)
    return words("cursor.both", lifted=lifted, under=under) if lifted else under
