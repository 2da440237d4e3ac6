"""Symbols and other even shapes as images with nothing behind them: for buttons, and for the figures of the help.

Knows nothing of what a symbol stands for.
"""
from __future__ import annotations

import tkinter as tk
from typing import Dict, List, Sequence

from simplesimon.view.outlines import Contour, contours, ellipse, placed, stroke
from simplesimon.view.raster import outline_coverage
from simplesimon.view.table import png_bytes
from simplesimon.view.theme import Colour

_FILLED: Dict[str, str] = {
    "play": "M22 8 L90 50 L22 92 Z",
    "pause": "M18 10 L42 10 L42 90 L18 90 Z M58 10 L82 10 L82 90 L58 90 Z",
}

_LINES: Dict[str, str] = {
    "start": "M80 14 L44 50 L80 86 M20 14 L20 86",
    "back": "M68 14 L32 50 L68 86",
    "forward": "M32 14 L68 50 L32 86",
    "end": "M20 14 L56 50 L20 86 M80 14 L80 86",
    "arrow": "M8 50 L90 50 M58 18 L90 50 L58 82",
    "tick": "M12 54 L38 82 L88 22",
    "cross": "M18 18 L82 82 M82 18 L18 82",
}

_PEN = 14.0
"""The thickness of lines, in hundredths of a symbol's size."""


def symbol_image(widget: tk.Misc, name: str, size: int, colour: Colour) -> tk.PhotoImage:
    """The symbol ``name``, ``size`` pixels square. Raises KeyError for a name that there is not."""
    outline = contours(_FILLED[name]) if name in _FILLED else _drawn(_LINES[name])
    return outline_image(widget, [placed(contour, size, size, 0.0, 0.0) for contour in outline], size, size, colour)


def outline_image(
    widget: tk.Misc, outline: Sequence[Contour], width: int, height: int, colour: Colour
) -> tk.PhotoImage:
    """An ``outline`` in pixels, filled, in a picture of this size that is transparent everywhere else."""
    pixels = bytearray(4 * width * height)
    for start, end, level in outline_coverage(outline, 1.0, 1.0, 0.0, 0.0, width):
        pixels[4 * start : 4 * end] = bytes((*colour, level)) * (end - start)
    return tk.PhotoImage(master=widget, format="png", data=png_bytes(width, height, bytes(pixels)))


def colour_of(widget: tk.Misc, name: str) -> Colour:
    """Red, green and blue, 0-255 each, of a colour as Tk names it."""
    red, green, blue = widget.winfo_rgb(name)
    return red >> 8, green >> 8, blue >> 8


def _drawn(text: str) -> List[Contour]:
    """What a round pen leaves along these paths, in the unit square."""
    found: List[Contour] = []
    radius = _PEN / 200
    for path in contours(text, 1.0):
        points = [piece[-2:] for piece in path]
        for start, end in zip(points, points[1:]):
            found.append(placed(stroke((start, end), _PEN, _PEN), 0.01, 0.01, 0.0, 0.0))
        found += [ellipse(x / 100, y / 100, radius, radius) for x, y in points]
    return found
