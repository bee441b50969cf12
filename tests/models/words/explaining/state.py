"""A refused action with the whole state of its match, and the table of the sentences that are checked.

`CHECKS` has one entry for every sentence with which the engine refuses an action: it says when the sentence is true of
the refused action. What is needed of a rule (who wins a trick, what is higher) is written here a second time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from belote_desktop import engine
from belote_desktop.engine import Action, Card, Match, Play, Rank, Suit
from belote_desktop.engine.actions import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    BidKind,
    Declaration,
    Declare,
    Exchange,
    Name,
    Say,
    Word,
)
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.rules.terms import (
    Zone,
)
from belote_desktop.engine.tricks.following import legal_cards
from belote_desktop.engine.tricks.playing import seat_situation

RAISES = (DOUBLE, REDOUBLE, Say(Word.RAISE), Say(Word.MATCH))
SCHMEISS = Say(Word.SCHMEISS)


@dataclass(frozen=True)
class Refused:
    """An action that a seat may not do in this state."""

    match: Match
    seat: int
    action: Action

    @property
    def deal(self) -> Deal:
        assert self.match.deal is not None
        return self.match.deal

    @property
    def rules(self) -> engine.Ruleset:
        return self.match.rules

    @property
    def seats(self) -> int:
        return self.rules.table.seats

    @cached_property
    def hand(self) -> set[Card]:
        """What the seat can play from: its hand, and its open cards where it has stacks."""
        return {card for zone in (Zone.HAND, Zone.UNCOVERED) for card in self.at(zone, self.seat)}

    @property
    def playable(self) -> set[Card]:
        """The cards that the seat can play without a misplay."""
        return set(legal_cards(seat_situation(self.rules, self.deal, self.seat)))

    def at(self, zone: Zone, seat: int | None = None) -> tuple[Card, ...]:
        return self.deal.places.get(Place(zone, seat), ())

    def side(self, seat: int) -> int:
        """Partners sit opposite each other where four play in pairs; otherwise everyone is a side."""
        return seat % 2 if self.rules.table.sides.value == "partners" else seat

    # the trick

    @property
    def trump(self) -> str:
        assert self.deal.contract is not None
        return self.deal.contract.denomination.value

    @property
    def trick(self) -> tuple[Card, ...]:
        return () if self.deal.trick is None else self.deal.trick.cards

    @property
    def led(self) -> Suit:
        return self.trick[0].suit

    def is_trump(self, card: Card) -> bool:
        return str(card.suit) == self.trump

    def power(self, card: Card) -> int:
        """How high a card stands in its suit."""
        cards = self.rules.cards
        order = cards.trump_order if self.is_trump(card) or self.trump == "AT" else cards.plain_order
        letter = str(card.rank)
        return 50 - order.index(letter) if letter in order else int(card.rank)

    def beats(self, card: Card, other: Card) -> bool:
        if card.suit == other.suit:
            return self.power(card) > self.power(other)
        return self.is_trump(card)

    def winner(self, cards: tuple[Card, ...]) -> Card:
        best = cards[0]
        for card in cards[1:]:
            best = card if self.beats(card, best) else best
        return best

    @property
    def best(self) -> Card:
        return self.winner(self.trick)

    @property
    def best_is_partners(self) -> bool:
        assert self.deal.trick is not None
        owner = (self.deal.trick.leader + self.trick.index(self.best)) % self.seats
        return self.side(owner) == self.side(self.seat)

    def suited(self, suit: Suit) -> set[Card]:
        return {card for card in self.hand if card.suit == suit}

    @property
    def trumps(self) -> set[Card]:
        return {card for card in self.hand if self.is_trump(card)}

    @property
    def card(self) -> Card:
        assert isinstance(self.action, Play | Exchange)
        return self.action.card

    # the auction

    @property
    def calls(self) -> tuple[tuple[int, Action], ...]:
        return self.deal.calls

    @property
    def passes(self) -> int:
        return sum(call == PASS for _, call in self.calls)

    @property
    def round(self) -> int:
        return 1 if self.passes < self.seats else 2

    @property
    def bids(self) -> list[tuple[int, Bid | Name]]:
        return [(seat, call) for seat, call in self.calls if isinstance(call, Bid | Name)]

    def rank(self, call: Bid | Name) -> tuple[int, ...]:
        """How high a bid or a named contract stands."""
        if isinstance(call, Name):
            return (self.rules.auction.contracts.index(call.denomination.value),)
        kind = (BidKind.POINTS, BidKind.CAPOT, BidKind.GENERALE).index(call.kind)
        suit = ("C", "D", "H", "S", "NT", "AT").index(call.denomination.value) if self.rules.bid.bridge_ranking else 0
        return (kind, call.points, suit)

    @property
    def since_bid(self) -> list[tuple[int, Action]]:
        """The raises of the contract that stands."""
        last = max((at for at, (_, call) in enumerate(self.calls) if isinstance(call, Bid | Name)), default=0)
        return [(seat, call) for seat, call in self.calls[last:] if call in RAISES]

    def is_legal(self, action: Action) -> bool:
        return action in engine.options(self.match).get(self.seat, ())

    @property
    def turned(self) -> Card:
        assert self.deal.turn_up is not None
        return self.deal.turn_up

    def says(self, suit: object) -> bool:
        """Whether the action names this denomination."""
        return isinstance(self.action, Name | Bid) and written(suit) == self.action.denomination.value

    # declarations

    @property
    def one(self) -> Declaration:
        assert isinstance(self.action, Declare)
        return self.action.declaration

    @property
    def said(self) -> list[Declaration]:
        return [one for seat, one in self.deal.declared if seat == self.seat]

    @property
    def halves(self) -> set[Card]:
        """Kings and queens of trumps in hand."""
        royal = (Rank.KING, Rank.QUEEN)
        return {card for card in self.hand if card.rank in royal and (self.is_trump(card) or self.trump == "AT")}


def written(fact: object) -> str:
    """The denomination that a fact names."""
    if isinstance(fact, Suit):
        return str(fact)
    return {"no trumps": "NT", "all trumps": "AT"}[str(fact)]


def bid_in_words(bid: Bid | Name) -> str:
    marks = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "NT": "no trumps", "AT": "all trumps"}
    named = marks[bid.denomination.value]
    if isinstance(bid, Name):
        return named
    if bid.denomination.suit is None:
        named = f"in {named}"
    if bid.kind is not BidKind.POINTS:
        return f"{'capot' if bid.kind is BidKind.CAPOT else 'générale'} {named}"
    return f"{bid.points} {named}" + (" with all tricks" if bid.capot else "")


Check = Callable[..., bool]
CHECKS: dict[str, Check] = {}


def true_when(source: str) -> Callable[[Check], Check]:
    """The sentence is true when the function says so of the refused action and the facts of the sentence."""

    def keep(check: Check) -> Check:
        CHECKS[source] = check
        return check

    return keep
