"""The end of a deal: who took what, how it was counted, what is written, and on to the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from belote_desktop.engine import Result, SeatView
from belote_desktop.engine.events import Challenged
from belote_desktop.models import words
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.sides import Sides
from belote_desktop.windows.match_words import announcements, deal_verdict, standing
from belote_desktop.windows.overlay import Overlay
from belote_desktop.windows.score_table import ScoreTable
from belote_desktop.windows.sheet import label, set_role
from belote_desktop.windows.style import Style
from belote_desktop.windows.suit_chip import SuitChip
from belote_desktop.windows.suit_text import rich

LARGE = 1.4
"""From this text size on three buttons find no room side by side."""


class DealResult(Overlay):
    """Shows the latest settled deal of a view. `next_deal` when it has been read, `sheet` to see the whole sheet,
    `review` to look back at the decisions.

    A deal whose rest was claimed tells why it could be (`claim`), and can be taken up again where it was: `take_back`.
    A deal that a challenge decided shows what the tricks told when they were turned over (`judgement`).
    """

    next_deal = Signal()
    sheet = Signal()
    review = Signal()
    take_back = Signal()

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        names: Sequence[str],
        view: SeatView,
        parent: QWidget,
        *,
        claim: str = "",
        judgement: Challenged | None = None,
    ) -> None:
        super().__init__(style, parent)
        self._preferences = preferences
        self._names = tuple(names)
        self.result = view.results[-1]
        self._view, self._judgement = view, judgement
        self._row = row = QGridLayout()
        row.setSpacing(12)
        self.sheet_button, self.review_button = QPushButton(), QPushButton()
        self.back_button, self.next_button = QPushButton(), QPushButton()
        set_role(self.next_button, "primary")
        row.addWidget(self.sheet_button, 0, 0)
        row.addWidget(self.review_button, 0, 1)
        self._claim = claim
        self.buttons.addWidget(self.back_button)
        self.back_button.setVisible(bool(claim))
        self.buttons.addLayout(row)
        self.sheet_button.clicked.connect(self.sheet)
        self.review_button.clicked.connect(self.review)
        self.back_button.clicked.connect(self.take_back)
        self.next_button.clicked.connect(self.next_deal)
        self.renew()

    def first_button(self) -> QPushButton:
        return self.next_button

    def escape(self) -> None:
        """There is nothing to cancel: go on."""
        self.next_deal.emit()

    def _place_next(self) -> None:
        """Beside the others; in large text the button that goes on has a row of its own."""
        large = self.style_.scale >= LARGE
        self._row.removeWidget(self.next_button)
        self._row.addWidget(self.next_button, int(large), 0 if large else 2, 1, 2 if large else 1)
        for column in range(3):
            self._row.setColumnStretch(column, int(large != (column == 2)))

    def retranslate(self) -> None:
        self._place_next()
        result = self.result
        head = QHBoxLayout()
        head.setSpacing(14)
        if result.contract is not None:
            head.addWidget(SuitChip(result.contract, self._view.rules, self.style_, self.style_.deck))
        verdict = label(deal_verdict(result, self._view.rules, self._names), "heading", wrap=True)
        head.addWidget(verdict, 1)
        self.content.addWidget(label(self._number(), "note"))
        self.content.addLayout(head)
        index = words.index_in_use(self._preferences)
        said = announcements(result, self._view.rules, self._names, index)
        if said:
            # A row of announcements reads as a list, each with its owner.
            declared = label("<br>".join(rich(one) for one in said), "sentence", wrap=True)
            declared.setTextFormat(Qt.TextFormat.RichText)
            self.content.addWidget(declared)
        score = self.content.count()
        if result.score.result not in (Result.PASSED_OUT, Result.VOID):
            self.content.addWidget(ScoreTable(result, Sides.of(self._view, self._names), self.style_))
        self.content.addWidget(label(standing(self._view, self._names), "sentence", wrap=True))
        if self._claim:
            why = label(rich(self._claim), "note", wrap=True)
            why.setTextFormat(Qt.TextFormat.RichText)
            self.content.addWidget(why)
        if self._judgement is not None:
            self._judge(self._judgement, score)
        self.content.addStretch(1)
        self.sheet_button.setText(self.tr("Score sheet"))
        self.review_button.setText(self.tr("Review"))
        self.review_button.setVisible(self.result.contract is not None)
        self.back_button.setText(self.tr("Take the claim back"))
        self.next_button.setText(self.tr("Next deal"))
        self.setAccessibleName(verdict.text())

    def _judge(self, judgement: Challenged, place: int) -> None:
        """The verdict over the score; what proves it too, but tricks without a misplay are looked at last."""
        from belote_desktop.windows.turned_tricks import judgement_parts

        told, turned = judgement_parts(self.style_, self._preferences, self._names, self._view, judgement)
        self.content.insertWidget(place, told)
        self.content.insertWidget(place + 1 if judgement.is_right else self.content.count(), turned)

    def _number(self) -> str:
        return self.tr("Deal {number}").format(number=words.number(self.result.number))
