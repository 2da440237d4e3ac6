"""Dragging with real events: where a group goes, and that a drag always ends."""
from __future__ import annotations

import random
import tkinter
from typing import Any, Callable, Dict, List

import pytest
from driver import (
    CONTROL,
    EXAMPLE,
    SHIFT,
    arrange,
    click,
    deal_anew,
    drag,
    drag_move,
    hover,
    key,
    move,
    press,
    pump,
    release,
    run_for,
    shift,
    touch_point,
)
from invariant import assert_invariant, assert_nothing_held, pictures

from simplesimon.model import Move, best_target, legal_moves, lift_refusal
from simplesimon.view.board import Board
from simplesimon.view.dialogs import close_open_dialog

FIRST_MOVE = Move(0, 1, 1)
"""The worked example begins with a four that goes on a five."""

COLUMNS = [
    "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS KS QS JS TS 9S 8S 7S", "KS QS JS TS 9S 8S", "7S", "7S",
    "6S 5S 4S 3S 2S AS", "6S 5S 4S 3S 2S AS", "6S 5S 4S 3S 2S AS", "KS QS JS TS 9S 8S", "", "",
]


def history(program: Any) -> List[Any]:
    return list(program.controller.game.to_record()["moves"])


def pick_up(program: Any, column: int = 0, count: int = 1) -> None:
    """Takes a group in the hand and carries it a little to the right and down."""
    x, y = touch_point(program.board, column, count)
    press(program.board.canvas, (x, y))
    move(program.board.canvas, (x + 30, y + 30))
    assert program.board.lifted


def let_fall(program: Any) -> None:
    """The pointer goes on, the button comes up beside all columns, and the pointer goes away."""
    move(program.board.canvas, (400, 400))
    release(program.board.canvas, (1, 1))
    hover(program.board.canvas, (430, 430))


def test_a_dragged_group_goes_where_it_is_dropped(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    assert history(program) == [FIRST_MOVE]
    assert_invariant(program)


def test_lifted_cards_follow_the_pointer(program: Any) -> None:
    board, (x, y) = program.board, touch_point(program.board, 0, 1)
    press(board.canvas, (x, y))
    move(board.canvas, (x + 40, y + 40))
    before = board.canvas.bbox("lifted")
    move(board.canvas, (x + 140, y + 90))
    after = board.canvas.bbox("lifted")
    release(board.canvas, (x, y))
    assert (after[0] - before[0], after[1] - before[1]) == (100, 50)


def test_lifted_cards_lie_above_everything(program: Any) -> None:
    pick_up(program)
    canvas = program.board.canvas
    assert list(canvas.find_all()[-3:])[-1] in canvas.find_withtag("lifted")
    assert set(canvas.find_all()[-3:]) == set(canvas.find_withtag("lifted"))
    let_fall(program)


def test_only_what_may_be_lifted_lifts(program: Any) -> None:
    for code in (EXAMPLE, "SS1-S2-AAAAABD", "SS1-S4-AAAAABD"):
        deal_anew(program, code)
        board = program.board
        for column, cards in enumerate(board.position.columns):
            for count in range(1, len(cards) + 1):
                x, y = touch_point(board, column, count)
                press(board.canvas, (x, y))
                move(board.canvas, (x + 10, y))
                assert board.lifted == (lift_refusal(board.position, column, count) is None)
                release(board.canvas, (x, y))
                assert_nothing_held(program)


def test_what_may_not_be_lifted_is_no_click_either_when_it_was_pulled(program: Any) -> None:
    board = program.board
    drag(board.canvas, touch_point(board, 0, 2), touch_point(board, 1, 1))
    assert history(program) == []
    assert_nothing_held(program)


# Where a drop counts


HEIGHTS: Dict[str, Callable[[Board, int], int]] = {
    "on its last card": lambda board, column: touch_point(board, column, 1)[1],
    "on its middle": lambda board, column: (board.layout.top + touch_point(board, column, 1)[1]) // 2,
    "in the free space under it": lambda board, column: board.layout.height - 3,
    "at the top": lambda board, column: 1,
}


@pytest.mark.parametrize("height", sorted(HEIGHTS))
@pytest.mark.parametrize("column", [0, 2, 8], ids=["of 20 cards", "of one card", "empty"])
def test_a_drop_counts_at_any_height_of_a_column(program: Any, height: str, column: int) -> None:
    arrange(program, COLUMNS)
    board = program.board
    x, y = touch_point(board, 4, 6)
    drag(board.canvas, (x, y), (x + shift(board, 4, column), HEIGHTS[height](board, column)))
    assert history(program) == [Move(4, 6, column)]
    assert_invariant(program)


@pytest.mark.parametrize("share", [-0.45, -0.2, 0.2, 0.45])
def test_a_drop_a_little_beside_counts(program: Any, share: float) -> None:
    arrange(program, COLUMNS)
    drag_move(program.board, Move(4, 6, 8), beside=round(share * program.board.layout.card_width))
    assert history(program) == [Move(4, 6, 8)]


def test_between_two_columns_the_one_that_takes_the_group_is_meant(program: Any) -> None:
    # Column 0 ends in a four; of columns 1 and 2 only the first ends in a five.
    board = program.board
    step = shift(board, 1, 2)
    drag_move(board, FIRST_MOVE, beside=round(step * 0.55))
    assert history(program) == [FIRST_MOVE]


def test_between_two_columns_that_take_the_group_the_nearer_one_is_meant(program: Any) -> None:
    arrange(program, COLUMNS)
    step = shift(program.board, 2, 3)
    for share, nearer in ((0.4, 2), (0.6, 3)):
        drag_move(program.board, Move(4, 6, 2), beside=round(step * share))
        assert history(program) == [Move(4, 6, nearer)]
        program.controller.undo()


@pytest.mark.parametrize("end", [(-60, 200), (400, -60), (400, 5000), (5000, 400)])
def test_a_drop_outside_the_table_goes_home(program: Any, end: Any) -> None:
    board = program.board
    drag(board.canvas, touch_point(board, 0, 1), end)
    assert history(program) == []
    assert_invariant(program)


def test_a_drop_over_its_own_column_goes_home_and_is_not_worth_a_reminder(program: Any) -> None:
    board = program.board
    x, y = touch_point(board, 0, 1)
    drag(board.canvas, (x, y), (x + board.layout.card_width // 3, y + 200))
    assert history(program) == []
    assert board.canvas.itemcget(board.canvas.find_withtag("notice")[0], "state") == "hidden"
    assert_invariant(program)


def test_a_refused_drop_glides_home_and_reminds(program: Any) -> None:
    program.controller.change(motion="normal")
    drag_move(program.board, Move(0, 1, 9))
    board = program.board
    assert history(program) == []
    assert {board.canvas.itemcget(item, "state") for item in board.canvas.find_withtag("notice")} == {"normal"}
    columns = {board.layout.place(column, 0, 1)[0] for column in range(10)}
    assert {picture.left for picture in pictures(board)} - columns, "the card jumped home"
    run_for(program.root, 0.4)
    assert_invariant(program)


# Automatic placement


def test_automatic_placement_sends_a_drop_to_the_best_column(program: Any) -> None:
    program.controller.change(automatic_placement=True)
    for code in (EXAMPLE, "SS1-S4-AAAAABD"):
        deal_anew(program, code)
        board = program.board
        for source, count, target in legal_moves(board.position)[:6]:
            best = best_target(board.position, source, count)
            if best is None:
                continue
            drag_move(board, Move(source, count, (source + 5) % 10))
            assert history(program) == [Move(source, count, best)]
            program.controller.undo()


def test_automatic_placement_counts_outside_the_table_too(program: Any) -> None:
    program.controller.change(automatic_placement=True)
    drag(program.board.canvas, touch_point(program.board, 0, 1), (400, 5000))
    assert history(program) == [FIRST_MOVE]


def test_automatic_placement_leaves_a_group_that_is_dropped_where_it_came_from(program: Any) -> None:
    program.controller.change(automatic_placement=True)
    board, (x, y) = program.board, touch_point(program.board, 0, 1)
    drag(board.canvas, (x, y), (x + 10, y + 60))
    assert history(program) == []
    assert_invariant(program)


def test_automatic_placement_without_a_best_column_lets_a_legal_drop_count(program: Any) -> None:
    program.controller.change(automatic_placement=True)
    arrange(program, COLUMNS)
    drag_move(program.board, Move(1, 6, 8))
    assert history(program) == [Move(1, 6, 8)]


def test_two_clicks_are_no_drop_and_go_where_they_are_told(program: Any) -> None:
    program.controller.change(automatic_placement=True)
    arrange(program, COLUMNS)
    click(program.board.canvas, touch_point(program.board, 4, 6))
    click(program.board.canvas, touch_point(program.board, 9, 0))
    assert history(program) == [Move(4, 6, 9)]


@pytest.mark.parametrize("held", [True, False])
def test_switching_automatic_placement_moves_nothing_by_itself(program: Any, held: bool) -> None:
    if held:
        pick_up(program)
    program.controller.change(automatic_placement=True)
    run_for(program.root, 0.05)
    assert history(program) == []
    assert_invariant(program)


# A drag always ends


INTERRUPTIONS: Dict[str, Callable[[Any], None]] = {
    "escape": lambda program: key(program.root, "Escape"),
    "new game": lambda program: key(program.root, "n", CONTROL),
    "undo, with nothing to undo": lambda program: key(program.root, "z", CONTROL),
    "redo": lambda program: key(program.root, "z", CONTROL | SHIFT),
    "restart": lambda program: program.controller.restart(),
    "enter a code": lambda program: program.controller.enter_code(),
    "paste": lambda program: key(program.root, "v", CONTROL),
    "a setting": lambda program: program.controller.change(placement_help=False),
    "reset of the settings": lambda program: program.controller.reset_settings(),
    "a new deal": lambda program: program.controller.deal_new_game(4),
    "focus lost": lambda program: lose_focus(program),
    "motion without a button": lambda program: hover(program.board.canvas, (500, 300)),
}


def lose_focus(program: Any) -> None:
    other = tkinter.Toplevel(program.root)
    pump(program.root, other.winfo_viewable)
    other.focus_force()
    pump(program.root, lambda: program.root.focus_get() is other)
    other.destroy()
    program.root.focus_force()
    pump(program.root, lambda: program.root.focus_get() is not None)


@pytest.mark.parametrize("what", sorted(INTERRUPTIONS))
def test_whatever_comes_between_ends_the_drag_for_good(program: Any, what: str) -> None:
    program.controller.change(motion="normal")
    pick_up(program)
    INTERRUPTIONS[what](program)
    assert not program.board.lifted
    move(program.board.canvas, (400, 400))
    assert not program.board.lifted, "the same press lifts it again"
    release(program.board.canvas, touch_point(program.board, 0, 1))
    hover(program.board.canvas, (430, 430))
    close_open_dialog(program.root)
    program.board.settle()
    assert_invariant(program)
    assert history(program) == []


@pytest.mark.parametrize("what", ["escape", "a setting", "focus lost", "new game", "a new deal"])
def test_the_next_drag_after_an_interrupted_one_is_as_ever(program: Any, what: str) -> None:
    pick_up(program)
    INTERRUPTIONS[what](program)
    close_open_dialog(program.root)
    release(program.board.canvas, (1, 1))
    deal_anew(program, EXAMPLE)
    drag_move(program.board, FIRST_MOVE)
    assert history(program) == [FIRST_MOVE]


def test_an_undo_while_a_card_is_held_undoes_and_ends_the_drag(program: Any) -> None:
    drag_move(program.board, FIRST_MOVE)
    pick_up(program, 2)
    key(program.root, "z", CONTROL)
    assert_invariant(program)
    let_fall(program)
    assert history(program) == []
    assert_invariant(program)


def test_a_copy_of_the_code_while_a_card_is_held_does_no_harm(program: Any) -> None:
    pick_up(program)
    key(program.root, "c", CONTROL)
    let_fall(program)
    assert history(program) == []
    assert_invariant(program)


def test_a_press_after_a_lost_release_is_normal(program: Any) -> None:
    pick_up(program)
    drag_move(program.board, FIRST_MOVE)
    assert history(program) == [FIRST_MOVE]
    assert_invariant(program)


def test_a_menu_opened_while_a_card_is_held_ends_the_drag(program: Any) -> None:
    pick_up(program)
    root = program.root
    # What Alt and the underlined letter, or F10, do on X11: they come without an event of their own here.
    root.tk.call("tk::TraverseToMenu", root, "g")
    run_for(root, 0.1)
    held = program.board.lifted
    root.tk.call("tk::MenuUnpost", "")
    root.focus_force()
    run_for(root, 0.05)
    assert not held
    let_fall(program)
    assert_invariant(program)


def test_a_selection_ends_when_a_drag_begins(program: Any) -> None:
    program.controller.click(0, 1)
    pick_up(program, 2)
    let_fall(program)
    assert_nothing_held(program)


def test_random_pulls_leave_the_table_whole(program: Any) -> None:
    chance = random.Random(12)
    canvas = program.board.canvas
    for _ in range(120):
        action = chance.randrange(7)
        point = chance.randrange(-20, canvas.winfo_width() + 20), chance.randrange(-20, canvas.winfo_height() + 20)
        if action < 2:
            press(canvas, point, after=chance.choice([50, 1000]))
        elif action < 4:
            move(canvas, point)
        elif action == 4:
            release(canvas, point)
        elif action == 5:
            hover(canvas, point)
        else:
            chance.choice([program.controller.undo, program.controller.redo])()
    release(canvas, (1, 1))
    key(program.root, "Escape")
    assert_invariant(program)
