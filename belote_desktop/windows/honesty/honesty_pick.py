"""A menu whose choices change with what is shown, and which keeps the keyboard when they do."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Choices, Menu


class Pick(Menu):
    """One of many choices."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__([], style, parent)

    def fill(self, name: str, choices: Choices, chosen: object) -> None:
        """Offer other choices, or the same ones in other words, without telling."""
        self.name(name)
        self.clear()
        self._values = [value for value, _ in choices]
        self.addItems([text for _, text in choices])
        longest = max((len(text) for _, text in choices), default=8)
        self.setMinimumContentsLength(min(30, longest + 2))
        self.view().setMinimumWidth(max(200, self.view().sizeHintForColumn(0) + 28))
        if chosen in self._values:
            self.select(chosen)
