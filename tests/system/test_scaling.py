"""The scale of a desktop for high-resolution screens, as its settings put it into the X server."""
from __future__ import annotations

import tkinter
from tkinter import font
from typing import Iterator, Optional

import pytest

from simplesimon.system import scaling
from simplesimon.system.scaling import adopt_desktop_scale


@pytest.fixture
def root(display: None) -> Iterator[tkinter.Tk]:
    window = tkinter.Tk()
    if window.tk.call("tk", "windowingsystem") != "x11" or tkinter.TkVersion > 8.6:
        window.destroy()
        pytest.skip("this Tk asks for the desktop's scale itself")
    before = window.tk.call("tk", "scaling")
    yield window
    # Tk keeps the scale with the display, which all windows of this process share.
    window.tk.call("tk", "scaling", before)
    window.destroy()


def text_height(root: tkinter.Tk, monkeypatch: pytest.MonkeyPatch, dots_per_inch: int) -> int:
    monkeypatch.setattr(scaling, "_resources", lambda: f"*font:\tfixed\nXft.dpi:\t{dots_per_inch}\nXft.rgba:\tnone\n")
    adopt_desktop_scale(root)
    # Tk keeps the size of the screen in whole millimetres.
    assert root.winfo_fpixels("1i") == pytest.approx(dots_per_inch, rel=0.01)
    return font.Font(root, name="TkDefaultFont", exists=True).metrics("linespace")


@pytest.mark.parametrize("dots_per_inch", [144, 192, 288])
def test_text_grows_with_the_desktops_scale(
    root: tkinter.Tk, monkeypatch: pytest.MonkeyPatch, dots_per_inch: int
) -> None:
    plain = text_height(root, monkeypatch, 96)
    assert text_height(root, monkeypatch, dots_per_inch) == pytest.approx(plain * dots_per_inch / 96, rel=0.1)


@pytest.mark.parametrize("resources", ["", "Xft.dpi: 0\n", "Xft.dpi: 99999\n", "Xft.dpi: large\n", "NotXft.dpi: 192\n"])
def test_without_a_sensible_scale_tks_own_stays(
    root: tkinter.Tk, monkeypatch: pytest.MonkeyPatch, resources: str
) -> None:
    before = root.tk.call("tk", "scaling")
    monkeypatch.setattr(scaling, "_resources", lambda: resources)
    adopt_desktop_scale(root)
    assert root.tk.call("tk", "scaling") == before


@pytest.mark.parametrize("missing", [OSError, AttributeError])
def test_without_the_x_library_tks_own_scale_stays(
    root: tkinter.Tk, monkeypatch: pytest.MonkeyPatch, missing: type
) -> None:
    import ctypes

    def fail(name: str) -> Optional[object]:
        raise missing(name)

    monkeypatch.setattr(ctypes, "CDLL", fail)
    assert scaling._resources() == ""
