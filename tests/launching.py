"""How tests start the program as a process of its own and read what it says instead of starting.

Knows nothing of what is started: the launcher, or the one-file zip.
"""
from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import List

import pytest


def refused(process: "subprocess.CompletedProcess[str]") -> str:
    """The one sentence with which the program gave up."""
    assert (process.returncode, process.stdout) == (1, ""), process.stderr
    (line,) = process.stderr.splitlines()
    return line


def _old_pythons() -> List[str]:
    folders = os.environ.get("PATH", "").split(os.pathsep)
    folders += [str(path) for path in Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/3.[4-7]*/bin")]
    found = [shutil.which(name, path=folder) for folder in folders for name in ("python3.5", "python3.6", "python3.7")]
    return sorted({path for path in found if path and "shims" not in path})


each_old_python = pytest.mark.parametrize(
    "python", _old_pythons() or [pytest.param("", marks=pytest.mark.skip("no such old Python here"))])
"""Gives a test the ``python`` of each version of Python 3 here that is older than 3.8."""
