"""What contracts ask of a hand (`asked`) as tables, fast enough for thousands of hands; nothing is judged otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.rules.sections import CardRules
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.hand_values import PLACE, SUIT
from belote_desktop.players.calls.master_rules import TWO
from belote_desktop.players.calls.situation import Situation, guarded, highest
from belote_desktop.players.calls.suit_rules import BESIDE, ENOUGH, LONG, PART

NEVER = 9
"""More aces than there are."""
Lacks = tuple[bool, ...]
"""Whether a hand lacks something that a contract asks for, by the place of the denomination."""


@dataclass(frozen=True)
class _Suits:
    """For each set of cards of one suit: how many aces it asks for beside it as trumps, and what it holds."""

    beside: tuple[int, ...]
    ace: tuple[int, ...]
    jack: tuple[int, ...]
    guarded_nine: tuple[bool, ...]
    strong: tuple[bool, ...]


@dataclass(frozen=True)
class AskedTables:
    """What a seat's contracts ask of its hand in one moment of the auction.

    `free` are the places that ask for nothing, because the partner named them or nothing was measured, and `wanted` the
    suits that the partner named.
    """

    few: _Suits
    many: _Suits
    leads: bool
    sun: bool
    free: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()

    def lacking(self, hand: int) -> Lacks:
        """Of each denomination whether a hand (bits) lacks something that it asks for."""
        kinds = self.few if hand.bit_count() <= PART else self.many
        suits = (hand & SUIT, hand >> 9 & SUIT, hand >> 18 & SUIT, hand >> 27)
        held = [kinds.ace[suit] for suit in suits]
        aces = sum(held)
        found = [kinds.beside[suit] > aces - own for suit, own in zip(suits, held, strict=True)]
        found += [self._without_aces(kinds, suits, aces), self._without_jacks(kinds, suits)]
        for place in self.free:
            found[place] = False
        return tuple(found)

    def _without_aces(self, kinds: _Suits, suits: tuple[int, ...], aces: int) -> bool:
        if aces != TWO or not self.sun or self.leads:
            return aces < TWO
        return not any(kinds.strong[suit] for suit in suits)

    def _without_jacks(self, kinds: _Suits, suits: tuple[int, ...]) -> bool:
        jacks = [kinds.jack[suit] for suit in suits]
        if sum(jacks) != TWO or self.leads:
            return sum(jacks) < TWO
        return not (any(kinds.guarded_nine[suit] for suit in suits) or any(jacks[place] for place in self.wanted))


def tables_for(view: SeatView) -> AskedTables | None:
    """The tables of a seat that is about to call; None where it must call, or nothing was measured."""
    at = Situation(view)
    if not at.is_judged or PASS not in view.lawful:
        return None
    named = [PLACE[one] for one in at.of_partner]
    few, many = (_suits(view.rules.cards, view.rules.belote.belote, at.leads, known) for known in (PART, PART + 1))
    sun = view.rules.auction.auction_model is AuctionModel.HOKUM_SUN
    return AskedTables(few, many, at.leads, sun, tuple(named), tuple(place for place in named if place < len(Suit)))


@cache
def _suits(cards: CardRules, belote: bool, leads: bool, known: int) -> _Suits:
    rows = [CardSet.of_mask(mask) for mask in range(SUIT + 1)]
    suit, plain, trump = Suit(0), cards.plain_order, cards.trump_order
    return _Suits(
        tuple(_aces_beside(cards, row, belote, leads, known) for row in rows),
        tuple(len(highest(row, plain)) for row in rows),
        tuple(len(highest(row, trump)) for row in rows),
        tuple(guarded(row, trump, suit) for row in rows),
        tuple(bool(highest(row, plain) and highest(row, plain, 1)) and len(row) > TWO for row in rows),
    )


def _aces_beside(cards: CardRules, trumps: CardSet, belote: bool, leads: bool, known: int) -> int:
    """How many aces these trumps ask for beside them; NEVER where aces do not help."""
    top, second = (bool(highest(trumps, cards.trump_order, place)) for place in (0, 1))
    if len(trumps) < ENOUGH:
        if known > PART or not top or len(trumps) < ENOUGH - 1:
            return NEVER
        return 0 if second else BESIDE - leads
    if top or len(trumps) >= LONG:
        return 0
    if second:
        return 1
    pair = {Card.of(Rank.KING, Suit(0)), Card.of(Rank.QUEEN, Suit(0))}
    return 1 if belote and leads and pair <= set(trumps) else NEVER
