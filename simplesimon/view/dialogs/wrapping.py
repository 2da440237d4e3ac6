"""Text broken into lines, also where a language writes without blanks.

Pure: knows nothing of tkinter; whoever asks says how wide a text is.
"""
from __future__ import annotations

from typing import Callable, Iterator, List

_FIRST_WIDE = "\u2e80"
"""From here on Unicode has the characters of East Asia: a line may end between any two of them."""

# The characters that the Japanese rules (JIS X 4051) keep from the beginning of a line, and those from its end.
_NEVER_FIRST = frozenset("、。，．・：；？！」』）］｝】〉》々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)]}")
_NEVER_LAST = frozenset("「『（［｛【〈《([{")


def wrapped(text: str, width: int, measure: Callable[[str], int]) -> List[str]:
    """The lines of ``text``, none wider than ``width`` pixels as ``measure`` counts them.

    A word too wide for a line has one to itself. A line end in the text begins a new line too.
    """
    lines: List[str] = []
    for paragraph in text.split("\n"):
        line, reached = "", 0
        for piece in _pieces(paragraph):
            if line and reached + measure(piece.rstrip(" ")) > width:
                lines.append(line.rstrip(" "))
                line, reached = "", 0
            line += piece
            reached += measure(piece)
        lines.append(line.rstrip(" "))
    return lines


def _pieces(text: str) -> Iterator[str]:
    """The parts between which a line may end; each keeps the blanks after it."""
    piece = ""
    for character in text:
        if piece and _may_part(piece[-1], character):
            yield piece
            piece = ""
        piece += character
    yield piece


def _may_part(before: str, after: str) -> bool:
    if after == " " or before == " ":
        return after != " "
    if before < _FIRST_WIDE and after < _FIRST_WIDE:
        return False
    return after not in _NEVER_FIRST and before not in _NEVER_LAST
