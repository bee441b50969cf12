"""The accessible name of a combo box."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QComboBox, QLabel


class BoxName(QLabel):
    """A hidden label beside its box, because on Linux Qt names a box by its value and only a label can name it."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box.parentWidget())
        self._box = box
        self.setBuddy(box)
        self.hide()
        box.installEventFilter(self)
        box.destroyed.connect(self._go)

    def say(self, text: str) -> None:
        """Name the box; Qt takes this name elsewhere than on Linux."""
        self.setText(text.replace("&", "&&"))
        self._box.setAccessibleName(text)

    def _go(self) -> None:
        """The box is no more."""
        self.setParent(None)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the box: Qt looks for labels among the widgets beside it."""
        if event.type() == QEvent.Type.ParentChange and isinstance(watched, QComboBox):
            self.setParent(watched.parentWidget())
            self.hide()
        return False
