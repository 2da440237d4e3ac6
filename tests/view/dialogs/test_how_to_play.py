"""The page that says how the game is played."""
from __future__ import annotations

import tkinter
from typing import Any, List, Set

import pytest
from driver import key, pump, timers

from simplesimon.view.board import slices
from simplesimon.view.dialogs.how_to_play import SECTIONS
from simplesimon.words import Words


@pytest.fixture
def page(program: Any) -> tkinter.Toplevel:
    """The page from its beginning, opened by its key and with the focus. It stays open from one test to the next."""
    key(program.root, "F1")
    (window,) = _windows(program)
    pump(program.root, lambda: window.winfo_viewable() and _has_focus(window))
    key(window, "Home")
    return window


@pytest.fixture
def drawing(program: Any, monkeypatch: pytest.MonkeyPatch) -> tkinter.Toplevel:
    """The page just opened anew, its figures still to be drawn, each part of them in a slice of its own."""
    for window in _windows(program):
        _close(window)
    pump(program.root, lambda: not timers(program.root))
    monkeypatch.setattr(slices, "SLICE", 0.0)
    program.controller.show_help()
    (window,) = _windows(program)
    return window


def test_the_page_is_shown_with_all_its_text_before_its_figures_are_drawn(
    program: Any, drawing: tkinter.Toplevel, words: Words
) -> None:
    assert drawing.state() == "normal"
    assert {words(f"help.{section}.title") for section in SECTIONS} <= set(_texts(drawing))
    assert [figure.find_all() for figure in _figures(drawing)] == [()] * 6


def test_nothing_on_the_page_moves_while_its_figures_are_drawn(program: Any, drawing: tkinter.Toplevel) -> None:
    canvas = _canvas(drawing)
    drawing.update_idletasks()
    before = canvas.yview(), [canvas.bbox(item) for item in canvas.find_all()]
    pump(program.root, lambda: not timers(program.root))
    assert all(figure.find_all() for figure in _figures(drawing))
    assert (canvas.yview(), [canvas.bbox(item) for item in canvas.find_all()]) == before


def test_a_figure_gets_all_its_cards_at_once(program: Any, drawing: tkinter.Toplevel) -> None:
    seen: List[Set[int]] = [set() for _ in range(6)]
    while timers(program.root):
        program.root.update()
        for counts, figure in zip(seen, _figures(drawing)):
            counts.add(_card_sized(figure))
    # Two figures show empty places, which are as large as a card and there before the cards are.
    places = [0, 0, 0, 2, 0, 1]
    assert [max(counts) for counts in seen] == [52, 10, 12, 8 + 2, 13, 5 + 1]
    assert all(counts <= {0, empty, max(counts)} for counts, empty in zip(seen, places))


def test_a_page_closed_while_it_is_drawn_leaves_no_timer(program: Any, drawing: tkinter.Toplevel) -> None:
    pump(program.root, lambda: _figures(drawing)[0].find_all())
    assert timers(program.root)
    _close(drawing)
    assert timers(program.root) == []


def test_every_section_is_on_the_page(page: tkinter.Toplevel, words: Words) -> None:
    written = _texts(page)
    for section in SECTIONS:
        assert words(f"help.{section}.title") in written
        for paragraph in words(f"help.{section}.text").split("\n"):
            assert paragraph in " ".join(written)


def test_what_a_player_must_know_has_a_section() -> None:
    assert set(SECTIONS) >= {"deal", "moves", "groups", "empty", "runs", "score", "undo", "codes", "limits", "spider"}


def test_text_and_figures_lie_within_the_page(page: tkinter.Toplevel) -> None:
    canvas = _canvas(page)
    left, right = canvas.canvasx(0), canvas.canvasx(canvas.winfo_width())
    for item in canvas.find_all():
        box = canvas.bbox(item)
        assert left < box[0] and box[2] < right


def test_no_text_runs_into_another_one_or_into_a_figure(page: tkinter.Toplevel) -> None:
    canvas = _canvas(page)
    for item in canvas.find_all():
        x0, y0, x1, y1 = canvas.bbox(item)
        # Lines of text may touch by the pixels that Tk adds around each.
        over = set(canvas.find_overlapping(x0, y0 + 3, x1, y1 - 3)) - {item}
        assert not over


@pytest.mark.parametrize("name", ["Down", "Next", "End"])
def test_a_key_scrolls_down_and_home_goes_back(page: tkinter.Toplevel, name: str) -> None:
    canvas = _canvas(page)
    key(page, name)
    assert canvas.yview()[0] > 0
    assert (canvas.yview()[1] == 1.0) is (name == "End")
    key(page, "Home")
    assert canvas.yview()[0] == 0


@pytest.mark.parametrize("there, back", [("Down", "Up"), ("Next", "Prior")])
def test_a_key_scrolls_up_by_what_another_one_scrolled_down(page: tkinter.Toplevel, there: str, back: str) -> None:
    for name in (there, there, back, back):
        key(page, name)
    assert _canvas(page).yview()[0] == 0


def test_the_wheel_scrolls_over_text_and_over_a_figure(page: tkinter.Toplevel) -> None:
    canvas = _canvas(page)
    figure = next(child for child in canvas.winfo_children() if isinstance(child, tkinter.Canvas))
    seen = [canvas.yview()[0]]
    for part in (canvas, figure):
        if page.tk.call("tk", "windowingsystem") == "x11":
            part.event_generate("<Button-5>")
        else:
            part.event_generate("<MouseWheel>", delta=-120)
        page.update()
        seen.append(canvas.yview()[0])
    assert seen[0] < seen[1] < seen[2]


def test_a_wider_window_keeps_the_page_in_its_middle(page: tkinter.Toplevel) -> None:
    canvas = _canvas(page)
    width = canvas.winfo_width()
    page.geometry(f"{page.winfo_width() + 200}x{page.winfo_height()}")
    pump(page, lambda: canvas.winfo_width() == width + 200)
    left, _, right, _ = canvas.bbox("all")
    assert abs((left - canvas.canvasx(0)) - (canvas.canvasx(canvas.winfo_width()) - right)) <= 3


def test_escape_closes_the_page_and_the_game_has_the_keys_again(program: Any, page: tkinter.Toplevel) -> None:
    key(page, "Escape")
    pump(program.root, lambda: program.root.focus_get() is program.root)
    assert _windows(program) == []
    key(program.root, "Right")
    assert program.controller.cursor is not None
    program.controller.point(None)


def test_the_key_brings_the_open_page_to_the_front(program: Any, page: tkinter.Toplevel) -> None:
    program.root.focus_force()
    pump(program.root, lambda: program.root.focus_get() is program.root)
    key(program.root, "F1")
    pump(program.root, lambda: _has_focus(page))
    assert _windows(program) == [page]


def test_in_another_language_the_page_is_made_anew(program: Any, page: tkinter.Toplevel) -> None:
    program.controller.change(language="id")
    program.controller.show_help()
    (anew,) = _windows(program)
    assert Words("id")("help.aim") in " ".join(_texts(anew))
    anew.event_generate("<Escape>")


def test_the_page_leaves_no_timer(program: Any, page: tkinter.Toplevel) -> None:
    key(page, "Escape")
    pump(program.root, lambda: not timers(program.root), seconds=1.0)


def _windows(program: Any) -> List[tkinter.Toplevel]:
    return [child for child in program.root.winfo_children() if isinstance(child, tkinter.Toplevel)]


def _has_focus(window: tkinter.Toplevel) -> bool:
    focus = window.focus_get()
    return focus is not None and focus.winfo_toplevel() is window


def _canvas(widget: tkinter.Misc) -> Any:
    parts = [part for child in widget.winfo_children() for part in child.winfo_children()]
    return next(part for part in parts if isinstance(part, tkinter.Canvas))


def _figures(window: tkinter.Misc) -> List[Any]:
    """The figures from the page's beginning on."""
    return [child for child in _canvas(window).winfo_children() if isinstance(child, tkinter.Canvas)]


def _card_sized(figure: Any) -> int:
    """How many pictures of the size of a card are seen in a figure: cards and empty places."""
    found = 0
    for item in figure.find_all():
        image = figure.itemcget(item, "image") if figure.type(item) == "image" else ""
        found += bool(image) and figure.tk.call("image", "height", image) > 1.3 * figure.tk.call("image", "width", image)
    return found


def _close(window: tkinter.Toplevel) -> None:
    window.tk.call(window.protocol("WM_DELETE_WINDOW"))


def _texts(window: tkinter.Misc) -> List[str]:
    canvas = _canvas(window)
    return [canvas.itemcget(item, "text") for item in canvas.find_all() if canvas.type(item) == "text"]
