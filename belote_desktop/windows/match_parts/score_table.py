"""The items of one deal's score, with the sides side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from belote_desktop.engine import PublicResult
from belote_desktop.models.score_sheet.deal_lines import deal_lines
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.painting import FIGURES
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.page import label, rule, set_role


class ScoreTable(QWidget):
    """The items counted, the verdict, the score of the deal, and the totals."""

    def __init__(self, result: PublicResult, sides: Sides, style: Style) -> None:
        super().__init__()
        set_role(self, "plain")
        self._style = style
        self._count = len(sides.order)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        self._row = 0
        self._line("", [sides.label(side) for side in sides.order], "sentence", "name")
        lines = deal_lines(result, sides)
        for line in lines[:-1]:
            if line.is_remark:  # it ends what was counted; below it stands what is written
                self._remark(line.text)
                continue
            self._line(line.text, ["" if value is None else words.number(value) for value in line.points],
                       "sentence", "sentence")  # fmt: skip
        for line in lines[-1:]:
            self._hair("rule")
            self._line(line.text, [words.number(value or 0) for value in line.points], "name", "name")
        self._hair("strong-rule")
        totals = [words.number(result.totals[side]) for side in sides.order]
        #: A line of a score table.
        self._line(self.tr("Total"), totals, "section", "side")

    def _hair(self, role: str) -> None:
        self._grid.addWidget(rule(role), self._row, 0, 1, self._count + 1)
        self._row += 1

    def _remark(self, text: str) -> None:
        self._grid.addWidget(label(text, "name", wrap=True), self._row, 0, 1, self._count + 1)
        self._row += 1

    def _line(self, text: str, figures: Sequence[str], role: str, figure_role: str) -> None:
        self._grid.addWidget(label(text, role, wrap=True), self._row, 0)
        for column, figure in enumerate(figures, 1):
            made = label(figure, figure_role)
            made.setAlignment(FIGURES)
            made.setMinimumWidth(self._style.px(64))
            self._grid.addWidget(made, self._row, column)
        self._row += 1
