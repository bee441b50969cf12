"""The log as a sheet: the sentences of the log, brought into rows."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.match.log import LogModel, told_text
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import visible
from belote_desktop.windows.match.log_rows import Row, TrickRow, events_in, rows_of

Index = QModelIndex | QPersistentModelIndex


class LogSheet(QAbstractListModel):
    """Row by row what the log tells. The text of a row is all its sentences, for screen readers and for copying."""

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self._rows: list[Row] = []
        for changed in (log.rowsInserted, log.rowsRemoved, log.modelReset):
            changed.connect(self._renew)
        log.dataChanged.connect(self._reworded)
        self._renew()

    def row(self, index: Index) -> Row:
        """The row at an index."""
        return self._rows[index.row()]

    @property
    def latest(self) -> int:
        """The row in which something happened last; -1 if there is none."""
        last = self.log.told[-1] if self.log.told else None
        found = (place for place, row in enumerate(self._rows) if last is not None and events_in(row)[-1] is last)
        return next(found, len(self._rows) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._rows[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return visible(self._text(self._rows[index.row()]))
        return None

    def _text(self, row: Row) -> str:
        said = [told_text(told, self.log.sides) or "" for told in events_in(row)]
        if isinstance(row, TrickRow):
            #: {number}: which trick of the deal it is. In the log, before the cards.
            said.insert(0, words.written_out(say(QT_TRANSLATE_NOOP("log", "Trick {number}."), number=row.number)))
        return " ".join(each for each in said if each)

    def _reworded(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _renew(self) -> None:
        """Follow the log: change the rows that differ, then add or remove rows at the end."""
        new, old = rows_of(self.log.told), self._rows
        common = min(len(old), len(new))
        for place in range(common):
            if old[place] != new[place]:
                old[place] = new[place]
                self.dataChanged.emit(self.index(place), self.index(place))
        if len(new) < len(old):
            self.beginRemoveRows(QModelIndex(), common, len(old) - 1)
            del old[common:]
            self.endRemoveRows()
        elif len(new) > len(old):
            self.beginInsertRows(QModelIndex(), common, len(new) - 1)
            old += new[common:]
            self.endInsertRows()
