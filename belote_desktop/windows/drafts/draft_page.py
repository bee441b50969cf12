"""What every page that shows a draft has in common."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class DraftPage(QWidget):
    """A page made for the game of a draft."""

    def refresh(self) -> None:
        """The draft has changed: show it as it stands."""
        raise NotImplementedError
