"""The buttons that go through an example: to the start, back, play and pause, forward, to the end; and the speed.

Knows nothing of what is played.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Callable, Dict, List, Mapping, Sequence, Tuple

from simplesimon.view.theme import Colour
from simplesimon.words import Words

from .style import BODY_FONT, text_width
from .symbols import colour_of, symbol_image

BUTTONS = ("start", "back", "play", "forward", "end")

_BUTTON = "Transport.Dialog.TButton"
_RADIO = "Speed.Dialog.TRadiobutton"


class Transport:
    """The buttons in ``frame``; ``controls`` are all that can be pressed."""

    def __init__(
        self,
        parent: tk.Misc,
        words: Words,
        line: int,
        room: int,
        actions: Mapping[str, Callable[[], None]],
        speeds: Sequence[str],
    ) -> None:
        """``actions`` has what each of ``BUTTONS`` does; ``room`` is the width in pixels that there is for a row."""
        self._words = words
        self.frame = ttk.Frame(parent, style="Dialog.TFrame", padding=(line // 2, line // 2))
        _prepare(self.frame, line)
        self._images: Dict[str, Tuple[tk.PhotoImage, str, tk.PhotoImage]] = {}
        for name in (*BUTTONS, "pause"):
            self._images[name] = self._symbols(name, line * 3 // 4)
        row = ttk.Frame(self.frame, style="Dialog.TFrame")
        self.buttons = {name: self._button(row, name, actions[name]) for name in BUTTONS}
        for button in self.buttons.values():
            button.pack(side="left", padx=(0, line // 4))
        self.controls: List[ttk.Widget] = list(self.buttons.values())
        self._widen_play_button()
        self._speed = tk.StringVar(self.frame, speeds[len(speeds) // 2])
        choice = self._speed_choice(line, speeds)
        row.grid(row=0, column=0, sticky="w")
        gap = line * 3 // 2
        self.frame.update_idletasks()
        one_row = row.winfo_reqwidth() + gap + choice.winfo_reqwidth() + line <= room
        if one_row:
            choice.grid(row=0, column=1, sticky="w", padx=(gap, 0))
        else:
            choice.grid(row=1, column=0, sticky="w", pady=(line // 3, 0))

    @property
    def speed(self) -> str:
        """The name of the speed that is chosen."""
        return self._speed.get()

    def show(self, playing: bool, at_start: bool, at_end: bool) -> None:
        """Greys what cannot be done now, and makes the middle button pause or play."""
        name = "pause" if playing else "play"
        play = self.buttons["play"]
        play.configure(text=self._words(f"example.{name}"))
        play.configure(image=self._images[name])  # type: ignore[call-overload]  # ttk takes images for states
        for names, off in ((("start", "back"), at_start), (("forward", "end"), at_end)):
            for button in names:
                self.buttons[button].state(["disabled" if off else "!disabled"])

    def _button(self, row: tk.Misc, name: str, action: Callable[[], None]) -> ttk.Button:
        button = ttk.Button(row, text=self._words(f"example.{name}"), compound="left", style=_BUTTON, command=action)
        button.configure(image=self._images[name])  # type: ignore[call-overload]  # ttk takes images for states
        button.bind("<Return>", lambda event: button.invoke())
        button.bind("<KP_Enter>", lambda event: button.invoke())
        return button

    def _widen_play_button(self) -> None:
        """Gives the button room for both of its texts: it must not change its width under the pointer."""
        play = self.buttons["play"]
        widest = max(text_width(self.frame, self._words(f"example.{name}")) for name in ("play", "pause"))
        # A button's width counts digits, and a Japanese character is wider than one.
        play.configure(width=-(-widest // text_width(self.frame, "0")) + 1)

    def _speed_choice(self, line: int, speeds: Sequence[str]) -> ttk.Frame:
        choice = ttk.Frame(self.frame, style="Dialog.TFrame")
        label = ttk.Label(choice, text=self._words("example.speed"), style="Faint.Dialog.TLabel")
        label.pack(side="left", padx=(0, line // 2))
        for name in speeds:
            radio = ttk.Radiobutton(
                choice, text=self._words(f"example.speed.{name}"), value=name, variable=self._speed, style=_RADIO
            )
            radio.pack(side="left", padx=(0, line // 2))
            self.controls.append(radio)
        return choice

    def _symbols(self, name: str, size: int) -> Tuple[tk.PhotoImage, str, tk.PhotoImage]:
        """The symbol as it is, and as it is while it can do nothing, as ttk wants them."""
        style = ttk.Style(self.frame)

        def image(of: str) -> tk.PhotoImage:
            colour: Colour = colour_of(self.frame, style.lookup(of, "foreground") or "black")
            return symbol_image(self.frame, name, size, colour)

        return image("Dialog.TButton"), "disabled", image("Faint.Dialog.TLabel")


def _prepare(widget: tk.Misc, line: int) -> None:
    style = ttk.Style(widget)
    faint = style.lookup("Faint.Dialog.TLabel", "foreground")
    style.configure(_BUTTON, padding=(line // 3, line // 4), width=0, font=BODY_FONT)
    style.map(_BUTTON, foreground=[("disabled", faint)])
    style.configure(_RADIO, font=BODY_FONT)
    if widget.tk.call("tk", "windowingsystem") == "x11":
        ground, text = style.lookup("Dialog.TLabel", "background"), style.lookup("Dialog.TLabel", "foreground")
        style.configure(
            _RADIO,
            background=ground,
            foreground=text,
            indicatorsize=line * 3 // 4,
            indicatormargin=(0, 0, line // 3, 0),
            indicatorbackground=style.lookup("Choice.TRadiobutton", "indicatorbackground"),
            indicatorforeground=style.lookup("Choice.TRadiobutton", "indicatorforeground"),
            upperbordercolor=faint,
            lowerbordercolor=faint,
        )
        style.map(_RADIO, background=[], foreground=[], indicatorbackground=[])
