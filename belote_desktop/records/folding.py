"""Fold a record: replay its actions by the rules, and check its decks and scores against the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.engine.errors import check_kind
from belote_desktop.engine.matches.match import Match, start
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.records.entries import (
    FULL_PACE,
    DealBegun,
    Entry,
    Opened,
    PersonNumber,
    Sealed,
    SealedSecret,
)
from belote_desktop.records.entry_reading import reason_of
from belote_desktop.records.playing_again import Played, PlayedAgain, StopError, is_pack
from belote_desktop.records.problems import Problem, RecordError
from belote_desktop.records.record import Record
from belote_desktop.records.standing import Standing, standing


@dataclass(frozen=True)
class Replay:
    """A folded record. `match` is None if nothing can be folded.

    `steps` are the actions in force; `stopped` is the line at which folding had to stop, None if it did not;
    `entries` are the entries in force, `helps` the help used, `salts` the salt of each deal's seal; `pace` is the
    pace at the end.
    """

    match: Match | None
    steps: tuple[Played, ...] = ()
    problems: tuple[Problem, ...] = ()
    stopped: int | None = None
    entries: tuple[Entry, ...] = ()
    helps: tuple[Entry, ...] = ()
    salts: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    pace: Fraction = FULL_PACE


def fold(record: Record, seed: int = 0) -> Match:
    """The match of a record, as far as it is valid. Raises RecordError if no part is. Later decks come from `seed`."""
    replayed = replay(record, seed)
    if replayed.match is None:
        raise RecordError(replayed.problems[-1].message)
    return replayed.match


def replay(record: Record, seed: int = 0) -> Replay:
    """Fold a record. Never raises: an impossible entry is a problem, and everything before it is in force."""
    check_kind(record, Record, "record", "a Record, such as records.parse_record(text).record")
    stands = standing(record.entries)
    decks = stands.decks()
    try:
        return _played(stands, PlayedAgain(first_match(record, stands.entries, decks, seed), decks))
    except RulesetError as problem:
        #: An error in a match file. {reason}: a whole sentence.
        source = QT_TRANSLATE_NOOP("records", "This match is not possible under its own rules: {reason}")
        message = say(source, reason=reason_of(problem))
    except Exception:  # a record may hold any rules, also some that fit no game and that the engine trips over
        message = say(
            QT_TRANSLATE_NOOP("records", "The rules in this match file fit no game, so the match cannot be played.")
        )
    return Replay(None, problems=(*stands.problems, Problem(1, 1, message)))


def shared_seed(entries: Sequence[Entry]) -> SharedSeed | None:
    """The seed of a match in which the person has a part; None if a part of it does not stand in the record."""
    number = next((entry.number for entry in entries if isinstance(entry, PersonNumber)), None)
    last = next((entry.last for entry in entries if isinstance(entry, SealedSecret)), None)
    return None if number is None or last is None else SharedSeed(last, number)


def first_match(record: Record, entries: Sequence[Entry], decks: Mapping[int, Sealed | Opened], seed: int) -> Match:
    """The match with its first deal dealt, using these decks up to the first that is missing or not a pack."""
    rules = record.header.ruleset()
    fixed: list[tuple[Card, ...]] = []
    while len(fixed) + 1 in decks and is_pack(rules, decks[len(fixed) + 1].deck):
        fixed.append(decks[len(fixed) + 1].deck)
    dealers = (entry.dealer for entry in entries if isinstance(entry, DealBegun))
    dealer = next(dealers, None)
    if dealer is not None and dealer >= rules.table.seats:
        dealer = None
    last = 0 if record.header.set_key is None else 1
    return start(rules, shared_seed(entries) or seed, decks=fixed, dealer=dealer, last_deal=last)


def _played(stands: Standing, again: PlayedAgain) -> Replay:
    """The replay of all entries in force."""
    stopped = None
    try:
        for entry in stands.entries:
            again.take(entry)
    except StopError as stop:
        stopped = stop.entry.line
    return Replay(
        again.match,
        tuple(again.steps),
        tuple(sorted((*stands.problems, *again.problems), key=lambda problem: (problem.line, problem.column))),
        stopped,
        stands.entries,
        stands.helps,
        MappingProxyType({number: entry.salt for number, entry in again.decks.items()}),
        again.pace,
    )
