"""The list of finished matches as an item model, filtered and searched."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from belote_desktop.models.history.match_words import day_of, game_name, spoken, when
from belote_desktop.profile.figures.filters import Filter
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.variants import GameShelf

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What an index has besides its text."""

    FIGURES = Qt.ItemDataRole.UserRole + 1


class HistoryModel(QAbstractListModel):
    """The matches that pass the filter and contain the words searched for, the latest first."""

    def __init__(self, shelf: GameShelf, now: datetime, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._all: tuple[MatchFigures, ...] = ()
        self.shown: tuple[MatchFigures, ...] = ()
        self.filter, self.search = Filter(), ""
        self.now = now
        """The present, by which days are named."""

    def show_matches(self, matches: Sequence[MatchFigures]) -> None:
        """List these matches."""
        self._all = Filter().chosen(matches)
        self._choose()

    def choose(self, wanted: Filter, search: str) -> None:
        """Show only the matches that pass a filter and contain all words of a text."""
        self.filter, self.search = wanted, search
        self._choose()

    def _choose(self) -> None:
        self.beginResetModel()
        asked = [_plain(word) for word in self.search.split()]
        self.shown = tuple(
            figures for figures in self._all if self.filter.accepts(figures) and self._contains(figures, asked)
        )
        self.endResetModel()

    def _contains(self, figures: MatchFigures, asked: Sequence[str]) -> bool:
        if not asked:
            return True
        parts = (game_name(figures.variant, self._shelf), day_of(figures.date), when(figures, self.now), figures.date)
        text = _plain(" ".join((*parts, *figures.names)))
        return all(word in text for word in asked)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature of Qt
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        figures = self.shown[index.row()]
        if role == Role.FIGURES:
            return figures
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return spoken(figures, self._shelf, self.now)
        return None

    def row_of(self, match_id: str) -> int:
        """The row of a match; -1 if it is not shown."""
        return next((row for row, figures in enumerate(self.shown) if figures.id == match_id), -1)

    def retranslate(self) -> None:
        """Say everything in the user's language."""
        if self.shown:
            self.dataChanged.emit(self.index(0), self.index(len(self.shown) - 1))


def _plain(text: str) -> str:
    """Letters without accents and capitals, so that `lea` finds Léa."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign))
