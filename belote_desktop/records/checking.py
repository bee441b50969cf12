"""Check a record: which of its entries are in force, and which were undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from belote_desktop.engine.cards import Card
from belote_desktop.engine.matches.match import Match
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.records.entries import Acted, DealBegun, Entry, Opened, Other, Seal, Sealed, SecretSeal, TookBack
from belote_desktop.records.folding import first_match, replay
from belote_desktop.records.playing_again import PlayedAgain, StopError, is_pack
from belote_desktop.records.problems import Problem
from belote_desktop.records.reading import parse_record
from belote_desktop.records.record import Record
from belote_desktop.records.standing import standing


def check(text: str) -> tuple[Problem, ...]:
    """The problems of a record's text, in order of lines. Never raises."""
    reading = parse_record(text)
    found = list(reading.problems)
    if reading.record is not None:
        found += replay(reading.record).problems
        found += taken_back_problems(reading.record)
    return tuple(sorted(found, key=lambda problem: (problem.line, problem.column)))


def taken_back_problems(record: Record) -> tuple[Problem, ...]:
    """The problems of entries that were undone. Never raises. The other entries are left to `replay`."""
    if not any(isinstance(entry, TookBack) for entry in record.entries):
        return ()
    stands = standing(record.entries)
    told = _whole_deals(record.entries)
    decks = _decks_to_come(told)
    try:
        first = first_match(record, told, {1: decks[0]} if decks[0] is not None else {}, 0)
        problems = _InOrderOfTime(first, told, decks).run()
    except Exception:  # rules that fit no game, on which the engine trips: `replay` has said so, or nothing stands
        #: An error in a match file.
        message = say(QT_TRANSLATE_NOOP("records", "The undone actions are not possible under these rules."))
        problems = [Problem(1, 1, message)] if replay(record).match is not None else []
    lines = {entry.line for entry in stands.entries}
    return tuple(problem for problem in problems if problem.line not in lines)


def _whole_deals(entries: Iterable[Entry]) -> list[Entry]:
    """The entries in order of time, without starts of deals that were cut short and written again."""
    told: list[Entry] = []
    begun: int | None = None  # the place of a deal in which nothing has been done yet
    for entry in entries:
        if isinstance(entry, DealBegun):
            before = None if begun is None else told[begun]
            if begun is not None and isinstance(before, DealBegun) and before.number == entry.number:
                del told[begun:]
            begun = len(told)
        elif isinstance(entry, (Acted, TookBack)):
            begun = None
        told.append(entry)
    return told


def _decks_to_come(entries: Sequence[Entry]) -> list[Sealed | Opened | None]:
    """For each entry, the deck of the next deal that starts at it or later."""
    found: list[Sealed | Opened | None] = [None] * (len(entries) + 1)
    deck: Sealed | Opened | None = None
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        found[place] = found[place + 1]
        if isinstance(entry, (Sealed, Opened)):
            deck = entry
        elif isinstance(entry, DealBegun):
            found[place], deck = deck, None
    return found


@dataclass(frozen=True)
class _Moment:
    """The state of the match before an action."""

    match: Match
    decks: Mapping[int, Sealed | Opened]
    begun: int
    seal_given: Seal | SecretSeal | None


class _InOrderOfTime:
    """Replays every entry in order of time, undone ones included, and goes back where the record does.

    After an entry that nothing can follow, it skips entries until that entry is undone as well.
    """

    def __init__(self, first: Match, entries: Sequence[Entry], decks: Sequence[Sealed | Opened | None]) -> None:
        self._again = PlayedAgain(first, {})
        self._entries = entries
        self._to_come = decks
        self._is_lost = False
        self._moments: list[_Moment | None] = []  # before each action that stands at that time; None behind a stop

    def run(self) -> list[Problem]:
        """The problems of all entries."""
        for place, entry in enumerate(self._entries):
            if isinstance(entry, TookBack):
                self._go_back(entry.count)
                continue
            if isinstance(entry, Other) and entry.broken:
                break
            if isinstance(entry, Acted):
                self._moments.append(None if self._is_lost else self._moment())
            if not self._is_lost:
                self._play(place, entry)
        return self._again.problems

    def _moment(self) -> _Moment:
        again = self._again
        return _Moment(again.match, again.decks, again.begun, again.seal_given)

    def _go_back(self, count: int) -> None:
        """Undo actions. Undoing more than there are is a problem."""
        if count > len(self._moments):
            return
        moment = self._moments[-count]
        del self._moments[-count:]
        self._is_lost = moment is None
        if moment is not None:
            again = self._again
            again.match, again.decks = moment.match, moment.decks
            again.begun, again.seal_given = moment.begun, moment.seal_given

    def _play(self, place: int, entry: Entry) -> None:
        again = self._again
        if isinstance(entry, Acted):
            again.match = self._with_next_deck(again.match, self._to_come[place])
        if isinstance(entry, DealBegun):
            again.decks = {number: deck for number, deck in again.decks.items() if number < entry.number}
            following = self._to_come[place]
            if following is not None:
                again.decks = {**again.decks, entry.number: following}
        try:
            again.take(entry)
        except StopError:
            self._is_lost = True

    @staticmethod
    def _with_next_deck(match: Match, following: Sealed | Opened | None) -> Match:
        """The match, with the deck that is dealt next at this time in case the action ends the deal."""
        deal = match.deal
        if deal is None or match.decks[deal.number :] == (() if following is None else (following.deck,)):
            return match
        fixed: tuple[tuple[Card, ...], ...] = match.decks[: deal.number]
        if following is not None and is_pack(match.rules, following.deck):
            fixed = (*fixed, following.deck)
        return match.with_(decks=fixed)
