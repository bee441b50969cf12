"""The score sheet: a line for every deal, which opens into the items it came from."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from belote_desktop.engine import PublicResult
from belote_desktop.models import words
from belote_desktop.models.deal_lines import Line, deal_lines
from belote_desktop.models.sides import Sides

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns before those of the sides, which are two for each: points, and the running total."""

    DEAL = 0
    CONTRACT = 1
    RESULT = 2


def points_column(place: int) -> int:
    """The column with the points of a side; 0 is the person's own."""
    return len(Column) + 2 * place


def total_column(place: int) -> int:
    """The column with the running total of a side."""
    return points_column(place) + 1


def side_of_column(column: int) -> tuple[int, bool]:
    """The place of the side a column belongs to, and whether the column holds its totals."""
    place, is_total = divmod(column - len(Column), 2)
    return place, bool(is_total)


ResultRole = Qt.ItemDataRole.UserRole
"""On a deal's row: its PublicResult; on a line below: its Line."""


class ScoreSheetModel(QAbstractItemModel):
    """Deals as rows, their items as children; the sides in the order of `sides`."""

    def __init__(self, sides: Sides | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self._results: tuple[PublicResult, ...] = ()
        self._lines: list[list[Line]] = []

    @property
    def results(self) -> tuple[PublicResult, ...]:
        return self._results

    def show(self, results: Sequence[PublicResult], sides: Sides | None = None) -> None:
        """Show these settled deals; called again after a change of language."""
        self.beginResetModel()
        self._sides = sides or self._sides
        self._results = tuple(results)
        self._lines = [deal_lines(result, self._sides) for result in self._results] if self._sides is not None else []
        self.endResetModel()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return points_column(2 if self._sides is None else len(self._sides.order))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        if not parent.isValid():
            return len(self._results)
        is_deal = parent.internalId() == 0 and parent.column() == 0
        return len(self._lines[parent.row()]) if is_deal else 0

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        deal = child.internalId() if child.isValid() else 0
        return self.createIndex(deal - 1, 0, 0) if deal else QModelIndex()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        plain = {
            Column.DEAL: QCoreApplication.translate("ScoreSheet", "Deal"),
            Column.CONTRACT: QCoreApplication.translate("ScoreSheet", "Contract"),
            Column.RESULT: QCoreApplication.translate("ScoreSheet", "Result"),
        }
        if section in plain or self._sides is None:
            return plain.get(Column(section)) if section in plain else None
        place, is_total = side_of_column(section)
        side = self._sides.order[place]
        return self._sides.total_label(side) if is_total else self._sides.label(side)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        deal = index.internalId()
        if role == ResultRole:
            return self._lines[deal - 1][index.row()] if deal else self._results[index.row()]
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if deal:
            return _line_cell(self._lines[deal - 1][index.row()], index.column())
        return self._deal_cell(self._results[index.row()], index.column())

    def _deal_cell(self, result: PublicResult, column: int) -> str:
        if column == Column.DEAL:
            return words.number(result.number)
        if column == Column.CONTRACT:
            return self._contract(result)
        if column == Column.RESULT:
            return words.result_text(result.score.result)
        assert self._sides is not None
        place, is_total = side_of_column(column)
        side = self._sides.order[place]
        return words.number(result.totals[side] if is_total else result.score.points[side])

    def _contract(self, result: PublicResult) -> str:
        if result.contract is None or self._sides is None:
            return ""
        pattern = QCoreApplication.translate("ScoreSheet", "{name}, {trump}")
        return pattern.format(
            name=self._sides.names[result.contract.declarer],
            trump=words.contract_name(result.contract, self._sides.rules),
        )


def _line_cell(line: Line, column: int) -> str:
    if column == Column.CONTRACT:
        return line.text
    place, is_total = side_of_column(column)
    points = None if is_total or place < 0 else line.points[place]
    return "" if points is None else words.number(points)
