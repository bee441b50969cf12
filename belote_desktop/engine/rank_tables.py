"""Order and points of the cards under a contract, from the ruleset's tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.sections import CardRules
from belote_desktop.engine.rules.terms import AllTrumpScale, NoTrumpScale

_NO_TRUMP = {NoTrumpScale.ACE19: (19, 10, 4, 3, 2, 0, 0, 0, 0)}
_ALL_TRUMP = {
    AllTrumpScale.RESCALED: (14, 9, 6, 5, 3, 1, 0, 0, 0),
    AllTrumpScale.RESCALED_FFB: (13, 9, 6, 5, 3, 2, 0, 0, 0),
}
"""Scales with values of their own. The others count the plain or trump values of the ruleset, the proportional ones
too: the settlement brings their sum to 162."""


@dataclass(frozen=True)
class RankTable:
    """`strength[card]` and `points[card]` for the 36 cards; a higher strength beats within one suit, trumps add 100."""

    strength: tuple[int, ...]
    points: tuple[int, ...]

    @cached_property
    def higher(self) -> tuple[int, ...]:
        """For each card the mask of all cards with a higher strength."""
        return tuple(sum(1 << card for card, other in enumerate(self.strength) if other > own) for own in self.strength)

    @cached_property
    def in_trick(self) -> tuple[tuple[int, ...], ...]:
        """For each suit led the strength of every card in that trick: 0 for a card that cannot win it."""
        return tuple(
            tuple(own if card // 9 == led or own > 100 else 0 for card, own in enumerate(self.strength))
            for led in range(4)
        )


@cache
def rank_table(cards: CardRules, denomination: Denomination) -> RankTable:
    """The table of a contract. A trump beats every card that is no trump (in all trumps nothing is ruffed).

    Ranks that the order of a ruleset leaves out come last, from high to low, and count nothing.
    """
    strength, points = [0] * 36, [0] * 36
    for suit in Suit:
        trump = denomination.is_trump(suit)
        order = _whole(cards.trump_order if trump else cards.plain_order)
        values = _values(cards, denomination, trump)
        for place, rank in enumerate(order):
            card = Card.of(rank, suit)
            strength[card] = len(order) - place + (100 if trump and denomination.suit is not None else 0)
            points[card] = values[place] if place < len(values) else 0
    return RankTable(tuple(strength), tuple(points))


def _whole(order: str) -> tuple[Rank, ...]:
    named = tuple(Rank.parse(letter) for letter in order)
    return (*named, *(rank for rank in reversed(Rank) if rank not in named))


def _values(cards: CardRules, denomination: Denomination, trump: bool) -> tuple[int, ...]:
    if denomination is Denomination.NO_TRUMP:
        return _NO_TRUMP.get(cards.sa_scale, cards.plain_points)
    if denomination is Denomination.ALL_TRUMP:
        return _ALL_TRUMP.get(cards.ta_scale, cards.trump_points)
    return cards.trump_points if trump else cards.plain_points
