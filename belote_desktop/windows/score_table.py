"""The items of one deal, both sides beside each other."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from belote_desktop.engine import PublicResult
from belote_desktop.models import words
from belote_desktop.models.sheet import deal_lines
from belote_desktop.windows.match_words import OURS
from belote_desktop.windows.sheet import label, rule, set_role
from belote_desktop.windows.style import Style


class ScoreTable(QWidget):
    """Counted items, the verdict, and what is written; then the totals."""

    def __init__(self, result: PublicResult, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        self._row = 0
        self._line("", (self.tr("We"), self.tr("They")), "sentence", "name")
        lines = deal_lines(result, OURS)
        for line in lines[:-1]:
            points = tuple("" if value is None else words.number(value) for value in line.points)
            verdict = line.points == (None, None)  # it ends what was counted; below it stands what is written
            self._line(line.text, (points[0], points[1]), "name" if verdict else "sentence", "sentence")
        for line in lines[-1:]:
            self._hair("rule")
            self._line(
                line.text, (words.number(line.points[0] or 0), words.number(line.points[1] or 0)), "name", "name"
            )
        self._hair("strong-rule")
        totals = (words.number(result.totals[OURS]), words.number(result.totals[1 - OURS]))
        self._line(self.tr("Total"), totals, "section", "side")

    def _hair(self, role: str) -> None:
        self._grid.addWidget(rule(role), self._row, 0, 1, 3)
        self._row += 1

    def _line(self, text: str, both: tuple[str, str], role: str, figures: str) -> None:
        self._grid.addWidget(label(text, role, wrap=True), self._row, 0)
        for column, figure in enumerate(both, 1):
            made = label(figure, figures)
            made.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
            made.setMinimumWidth(self._style.px(64))
            self._grid.addWidget(made, self._row, column)
        self._row += 1
