"""Game codes: read as people type them, faults named, and the deals they stand for."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from positions import DATA, data, deck, has_every_card_once, random_code

from simplesimon.model import CodeFault, GameCode, GameCodeError, Position, deal
from simplesimon.model.codes import NUMBER_COUNT

TOP = Path(__file__).resolve().parents[2]
EXAMPLE = GameCode(1, 29)
DEALS = data("deals.json")


@pytest.mark.parametrize(
    "code, text",
    [
        (EXAMPLE, "SS1-S1-AAAAABD"),
        (GameCode(2, 0), "SS1-S2-AAAAAAA"),
        (GameCode(4, 25), "SS1-S4-AAAAAAZ"),
        (GameCode(4, 26), "SS1-S4-AAAAABA"),
        (GameCode(1, 26 ** 7 - 1), "SS1-S1-ZZZZZZZ"),
    ],
)
def test_the_letters_are_a_number_with_the_highest_place_first(code: GameCode, text: str) -> None:
    assert str(code) == text
    assert GameCode.parse(text) == code


def test_every_code_is_read_as_it_is_written() -> None:
    generator = Random(1)
    for number in range(200):
        code = random_code(generator, (1, 2, 4)[number % 3])
        assert GameCode.parse(str(code)) == code


@pytest.mark.parametrize(
    "text",
    [
        "ss1-s1-aaaaabd",
        "Ss1-s1-AaAaAbD",
        " ss1-s1-aaaaabd ",
        "SS1-S1-AAAAABD\n",
        "SS1-S1-AAAAABD\r\n",
        "\tSS1-S1-AAAAABD\t",
        "\u00a0SS1-S1-AAAAABD\u00a0",
        "\u3000SS1-S1-AAAAABD",
        "\ufeffSS1-S1-AAAAABD",
        "SS1-S1-\u200bAAAAABD",
        "SS1 - S1 - AAA AABD",
        '"SS1-S1-AAAAABD"',
        "'SS1-S1-AAAAABD'",
        "`SS1-S1-AAAAABD`",
        "\u201cSS1-S1-AAAAABD\u201d",
        "\u201eSS1-S1-AAAAABD\u201c",
        "\u2018SS1-S1-AAAAABD\u2019",
        "\u00abSS1-S1-AAAAABD\u00bb",
        "\u300cSS1-S1-AAAAABD\u300d",
        "SS1\u2010S1\u2011AAAAABD",
        "SS1\u2012S1\u2013AAAAABD",
        "SS1\u2014S1\u2015AAAAABD",
        "SS1\u2212S1\u2212AAAAABD",
        "SS1\u30fcS1\u30fcAAAAABD",
        "SS1\uff0dS1\uff0dAAAAABD",
        "\uff33\uff33\uff11\uff0d\uff33\uff11\uff0d\uff21\uff21\uff21\uff21\uff21\uff22\uff24",
        "\uff53\uff53\uff11-\uff53\uff11-\uff41\uff41\uff41\uff41\uff41\uff42\uff44",
        "\uff02SS1-S1-AAAAABD\uff02",
    ],
)
def test_a_code_is_read_however_it_was_typed_or_pasted(text: str) -> None:
    assert GameCode.parse(text) == EXAMPLE


@pytest.mark.parametrize(
    "text, fault",
    [
        ("", CodeFault.EMPTY),
        ("   \t\n", CodeFault.EMPTY),
        ("\ufeff\u00a0", CodeFault.EMPTY),
        ('""', CodeFault.EMPTY),
        ("A" * 10240, CodeFault.TOO_LONG),
        ("SS1-S1-AAAAABD" * 8, CodeFault.TOO_LONG),
        ("SS2-S1-AAAAABD", CodeFault.PREFIX),
        ("SS-S1-AAAAABD", CodeFault.PREFIX),
        ("S1-AAAAABD", CodeFault.PREFIX),
        ("AAAAABD", CodeFault.PREFIX),
        ("-SS1-S1-AAAAABD", CodeFault.PREFIX),
        ("\U0001f0a1\U0001f600", CodeFault.PREFIX),
        ("hello", CodeFault.PREFIX),
        ("\ud83d", CodeFault.PREFIX),
        ("SS\u0661-S1-AAAAABD", CodeFault.PREFIX),
        ("SS1S1AAAAABD", CodeFault.DASHES),
        ("SS1S1-AAAAABD", CodeFault.DASHES),
        ("SS1 S1 AAAAABD", CodeFault.DASHES),
        ("SS1-S1AAAAABD", CodeFault.DASHES),
        ("SS1", CodeFault.SUITS),
        ("SS1-", CodeFault.SUITS),
        ("SS1-S3-AAAAABD", CodeFault.SUITS),
        ("SS1-S0-AAAAABD", CodeFault.SUITS),
        ("SS1-S14-AAAAABD", CodeFault.SUITS),
        ("SS1-1-AAAAABD", CodeFault.SUITS),
        ("SS1--S1-AAAAABD", CodeFault.SUITS),
        ("SS1-AAAAABD", CodeFault.SUITS),
        ("SS1-S1-AAAAAB1", CodeFault.LETTERS),
        ("SS1-S1-1234567", CodeFault.LETTERS),
        ("SS1-S1-AAAA-BD", CodeFault.LETTERS),
        ("SS1-S1-AAAAABD-", CodeFault.LETTERS),
        ("SS1-S1-AAAAAB\u00c4", CodeFault.LETTERS),
        ("SS1-S1-AAAAAB\U0001f600", CodeFault.LETTERS),
        ("SS1-S1-AAAAAB\x00", CodeFault.LETTERS),
        ("SS1-S1", CodeFault.LENGTH),
        ("SS1-S1-", CodeFault.LENGTH),
        ("SS1-S1-AAAAAB", CodeFault.LENGTH),
        ("SS1-S1-AAAAAABD", CodeFault.LENGTH),
    ],
)
def test_each_fault_of_a_text_is_named(text: str, fault: CodeFault) -> None:
    with pytest.raises(GameCodeError) as caught:
        GameCode.parse(text)
    assert caught.value.fault is fault


@pytest.mark.parametrize(
    "text",
    ["SS1-S1-AAAAA\u00df", "SS1-S1-AAAAAB\u0131", "SS1-S1-AAAAAB\u017f", "SS1-S1-AAAAAB\u212a", "SS1-S1-AAAAA\ufb06",
     "\u00df1-S1-AAAAABD", "S\u017f1-S1-AAAAABD", "SS1-\u017f1-AAAAABD"],
)
def test_letters_that_only_look_like_latin_capitals_when_raised_are_not_letters_of_a_code(text: str) -> None:
    with pytest.raises(GameCodeError):
        GameCode.parse(text)


def test_a_bad_code_is_a_value_error() -> None:
    with pytest.raises(ValueError):
        GameCode.parse("SS1-S3-AAAAABD")


@pytest.mark.parametrize("suits, number", [(3, 0), (0, 0), (5, 0), (1, -1), (1, NUMBER_COUNT), (4, 10 ** 30)])
def test_there_is_no_code_for_what_is_no_deal(suits: int, number: int) -> None:
    with pytest.raises(ValueError):
        GameCode(suits, number)


@pytest.mark.parametrize("expected", DEALS, ids=lambda expected: str(expected["code"]))
def test_a_code_gives_its_deal(expected: Any) -> None:
    assert deal(GameCode.parse(expected["code"])) == Position.from_text(expected["columns"])


def test_the_worked_example_is_the_deal_of_its_code() -> None:
    example = data("example.json")
    assert deal(GameCode.parse(example["code"])) == Position.from_text(example["columns"])


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_every_deal_has_all_cards_in_columns_of_their_lengths(suits: int) -> None:
    generator = Random(2)
    for _ in range(100):
        position = deal(random_code(generator, suits))
        assert has_every_card_once(position, deck(suits))
        assert [len(column) for column in position.columns] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]
        assert (position.removed, position.moves, position.score) == ((), 0, 500)


def test_cards_that_look_alike_are_numbered_along_the_columns_of_the_deal() -> None:
    position = deal(EXAMPLE)
    tens = [card for column in position.columns for card in column if str(card) == "TS"]
    assert [card.copy for card in tens] == [0, 1, 2, 3]


def test_different_numbers_give_different_deals() -> None:
    assert len({deal(GameCode(suits, number)) for suits in (1, 2, 4) for number in range(100)}) == 300


@pytest.mark.parametrize("seed", ["0", "1", "random"])
def test_a_new_process_deals_the_same_whatever_its_hashes(seed: str) -> None:
    program = (
        "import json, sys\n"
        "from simplesimon.model import GameCode, Position, deal\n"
        "for expected in json.load(open(sys.argv[1], encoding='utf-8')):\n"
        "    assert deal(GameCode.parse(expected['code'])) == Position.from_text(expected['columns']), expected['code']\n"
        "    print(expected['code'])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", program, str(DATA / "deals.json")],
        cwd=str(TOP), env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    assert result.returncode == 0, result.stderr.decode()
    assert result.stdout.decode().split() == [expected["code"] for expected in DEALS]
