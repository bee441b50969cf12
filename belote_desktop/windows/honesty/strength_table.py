"""The table of all measured differences between levels, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDate,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from belote_desktop import variants
from belote_desktop.models.match.levels import level_called
from belote_desktop.models.words import words
from belote_desktop.players.strength import HEAD, Step
from belote_desktop.table.items.painting import FIGURES
from belote_desktop.windows.look.style import Style

Index = QModelIndex | QPersistentModelIndex
ROWS_SEEN = 5
"""The number of rows visible even where room is short: all rows of a game."""
LINE, NAME = 44, 120
"""The least height of a line and the least width of the names of games, for text at 100 %."""
PADDING, HEAD_PADDING, FRAME = 8, 12, 10
"""The padding beside a text and a heading, for text at 100 %, and the frame at any text size."""


NARROW = 700
"""The width below which not all columns fit, for text at 100 %."""
UNLIMITED = 16_777_215
"""Qt's greatest height of a widget, which PySide does not name."""


class Column(IntEnum):
    """The columns in order."""

    GAME = 0
    LEVEL = 1
    AGAINST = 2
    POINTS = 3
    INTERVAL = 4
    PAIRS = 5
    DATE = 6


MEASURED = frozenset((Column.POINTS, Column.INTERVAL, Column.PAIRS))


def signed(points: float) -> str:
    """Points with their sign and one decimal place."""
    locale = QLocale()
    value = round(points, 1) + 0.0  # never a nought with a minus
    return words.sign_first((locale.positiveSign() if value > 0 else "") + locale.toString(value, "f", 1))


def cell(step: Step, column: Column) -> str:
    """The text of a column in a step's row."""
    if column is Column.GAME:
        return words.translated(variants.variant(step.game).name)
    if column in (Column.LEVEL, Column.AGAINST):
        name = step.a if column is Column.LEVEL else step.b
        level = level_called(name)
        return name if level is None else words.translated(level.name)
    if column is Column.POINTS:
        return signed(step.mean)
    if column is Column.INTERVAL:
        low, high = (signed(end) for end in step.interval)
        #: {low}: the low end. {high}: the high end. A range of figures in a table.
        return QCoreApplication.translate("StrengthTable", "{low} to {high}").format(low=low, high=high)
    if column is Column.PAIRS:
        return words.number(step.pairs)
    return QLocale().toString(QDate.fromString(step.date, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


class StrengthModel(QAbstractTableModel):
    """The model of the table: one row for each step between levels."""

    def __init__(self, steps: Sequence[Step], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.steps = tuple(steps)
        self.in_two_lines = False
        """Whether heads of several words stand on two lines."""

    def head(self, column: Column, *, in_two_lines: bool) -> str:
        """The heading of a column."""
        text = words.translated(HEAD[column])
        return _broken(text) if in_two_lines else text

    def break_heads(self, in_two_lines: bool) -> None:
        """Set the headings on two lines or on one."""
        if in_two_lines is not self.in_two_lines:
            self.in_two_lines = in_two_lines
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.steps)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return cell(self.steps[index.row()], Column(index.column()))
        return _alignment(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            is_shown = role == Qt.ItemDataRole.DisplayRole
            return self.head(Column(section), in_two_lines=self.in_two_lines and is_shown)
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def renew(self) -> None:
        """Set all texts in the user's language; the current row is kept."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.steps:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.steps) - 1, len(Column) - 1))


def _broken(text: str) -> str:
    """Words on two lines of lengths as equal as possible."""
    parts = text.split(" ")
    lines = [(" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts))]
    return "\n".join(min(lines, key=lambda pair: max(map(len, pair)))) if lines else text


def _alignment(column: int) -> Qt.AlignmentFlag:
    return FIGURES if column in MEASURED else Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter


class StrengthTable(QTableView):
    """The table, moved through with arrow keys; Tab leaves it. `chosen` carries the step of the current row."""

    chosen = Signal(object)

    def __init__(self, style: Style, steps: Sequence[Step], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._game = ""
        self.steps = StrengthModel(steps, self)
        self.setModel(self.steps)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionsClickable(False)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.selectionModel().currentRowChanged.connect(self._on_row)

    def choose(self, game: str) -> None:
        """Go to the first row of a game, if it has one."""
        row = next((row for row, step in enumerate(self.steps.steps) if step.game == game), None)
        self._game = "" if row is None else game
        self._arrange()
        if row is not None:
            self.setCurrentIndex(self.steps.index(row, self._first))
            self.scrollTo(self.currentIndex(), QTableView.ScrollHint.PositionAtTop)

    @property
    def _first(self) -> Column:
        """The first visible column, because arrow keys cannot leave a hidden one."""
        return Column.LEVEL if self.isColumnHidden(Column.GAME) else Column.GAME

    @property
    def step(self) -> Step | None:
        """The step of the current row."""
        row = self.currentIndex().row()
        return self.steps.steps[row] if row >= 0 else None

    def renew(self) -> None:
        """Apply a change of language, text size or theme."""
        self.steps.renew()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Fit columns to their words, with headings on two lines where room is short.

        The names of games take the remaining width, on two lines if needed.
        """
        least, room, head = self._style.px(NAME), self.viewport().width(), self.horizontalHeader()
        cells = [self.sizeHintForColumn(column) for column in Column]
        whole = (max(cells[column], self._head_width(column)) for column in Column if column is not Column.GAME)
        self.steps.break_heads(sum(whole) + least > room)
        widths = [max(cells[column], head.sectionSizeHint(column)) for column in Column]
        one = bool(self._game) and self.width() < self._style.px(NARROW)
        if one:
            widths[Column.LEVEL] += max(0, room - sum(widths[Column.LEVEL : Column.DATE]))
        widths[Column.GAME] = max(least, room - sum(widths[Column.LEVEL :]))
        for column, width in zip(Column, widths, strict=True):
            self.setColumnWidth(column, width)
        self._set_heights(widths[Column.GAME] - 2 * self._style.px(PADDING) - FRAME)
        self._show_one(one)

    def _show_one(self, one: bool) -> None:
        """Show only the rows of the chosen game, where not all columns fit.

        Its name, chosen above, and the date, shown below, are left out. The few rows need no scroll bar.
        """
        for column in (Column.GAME, Column.DATE):
            self.setColumnHidden(column, one)
        if self.isColumnHidden(self.currentIndex().column()):
            self.setCurrentIndex(self.currentIndex().siblingAtColumn(self._first))
        for row, step in enumerate(self.steps.steps):
            self.setRowHidden(row, one and step.game != self._game)
        bar = self.horizontalScrollBar().sizeHint().height()
        head = self.horizontalHeader().sizeHint().height()
        rows = sum(self.rowHeight(row) for row in range(len(self.steps.steps)))  # those hidden have no height
        self.setMaximumHeight(head + rows + bar if one else UNLIMITED)
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if self.verticalScrollBarPolicy() is not (off if one else needed):
            self.setVerticalScrollBarPolicy(off if one else needed)
        line = max(LINE, self._style.px(LINE))
        self.setMinimumHeight(head + bar + (rows if one else ROWS_SEEN * line))

    def _head_width(self, column: Column) -> int:
        """The width of a heading on one line, with the padding of the style sheet."""
        metrics = QFontMetrics(self._style.font(13, bold=True))
        words_over = self.steps.head(column, in_two_lines=False)
        return metrics.horizontalAdvance(words_over) + 2 * self._style.px(HEAD_PADDING) + FRAME

    def _set_heights(self, room: int) -> None:
        """Make rows high enough for the names of games; Qt's own height lacks the padding of the style sheet."""
        metrics, line = QFontMetrics(self._style.font(14)), max(LINE, self._style.px(LINE))
        wrapped, endless = Qt.TextFlag.TextWordWrap, QRect(0, 0, room, 10_000)
        changed = False
        for row, step in enumerate(self.steps.steps):
            name = metrics.boundingRect(endless, wrapped, cell(step, Column.GAME))
            height = max(line, name.height() + FRAME)
            changed |= height != self.rowHeight(row)
            self.setRowHeight(row, height)
        if changed:  # what was at the top is no more
            self.scrollTo(self.currentIndex(), QTableView.ScrollHint.PositionAtTop)

    def _on_row(self, *_: object) -> None:
        self.chosen.emit(self.step)
