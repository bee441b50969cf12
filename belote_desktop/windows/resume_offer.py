"""At the start: go on with the match that was left, exactly where it stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from belote_desktop.engine import Ruleset
from belote_desktop.models import words
from belote_desktop.models.sides import Sides
from belote_desktop.table.painting import smooth
from belote_desktop.windows.deal_picture import paint_deal
from belote_desktop.windows.match_words import goal
from belote_desktop.windows.overlay import Overlay
from belote_desktop.windows.sheet import label, set_role
from belote_desktop.windows.side_grid import side_grid
from belote_desktop.windows.style import Style


@dataclass(frozen=True)
class MatchSummary:
    """A match that waits: where it is kept, its rules and names, totals by side, the deal it stands in, and when."""

    path: Path
    rules: Ruleset
    names: Sequence[str]
    totals: tuple[int, ...]
    deal: int
    modified: QDateTime
    seat: int | None = 0
    """The person's seat."""

    @property
    def sides(self) -> Sides:
        return Sides(self.rules, tuple(self.names), self.seat)


class DealPicture(QWidget):
    """The small picture of a game's deal."""

    def __init__(self, style: Style, rules: Ruleset) -> None:
        super().__init__()
        self._style, self._rules = style, rules
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(400, self._style.px(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        paint_deal(painter, QRectF(self.rect()), self._style, self._rules)


class ResumeOffer(Overlay):
    """`go_on`, `new_match` or `later`."""

    go_on = Signal()
    new_match = Signal()
    later = Signal()

    def __init__(self, style: Style, summary: MatchSummary, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.summary = summary
        self.go_button, self.new_button, self.later_button = QPushButton(), QPushButton(), QPushButton()
        set_role(self.go_button, "primary")
        self.buttons.addWidget(self.go_button)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.new_button, 1)
        row.addWidget(self.later_button, 1)
        self.buttons.addLayout(row)
        self.go_button.clicked.connect(self.go_on)
        self.new_button.clicked.connect(self.new_match)
        self.later_button.clicked.connect(self.later)
        self.renew()

    def first_button(self) -> QPushButton:
        return self.go_button

    def escape(self) -> None:
        self.later.emit()

    def retranslate(self) -> None:
        about = self.summary
        title = label(self.tr("Go on where you stopped?"), "heading", wrap=True)
        self.content.addWidget(title)
        self.content.addWidget(DealPicture(self.style_, about.rules))
        pattern = self.tr("{game}, {goal}, deal {number}")
        said = pattern.format(
            game=words.translated(about.rules.name), goal=goal(about.rules), number=words.number(about.deal)
        )
        self.content.addWidget(label(said, "name", wrap=True))
        self.content.addLayout(side_grid(about.sides, about.totals))
        when = QLocale().toString(about.modified, QLocale.FormatType.ShortFormat)
        self.content.addWidget(label(self.tr("Last played {when}.").format(when=when), "note"))
        self.content.addStretch(1)
        self.go_button.setText(self.tr("Go on"))
        self.new_button.setText(self.tr("New match"))
        self.later_button.setText(self.tr("Later"))
        self.setAccessibleName(title.text())
