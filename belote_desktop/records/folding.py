"""Folding a record: its actions played again by the rules. What the record says of decks and scores is checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.match import Match, apply, start
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.refusals import ActionRefused
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.records.claims import Claims
from belote_desktop.records.entries import (
    FULL_PACE,
    Acted,
    DealBegun,
    Entry,
    Finished,
    Helped,
    Opened,
    Other,
    Paced,
    Scored,
    Seal,
    Sealed,
    TurnedUp,
    seal_of,
)
from belote_desktop.records.entry_reading import excerpt_end
from belote_desktop.records.problems import Problem, RecordError
from belote_desktop.records.reading import read
from belote_desktop.records.record import Record
from belote_desktop.records.standing import Standing, standing


@dataclass(frozen=True)
class Played:
    """One action that stands, the match before it, and the pace of the computer players then.

    `claimed` tells that it was played out in a claim.
    """

    seat: int
    action: Action
    before: Match
    pace: Fraction = FULL_PACE
    claimed: bool = False


@dataclass(frozen=True)
class Replay:
    """A folded record. `match` is None if nothing can be folded.

    `steps` are the actions that stand; `stopped` is the line at which folding had to stop, None if it went through;
    `entries` are the entries that stand, `helps` the help used, `salts` the salt of each deal's seal; `pace` is the
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
    """The match a record tells, as far as it stands; RecordError if nothing does. Later decks come from `seed`."""
    replayed = replay(record, seed)
    if replayed.match is None:
        raise RecordError(replayed.problems[-1].message)
    return replayed.match


def check(text: str) -> tuple[Problem, ...]:
    """Everything wrong with the text of a record, in order of lines. Never raises."""
    reading = read(text)
    found = reading.problems if reading.record is None else (*reading.problems, *replay(reading.record).problems)
    return tuple(sorted(found, key=lambda problem: (problem.line, problem.column)))


def replay(record: Record, seed: int = 0) -> Replay:
    """Fold a record. Never raises: what cannot be is a problem, and everything before it stands."""
    stands = standing(record.entries)
    decks = stands.decks()
    try:
        return _Folding(stands, decks, _first_match(record, stands, decks, seed)).run()
    except RulesetError as problem:
        source = QT_TRANSLATE_NOOP("records", "The match cannot be played by these rules: {reason}")
        message = say(source, reason=excerpt_end(str(problem)))
    except Exception:  # a record may hold any rules, also some that fit no game and that the engine trips over
        message = say(QT_TRANSLATE_NOOP("records", "The rules of this record fit no game, so it cannot be played."))
    return Replay(None, problems=(*stands.problems, Problem(1, 1, message)))


def _first_match(record: Record, stands: Standing, decks: Mapping[int, Sealed | Opened], seed: int) -> Match:
    """The match with its first deal dealt, on all recorded decks up to the first that is missing or no pack."""
    rules = record.header.ruleset()
    fixed: list[tuple[Card, ...]] = []
    while len(fixed) + 1 in decks and _is_pack(rules, decks[len(fixed) + 1].deck):
        fixed.append(decks[len(fixed) + 1].deck)
    dealers = (entry.dealer for entry in stands.entries if isinstance(entry, DealBegun))
    dealer = next(dealers, None)
    if dealer is not None and dealer >= rules.table.seats:
        dealer = None
    return start(rules, seed, decks=fixed, dealer=dealer)


def _is_pack(rules: Ruleset, deck: tuple[Card, ...]) -> bool:
    return sorted(deck) == sorted(pack(rules))


class _StopError(Exception):
    """Folding cannot go on beyond an entry."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry


class _Folding:
    """The state of one fold: the match so far, and what the entries since the latest deal have said."""

    def __init__(self, stands: Standing, decks: Mapping[int, Sealed | Opened], match: Match) -> None:
        self._stands = stands
        self._decks = decks
        self._match = match
        self._steps: list[Played] = []
        self._problems = list(stands.problems)
        self._begun = 0
        self._seal: str | None = None
        self._pace = FULL_PACE
        self._claims = Claims()

    def run(self) -> Replay:
        stopped = None
        try:
            for entry in self._stands.entries:
                take = _TAKERS.get(type(entry))
                if take is not None:
                    take(self, entry)
        except _StopError as stop:
            stopped = stop.entry.line
        return Replay(
            self._match,
            tuple(self._steps),
            tuple(sorted(self._problems, key=lambda problem: (problem.line, problem.column))),
            stopped,
            self._stands.entries,
            self._stands.helps,
            MappingProxyType({number: entry.salt for number, entry in self._decks.items()}),
            self._pace,
        )

    def _report(self, entry: Entry, message: Message) -> None:
        self._problems.append(Problem(entry.line, 1, message))

    def _stop(self, entry: Entry, message: Message) -> None:
        self._report(entry, message)
        raise _StopError(entry)

    def begin(self, entry: DealBegun) -> None:
        """A deal begins: it must be the one the match has come to."""
        deal = self._match.deal
        if deal is None or deal.number != entry.number or self._begun == entry.number:
            message = say(QT_TRANSLATE_NOOP("records", "Deal {number} cannot begin here."), number=entry.number)
            self._stop(entry, message)
        elif deal.dealer != entry.dealer:
            message = say(
                QT_TRANSLATE_NOOP("records", "Seat {dealer} deals by the rules, not seat {found}."),
                dealer=deal.dealer,
                found=entry.dealer,
            )
            self._stop(entry, message)
        self._begun = entry.number
        self._seal = None

    def _no_pack(self) -> Message:
        source = QT_TRANSLATE_NOOP("records", "The deck is not the pack of {size} cards, each once.")
        return say(source, size=len(pack(self._match.rules)))

    def seal(self, entry: Seal) -> None:
        self._seal = entry.digest

    def deck(self, entry: Sealed | Opened) -> None:
        """A deck is a pack, is the deck that was sealed, and belongs to the deal it stands in."""
        settled = self._match.deals
        number = self._begun if isinstance(entry, Sealed) or not settled else settled[-1].number
        if not _is_pack(self._match.rules, entry.deck):
            self._stop(entry, self._no_pack())
        sealed = self._decks.get(number)
        if sealed is not None and (sealed.deck, sealed.salt) != (entry.deck, entry.salt):
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The deck opened is not the deck that was dealt.")))
        if self._seal is not None and self._begun == number and self._seal != seal_of(entry.deck, entry.salt):
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The deck and its salt do not match the seal.")))

    def pace(self, entry: Paced) -> None:
        self._pace = entry.pace

    def help(self, entry: Helped) -> None:
        self._claims.mark(entry)

    def turn_up(self, entry: TurnedUp) -> None:
        deal = self._match.deal
        if deal is not None and deal.number == self._begun and deal.turn_up != entry.card:
            source = QT_TRANSLATE_NOOP("records", "{card} is not the card that was turned.")
            self._report(entry, say(source, card=entry.card))

    def act(self, entry: Acted) -> None:
        """Play an action again; an unlawful one ends the fold."""
        deal = self._match.deal
        if deal is not None and deal.number > len(self._match.decks):
            if deal.number in self._decks:
                self._report(self._decks[deal.number], self._no_pack())
                raise _StopError(entry)
            self._stop(entry, say(QT_TRANSLATE_NOOP("records", "Deal {number} has no deck."), number=deal.number))
        try:
            after, _ = apply(self._match, entry.action, entry.seat)
        except ActionRefused as refused:
            message = say(
                QT_TRANSLATE_NOOP("records", "Seat {seat} cannot do “{action}” here: {reason}"),
                seat=entry.seat,
                action=excerpt_end(str(entry.action)),
                reason=refused.refusals[0].message,
            )
            self._stop(entry, message)
        else:
            self._steps.append(Played(entry.seat, entry.action, self._match, self._pace, self._claims.cover(entry)))
            if len(after.deals) > len(self._match.deals):
                self._claims.end()
            self._match = after

    def score(self, entry: Scored) -> None:
        """A score is compared with what the cards give; the names of the rules may change from version to version."""
        if not self._match.deals or self._match.deals[-1].number != self._begun:
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The deal is not over yet and has no score.")))
            return
        found = Scored.of(self._match.deals[-1])
        if _comparable(found) != _comparable(entry):
            message = say(
                QT_TRANSLATE_NOOP("records", "The record says “{recorded}”, but the cards give “{found}”."),
                recorded=str(entry),
                found=str(found),
            )
            self._report(entry, message)

    def result(self, entry: Finished) -> None:
        if not self._match.is_over:
            self._report(entry, say(QT_TRANSLATE_NOOP("records", "The match is not over yet and has no result.")))
        elif Finished.of(self._match) != entry:
            message = say(
                QT_TRANSLATE_NOOP("records", "The record says “{recorded}”, but the cards give “{found}”."),
                recorded=str(entry),
                found=str(Finished.of(self._match)),
            )
            self._report(entry, message)

    def other(self, entry: Other) -> None:
        """A line that was to be a deal, a deck or an action; reading has reported it."""
        if entry.broken:
            raise _StopError(entry)


def _comparable(score: Scored) -> tuple[object, ...]:
    """A score without the names of rules, its items in any order."""
    items = sorted(item.rpartition("/")[0] for item in score.items)
    return score.result, score.points, score.total, score.held, items


_TAKERS: Mapping[type[Entry], Callable[[_Folding, Any], None]] = MappingProxyType(
    {
        DealBegun: _Folding.begin,
        Seal: _Folding.seal,
        Sealed: _Folding.deck,
        Opened: _Folding.deck,
        Paced: _Folding.pace,
        Helped: _Folding.help,
        TurnedUp: _Folding.turn_up,
        Acted: _Folding.act,
        Scored: _Folding.score,
        Finished: _Folding.result,
        Other: _Folding.other,
    }
)
"""What each kind of entry does in a fold; the others do nothing."""
