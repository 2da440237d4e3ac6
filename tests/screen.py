"""A screen to open windows on: an Xvfb of one's own where there is one, so that nothing pops up before a person.

Knows nothing of the program or of pytest.
"""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import List, Optional

SIZE = "1920x1200x24"


class NoScreen(Exception):
    """There is no way to open a window; the text says why."""


class Screen:
    """Where DISPLAY points while it is open; the one that there is where Xvfb is not installed."""

    def __init__(self) -> None:
        self._before: Optional[str] = None
        self._processes: List["subprocess.Popen[bytes]"] = []

    def open(self) -> None:
        """Raises NoScreen where no window can be opened."""
        if sys.platform in ("win32", "darwin"):
            return
        if not shutil.which("Xvfb"):
            if not os.environ.get("DISPLAY"):
                raise NoScreen("there is neither Xvfb nor a display")
            return
        self._before = os.environ.get("DISPLAY")
        self._start_xvfb()
        self._start_openbox()

    def close(self) -> None:
        """Gives back the display there was before."""
        if not self._processes:
            return
        for process in reversed(self._processes):
            process.terminate()
            process.wait()
        os.environ.pop("DISPLAY", None)
        if self._before is not None:
            os.environ["DISPLAY"] = self._before

    def _start_xvfb(self) -> None:
        # -displayfd makes the server itself choose a number that is free, so that test runs never meet.
        reader, writer = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", SIZE, "-nolisten", "tcp"],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with open(reader, "rb") as numbers:
            number = numbers.readline().decode().strip()
        if not number:
            server.wait()
            raise NoScreen("Xvfb did not start")
        self._processes.append(server)
        os.environ["DISPLAY"] = ":" + number
        # A Wayland session of the person must not be what a window opens on.
        os.environ.pop("WAYLAND_DISPLAY", None)

    def _start_openbox(self) -> None:
        if not shutil.which("openbox"):
            return
        with tempfile.TemporaryDirectory() as folder:
            ready = Path(folder, "ready")
            manager = subprocess.Popen(
                ["openbox", "--startup", f"touch {ready}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            self._processes.append(manager)
            end = time.monotonic() + 10
            while not ready.exists() and manager.poll() is None and time.monotonic() < end:
                time.sleep(0.01)
