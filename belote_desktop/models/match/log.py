"""The log of a match in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from belote_desktop import engine
from belote_desktop.engine import Event
from belote_desktop.engine.deals.randomness import Seed
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.engine.events import DealStarted
from belote_desktop.models.match.claims import Claimed
from belote_desktop.models.match.running_match import RunningMatch
from belote_desktop.models.words.direction import visible
from belote_desktop.models.words.event_words import claim_text, event_text, shuffle_text
from belote_desktop.models.words.sides import Sides

Index = QModelIndex | QPersistentModelIndex
Mark = tuple[int, int]
"""How far a match has come: settled deals, and actions of the deal in progress."""


@dataclass(frozen=True)
class Shuffled:
    """The number of the person from which the packs of the match are drawn, with secrets of the program."""

    number: str


Told = Event | Claimed | Shuffled


class LogModel(QAbstractListModel):
    """The log: one sentence per row. Events are stored, so that the language can change with the window.

    With the `seed` of a match in whose shuffle the person has a part, it tells their number when the match begins.
    """

    def __init__(self, sides: Sides, parent: QObject | None = None, *, seed: Seed = 0) -> None:
        super().__init__(parent)
        self._sides = sides
        self._seed = seed
        self._events: list[Told] = []
        self._marks: list[Mark] = []

    @property
    def told(self) -> Sequence[Told]:
        """Everything the log tells, in order."""
        return self._events

    @property
    def sides(self) -> Sides:
        """The sides of the match, with the names of the players."""
        return self._sides

    def add(self, events: Sequence[Told], mark: Mark = (0, 0)) -> None:
        """Append the events up to `mark`. Events without a sentence are left out."""
        said = [event for event in self._with_number(events) if self._text(event) is not None]
        if said:
            self.beginInsertRows(QModelIndex(), len(self._events), len(self._events) + len(said) - 1)
            self._events += said
            self._marks += [mark] * len(said)
            self.endInsertRows()

    def _with_number(self, events: Sequence[Told]) -> Iterator[Told]:
        for event in events:
            yield event
            if isinstance(event, DealStarted) and event.number == 1 and isinstance(self._seed, SharedSeed):
                yield Shuffled(self._seed.number)

    def take_back(self, mark: Mark) -> None:
        """Remove everything after `mark`, because it was undone."""
        kept = sum(known <= mark for known in self._marks)
        if kept < len(self._events):
            self.beginRemoveRows(QModelIndex(), kept, len(self._events) - 1)
            del self._events[kept:], self._marks[kept:]
            self.endRemoveRows()

    def clear(self) -> None:
        self.beginResetModel()
        self._events.clear()
        self._marks.clear()
        self.endResetModel()

    def retranslate(self) -> None:
        """Make all sentences again after a change of language."""
        if self._events:
            self.dataChanged.emit(self.index(0), self.index(len(self._events) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._events)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._events[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return visible(self._text(self._events[index.row()]) or "")
        return None

    def _text(self, told: Told) -> str | None:
        return told_text(told, self._sides)


def told_text(told: Told, sides: Sides) -> str | None:
    """The sentence for what happened; None if it needs no words."""
    if isinstance(told, Shuffled):
        return shuffle_text(told.number)
    return claim_text() if isinstance(told, Claimed) else event_text(told, sides)


def log_of(running: RunningMatch, parent: QObject | None = None) -> LogModel:
    """The log of a match at its opening: of a match that is continued, the deal in progress from its first card."""
    log = LogModel(Sides(running.match.rules, running.names), parent, seed=running.match.seed)
    history, settled = running.history, len(running.match.deals)
    if history:
        log.add(engine.events_for(engine.opening_events(history[0].before), running.seat), (settled, 0))
    for place, played in enumerate(history):
        if played.claimed and not (place and history[place - 1].claimed):
            log.add((Claimed(),), (settled, place + 1))
        _, events = engine.apply(played.before, played.action, played.seat)
        log.add(engine.events_for(events, running.seat), (settled, place + 1))
    return log
