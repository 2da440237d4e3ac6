"""What the figures of the help show is what the rules say."""
from __future__ import annotations

import pytest

from simplesimon.model import Move, Position, Refusal, play, refusal
from simplesimon.view.dialogs.figures import RUN, SCENES, SHAPE, TARGETS, Scene


@pytest.mark.parametrize(
    "section, refusals",
    [
        ("moves", [None, Refusal.WRONG_RANK]),
        ("groups", [None, Refusal.MIXED_SUITS]),
        ("empty", [None, None]),
    ],
)
def test_a_scene_is_allowed_or_refused_for_the_reason_that_the_text_gives(
    section: str, refusals: list[Refusal | None]
) -> None:
    assert [scene.refusal for scene in SCENES[section]] == refusals


@pytest.mark.parametrize("scene", [scene for scenes in SCENES.values() for scene in scenes] + [TARGETS])
def test_no_card_lies_twice_in_a_scene(scene: Scene) -> None:
    cards = [str(card) for column in scene.position.columns for card in column]
    assert len(set(cards)) == len(cards)


def test_the_groups_of_the_two_scenes_differ_in_their_suits_alone() -> None:
    one_suit, mixed = SCENES["groups"]
    assert [card.rank for card in one_suit.position.columns[0]] == [card.rank for card in mixed.position.columns[0]]
    assert one_suit.move == mixed.move


def test_the_held_card_has_columns_that_take_it_and_one_that_does_not() -> None:
    source, count, _ = TARGETS.move
    targets = [refusal(TARGETS.position, Move(source, count, target)) for target in range(1, len(TARGETS.columns))]
    assert targets == [None, Refusal.WRONG_RANK, None]


def test_the_run_is_one_that_the_rules_remove() -> None:
    position = Position.from_text([RUN[:-3], "AH"] + [""] * 8)
    assert [str(card) for card in play(position, Move(1, 1, 0)).removed[0]] == RUN.split()


def test_the_deal_has_the_shape_of_every_deal() -> None:
    assert [len(column) for column in SHAPE.columns] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]
