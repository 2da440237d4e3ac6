"""The words in English: every text that the program asks for is there, with the values that it is given."""
from __future__ import annotations

import ast
import re
from enum import Enum
from pathlib import Path
from string import Formatter
from typing import Iterator, List, NamedTuple, Optional, Set, Type

import pytest

from simplesimon.model import CodeFault, Rank, Refusal, Suit
from simplesimon.model.cards import SUIT_COUNTS
from simplesimon.storage import NoticeKind
from simplesimon.words import Words, language_for, launch
from simplesimon.words.en import TEXTS, plural

PACKAGE = Path(__file__).resolve().parents[2] / "simplesimon"


class Use(NamedTuple):
    """A place where the program asks for a text: what its key must match, and the values that are given, if known."""

    place: str
    pattern: str
    counted: bool
    values: Optional[Set[str]]


def uses() -> Iterator[Use]:
    """Every call of something named ``words``, ``_words`` or ``notify`` with a key that can be read from the source."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = _name(node.func)
                counted = name == "counted"
                if name in ("words", "_words", "notify", "counted"):
                    pattern = _pattern(node.args[0])
                    if pattern is not None:
                        keywords = [keyword.arg for keyword in node.keywords]
                        known = None if None in keywords else {str(keyword) for keyword in keywords}
                        yield Use(f"{path.name}:{node.lineno}", pattern, counted, known)


def _name(function: ast.expr) -> Optional[str]:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else None


def _pattern(key: ast.expr) -> Optional[str]:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return re.escape(key.value)
    if isinstance(key, ast.JoinedStr):
        return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[^.]+" for part in key.values)
    return None


def test_a_number_below_zero_has_a_minus_sign_wherever_it_stands() -> None:
    words = Words()
    assert words("status.score", score=-12) == "Score \u221212"
    assert words.counted("points", -12) == "\u221212 points"


def placeholders(text: str) -> Set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_text_that_the_program_asks_for_is_there_and_takes_the_values_it_is_given() -> None:
    wrong: List[str] = []
    found = list(uses())
    for use in found:
        ending = r"\.(one|other)" if use.counted else ""
        keys = [key for key in TEXTS if re.fullmatch(use.pattern + ending, key)]
        # A key that is put together fits several texts, and not all of them are asked for there.
        given = None if use.values is None else use.values | ({"number"} if use.counted else set())
        fitting = [key for key in keys if given is None or placeholders(TEXTS[key]) <= given]
        if not fitting or (use.counted and len(keys) < 2):
            wrong.append(f"{use.place}: {use.pattern} with {use.values}")
    assert len(found) > 30
    assert not wrong


@pytest.mark.parametrize("prefix, names", [
    ("refusal", Refusal), ("code.fault", CodeFault), ("rank", Rank), ("suit", Suit),
])
def test_every_member_of_an_enumeration_has_its_words(prefix: str, names: Type[Enum]) -> None:
    for member in names:
        assert TEXTS[f"{prefix}.{member.name}"]


@pytest.mark.parametrize("kind", NoticeKind)
@pytest.mark.parametrize("name", ["settings", "game", "statistics"])
def test_every_notice_of_the_storage_can_be_said(kind: NoticeKind, name: str) -> None:
    words = Words()
    assert words(f"notice.{kind.value}", what=words(f"file.{name}"), detail="a path")


@pytest.mark.parametrize("question", ["abandon", "restart", "reset_settings"])
def test_every_question_has_its_title_its_sentence_and_both_answers(question: str) -> None:
    words = Words()
    for part in ("title", "leave", "keep"):
        assert words(f"{question}.{part}")
    assert "{" not in words(f"{question}.question", moves=words.counted("moves", 3))


@pytest.mark.parametrize("suits", SUIT_COUNTS)
def test_every_suit_count_has_its_level_and_its_deck(suits: int) -> None:
    assert TEXTS[f"level.{suits}"]
    assert TEXTS[f"new_game.deck.{suits}"]


def test_no_text_is_empty_or_has_blanks_around_it_but_the_word_between_two_keys() -> None:
    assert [key for key, text in TEXTS.items() if not text or text != text.strip()] == ["key.or"]


@pytest.mark.parametrize("number, text", [(0, "0 moves"), (1, "1 move"), (2, "2 moves"), (21, "21 moves")])
def test_one_thing_is_counted_differently_from_several(number: int, text: str) -> None:
    assert Words().counted("moves", number) == text


def test_a_text_is_given_with_its_values() -> None:
    assert Words()("status.runs", runs=3) == "Runs 3 of 4"


@pytest.mark.parametrize("key", ["nothing", "", "status", "STATUS.RUNS"])
def test_a_text_that_there_is_not_is_a_key_error(key: str) -> None:
    with pytest.raises(KeyError):
        Words()(key)


def test_the_plural_is_one_of_the_forms_that_the_texts_have() -> None:
    forms = {key.rpartition(".")[2] for key in TEXTS if key.startswith("moves.")}
    assert {plural(number) for number in range(200)} == forms


@pytest.mark.parametrize("system", ["en", "ja"])
@pytest.mark.parametrize("wanted, language", [("en", "en"), ("id", "id"), ("ja", "ja"), ("system", None), ("xx", None),
                                              ("", None)])
def test_the_language_is_the_one_that_is_wanted_else_the_systems(
        wanted: str, language: Optional[str], system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "language", lambda: system)
    assert language_for(wanted) == (language or system)
