"""The strength of a hand in the auction: the points its side may expect with it, counted card by card."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.declarations import best_announcement, points_of
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Strength:
    """What a hand promises as taker of one contract. `points` are of 162, declarations and belote counted in."""

    denomination: Denomination
    points: float
    trumps: int
    aces: int


BASE = 58.0
"""What the partner and the cards still to come bring on average.

This number and the ones below were fitted to 2,500 deals of club players whose contract was set at random: points of
162 taken by the takers, by least squares over the hand and the turned card.
"""


def strength(rules: Ruleset, hand: CardSet, denomination: Denomination) -> Strength:
    """Count a hand (the turned card included where the taker gets it) as taker of `denomination`."""
    if denomination.suit is None:
        return _without_trump_suit(rules, hand, denomination)
    trumps = hand.suited(denomination.suit)
    order = rules.cards.trump_order
    points = BASE + sum(LENGTH + _TRUMP[order.index(str(card.rank))] for card in trumps)
    aces = 0
    for suit in Suit:
        if suit != denomination.suit:
            points += _side_suit(hand.suited(suit))
            aces += Card.of(Rank.ACE, suit) in hand
    if rules.belote.belote and {Rank.KING, Rank.QUEEN} <= {card.rank for card in trumps}:
        points += rules.belote.belote_points
    return Strength(denomination, points + _declared(rules, hand), len(trumps), aces)


_TRUMP = (19.0, 11.5, 7.0, 6.0, 3.0, 4.0, 0.0, 0.0, 0.0)
"""What a trump adds by its place in the order of trumps, the highest first."""
LENGTH = 6.0
"""What every trump adds beside its rank."""
ACE, GUARDED_TEN, VOID = 8.5, 2.0, 2.5
"""What a side suit adds."""


def _side_suit(cards: CardSet) -> float:
    ranks = {card.rank for card in cards}
    if not cards:
        return VOID
    if Rank.ACE in ranks:
        return ACE
    return GUARDED_TEN if Rank.TEN in ranks and len(cards) > 1 else 0.0


def _declared(rules: Ruleset, hand: CardSet) -> float:
    return float(sum(points_of(rules.declaration, one) for one in best_announcement(rules.declaration, hand)))


BASE_WITHOUT_SUIT = 45.0
"""As BASE, for no trump and all trump; set so that such contracts are made as often as those in a suit."""
MASTER, MASTER_STEP = 20.0, 3.0
"""What the head of a suit adds, and how much less each card after it."""


def _without_trump_suit(rules: Ruleset, hand: CardSet, denomination: Denomination) -> Strength:
    """Count the cards that stand unbroken at the head of their suits."""
    table = rank_table(rules.cards, denomination)
    points = BASE_WITHOUT_SUIT
    for suit in Suit:
        held = sorted((table.strength[card] for card in hand.suited(suit)), reverse=True)
        order = sorted((table.strength[Card.of(rank, suit)] for rank in Rank), reverse=True)
        for place, top in enumerate(order):
            if top not in held:
                break
            points += MASTER - MASTER_STEP * place
    aces = sum(card.rank is Rank.ACE for card in hand)
    return Strength(denomination, points + _declared(rules, hand), 0, aces)
