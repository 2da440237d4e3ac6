"""Filled outlines as pixels: exact coverage in 256 levels, and its blending onto RGB rows.

Knows nothing of cards, of themes or of tkinter.
"""
from __future__ import annotations

from typing import Dict, List, NamedTuple, Sequence, Tuple

from simplesimon.view.outlines import Contour, Point, flattened
from simplesimon.view.theme import Colour

Run = Tuple[int, int, int]
"""Pixels ``start`` to before ``end`` of one coverage ``level`` (1-255), counted row after row."""


class Picture(NamedTuple):
    """A picture of ``width`` times ``height`` pixels, RGB, row after row."""

    width: int
    height: int
    pixels: bytes
    clear: Tuple[Tuple[int, int, int], ...] = ()
    """Transparent runs (first column, row, column after the last)."""


def coverage(polygons: Sequence[Sequence[Point]], width: int) -> List[Run]:
    """The pixels that closed polygons cover, in a picture ``width`` pixels wide, in ascending order.

    Points are in pixels and must lie inside the picture. Where polygons of one turning sense overlap, the
    pixels are covered once; a polygon of the other sense cuts a hole. Each edge leaves its signed area in
    the cells that it crosses, and the running sum along the rows is the coverage, as in FreeType's smooth
    rasteriser: only edges cost time, the inside of a shape is one run.
    """
    cells: Dict[int, float] = {}
    for polygon in polygons:
        _add_polygon(cells, width, polygon)
    return _swept(cells)


def _add_polygon(cells: Dict[int, float], width: int, polygon: Sequence[Point]) -> None:
    """Adds the changes of coverage that a closed polygon's edges make to the cells they cross."""
    get = cells.get
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if y0 < y1:
            x, y, end_x, end_y, sense = x0, y0, x1, y1, 1.0
        elif y1 < y0:
            x, y, end_x, end_y, sense = x1, y1, x0, y0, -1.0
        else:
            x0 = x1
            continue
        x0, y0 = x1, y1
        slope = (end_x - x) / (end_y - y)
        row = int(y)
        # One piece of the edge for each row that it crosses, written out: this is where faces spend their time.
        while y < end_y:
            start = row * width
            row += 1
            if row < end_y:
                step = row - y
                y = row
                following = x + slope * step
            else:
                step = end_y - y
                y = end_y
                following = end_x
            change = sense * step
            left, right = (x, following) if x < following else (following, x)
            x = following
            first = int(left)
            index = start + first
            if right <= first + 1:
                share = change * ((left + right) * 0.5 - first)
                cells[index] = get(index, 0.0) + change - share
                cells[index + 1] = get(index + 1, 0.0) + share
            elif right <= first + 2:
                before = first + 1 - left
                near = change * before / (right - left)
                past = right - first - 1
                area = near * before * 0.5
                upto = change - (change - near) * past * 0.5
                cells[index] = get(index, 0.0) + area
                cells[index + 1] = get(index + 1, 0.0) + upto - area
                cells[index + 2] = get(index + 2, 0.0) + change - upto
            else:
                _add_flat_edge(cells, index, first, left, right, change)


def _add_flat_edge(
    cells: Dict[int, float], index: int, first: int, left: float, right: float, change: float
) -> None:
    """Adds a piece of an edge that crosses three or more cells of one row; ``index`` is the first of them."""
    get = cells.get
    rise = change / (right - left)
    before = first + 1 - left
    covered = rise * before
    area = covered * before * 0.5
    cells[index] = get(index, 0.0) + area
    edge = first + 2
    while edge < right:
        index += 1
        cells[index] = get(index, 0.0) + covered + rise * 0.5 - area
        area = covered + rise * 0.5
        covered += rise
        edge += 1
    past = right - edge + 1
    upto = change - rise * past * past * 0.5
    cells[index + 1] = get(index + 1, 0.0) + upto - area
    cells[index + 2] = get(index + 2, 0.0) + change - upto


def _swept(cells: Dict[int, float]) -> List[Run]:
    """Sums the changes of coverage up along the rows and gives the runs of equal level."""
    runs: List[Run] = []
    add = runs.append
    total = 0.0
    level = 0
    start = 0
    for index in sorted(cells):
        total += cells[index]
        following = int(total * 255 + 0.5) if total >= 0.0 else int(0.5 - total * 255)
        if following > 255:
            following = 255
        if following != level:
            if level:
                add((start, index, level))
            level = following
            start = index
    return runs


def outline_coverage(
    contours: Sequence[Contour], scale_x: float, scale_y: float, left: float, top: float, width: int
) -> List[Run]:
    """The pixels that an outline covers when it is scaled and its origin put at ``left``, ``top``."""
    return coverage([flattened(contour, scale_x, scale_y, left, top) for contour in contours], width)


def paint(pixels: bytearray, runs: Sequence[Run], colour: Colour) -> None:
    """Blends ``colour`` onto RGB pixels where the runs cover them."""
    red, green, blue = colour
    one = bytes(colour)
    for start, end, level in runs:
        at = 3 * start
        if level == 255:
            pixels[at : 3 * end] = one * (end - start)
            continue
        # One pixel after the other, each channel written out: this is where courts spend their time.
        rest = 255 - level
        more_red, more_green, more_blue = red * level, green * level, blue * level
        while start < end:
            pixels[at] = (pixels[at] * rest + more_red) // 255
            at += 1
            pixels[at] = (pixels[at] * rest + more_green) // 255
            at += 1
            pixels[at] = (pixels[at] * rest + more_blue) // 255
            at += 1
            start += 1


def levels(runs: Sequence[Run], size: int) -> bytearray:
    """The coverage of each of ``size`` pixels, 0-255."""
    found = bytearray(size)
    for start, end, level in runs:
        if end == start + 1:
            found[start] = level
        else:
            found[start:end] = bytes((level,)) * (end - start)
    return found


def blending(colour: Colour, ground: Colour) -> List[bytes]:
    """For red, green and blue the 256 values, one for each level, of ``colour`` upon an even ``ground``."""
    return [
        bytes([low + ((high - low) * level + 127) // 255 for level in range(256)])
        for high, low in zip(colour, ground)
    ]
