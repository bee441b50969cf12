"""The commands of macOS as they are written."""

from __future__ import annotations

from macos.signing import Command


def words(command: Command) -> str:
    """A command as one line."""
    return " ".join(map(str, command))
