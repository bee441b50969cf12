"""The score sheet: We and You as on paper, every deal opening into what it came from, and the match as it went."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from belote_desktop.engine import PublicResult, Result, SeatView, What
from belote_desktop.models import words
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.sheet import Column, ScoreSheetModel
from belote_desktop.windows.match_words import OURS, YOURS, about, side_names, standing
from belote_desktop.windows.plot import MatchPlot
from belote_desktop.windows.sheet import Sheet, label, panel, rule, set_role
from belote_desktop.windows.sheet_delegate import (
    DEAL_WIDTH,
    POINTS_WIDTH,
    RESULT_WIDTH,
    TOTAL_WIDTH,
    SheetTree,
)
from belote_desktop.windows.style import Style

BESIDE = 980
"""From this width on the plot stands beside the sheet."""


class Paper(QFrame):
    """The sheet of paper, with the line between We and You."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        set_role(self, "paper")
        self._style = style
        self.line_at: QWidget | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.line_at is None:
            return
        painter = QPainter(self)
        painter.setPen(QPen(self._style.ink.text, 1.6))
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        edge = self.line_at.geometry()
        x = edge.right() + 1 if rtl else edge.left()
        painter.drawLine(QPointF(x, 10), QPointF(x, self.height() - 16))


class ScoreSheet(Sheet):
    """The sheet of one match."""

    def __init__(
        self, style: Style, preferences: Preferences, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent)
        self._names = tuple(names)
        self._view: SeatView | None = None
        self._over = False
        self.model = ScoreSheetModel(names, OURS, self)
        self.tree = SheetTree(style, preferences)
        self.tree.setModel(self.model)
        self.plot = MatchPlot(style)
        self.tree.expanded.connect(self._on_expanded)
        self._make_heads()
        self._lay_out()
        self.renew()
        self.resize(1280, 800)

    def show_view(self, view: SeatView, *, over: bool = False) -> None:
        """Show the settled deals of a match; `over` when it has ended."""
        self._view, self._over = view, over
        self.retranslate()

    def open_deal(self, row: int) -> None:
        """Open one line."""
        index = self.model.index(row, 0)
        self.tree.setExpanded(index, True)
        self.tree.setCurrentIndex(index)

    def _make_heads(self) -> None:
        self.deal_head, self.total_head = label(), label(role="section")
        self.we_head, self.you_head = label(role="side"), label(role="side")
        self.we_names, self.you_names = label(role="note"), label(role="note")
        self.we_total, self.you_total = label(role="score"), label(role="score")
        for each in (self.we_head, self.you_head, self.we_names, self.you_names, self.we_total, self.you_total):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lead = label(role="sentence", wrap=True)
        self.figures = QGridLayout()
        self.figures.setColumnStretch(0, 1)
        self.plot_title = label(role="section")

    def _lay_out(self) -> None:
        self.paper = Paper(self.style_)
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(18, 8, 18, 14)
        inside.setSpacing(0)
        head, foot = QHBoxLayout(), QHBoxLayout()
        self._blocks = []
        for row, start, ends in (
            (head, (self.deal_head,), ((self.we_head, self.we_names), (self.you_head, self.you_names))),
            (foot, (self.total_head, self.lead), ((self.we_total,), (self.you_total,))),
        ):
            row.setSpacing(0)
            row.addLayout(_stacked(start), 1)
            for parts in ends:
                block = QWidget()
                set_role(block, "plain")
                block.setLayout(_stacked(parts))
                row.addWidget(block)
                self._blocks.append(block)
        inside.addLayout(head)
        inside.addWidget(rule("strong-rule"))
        inside.addWidget(self.tree, 1)
        inside.addWidget(rule("strong-rule"))
        inside.addLayout(foot)
        self._ends = (head, foot)
        self.tree.verticalScrollBar().rangeChanged.connect(self._make_way)
        self.paper.line_at = self._blocks[1]
        self.side = panel()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(20, 16, 20, 18)
        column.setSpacing(10)
        column.addWidget(self.plot_title)
        column.addWidget(self.plot, 1)
        column.addWidget(rule())
        column.addLayout(self.figures)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(20)
        self._columns.addWidget(self.paper, 1)
        self._columns.addWidget(self.side)
        self.body.addLayout(self._columns, 1)

    def retranslate(self) -> None:
        view = self._view
        self.set_title(self.tr("Score"), about(view, over=self._over) if view else "")
        self.tree.setAccessibleName(self.tr("Score sheet"))
        self.deal_head.setText(self.tr("Deal"))
        self.total_head.setText(self.tr("Total"))
        self.we_head.setText(self.tr("We"))
        self.you_head.setText(self.tr("They"))
        self.plot_title.setText(self.tr("The match so far"))
        if view is None:
            return
        opened = [row for row in range(self.model.rowCount()) if self.tree.isExpanded(self.model.index(row, 0))]
        self.model.show(view.results)
        for row in opened:
            self.tree.setExpanded(self.model.index(row, 0), True)
        self.we_names.setText(side_names(self._names, view.rules, OURS))
        self.you_names.setText(side_names(self._names, view.rules, YOURS))
        self.we_total.setText(words.number(view.totals[OURS]))
        self.you_total.setText(words.number(view.totals[YOURS]))
        self.lead.setText(standing(view, over=self._over))
        self.plot.show_results(view.results)
        self._show_figures(view.results)
        self.tree.scrollToBottom()

    def restyle(self) -> None:
        px = self.style_.px
        head = self.tree.header()
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(10)
        widths = {Column.DEAL: DEAL_WIDTH, Column.RESULT: RESULT_WIDTH, Column.WE: POINTS_WIDTH,
                  Column.WE_TOTAL: TOTAL_WIDTH, Column.YOU: POINTS_WIDTH, Column.YOU_TOTAL: TOTAL_WIDTH}  # fmt: skip
        for column, width in widths.items():
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, px(width))
        head.setSectionResizeMode(Column.CONTRACT, QHeaderView.ResizeMode.Stretch)
        for block in self._blocks:
            block.setFixedWidth(px(POINTS_WIDTH + TOTAL_WIDTH))
        self.tree.doItemsLayout()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() / self.style_.scale >= BESIDE
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(wanted)
        if beside:
            self.side.setFixedWidth(min(self.style_.px(440), self.width() * 2 // 5))
            self.side.setMaximumHeight(16777215)
        else:
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(16777215)
            self.side.setMaximumHeight(max(self.style_.px(150), self.height() * 3 // 10))
        for place in range(self.figures.count()):
            item = self.figures.itemAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setVisible(beside)

    def _make_way(self, *_: int) -> None:
        """The heads stay over their columns when a scroll bar takes room from the tree."""
        bar = self.tree.verticalScrollBar()
        spare = bar.sizeHint().width() if bar.maximum() > 0 else 0
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for row in self._ends:
            row.setContentsMargins(spare if rtl else 0, 0, 0 if rtl else spare, 0)
        self.paper.update()

    def _on_expanded(self, index: object) -> None:
        row = getattr(index, "row", lambda: -1)()
        results = self.model.results
        if 0 <= row < len(results):
            self.plot.mark(results[row].number)

    def _show_figures(self, results: Sequence[PublicResult]) -> None:
        while self.figures.count():
            item = self.figures.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        lines = [("", (self.tr("We"), self.tr("They"))), *self._counts(results)]
        for row, (name, both) in enumerate(lines):
            self.figures.addWidget(label(name, "sentence"), row, 0)
            for column, text in enumerate(both, 1):
                figure = label(text, "name" if row else "sentence")
                figure.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
                figure.setMinimumWidth(self.style_.px(64))
                self.figures.addWidget(figure, row, column)
        self._arrange()

    def _counts(self, results: Sequence[PublicResult]) -> list[tuple[str, tuple[str, str]]]:
        def both(count: dict[int, int]) -> tuple[str, str]:
            return words.number(count.get(OURS, 0)), words.number(count.get(YOURS, 0))

        taken: dict[int, int] = {}
        made: dict[int, int] = {}
        declared: dict[int, int] = {}
        belote: dict[int, int] = {}
        for result in results:
            side = result.score.taker
            if side is not None:
                taken[side] = taken.get(side, 0) + 1
                made[side] = made.get(side, 0) + (result.score.result is Result.MADE)
            for item in result.score.written:
                counted = {What.DECLARATIONS: declared, What.BELOTE: belote}.get(item.what)
                if counted is not None:
                    counted[item.side] = counted.get(item.side, 0) + item.points
        return [
            (self.tr("Contracts taken"), both(taken)),
            (self.tr("Contracts made"), both(made)),
            (self.tr("Points of declarations"), both(declared)),
            (self.tr("Points of belote"), both(belote)),
        ]


def _stacked(parts: Sequence[QWidget]) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(4, 4, 4, 6)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part)
    return column
