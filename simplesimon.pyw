#!/usr/bin/env python3
# The line above is for Unix, and every Windows launcher reads it too:
# - py.exe up to Python 3.10, 3.11.8 and later, 3.12.2 and later, takes it for "the newest Python 3" and keeps the
#   console away from a .pyw (PC/launcher.c, PC/launcher2.c in CPython). In 3.11.0-7 and 3.12.0-1 it may find the
#   Microsoft Store's stub first and start nothing (https://github.com/python/cpython/issues/100107): README.
# - The Python install manager matches "python3" too; its releases of 2025 then open a console
#   (https://github.com/python/pymanager/issues/216, mended by its pull request 254): system/windows.py closes it.
# A line that names pythonw is no help: Unix has none, and the install manager of 2025 did not know it (issue 191).
"""Starts Simple Simon from a file manager.

Knows nothing of the game. Readable by any Python 3: the one that is too old has to say so itself.
"""
import os
import sys

# Not left to Python: it leaves the folder out under PYTHONSAFEPATH.
sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

from simplesimon.app import main  # noqa: E402

if __name__ == "__main__":
    main()
