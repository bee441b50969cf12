"""The interface of a save for the controller: every action is on disk before it is shown."""

from __future__ import annotations

from typing import Protocol


class Journal(Protocol):
    """An append-only file. `append` returns once the text is on disk, and raises if it is not."""

    def append(self, text: str) -> None: ...


class MemoryJournal:
    """A journal in memory, for demonstrations and scenes."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def append(self, text: str) -> None:
        self.text += text
