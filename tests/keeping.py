"""How the tests have any record kept, whether it is the window's own or one that all windows share."""
from __future__ import annotations

from typing import Any, Dict

from simplesimon.storage import Storage


def keep(storage: Storage, name: str, record: Dict[str, Any]) -> None:
    """Has ``record`` kept as the game, the settings or the statistics."""
    if name == "game":
        storage.write_game(record)
    else:
        storage.change(name, lambda _: record)
