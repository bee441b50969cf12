"""The line of a hand: the points its side may expect with a suit as trumps, added up card by card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.players.calls.counting import WHOLE, total_points
from belote_desktop.players.calls.lacks.situation import Holding, Situation, highest


@dataclass(frozen=True)
class Counts:
    """What the parts of a hand add: `highest` are the four highest trumps, in order."""

    start: float
    trump: float
    highest: tuple[float, float, float, float]
    ace: float
    ten: float
    void: float
    lead: float


BY_SIZE: Mapping[int, Counts] = MappingProxyType(
    {
        5: Counts(45, 9.2, (27, 11, 6, 3), 15, 2, 4, 11),
        6: Counts(41, 9.8, (27, 11, 7, 4), 14, 6, 5, 12),
        8: Counts(24, 10.6, (30, 12, 7, 4), 15, 5, 9, 12),
    }
)
"""The counts by the number of cards that are known. Fitted to 3,000 to 9,000 deals each with open cards: a Bulgarian
suit, a turned suit of classic belote, a bid of coinche. A single deal scatters by 31 points around its line."""


@dataclass(frozen=True)
class Masters:
    """What a hand adds in a contract without a single trump suit, in points of 162.

    `start` is fitted to how often 80 is made.
    """

    start: float
    highest: float
    second: float
    lead: float


MASTERS: Mapping[Denomination, Masters] = MappingProxyType(
    {Denomination.NO_TRUMP: Masters(30, 25, 7, 18), Denomination.ALL_TRUMP: Masters(38, 25, 6, 22)}
)
OVERRATED = 13.0
"""By how many points of 162 open cards overrate contracts without a single trump suit."""


def line(at: Situation, call: Action, named: Denomination) -> float:
    """The points the own side may expect in a contract that this seat names, belote and declarations included."""
    return unled(at, call, named) + _lead(at, at.holding(call, named)) * at.leads


def _lead(at: Situation, holding: Holding) -> float:
    if holding.denomination.suit is not None:
        return _counts(holding).lead
    return MASTERS[holding.denomination].lead * _scale(at, holding.denomination)


def _scale(at: Situation, named: Denomination) -> float:
    """How many points of this contract one of 162 is."""
    return total_points(at.view.rules, named) / WHOLE


def _counts(holding: Holding) -> Counts:
    return BY_SIZE[min(BY_SIZE, key=lambda size: abs(size - len(holding.cards)))]


def unled(at: Situation, call: Action, named: Denomination) -> float:
    """The line without what the first lead adds."""
    holding = at.holding(call, named)
    if named.suit is None:
        return _scale(at, named) * (_of_masters(at, holding) - OVERRATED) + holding.extra
    counts = _counts(holding)
    order, points = at.view.rules.cards.trump_order, counts.start + holding.extra
    points += counts.trump * holding.length
    points += sum(
        by for rank, by in zip(order, counts.highest, strict=False)
        if Card.of(Rank.parse(rank), named.suit) in holding.trumps
    )  # fmt: skip
    return points + sum(_beside(at, holding, suit, counts) for suit in Suit if suit is not named.suit)


def _beside(at: Situation, holding: Holding, suit: Suit, counts: Counts) -> float:
    """What a side suit adds."""
    cards = holding.cards.suited(suit)
    if not cards:
        return counts.void
    if not cards & holding.aces:
        return 0.0
    ten = highest(cards, at.view.rules.cards.plain_order, 1)
    return counts.ace + counts.ten * bool(ten)


def _of_masters(at: Situation, holding: Holding) -> float:
    """The points of 162 that the highest cards of the suits promise."""
    rules, counts = at.view.rules, MASTERS[holding.denomination]
    order = rules.cards.trump_order if holding.denomination is Denomination.ALL_TRUMP else rules.cards.plain_order
    tops, seconds = (len(highest(holding.cards, order, place)) for place in (0, 1))
    return counts.start + counts.highest * tops + counts.second * seconds
