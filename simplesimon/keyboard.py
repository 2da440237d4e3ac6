"""Playing with keys alone: a cursor over columns and cards, and what the keys do with what is under it.

Knows nothing of which keys do it, of files or of the screen; lifting and moving are the controller's.
"""
from __future__ import annotations

from .controller import Controller
from .model.position import COLUMN_COUNT
from .view.marks import Group


class Keyboard:
    """Moves the controller's cursor and acts where it stands. A cursor's count is 0 on an empty column alone."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller

    def _length(self, column: int) -> int:
        return len(self._controller.game.position.columns[column])

    def _put(self, column: int, count: int = 1) -> None:
        self._controller.point(Group(column, max(min(1, self._length(column)), min(count, self._length(column)))))

    def left(self) -> None:
        """To the last card of the column on the left; from the first column to the last one."""
        self._sideways(-1)

    def right(self) -> None:
        """To the last card of the column on the right; from the last column to the first one."""
        self._sideways(1)

    def _sideways(self, step: int) -> None:
        cursor = self._controller.cursor
        if cursor is None:
            self._put(0)
        else:
            self._put((cursor.column + step) % COLUMN_COUNT)

    def up(self) -> None:
        """To the card that the present one covers."""
        self._along(1)

    def down(self) -> None:
        """To the card that covers the present one."""
        self._along(-1)

    def _along(self, step: int) -> None:
        cursor = self._controller.cursor
        if cursor is None:
            self._put(0)
        else:
            self._put(cursor.column, max(1, cursor.count + step))

    def jump(self, column: int) -> None:
        """To the last card of ``column`` (0-9)."""
        self._put(column)

    def act(self) -> None:
        """Lifts the card under the cursor and all below it; with a group lifted, puts that down here."""
        cursor = self._controller.cursor
        if cursor is None:
            self._put(0)
        else:
            self._controller.click(*cursor)

    def more(self) -> None:
        """Takes one card more into the lifted group, or moves the cursor up."""
        self._resize(1)

    def fewer(self) -> None:
        """Takes one card less into the lifted group, or moves the cursor down."""
        self._resize(-1)

    def _resize(self, step: int) -> None:
        self._controller.end_drag()
        held = self._controller.held
        if held is None:
            self._along(step)
        elif held.count + step > 0:
            self._controller.hold_instead(Group(held.column, held.count + step))

    def send(self) -> None:
        """Sends the group under the cursor, or the lifted one, to the best column, as a double click does."""
        group = self._controller.held or self._controller.cursor
        if group is not None and self._controller.settings.double_click:
            self._controller.double_click(*group)
