"""What all dialogs have in common: place, input, keys, and how they go away."""
from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Any, Callable, Dict, Iterator, List, Tuple

import pytest
from driver import CAPS_LOCK, CONTROL, click, key, press, pump, release

from simplesimon.view.dialogs import Dialog, ask_suits, close_open_dialog, confirm, open_dialog
from simplesimon.view.dialogs.dialog import Button
from simplesimon.view.theme import Colour, contrast
from simplesimon.words import Words

ALT = 0x8

OnScreen = Callable[[Dialog], Dialog]
Openers = Dict[str, Callable[[tkinter.Misc, Words], Dialog]]

ALL = ["suits", "code", "confirm", "fault", "statistics", "keys", "about"]


class Question:
    """A dialog with three buttons that note what was pressed, the second one being the default."""

    def __init__(self, parent: tkinter.Misc) -> None:
        self.pressed: List[str] = []
        self.dialog = Dialog(parent, "Question")
        self.dialog.add_text("Which one?")
        self.buttons = self.dialog.add_buttons([self._button(name) for name in ("One", "Two", "Three")], default=1)
        self.entry = ttk.Entry(self.dialog.body)
        self.entry.pack()
        self.dialog.show(focus=self.entry)

    def _button(self, name: str) -> Button:
        return Button(f"&{name}", lambda: self.pressed.append(name))


@pytest.fixture
def question(parent: tkinter.Tk, on_screen: OnScreen) -> Question:
    asked = Question(parent)
    on_screen(asked.dialog)
    return asked


def test_a_dialog_stands_in_the_middle_of_its_window(parent: tkinter.Tk, question: Question) -> None:
    window = question.dialog.window
    middle = window.winfo_rootx() + window.winfo_width() / 2, window.winfo_rooty() + window.winfo_height() / 2
    assert abs(middle[0] - parent.winfo_rootx() - parent.winfo_width() / 2) <= 2
    assert abs(middle[1] - parent.winfo_rooty() - parent.winfo_height() / 2) <= 2


def test_a_dialog_of_a_window_half_off_the_screen_is_put_wholly_on_it(parent: tkinter.Tk, words: Words) -> None:
    low = tkinter.Toplevel(parent)
    low.geometry(f"300x200+{parent.winfo_screenwidth() - 150}+{parent.winfo_screenheight() - 90}")
    pump(low, low.winfo_viewable)
    window = ask_suits(low, words, 1, lambda suits: None).window
    # Asked for at once: some window managers put on the screen what was not.
    _, x, y = str(window.geometry()).split("+")
    right, bottom = int(x) + window.winfo_reqwidth(), int(y) + window.winfo_reqheight()
    low.destroy()
    assert right <= parent.winfo_screenwidth()
    assert bottom <= parent.winfo_screenheight()


def test_a_dialog_over_a_window_that_is_not_seen_is_seen(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    hidden = tkinter.Toplevel(parent)
    hidden.withdraw()
    assert on_screen(ask_suits(hidden, words, 1, lambda suits: None)).window.winfo_viewable()
    hidden.destroy()


def test_an_open_dialog_holds_all_input(parent: tkinter.Tk, question: Question) -> None:
    assert _grabbing(parent) is question.dialog.window


def test_the_window_has_input_and_focus_again_when_the_dialog_is_closed(parent: tkinter.Tk, question: Question) -> None:
    key(question.dialog.window, "Escape")
    pump(parent, lambda: parent.focus_get() is parent)
    assert _grabbing(parent) is None


def test_the_focus_comes_back_to_the_part_that_had_it(parent: tkinter.Tk, on_screen: OnScreen) -> None:
    field = ttk.Entry(parent)
    field.pack()
    field.focus_force()
    pump(parent, lambda: parent.focus_get() is field)
    on_screen(Question(parent).dialog).close()
    pump(parent, lambda: parent.focus_get() is field)
    field.destroy()


def test_escape_cancels(question: Question) -> None:
    key(question.dialog.window, "Escape")
    assert question.dialog.closed
    assert question.pressed == []


def test_the_close_button_of_the_window_cancels(parent: tkinter.Tk, question: Question) -> None:
    window = question.dialog.window
    window.tk.call(window.protocol("WM_DELETE_WINDOW"))
    assert open_dialog(parent) is None
    assert question.pressed == []


@pytest.mark.parametrize("name", ["Return", "KP_Enter"])
def test_return_presses_the_default_button_from_a_field(question: Question, name: str) -> None:
    key(question.dialog.window, name)
    assert question.pressed == ["Two"]


@pytest.mark.parametrize("name", ["Return", "KP_Enter", "space"])
def test_a_key_presses_the_button_that_has_the_focus_and_no_other(question: Question, name: str) -> None:
    question.buttons[2].focus_set()
    key(question.dialog.window, name)
    assert question.pressed == ["Three"]


@pytest.mark.parametrize("state", [0, ALT, ALT | CONTROL])
def test_the_space_bar_with_any_other_key_closes_a_dialog_cleanly(
    parent: tkinter.Tk, words: Words, on_screen: OnScreen, faults: List[Any], state: int
) -> None:
    dialog = confirm(parent, words, "Title", "Question?", "Yes", "No", lambda: None)
    on_screen(dialog)
    key(dialog.window, "space", state=state)
    assert dialog.closed
    assert faults == []


@pytest.mark.skipif("sys.platform == 'darwin'", reason="macOS has no access keys")
def test_alt_and_the_underlined_letter_press_a_button(question: Question) -> None:
    key(question.dialog.window, "o", state=ALT)
    assert question.pressed == ["One"]
    button = question.buttons[0]
    assert button.cget("text")[int(button.cget("underline"))] == "O"


def test_alt_and_a_letter_work_with_caps_lock(question: Question) -> None:
    key(question.dialog.window, "O", state=ALT | CAPS_LOCK)
    assert question.pressed == ["One"]


def test_alt_gr_and_a_letter_press_nothing(question: Question) -> None:
    key(question.dialog.window, "o", state=ALT | CONTROL)
    assert question.pressed == []


def test_tab_goes_through_the_buttons_in_the_order_in_which_they_stand(question: Question) -> None:
    window = question.dialog.window
    left_to_right = sorted(question.buttons, key=lambda button: button.winfo_rootx())
    left_to_right[0].focus_force()
    met = [left_to_right[0]]
    for _ in range(2):
        key(window, "Tab")
        met.append(window.focus_get())  # type: ignore[arg-type]
    assert met == left_to_right


def test_an_answer_comes_when_the_dialog_is_gone(parent: tkinter.Tk, words: Words, on_screen: OnScreen) -> None:
    open_then: List[object] = []
    dialog = on_screen(ask_suits(parent, words, 1, lambda suits: open_then.append(open_dialog(parent))))
    window = dialog.window
    key(window, "Return")
    assert open_then == [None]
    assert not parent.tk.call("winfo", "exists", str(window))


def test_a_second_dialog_cancels_the_first(parent: tkinter.Tk, question: Question, on_screen: OnScreen) -> None:
    second = on_screen(Question(parent).dialog)
    assert question.dialog.closed
    assert open_dialog(parent) is second
    assert _grabbing(parent) is second.window


def test_a_dialog_over_a_dialog_gives_the_input_back_to_it(
    parent: tkinter.Tk, question: Question, words: Words, on_screen: OnScreen
) -> None:
    upper = on_screen(confirm(question.dialog.window, words, "Sure?", "Sure?", "Yes", "No", lambda: None))
    assert _grabbing(parent) is upper.window
    key(upper.window, "Escape")
    pump(parent, lambda: _grabbing(parent) is question.dialog.window)
    assert open_dialog(parent) is question.dialog


def test_closing_a_dialog_closes_what_is_open_over_it(
    parent: tkinter.Tk, question: Question, words: Words, on_screen: OnScreen
) -> None:
    upper = on_screen(confirm(question.dialog.window, words, "Sure?", "Sure?", "Yes", "No", lambda: None))
    close_open_dialog(parent)
    assert upper.closed
    assert open_dialog(parent) is None
    pump(parent, lambda: parent.focus_get() is parent)


def test_closing_when_nothing_is_open_does_nothing(parent: tkinter.Tk) -> None:
    close_open_dialog(parent)
    assert open_dialog(parent) is None


def test_the_dialog_goes_with_the_window_that_it_stands_over(parent: tkinter.Tk, on_screen: OnScreen) -> None:
    owner = tkinter.Toplevel(parent)
    pump(owner, owner.winfo_viewable)
    dialog = on_screen(Question(owner).dialog)
    owner.destroy()
    assert dialog.closed
    dialog.close()


def test_a_click_beside_the_dialog_leaves_the_keyboard_with_it(parent: tkinter.Tk, question: Question) -> None:
    parent.focus_force()
    click(parent, (20, 20))
    pump(parent, lambda: parent.focus_get() is question.entry)
    key(parent, "Return")
    assert question.pressed == ["Two"]


def test_a_dialog_opens_while_a_mouse_button_is_held(parent: tkinter.Tk, on_screen: OnScreen) -> None:
    press(parent, (20, 20))
    asked = Question(parent)
    on_screen(asked.dialog)
    release(parent, (20, 20))
    key(asked.dialog.window, "Return")
    assert asked.pressed == ["Two"]


def test_a_dialog_that_cannot_hold_the_input_works_all_the_same(
    parent: tkinter.Tk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(window: tkinter.Misc) -> None:
        raise tkinter.TclError("grab failed: another application has grab")

    monkeypatch.setattr(tkinter.Toplevel, "grab_set", refuse)
    asked = Question(parent)
    pump(parent, lambda: asked.dialog.window.focus_get() is asked.entry)
    key(asked.dialog.window, "Return")
    assert asked.pressed == ["Two"]


def test_two_hundred_dialogs_leave_no_tcl_command_and_no_image_behind(
    parent: tkinter.Tk, words: Words, openers: Openers
) -> None:
    def left() -> Tuple[int, int]:
        return len(parent.tk.call("info", "commands")), len(parent.tk.call("image", "names"))

    kept: List[Dialog] = []

    def open_each(times: int) -> None:
        for name in ALL * times:
            kept.append(openers[name](parent, words))
            kept[-1].close()

    # Tk reads some of its own commands when they are first wanted.
    open_each(1)
    before = left()
    open_each(2)
    # The rest is not put on the screen, which takes most of the time.
    for _ in range(200 - 2 * len(ALL)):
        dialog = Dialog(parent, "")
        dialog.add_buttons([Button("&Yes", dialog.close), Button("&No", dialog.close)], default=0)
        dialog.close()
    assert left() == before


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_clipped_in_a_language_of_long_words(
    parent: tkinter.Tk, openers: Openers, on_screen: OnScreen, name: str
) -> None:
    window = on_screen(openers[name](parent, LongWords("en"))).window
    for widget in _shown_parts(window):
        assert widget.winfo_width() >= widget.winfo_reqwidth(), widget
        assert widget.winfo_height() >= widget.winfo_reqheight(), widget
        assert widget.winfo_rootx() + widget.winfo_width() <= window.winfo_rootx() + window.winfo_width(), widget
        assert widget.winfo_rooty() + widget.winfo_height() <= window.winfo_rooty() + window.winfo_height(), widget
    assert window.winfo_width() <= 800


@pytest.mark.parametrize("name", ALL)
def test_no_line_of_a_japanese_dialog_begins_with_a_full_stop_or_a_comma(
    parent: tkinter.Tk, openers: Openers, on_screen: OnScreen, name: str
) -> None:
    window = on_screen(openers[name](parent, Words("ja"))).window
    labels = [part for part in _shown_parts(window) if isinstance(part, ttk.Label)]
    assert labels
    for label in labels:
        # Tk's own lines may begin with anything.
        assert str(label.cget("wraplength")) in ("", "0")
        assert not [line for line in str(label.cget("text")).split("\n") if line.startswith(("。", "、"))]


@pytest.mark.parametrize("name", ALL)
def test_every_text_stands_out_from_its_ground(
    parent: tkinter.Tk, words: Words, openers: Openers, on_screen: OnScreen, name: str
) -> None:
    if parent.tk.call("tk", "windowingsystem") != "x11":
        pytest.skip("the platform's own colours")
    window = on_screen(openers[name](parent, words)).window
    style = ttk.Style(window)
    checked = 0
    for widget in _shown_parts(window):
        kind = str(widget.cget("style")) if isinstance(widget, ttk.Widget) else ""
        ground = "fieldbackground" if kind.endswith("TEntry") else "background"
        if kind.endswith(("TLabel", "TButton", "TEntry", "TRadiobutton")):
            for states in ([], ["active"], ["pressed", "active"], ["focus"], ["selected"], ["readonly"]):
                pair = style.lookup(kind, "foreground", states), style.lookup(kind, ground, states)
                assert _contrast(widget, *pair) >= 4.5, (widget, states, pair)
                checked += 1
        if isinstance(widget, tkinter.Text):
            assert _contrast(widget, widget.cget("foreground"), widget.cget("background")) >= 4.5
            assert _contrast(widget, widget.cget("selectforeground"), widget.cget("selectbackground")) >= 4.5
    assert checked


class LongWords(Words):
    """English, every text of it half as long again."""

    def __call__(self, key: str, **values: object) -> str:
        text = super().__call__(key, **values)
        return text + " öyx" * (len(text) // 8 + 1)


def _shown_parts(widget: tkinter.Misc) -> Iterator[tkinter.Misc]:
    for child in widget.winfo_children():
        if child.winfo_viewable():
            yield child
            yield from _shown_parts(child)


def _grabbing(parent: tkinter.Tk) -> object:
    """The window that holds the input."""
    path = str(parent.tk.call("grab", "current", str(parent)))
    return parent.nametowidget(path) if path else None


def _contrast(widget: tkinter.Misc, first: str, second: str) -> float:
    return contrast(_levels(widget, first), _levels(widget, second))


def _levels(widget: tkinter.Misc, colour: str) -> Colour:
    red, green, blue = widget.winfo_rgb(colour)
    return red >> 8, green >> 8, blue >> 8
