"""The page of the score sheet: a row for each deal, which opens into its items, and the plot of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from belote_desktop.engine import SeatView
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.score_sheet import Column, ScoreSheetModel
from belote_desktop.models.score_sheet.sheet_marks import hanging_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import about, standing
from belote_desktop.windows.printing.document import PrintedDocument
from belote_desktop.windows.printing.print_button import PrintButton
from belote_desktop.windows.score_sheet.plot import MatchPlot
from belote_desktop.windows.score_sheet.score_paper import score_document
from belote_desktop.windows.score_sheet.sheet_figures import SheetFigures
from belote_desktop.windows.score_sheet.sheet_heads import SheetHeads
from belote_desktop.windows.score_sheet.sheet_tree import SheetTree
from belote_desktop.windows.widgets.page import Page, label, panel, rule, set_role

BESIDE = 980
"""From this width on, for text at 100 %, the plot stands beside the sheet."""
WIDEST = 900
"""The greatest width of the sheet at 100 %; in a wider one figures stand too far from their words."""
LOWEST = 470
"""Below this height at 100 % only the sheet is shown; windows with large text are so low."""
LOW = 680
"""Below this height at 100 % the plot below the sheet takes its least height."""


class Paper(QFrame):
    """The paper of the sheet, with lines between the sides; `blocks` are the headings over their columns."""

    def __init__(self, style: Style, blocks: Callable[[], Sequence[QWidget]]) -> None:
        super().__init__()
        set_role(self, "paper")
        self._style = style
        self._blocks = blocks

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(self._style.ink.text, 1.6))
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for block in self._blocks()[1:]:
            edge = block.geometry()
            x = edge.right() + 1 if rtl else edge.left()
            painter.drawLine(QPointF(x, 10), QPointF(x, self.height() - 16))


class ScoreSheet(Page):
    """The sheet of one match; `replay_asked` carries the number of a deal to replay."""

    replay_asked = Signal(int)

    def __init__(self, style: Style, preferences: Preferences, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._names = names
        self._view: SeatView | None = None
        self._over, self._date = False, ""
        self.model = ScoreSheetModel(parent=self)
        self.tree = SheetTree(style)
        self.tree.setModel(self.model)
        self.plot = MatchPlot(style)
        self.tree.expanded.connect(self._on_expanded)
        self.heads = SheetHeads(style)
        self.figures = SheetFigures(style)
        self.plot_title = label(role="section")
        self.replay = QPushButton()
        self.replay.hide()
        self.print_button = PrintButton(self, self._printed)
        self._lay_out()
        self.renew()
        self.resize(1280, 800)

    def show_view(self, view: SeatView, *, over: bool = False, date: str = "") -> None:
        """Show the settled deals of a match; `over` says that it has ended, `date` the day of it, as 2026-11-21."""
        self._view, self._over, self._date = view, over, date
        self.retranslate()
        self.restyle()

    def offer_replay(self) -> None:
        """Show the button that replays the selected deal, or the last one if none is selected."""
        self.replay.setVisible(bool(self.model.results))

    def _on_replay(self) -> None:
        results = self.model.results
        if results:
            self.replay_asked.emit(results[self._chosen].number)

    @property
    def _chosen(self) -> int:
        """The row of the selected deal, or of the deal whose item is selected; else the last one."""
        index = self.tree.currentIndex()
        deal = index.parent() if index.parent().isValid() else index
        return deal.row() if deal.isValid() else self.model.rowCount() - 1

    def first_focus(self) -> QWidget:
        """The list, so that the arrow keys go through the deals at once, from the last one."""
        return self.tree

    def open_deal(self, row: int) -> None:
        """Open the row of one deal."""
        index = self.model.index(row, 0)
        self.tree.setExpanded(index, True)
        self.tree.setCurrentIndex(index)

    def _printed(self) -> PrintedDocument:
        """The sheet, to be printed with the items of the deals that are open."""
        assert self._view is not None
        opened = {row for row in range(self.model.rowCount()) if self.tree.isExpanded(self.model.index(row, 0))}
        return score_document(
            self._view, self._names, self.style_.preferences, over=self._over, opened=opened, date=self._date
        )

    def _lay_out(self) -> None:
        set_role(self.replay, "cloth")
        self.replay.setAutoDefault(False)
        self.replay.clicked.connect(self._on_replay)
        header = self.header.layout()
        assert header is not None
        header.addWidget(self.replay)
        header.addWidget(self.print_button)
        self.paper = Paper(self.style_, lambda: self.heads.upper_blocks)
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(18, 8, 18, 14)
        inside.setSpacing(0)
        inside.addLayout(self.heads.head)
        inside.addWidget(rule("strong-rule"))
        inside.addWidget(self.tree, 1)
        inside.addWidget(rule("strong-rule"))
        inside.addLayout(self.heads.foot)
        self.tree.verticalScrollBar().rangeChanged.connect(self._make_way)
        self.tree.fitted.connect(self._head_columns)
        self.side = panel()
        self._beside = column = QVBoxLayout(self.side)
        column.setSpacing(10)
        column.addWidget(self.plot_title)
        column.addWidget(self.plot, 1)
        self.under_plot = rule()
        column.addWidget(self.under_plot)
        column.addLayout(self.figures)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(20)
        self._columns.addWidget(self.paper, 1)
        self._columns.addWidget(self.side)
        self.body.addLayout(self._columns, 1)

    def retranslate(self) -> None:
        view = self._view
        #: A column of the score sheet.
        self.set_title(self.tr("Score"), about(view, over=self._over) if view else "")
        #: A title.
        self.tree.setAccessibleName(self.tr("Score sheet"))
        #: A button: go through the chosen deal again.
        self.replay.setText(self.tr("Replay"))
        self.replay.setToolTip(self.tr("Go through the selected deal step by step, with open or closed hands"))
        self.print_button.retranslate()
        self.print_button.setEnabled(view is not None)
        self.heads.deal.setText(self.tr("Deal"))
        #: A line of the score sheet.
        self.heads.total.setText(self.tr("Total"))
        #: A heading above the plot of the totals after each deal.
        self.plot_title.setText(self.tr("Course of the match"))
        if view is None:
            return
        sides = Sides(view.rules, self._names)
        self._show_deals(view, sides)
        last = view.results[-1].score if view.results else None
        self.heads.show(sides, view.totals, last)
        hanging = "" if self._over else hanging_text(view.rules, view.held)
        said = [text for text in (standing(view, self._names, over=self._over), hanging) if text]
        self.heads.tell("\n".join(said))
        self.plot.show_results(view.results, sides)
        self.figures.show(view.results, sides)
        self._arrange()
        self.tree.scrollToBottom()

    def _show_deals(self, view: SeatView, sides: Sides) -> None:
        """List the deals again; open rows and the selection are kept."""
        opened = [row for row in range(self.model.rowCount()) if self.tree.isExpanded(self.model.index(row, 0))]
        chosen = self._chosen if self.tree.currentIndex().isValid() else len(view.results) - 1
        self.tree.delegate.rules = view.rules
        self.model.show(view.results, sides)
        for row in opened:
            self.tree.setExpanded(self.model.index(row, 0), True)
        self.tree.setCurrentIndex(self.model.index(chosen, 0))

    def restyle(self) -> None:
        self.tree.fit_columns()
        self.print_button.restyle()
        put_sign(self.replay, "play", self.style_.ink.cloth_text, self.style_.px(18))
        self.tree.doItemsLayout()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() / self.style_.scale >= BESIDE
        low = not beside and self.height() / self.style_.scale < LOW
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(wanted)
        if beside:
            side = min(self.style_.px(440), self.width() * 2 // 5)
            self.side.setFixedWidth(side)
            self.side.setMaximumHeight(16777215)
            self.centre(self.style_.px(WIDEST) + self._columns.spacing() + side)
        else:
            self.centre(self.style_.px(WIDEST))
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(16777215)
            sides = (self.model.columnCount() - len(Column)) // 2
            room = max(126, 60 + 22 * sides) if low else 78 + 40 * sides
            self.side.setMaximumHeight(max(self.style_.px(room), 0 if low else self.height() * 3 // 10))
        cramped = not beside and self.height() / self.style_.scale < LOWEST
        self.side.setVisible(not cramped)
        self.heads.be_brief(cramped)
        self.plot_title.setVisible(not low)
        edge = 8 if low else 16
        self._beside.setContentsMargins(20, edge, 20, edge + 2)
        for part in (self.under_plot, *self.figures.parts):
            part.setVisible(beside)

    def _head_columns(self) -> None:
        """Give the headings the widths of their columns."""
        self.heads.width = self.tree.side_width
        self.heads.restyle()

    def _make_way(self, *_: int) -> None:
        """Keep the headings over their columns when a scroll bar takes room from the list."""
        bar = self.tree.verticalScrollBar()
        spare = bar.sizeHint().width() if bar.maximum() > 0 else 0
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.heads.leave_room(spare if rtl else 0, 0 if rtl else spare)
        self.paper.update()

    def _on_expanded(self, index: object) -> None:
        row = getattr(index, "row", lambda: -1)()
        results = self.model.results
        if 0 <= row < len(results):
            self.plot.mark(results[row].number)
            self._bring_into_view(row)

    def _bring_into_view(self, row: int) -> None:
        """Scroll until all items of a deal are visible, or at least the first ones."""
        deal = self.model.index(row, 0)
        lines = self.model.rowCount(deal)
        if lines:
            self.tree.scrollTo(self.model.index(lines - 1, 0, deal))
        self.tree.scrollTo(deal)
