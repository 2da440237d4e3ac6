"""The message of victory and what it offers."""
from __future__ import annotations

from typing import Any, Dict, List

import pytest
from driver import CONTROL, Point, arrange, click, drag_move, hover, key, pump, run_for, touch_point
from invariant import assert_invariant

from simplesimon.model import Move
from simplesimon.view.dialogs import close_open_dialog, open_dialog
from simplesimon.words import Words

LAST_MOVES = ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"] * 4 + ["AS"] * 4 + ["", ""]
words = Words("en")


def win(program: Any) -> None:
    arrange(program, LAST_MOVES)
    for column in range(4):
        drag_move(program.board, Move(4 + column, 1, column))


def message(program: Any) -> List[str]:
    """All texts of the message, from above to below; none if it is not there."""
    canvas = program.board.canvas
    items = [item for item in canvas.find_withtag("victory") if canvas.type(item) == "text"]
    return [str(canvas.itemcget(item, "text")) for item in sorted(items, key=lambda item: canvas.coords(item)[1])]


def buttons(program: Any) -> Dict[str, Point]:
    """The middle of each text of the message, where a person clicks."""
    canvas = program.board.canvas
    places = {}
    for item in canvas.find_withtag("victory"):
        if canvas.type(item) == "text":
            left, top, right, bottom = canvas.bbox(item)
            places[str(canvas.itemcget(item, "text"))] = (left + right) // 2, (top + bottom) // 2
    return places


def test_the_message_has_score_and_moves_and_three_offers(program: Any) -> None:
    win(program)
    texts = message(program)
    assert texts[0] == words("victory.title")
    assert "896 points" in texts[1] and "4 moves" in texts[1]
    offers = {words("victory.new_game"), words("victory.again"), words("victory.code", code="SS1-S1-AAAAABD")}
    assert offers <= set(texts)
    assert_invariant(program)


def test_there_is_no_message_before_the_last_run(program: Any) -> None:
    arrange(program, LAST_MOVES)
    for column in range(3):
        drag_move(program.board, Move(4 + column, 1, column))
        assert message(program) == []


def test_the_message_stays_within_the_table_at_the_smallest_size(program: Any) -> None:
    win(program)
    program.root.geometry("640x400")
    pump(program.root, lambda: program.board.layout.width == 640)
    left, top, right, bottom = program.board.canvas.bbox("victory")
    program.root.geometry("1200x800")
    pump(program.root, lambda: program.board.layout.width == 1200)
    assert 0 <= left and right <= 640
    assert 0 <= top and bottom <= 400


def test_the_message_comes_after_the_last_cards_have_landed(program: Any) -> None:
    program.controller.change(motion="fast")
    win(program)
    assert message(program) == []
    program.board.settle()
    assert message(program) != []
    assert_invariant(program)


def test_undo_takes_the_message_away_and_the_move_again_brings_it_back_once(program: Any) -> None:
    win(program)
    for _ in range(3):
        key(program.root, "z", CONTROL)
        assert message(program) == []
        assert_invariant(program)
        drag_move(program.board, Move(7, 1, 3))
        assert message(program).count(words("victory.title")) == 1


def test_a_new_game_is_asked_for_without_a_question_about_the_old_one(program: Any) -> None:
    win(program)
    click(program.board.canvas, buttons(program)[words("victory.new_game")])
    dialog = open_dialog(program.root)
    assert dialog is not None and dialog.window.title() == words("new_game.title")
    close_open_dialog(program.root)
    assert message(program) != []


def test_the_same_deal_begins_again_without_a_question(program: Any) -> None:
    win(program)
    click(program.board.canvas, buttons(program)[words("victory.again")])
    assert open_dialog(program.root) is None
    assert message(program) == []
    assert program.controller.game.position.moves == 0
    assert str(program.controller.game.code) == "SS1-S1-AAAAABD"
    assert not program.controller.game.can_undo


def test_a_click_on_the_code_copies_it(program: Any) -> None:
    win(program)
    program.root.clipboard_clear()
    click(program.board.canvas, buttons(program)[words("victory.code", code="SS1-S1-AAAAABD")])
    assert program.root.clipboard_get() == "SS1-S1-AAAAABD"


def test_a_new_deal_takes_the_message_away(program: Any) -> None:
    win(program)
    program.controller.deal_new_game(1)
    assert message(program) == []
    assert_invariant(program)


def test_the_hand_is_over_the_offers(program: Any) -> None:
    win(program)
    hover(program.board.canvas, buttons(program)[words("victory.again")])
    assert program.board.canvas.cget("cursor") == "hand2"
    hover(program.board.canvas, buttons(program)[words("victory.title")])
    assert program.board.canvas.cget("cursor") == ""


def test_a_press_while_the_cards_still_fly_hits_no_offer_that_was_not_there(program: Any) -> None:
    win(program)
    place = buttons(program)[words("victory.again")]
    program.controller.undo()
    program.controller.change(motion="normal")
    drag_move(program.board, Move(7, 1, 3))
    run_for(program.root, 0.05)
    assert message(program) == []
    click(program.board.canvas, place)
    assert program.controller.game.position.won


def test_a_press_on_an_offer_that_is_released_elsewhere_is_none(program: Any) -> None:
    from driver import move, press, release

    win(program)
    x, y = buttons(program)[words("victory.again")]
    press(program.board.canvas, (x, y))
    move(program.board.canvas, (x, y + 200))
    release(program.board.canvas, (x, y + 200))
    assert program.controller.game.position.won


@pytest.mark.parametrize("column", [0, 5])
def test_where_no_card_is_left_a_click_does_nothing(program: Any, column: int) -> None:
    win(program)
    click(program.board.canvas, touch_point(program.board, column, 0))
    assert program.controller.game.position.won and message(program) != []
