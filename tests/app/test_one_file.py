"""The one-file zip that zipapp makes: it plays, and says in one sentence where it cannot."""
from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import zipapp
from pathlib import Path
from typing import List

import pytest
from launching import each_old_python, refused

TOP = Path(__file__).resolve().parents[2]
CODE = "SS1-S4-AAAAABD"


@pytest.fixture(scope="module")
def one_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip, in a folder of its own."""
    folder = tmp_path_factory.mktemp("zip")
    shutil.copytree(str(TOP / "simplesimon"), str(folder / "copy/simplesimon"),
                    ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(str(TOP / "simplesimon.pyw"), str(folder / "copy"))
    zipapp.create_archive(folder / "copy", folder / "simplesimon.pyz", main="simplesimon.app:main")
    return folder / "simplesimon.pyz"


def run(command: List[str], **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, env=dict(os.environ, **environment), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding="utf-8", timeout=30)


@each_old_python
def test_an_old_python_says_what_it_lacks(one_file: Path, python: str) -> None:
    assert "needs Python 3.8 or newer, and this is Python 3." in refused(run([python, str(one_file)]))


@pytest.mark.parametrize("arguments", [[], ["--help"], [CODE]])
def test_without_tkinter_one_sentence_names_what_to_install(
    one_file: Path, tmp_path: Path, arguments: List[str]
) -> None:
    (tmp_path / "tkinter.py").write_text("raise ImportError('No module named _tkinter')")
    process = run([sys.executable, str(one_file), *arguments], PYTHONPATH=str(tmp_path))
    assert "needs tkinter" in refused(process)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals between processes")
def test_it_plays_and_ends_in_good_order(display: None, own_folders: Path, one_file: Path, tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-W", "error", str(one_file), CODE], cwd=str(tmp_path),
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    end = time.monotonic() + 20
    while not (own_folders / "game.json").exists():
        assert process.poll() is None and time.monotonic() < end, process.communicate()
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=20)[0] == b""
    assert process.returncode == 0
    assert CODE in (own_folders / "game.json").read_text()
