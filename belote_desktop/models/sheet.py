"""The score sheet: a line for every deal, which opens into the items it came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from belote_desktop.engine import Item, PublicResult, Result
from belote_desktop.models import words

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    DEAL = 0
    CONTRACT = 1
    RESULT = 2
    WE = 3
    WE_TOTAL = 4
    YOU = 5
    YOU_TOTAL = 6


@dataclass(frozen=True)
class Line:
    """One line under a deal: what it is for, and the points of each side (None: nothing there)."""

    text: str
    points: tuple[int | None, int | None]
    written: bool


ResultRole = Qt.ItemDataRole.UserRole
"""On a deal's row: its PublicResult; on a line below: its Line."""


class ScoreSheetModel(QAbstractItemModel):
    """Deals as rows, their items as children. Sides are seen from `our_side`."""

    def __init__(self, names: Sequence[str], our_side: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._ours = our_side
        self._results: tuple[PublicResult, ...] = ()
        self._lines: list[list[Line]] = []

    @property
    def results(self) -> tuple[PublicResult, ...]:
        return self._results

    def show(self, results: Sequence[PublicResult]) -> None:
        """Show these settled deals; called again after a change of language."""
        self.beginResetModel()
        self._results = tuple(results)
        self._lines = [deal_lines(result, self._ours) for result in self._results]
        self.endResetModel()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return len(Column)

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
        return {
            Column.DEAL: QCoreApplication.translate("ScoreSheet", "Deal"),
            Column.CONTRACT: QCoreApplication.translate("ScoreSheet", "Contract"),
            Column.RESULT: QCoreApplication.translate("ScoreSheet", "Result"),
            Column.WE: QCoreApplication.translate("ScoreSheet", "We"),
            Column.WE_TOTAL: QCoreApplication.translate("ScoreSheet", "Our total"),
            Column.YOU: QCoreApplication.translate("ScoreSheet", "They"),
            Column.YOU_TOTAL: QCoreApplication.translate("ScoreSheet", "Their total"),
        }[Column(section)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        deal = index.internalId()
        if role == ResultRole:
            return self._lines[deal - 1][index.row()] if deal else self._results[index.row()]
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        column = Column(index.column())
        if deal:
            return _line_cell(self._lines[deal - 1][index.row()], column)
        return self._deal_cell(self._results[index.row()], column)

    def _deal_cell(self, result: PublicResult, column: Column) -> str:
        ours, yours = self._ours, 1 - self._ours
        cells = {
            Column.DEAL: words.number(result.number),
            Column.CONTRACT: self._contract(result),
            Column.RESULT: words.result_text(result.score.result),
            Column.WE: words.number(result.score.points[ours]),
            Column.WE_TOTAL: words.number(result.totals[ours]),
            Column.YOU: words.number(result.score.points[yours]),
            Column.YOU_TOTAL: words.number(result.totals[yours]),
        }
        return cells[column]

    def _contract(self, result: PublicResult) -> str:
        if result.contract is None:
            return ""
        pattern = QCoreApplication.translate("ScoreSheet", "{name}, {trump}")
        trump = words.denomination_name(result.contract.denomination)
        return pattern.format(name=self._names[result.contract.declarer], trump=trump)


def _line_cell(line: Line, column: Column) -> str:
    if column is Column.CONTRACT:
        return line.text
    points = {Column.WE: line.points[0], Column.YOU: line.points[1]}.get(column)
    return "" if points is None else words.number(points)


def deal_lines(result: PublicResult, ours: int = 0) -> list[Line]:
    """How a deal's line came about: what each side took, the verdict, and what is written."""
    score = result.score
    if score.result in (Result.PASSED_OUT, Result.VOID):
        return []
    lines = _item_lines(score.counted, ours, written=False)
    verdict = QCoreApplication.translate("ScoreSheet", "Takers {takers}, defenders {defenders}: {result}.")
    taker = score.taker if score.taker is not None else 0
    text = verdict.format(
        takers=words.number(score.compared[taker]),
        defenders=words.number(score.compared[1 - taker]),
        result=words.result_text(score.result),
    )
    lines.append(Line(text, (None, None), written=False))
    if _summary(score.written) != _summary(score.counted):
        lines += _item_lines(score.written, ours, written=True)
    written = QCoreApplication.translate("ScoreSheet", "Written on the sheet")
    lines.append(Line(written, (score.points[ours], score.points[1 - ours]), written=True))
    return lines


def _summary(items: Sequence[Item]) -> list[tuple[str, int, int]]:
    return sorted((item.what, item.side, item.points) for item in items)


def _item_lines(items: Sequence[Item], ours: int, *, written: bool) -> list[Line]:
    """One line for each kind of item, both sides beside each other."""
    lines = []
    for what in dict.fromkeys(item.what for item in items):
        points = [
            sum(item.points for item in items if item.what is what and item.side == side)
            if any(item.what is what and item.side == side for item in items)
            else None
            for side in (ours, 1 - ours)
        ]
        lines.append(Line(words.what_text(what), (points[0], points[1]), written))
    return lines
