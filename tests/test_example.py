"""The worked example as data, and what there is to tell of its moves."""
from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Dict

import pytest
from positions import data

import simplesimon
from simplesimon.example import example_from, read_example
from simplesimon.model import Game, IllegalMove, Suit


@pytest.fixture
def record() -> Dict[str, Any]:
    """The example as the data have it."""
    return {name: data("example.json")[name] for name in ("code", "moves")}


def test_the_example_of_the_program_is_that_of_the_data(record: Dict[str, Any]) -> None:
    assert read_example() == example_from(record)


def test_the_example_is_found_in_a_zip(tmp_path: Path) -> None:
    archive = tmp_path / "simplesimon.zip"
    package = Path(simplesimon.__file__).parent
    with zipfile.ZipFile(archive, "w") as zipped:
        for path in [package / "__init__.py", package / "example.py", package / "example.json", *package.glob("model/*.py")]:
            zipped.write(path, path.relative_to(package.parent))
    command = "import simplesimon.example as example; print(len(example.read_example().moves), example.__file__)"
    process = subprocess.run(
        [sys.executable, "-c", command], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(archive)},
        stdout=subprocess.PIPE, check=True, universal_newlines=True,
    )
    assert process.stdout.startswith(f"49 {archive}")


def test_the_example_is_won_in_49_moves_with_851_points() -> None:
    example = read_example()
    game = Game(example.code)
    assert [game.play(move) for move in example.moves] == [None] * 49
    assert (game.position.won, game.position.score) == (True, 851)


def test_a_telling_names_the_cards_before_and_after_the_move() -> None:
    first = read_example().tellings[0]
    assert (str(first.card), first.count, first.source, first.target, str(first.onto)) == ("4S", 1, 0, 1, "5S")


def test_move_37_takes_12_cards_from_a_king_to_an_empty_column() -> None:
    telling = read_example().tellings[36]
    assert (str(telling.card), telling.count, telling.onto) == ("KS", 12, None)


def test_four_moves_complete_a_run() -> None:
    tellings = read_example().tellings
    assert {number: telling.run for number, telling in enumerate(tellings, 1) if telling.run} == dict.fromkeys(
        [38, 39, 46, 49], Suit.SPADES
    )


def test_an_example_with_a_move_that_is_not_allowed_is_refused(record: Dict[str, Any]) -> None:
    record["moves"][0] = [0, 1, 2]
    with pytest.raises(IllegalMove):
        example_from(record)


def test_an_example_that_is_not_won_is_refused(record: Dict[str, Any]) -> None:
    del record["moves"][-1]
    with pytest.raises(ValueError, match="win"):
        example_from(record)
