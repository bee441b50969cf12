"""The luck of each seat: how good its cards were, compared with many random hands of the same game.

The measure is the best edge: by how many points of 162 a hand beats an average one in the contract that suits it best
(`players.calls.counting`). The hand is all that a seat played in the deal, so cards dealt after the auction count.
"""

from __future__ import annotations

import statistics
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from belote_desktop.engine import Card, CardSet, Play, Rank
from belote_desktop.engine.cards import deck_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, NoTrumpCalls
from belote_desktop.players.calls.counting import edge_of
from belote_desktop.records import Played

HANDS = 1000
"""How many random hands a hand is held against: the share that it beats is then right to within 3 of 100."""
SEED = 162
"""Any number: always the same hands, so that the same cards are always as good."""


@dataclass(frozen=True)
class Luck:
    """How good the cards of a seat were.

    `edge` is the best edge of the hand, `mean` that of the random hands, both in points of 162; `beaten` is the part of
    the random hands that were worse, those as good counted half, from 0 to 1.
    """

    seat: int
    edge: float
    mean: float
    beaten: float

    @property
    def above(self) -> float:
        """By how many points of 162 the cards were better than usual; negative if they were worse."""
        return self.edge - self.mean


def luck_of(steps: Sequence[Played]) -> tuple[Luck, ...]:
    """The luck of every seat in one deal, from its steps; ValueError if there are none."""
    if not steps:
        raise ValueError("There is no action in this deal.")
    rules = steps[0].before.rules
    return tuple(luck_of_hand(rules, seat, hand_of(steps, seat)) for seat in range(rules.table.seats))


def luck_of_hand(rules: Ruleset, seat: int, hand: CardSet) -> Luck:
    """The luck of one hand; every hand is as good as any other where a seat has no cards."""
    usual = usual_edges(rules, len(hand))
    edge = best_edge(rules, hand)
    beaten = (bisect_left(usual, edge) + bisect_right(usual, edge)) / (2 * len(usual))
    return Luck(seat, edge, statistics.fmean(usual), beaten)


def luck_over(deals: Sequence[Sequence[Luck]]) -> tuple[Luck, ...]:
    """The luck of every seat on average over several deals; none for no deals."""
    return tuple(
        Luck(each[0].seat, *(statistics.fmean(values) for values in zip(*map(_figures, each), strict=True)))
        for each in zip(*deals, strict=True)
    )


def _figures(luck: Luck) -> tuple[float, float, float]:
    return luck.edge, luck.mean, luck.beaten


def hand_of(steps: Sequence[Played], seat: int) -> CardSet:
    """The cards a seat played; where the deal ended before it was played out, with those it still held."""
    played = CardSet(step.action.card for step in steps if step.seat == seat and isinstance(step.action, Play))
    deal = steps[-1].before.deal
    return played if deal is None else played | CardSet(deal.hand(seat))


def best_edge(rules: Ruleset, hand: CardSet) -> float:
    """By how many points of 162 a hand beats an average one, in the contract that suits it best."""
    return max(edge_of(rules, hand, denomination) for denomination in denominations(rules))


def denominations(rules: Ruleset) -> tuple[Denomination, ...]:
    """The contracts that can be played in a game."""
    found = dict.fromkeys(map(Denomination, rules.auction.contracts))
    if rules.auction.auction_model is AuctionModel.HOKUM_SUN:
        found[Denomination.NO_TRUMP] = None
    if rules.auction.sa_ta_in_classic is not NoTrumpCalls.OFF:
        found |= dict.fromkeys((Denomination.NO_TRUMP, Denomination.ALL_TRUMP))
    return tuple(found)


@lru_cache(maxsize=32)
def usual_edges(rules: Ruleset, cards: int) -> tuple[float, ...]:
    """The best edges of random hands of so many cards, the worst first; always the same hands."""
    chance, pack = Random(SEED), tuple[Card, ...](deck_of(Rank(rules.deck.lowest_rank)))
    return tuple(sorted(best_edge(rules, CardSet(chance.sample(pack, cards))) for _ in range(HANDS)))
