"""Gestures and commands become moves of the game, and the game is shown and kept.

It knows the model, and the view and the storage by what they do for it; nothing of tkinter, of files or of words.
"""
from __future__ import annotations

import random
from typing import Any, Callable, Mapping, Optional, Sequence

from .model import Game, GameCode, GameCodeError, Move, Refusal, Settings, best_target, lift_refusal, refusal
from .model.codes import NUMBER_COUNT, CodeFault
from .model.position import COLUMN_COUNT
from .partners import Storage, View
from .results import Results
from .view.marks import Group, Marks


class Controller:
    """Plays one game after another for the person before the screen."""

    def __init__(self, view: View, storage: Storage) -> None:
        self._view = view
        self._storage = storage
        self._results = Results(storage)
        self._dragging = False
        self.held: Optional[Group] = None
        self.cursor: Optional[Group] = None
        self.settings = Settings.from_record(storage.read("settings") or {})
        self.game: Game

    # Starting

    def start(self, code: Optional[GameCode] = None) -> None:
        """Takes up the saved game, or deals: ``code`` if one is given, else a new game of the last suit count.

        If ``code`` would throw away a game with moves made, the person is asked first.
        """
        saved = self._saved_game()
        if saved is None:
            self._begin(code or new_code(self.settings.suits))
            return
        self.game = saved
        if code is not None and code != saved.code and self._nothing_to_lose():
            self._leave_for(code)
            return
        self._view.new_deal(saved.code, dealt=False)
        self._results.tell(saved.code.suits)
        self._show()
        if code is not None and code != saved.code:
            self._leave_after_question(code)

    def _saved_game(self) -> Optional[Game]:
        record = self._storage.read("game")
        while record is not None:
            try:
                game = Game.from_record(record)
                self._results.resume(record.get("deal"))
                return game
            except ValueError:
                record = self._storage.reject("game")
        return None

    def _begin(self, code: GameCode, suits_before: Optional[int] = None) -> None:
        """Deals ``code``, in place of a game of ``suits_before`` suits if there is one."""
        self._let_go_quietly()
        if suits_before is not None:
            self._results.begin_deal(suits_before)
        self.game = Game(code)
        self._view.new_deal(code, dealt=True)
        self._keep_and_show()

    def _leave_for(self, code: GameCode) -> None:
        self._begin(code, self.game.code.suits)

    def _leave_after_question(self, code: GameCode) -> None:
        self._leaving("abandon", lambda: self._leave_for(code))

    def _keep_and_show(self) -> None:
        """After each action: the game is kept first and the results are told then, as ``Results`` wants it."""
        self._results.note(self.game)
        self._storage.write_game({**self.game.to_record(), "deal": self._results.marks.to_record()})
        bests = self._results.tell(self.game.code.suits)
        if bests is not None:
            self._view.celebrate(bests)
        self._show()

    def _show(self) -> None:
        self._view.show(self.game.position)
        if self.cursor is not None:
            column, count = self.cursor
            length = len(self.game.position.columns[column])
            self.cursor = Group(column, max(min(1, length), min(count, length)))
        self._mark()

    # Lifting, dragging and dropping

    def may_lift(self, column: int, count: int) -> bool:
        """Whether the last ``count`` cards of ``column`` can be lifted now."""
        return lift_refusal(self.game.position, column, count) is None

    def lift(self, column: int, count: int) -> bool:
        """A drag of the last ``count`` cards of ``column`` begins; False, with a reminder, if it may not."""
        self.let_go()
        if not self._hold(column, count):
            return False
        self._dragging = True
        self.cursor = None
        self._mark()
        return True

    def aim(self, overlapped: Sequence[int]) -> None:
        """The dragged group is over these columns, the most overlapped first."""
        self._mark(chosen=self._landing(overlapped))

    def drop(self, overlapped: Sequence[int]) -> None:
        """The dragged group is let go over these columns, the most overlapped first; none: outside them all.

        It goes to the best column with automatic placement, else to the most overlapped one that takes it;
        it goes home over its own column or where nothing takes it.
        """
        held = self.held
        if held is None:
            return
        landing = self._landing(overlapped)
        self._let_go_quietly()
        if landing is not None:
            self._play(Move(held.column, held.count, landing))
            return
        self._show()
        if overlapped and overlapped[0] != held.column:
            self._remind(refusal(self.game.position, Move(held.column, held.count, overlapped[0])))

    def _landing(self, overlapped: Sequence[int]) -> Optional[int]:
        """The column to which the held group would go if it were dropped now, or None for home."""
        if self.held is None or (overlapped and overlapped[0] == self.held.column):
            return None
        if self.settings.automatic_placement:
            best = best_target(self.game.position, *self.held)
            if best is not None:
                return best
        return next((column for column in overlapped if column in self._targets()), None)

    def let_go(self) -> None:
        """Whatever is held is put back where it was."""
        dragging = self._dragging
        self._let_go_quietly()
        if dragging:
            self._show()

    def end_drag(self) -> None:
        """Cards that the mouse holds go home; a selected group stays selected."""
        if self._dragging:
            self.let_go()

    def _let_go_quietly(self) -> None:
        if self.held is not None:
            self.held = None
            self._dragging = False
            self._mark()

    def _hold(self, column: int, count: int) -> bool:
        reason = lift_refusal(self.game.position, column, count)
        if reason is not None:
            self._remind(reason)
            return False
        self.held = Group(column, count)
        return True

    def _targets(self) -> Sequence[int]:
        if self.held is None:
            return ()
        source, count = self.held
        return [target for target in range(COLUMN_COUNT)
                if refusal(self.game.position, Move(source, count, target)) is None]

    def _mark(self, chosen: Optional[int] = None) -> None:
        help_wanted = self.settings.placement_help
        self._view.mark(Marks(
            selected=None if self._dragging else self.held,
            targets=self._targets() if help_wanted else (),
            chosen=chosen if help_wanted else None,
            cursor=self.cursor,
        ))

    # Clicking

    def click(self, column: int, count: int) -> None:
        """Selects the last ``count`` cards of ``column``; with a group selected, sends it there or lets it go.

        ``count`` is 0 beneath the last card of a column and in an empty one.
        """
        held = self.held
        self.let_go()
        if held is None or (held.column == column and held.count != count and count > 0):
            if count > 0 and self._hold(column, count):
                self._mark()
        elif held.column != column:
            self._play(Move(held.column, held.count, column))

    def double_click(self, column: int, count: int) -> None:
        """Sends the last ``count`` cards of ``column`` to the best column, unless that is switched off."""
        if not self.settings.double_click:
            self.click(column, count)
            return
        self.let_go()
        position = self.game.position
        reason = lift_refusal(position, column, count)
        target = best_target(position, column, count)
        if target is not None:
            self._play(Move(column, count, target))
        else:
            self._remind(reason or Refusal.NOWHERE_TO_GO)

    # The keyboard's cursor

    def point(self, group: Optional[Group]) -> None:
        """Puts the keyboard's cursor on ``group``; None hides it."""
        self.end_drag()
        if group != self.cursor:
            self.cursor = group
            self._mark()

    def hold_instead(self, group: Group) -> None:
        """Holds ``group`` instead of what is selected; what may not be lifted changes nothing but is explained."""
        if self._hold(*group):
            self._mark()

    def _play(self, move: Move) -> None:
        reason = self.game.play(move)
        if reason is None:
            self._keep_and_show()
        else:
            self._show()
            self._remind(reason)

    def _remind(self, reason: Optional[Refusal]) -> None:
        if reason is not None and self.settings.interactive_rules:
            self._view.remind(reason)

    # Commands

    def undo(self) -> None:
        """Takes the last action back."""
        self.let_go()
        if self.game.undo():
            self._keep_and_show()

    def redo(self) -> None:
        """Makes the move again that was undone last."""
        self.let_go()
        if self.game.redo():
            self._keep_and_show()

    def restart(self) -> None:
        """Goes back to the deal, after a question if moves would be forgotten."""
        self._leaving("restart", self._restart)

    def _restart(self) -> None:
        self._let_go_quietly()
        self.game.restart()
        self._keep_and_show()

    def new_game(self) -> None:
        """Asks how many suits and deals a new game, after a question if moves would be forgotten."""
        self._leaving("abandon", lambda: self._view.ask_suits(self.settings.suits, self.deal_new_game))

    def deal_new_game(self, suits: int) -> None:
        """Deals a new game of ``suits`` suits, which is where the next question starts from."""
        self.change(suits=suits)
        self._leave_for(new_code(suits))

    def enter_code(self) -> None:
        """Asks for a game code and plays its deal."""
        self.let_go()
        self._view.ask_code(str(self.game.code), self._accept_code)

    def paste_code(self) -> None:
        """Offers the game code that is on the clipboard for playing."""
        self.let_go()
        try:
            code = GameCode.parse(self._view.clipboard())
        except GameCodeError:
            self._view.notify("status.clipboard.no_code")
            return
        self._view.ask_code(str(code), self._accept_code)

    def _accept_code(self, text: str) -> Optional[CodeFault]:
        try:
            code = GameCode.parse(text)
        except GameCodeError as error:
            return error.fault
        self._leave_after_question(code)
        return None

    def show_statistics(self) -> None:
        """Shows the results of all deals."""
        self.let_go()
        self._view.show_statistics(self._results.statistics(), self._results.reset)

    def show_help(self) -> None:
        """Shows how the game is played."""
        self.let_go()
        self._view.show_help()

    def show_example(self) -> None:
        """Shows the worked example; its deal may be played, after a question if moves would be forgotten."""
        self.let_go()
        self._view.show_example(self._leave_after_question)

    def show_keys(self) -> None:
        """Shows the keys."""
        self.let_go()
        self._view.show_keys()

    def show_about(self) -> None:
        """Says what this program is and where its files are."""
        self.let_go()
        self._view.show_about()

    def copy_code(self) -> None:
        """Puts the game code on the clipboard."""
        self.end_drag()
        self._view.copy(str(self.game.code))
        self._view.notify("status.code.copied")

    def _nothing_to_lose(self) -> bool:
        return self.game.position.won or not self.game.begun

    def _leaving(self, question: str, leave: Callable[[], None]) -> None:
        """Calls ``leave``, after asking ``question`` if the game in progress has moves made."""
        self.let_go()
        if self._nothing_to_lose():
            leave()
        else:
            self._view.confirm(question, self.game.moves_to_lose, leave)

    def toggle_full_screen(self) -> None:
        """Fills the screen, or goes back to a window."""
        self.let_go()
        self._view.toggle_full_screen()

    def quit(self) -> None:
        """Ends the program; the game and the window's place are kept."""
        self.let_go()
        self.change(window=self._view.window_place())
        self._view.close()

    # Settings

    def change(self, **changes: Any) -> None:
        """Takes over and keeps changed settings, named as in ``Settings``."""
        self.let_go()
        if self.settings._replace(**changes) != self.settings:
            self._set(changes)

    def reset_settings(self) -> None:
        """Gives every setting its default again, after a question; the window stays where it is."""
        self.let_go()
        defaults = {name: value for name, value in Settings().to_record().items() if name != "window"}
        self._view.confirm("reset_settings", 0, lambda: self._set(defaults))

    def _set(self, changes: Mapping[str, Any]) -> None:
        settings = self.settings = self.settings._replace(**changes)
        # What another window has changed meanwhile stays as it is kept.
        self._storage.change("settings", lambda record: {**settings.to_record(), **record, **changes})
        self._view.apply(settings)
        # In another language what is marked is described anew.
        self._mark()


def new_code(suits: int) -> GameCode:
    """A code of ``suits`` suits that nobody can foresee: its number comes from the system's own source."""
    return GameCode(suits, random.SystemRandom().randrange(NUMBER_COUNT))
