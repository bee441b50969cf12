"""The state of one deal: where every card is, what was said, what was played. Immutable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from belote_desktop.engine.actions import Action, Declaration
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.filled import filled
from belote_desktop.engine.refusals import Rule
from belote_desktop.engine.rules.terms import AfterPass, Phase, Sight, Zone


class Place(NamedTuple):
    """A zone and its owner's seat; the owner is None for what belongs to the table."""

    zone: Zone
    seat: int | None = None


@cache
def place(zone: Zone, seat: int | None = None) -> Place:
    """The `Place` of this zone and seat, cached because places are looked up at every step."""
    return Place(zone, seat)


HANDS = tuple(place(Zone.HAND, seat) for seat in range(4))
"""The place of each seat's hand: no game has more than four players."""

SIGHT: Mapping[Zone, Sight] = MappingProxyType(
    {
        Zone.HAND: Sight.OWNER,
        Zone.KITTY: Sight.NOBODY,
        Zone.COVERED: Sight.NOBODY,
        Zone.UNCOVERED: Sight.ALL,
        Zone.STOCK: Sight.NOBODY,
        Zone.TURN_UP: Sight.ALL,
        Zone.DISCARD: Sight.OWNER,
        Zone.TRICK: Sight.ALL,
        Zone.WON: Sight.NOBODY,
    }
)
"""Who may see the cards of each zone; tricks that were won lie face down, but what was played was seen."""


class Stack(NamedTuple):
    """A stack of two cards as it was dealt: `open` lies over `covered`. `Deal.places` tells where they are now."""

    covered: Card
    open: Card


class Misplayed(NamedTuple):
    """A card that was played against a rule: in which trick (counted from 1), and the cards of the hand it allowed."""

    seat: int
    trick: int
    card: Card
    rule: Rule
    allowed: CardSet


@dataclass(frozen=True)
class Trick:
    """The cards of one trick in order of play; `winner`, `points` and `roem` once it is complete."""

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None
    points: int = 0
    roem: int = 0

    def seat_of(self, place: int, seats: int) -> int:
        """Who played the card at this place."""
        return (self.leader + place) % seats

    def plays(self, seats: int) -> tuple[tuple[int, Card], ...]:
        return tuple((self.seat_of(place, seats), card) for place, card in enumerate(self.cards))


@dataclass(frozen=True)
class Deal:
    """One deal in progress.

    `deck` is in dealing order; `places` holds every card exactly once, those on the table and in won tricks included.
    `declared` are the declarations announced (seat, declaration), `belote_said` the words belote and rebelote with the
    card they were said on; `pending_belote` is the seat that has said the word and not yet played the card. `totals`
    are the points of the sides before the deal, `redeal` tells who deals again when the deal was thrown in,
    `bottom` is the last card of the stock where it is shown, `exchanged` are (seat, low trump given).
    `misplays` are the sides that pay for a misplay, once the challenge of `challenger` has decided the deal. `stacks`
    are the stacks of each seat as they were dealt, in the order they lie. `turn_up` stays the card that was turned up,
    wherever it lies now.
    """

    number: int
    dealer: int
    deck: tuple[Card, ...]
    places: MappingProxyType[Place, tuple[Card, ...]]
    phase: Phase
    turn_up: Card | None = None
    calls: tuple[tuple[int, Action], ...] = ()
    contract: Contract | None = None
    doubles: tuple[tuple[int, Action], ...] = ()
    done_declaring: tuple[int, ...] = ()
    declared: tuple[tuple[int, Declaration], ...] = ()
    belote_said: tuple[tuple[int, Card], ...] = ()
    pending_belote: int | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    void: bool = False
    totals: tuple[int, ...] = (0, 0)
    redeal: AfterPass | None = None
    bottom: Card | None = None
    exchanged: tuple[tuple[int, Card], ...] = ()
    misplays: tuple[int, ...] = ()
    unlawful: tuple[Misplayed, ...] = ()
    """Every card that was misplayed in free play; nobody sees this before a challenge."""
    challenger: int | None = None
    done_challenging: tuple[int, ...] = ()
    won_at_once: int | None = None
    """The side that has won the match in this deal by a run."""
    stacks: tuple[tuple[Stack, ...], ...] = ()
    memo: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was worked out about this state already; it never differs from working it out again."""

    def __repr__(self) -> str:
        return f"<Deal {self.number}: dealer {self.dealer}, {self.phase}, contract {self.contract or 'none'}>"

    def hand(self, seat: int) -> CardSet:
        """The cards a seat can play from: those in hand and those that lie open before it."""
        cards = self.places.get(HANDS[seat], ())
        return CardSet.of(cards + self.at(Zone.UNCOVERED, seat) if self.stacks else cards)

    def at(self, zone: Zone, seat: int | None = None) -> tuple[Card, ...]:
        """The cards of a place, in the order they came there."""
        return self.places.get(place(zone, seat), ())

    def place_of(self, card: Card) -> Place:
        """Where a card lies."""
        for place, cards in self.places.items():
            if card in cards:
                return place
        raise LookupError(f"{card} is not in this deal.")

    def place_of_hand(self, seat: int, card: Card) -> Place:
        """Where a card that this seat can play lies: in its hand, or open before it."""
        held = HANDS[seat]
        return held if card in self.places[held] else place(Zone.UNCOVERED, seat)

    def with_(self, **changes: Any) -> Deal:
        """The deal with other values and an empty cache."""
        return filled(Deal, {**self.__dict__, **changes, "memo": {}})

    def moved(self, card: Card, origin: Place, target: Place, **changes: Any) -> Deal:
        """The deal with one card moved from one place to another, and with other `changes`."""
        places = self.places.copy()
        left = places[origin]
        at = left.index(card)
        places[origin] = left[:at] + left[at + 1 :]
        places[target] = (*places.get(target, ()), card)
        return self.with_(places=MappingProxyType(places), **changes)

    def emptied(self, origin: Place, target: Place, **changes: Any) -> Deal:
        """The deal with all cards of one place moved to another, in their order, and with other `changes`."""
        places = self.places.copy()
        places[target] = (*places.get(target, ()), *places[origin])
        places[origin] = ()
        return self.with_(places=MappingProxyType(places), **changes)

    def swapped(self, one: Card, other: Card) -> Deal:
        """The deal with two cards in each other's places."""
        places = self.places.copy()
        turned = {one: other, other: one}
        for place in (self.place_of(one), self.place_of(other)):
            places[place] = tuple(turned.get(card, card) for card in self.places[place])
        return self.with_(places=MappingProxyType(places))

    def __hash__(self) -> int:
        return hash((self.number, self.dealer, self.deck, self.calls, self.tricks, self.trick))
