"""Every text that a person reads, in the language chosen.

One module for each language holds ``TEXTS`` and ``plural``; it is read when it is first needed. Knows nothing of
what is done with a text.
"""
from __future__ import annotations

from importlib import import_module
from typing import Callable, Dict

from . import launch

LANGUAGES = ("en", "id", "ja")
DEFAULT_LANGUAGE = "en"


class Words:
    """The texts of one language."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        module = import_module(f"{__name__}.{language}")
        self.language = language
        self._texts: Dict[str, str] = module.TEXTS
        self._plural: Callable[[int], str] = module.plural

    def __call__(self, key: str, **values: object) -> str:
        """The text of ``key`` with its placeholders filled from ``values``. Raises KeyError for an unknown key."""
        shown = {name: number_text(value) if isinstance(value, int) else value for name, value in values.items()}
        return self._texts[key].format(**shown)

    def counted(self, key: str, number: int) -> str:
        """The text of ``key`` in the form that the language wants for ``number`` things, and with that number."""
        return self(f"{key}.{self._plural(number)}", number=number)


def number_text(number: int) -> str:
    """``number`` as people read it: below zero with a minus sign, which is as wide as a digit, not with a hyphen."""
    return str(number).replace("-", "\u2212")


def language_for(wanted: str) -> str:
    """The language ``wanted`` if there is one of that name, else the system's if it is one of ours, else English."""
    return wanted if wanted in LANGUAGES else launch.language()
