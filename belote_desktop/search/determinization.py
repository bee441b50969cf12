"""Builds a complete match from one seat's view and a possible deal of the hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from types import MappingProxyType

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.stacks import stacks_dealt
from belote_desktop.engine.matches.state import Match, SettledDeal
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.view import SeatView


def imagined(view: SeatView, world: Iterable[CardSet], seed: int) -> Match:
    """The match in which the seats hold the hands of `world`; cards not in hands are shuffled with `seed`.

    It is made from the view and the world alone. Of earlier deals it has only the totals.
    """
    deal = _deal(view, tuple(world), seed)
    before = SettledDeal(deal, Score(Result.MADE, view.totals), view.totals)
    return Match(view.rules, seed, (deal.deck,), (before,) if any(view.totals) else (), deal)


def _deal(view: SeatView, world: tuple[CardSet, ...], seed: int) -> Deal:
    places = dict(_known(view, world))
    placed = {card for cards in places.values() for card in cards}
    rest = [card for card in pack(view.rules) if card not in placed]
    random.Random(seed).shuffle(rest)
    for place, cards in view.places.items():
        if place not in places:
            count = cards if isinstance(cards, int) else len(cards)
            places[place] = tuple(rest[:count])
            del rest[:count]
    deck = (*(card for place, cards in places.items() if place.zone is not Zone.STOCK for card in cards),
            *places.get(Place(Zone.STOCK), ()))  # fmt: skip
    deal = Deal(
        number=view.number,
        dealer=view.dealer,
        deck=deck,
        places=MappingProxyType(places),
        phase=view.phase,
        turn_up=view.turn_up,
        calls=view.calls,
        contract=view.contract,
        doubles=view.doubles,
        belote_said=view.belote_said,
        tricks=view.tricks,
        trick=view.trick,
        totals=view.totals,
        bottom=view.bottom,
        exchanged=view.exchanged,
    )
    return deal.with_(stacks=stacks_dealt(view.rules, deal)) if view.rules.deal.stacks and not view.tricks else deal


def _known(view: SeatView, world: tuple[CardSet, ...]) -> Iterator[tuple[Place, tuple[Card, ...]]]:
    """The places whose cards are known from the view or the world."""
    for place, cards in view.places.items():
        if isinstance(cards, tuple):
            yield place, cards
        elif place.zone is Zone.HAND and place.seat is not None:
            yield place, tuple(world[place.seat] - CardSet(view.seen(Zone.UNCOVERED, place.seat)))
        elif place.zone is Zone.WON:
            won = [card for trick in view.tricks if trick.winner == place.seat for card in trick.cards]
            yield place, tuple(won)
