"""Eight deals in rows: your points, those of a level, and the difference, also as a bar. The sums are below."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from belote_desktop.models.daily.series import Standing
from belote_desktop.models.words import words
from belote_desktop.profile.set_deals.set_results import Scored, SetResult
from belote_desktop.windows.daily.level_rows import LeadBar
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label

ROW, FIGURE, WIDEST = 34, 84, 110
"""The least height of a row and width of a column of figures at 100 %, and its least width where text is large."""
BARS, BARS_FROM = 4, 480
"""The column of the bars, and the width at 100 % from which there is room for them."""
LEADING = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class EightRows(QWidget):
    """`chosen` carries the number of a deal that is over, counted from 1."""

    chosen = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.buttons: list[QPushButton] = []
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(BARS, 1)  # the figures stand beside what they belong to

    def show_standing(self, found: Standing, level: str) -> None:
        """Show a series; `level` is the name of its level."""
        for old in self._parts:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._parts, self.buttons = [], []
        #: The head of a column: by how many points you did better than a level.
        self._put(0, label(), self._head(self.tr("You")), self._head(level), self._head(self.tr("Difference")))
        leads = [self._lead(deal, found.series.level) for deal in found.deals]
        most = max((abs(lead) for lead in leads if lead is not None), default=1)
        for place, (deal, lead) in enumerate(zip(found.deals, leads, strict=True), 1):
            own, theirs = self._points(deal.own), self._points(deal.score_of(found.series.level))
            figures = map(self._figure, (own, theirs, "" if lead is None else words.signed(lead)))
            self._put(place, self._deal(place, deal, own, theirs, level), *figures)
            if lead is not None:
                self._put_bar(place, LeadBar(self._style, lead, most, is_own=True))
        sums = (found.own, found.theirs, found.own - found.theirs)
        #: Stands before the sums of the points of several deals.
        self._put(len(found.deals) + 1, label(self.tr("Total"), "name"), *map(self._sum, map(words.signed, sums)))

    def _put_bar(self, row: int, bar: LeadBar) -> None:
        self._grid.addWidget(bar, row, BARS)
        self._parts.append(bar)
        self._show_bars()

    def _show_bars(self) -> None:
        for part in self._parts:
            if isinstance(part, LeadBar):
                part.setVisible(self.width() / self._style.scale >= BARS_FROM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_bars()

    def _put(self, row: int, *parts: QWidget) -> None:
        for column, part in enumerate(parts):
            part.setMinimumHeight(self._style.px(ROW))
            self._grid.addWidget(part, row, column, LEADING if column == 0 else Qt.AlignmentFlag(0))
            self._parts.append(part)

    def _deal(self, place: int, deal: SetResult, own: str, theirs: str, level: str) -> QWidget:
        """The name of a deal; a button if it is over."""
        if deal.own is None:
            #: Which of eight deals. {number}: 1 to 8.
            return label(self.tr("Deal {number}").format(number=words.number(place)), "sentence")
        #: A button: the results of all levels on one of eight deals. {number}: 1 to 8.
        name = self.tr("Compare deal {number}").format(number=words.number(place))
        button = QPushButton(name)
        #: A deal for a screen reader. {deal}: "Compare deal 3". {own}, {theirs}: signed points. {level}: a level.
        told = self.tr("{deal}: you {own}, {level} {theirs}")
        button.setAccessibleName(told.format(deal=name, own=own, theirs=theirs or "–", level=level))
        button.setAutoDefault(False)
        button.clicked.connect(partial(self.chosen.emit, place))
        self.buttons.append(button)
        return button

    @staticmethod
    def _lead(deal: SetResult, level: str) -> int | None:
        """How many points one has more than the level; None until both are known."""
        own, theirs = deal.own, deal.score_of(level)
        return None if own is None or theirs is None else own.lead - theirs.lead

    @staticmethod
    def _points(score: Scored | None) -> str:
        return "" if score is None else words.signed(score.lead)

    def _head(self, text: str) -> QLabel:
        return self._aligned(label(text, "row-head", wrap=True))

    def _figure(self, text: str) -> QLabel:
        return self._aligned(label(text, "name"))

    def _sum(self, text: str) -> QLabel:
        return self._aligned(label(text, "side"))

    def _aligned(self, part: QLabel) -> QLabel:
        part.setTextFormat(Qt.TextFormat.PlainText)
        part.setAlignment(TRAILING)
        part.setMinimumWidth(min(self._style.px(FIGURE), WIDEST))
        return part
