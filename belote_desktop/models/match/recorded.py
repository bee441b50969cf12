"""A recorded match for reviews and replays: its players and its finished deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path

from belote_desktop import engine, records
from belote_desktop.coach.looking_back.what_if import Position, Version, as_played, positions
from belote_desktop.engine import Event, Match, PublicResult, Ruleset
from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.match.levels import kind_to_go_on_with
from belote_desktop.models.match.matches import HUMAN
from belote_desktop.models.words.event_words import event_text
from belote_desktop.models.words.names import Names, names_in
from belote_desktop.models.words.sides import Sides
from belote_desktop.profile.failures import SaveFailed, cause, shown
from belote_desktop.profile.reading import read_bytes
from belote_desktop.profile.saves import LARGEST
from belote_desktop.records import FULL_PACE, Header, Played


@dataclass(frozen=True)
class Recorded:
    """A recorded match. `match_id` is the name of its save, `pace` how much its computer players thought."""

    header: Header
    match: Match
    steps: tuple[Played, ...]
    match_id: str = ""
    pace: Fraction = FULL_PACE

    @property
    def rules(self) -> Ruleset:
        return self.match.rules

    @property
    def names(self) -> Names:
        """The players, with the seat of the user if there is one."""
        return names_in(self.header)

    @property
    def seat(self) -> int:
        """The seat from which the match is seen: the user's, or the first if only computer players played."""
        return self.names.you or 0

    @cached_property
    def sides(self) -> Sides:
        return Sides(self.rules, self.names)

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer player of each seat. Unknown ones are replaced."""
        return tuple(HUMAN if kind == HUMAN else kind_to_go_on_with(kind)[0] for kind in self.header.kinds)

    @property
    def deals(self) -> tuple[int, ...]:
        """The numbers of the finished deals. The hands of any other deal are sealed."""
        done = {step.before.deal.number for step in self.steps if step.before.deal is not None}
        return tuple(settled.number for settled in self.match.deals if settled.number in done)

    def result(self, number: int) -> PublicResult:
        """A settled deal as everyone sees it."""
        return next(result for result in engine.view(self.match, self.seat).results if result.number == number)

    def positions(self, number: int) -> tuple[Position, ...]:
        """Every position of a finished deal. Raises ValueError for any other."""
        return positions(self.steps, number)

    def as_played(self, number: int) -> Version:
        """A finished deal as it was played, to compare others with."""
        return as_played(self.steps, number)


def read_recorded(path: Path) -> Recorded:
    """The match in a file, which is not changed. Raises SaveFailed with a sentence if none of it can be read."""
    try:
        text, _ = records.decode(read_bytes(path, LARGEST))
    except OSError as problem:
        #: {file}: a file's name. {cause}: why, "the disk is full".
        source = QT_TRANSLATE_NOOP("profile", "{file} cannot be read: {cause}.")
        raise SaveFailed(say(source, file=shown(path), cause=cause(problem, reading=True))) from problem
    record = records.parse_record(text).record
    replay = None if record is None else records.replay(record)
    if record is None or replay is None or replay.match is None:
        #: {file}: a file's name.
        source = QT_TRANSLATE_NOOP("profile", "{file} is not a match file. It was not changed.")
        raise SaveFailed(say(source, file=shown(path)))
    return Recorded(record.header, replay.match, replay.steps, path.stem, replay.pace)


def told(events: Sequence[Event], sides: Sides) -> str:
    """The events in the words of the log."""
    said = (event_text(event, sides) for event in events)
    return " ".join(sentence for sentence in said if sentence)


def hands_of(position: Position) -> tuple[tuple[Card, ...], ...]:
    """The cards in every hand, by seat."""
    deal = position.match.deal or position.match.deals[-1].deal
    return tuple(deal.at(Zone.HAND, seat) for seat in range(position.match.rules.table.seats))


def face_down(position: Position) -> tuple[tuple[int | None, tuple[Card, ...]], ...]:
    """The cards that lie face down, by seat (None: no player’s): covered cards, kitties and discards."""
    deal, seats = position.match.deal or position.match.deals[-1].deal, range(position.match.rules.table.seats)
    lying = [
        (seat, tuple(card for zone in (Zone.COVERED, Zone.KITTY, Zone.DISCARD) for card in deal.at(zone, seat)))
        for seat in (None, *seats)
    ]
    return tuple((seat, cards) for seat, cards in lying if cards)


def trick_starts(found: Sequence[Position]) -> tuple[int, ...]:
    """The indices at which a trick, or the auction, has just ended, with the first and the last index."""
    ended = [
        place for place in range(1, len(found))
        if found[place].tricks > found[place - 1].tricks or _begins_play(found[place - 1], found[place])
    ]  # fmt: skip
    return tuple(sorted({0, *ended, len(found) - 1}))


def _begins_play(before: Position, now: Position) -> bool:
    return _has_trick(now) and not _has_trick(before) and now.tricks == 0


def _has_trick(position: Position) -> bool:
    return position.match.deal is not None and position.match.deal.trick is not None
