"""Files that cannot be read, make no sense, or are those of an older or newer program."""
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Dict, List

import pytest
from keeping import keep

from simplesimon.storage import NoticeKind, Storage

NAMES = ["settings", "game", "statistics"]

DAMAGE = {
    "nothing": b"",
    "an opening brace": b"{",
    "NUL bytes": b"\0" * 200,
    "null": b"null",
    "a list": b"[]",
    "a number": b"3",
    "no number": b"NaN",
    "no number inside": b'{"moves":NaN}',
    "too large a number": b'{"moves":1e999}',
    "too long an integer": b'{"moves":' + b"9" * 5000 + b"}",
    "a format that is text": b'{"format":"1"}',
    "a format that is true": b'{"format":true}',
    "a format that never was": b'{"format":0}',
    "nested brackets": b"[" * 100_000,
    "a byte order mark alone": b"\xef\xbb\xbf",
    "UTF-16": '{"format":1}'.encode("utf-16"),
    "Latin-1": b'{"name":"\xe9"}',
    "too large a file": b" " * 2_000_000 + b"{}",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def kinds(storage: Storage) -> List[NoticeKind]:
    return [notice.kind for notice in storage.take_notices()]


def save(folder: Path, name: str, *records: Dict[str, Any]) -> None:
    storage = Storage(str(folder))
    storage.read(name)
    for record in records:
        keep(storage, name, record)
    storage.close()


@pytest.mark.parametrize("content", DAMAGE.values(), ids=list(DAMAGE))
@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_file_is_set_aside_and_said_once(folder: Path, name: str, content: bytes) -> None:
    (folder / f"{name}.json").write_bytes(content)
    storage = Storage(str(folder))
    assert storage.read(name) is None
    assert storage.read(name) is None
    notices = storage.take_notices()
    assert [(notice.kind, notice.name) for notice in notices] == [(NoticeKind.DAMAGED, name)]
    assert Path(notices[0].detail).read_bytes() == content
    assert not (folder / f"{name}.json").exists()
    storage.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_folder_in_the_way_is_set_aside(folder: Path, name: str) -> None:
    (folder / f"{name}.json" / "inside").mkdir(parents=True)
    storage = Storage(str(folder))
    assert storage.read(name) is None
    assert kinds(storage) == [NoticeKind.DAMAGED]
    keep(storage, name, {"number": 1})
    storage.close()
    assert json.loads((folder / f"{name}.json").read_text())["number"] == 1
    assert len(list(folder.glob(f"{name}-damaged-*/inside"))) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_previous_version_is_used_where_the_newer_is_damaged(folder: Path, name: str) -> None:
    save(folder, name, {"number": 1}, {"number": 2})
    (folder / f"{name}.json").write_bytes(b'{"number"')
    storage = Storage(str(folder))
    record = storage.read(name)
    assert record is not None and record["number"] == 1
    assert kinds(storage) == [NoticeKind.DAMAGED, NoticeKind.RESTORED_PREVIOUS]
    storage.close()

    again = Storage(str(folder))
    record = again.read(name)
    assert record is not None and record["number"] == 1
    assert kinds(again) == []
    again.close()


@pytest.mark.parametrize("name", NAMES)
def test_both_versions_damaged_are_both_kept(folder: Path, name: str) -> None:
    (folder / f"{name}.json").write_bytes(b"newer")
    (folder / f"{name}.previous.json").write_bytes(b"older")
    storage = Storage(str(folder))
    assert storage.read(name) is None
    keep(storage, name, {"number": 1})
    storage.close()
    assert sorted(path.read_bytes() for path in folder.glob("*damaged*")) == [b"newer", b"older"]


def test_a_game_that_the_rules_refuse_gives_way_to_the_one_before(folder: Path) -> None:
    save(folder, "game", {"moves": "good"}, {"moves": "bad"})
    storage = Storage(str(folder))
    assert storage.read("game") == {"format": 1, "moves": "bad"}
    assert storage.reject("game") == {"format": 1, "moves": "good"}
    assert storage.reject("game") is None
    assert kinds(storage) == [NoticeKind.DAMAGED, NoticeKind.RESTORED_PREVIOUS, NoticeKind.DAMAGED]
    storage.close()
    kept = [json.loads(path.read_text())["moves"] for path in folder.glob("game*damaged*")]
    assert sorted(kept) == ["bad", "good"]


def test_a_refused_game_that_cannot_be_moved_is_not_given_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(folder, "game", {"moves": "good"}, {"moves": "bad"})
    storage = Storage(str(folder))
    storage.read("game")
    monkeypatch.setattr(os, "rename", _refuse)
    monkeypatch.setattr(os, "replace", _refuse)
    assert storage.reject("game") == {"format": 1, "moves": "good"}
    assert storage.reject("game") is None
    storage.close()


def test_a_refused_game_that_cannot_be_moved_is_not_written_over_either(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(folder, "game", {"moves": "bad"})
    storage = Storage(str(folder))
    storage.read("game")
    monkeypatch.setattr(os, "rename", _refuse)
    assert storage.reject("game") is None
    storage.write_game({"moves": "new"})
    storage.write_game({"moves": "newer"})
    storage.close()
    assert json.loads((folder / "game.json").read_text())["moves"] == "bad"
    assert json.loads((folder / "game-2.json").read_text())["moves"] == "newer"


def test_a_damaged_file_that_cannot_be_moved_stays_beside_the_version_that_is_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(folder, "game", {"number": 1}, {"number": 2})
    (folder / "game.json").write_bytes(b"{")
    monkeypatch.setattr(os, "rename", _refuse)
    storage = Storage(str(folder))
    assert storage.read("game") == {"format": 1, "number": 1}
    storage.close()
    assert (folder / "game.json").read_bytes() == b"{"


def test_a_change_meets_a_record_that_makes_no_sense(folder: Path) -> None:
    save(folder, "statistics", {"won": 1}, {"won": -1})

    def count(record: Dict[str, Any]) -> Dict[str, Any]:
        if record.get("won", 0) < 0:
            raise ValueError("negative")
        return {"won": record.get("won", 0) + 1}

    storage = Storage(str(folder))
    storage.change("statistics", count)
    storage.close()
    assert kinds(storage) == [NoticeKind.DAMAGED, NoticeKind.RESTORED_PREVIOUS]
    assert json.loads((folder / "statistics.json").read_text())["won"] == 2


def test_a_change_that_is_at_fault_itself_sets_no_good_file_aside(folder: Path) -> None:
    save(folder, "statistics", {"won": 1})

    def fault(_: Dict[str, Any]) -> Dict[str, Any]:
        raise ValueError("whatever there is")

    storage = Storage(str(folder))
    storage.change("statistics", fault)
    storage.flush(2.0)
    assert kinds(storage) == [NoticeKind.CANNOT_SAVE]
    assert storage.read("statistics") == {"format": 1, "won": 1}
    storage.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_file_without_a_format_is_an_older_one_and_read(folder: Path, name: str) -> None:
    (folder / f"{name}.json").write_text('{"unknown": 1}')
    storage = Storage(str(folder))
    assert storage.read(name) == {"unknown": 1}
    assert kinds(storage) == []
    storage.close()


@pytest.mark.parametrize("name", NAMES)
def test_the_file_of_a_newer_program_stays_as_it_is_and_play_is_kept_beside_it(folder: Path, name: str) -> None:
    newer = b'{"format": 2, "of": "the future"}'
    (folder / f"{name}.json").write_bytes(newer)
    (folder / f"{name}.previous.json").write_bytes(newer)
    storage = Storage(str(folder))
    assert storage.read(name) is None
    keep(storage, name, {"number": 1})
    keep(storage, name, {"number": 2})
    assert storage.read(name) == {"format": 1, "number": 2}
    assert kinds(storage) == [NoticeKind.NEWER_FORMAT]
    storage.close()
    assert (folder / f"{name}.json").read_bytes() == newer
    assert (folder / f"{name}.previous.json").read_bytes() == newer

    again = Storage(str(folder))
    assert again.read(name) == {"format": 1, "number": 2}
    again.close()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_written_over_a_file_that_was_never_read(folder: Path, name: str) -> None:
    for content in (b"{", b'{"format": 2}'):
        (folder / f"{name}.json").write_bytes(content)
        storage = Storage(str(folder))
        keep(storage, name, {"number": 1})
        storage.close()
        assert content in [path.read_bytes() for path in folder.iterdir()]


def test_a_game_written_without_reading_keeps_the_one_before_as_the_previous(folder: Path) -> None:
    save(folder, "game", {"number": 1})
    storage = Storage(str(folder))
    storage.write_game({"number": 2})
    storage.close()
    assert json.loads((folder / "game.json").read_text())["number"] == 2
    assert json.loads((folder / "game.previous.json").read_text())["number"] == 1


def _refuse(*_: Any) -> None:
    raise PermissionError("read-only")
