"""The question that begins a new game: how many suits?

Knows nothing of games; it gives a suit count.
"""
from __future__ import annotations

import tkinter as tk
from tkinter import ttk
from typing import Callable, Dict, List

from simplesimon.model.cards import SUIT_COUNTS
from simplesimon.words import Words

from .dialog import Button, Dialog
from .style import STRONG_FONT, fitted, text_width

_STEPS = (("<Up>", -1), ("<Left>", -1), ("<Down>", 1), ("<Right>", 1))


def ask_suits(parent: tk.Misc, words: Words, last: int, answer: Callable[[int], None]) -> Dialog:
    """Asks for a suit count, starting from ``last``; ``answer`` gets 1, 2 or 4 when the person deals."""
    dialog = Dialog(parent, words("new_game.title"))
    dialog.add_heading(words("new_game.question"))

    def deal() -> None:
        suits = choices.chosen
        dialog.close()
        answer(suits)

    choices = _Choices(dialog, words, last, deal)
    dialog.add_buttons([Button(words("new_game.deal"), deal), Button(words("dialog.cancel"), dialog.close)], default=0)
    dialog.show(focus=choices.radio_buttons[last])
    return dialog


class _Choices:
    """Three large choices below each other, one of them chosen."""

    def __init__(self, dialog: Dialog, words: Words, chosen: int, deal: Callable[[], None]) -> None:
        self.chosen = chosen
        self.radio_buttons: Dict[int, ttk.Radiobutton] = {}
        self._parts: Dict[int, List[ttk.Widget]] = {}
        self._value = tk.IntVar(dialog.window, chosen)
        self._dialog = dialog
        for suits in SUIT_COUNTS:
            self._add(suits, words, deal)
        self._show_chosen()

    def _add(self, suits: int, words: Words, deal: Callable[[], None]) -> None:
        # Here, so that a fault in what draws cannot keep this package, and with it the dialog of faults, from loading.
        from .pips import pips_image

        line = self._dialog.line
        frame = ttk.Frame(self._dialog.body, style="Choice.TFrame", padding=line * 2 // 3)
        frame.pack(fill="x", pady=(0 if suits == SUIT_COUNTS[0] else line // 2, 0))
        frame.columnconfigure(1, weight=1)
        level = words(f"level.{suits}")
        radio = ttk.Radiobutton(frame, text=level, value=suits, variable=self._value, style="Choice.TRadiobutton")
        radio.configure(command=lambda: self._choose(suits))
        count = ttk.Label(frame, text=words.counted("suits", suits), style="Choice.TLabel")
        image = self._dialog.keep(pips_image(frame, suits, line))
        pips = ttk.Label(frame, image=image, style="Choice.TLabel")
        lines = fitted(frame, words(f"new_game.deck.{suits}"), self._dialog.column_width())
        deck = ttk.Label(frame, text=lines, style="Faint.Choice.TLabel", justify="left")
        radio.grid(row=0, column=0, sticky="w")
        count.grid(row=0, column=1, sticky="w", padx=(line // 2, line * 2))
        pips.grid(row=0, column=2, sticky="e")
        indent = radio.winfo_reqwidth() - text_width(radio, level, STRONG_FONT)
        deck.grid(row=1, column=0, columnspan=3, sticky="w", padx=(indent, 0), pady=(line // 4, 0))
        self.radio_buttons[suits] = radio
        self._parts[suits] = [frame, radio, count, pips, deck]
        for part in self._parts[suits]:
            self._bind(part, suits, deal)
        for key in (str(suits), f"<KP_{suits}>"):
            self._dialog.window.bind(key, lambda event: self._choose(suits))

    def _bind(self, part: ttk.Widget, suits: int, deal: Callable[[], None]) -> None:
        radio = self.radio_buttons[suits]

        def step(count: int) -> str:
            place = SUIT_COUNTS.index(suits) + count
            if 0 <= place < len(SUIT_COUNTS):
                self._choose(SUIT_COUNTS[place])
            return "break"

        def deal_this(event: tk.Event[tk.Misc]) -> str:
            self._choose(suits)
            deal()
            return "break"

        def mark(state: str) -> None:
            for other in self._parts[suits]:
                other.state([state])

        part.bind("<Double-Button-1>", deal_this)
        part.bind("<Enter>", lambda event: mark("active"))
        part.bind("<Leave>", lambda event: mark("!active"))
        if part is not radio:
            part.bind("<Button-1>", lambda event: self._choose(suits))
            return
        radio.bind("<FocusIn>", lambda event: mark("focus"))
        radio.bind("<FocusOut>", lambda event: mark("!focus"))
        for sequence, count in _STEPS:
            radio.bind(sequence, lambda event, count=count: step(count))  # type: ignore[misc]

    def _choose(self, suits: int) -> None:
        self.chosen = suits
        self._show_chosen()
        self.radio_buttons[suits].focus_set()

    def _show_chosen(self) -> None:
        self._value.set(self.chosen)
        for suits, parts in self._parts.items():
            state = "selected" if suits == self.chosen else "!selected"
            for part in parts:
                part.state([state])
            # As with the platforms' own radio buttons, Tab stops once for all three.
            self.radio_buttons[suits].configure(takefocus=suits == self.chosen)
