"""Double clicks and drags of every card in a thousand positions: only legal moves, all cards, nothing left behind."""
from __future__ import annotations

from random import Random
from typing import Iterator, List

import pytest
from null_view import Table, table
from positions import deck, has_every_card_once, pick, random_positions

from simplesimon.model import Game, GameCode, Move, Position, Refusal, best_target, lift_refusal, play, refusal
from simplesimon.view.marks import Marks

POSITIONS = {1: 334, 2: 333, 4: 333}
"""How many positions are tried of each suit count."""


def tables(suits: int) -> Iterator[Table]:
    """A table with one position after another on it."""
    on_table = table(code=GameCode(suits, 0))
    for position in random_positions(suits + 10, POSITIONS[suits], suits):
        on_table.controller.game = Game(GameCode(suits, 0))
        on_table.controller.game.position = position
        yield on_table


def assert_rest(on_table: Table, expected: Position) -> None:
    """``expected`` is in play and on the screen, and nothing is held or marked."""
    assert on_table.position == expected
    assert on_table.view.position == expected
    assert on_table.view.marks == Marks()


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_double_clicking_every_card_makes_legal_moves_alone(suits: int) -> None:
    cards = deck(suits)
    moved = 0
    for on_table in tables(suits):
        before = on_table.position
        for source, column in enumerate(before.columns):
            for count in range(1, len(column) + 1):
                on_table.controller.double_click(source, count)
                target = best_target(before, source, count)
                if target is None:
                    expected = lift_refusal(before, source, count) or Refusal.NOWHERE_TO_GO
                    assert on_table.view.reminder is expected
                    assert on_table.position == before
                    continue
                moved += 1
                assert_rest(on_table, play(before, Move(source, count, target)))
                assert has_every_card_once(on_table.position, cards)
                on_table.controller.undo()
                assert_rest(on_table, before)
                assert not on_table.controller.game.can_undo
    assert moved > POSITIONS[suits]


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_dragging_every_card_marks_and_makes_exactly_the_moves_that_the_rules_allow(suits: int) -> None:
    generator = Random(suits)
    cards = deck(suits)
    moved = 0
    for number, on_table in enumerate(tables(suits)):
        automatic = number % 2 == 1
        on_table.controller.change(automatic_placement=automatic)
        before = on_table.position
        for source, column in enumerate(before.columns):
            for count in range(1, len(column) + 1):
                if not on_table.controller.lift(source, count):
                    assert on_table.view.reminder is lift_refusal(before, source, count) is not None
                    assert on_table.view.marks == Marks()
                    continue
                allowed = [target for target in range(10) if refusal(before, Move(source, count, target)) is None]
                assert on_table.view.marks == Marks(targets=allowed)
                over = some_columns(generator)
                on_table.controller.aim(over)
                on_table.controller.drop(over)
                landing = best_target(before, source, count) if automatic else None
                if landing is None:
                    landing = next((target for target in over if target in allowed), None)
                if landing is None or over[:1] == [source]:
                    assert_rest(on_table, before)
                    continue
                moved += 1
                assert_rest(on_table, play(before, Move(source, count, landing)))
                assert has_every_card_once(on_table.position, cards)
                on_table.controller.undo()
                assert_rest(on_table, before)
    assert moved > POSITIONS[suits]


def some_columns(generator: Random) -> List[int]:
    """What a dragged card may lie over: no column, one, or two that are side by side."""
    first = int(generator.random() * 10)
    return pick(generator, [[], [first], [first, first + 1] if first < 9 else [9, 8]])


def test_among_the_thousand_positions_some_have_an_empty_column_and_some_a_removed_run() -> None:
    positions = [on_table.position for suits in POSITIONS for on_table in tables(suits)]
    assert len(positions) == 1000
    assert any(() in position.columns for position in positions)
    assert any(position.removed for position in positions)
