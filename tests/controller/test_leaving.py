"""New games, restarts and codes: what is asked before a game with moves made is left, and what follows."""
from __future__ import annotations

from typing import Callable, List, Optional, Tuple

import pytest
from null_view import EXAMPLE, NullKeeper, Table, table
from positions import moves_of_the_example, won_game

from simplesimon.controller import new_code
from simplesimon.model import Game, GameCode, Settings, deal, legal_moves
from simplesimon.model.codes import CodeFault
from simplesimon.view.marks import Marks

OTHER = GameCode.parse("SS1-S4-AAAAABD")


def play_some(on_table: Table, count: int) -> None:
    """Makes the first moves of the worked example by clicks."""
    for source, length, target in moves_of_the_example()[:count]:
        on_table.controller.click(source, length)
        on_table.controller.click(target, 0)


def untouched() -> Table:
    return table()


def refused_move() -> Table:
    on_table = table()
    on_table.controller.click(0, 1)
    on_table.controller.click(9, 1)
    return on_table


def moves_made() -> Table:
    on_table = table()
    play_some(on_table, 3)
    return on_table


def all_undone() -> Table:
    on_table = moves_made()
    for _ in range(3):
        on_table.controller.undo()
    return on_table


def restarted() -> Table:
    on_table = moves_made()
    on_table.controller.restart()
    on_table.view.questions.pop().answer()
    return on_table


def won() -> Table:
    on_table = table()
    play_some(on_table, 49)
    assert on_table.position.won
    return on_table


def won_and_undone() -> Table:
    on_table = won()
    on_table.controller.undo()
    return on_table


def new_game(on_table: Table) -> None:
    on_table.controller.new_game()


def restart(on_table: Table) -> None:
    on_table.controller.restart()


def enter_code(on_table: Table) -> None:
    on_table.controller.enter_code()
    _, accept = on_table.view.codes_asked.pop()
    assert accept("ss1-s4-aaaaabd") is None


def paste_code(on_table: Table) -> None:
    on_table.view.copied = " ss1-s4-aaaaabd\n"
    on_table.controller.paste_code()
    _, accept = on_table.view.codes_asked.pop()
    assert accept("SS1-S4-AAAAABD") is None


def play_the_example(on_table: Table) -> None:
    on_table.controller.show_example()
    assert on_table.view.example is not None
    on_table.view.example(OTHER)


Leave = Callable[[Table], None]

# Every way to leave a game, and the question that it asks.
LEAVING: List[Tuple[Leave, str]] = [
    (new_game, "abandon"), (restart, "restart"), (enter_code, "abandon"), (paste_code, "abandon"),
    (play_the_example, "abandon"),
]


@pytest.mark.parametrize("leave, question", LEAVING)
@pytest.mark.parametrize("state", [moves_made, all_undone, won_and_undone])
def test_one_question_is_asked_where_moves_would_be_lost(
        state: Callable[[], Table], leave: Leave, question: str) -> None:
    on_table = state()
    before = on_table.controller.game.to_record()
    leave(on_table)
    assert [asked.key for asked in on_table.view.questions] == [question]
    assert on_table.view.suits_asked == []
    assert on_table.controller.game.to_record() == before
    assert on_table.view.position == on_table.position


@pytest.mark.parametrize("leave", [leave for leave, _ in LEAVING])
@pytest.mark.parametrize("state", [untouched, refused_move, restarted, won])
def test_nothing_is_asked_where_nothing_would_be_lost(state: Callable[[], Table], leave: Leave) -> None:
    on_table = state()
    leave(on_table)
    assert on_table.view.questions == []
    assert on_table.view.suits_asked or not on_table.controller.game.begun


@pytest.mark.parametrize("state", [moves_made, all_undone])
def test_the_question_never_speaks_of_no_moves(state: Callable[[], Table]) -> None:
    on_table = state()
    on_table.controller.new_game()
    assert on_table.view.questions[0].moves == 3


def test_a_yes_to_the_question_leads_on_to_the_new_game() -> None:
    on_table = moves_made()
    on_table.controller.new_game()
    on_table.view.questions.pop().answer()
    _, answer = on_table.view.suits_asked.pop()
    answer(2)
    assert on_table.controller.game.code.suits == 2
    assert (on_table.view.code, on_table.view.dealt) == (on_table.controller.game.code, True)
    assert on_table.view.position == deal(on_table.controller.game.code)
    assert on_table.view.questions == []


@pytest.mark.parametrize("leave", [enter_code, paste_code, play_the_example])
def test_a_yes_to_the_question_leads_on_to_the_other_deal(leave: Leave) -> None:
    on_table = moves_made()
    leave(on_table)
    on_table.view.questions.pop().answer()
    assert (on_table.view.code, on_table.view.dealt) == (OTHER, True)
    assert on_table.view.position == deal(OTHER)
    assert on_table.controller.game.begun is False


def test_a_yes_to_the_question_leads_back_to_the_deal() -> None:
    on_table = restarted()
    assert on_table.controller.game.code == EXAMPLE
    assert on_table.view.position == on_table.position == deal(EXAMPLE)
    assert on_table.controller.game.begun is False


def test_a_won_game_can_be_restarted_and_won_again() -> None:
    on_table = won()
    on_table.controller.restart()
    play_some(on_table, 49)
    assert (on_table.position.won, on_table.position.score) == (True, 851)


def test_cards_taken_up_while_a_question_waits_are_let_go_by_its_answer() -> None:
    on_table = moves_made()
    on_table.controller.restart()
    source, count, _ = legal_moves(on_table.position)[0]
    assert on_table.controller.lift(source, count)
    on_table.view.questions.pop().answer()
    on_table.controller.drop([target for target in range(10) if target != source])
    assert on_table.view.marks == Marks()
    assert on_table.view.position == on_table.position == deal(EXAMPLE)


# Suit counts and codes

def test_the_question_for_suits_starts_from_the_last_choice() -> None:
    on_table = table()
    on_table.controller.deal_new_game(4)
    on_table.controller.new_game()
    last, _ = on_table.view.suits_asked.pop()
    assert last == 4
    kept = Settings.from_record(on_table.keeper.read("settings") or {})
    assert kept.suits == 4


@pytest.mark.parametrize("leave", [enter_code, paste_code, play_the_example])
def test_a_code_that_is_entered_does_not_change_the_suit_count_of_the_next_question(leave: Leave) -> None:
    on_table = table()
    leave(on_table)
    assert on_table.controller.game.code.suits == 4
    on_table.controller.new_game()
    last, _ = on_table.view.suits_asked.pop()
    assert last == 1


def test_the_present_code_is_offered_for_a_change() -> None:
    on_table = table()
    on_table.controller.enter_code()
    present, _ = on_table.view.codes_asked.pop()
    assert present == "SS1-S1-AAAAABD"


@pytest.mark.parametrize("text, fault", [("", CodeFault.EMPTY), ("SS1-S3-AAAAABD", CodeFault.SUITS),
                                         ("x", CodeFault.PREFIX)])
def test_a_bad_code_is_answered_with_its_fault_and_leaves_the_game_alone(text: str, fault: CodeFault) -> None:
    on_table = moves_made()
    before = on_table.controller.game.to_record()
    on_table.controller.enter_code()
    _, accept = on_table.view.codes_asked.pop()
    assert accept(text) is fault
    assert on_table.controller.game.to_record() == before
    assert on_table.view.questions == []


@pytest.mark.parametrize("clipboard", ["", "hello", "SS1-S3-AAAAABD", "x" * 10240])
def test_without_a_code_on_the_clipboard_pasting_only_says_so(clipboard: str) -> None:
    on_table = table()
    on_table.view.copied = clipboard
    on_table.controller.paste_code()
    assert on_table.view.codes_asked == []
    assert on_table.view.notified == ["status.clipboard.no_code"]


def test_pasting_offers_the_code_of_the_clipboard_as_it_is_shown() -> None:
    on_table = table()
    on_table.view.copied = " \uff53\uff53\uff11-s4-aaaaabd "
    on_table.controller.paste_code()
    present, _ = on_table.view.codes_asked.pop()
    assert present == "SS1-S4-AAAAABD"


def test_the_code_that_is_copied_can_be_pasted() -> None:
    on_table = table(code=OTHER)
    on_table.controller.copy_code()
    assert on_table.view.copied == "SS1-S4-AAAAABD"
    assert on_table.view.notified == ["status.code.copied"]
    on_table.controller.paste_code()
    assert [present for present, _ in on_table.view.codes_asked] == ["SS1-S4-AAAAABD"]


def test_fifty_new_codes_are_fifty_different_codes_of_the_suit_count() -> None:
    codes = {new_code(2) for _ in range(50)}
    assert len(codes) == 50
    assert {code.suits for code in codes} == {2}


# A code given at the start

@pytest.mark.parametrize("moves, asked", [(0, False), (3, True), (49, False)])
def test_a_code_given_at_the_start_asks_before_a_saved_game_with_moves_made_is_left(moves: int, asked: bool) -> None:
    game = Game(EXAMPLE)
    for move in moves_of_the_example()[:moves]:
        game.play(move)
    on_table = resumed(game, OTHER)
    assert [question.key for question in on_table.view.questions] == (["abandon"] if asked else [])
    if asked:
        assert (on_table.view.code, on_table.view.position) == (EXAMPLE, game.position)
        on_table.view.questions.pop().answer()
    assert (on_table.view.code, on_table.view.position) == (OTHER, deal(OTHER))


def test_the_code_of_the_saved_game_given_at_the_start_takes_it_up() -> None:
    game = Game(EXAMPLE)
    game.play(moves_of_the_example()[0])
    on_table = resumed(game, EXAMPLE)
    assert on_table.view.questions == []
    assert (on_table.view.position, on_table.view.dealt) == (game.position, False)


def resumed(game: Game, code: Optional[GameCode]) -> Table:
    """A table of the next session after one that ended with ``game``, begun with ``code``."""
    before = table(code=game.code)
    before.controller.game = game
    before.controller.undo()
    before.controller.redo()
    return table(NullKeeper(**before.keeper.records), code)


def test_a_won_game_is_taken_up_as_it_was() -> None:
    on_table = resumed(won_game(), None)
    assert on_table.view.position is not None and on_table.view.position.won
    assert on_table.view.celebrated == []
