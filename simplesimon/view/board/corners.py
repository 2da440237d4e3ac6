"""Rectangles with round corners, as the points of a smooth canvas polygon.

Knows nothing of what is framed.
"""
from __future__ import annotations

from typing import List


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> List[float]:
    """The points of a rectangle with round corners, for ``create_polygon`` with ``smooth``.

    Tk bends a smooth line at each point; a point that stands twice ends the bend, so sides stay straight.
    """
    radius = min(radius, (right - left) / 2, (bottom - top) / 2)
    corners = (
        ((left, top + radius), (left, top), (left + radius, top)),
        ((right - radius, top), (right, top), (right, top + radius)),
        ((right, bottom - radius), (right, bottom), (right - radius, bottom)),
        ((left + radius, bottom), (left, bottom), (left, bottom - radius)),
    )
    points: List[float] = []
    for before, corner, after in corners:
        points += (*before, *before, *corner, *after, *after)
    return points
