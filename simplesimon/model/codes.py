"""Game codes, such as ``SS1-S1-AAAAABD``: text to suit count and shuffle number, and the deal they name.

Knows nothing of moves; where a new number comes from is its caller's affair.
"""
from __future__ import annotations

import random
from enum import Enum
from typing import List, NamedTuple

from .cards import SUIT_COUNTS, Face, number_copies, ordered_deck
from .position import Columns, Position

PREFIX = "SS1"
"""Game and format, as every code begins."""

LETTER_COUNT = 7

NUMBER_COUNT = 26 ** LETTER_COUNT
"""How many deals each suit count has; shuffle numbers run from 0 to one less."""

COLUMN_LENGTHS = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
"""How many cards the columns 0-9 hold after the deal."""

LONGEST_TEXT = 100
"""Longer texts are not looked into: a code has 14 characters, the rest may be blanks and quotes."""

_SUITS_PARTS = tuple(f"S{suits}" for suits in SUIT_COUNTS)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DASHES = "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2e3a\u2e3b\u30fc\ufe58\ufe63\uff0d"
_QUOTES = ("\"'`\u00ab\u00b4\u00bb\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2039\u203a"
           "\u300c\u300d\u300e\u300f\uff02\uff07")
_INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"

# Only ASCII letters are raised: str.upper() would also make SS of the German sharp s.
_NORMAL_CHARACTERS = {
    **{ord(letter.lower()): letter for letter in _LETTERS},
    **{ord(dash): "-" for dash in _DASHES},
    **{ord(character): None for character in _QUOTES + _INVISIBLE},
}
_FULL_WIDTH_OFFSET = 0xFEE0


class CodeFault(Enum):
    """What is wrong with a text that should be a game code, the first that was found."""

    EMPTY = "empty"
    TOO_LONG = "too long"
    PREFIX = "prefix"
    DASHES = "dashes"
    SUITS = "suits"
    LETTERS = "letters"
    LENGTH = "length"


class GameCodeError(ValueError):
    """A text is no game code; ``fault`` says what is wrong with it."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class _CodeFields(NamedTuple):
    suits: int
    number: int


class GameCode(_CodeFields):
    """The name of a deal: suit count (1, 2 or 4) and shuffle number (0 to 26 ** 7 - 1)."""

    __slots__ = ()

    def __new__(cls, suits: int, number: int) -> GameCode:
        """Raises ValueError for a suit count or a number that no code has."""
        if suits not in SUIT_COUNTS:
            raise ValueError(f"no game has {suits!r} suits")
        if not 0 <= number < NUMBER_COUNT:
            raise ValueError(f"no shuffle has the number {number!r}")
        return super().__new__(cls, suits, number)

    @classmethod
    def parse(cls, text: str) -> GameCode:
        """Reads a code as people type and paste it.

        Case, blanks of any kind, quotes around it, full-width letters and long dashes do not matter.
        Raises GameCodeError with the first fault found.
        """
        if len(text) > LONGEST_TEXT:
            raise GameCodeError(CodeFault.TOO_LONG)
        plain = _normalised(text)
        if not plain:
            raise GameCodeError(CodeFault.EMPTY)
        prefix, _, rest = plain.partition("-")
        if prefix != PREFIX:
            raise GameCodeError(CodeFault.DASHES if prefix.startswith(PREFIX + "S") else CodeFault.PREFIX)
        suits, _, letters = rest.partition("-")
        if suits not in _SUITS_PARTS:
            run_together = suits.startswith(_SUITS_PARTS) and suits[2:].isalpha()
            raise GameCodeError(CodeFault.DASHES if run_together else CodeFault.SUITS)
        if any(letter not in _LETTERS for letter in letters):
            raise GameCodeError(CodeFault.LETTERS)
        if len(letters) != LETTER_COUNT:
            raise GameCodeError(CodeFault.LENGTH)
        number = 0
        for letter in letters:
            number = number * 26 + _LETTERS.index(letter)
        return cls(int(suits[1]), number)

    def __str__(self) -> str:
        """The code as it is shown and shared."""
        number = self.number
        letters = ""
        for _ in range(LETTER_COUNT):
            number, letter = divmod(number, 26)
            letters = _LETTERS[letter] + letters
        return f"{PREFIX}-S{self.suits}-{letters}"


def _normalised(text: str) -> str:
    narrow = "".join(
        chr(ord(character) - _FULL_WIDTH_OFFSET) if "\uff01" <= character <= "\uff5e" else character
        for character in text.translate(_NORMAL_CHARACTERS)
    )
    return "".join(narrow.translate(_NORMAL_CHARACTERS).split())


def deal(code: GameCode) -> Position:
    """The position that ``code`` names, the same on every machine and Python, for ever.

    The shuffle uses ``random()`` alone: it is the only method whose sequence Python promises to keep
    ("Notes on Reproducibility" in the documentation of the module random).
    """
    deck = ordered_deck(code.suits)
    generator = random.Random(code.number)
    for last in range(len(deck) - 1, 0, -1):
        chosen = int(generator.random() * (last + 1))
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return Position(_dealt_in_rows(deck))


def _dealt_in_rows(deck: List[Face]) -> Columns:
    columns: List[List[Face]] = [[] for _ in COLUMN_LENGTHS]
    cards = iter(deck)
    for row in range(max(COLUMN_LENGTHS)):
        for column, length in zip(columns, COLUMN_LENGTHS):
            if row < length:
                column.append(next(cards))
    return number_copies(columns)
