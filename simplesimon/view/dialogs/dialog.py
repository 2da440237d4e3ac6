"""A dialog's window: where it stands, how it holds the input, its buttons and keys, and how it goes away.

Knows nothing of what is asked; never enters the event loop: answers come by callback, after the window is gone.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Callable, Dict, List, NamedTuple, Optional, Sequence, Tuple

from simplesimon.view.labels import shown_label

from .access import bind_access_keys
from .style import HEADING_FONT, fitted, ground_colours, line_height, prepare, text_width, windowing_system

_open: Dict[tk.Misc, Dialog] = {}


class Button(NamedTuple):
    """A button: its label, with "&" before its access key, and what pressing it does."""

    label: str
    command: Callable[[], None]


def open_dialog(parent: tk.Misc) -> Optional[Dialog]:
    """The dialog that is open over the window of ``parent``, if there is one."""
    return _open.get(parent.winfo_toplevel())


def close_open_dialog(parent: tk.Misc) -> None:
    """Cancels the dialog that is open over the window of ``parent``, if there is one, with what is open over it."""
    dialog = open_dialog(parent)
    if dialog is not None:
        dialog.close()


class Dialog:
    """A window over that of ``parent`` that takes all input until it is closed; it is filled first, then shown.

    A dialog that is open over the same window already is cancelled. Escape and the window's own close button cancel.
    """

    def __init__(self, parent: tk.Misc, title: str) -> None:
        close_open_dialog(parent)
        self._owner = parent.winfo_toplevel()
        self.window = tk.Toplevel(self._owner)
        self.window.withdraw()
        prepare(self.window)
        self.line = line_height(self.window)
        """The height of a line of text in pixels, the unit of all distances."""
        self.closed = False
        self._default: Optional[ttk.Button] = None
        self._images: List[tk.PhotoImage] = []
        self._access: Dict[str, Callable[[], None]] = {}
        self.window.title(title)
        self.window.resizable(False, False)
        self.window.configure(**ground_colours(self.window))
        frame = ttk.Frame(self.window, style="Dialog.TFrame", padding=self.line)
        frame.pack(fill="both", expand=True)
        self.body = ttk.Frame(frame, style="Dialog.TFrame")
        self.body.pack(side="top", fill="both", expand=True)
        self._button_row = ttk.Frame(frame, style="Dialog.TFrame")
        self._button_row.pack(side="bottom", fill="x", pady=(self.line, 0))
        self._bind()
        _open[self._owner] = self

    def _bind(self) -> None:
        window = self.window
        window.protocol("WM_DELETE_WINDOW", self.close)
        window.bind("<Escape>", lambda event: self.close())
        window.bind("<Return>", lambda event: self._press_default())
        window.bind("<KP_Enter>", lambda event: self._press_default())
        window.bind("<Destroy>", self._on_destroy)
        bind_access_keys(window, self._access)
        # A grab fails while the window cannot be seen, and when that ends is the window manager's affair. The focus
        # comes in once more when a dialog that was open over this one is closed.
        for sequence in ("<Map>", "<Visibility>", "<FocusIn>"):
            window.bind(sequence, self._hold_input)
        window.bind("<Button>", self._on_button)

    def add_heading(self, text: str) -> None:
        """Adds a line of large text."""
        lines = fitted(self.window, text, self.column_width(), HEADING_FONT)
        label = ttk.Label(self.body, text=lines, style="Heading.Dialog.TLabel", justify="left")
        label.pack(anchor="w", pady=(0, self.line * 2 // 3))

    def add_text(self, text: str) -> ttk.Label:
        """Adds a paragraph, and gives its label."""
        lines = fitted(self.window, text, self.column_width())
        label = ttk.Label(self.body, text=lines, style="Dialog.TLabel", justify="left")
        label.pack(anchor="w")
        return label

    def column_width(self, characters: int = 52) -> int:
        """The width in pixels of a column of text, less where the screen is narrow."""
        widest = self.window.winfo_screenwidth() - 6 * self.line
        return min(text_width(self.window, "0" * characters), widest)

    def add_access(self, key: str, action: Callable[[], None]) -> None:
        """Makes Alt and the letter ``key`` do ``action``; an empty key is none."""
        if key:
            self._access[key] = action

    def keep(self, image: tk.PhotoImage) -> tk.PhotoImage:
        """Keeps an image until the window is gone, and gives it."""
        self._images.append(image)
        return image

    def add_buttons(self, buttons: Sequence[Button], default: int) -> List[ttk.Button]:
        """Adds the row of buttons, the one that agrees first, and gives them in the same order.

        ``default`` is the index of the one that Return presses. They are made in the order in which they stand, which
        is also the order of Tab: what agrees stands left on Windows, right elsewhere.
        """
        numbers = list(range(len(buttons)))
        if windowing_system(self.window) != "win32":
            numbers.reverse()
        made: Dict[int, ttk.Button] = {}
        self._button_row.columnconfigure(0, weight=1)
        for column, number in enumerate(numbers, 1):
            made[number] = self._make_button(buttons[number], number == default)
            made[number].grid(row=0, column=column, sticky="ew", padx=(self.line // 2 if column > 1 else 0, 0))
        self._default = made[default]
        return [made[number] for number in range(len(buttons))]

    def _make_button(self, button: Button, is_default: bool) -> ttk.Button:
        label = shown_label(button.label, windowing_system(self.window))
        widget = ttk.Button(
            self._button_row,
            text=label.text,
            underline=label.underline,
            command=button.command,
            style="Default.Dialog.TButton" if is_default else "Dialog.TButton",
            default="active" if is_default else "normal",
        )

        def press(event: tk.Event[tk.Misc]) -> str:
            widget.invoke()
            return "break"

        # The space bar too: after Tk's own binding the window would be asked, which may be gone by then.
        for key in ("<Return>", "<KP_Enter>", "<space>"):
            widget.bind(key, press)
        self.add_access(label.key, lambda: _invoke(widget))
        return widget

    def show(self, focus: tk.Misc) -> None:
        """Puts the filled window on the screen, over its owner, with the input in ``focus``."""
        window = self.window
        window.update_idletasks()
        if self._owner.winfo_viewable():
            # Over a window that is not seen, a transient one would not be seen either.
            window.transient(self._owner)
        x, y = self._place()
        window.geometry(f"+{x}+{y}")
        window.deiconify()
        window.lift()
        focus.focus_set()
        self._hold_input()

    def _place(self) -> Tuple[int, int]:
        """The window's left and top in pixels: in the middle of its owner, wholly on the screen with its frame."""
        window, owner = self.window, self._owner
        left, top = owner.winfo_vrootx(), owner.winfo_vrooty()
        right, bottom = left + owner.winfo_vrootwidth(), top + owner.winfo_vrootheight()
        width, height = window.winfo_reqwidth(), window.winfo_reqheight()
        middle_x, middle_y = (left + right) // 2, (top + bottom) // 2
        border, title_bar = self._frame_of_owner()
        if owner.winfo_viewable():
            middle_x = owner.winfo_rootx() + owner.winfo_width() // 2
            middle_y = owner.winfo_rooty() + owner.winfo_height() // 2
        x = middle_x - width // 2 - border
        y = middle_y - height // 2 - title_bar
        x = max(left, min(x, right - width - 2 * border))
        y = max(top, min(y, bottom - height - title_bar - border))
        return x, y

    def _frame_of_owner(self) -> Tuple[int, int]:
        """The owner's border and title bar in pixels; the dialog's will be alike."""
        # winfo_x and winfo_y do not count the frame with every X11 window manager; this does, on every platform.
        place = str(self.window.tk.call("wm", "geometry", str(self._owner))).split("+")
        if len(place) != 3 or not self._owner.winfo_viewable():
            return 0, 2 * self.line
        border = max(0, self._owner.winfo_rootx() - int(place[1]))
        return border, max(border, self._owner.winfo_rooty() - int(place[2]))

    def close(self) -> None:
        """Takes the window away and gives the input back; nothing is answered. Does nothing the second time."""
        if self.closed:
            return
        self._forget()
        self.window.grab_release()
        self._return_focus()
        self.window.destroy()

    def _return_focus(self) -> None:
        # While the dialog is still there: the focus of a window that is gone cannot be passed on. By Tcl's own
        # command, since tkinter does not know the copies of menus that may have the focus.
        call = self.window.tk.call
        call("focus", call("focus", "-lastfor", str(self._owner)))

    def _forget(self) -> None:
        self.closed = True
        self._images.clear()
        if _open.get(self._owner) is self:
            del _open[self._owner]

    def _on_destroy(self, event: tk.Event[tk.Misc]) -> None:
        if event.widget is self.window:
            self._forget()

    def _hold_input(self, event: Optional[tk.Event[tk.Misc]] = None) -> None:
        if self.closed or open_dialog(self.window) is not None or not self.window.winfo_viewable():
            return
        try:
            if self.window.grab_status() is None:
                self.window.grab_set()
        except tk.TclError:
            # Not to be seen yet, or another program holds the input: the next event tries again.
            return

    def _on_button(self, event: tk.Event[tk.Misc]) -> None:
        # Our frame fills the window: what the window itself gets is a click beside it, with which the window manager
        # gives the keyboard to the owner, that may not have it now.
        if event.widget is self.window:
            self.window.lift()
            call = self.window.tk.call
            call("focus", "-force", call("focus", "-lastfor", str(self.window)))

    def _press_default(self) -> None:
        if self._default is not None:
            self._default.invoke()


def _invoke(button: ttk.Button) -> None:
    button.focus_set()
    button.invoke()
