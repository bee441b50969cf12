"""`Calling`: what ideas for the auction ask of a seat about to call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message, under_contract
from belote_desktop.players.calls.prospects import denominations_of, hand_for

TOP = 2
"""The highest so many trumps decide most contracts: jack and nine in most games."""
FEW = 2
"""Up to so many trumps a suit is short: hands average two of a suit. A choice of what to teach, not measured."""


@dataclass(frozen=True)
class Calling:
    """A seat about to call."""

    view: SeatView

    def undertakes(self, call: Action) -> Denomination | None:
        """What the call makes trumps; None for a call that names nothing, or more than one thing."""
        named = denominations_of(self.view, call)
        return named[0] if len(named) == 1 else None

    def hand(self, call: Action, denomination: Denomination) -> CardSet:
        """The cards this seat would hold, as far as it knows them."""
        return hand_for(self.view, call, denomination)

    def is_whole(self, hand: CardSet) -> bool:
        """Whether the seat would play with this hand: no more cards are dealt to it, and it takes up no kitty."""
        return len(hand) >= self.view.rules.hand_size and not self.view.rules.deal.kitty

    def top_trumps(self, suit: Suit) -> tuple[Card, ...]:
        """The highest trumps of the game, best first."""
        denomination = Denomination.of(suit)
        strength = rank_table(self.view.rules.cards, denomination).strength
        pack = (Card.of(rank, suit) for rank in Rank if rank >= self.view.rules.deck.lowest_rank)
        return tuple(sorted(pack, key=strength.__getitem__, reverse=True)[:TOP])

    def masters(self, named: Denomination) -> tuple[Card, ...]:
        """The cards that decide a contract: the highest trumps, or the highest card of every suit."""
        if named.suit is not None:
            return self.top_trumps(named.suit)
        strength = rank_table(self.view.rules.cards, named).strength
        return tuple(max((Card.of(rank, suit) for rank in Rank), key=strength.__getitem__) for suit in Suit)

    def listed(self, told: Message | None) -> Message | None:
        """A sentence of a call with the cards of the suit that it names listed as trumps, from the highest down."""
        suit = None if told is None else told.facts.get("suit")
        if told is None or not isinstance(suit, Suit):
            return told
        return under_contract(told, rank_table(self.view.rules.cards, Denomination.of(suit)).strength)

    @cached_property
    def seats_with(self) -> tuple[int, ...]:
        """The partners of this seat."""
        rules, seat = self.view.rules, self.view.seat
        assert seat is not None
        return tuple(
            each for each in range(rules.table.seats) if each != seat and rules.side_of(each) == rules.side_of(seat)
        )

    @cached_property
    def contracts(self) -> tuple[tuple[Action, Denomination], ...]:
        """The calls that would undertake something, were they chosen, with what they make trumps."""
        named = ((call, self.undertakes(call)) for call in self.view.lawful)
        return tuple((call, denomination) for call, denomination in named if denomination is not None)

    @cached_property
    def suits(self) -> Mapping[Suit, CardSet]:
        """The suits that could be named trumps, each with the hand this seat would hold."""
        return {named.suit: self.hand(call, named) for call, named in self.contracts if named.suit is not None}
