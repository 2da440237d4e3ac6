"""The colours of the suits."""
from __future__ import annotations

import pytest

from simplesimon.model.cards import Suit
from simplesimon.view.inks import PAPER, FaceStyle, mixed, palette, suit_colour
from simplesimon.view.theme import contrast, luminance

FOUR = FaceStyle(four_colours=True)


@pytest.mark.parametrize("style", [FaceStyle(), FOUR])
@pytest.mark.parametrize("suit", Suit)
def test_ranks_can_be_read_on_the_paper(suit: Suit, style: FaceStyle) -> None:
    assert contrast(suit_colour(suit, style), PAPER) >= 5


@pytest.mark.parametrize("style", [FaceStyle(), FOUR])
@pytest.mark.parametrize("suit", Suit)
def test_the_suit_beside_a_courts_head_can_be_seen_on_its_panel(suit: Suit, style: FaceStyle) -> None:
    colours = palette(suit, style)
    assert contrast(colours["suit"], colours["panel"]) >= 4.5


def test_two_colours_part_red_suits_from_black_ones() -> None:
    colours = [suit_colour(suit, FaceStyle()) for suit in Suit]
    spades, hearts, diamonds, clubs = colours
    assert spades == clubs and hearts == diamonds
    assert luminance(hearts) > 3 * luminance(spades)


def test_four_colours_are_four_colours() -> None:
    assert len({suit_colour(suit, FOUR) for suit in Suit}) == 4


def test_four_colours_differ_in_lightness_and_not_in_hue_alone() -> None:
    lightness = sorted([luminance(suit_colour(suit, FOUR)) + 0.05 for suit in Suit])
    assert all(after / before > 1.15 for before, after in zip(lightness, lightness[1:]))


def test_four_colours_keep_spades_and_hearts_as_they_are() -> None:
    for suit in (Suit.SPADES, Suit.HEARTS):
        assert suit_colour(suit, FOUR) == suit_colour(suit, FaceStyle())


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mixed((0, 100, 200), (100, 100, 0), 0.0) == (0, 100, 200)
    assert mixed((0, 100, 200), (100, 100, 0), 0.25) == (25, 100, 150)
    assert mixed((0, 100, 200), (100, 100, 0), 1.0) == (100, 100, 0)
