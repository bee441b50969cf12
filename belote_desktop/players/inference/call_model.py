"""How likely a player would have called as it did with a given hand: the calling policies, softened.

A `Moment` holds the options a player had and the margins it would have needed (`call_moments` finds them). People and
stronger players sometimes call differently, so a margin only makes a call more likely, and no call is impossible.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from belote_desktop.players.calls.counting import WHOLE
from belote_desktop.players.calls.hand_values import HandValues, Row
from belote_desktop.players.calls.offers import Offer, Over, Raise
from belote_desktop.players.calls.points_calls import ALL_TRICKS

# Fitted to the calls of 1,676 deals of coinche, classic, belot-bg and baloot (`OF_ANYONE` says by whom). In 553 other
# deals the calls then told 1.80 bits about the true deal; with the estimates before them and of the margins, 1.32.
WIDTH = 3.0
"""By how many points of 162 a margin has to change to make a call about three times as likely."""
TASTE = 3.5
"""The same between two contracts that are both worth it."""
BEYOND = 0.7
"""How many times less a hand that is worth more than was bid tells than one that is worth less."""
RAISE_WIDTH = 2.0
"""As WIDTH, for doubles and raises."""


@dataclass(frozen=True)
class Moment:
    """One call that was made, and what else the seat could have said.

    `offers` are the contracts it could have named, `called` those among them that its call may stand for, none for a
    pass or a raise. `raise_` is the raise it could have said, and `said` tells that it did. `points` tells that offers
    are compared in points of the contract and not in margins. `over` is set where the partner's contract stands.
    """

    seat: int
    offers: tuple[Offer, ...]
    called: tuple[Offer, ...] = ()
    may_pass: bool = True
    points: bool = False
    raise_: Raise | None = None
    said: bool = False
    over: Over | None = None
    blind: float = 0.5
    """How likely the call is from a player who calls anything; `call_moments` sets it by the number of calls."""

    def likelihood(self, values: HandValues, edges: Row, extras: Row) -> float:
        """How likely this call is with a hand of these values, from 0 to 1."""
        raised = 0.0
        if self.raise_ is not None:
            raised = _likely(self.raise_.lead(values, edges, extras) / RAISE_WIDTH)
        if self.said:
            return raised
        if not self.offers:
            return 1.0 - raised
        excess = self._excess(values, edges, extras)
        if not self.called:
            return (1.0 - raised) * _likely(-max(excess) / WIDTH)
        return (1.0 - raised) * self._named(values, edges, excess)

    def _excess(self, values: HandValues, edges: Row, extras: Row) -> list[float]:
        """By how much each offer is worth more than is wanted, in points of 162."""
        if not self.points:
            worth = values.margins(edges, extras)
            if self.over is None:
                return [worth[offer.place] + offer.shift - offer.need for offer in self.offers]
            theirs = edges[self.over.place] + self.over.shift
            return [worth[offer.place] + offer.shift - max(offer.need, theirs) for offer in self.offers]
        worth = values.points(edges, extras)
        return [
            (offer.points(values, edges, worth, extras) - offer.need) * WHOLE / values.totals[offer.place]
            for offer in self.offers
        ]

    @cached_property
    def _mine(self) -> tuple[int, ...]:
        """The places of the offers that the call may stand for."""
        return tuple(place for place, offer in enumerate(self.offers) if offer in self.called)

    def _named(self, values: HandValues, edges: Row, excess: list[float]) -> float:
        top = max(excess)
        shares = [math.exp((each - top) / TASTE) for each in excess]
        mine = self._mine
        share = sum([shares[place] for place in mine]) / sum(shares)
        if not self.points:
            return share * (_likely(top / WIDTH) if self.may_pass else 1.0)
        offer, over = self.offers[mine[0]], excess[mine[0]]
        scale = WHOLE / values.totals[offer.place]
        if offer.all_tricks:
            return share * _likely((WHOLE / values.sides + edges[offer.place] - ALL_TRICKS) / WIDTH)
        lower = 1.0 if not self.may_pass else _likely((over - (offer.below - offer.need) * scale) / WIDTH)
        higher = _likely((over - (offer.above - offer.need) * scale) / (WIDTH * BEYOND))
        return share * max(0.0, lower * (1.0 - higher))


def _likely(odds: float) -> float:
    """The logistic function; beyond odds of 30 it is 0 or 1 to within 1e-13."""
    if odds > 30:
        return 1.0
    return 1 / (1 + math.exp(-odds)) if odds > -30 else 0.0
