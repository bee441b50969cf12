"""Replay of a finished deal: its positions, other continuations from them, and the deal with seats swapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from belote_desktop import engine
from belote_desktop.duplicate.playing import after, lead_of, play_out
from belote_desktop.engine import Event, Match
from belote_desktop.engine.deals.dealing import open_deal
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.records import FULL_PACE, Played
from belote_desktop.search.stopping import NEVER, Stop

MACHINE = "expert"
"""The level that plays the person's seat: the strongest that plays matches."""


@dataclass(frozen=True)
class Position:
    """A moment of a deal: the match then, the action that led to it, and what that set off.

    `done` is None for the deal as it was dealt, `events` tell the dealing then. After the last action the deal is
    settled, and no other has begun.
    """

    match: Match
    done: Played | None
    events: tuple[Event, ...]

    @property
    def tricks(self) -> int:
        """How many tricks are over."""
        deal = self.match.deal or self.match.deals[-1].deal
        return len(deal.tricks)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be done."""
        return self.match.deal is None


class How(Choice):
    """Who played a deal, and with which cards."""

    #: A way a deal was played, in a comparison.
    AS_PLAYED = "as_played", QT_TRANSLATE_NOOP("coach", "as you played it")
    #: A way a deal was played, in a comparison.
    MACHINE = "machine", QT_TRANSLATE_NOOP("coach", "the computer in your seat")
    #: A way a deal was played, in a comparison.
    SWAPPED = "swapped", QT_TRANSLATE_NOOP("coach", "the computer in your seat, with other hands")


@dataclass(frozen=True)
class Version:
    """One course of a deal: its actions, and the match with the deal settled and no other begun.

    Every hand was held `moved` seats further round the table than it was dealt.
    """

    how: How
    steps: tuple[Played, ...]
    match: Match
    moved: int = 0

    @property
    def settled(self) -> SettledDeal:
        """The deal with its score."""
        return self.match.deals[-1]


@dataclass(frozen=True)
class Compared:
    """A version beside the first one: the `lead` of a side over the best other in this deal, in points, and how much
    `better` that is than in the first.
    """

    version: Version
    lead: int
    better: int


def steps_of(steps: Sequence[Played], number: int) -> tuple[Played, ...]:
    """The actions of one deal; ValueError where there are none, or where the deal is not over: its hands are sealed."""
    found = tuple(step for step in steps if step.before.deal is not None and step.before.deal.number == number)
    if not found:
        raise ValueError(f"There is no action in deal {number}.")
    if after(found[-1])[0].deal is not None:
        raise ValueError(f"Deal {number} is not over.")
    return found


def positions(steps: Sequence[Played], number: int) -> tuple[Position, ...]:
    """Every position of a deal that is over, the first as it was dealt, the last as it was settled."""
    played = steps_of(steps, number)
    first = played[0].before
    return (
        Position(first, None, engine.opening_events(first)),
        *(Position(match, step, events) for step in played for match, events in [after(step)]),
    )


def branch(position: Position, seed: int = 0) -> Match:
    """The match to play on from a position, by the same rules and with the points it stood at.

    It has its own future: later deals come from `seed`, whatever was dealt in the record, and also after a set deal.
    ValueError for a deal that is settled.
    """
    match = position.match
    if match.deal is None:
        raise ValueError("The deal is over, so there is nothing left to play.")
    return match.with_(seed=seed, decks=match.decks[: match.deal.number], last_deal=0)


def swapped(match: Match, by: int = 1) -> Match:
    """The deal in progress dealt again with every hand `by` seats further on.

    The dealer moves along, so the same deck gives each hand, talon and stack to the seat `by` places after its owner.
    """
    deal = match.deal
    if deal is None:
        raise ValueError("The match is over, so no deal is in play.")
    dealer = (deal.dealer + by) % match.rules.table.seats
    moved, _ = open_deal(match.rules, deal.number, dealer, deal.deck)
    return match.with_(deal=moved.with_(totals=deal.totals))


def other_places(match: Match) -> tuple[int, ...]:
    """By how many seats the hands can be moved so that each time another side holds the person's."""
    return tuple(range(1, match.rules.side_count))


def as_played(steps: Sequence[Played], number: int) -> Version:
    """A deal that is over as the record tells it."""
    played = steps_of(steps, number)
    return Version(How.AS_PLAYED, played, after(played[-1])[0])


def played_by_machine(
    match: Match, levels: Sequence[str], seed: int, *, moved: int = 0, pace: Fraction = FULL_PACE, stop: Stop = NEVER
) -> Version:
    """The deal in progress played to its end by computer players, the same every time.

    `levels` are by seat; each player receives the view of its seat and nothing else. `moved` says how the hands of
    this match were swapped. UnknownLevelError for a level there is none of; StoppedError when it is ended.
    """
    played = play_out(match, levels, pace=pace, seed=seed, stop=stop)
    return Version(How.SWAPPED if moved else How.MACHINE, played.steps, played.match, moved)


def side_by_side(versions: Sequence[Version], seat: int) -> tuple[Compared, ...]:
    """The versions of a deal as the side of `seat` compares them, each with the first."""
    leads = [lead_of(version.settled.score.points, version.match.rules.side_of(seat)) for version in versions]
    return tuple(Compared(version, lead, lead - leads[0]) for version, lead in zip(versions, leads, strict=True))
