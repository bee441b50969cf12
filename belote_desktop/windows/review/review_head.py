"""The row above a review: the deals to choose from, how far the search is, and the button that stops it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from belote_desktop.engine import Message
from belote_desktop.models.words import words
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.controls import Menu
from belote_desktop.windows.widgets.page import label

ALL = 0
"""The entry for all deals together; deals are numbered from 1."""


class ReviewHead(QWidget):
    """`deal_chosen` carries the number of a deal, or ALL; `stop_or_go_on` is emitted by the button."""

    deal_chosen = Signal(int)
    stop_or_go_on = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.progress = label(role="name", wrap=True)
        self.stop_button = QPushButton()
        self.stop_button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.stop_or_go_on)
        self.deals: Menu | None = None
        """The deals of a match; None if there is only one."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(12)
        self._row.addWidget(self.progress, 1)
        self._row.addWidget(self.stop_button)
        self._row.addStretch(0)

    def list_deals(self, numbers: Sequence[int], chosen: int) -> None:
        """Offer these deals and all of them together, if there are several."""
        if len(numbers) < 2:
            return
        if self.deals is not None:
            self._row.removeWidget(self.deals)
            self.deals.hide()
            self.deals.deleteLater()
        #: A deal in a list. {number}: which deal.
        one = QCoreApplication.translate("ReviewPage", "Deal {number}")
        #: The first choice of a list of deals.
        choices = [(ALL, QCoreApplication.translate("ReviewPage", "All deals"))]
        choices += [(each, one.format(number=words.number(each))) for each in numbers]
        self.deals = Menu(choices, self._style)
        #: The label of a list of deals.
        self.deals.name(QCoreApplication.translate("ReviewPage", "Deals"))
        self.deals.select(chosen)
        self.deals.chosen.connect(lambda number: self.deal_chosen.emit(int(str(number))))
        self._row.insertWidget(0, self.deals, 0, Qt.AlignmentFlag.AlignLeading)

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
        self.setVisible(bool(text) or running or stopped or self.deals is not None)
