"""The settings: every option a person can change, with its default.

Knows nothing of files or menus.
"""
from __future__ import annotations

from typing import Any, Dict, Mapping, NamedTuple, Tuple

from .cards import SUIT_COUNTS

MOTIONS = ("normal", "fast", "off")
TABLES = ("green", "blue", "dark", "contrast")
LANGUAGES = ("system", "en", "id", "ja")


class Settings(NamedTuple):
    """What a person has chosen; a new value is made with ``_replace``."""

    suits: int = 1
    """The suit count chosen last for a new game."""
    double_click: bool = True
    automatic_placement: bool = False
    placement_help: bool = True
    interactive_rules: bool = True
    motion: str = "normal"
    table: str = "green"
    four_colours: bool = False
    large_indices: bool = False
    language: str = "system"
    window: str = ""
    """Where the window was, in the window's own words; empty before the first time."""

    def to_record(self) -> Dict[str, Any]:
        """The settings as plain values for a file."""
        return dict(self._asdict())

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Settings:
        """Takes from ``record`` what is known and makes sense; everything else keeps its default."""
        default = cls()
        return cls(**{
            name: record[name] if name in record and _fits(name, record[name]) else getattr(default, name)
            for name in cls._fields
        })


_LONGEST_PLACE = 100

_CHOICES: Dict[str, Tuple[Any, ...]] = {
    "suits": SUIT_COUNTS, "motion": MOTIONS, "table": TABLES, "language": LANGUAGES,
}


def _fits(name: str, value: Any) -> bool:
    if name == "window":
        return isinstance(value, str) and len(value) <= _LONGEST_PLACE
    choices = _CHOICES.get(name, (True, False))
    # 1 == True and 1 == 1.0: the type decides too.
    return any(type(value) is type(choice) and value == choice for choice in choices)
