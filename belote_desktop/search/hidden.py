"""`Hidden`: where the hidden cards may lie, proved from one seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from belote_desktop.engine.cards import Card, CardSet, Rank, deck_of
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.dealing import turn_up_owner
from belote_desktop.engine.errors import check_kind
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import (
    Announcing,
    BelotBlock,
    BeloteCall,
    BeloteContext,
    BeloteOrder,
    DeclarationPlace,
    Misplay,
    Zone,
)
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.engine.view import SeatView
from belote_desktop.search.proofs import ruled_out


@dataclass(frozen=True)
class Hidden:
    """The hidden cards, and what is known of each seat's hand.

    `cards` are the cards this seat has not seen, except those it can place; `sure[seat]` are the cards a seat certainly
    holds (the player's own hand among them), `possible[seat]` the hidden cards it may hold, `room[seat]` how many of
    them it does hold. The rest of the hidden cards lie in the stock, in talons and kitties, under stacks or laid away.
    """

    cards: CardSet
    sure: tuple[CardSet, ...]
    possible: tuple[CardSet, ...]
    room: tuple[int, ...]

    def may_hold(self, seat: int) -> CardSet:
        """Every card that may lie in a seat's hand."""
        return self.sure[seat] | self.possible[seat]


_HELD = (Zone.HAND, Zone.UNCOVERED)
"""Where the cards lie that a seat can play."""


def pack_of(rules: Ruleset) -> CardSet:
    """The cards of the game."""
    return _pack(rules.deck.lowest_rank)


@cache
def _pack(lowest: int) -> CardSet:
    return CardSet(deck_of(Rank(lowest)))


def hidden(view: SeatView) -> Hidden:
    """What the view proves about its hidden cards; ArgumentError if `view` is not a view."""
    check_kind(view, SeatView, "view", "a SeatView, such as engine.view(match, seat)")
    seats = range(view.rules.table.seats)
    gone = _played(view) | CardSet(
        card for place, cards in view.places.items() if isinstance(cards, tuple) and place.zone not in _HELD
        for card in cards
    ) | CardSet([view.bottom] if view.bottom is not None else [])  # fmt: skip
    sure = tuple(view.hand if seat == view.seat else _known(view, seat) - gone for seat in seats)
    placed = gone
    for cards in sure:
        placed |= cards
    left = pack_of(view.rules) - placed
    excluded = _excluded(view)
    room = tuple(sum(view.count(zone, seat) for zone in _HELD) - len(sure[seat]) for seat in seats)
    possible = tuple(left - excluded[seat] if room[seat] else CardSet() for seat in seats)
    return Hidden(left, sure, possible, room)


def _played(view: SeatView) -> CardSet:
    return CardSet(tuple(card for trick in _tricks(view) for card in trick.cards))


def _known(view: SeatView, seat: int) -> CardSet:
    """Cards another seat was seen to hold: the turned card taken or exchanged, declarations shown, the pair of a
    belote, what lies open before it."""
    known = [card for owner, shown in view.shown if owner == seat for card in shown.cards]
    known += view.seen(Zone.UNCOVERED, seat)
    for owner, card in view.belote_said:
        if owner == seat:
            known += [Card.of(Rank.KING, card.suit), Card.of(Rank.QUEEN, card.suit)]
    dealt = view.tricks or view.trick
    if dealt and view.contract is not None and view.turn_up is not None:
        owner_of_turn_up = turn_up_owner(view.rules, view.dealer, view.contract.declarer)
        given = dict(view.exchanged)
        if owner_of_turn_up == seat:
            known += given.values() or [view.turn_up]
        if seat in given:
            known.append(view.turn_up)
    return CardSet(known)


class Shown(NamedTuple):
    """A card that was played, in which trick (counted from 0), and the cards its player would have had to play."""

    seat: int
    trick: int
    card: Card
    denied: CardSet


def shown_by_plays(view: SeatView) -> Iterator[Shown]:
    """What each card played proves about the hand it came from, provided that no card was misplayed."""
    assert view.contract is not None, "cards are played to a contract"
    for number, trick in enumerate(_tricks(view)):
        for seat, card, denied in _proofs(view.rules, view.contract.denomination, view.contract.lock, trick):
            yield Shown(seat, number, card, denied)


def _tricks(view: SeatView) -> tuple[Trick, ...]:
    """The tricks of the deal, with the one on the table."""
    return (*view.tricks, view.trick) if view.trick else view.tricks


@lru_cache(maxsize=1 << 7)
def _proofs(
    rules: Ruleset, denomination: Denomination, locked: bool, trick: Trick
) -> tuple[tuple[int, Card, CardSet], ...]:
    """Each card of a trick: its player, the card, and the cards that it proves were not in that hand.

    Kept, because every seat draws the same conclusions from a trick at each of its later decisions.
    """
    table, seats, pack = rank_table(rules.cards, denomination), rules.table.seats, pack_of(rules)
    found = []
    for place, (seat, card) in enumerate(trick.plays(seats)):
        before = trick.cards[:place]
        partner = bool(before) and rules.side_of(trick.seat_of(winning_place(before, table), seats)) == rules.side_of(
            seat
        )
        found.append((seat, card, ruled_out(rules.play, table, denomination, before, partner, locked, card, pack)))
    return tuple(found)


def _excluded(view: SeatView) -> tuple[CardSet, ...]:
    """The cards each seat was proved not to hold by what it played."""
    out = [0] * view.rules.table.seats
    if view.contract is not None and view.rules.play.misplay is Misplay.PREVENT:
        for shown in shown_by_plays(view):
            out[shown.seat] |= shown.denied.mask
        for seat, other in _not_said(view, view.contract):
            out[seat] |= 1 << other
    return tuple(map(CardSet.of_mask, out))


def _not_said(view: SeatView, contract: Contract) -> Iterator[tuple[int, Card]]:
    """The kings and queens ruled out, because the other was played without belote where it is said by itself."""
    if not _silence_tells(view.rules):
        return
    king_first = view.rules.belote.belote_order is BeloteOrder.KING_FIRST
    first = (Rank.KING,) if king_first else (Rank.KING, Rank.QUEEN)
    only_led = view.rules.belote.belote_context is not BeloteContext.ANY
    for trick in _tricks(view):
        for seat, card in trick.plays(view.rules.table.seats)[: 1 if only_led else None]:
            if card.rank not in first or not contract.denomination.is_trump(card.suit):
                continue
            if (seat, card) not in view.belote_said:
                yield seat, Card.of(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)


def _silence_tells(rules: Ruleset) -> bool:
    """True if a belote in hand would have been said with a card led; with another card it depends on the context."""
    held = rules.belote.belote and rules.declaration.declaration_place is DeclarationPlace.HAND
    free = rules.belote.baloot_block is BelotBlock.NONE
    begun = rules.belote.belote_call is BeloteCall.BOTH_CARDS
    return held and free and begun and rules.declaration.announcing is Announcing.AUTOMATIC
