"""The entries of a record that are in force: those that were not undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.records.entries import (
    Acted,
    DealBegun,
    Entry,
    Helped,
    Opened,
    Other,
    Paced,
    Scored,
    Sealed,
    TookBack,
)
from belote_desktop.records.problems import Problem


@dataclass(frozen=True)
class Standing:
    """The entries in force, in order; the help used, undone or not; and the problems.

    Help that led to an action is in force if the action is.
    """

    entries: tuple[Entry, ...]
    helps: tuple[Entry, ...]
    problems: tuple[Problem, ...]

    @property
    def deal_number(self) -> int:
        """The number of the last deal that is begun; 1 if none is."""
        return next((entry.number for entry in reversed(self.entries) if isinstance(entry, DealBegun)), 1)

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The points of each side as they are written after the last settled deal; None before the first."""
        return next((entry.total for entry in reversed(self.entries) if isinstance(entry, Scored)), None)

    def decks(self) -> dict[int, Sealed | Opened]:
        """The entry in which the deck of each deal is first written."""
        found: dict[int, Sealed | Opened] = {}
        number = 0
        for entry in self.entries:
            if isinstance(entry, DealBegun):
                number = entry.number
            elif isinstance(entry, (Sealed, Opened)):
                found.setdefault(number, entry)
        return found


def standing(entries: Iterable[Entry]) -> Standing:
    """Drop undone entries, with everything that followed from them; changes of pace stay.

    If a deal starts twice with no action between, the first start was interrupted and the second one counts. A broken
    line is the last entry, because nothing after it can be trusted.
    """
    kept: list[Entry] = []
    acts: list[int] = []  # the places of the actions in `kept`
    begun: list[int] = []  # the places of the deals in `kept`
    helps: list[Entry] = []
    problems: list[Problem] = []
    for entry in entries:
        if isinstance(entry, (Helped, TookBack)):
            helps.append(entry)
        if isinstance(entry, TookBack):
            if entry.count > len(acts):
                problems.append(_too_many(entry, len(acts)))
                continue
            place = _with_its_help(kept, acts[-entry.count])
            kept[place:] = _last_pace(kept[place:])
            del acts[-entry.count :]
            while begun and begun[-1] >= place:
                begun.pop()
        elif isinstance(entry, DealBegun):
            before = kept[begun[-1]] if begun else None
            again = isinstance(before, DealBegun) and before.number == entry.number
            if again and not (acts and acts[-1] > begun[-1]):
                place = begun.pop()
                kept[place:] = _last_pace(kept[place:])
            begun.append(len(kept))
            kept.append(entry)
        else:
            if isinstance(entry, Acted):
                acts.append(len(kept))
            kept.append(entry)
            if isinstance(entry, Other) and entry.broken:
                break
    return Standing(tuple(kept), tuple(helps), tuple(problems))


def _with_its_help(entries: Sequence[Entry], place: int) -> int:
    """The index at which an action starts, including the help given for it."""
    while place and isinstance(entries[place - 1], (Helped, Paced)):
        place -= 1
    return place


def _last_pace(entries: Sequence[Entry]) -> list[Entry]:
    """The latest change of pace, if any. Earlier ones change nothing in force, and keeping them would make every undo
    go through all of them again.
    """
    return next(([entry] for entry in reversed(entries) if isinstance(entry, Paced)), [])


def _too_many(entry: TookBack, left: int) -> Problem:
    #: A note about a match file. %n: how many actions the line undoes. {left}: how many there are, fewer.
    source = QT_TRANSLATE_NOOP("records", "This line undoes %n action(s), but only {left} can be undone.", "", 1)
    message = counted(source, entry.count, left=left)
    return Problem(entry.line, 1, message)
