"""The row above a review: how far the search is, and the button that stops it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from belote_desktop.engine import Message
from belote_desktop.models.words import words
from belote_desktop.windows.widgets.page import label


class ReviewHead(QWidget):
    """`stop_or_go_on` is emitted by the button."""

    stop_or_go_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.progress = label(role="name", wrap=True)
        self.stop_button = QPushButton()
        self.stop_button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.stop_or_go_on)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(12)
        self._row.addWidget(self.progress, 1)
        self._row.addWidget(self.stop_button)
        self._row.addStretch(0)

    def show_state(self, done: tuple[int, int], *, running: bool, stopped: bool, failure: Message | None) -> None:
        """Show how many actions of how many were looked at, or why there is no review; hidden if nothing is left."""
        text = ""
        if failure is not None:
            text = words.sentence(failure)
        elif running:
            #: {done}, {whole}: numbers, {whole} is always many.
            text = QCoreApplication.translate("ReviewPage", "Reviewing: {done} of {whole} actions.")
        elif stopped:
            #: {done}, {whole}: numbers, {whole} is always many.
            text = QCoreApplication.translate("ReviewPage", "Stopped after {done} of {whole} actions.")
        if failure is None:
            text = text.format(done=words.number(done[0]), whole=words.number(done[1]))
        self.progress.setText(text)
        self.progress.setVisible(bool(text))
        stop, go_on = (
            #: A button: stop the review.
            QCoreApplication.translate("ReviewPage", "Stop"),
            #: A button: continue the review.
            QCoreApplication.translate("ReviewPage", "Continue"),
        )
        self.stop_button.setText(go_on if stopped else stop)
        self.stop_button.setVisible(running or stopped)
        self.setVisible(bool(text) or running or stopped)
