"""A new deal whose cards have no pictures yet: the table is empty until they are made, and nothing else waits."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from driver import EXAMPLE, deal_anew, key, move, press, pump, run_for, timers, touch_point
from invariant import assert_invariant, pictures, visible_frames

from simplesimon.app import create
from simplesimon.model import GameCode, Suit, deal, legal_moves
from simplesimon.view.board import slices
from simplesimon.view.board.board import STILL
from simplesimon.view.faces import FaceStyle
from simplesimon.view.inks import suit_colour
from simplesimon.view.theme import THEMES, hexadecimal

HARD = GameCode.parse("SS1-S4-AAAAABD")


@pytest.fixture
def slowly(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures of the cards are made one after the other, each in a slice of its own."""
    deal_anew(program, EXAMPLE)
    monkeypatch.setattr(slices, "SLICE", 0.0)


def with_pictures(program: Any) -> None:
    """Waits until every card has its picture."""
    pump(program.root, lambda: not program.board.bare)


def test_until_the_pictures_of_a_new_deal_are_made_the_table_is_empty(program: Any, slowly: None) -> None:
    program.controller._begin(HARD)
    assert program.board.position == deal(HARD)
    assert pictures(program.board) == []
    with_pictures(program)
    assert_invariant(program)


def test_a_deal_of_the_same_suits_is_there_at_once(program: Any, slowly: None) -> None:
    program.controller._begin(GameCode.parse("SS1-S1-BBBBBBB"))
    assert not program.board.bare
    assert_invariant(program)


def test_cards_are_dealt_when_their_pictures_are_made(program: Any, slowly: None) -> None:
    program.controller.change(motion="fast")
    program.controller._begin(HARD)
    with_pictures(program)
    assert program.board._motion.running
    assert len(pictures(program.board)) == 52
    pump(program.root, lambda: not timers(program.root))
    assert_invariant(program)


def test_no_card_can_be_touched_before_it_is_seen(program: Any, slowly: None) -> None:
    program.controller._begin(HARD)
    point = touch_point(program.board, 0, 1)
    press(program.board.canvas, point)
    move(program.board.canvas, (point[0] + 80, point[1] + 80))
    assert not program.board.lifted
    with_pictures(program)
    assert_invariant(program)


def test_a_move_made_before_the_cards_are_seen_is_shown_with_them(program: Any, slowly: None) -> None:
    program.controller._begin(HARD)
    source, count, target = legal_moves(program.controller.game.position)[0]
    program.controller.click(source, count)
    program.controller.click(target, 0)
    assert program.board.bare
    with_pictures(program)
    assert program.board.position.moves == 1
    assert_invariant(program)


def test_the_cursor_stays_marked_when_the_cards_appear(program: Any, slowly: None) -> None:
    program.controller._begin(HARD)
    key(program.root, "Right")
    assert program.board.bare
    with_pictures(program)
    assert program.controller.cursor is not None and len(visible_frames(program.board)) == 1
    program.controller.point(None)
    assert_invariant(program)


def test_of_two_deals_one_after_the_other_the_second_is_shown(program: Any, slowly: None) -> None:
    for code in ("SS1-S2-BBBBBBB", "SS1-S4-BBBBBBB"):
        program.controller._begin(GameCode.parse(code))
    with_pictures(program)
    assert_invariant(program)
    assert str(program.controller.game.code) == "SS1-S4-BBBBBBB"


def test_another_look_before_the_cards_are_seen_is_theirs(program: Any, slowly: None) -> None:
    program.controller._begin(HARD)
    program.controller.change(four_colours=True, table="blue")
    with_pictures(program)
    own_red = hexadecimal(suit_colour(Suit.DIAMONDS, FaceStyle(four_colours=True)))
    seen = [str(program.root.tk.call(picture.image, "data")) for picture in pictures(program.board)]
    assert len([pixels for pixels in seen if own_red in pixels]) == 13
    assert program.board.canvas.cget("background") == hexadecimal(THEMES["blue"].table_dark)
    assert_invariant(program)


def test_another_size_before_the_cards_are_seen_is_followed(program: Any, slowly: None) -> None:
    program.root.geometry("900x700")
    pump(program.root, lambda: program.board.canvas.winfo_width() == 900)
    run_for(program.root, STILL / 1000 + 0.01)
    program.controller._begin(HARD)
    with_pictures(program)
    assert program.board.layout.width == 900
    assert_invariant(program)


def test_the_window_comes_on_the_screen_with_its_cards(
    display: None, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    program = create(data_dir=str(own_folders), code="SS1-S4-BBBBBBB")
    bare = program.board.bare
    program.close()
    assert not bare
