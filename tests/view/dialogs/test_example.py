"""The worked example in its window: gone through by keys and by buttons, told, and left again."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, Iterator, List

import pytest
from driver import EXAMPLE, click, drag_move, key, pump, run_for, timers
from invariant import assert_picture_equals, framed_columns
from positions import moves_of_the_example, won_game

from simplesimon.example import read_example
from simplesimon.model import GameCode, Move, deal
from simplesimon.view import dialogs
from simplesimon.view.board import Board
from simplesimon.view.dialogs import example
from simplesimon.view.dialogs.telling import told
from simplesimon.words import Words

ALT = 0x8


class Opened:
    """The example's window as a person sees it."""

    def __init__(self, program: Any, board: Board) -> None:
        self.root = program.root
        self.window = board.canvas.winfo_toplevel()
        self.board = board

    def press(self, *names: str) -> None:
        """Presses keys in the window, which gets the focus for it."""
        if not _has_focus(self.window):
            self.list.focus_force()
            pump(self.window, lambda: _has_focus(self.window))
        for name in names:
            key(self.window, name)

    def click(self, label: str) -> None:
        """Clicks the button with this label."""
        button = self.button(label)
        click(button, (button.winfo_width() // 2, button.winfo_height() // 2))

    def button(self, label: str) -> Any:
        """The button, or the choice, with this label."""
        return next(part for part in self.parts if "text" in part.keys() and part.cget("text") == label)

    def click_row(self, number: int) -> None:
        """Clicks a row of the list that is seen."""
        left, top, _, _ = self.list.bbox(f"row{number}")
        click(self.list, (left - round(self.list.canvasx(0)) + 4, top - round(self.list.canvasy(0)) + 4))

    @property
    def parts(self) -> List[tkinter.Misc]:
        """All widgets in the window."""
        return _parts(self.window)

    @property
    def list(self) -> Any:
        """The list of moves."""
        canvases = [part for part in self.parts if isinstance(part, tkinter.Canvas)]
        return next(canvas for canvas in canvases if canvas is not self.board.canvas)

    @property
    def counts(self) -> List[str]:
        """Score, moves and runs as they are written."""
        labels = [str(part.cget("text")) for part in self.parts if isinstance(part, ttk.Label)]
        return [text for text in labels if text.startswith(("Score", "Moves", "Runs"))]

    @property
    def told(self) -> str:
        """The text of the marked row, without its number."""
        canvas = self.list
        (mark,) = [item for item in canvas.find_all() if canvas.type(item) == "rectangle"]
        _, top, _, bottom = canvas.coords(mark)
        return self.text_between(top, bottom)

    def text_between(self, top: float, bottom: float) -> str:
        """What the list says from one pixel row to another."""
        canvas = self.list
        texts = [item for item in canvas.find_all() if canvas.type(item) == "text"]
        inside = [item for item in texts if top <= canvas.coords(item)[1] < bottom]
        lines = [canvas.itemcget(item, "text") for item in inside]
        return " ".join(line for line in lines if not line.isdigit())


@pytest.fixture(scope="module")
def boards() -> Iterator[List[Board]]:
    """The tables of all example windows that were opened."""
    made: List[Board] = []

    def make(*arguments: Any) -> Board:
        made.append(Board(*arguments))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(example, "Board", make)
        yield made


@pytest.fixture
def opened(program: Any, boards: List[Board]) -> Opened:
    """The example at its start, opened by its command and with the focus. It stays open from one test to the next."""
    program.controller.show_example()
    window = Opened(program, boards[-1])
    pump(program.root, lambda: window.window.winfo_viewable() and _has_focus(window.window))
    window.list.focus_set()
    window.press("Home")
    return window


def test_the_example_is_gone_through_by_keys_to_its_end(opened: Opened, words: Words) -> None:
    game = won_game()
    while game.undo():
        continue
    assert opened.counts == ["Score 500", "Moves 0", "Runs 0 of 4"]
    for telling in read_example().tellings:
        opened.press("Right")
        game.redo()
        position = game.position
        assert opened.told == " ".join(told(words, telling, position))
        assert opened.counts[:2] == [f"Score {position.score}", f"Moves {position.moves}"]
        assert opened.board.position == position
    assert opened.counts == ["Score 851", "Moves 49", "Runs 4 of 4"]
    assert_picture_equals(opened.board, position)


def test_the_example_is_gone_through_by_a_button_to_its_end(opened: Opened) -> None:
    for _ in range(49):
        opened.click("Forward")
    assert opened.counts == ["Score 851", "Moves 49", "Runs 4 of 4"]
    assert opened.button("Forward").instate(["disabled"])


def test_the_example_plays_by_itself_to_its_end(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "SECONDS", dict.fromkeys(example.SECONDS, 0.001))
    opened.press("space")
    pump(opened.root, lambda: "Score 851" in opened.counts)
    _wait_for_quiet(opened.root)
    assert opened.button("Play")


@pytest.mark.parametrize("pause", [lambda opened: opened.press("space"), lambda opened: opened.click("Pause")])
def test_what_plays_pauses(opened: Opened, monkeypatch: pytest.MonkeyPatch, pause: Callable[[Opened], None]) -> None:
    monkeypatch.setattr(example, "SECONDS", dict.fromkeys(example.SECONDS, 0.03))
    opened.click("Play")
    pump(opened.root, lambda: opened.board.position.moves >= 2)
    pause(opened)
    moves = opened.board.position.moves
    run_for(opened.root, 0.1)
    assert opened.board.position.moves == moves
    _wait_for_quiet(opened.root)


def test_a_step_by_hand_pauses_what_plays(opened: Opened) -> None:
    opened.press("space", "Right")
    assert opened.counts[1] == "Moves 2"
    _wait_for_quiet(opened.root)


def test_at_the_end_playing_begins_again(opened: Opened) -> None:
    opened.press("End", "space")
    assert opened.counts[1] == "Moves 0"
    assert opened.button("Pause")


@pytest.mark.parametrize("speed", ["Slow", "Normal", "Fast"])
def test_the_speed_is_chosen(opened: Opened, monkeypatch: pytest.MonkeyPatch, speed: str) -> None:
    waits = {name: 100.0 for name in example.SECONDS}
    waits[speed.lower()] = 0.01
    monkeypatch.setattr(example, "SECONDS", waits)
    opened.click(speed)
    opened.press("Home", "space")
    pump(opened.root, lambda: opened.board.position.moves >= 3)


def test_keys_step_back_and_jump_to_both_ends(opened: Opened) -> None:
    seen = []
    for name in ("Left", "End", "Right", "Left", "Up", "Down", "Home", "Down"):
        opened.press(name)
        seen.append(opened.board.position.moves)
    assert seen == [0, 49, 49, 48, 47, 48, 0, 1]


@pytest.mark.parametrize("labels, moves", [(["End"], 49), (["End", "Back"], 48), (["End", "Start"], 0)])
def test_buttons_step_back_and_jump_to_both_ends(opened: Opened, labels: List[str], moves: int) -> None:
    for label in labels:
        opened.click(label)
    assert opened.board.position.moves == moves


def test_back_at_the_start_the_deal_lies_as_it_was_dealt(opened: Opened) -> None:
    opened.press("End", "Home")
    assert opened.board.position == deal(GameCode.parse(EXAMPLE))
    assert opened.told == "The deal, before the first move."
    assert_picture_equals(opened.board, opened.board.position)


def test_a_click_on_a_move_jumps_there(opened: Opened) -> None:
    opened.click_row(3)
    assert opened.counts == ["Score 497", "Moves 3", "Runs 0 of 4"]
    opened.click_row(0)
    assert opened.counts[1] == "Moves 0"


def test_move_37_takes_12_cards_at_once(opened: Opened) -> None:
    opened.press("End", *["Left"] * 12)
    assert opened.told == "The 12 cards from the king of spades down go from column 5 to the empty column 7."
    assert [len(opened.board.position.columns[column]) for column in (4, 6)] == [4, 12]
    assert list(framed_columns(opened.board)) == [6]


def test_the_marked_move_is_in_sight(opened: Opened) -> None:
    for name in ("End", "Left", "Home", "Right", "End"):
        opened.press(name)
        canvas = opened.list
        (mark,) = [item for item in canvas.find_all() if canvas.type(item) == "rectangle"]
        _, top, _, bottom = canvas.coords(mark)
        assert canvas.canvasy(0) <= top and bottom <= canvas.canvasy(canvas.winfo_height())


def test_the_persons_own_game_waits_untouched(program: Any, opened: Opened) -> None:
    drag_move(program.board, Move(0, 1, 1))
    before = program.controller.game.position
    opened.press("Right", "space", "End", "Home")
    assert program.controller.game.position is before
    assert program.board.position is before


def test_the_own_game_goes_on_while_the_example_is_open(program: Any, opened: Opened) -> None:
    opened.press("Right")
    program.root.focus_force()
    drag_move(program.board, Move(3, 1, 2))
    assert program.controller.game.position.moves == 1
    assert opened.board.position.columns[0] != program.board.position.columns[0]


def test_nothing_on_the_examples_table_can_be_moved(opened: Opened) -> None:
    drag_move(opened.board, moves_of_the_example()[0])
    assert opened.board.position.moves == 0
    assert_picture_equals(opened.board, opened.board.position)


def test_a_second_command_brings_the_window_to_the_front(program: Any, opened: Opened, boards: List[Board]) -> None:
    opened.press("Right")
    program.root.focus_force()
    pump(program.root, lambda: not _has_focus(opened.window))
    program.controller.show_example()
    pump(program.root, lambda: _has_focus(opened.window))
    assert boards[-1] is opened.board
    assert opened.counts[1] == "Moves 1"


def test_the_window_remembers_nothing(program: Any, opened: Opened, boards: List[Board]) -> None:
    opened.press("End", "Escape")
    program.controller.show_example()
    assert boards[-1] is not opened.board
    assert boards[-1].position.moves == 0


def test_the_deal_is_played_at_once_where_no_moves_would_be_lost(program: Any, opened: Opened) -> None:
    opened.click("Play this deal myself")
    assert not opened.window.winfo_exists()
    assert dialogs.open_dialog(program.root) is None
    assert str(program.controller.game.code) == EXAMPLE


def test_playing_the_deal_asks_when_moves_would_be_lost(program: Any, opened: Opened) -> None:
    program.root.focus_force()
    drag_move(program.board, Move(0, 1, 1))
    opened.window.focus_force()
    key(opened.window, "p", ALT)
    assert not opened.window.winfo_exists()
    assert program.controller.game.position.moves == 1
    question = dialogs.open_dialog(program.root)
    assert question is not None
    pump(program.root, lambda: _has_focus(question.window))
    key(question.window, "l", ALT)
    assert program.controller.game.position.moves == 0


def test_a_window_closed_while_it_plays_leaves_no_timer(program: Any, opened: Opened, boards: List[Board]) -> None:
    opened.press("Escape")
    program.controller.change(motion="normal")
    program.controller.show_example()
    moving = Opened(program, boards[-1])
    moving.press("Right", "space")
    assert timers(program.root)
    moving.press("Escape")
    assert _dead_timers(program.root) == []
    _wait_for_quiet(program.root)


def test_a_window_closed_while_its_table_is_resized_leaves_no_timer(opened: Opened) -> None:
    window = opened.window
    width = opened.board.canvas.winfo_width()
    window.geometry(f"{window.winfo_width() - 40}x{window.winfo_height() - 40}")
    pump(window, lambda: opened.board.canvas.winfo_width() < width)
    assert timers(opened.root)
    opened.press("Escape")
    assert _dead_timers(opened.root) == []
    _wait_for_quiet(opened.root)


def test_the_program_ends_cleanly_while_the_example_plays(open_program: Callable[..., Any], capfd: Any) -> None:
    own = open_program(EXAMPLE)
    own.controller.show_example()
    window = [child for child in own.root.winfo_children() if isinstance(child, tkinter.Toplevel)][-1]
    pump(own.root, window.winfo_viewable)
    for name in ("space", "Right", "space"):
        window.event_generate(f"<{name}>")
    own.controller.quit()
    assert capfd.readouterr().err == ""


def test_space_presses_the_button_that_has_the_focus(opened: Opened) -> None:
    opened.button("Forward").focus_set()
    opened.press("space")
    assert opened.counts[1] == "Moves 1"
    assert opened.button("Play")


@pytest.mark.parametrize("label", ["Close", "Play this deal myself"])
def test_space_on_a_button_that_closes_the_window_closes_it_cleanly(
    program: Any, opened: Opened, faults: List[Any], label: str
) -> None:
    opened.button(label).focus_set()
    opened.press("space")
    assert not opened.window.winfo_exists()
    assert faults == []


def test_everything_can_be_reached_by_tab(opened: Opened) -> None:
    opened.press("Right")
    reached = set()
    for _ in range(12):
        opened.press("Tab")
        reached.add(opened.window.focus_get())
    buttons = {part for part in opened.parts if isinstance(part, (ttk.Button, ttk.Radiobutton))}
    assert reached == buttons | {opened.list}


def _wait_for_quiet(root: tkinter.Misc) -> None:
    """Waits until no timer is left: what plays always has one."""
    pump(root, lambda: not timers(root), seconds=1.0)


def _dead_timers(root: tkinter.Misc) -> List[str]:
    """The timers whose callback has gone with its window."""
    scripts = {timer: str(root.tk.splitlist(root.tk.call("after", "info", timer))[0]) for timer in timers(root)}
    return [timer for timer, script in scripts.items() if not root.tk.call("info", "commands", script.split()[0])]


def _parts(widget: tkinter.Misc) -> List[tkinter.Misc]:
    return [part for child in widget.winfo_children() for part in [child, *_parts(child)]]


def _has_focus(window: tkinter.Misc) -> bool:
    focus = window.focus_get()
    return focus is not None and focus.winfo_toplevel() is window
