"""A menu whose choices can be replaced without losing the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Choices, Menu


class Pick(Menu):
    """A menu of choices that change with what is shown."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__([], style, parent)

    def fill(self, name: str, choices: Choices, chosen: object) -> None:
        """Replace the choices or their words without emitting a signal."""
        self.name(name)
        self.clear()
        self._values = [value for value, _ in choices]
        self.addItems([text for _, text in choices])
        longest = max((len(text) for _, text in choices), default=8)
        self.setMinimumContentsLength(min(30, longest + 2))
        self.view().setMinimumWidth(max(200, self.view().sizeHintForColumn(0) + 28))
        if chosen in self._values:
            self.select(chosen)
