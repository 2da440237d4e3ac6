"""What is kept between sessions: settings, the game in progress and statistics, as JSON files that survive.

Knows nothing of cards, of what a record means, or of the words in which a notice is said.
"""
from __future__ import annotations

from .notices import Notice, NoticeKind
from .places import data_folder
from .store import Storage

__all__ = ["Notice", "NoticeKind", "Storage", "data_folder"]
