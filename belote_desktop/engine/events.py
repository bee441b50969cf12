"""Events: what happens in a deal as the result of an action, and what each seat learns of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import Action, Announce, Declaration
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Misplayed
from belote_desktop.engine.errors import check_kind
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.score import Score


@dataclass(frozen=True)
class DealStarted:
    number: int
    dealer: int


@dataclass(frozen=True)
class CardsDealt:
    """A packet dealt to a seat; to the others its cards are None."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True)
class TurnedUp:
    card: Card


@dataclass(frozen=True)
class Called:
    """A call in the auction or in the doubling, in its public form."""

    seat: int
    action: Action


@dataclass(frozen=True)
class ContractMade:
    contract: Contract


@dataclass(frozen=True)
class TookTurnUp:
    seat: int
    card: Card


@dataclass(frozen=True)
class Announced:
    """A declaration was announced by its class."""

    seat: int
    announcement: Announce


@dataclass(frozen=True)
class Shown:
    """A declaration that counts is laid open."""

    seat: int
    declaration: Declaration


@dataclass(frozen=True)
class DeclarationsVoid:
    """Equal declarations cancel each other, or a four of a kind voids them."""


@dataclass(frozen=True)
class BeloteSaid:
    """Belote, or rebelote when `second`."""

    seat: int
    second: bool


@dataclass(frozen=True)
class CardPlayed:
    seat: int
    card: Card


@dataclass(frozen=True)
class TrickWon:
    seat: int
    cards: tuple[Card, ...]
    points: int
    number: int


@dataclass(frozen=True)
class DealSettled:
    number: int
    score: Score
    totals: tuple[int, ...]


@dataclass(frozen=True)
class MatchEnded:
    """`winner` is the winning side; None for a drawn match."""

    winner: int | None


@dataclass(frozen=True)
class PacketLaid:
    """Cards laid face down in a zone, of a seat or of the table; nobody sees them."""

    zone: Zone
    seat: int | None
    count: int


@dataclass(frozen=True)
class Uncovered:
    """A card of a seat's stacks lies open from now on."""

    seat: int
    card: Card


@dataclass(frozen=True)
class BottomShown:
    """The last card of the stock is shown; it plays no part."""

    card: Card


@dataclass(frozen=True)
class Exchanged:
    """A low trump was given for the turned card."""

    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True)
class Discarded:
    """Cards laid away face down; to the others they are None."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True)
class RoemMet:
    """The cards of a trick that score beside their points, for the side that won it."""

    seat: int
    points: int


@dataclass(frozen=True)
class Challenged:
    """A misplay of the other side was claimed; `misplays` are the cards the tricks then showed to be misplayed.

    There are none when the claim was wrong: what the claimer's own side misplayed stays hidden then.
    """

    seat: int
    misplays: tuple[Misplayed, ...] = ()

    @property
    def is_right(self) -> bool:
        return bool(self.misplays)


Event = (
    DealStarted
    | CardsDealt
    | TurnedUp
    | Called
    | ContractMade
    | TookTurnUp
    | Announced
    | Shown
    | DeclarationsVoid
    | BeloteSaid
    | CardPlayed
    | TrickWon
    | PacketLaid
    | Uncovered
    | BottomShown
    | Exchanged
    | Discarded
    | RoemMet
    | Challenged
    | DealSettled
    | MatchEnded
)


def events_for(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as one seat sees them, with only the number of hidden cards; seat None is a spectator."""
    check_kind(events, Sequence, "events", "the events that engine.apply gives")
    return tuple(
        dataclasses.replace(event, cards=(None,) * len(event.cards))
        if isinstance(event, (CardsDealt, Discarded)) and event.seat != seat
        else event
        for event in events
    )
