"""One program for all the tests of a file, dealt anew for each of them.

Knows nothing of what the tests look at.
"""
from __future__ import annotations

import traceback
from typing import Any, Iterator, List

import pytest
from driver import EXAMPLE, deal_anew, note_faults, pump

from simplesimon.app import create
from simplesimon.model import Settings
from simplesimon.view.dialogs import close_open_dialog


@pytest.fixture(scope="module")
def shared_program(display: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    program = create(data_dir=str(tmp_path_factory.mktemp("home")), code=EXAMPLE)
    pump(program.root, program.root.winfo_viewable)
    yield program
    program.close()


@pytest.fixture
def program(shared_program: Any, faults: List[Any]) -> Iterator[Any]:
    """The program with the deal SS1-S1-AAAAABD in English with the first settings, but motion is off.

    The test fails if a callback raised.
    """
    program = shared_program
    note_faults(program.root, faults)
    program.controller.change(**Settings(motion="off", language="en")._asdict())
    deal_anew(program, EXAMPLE)
    program.root.focus_force()
    pump(program.root, program.root.focus_get)
    yield program
    close_open_dialog(program.root)
    program.root.update()
    if faults:
        pytest.fail("a callback raised:\n" + "".join(traceback.format_exception(*faults[0])))
