"""The suits of a deck as a row of small pictures.

Knows nothing of the cards' faces, nor of what the pictures stand beside.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk

from simplesimon.model.cards import Suit, ordered_deck
from simplesimon.view.outlines import suit_outline
from simplesimon.view.raster import outline_coverage
from simplesimon.view.table import png_bytes
from simplesimon.view.theme import Colour

RED: Colour = (200, 40, 44)


def pips_image(widget: tk.Misc, suits: int, size: int) -> tk.PhotoImage:
    """The suits of the deck of ``suits`` suits in a row, each ``size`` pixels high, with nothing behind them.

    The dark suits have the colour of the text about them, so that they are seen on dark desktops too.
    """
    text = ttk.Style(widget).lookup("Choice.TLabel", "foreground") or "black"
    red, green, blue = (level >> 8 for level in widget.winfo_rgb(text))
    shown = list(dict.fromkeys(suit for _, suit in ordered_deck(suits)))
    step = size * 5 // 4
    width = step * (len(shown) - 1) + size
    pixels = bytearray(4 * width * size)
    for place, suit in enumerate(shown):
        ink = RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else (red, green, blue)
        for start, end, level in outline_coverage(suit_outline(suit), size, size, place * step, 0, width):
            pixels[4 * start : 4 * end] = bytes((*ink, level)) * (end - start)
    return tk.PhotoImage(master=widget, format="png", data=png_bytes(width, size, bytes(pixels)))
