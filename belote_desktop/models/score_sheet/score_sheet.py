"""The score sheet: one line per deal, which opens into its score items."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from belote_desktop.engine import PublicResult
from belote_desktop.models.score_sheet.deal_lines import Line, deal_lines
from belote_desktop.models.score_sheet.sheet_form import SheetForm
from belote_desktop.models.score_sheet.sheet_marks import INSTEAD, Mark, marks_of
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns before those of the sides. Each side has two: points, and the running total."""

    DEAL = 0
    CONTRACT = 1
    RESULT = 2


def points_column(place: int) -> int:
    """The column with the points of a side; 0 is the user's own."""
    return len(Column) + 2 * place


def total_column(place: int) -> int:
    """The column with the running total of a side."""
    return points_column(place) + 1


def side_of_column(column: int) -> tuple[int, bool]:
    """The index of the side a column belongs to, and True if the column holds its totals."""
    place, is_total = divmod(column - len(Column), 2)
    return place, bool(is_total)


ResultRole = Qt.ItemDataRole.UserRole
"""On a deal's row: its PublicResult; on a line below: its Line."""
NoteRole = Qt.ItemDataRole.UserRole + 2
"""On the contract of a deal's row: a few words below it, such as the vidas; else None."""
MarksRole = Qt.ItemDataRole.UserRole + 1
"""On the points of a side in a deal's row: the marks beside them, a tuple of Mark."""
_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class ScoreSheetModel(QAbstractItemModel):
    """Deals as rows, their items as children. The sides are in the order of `sides`."""

    def __init__(self, sides: Sides | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self._results: tuple[PublicResult, ...] = ()
        self._lines: list[list[Line]] = []

    @property
    def results(self) -> tuple[PublicResult, ...]:
        return self._results

    def show(self, results: Sequence[PublicResult], sides: Sides | None = None) -> None:
        """Show these settled deals. Call it again after a change of language."""
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
            #: The head of a narrow column with the number of each deal.
            Column.DEAL: QCoreApplication.translate("ScoreSheet", "Deal"),
            #: The head of a column: "Samir, hearts".
            Column.CONTRACT: QCoreApplication.translate("ScoreSheet", "Contract"),
            #: The head of a column: made, failed.
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
        if role == NoteRole:
            return None if deal else self._note(index.row())
        if role == MarksRole:
            return () if deal else self._marks(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == Column.DEAL:
            return self._line_text(self._lines[deal - 1][index.row()]) if deal else self._deal_text(index.row())
        if deal:
            return _line_cell(self._lines[deal - 1][index.row()], index.column()) if role in _SHOWN else None
        if role == Qt.ItemDataRole.ToolTipRole:
            if index.column() in (Column.CONTRACT, Column.RESULT):  # there may be no room for all of it
                return self._deal_cell(index.row(), index.column()) or None
            return "\n".join(mark.text for mark in self._marks(index.row(), index.column())) or None
        return self._deal_cell(index.row(), index.column()) if role in _SHOWN else None

    def _marks(self, row: int, column: int) -> tuple[Mark, ...]:
        """The marks of the side whose points are in a column."""
        place, is_total = side_of_column(column)
        if self._sides is None or place < 0 or is_total:
            return ()
        before = self._results[row - 1].score if row else None
        return marks_of(self._sides.rules, self._results[row].score, before, self._sides.order[place])

    def _note(self, row: int) -> str | None:
        contract = self._results[row].contract
        if contract is None or self._sides is None:
            return None
        return SheetForm.of(self._sides.rules).raised_text(contract) or None

    def _deal_text(self, row: int) -> str:
        """The whole row of a deal in one sentence, for a screen reader."""
        assert self._sides is not None
        result = self._results[row]
        if result.contract is not None:
            #: Read aloud. {number}: which deal. {contract}: "Samir, hearts". {result}: made, failed.
            pattern = QCoreApplication.translate("ScoreSheet", "Deal {number}. {contract}. Result: {result}.")
        else:
            #: Read aloud. {number}: which deal. {result}: passed out.
            pattern = QCoreApplication.translate("ScoreSheet", "Deal {number}. Result: {result}.")
        told = [
            pattern.format(
                number=words.number(result.number),
                contract=self._deal_cell(row, Column.CONTRACT),
                result=self._deal_cell(row, Column.RESULT),
            ),
            #: Read aloud. {points}: the score of each side, "We: 90, They: 72".
            QCoreApplication.translate("ScoreSheet", "Score. {points}.").format(
                points=self._sides.with_points(result.score.points)
            ),
        ]
        #: Read aloud. {side}: We, They, You or a name. {mark}: "Bolt 1 of 3".
        pattern = QCoreApplication.translate("ScoreSheet", "{side}: {mark}.")
        for place, side in enumerate(self._sides.order):
            label = self._sides.first(side)
            told += [pattern.format(side=label, mark=mark.text) for mark in self._marks(row, points_column(place))]
        told.append(
            #: Read aloud. {points}: the running total of each side, "We: 190, They: 72".
            QCoreApplication.translate("ScoreSheet", "Total. {points}.").format(
                points=self._sides.with_points(result.totals)
            )
        )
        return " ".join(told)

    def _line_text(self, line: Line) -> str:
        """A line below a deal in one sentence."""
        assert self._sides is not None
        if line.is_remark:
            return line.text
        given = dict(zip(self._sides.order, line.points, strict=True))
        #: Read aloud. {item}: a line of the sheet, "Last trick". {points}: of each side, "We: 10, They: 0".
        sentence = QCoreApplication.translate("ScoreSheet", "{item}. {points}.")
        return sentence.format(item=line.text, points=self._sides.with_points([given[side] for side in sorted(given)]))

    def _deal_cell(self, row: int, column: int) -> str:
        result = self._results[row]
        assert self._sides is not None
        if column == Column.DEAL:
            return words.number(result.number)
        if column == Column.CONTRACT:
            return self._contract(result)
        if column == Column.RESULT:
            return SheetForm.of(self._sides.rules).result_text(result.score.result)
        place, is_total = side_of_column(column)
        side = self._sides.order[place]
        instead = [mark for mark in self._marks(row, column) if mark.sign in INSTEAD]
        if instead and not is_total and not result.score.points[side]:
            return instead[0].letters
        return words.number(result.totals[side] if is_total else result.score.points[side])

    def _contract(self, result: PublicResult) -> str:
        if result.contract is None or self._sides is None:
            return ""
        #: {player}: You or a name. {contract}: hearts, 100 in hearts. In the column of contracts.
        pattern = QCoreApplication.translate("ScoreSheet", "{player}, {contract}")
        return pattern.format(
            player=self._sides.names.first(result.contract.declarer),
            contract=words.contract_inside(result.contract, self._sides.rules),
        )


def _line_cell(line: Line, column: int) -> str:
    if column == Column.CONTRACT:
        return line.text
    place, is_total = side_of_column(column)
    points = None if is_total or place < 0 else line.points[place]
    return "" if points is None else words.number(points)
