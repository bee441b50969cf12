"""The field for the person's number in the shuffle of the next match."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from belote_desktop.models.next_shuffle import NextShuffle
from belote_desktop.records.limits import LONGEST_NUMBER


class NumberEdit(QLineEdit):
    """Shows the number of a shuffle and takes another one; empty, it is filled with one that is drawn.

    `changed` is emitted whenever the number is another, or whose it is.
    """

    changed = Signal()

    def __init__(self, shuffle: NextShuffle, parent: QWidget | None = None) -> None:
        super().__init__(shuffle.number, parent)
        self._shuffle = shuffle
        self.setMaxLength(LONGEST_NUMBER)
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.textEdited.connect(self._on_edited)
        self.editingFinished.connect(self.show_number)

    def _on_edited(self, text: str) -> None:
        self._shuffle.choose(text)
        self.changed.emit()

    def show_number(self) -> None:
        """Show the number that counts: its digits alone, or one that was drawn."""
        self.setText(self._shuffle.number)
        self.changed.emit()
