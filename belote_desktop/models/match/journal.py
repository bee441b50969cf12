"""The interface of a save for the controller: every action is on disk before it is shown."""

from __future__ import annotations

from typing import Protocol


class Journal(Protocol):
    """An append-only file; `append` returns once the text is safely on disk, and raises when it is not."""

    def append(self, text: str) -> None: ...


class MemoryJournal:
    """A journal that keeps its text in memory: for demonstrations and scenes."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def append(self, text: str) -> None:
        self.text += text
