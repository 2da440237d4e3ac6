"""The soft shadow of lifted cards: two narrow strips along their right and their lower edge.

One image as large as the cards would slow a drag down: Tk blends every pixel of an image that has levels
of transparency.
"""
from __future__ import annotations

import tkinter

from ..geometry import Rectangle
from ..table import png_bytes, shadow
from .pack import LIFTED


class Shadow:
    """The shadow on the canvas; it moves with the lifted cards."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._photos = [tkinter.PhotoImage(master=canvas) for _ in range(2)]
        self._items = [canvas.create_image(0, 0, anchor="nw", image=photo, state="hidden") for photo in self._photos]

    def show(self, frame: Rectangle, depth: int) -> None:
        """Throws the shadow of cards that fill ``frame`` and lie ``depth`` pixels above the table, over all else."""
        for photo, item, strip in zip(self._photos, self._items, shadow(frame.width, frame.height, depth)):
            photo.configure(data=png_bytes(strip.width, strip.height, strip.pixels))
            self._canvas.coords(item, frame.left + strip.left, frame.top + strip.top)
            self._canvas.itemconfigure(item, state="normal", tags=LIFTED)
            self._canvas.tag_raise(item)

    def hide(self) -> None:
        """Takes the shadow away."""
        for item in self._items:
            self._canvas.itemconfigure(item, state="hidden", tags="")
