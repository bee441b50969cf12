"""Discarding as many cards as the kitty had. Source: docs/rules/bela.md and belote-for-three.md, Dealing."""

from __future__ import annotations

from itertools import combinations

from belote_desktop.engine.actions import Discard
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.events import Discarded, Event
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Zone


def discarder(rules: Ruleset, deal: Deal) -> int | None:
    """The seat that still has to discard: the declarer, who took the kitty; None if nobody has to."""
    if deal.contract is None or not rules.deal.kitty:
        return None
    declarer = deal.contract.declarer
    return None if deal.at(Zone.DISCARD, declarer) else declarer


def discards(rules: Ruleset, deal: Deal, seat: int) -> tuple[Discard, ...]:
    """Every choice of cards to discard, each with its cards in the order of the pack."""
    return tuple(Discard(cards) for cards in combinations(CardSet(deal.at(Zone.HAND, seat)), rules.deal.kitty))


def discard(deal: Deal, seat: int, action: Discard) -> tuple[Deal, tuple[Event, ...]]:
    """Discard the cards face down; only their owner knows them until the deal is over."""
    for card in action.cards:
        deal = deal.moved(card, Place(Zone.HAND, seat), Place(Zone.DISCARD, seat))
    return deal, (Discarded(seat, action.cards),)


def discarded_points(rules: Ruleset, deal: Deal) -> tuple[int, ...]:
    """The card points discarded face down, by side; they count for the side that discarded them."""
    if deal.contract is None or not rules.deal.kitty:
        return (0,) * rules.side_count
    points = rank_table(rules.cards, deal.contract.denomination).points
    laid = {seat: sum(points[card] for card in deal.at(Zone.DISCARD, seat)) for seat in range(rules.table.seats)}
    return tuple(
        sum(own for seat, own in laid.items() if rules.side_of(seat) == side) for side in range(rules.side_count)
    )
