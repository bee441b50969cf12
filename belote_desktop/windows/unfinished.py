"""The matches that wait to be played on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from belote_desktop.models import words
from belote_desktop.windows.match_words import goal
from belote_desktop.windows.resume_offer import DealPicture, MatchSummary
from belote_desktop.windows.sheet import Sheet, label, panel, set_role
from belote_desktop.windows.style import Style


class UnfinishedWindow(Sheet):
    """A list of matches; `go_on` carries the path of the chosen one."""

    go_on = Signal(Path)

    def __init__(self, style: Style, summaries: Sequence[MatchSummary], parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.summaries = tuple(summaries)
        self.list = QListWidget()
        self.list.setSpacing(4)
        self.list.itemActivated.connect(self._on_go)
        self.empty = label(role="sentence", wrap=True)
        self.go_button = QPushButton()
        set_role(self.go_button, "primary")
        self.go_button.clicked.connect(self._on_go)
        paper = panel("paper")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(16, 14, 16, 14)
        inside.addWidget(self.empty)
        inside.addWidget(self.list, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.go_button)
        self.body.addWidget(paper, 1)
        self.body.addLayout(foot)
        self.renew()
        self.prefer(680, 560)
        if self.summaries:
            self.list.setFocus()

    def retranslate(self) -> None:
        count = len(self.summaries)
        self.set_title(self.tr("Unfinished matches"), self.tr("%n match(es) to go on with", "", count))
        self.empty.setText(self.tr("Every match has been played to its end."))
        self.empty.setVisible(not count)
        self.go_button.setText(self.tr("Go on"))
        self.go_button.setEnabled(bool(count))
        self.list.setAccessibleName(self.windowTitle())
        row = max(0, self.list.currentRow())
        self.list.clear()
        for summary in self.summaries:
            self._add(summary)
        self.list.setCurrentRow(row if count else -1)

    def restyle(self) -> None:
        self.go_button.setMinimumWidth(self.style_.px(180))
        if self.list.count():
            self.retranslate()

    def _add(self, summary: MatchSummary) -> None:
        pattern = self.tr("{game}, {goal}, deal {number}: {points}")
        text = pattern.format(
            game=words.translated(summary.rules.name), goal=goal(summary.rules), number=words.number(summary.deal),
            points=summary.sides.with_points(summary.totals),
        )  # fmt: skip
        when = QLocale().toString(summary.modified, QLocale.FormatType.ShortFormat)
        said = self.tr("With {names}. Last played {when}.").format(names=words.listed(list(summary.names)), when=when)
        item = QListWidgetItem(self.list)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text}. {said}")
        row = QWidget()
        set_role(row, "plain")
        row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        line, column = QHBoxLayout(row), QVBoxLayout()
        line.setContentsMargins(8, 8, 12, 8)
        line.setSpacing(14)
        picture = DealPicture(self.style_, summary.rules)
        picture.setFixedSize(self.style_.px(112), self.style_.px(70))
        line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(column, 1)
        column.setSpacing(2)
        name, about = QLabel(text), QLabel(said)
        set_role(name, "name")
        set_role(about, "sentence")
        for part in (name, about):
            part.setWordWrap(True)
            column.addWidget(part)
        column.addStretch(1)
        item.setSizeHint(row.sizeHint())
        self.list.setItemWidget(item, row)

    def _on_go(self, *_: object) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.summaries):
            self.go_on.emit(self.summaries[row].path)
