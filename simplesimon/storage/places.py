"""Where the program's folder is on each platform.

Only computes the path: nothing is looked up or created here.
"""
from __future__ import annotations

import ntpath
import os
import posixpath
from typing import Mapping, Optional


def data_folder(environ: Mapping[str, str], platform: str, home: str) -> Optional[str]:
    """The folder for settings, saved game, statistics and fault log, as an absolute path, or None where there is none.

    Takes ``os.environ``, ``sys.platform`` and ``os.path.expanduser("~")``, which stays "~" for a user without a home.
    ``SIMPLESIMON_HOME`` comes first. On Linux a relative ``XDG_DATA_HOME`` is ignored, as the XDG Base Directory
    Specification demands.
    """
    chosen = environ.get("SIMPLESIMON_HOME", "")
    if chosen == "~" or chosen.startswith(("~/", "~\\")):
        # A desktop entry passes "~/games" as it stands; taken literally it would be a folder in the working folder.
        chosen = home + chosen[1:]
    if chosen:
        return os.path.abspath(chosen)
    if platform == "win32":
        roaming = environ.get("APPDATA", "")
        if not ntpath.isabs(roaming):
            roaming = ntpath.join(home, "AppData", "Roaming")
        return ntpath.join(roaming, "SimpleSimon") if ntpath.isabs(roaming) else None
    if platform == "darwin":
        return posixpath.join(home, "Library", "Application Support", "SimpleSimon") if posixpath.isabs(home) else None
    shared = environ.get("XDG_DATA_HOME", "")
    if not posixpath.isabs(shared):
        shared = posixpath.join(home, ".local", "share")
    return posixpath.join(shared, "simplesimon") if posixpath.isabs(shared) else None
