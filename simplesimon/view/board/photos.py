"""Pictures as images of Tk.

Knows nothing of what a picture shows.
"""
from __future__ import annotations

import tkinter

from ..raster import Picture


def photo_of(master: tkinter.Misc, picture: Picture) -> tkinter.PhotoImage:
    """An image of ``picture``, its clear runs transparent.

    Portable pixmaps (PPM) are what Tk reads fastest.
    """
    header = b"P6 %d %d 255\n" % (picture.width, picture.height)
    photo = tkinter.PhotoImage(master=master, data=header + picture.pixels, format="PPM")
    for first, row, after in picture.clear:
        for x in range(first, after):
            photo.tk.call(photo, "transparency", "set", x, row, True)
    return photo
