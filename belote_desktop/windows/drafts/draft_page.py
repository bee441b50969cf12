"""The base of every page that shows a draft."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class DraftPage(QWidget):
    """A page that shows a draft of one game."""

    def refresh(self) -> None:
        """Show the draft in its present state."""
        raise NotImplementedError
