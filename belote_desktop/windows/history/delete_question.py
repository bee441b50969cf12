"""Asks whether the figures of a match go with its record."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget


class DeleteQuestion(QMessageBox):
    """`answered` carries whether the figures go too; nothing is answered if the user cancels.

    Of a match without a record only the figures can go, and of one that does not count there is nothing to keep.
    """

    answered = Signal(bool)

    def __init__(self, parent: QWidget, *, has_record: bool, counts: bool) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Delete a match"))
        self.setText(self.tr("Delete this match?") if has_record else self.tr("Delete the figures of this match?"))
        told = self.tr("You can undo this until you leave the page.")
        if has_record and counts:
            still = self.tr("Should the match still count in your statistics?")
            told = f"{told} {still}"
        self.setInformativeText(told)
        roles = QMessageBox.ButtonRole
        #: A button: delete a match with its figures in the statistics.
        self.all_button = self.addButton(self.tr("Delete with its figures"), roles.DestructiveRole)
        #: A button: delete the file of a match, and keep its figures in the statistics.
        self.keep_button = self.addButton(self.tr("Delete, but keep its figures"), roles.AcceptRole)
        self.keep_button.setVisible(has_record and counts)
        self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(QMessageBox.StandardButton.Cancel)
        self.setEscapeButton(QMessageBox.StandardButton.Cancel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.all_button.clicked.connect(lambda: self.answered.emit(True))
        self.keep_button.clicked.connect(lambda: self.answered.emit(False))
