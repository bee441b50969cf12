"""The data of the honesty page: saved matches without their sealed decks, repeated decisions, counts of hands.

This module writes nothing and never opens the deck of a deal in progress.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop import engine, records
from belote_desktop.coach.looking_back.dealt_hands import DealtDeal, dealt_deals
from belote_desktop.coach.looking_back.seals import Promise, decisions, person_number, promises, read_unsealed
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.models.match.claims import QUICK_LEVEL
from belote_desktop.models.match.matches import HUMAN
from belote_desktop.models.match.thinker import Question, think
from belote_desktop.models.tasks import Answer, Tasks
from belote_desktop.profile import Saves
from belote_desktop.profile.reading import read_bytes, start_of
from belote_desktop.profile.saves import LARGEST, modified
from belote_desktop.records import Header, PersonNumber, Played
from belote_desktop.search.stopping import Stop

HEAD = 65_536
"""The header of a record is within so many bytes."""


@dataclass(frozen=True)
class Listed:
    """A saved match in the list to choose from."""

    path: Path
    header: Header
    modified: datetime.datetime


@dataclass(frozen=True)
class OpenRecord:
    """A saved match: its players, the seals of its deals, the person's number, the decisions of its finished deals."""

    path: Path
    header: Header
    promises: tuple[Promise, ...]
    decisions: Mapping[int, tuple[Played, ...]]
    number: PersonNumber | None = None

    @property
    def rules(self) -> Ruleset | None:
        """The rules of the match; None if they cannot be read."""
        return self.header.playable_rules

    def kind(self, step: Played) -> str:
        """The player of a step: `human`, a level with its temperament, or the level that plays a claimed rest."""
        if step.claimed and self.header.kinds[step.seat] != HUMAN:
            return QUICK_LEVEL
        return self.header.kinds[step.seat]

    def question(self, step: Played) -> Question:
        """The question the computer player of a step was sent."""
        return Question.of(engine.view(step.before, step.seat), self.kind(step), step.pace)


def listed(saves: Saves, most: int) -> tuple[Listed, ...]:
    """The newest matches of a profile. Files that are not records are left out."""
    found = (saves.attempt(path, _listed) for path in saves.all()[:most])
    return tuple(each for each in found if each is not None)


def _listed(path: Path) -> Listed | None:
    head = start_of(path, HEAD).partition(b"\n\ndeal ")[0]
    record = records.parse_record(records.decode(head + b"\n")[0]).record
    return None if record is None else Listed(path, record.header, modified(path))


def open_record(path: Path) -> OpenRecord | None:
    """A saved match without what is still sealed; None if it cannot be read."""
    try:
        record = read_unsealed(read_bytes(path, LARGEST))
    except OSError:
        return None
    if record is None:
        return None
    try:
        decided = decisions(record)
    except ValueError:
        decided = {}
    return OpenRecord(path, record.header, promises(record), decided, person_number(record))


def decided_again(question: Question, stop: Stop) -> str:
    """The action a player chooses when it is sent the same text again."""
    return think(question, stop).action


def count_hands(path: Path) -> tuple[DealtDeal, ...]:
    """The deals of one saved match; empty for a file that cannot be read or a match without a user."""
    try:
        record = read_unsealed(read_bytes(path, LARGEST))
        if record is None or HUMAN not in record.header.kinds:
            return ()
        return dealt_deals(record, record.header.kinds.index(HUMAN))
    except (OSError, RulesetError):
        return ()


class HandCounter(QObject):
    """Counts the hands of saved matches, one file after another, in a background thread.

    `progressed` carries the number of files done and their total; `finished` nothing. `deals` are those found so far.
    """

    progressed = Signal(int, int)
    finished = Signal()

    def __init__(self, lane: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deals: list[DealtDeal] = []
        self._lane = lane
        self._paths: list[Path] = []
        self._whole = 0

    def begin(self, paths: Sequence[Path]) -> None:
        """Count the hands of these files."""
        self.deals.clear()
        self._paths, self._whole = list(paths), len(paths)
        self._go_on()

    def _go_on(self) -> None:
        self.progressed.emit(self._whole - len(self._paths), self._whole)
        if not self._paths:
            self.finished.emit()
            return
        self._lane.run(partial(count_hands, self._paths.pop(0)), self._on_counted)

    def _on_counted(self, answer: Answer) -> None:
        if answer.error is None:
            self.deals += answer.value
        self._go_on()
