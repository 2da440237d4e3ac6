"""The layout of the table: everything inside, everything hit where it is seen, at every size of the window."""
from __future__ import annotations

from typing import Iterator, List, Tuple

import pytest

from simplesimon.model import Card, Rank, Suit
from simplesimon.view.faces import FaceStyle, index_height
from simplesimon.view.geometry import INDEX_STRIP, LONGEST_COLUMN, Layout, Rectangle
from simplesimon.view.marks import Group

# What menu, toolbar and status line take of the window's height.
BARS = 90
WINDOWS = [(640, 480), (800, 600), (1024, 600), (1280, 860), (1366, 768), (1920, 1080), (3840, 2160)]
TABLES = [(width, height - BARS) for width, height in WINDOWS]
# The smallest window there can be, a very small table, very wide ones and a very tall one.
ODD_TABLES = [(480, 360 - BARS), (300, 200), (2500, 300), (3840, 500), (400, 2000)]

CARD = Card(Rank.ACE, Suit.SPADES)
LENGTHS = range(LONGEST_COLUMN + 1)

every_table = pytest.mark.parametrize("width, height", TABLES + ODD_TABLES)


def of_length(length: int) -> Tuple[Tuple[Card, ...], ...]:
    """Ten columns of ``length`` cards."""
    return ((CARD,) * length,) * 10


def card_at(layout: Layout, column: int, index: int, length: int) -> Rectangle:
    return Rectangle(*layout.place(column, index, length), *layout.card_size)


def is_inside(place: Rectangle, layout: Layout) -> bool:
    return (place.left >= 0 and place.top >= 0
            and place.left + place.width <= layout.width and place.top + place.height <= layout.height)


def overlap(one: Rectangle, other: Rectangle) -> bool:
    return (one.left < other.left + other.width and other.left < one.left + one.width
            and one.top < other.top + other.height and other.top < one.top + one.height)


def strips(layout: Layout, length: int) -> Iterator[int]:
    """The heights in pixels of the visible strips of the covered cards of a column."""
    tops = [layout.place(0, index, length)[1] for index in range(length)]
    return (below - above for above, below in zip(tops, tops[1:]))


@every_table
def test_every_card_lies_inside_the_table(width: int, height: int) -> None:
    layout = Layout(width, height)
    assert all(is_inside(card_at(layout, column, index, length), layout)
               for length in LENGTHS for column in range(10) for index in range(length))


@every_table
def test_the_places_of_the_runs_lie_inside_the_table(width: int, height: int) -> None:
    layout = Layout(width, height)
    assert all(is_inside(Rectangle(*layout.run_place(run), *layout.card_size), layout) for run in range(4))


@every_table
def test_columns_and_runs_lie_beside_each_other(width: int, height: int) -> None:
    layout = Layout(width, height)
    frames = [layout.column_frame(column, LONGEST_COLUMN) for column in range(10)]
    runs = [Rectangle(*layout.run_place(run), *layout.card_size) for run in range(4)]
    assert frames == sorted(frames)
    assert not [pair for pair in zip(frames, frames[1:]) if overlap(*pair)]
    assert not [run for run in runs for frame in frames if overlap(run, frame)]
    assert len(set(runs)) == 4


@pytest.mark.parametrize("width, height", TABLES)
def test_the_runs_do_not_cover_each_other(width: int, height: int) -> None:
    layout = Layout(width, height)
    runs = [Rectangle(*layout.run_place(run), *layout.card_size) for run in range(4)]
    assert not [pair for pair in zip(runs, runs[1:]) if overlap(*pair)]


@every_table
def test_cards_have_the_proportions_of_playing_cards(width: int, height: int) -> None:
    card_width, card_height = Layout(width, height).card_size
    assert abs(card_height - card_width * 1.4) <= 0.5


@pytest.mark.parametrize("width, height", TABLES)
def test_the_cards_use_the_room_that_there_is(width: int, height: int) -> None:
    layout = Layout(width, height)
    left = layout.place(0, 0, 1)[0]
    right = width - layout.run_place(0)[0] - layout.card_width
    lowest = layout.place(0, LONGEST_COLUMN - 1, LONGEST_COLUMN)[1] + layout.card_height
    fills_the_width = left + right < layout.card_width * 0.5
    fills_the_height = height - lowest < layout.card_width * 0.5
    assert fills_the_width or fills_the_height
    assert abs(left - right) <= 2


@every_table
@pytest.mark.parametrize("length", [2, 8, 13, LONGEST_COLUMN])
def test_a_column_goes_down_without_gaps_or_jumps(width: int, height: int, length: int) -> None:
    layout = Layout(width, height)
    heights = list(strips(layout, length))
    assert 0 < max(heights) <= layout.card_height
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize("width, height", TABLES + [(480, 360 - BARS), (3840, 500)])
@pytest.mark.parametrize("length", [2, 8, 13, LONGEST_COLUMN])
def test_every_covered_card_shows_rank_and_suit_whole(width: int, height: int, length: int) -> None:
    layout = Layout(width, height)
    least = min(strips(layout, length))
    assert least >= int(INDEX_STRIP * layout.card_width)
    for large in (False, True):
        assert least >= index_height(layout.card_width, FaceStyle(large_indices=large))


def test_at_1024_by_600_each_of_twenty_cards_shows_at_least_19_pixels() -> None:
    assert min(strips(Layout(1024, 600 - BARS), LONGEST_COLUMN)) >= 19


@every_table
def test_every_visible_strip_is_hit_where_it_is_seen(width: int, height: int) -> None:
    layout = Layout(width, height)
    for length in LENGTHS[1:]:
        columns = of_length(length)
        for column in (0, 4, 9):
            tops = [layout.place(column, index, length)[1] for index in range(length)]
            bottoms = tops[1:] + [tops[-1] + layout.card_height]
            left = layout.place(column, 0, length)[0]
            right = left + layout.card_width - 1
            for index, (top, bottom) in enumerate(zip(tops, bottoms)):
                touched = Group(column, length - index)
                for point in ((left, top), (right, top), (left, bottom - 1), (right, bottom - 1),
                              ((left + right) // 2, (top + bottom) // 2)):
                    assert layout.touched(columns, *point) == touched


@every_table
def test_above_and_beneath_its_cards_a_column_is_touched_without_a_card(width: int, height: int) -> None:
    layout = Layout(width, height)
    for length in LENGTHS:
        x, top = layout.place(3, 0, length)
        frame = layout.column_frame(3, length)
        beneath = frame.top + frame.height if length else top
        assert layout.touched(of_length(length), x, top - 1) == Group(3, 0)
        for y in (beneath, height - 1):
            if beneath < height:
                assert layout.touched(of_length(length), x, y) == Group(3, 0)


@every_table
def test_between_and_beside_the_columns_and_outside_the_table_nothing_is_touched(width: int, height: int) -> None:
    layout = Layout(width, height)
    columns = of_length(5)
    x, y = layout.place(4, 0, 5)
    assert layout.touched(columns, x - 1, y) is None
    assert layout.touched(columns, x + layout.card_width, y) is None
    assert layout.touched(columns, layout.run_place(0)[0], y) is None
    assert layout.touched(columns, -1, y) is None
    assert layout.touched(columns, x, -1) is None
    assert layout.touched(columns, x, height) is None


@every_table
def test_a_frame_encloses_the_cards_of_its_column_or_group(width: int, height: int) -> None:
    layout = Layout(width, height)
    for length in LENGTHS[1:]:
        cards = [card_at(layout, 7, index, length) for index in range(length)]
        assert layout.column_frame(7, length) == enclosing(cards)
        for count in (1, length):
            assert layout.group_frame(7, count, length) == enclosing(cards[length - count:])


def enclosing(cards: List[Rectangle]) -> Rectangle:
    first, last = cards[0], cards[-1]
    return Rectangle(first.left, first.top, first.width, last.top + last.height - first.top)


@every_table
def test_the_frame_of_an_empty_column_is_the_place_of_its_first_card(width: int, height: int) -> None:
    layout = Layout(width, height)
    assert layout.column_frame(5, 0) == card_at(layout, 5, 0, 1)


# Dropping

@every_table
def test_a_card_overlaps_the_column_it_is_aimed_at_most(width: int, height: int) -> None:
    layout = Layout(width, height)
    for column in range(10):
        left = layout.place(column, 0, 1)[0]
        for aside in (0, 1, -1, layout.card_width // 3, -(layout.card_width // 3)):
            assert layout.overlapped(left + aside)[0] == column


@every_table
def test_the_columns_that_a_card_overlaps_are_named_the_most_overlapped_first(width: int, height: int) -> None:
    layout = Layout(width, height)
    lefts = [layout.place(column, 0, 1)[0] for column in range(10)]
    for left in range(-2 * layout.card_width, width, max(1, width // 500)):
        pixels = {column: layout.card_width - abs(left - other) for column, other in enumerate(lefts)}
        expected = sorted((column for column in pixels if pixels[column] > 0), key=lambda column: (-pixels[column], column))
        assert layout.overlapped(left) == expected
        assert len(expected) <= 2


def test_a_card_outside_all_columns_overlaps_none() -> None:
    layout = Layout(1280, 770)
    assert layout.overlapped(layout.place(0, 0, 1)[0] - layout.card_width) == []
    assert layout.overlapped(layout.run_place(0)[0]) == []


def test_a_rectangle_contains_its_left_and_upper_edges_and_not_the_pixels_after_it() -> None:
    place = Rectangle(10, 20, 5, 4)
    assert place.contains(10, 20) and place.contains(14, 23)
    assert not any(place.contains(*point) for point in ((9, 20), (15, 20), (10, 19), (10, 24)))
