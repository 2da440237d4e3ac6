"""The look of the dialogs: the platform's on Windows and macOS; on X11 ttk's "clam", made flat, under names of our own.

Knows nothing of any dialog, and nothing of the table's colours.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Dict

from .wrapping import wrapped

BODY_FONT = "SimpleSimonBody"
FIXED_FONT = "SimpleSimonFixed"
KEYS_FONT = "SimpleSimonKeys"
STRONG_FONT = "SimpleSimonStrong"
HEADING_FONT = "SimpleSimonHeading"

_LINES_OF_A_SCREEN = 27
"""So many lines of text every screen has room for, or the text is made smaller: the highest dialog needs 25."""

# X11 has no look of its own. Every two of these that meet as text and ground have a contrast of at least 4.5 : 1.
_GROUND = "#f5f6f4"
_TEXT = "#1d2521"
_FAINT_TEXT = "#55605a"
_FIELD = "#ffffff"
_LINE = "#b7c0ba"
_PRESSED = "#dde3df"
_ACCENT = "#1f6b45"
_ACCENT_ACTIVE = "#268053"
_ACCENT_PRESSED = "#12442b"
_ACCENT_TINT = "#e4f1e9"
_FAULT = "#a3261d"


def windowing_system(widget: tk.Misc) -> str:
    """``x11``, ``win32`` or ``aqua``."""
    return str(widget.tk.call("tk", "windowingsystem"))


def line_height(widget: tk.Misc, font: str = BODY_FONT) -> int:
    """The height of a line of text in pixels. Distances in dialogs are parts of it, so that they grow with the text."""
    return int(widget.tk.call("font", "metrics", font, "-linespace"))


def text_width(widget: tk.Misc, text: str, font: str = BODY_FONT) -> int:
    """The width of ``text`` in pixels."""
    return int(widget.tk.call("font", "measure", font, text))


def fitted(widget: tk.Misc, text: str, width: int, font: str = BODY_FONT) -> str:
    """``text`` in lines of at most ``width`` pixels. Tk's own would begin a Japanese line with a full stop."""
    return "\n".join(wrapped(text, width, lambda part: text_width(widget, part, font)))


def prepare(widget: tk.Misc) -> None:
    """Makes fonts and styles, the first time that a dialog opens in this interpreter."""
    if HEADING_FONT in widget.tk.splitlist(widget.tk.call("font", "names")):
        return
    _make_fonts(widget)
    style = ttk.Style(widget)
    if windowing_system(widget) == "x11":
        style.theme_use("clam")
        _make_flat(style, line_height(widget))
    for name in ("Dialog.TLabel", "Choice.TLabel", "Dialog.TButton"):
        style.configure(name, font=BODY_FONT)
    style.configure("Heading.Dialog.TLabel", font=HEADING_FONT)
    style.configure("Keys.Dialog.TLabel", font=KEYS_FONT)
    style.configure("Strong.Dialog.TLabel", font=STRONG_FONT)
    style.configure("FaultMark.Dialog.TLabel", font=STRONG_FONT, foreground=_FIELD, background=_FAULT)
    style.configure("Choice.TRadiobutton", font=STRONG_FONT)


def text_colours(widget: tk.Misc) -> Dict[str, str]:
    """Options of a ``tk.Text``: the colours of text and of selection on X11, none where the platform has its own."""
    if windowing_system(widget) != "x11":
        return {}
    return {
        "background": _FIELD,
        "foreground": _TEXT,
        "selectbackground": _ACCENT,
        "selectforeground": _FIELD,
        "inactiveselectbackground": _ACCENT,
        "highlightbackground": _LINE,
        "highlightcolor": _ACCENT,
    }


def ground_colours(widget: tk.Misc) -> Dict[str, str]:
    """Options of a classic widget that lies behind those of ttk: their ground on X11, the platform's elsewhere."""
    return {"background": _GROUND} if windowing_system(widget) == "x11" else {}


def _make_fonts(widget: tk.Misc) -> None:
    # Made by Tcl's own command: a tkinter Font takes its named font away again when it is collected.
    call = widget.tk.call
    held = tk.Canvas(widget.nametowidget("."))
    highest = widget.winfo_screenheight() // _LINES_OF_A_SCREEN
    shrink = min(1.0, highest / line_height(widget, "TkDefaultFont"))
    for name, model, factor, weight in (
        (BODY_FONT, "TkDefaultFont", 1.0, "normal"),
        (FIXED_FONT, "TkFixedFont", 1.0, "normal"),
        (KEYS_FONT, "TkDefaultFont", 1.0, "bold"),
        (STRONG_FONT, "TkDefaultFont", 1.1, "bold"),
        (HEADING_FONT, "TkDefaultFont", 1.4, "bold"),
    ):
        call("font", "create", name, *widget.tk.splitlist(call("font", "actual", model)))
        size = int(call("font", "actual", model, "-size"))
        call("font", "configure", name, "-size", int(round(size * factor * shrink)), "-weight", weight)
        # A font that no widget uses is looked for anew each time that a text is measured: 400 times as long.
        held.create_text(0, 0, font=name)


def _make_flat(style: ttk.Style, line: int) -> None:
    plain = {
        "background": _GROUND,
        "foreground": _TEXT,
        "bordercolor": _LINE,
        "lightcolor": _GROUND,
        "darkcolor": _GROUND,
    }
    style.configure("Dialog.TFrame", **plain)
    style.configure("Dialog.TLabel", borderwidth=0, **plain)
    style.configure("Faint.Dialog.TLabel", foreground=_FAINT_TEXT)
    style.configure("Fault.Dialog.TLabel", foreground=_FAULT)
    style.configure("Rule.Dialog.TFrame", background=_LINE)
    _make_buttons_flat(style, line)
    _make_fields_flat(style, line)
    _make_choices_flat(style, line)


def _make_buttons_flat(style: ttk.Style, line: int) -> None:
    kinds = (
        ("Dialog.TButton", _FIELD, _TEXT, _LINE, _ACCENT_TINT, _PRESSED, _ACCENT, _ACCENT),
        ("Default.Dialog.TButton", _ACCENT, _FIELD, _ACCENT, _ACCENT_ACTIVE, _ACCENT_PRESSED, _ACCENT_PRESSED, _FIELD),
    )
    for name, ground, text, border, active, pressed, focus, focus_inside in kinds:
        # Without the dotted line of the focus: the border shows it.
        style.layout(
            name,
            [
                (
                    "Button.border",
                    {
                        "sticky": "nswe",
                        "children": [
                            (
                                "Button.padding",
                                {"sticky": "nswe", "children": [("Button.label", {"sticky": "nswe"})]},
                            )
                        ],
                    },
                )
            ],
        )
        style.configure(
            name,
            background=ground,
            foreground=text,
            bordercolor=border,
            lightcolor=ground,
            darkcolor=ground,
            padding=(line * 3 // 4, line // 3),
            anchor="center",
            width=-9,
        )
        grounds = [("pressed", pressed), ("active", active)]
        inside = [("focus", focus_inside)] + grounds
        style.map(
            name,
            background=grounds,
            foreground=[],
            bordercolor=[("focus", focus)],
            lightcolor=inside,
            darkcolor=inside,
        )


def _make_fields_flat(style: ttk.Style, line: int) -> None:
    focus = [("focus", _ACCENT)]
    style.configure(
        "Dialog.TEntry",
        fieldbackground=_FIELD,
        background=_GROUND,
        foreground=_TEXT,
        insertcolor=_TEXT,
        selectbackground=_ACCENT,
        selectforeground=_FIELD,
        bordercolor=_LINE,
        lightcolor=_FIELD,
        darkcolor=_FIELD,
        padding=(line // 3, line // 4),
    )
    style.map(
        "Dialog.TEntry",
        bordercolor=focus,
        lightcolor=focus,
        darkcolor=focus,
        background=[],
        fieldbackground=[],
        selectbackground=[],
    )
    style.configure(
        "Fact.Dialog.TEntry",
        fieldbackground=_GROUND,
        bordercolor=_GROUND,
        lightcolor=_GROUND,
        darkcolor=_GROUND,
        padding=line // 6,
    )
    style.configure(
        "Dialog.Vertical.TScrollbar",
        background=_LINE,
        troughcolor=_GROUND,
        bordercolor=_GROUND,
        lightcolor=_LINE,
        darkcolor=_LINE,
        arrowcolor=_TEXT,
        gripcount=0,
        arrowsize=line * 3 // 4,
    )
    style.map("Dialog.Vertical.TScrollbar", background=[("disabled", _GROUND)])


def _make_choices_flat(style: ttk.Style, line: int) -> None:
    ground = [("selected", _ACCENT_TINT), ("active", _FIELD)]
    border = [("focus", _ACCENT), ("selected", _ACCENT)]
    inside = [("focus", _ACCENT)] + ground
    style.configure(
        "Choice.TFrame", background=_FIELD, bordercolor=_LINE, lightcolor=_FIELD, darkcolor=_FIELD, relief="raised",
        borderwidth=2,
    )
    style.map("Choice.TFrame", background=ground, bordercolor=border, lightcolor=inside, darkcolor=inside)
    style.configure("Choice.TLabel", borderwidth=0, background=_FIELD, foreground=_TEXT)
    style.configure("Faint.Choice.TLabel", foreground=_FAINT_TEXT)
    style.map("Choice.TLabel", background=ground)
    style.configure(
        "Choice.TRadiobutton",
        background=_FIELD,
        foreground=_TEXT,
        indicatorsize=line * 3 // 4,
        indicatormargin=(0, 0, line // 2, 0),
        indicatorbackground=_FIELD,
        indicatorforeground=_ACCENT,
        upperbordercolor=_FAINT_TEXT,
        lowerbordercolor=_FAINT_TEXT,
        padding=0,
    )
    style.layout(
        "Choice.TRadiobutton",
        [
            (
                "Radiobutton.padding",
                {
                    "sticky": "nswe",
                    "children": [
                        ("Radiobutton.indicator", {"side": "left", "sticky": ""}),
                        ("Radiobutton.label", {"side": "left", "sticky": "nswe"}),
                    ],
                },
            )
        ],
    )
    style.map("Choice.TRadiobutton", background=ground, foreground=[], indicatorbackground=[])
