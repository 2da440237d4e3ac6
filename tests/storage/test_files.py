"""One file: what is read from it, how it is replaced and set aside."""
from __future__ import annotations

import errno
import os
import tracemalloc
from pathlib import Path
from time import perf_counter
from typing import Any, List

import pytest

from simplesimon.storage import files
from simplesimon.storage.files import LARGEST, Damaged, decode, encode, read_bytes, replace_file, set_aside

EXPENSIVE = {
    "nested brackets": b"[" * 100_000,
    "nested objects": b'{"a":' * 100_000,
    "a long integer": b'{"moves":' + b"9" * 1_000_000 + b"}",
    "a long fraction": b'{"moves":0.' + b"9" * 1_000_000 + b"}",
    "many lists": b'{"moves":[' + b"[]," * 340_000 + b"0]}",
    "many objects": b'{"moves":[' + b'{"a":0},' * 130_000 + b"0]}",
    "many keys": b"{" + b",".join(b'"%x":0' % key for key in range(110_000)) + b"}",
    "many texts": b'{"moves":[' + b'"\xf0\x9f\x82\xa1\xc3\xa9",' * 110_000 + b"0]}",
}


@pytest.mark.parametrize("content", EXPENSIVE.values(), ids=list(EXPENSIVE))
def test_hostile_content_costs_neither_much_time_nor_much_memory(content: bytes) -> None:
    assert len(content) <= LARGEST
    begin = perf_counter()
    _try_to_decode(content)
    assert perf_counter() - begin < 1.0

    tracemalloc.start()
    _try_to_decode(content)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 50_000_000


def _try_to_decode(content: bytes) -> None:
    try:
        decode(content)
    except Damaged:
        pass


def test_a_byte_order_mark_before_a_whole_record_does_no_harm() -> None:
    assert decode(b'\xef\xbb\xbf{"suits":2}') == {"suits": 2}


def test_a_record_comes_back_from_its_bytes() -> None:
    record = {"code": "SS1-S1-AAAAABD", "moves": [[0, 1, 2]], "name": "\u2660 \ud800", "size": 1.5, "none": None}
    assert decode(encode(record)) == record


def test_an_integer_that_is_longer_than_any_of_ours_is_damage() -> None:
    assert decode(b'{"moves":123456789012345678}') == {"moves": 123456789012345678}
    with pytest.raises(Damaged):
        decode(b'{"moves":1234567890123456789}')


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_number_that_json_does_not_have_is_not_written(number: float) -> None:
    with pytest.raises(ValueError):
        encode({"size": number})


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are of POSIX")
def test_a_named_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "game.json")
    with pytest.raises(Damaged):
        read_bytes(str(tmp_path / "game.json"))


def test_files_set_aside_in_one_second_do_not_replace_each_other(tmp_path: Path) -> None:
    for content in ("first", "second", "third"):
        (tmp_path / "game.json").write_text(content)
        set_aside(str(tmp_path / "game.json"))
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == ["first", "second", "third"]


def test_a_file_set_aside_has_the_date_in_its_name(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{")
    kept = Path(set_aside(str(tmp_path / "game.json")))
    assert kept.match("game-damaged-20??-??-??-??????.json")


class Place:
    """A file and its previous version in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.present = folder / "game.json"
        self.previous = folder / "game.previous.json"

    def put(self, content: bytes, patience: float = 1.0) -> None:
        replace_file(str(self.present), str(self.previous), content, patience)

    def contents(self) -> List[bytes]:
        return [path.read_bytes() for path in sorted(self.folder.iterdir())]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = Place(tmp_path)
    place.put(b"first")
    place.put(b"second")
    assert place.contents() == [b"second", b"first"]
    return place


def test_the_previous_version_stays_beside_the_new_one(place: Place) -> None:
    place.put(b"third")
    assert place.present.read_bytes() == b"third"
    assert place.previous.read_bytes() == b"second"


def test_a_whole_file_stands_at_the_path_before_every_step_of_replacing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: List[bytes] = []
    for step in ("link", "replace", "fsync", "unlink"):
        real = getattr(os, step)

        def watched(*arguments: Any, real: Any = real) -> Any:
            seen.append(place.present.read_bytes())
            return real(*arguments)

        monkeypatch.setattr(os, step, watched)
    place.put(b"third")
    assert len(seen) >= 4
    assert set(seen) == {b"second", b"third"}


def test_without_hard_links_the_previous_version_is_kept_all_the_same(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", _refusing(OSError(errno.EPERM, "no links here")))
    place.put(b"third")
    assert place.contents() == [b"third", b"second"]


def test_a_process_killed_between_the_two_renames_leaves_no_litter_later(place: Place) -> None:
    # Then both names are links to one file, and renaming one onto the other does nothing.
    os.unlink(place.previous)
    os.link(place.present, place.previous)
    place.put(b"third")
    assert place.contents() == [b"third", b"second"]


def test_a_replacement_refused_three_times_is_made(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    _refuse_replacing(place, monkeypatch, times=3)
    place.put(b"third")
    assert place.contents() == [b"third", b"second"]


def test_a_replacement_refused_for_ever_leaves_the_old_file_and_no_litter(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    _refuse_replacing(place, monkeypatch, times=1_000_000)
    with pytest.raises(PermissionError):
        place.put(b"third", patience=0.05)
    assert place.present.read_bytes() == b"second"
    assert len(place.contents()) == 2


def _refuse_replacing(place: Place, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    real, left = os.replace, [times]

    def replace(source: str, target: str) -> None:
        if target == str(place.present) and left[0]:
            left[0] -= 1
            raise PermissionError(errno.EACCES, "held by a virus scanner")
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_litter(
    place: Place, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(os, step, _refusing(OSError(errno.ENOSPC, "full")))
    with pytest.raises(OSError):
        place.put(b"third")
    assert place.contents() == [b"second", b"first"]


def test_a_temporary_file_that_a_killed_process_left_is_removed(place: Place) -> None:
    (place.folder / "game.json.4711.tmp").write_text("{")
    (place.folder / "game-2.json.4711.tmp").write_text("of another game")
    files.remove_leftovers(str(place.present))
    assert sorted(path.name for path in place.folder.iterdir()) == [
        "game-2.json.4711.tmp", "game.json", "game.previous.json",
    ]


def _refusing(problem: OSError) -> Any:
    def refuse(*_: Any) -> None:
        raise problem

    return refuse
