"""`Turn`: one seat's turn in an auction, whatever its hand: which call the policies would make with each hand.

The calls made so far decide what may be said and what that asks of a hand; so a turn is worked out once and then judges
the hands of thousands of possible deals, in a fiftieth of the time a policy takes to decide and to say why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Protocol

from belote_desktop.engine.actions import PASS, TAKE, Action, Bid, Name, NameHokum
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.counting import WHOLE
from belote_desktop.players.calls.hand_values import PLACE, HandValues, Row
from belote_desktop.players.calls.hokum_sun_calls import HOKUM, SUN, over_bidder
from belote_desktop.players.calls.ladder_calls import OVER_OPPONENTS, OVER_PARTNER
from belote_desktop.players.calls.offers import Offer, Over, Raise, bid_offers, named_offers, plain_bids, raise_for
from belote_desktop.players.calls.points_calls import ALL_TRICKS, price_of
from belote_desktop.players.calls.prospects import contract_named, target_of
from belote_desktop.players.calls.raising import RAISES, STAKING, TOOK, word_for
from belote_desktop.players.calls.standards import Caution, need_to_take

_PLAIN = (PASS, TAKE, HOKUM, SUN, *(word for word in RAISES if word not in STAKING))
"""The words that a turn can tell."""


class Turn(Protocol):
    """What a seat says at its turn."""

    def call(self, values: HandValues, edges: Row, extras: Row) -> Action | None:
        """The call with a hand of these values; None where the policy itself must be asked."""


@dataclass(frozen=True)
class Raising:
    """The raise that may be said instead of anything else; `word` is None where there is none."""

    word: Action | None = None
    asks: Raise | None = None

    def call(self, values: HandValues, edges: Row, extras: Row) -> Action:
        """The raise if the hand is strong enough for it, else a pass."""
        if self.word is None or self.asks is None or self.asks.lead(values, edges, extras) < 0:
            return PASS
        return self.word


@dataclass(frozen=True)
class Naming:
    """Contracts without a bid: the best is named if it reaches `need`, and beats the partner's where one stands."""

    raising: Raising
    offers: tuple[tuple[Action, Offer], ...]
    need: float
    over: Over | None = None

    def call(self, values: HandValues, edges: Row, extras: Row) -> Action:
        """The raise, the best contract, or a pass."""
        raised = self.raising.call(values, edges, extras)
        if raised != PASS:
            return raised
        best: Action = PASS
        worth, most = values.margins(edges, extras), self.need
        if self.over is not None:
            most = max(most, edges[self.over.place] + self.over.shift)
        for action, offer in self.offers:
            margin = worth[offer.place] + offer.shift
            if margin > most or (margin == most and best == PASS):
                best, most = action, margin
        return best


@dataclass(frozen=True)
class Bidding:
    """Bids of points: the highest that the best denomination is worth."""

    raising: Raising
    offers: tuple[Offer, ...]
    bids: Mapping[int, Sequence[Bid]]
    """By the place of the denomination, the lowest first."""
    price: Callable[[int], float]
    """The points that a bid of this number asks for."""

    def call(self, values: HandValues, edges: Row, extras: Row) -> Action | None:
        """The raise, the bid, or a pass; None with a hand that is nearly sure of all the tricks."""
        raised = self.raising.call(values, edges, extras)
        if raised != PASS:
            return raised
        if WHOLE / values.sides + max(edges) >= ALL_TRICKS:
            return None
        worth = values.points(edges, extras)
        limits = [(offer, offer.points(values, edges, worth, extras)) for offer in self.offers]
        fit = [(offer, limit) for offer, limit in limits if limit >= offer.need]
        if not fit:
            return PASS
        best, most = max(fit, key=_limit)
        return next(bid for bid in reversed(self.bids[best.place]) if self.price(bid.points) <= most)


def turn_of(then: SeatView, caution: Caution) -> Turn | None:
    """The turn of the seat of a view, of which only what everyone knows is read.

    None where the policy must be asked: the seat must speak, the caution asks more of a hand than a margin, or a rare
    word may be said.
    """
    common = all(isinstance(word, (Name, NameHokum)) or word in _PLAIN for word in then.words)
    if not common or PASS not in then.words or caution.asked or then.seat is None:
        return None
    return _TURNS[then.rules.auction.auction_model](then, caution)


def _raising(then: SeatView, caution: Caution) -> Raising:
    words, target, asks = [action for action in then.words if action in RAISES], target_of(then), raise_for(then)
    if not words or target is None or asks is None or then.seat is None:
        return Raising()
    defends = then.rules.side_of(then.seat) != then.rules.side_of(target.declarer)
    cautious = replace(asks, shift=asks.shift - caution.raising)
    return Raising(word_for(words, defends), cautious)


def _taking(then: SeatView, caution: Caution) -> Turn:
    need = need_to_take(then, caution)
    return Naming(Raising(), named_offers(then, need), need)


def _hokum_sun(then: SeatView, caution: Caution) -> Turn:
    need = need_to_take(then, caution) + over_bidder(then, caution)
    return Naming(Raising(), named_offers(then, need), need)


def _ladder(then: SeatView, caution: Caution) -> Turn:
    target, need, raising = target_of(then), need_to_take(then, caution), _raising(then, caution)
    if target is None:
        return Naming(raising, named_offers(then, need), need)
    if target.declarer == then.seat or then.seat is None:
        return raising
    if then.rules.side_of(target.declarer) != then.rules.side_of(then.seat):
        need += OVER_OPPONENTS
        return Naming(raising, named_offers(then, need), need)
    over = Over(PLACE[target.denomination], TOOK + OVER_PARTNER)
    return Naming(raising, named_offers(then, need), need, over)


def _points(then: SeatView, caution: Caution) -> Turn:
    named, raising, plain = contract_named(then), _raising(then, caution), plain_bids(then)
    if not plain or (named is not None and named[0] == then.seat):
        return raising
    return Bidding(raising, tuple(bid_offers(then, plain, caution)), plain, partial(price_of, then))


def _limit(fit: tuple[Offer, float]) -> float:
    return fit[1]


_TURNS: Mapping[AuctionModel, Callable[[SeatView, Caution], Turn]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _taking,
        AuctionModel.SINGLE_ROUND: _taking,
        AuctionModel.LADDER: _ladder,
        AuctionModel.POINTS: _points,
        AuctionModel.HOKUM_SUN: _hokum_sun,
    }
)
"""The turns of each kind of auction."""
