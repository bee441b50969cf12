"""What the calls of a turn ask of a hand, in numbers: the margins of the policies, whatever the hand.

They follow from the calls made before, so they are worked out once and then compared with the values of thousands of
hands (`HandValues`). The constants and functions are those of `taking`, `ladder_calls`, `points_calls`,
`hokum_sun_calls` and `raising`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from belote_desktop.engine.actions import Action, Bid, BidKind
from belote_desktop.engine.rules.terms import Declarations
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.counting import WHOLE, total_points
from belote_desktop.players.calls.hand_values import DENOMINATIONS, PLACE, HandValues, Row
from belote_desktop.players.calls.hokum_sun_calls import SUN, SUN_BONUS
from belote_desktop.players.calls.points_calls import STRONG_OPPONENTS, STRONG_PARTNER, price_of, reserve_of
from belote_desktop.players.calls.prospects import denominations_of, target_of
from belote_desktop.players.calls.raising import DISCOUNT, NEEDED, PROMISED, RAISES, SLACK, TOOK, WARNED
from belote_desktop.players.calls.standards import HIDDEN, Caution


@dataclass(frozen=True)
class Offer:
    """A contract that could be called.

    `place` is its place in a row of values, `shift` is added to what the hand is worth there, and `need` is what that
    must reach. Where the partner has named the suit, `backs` is what that promises: the hand's support is added to it,
    and the higher sum counts. For a bid that was made, `below` is its price and `above` that of the next one;
    `all_tricks` tells that it promised all the tricks.
    """

    place: int
    shift: float
    need: float
    backs: float | None = None
    below: float = -math.inf
    above: float = math.inf
    all_tricks: bool = False

    def points(self, values: HandValues, edges: Row, worth: Row, extras: Row) -> float:
        """The points that may be bid with a hand whose own are `worth`."""
        points = worth[self.place] + self.shift
        if self.backs is None:
            return points
        return max(points, self.backs + edges[self.place] * values.totals[self.place] / WHOLE + extras[self.place])


@dataclass(frozen=True)
class Raise:
    """A raise that could be said: by which value of the hand, with what added, against what is wanted."""

    place: int
    value: Callable[[HandValues, Row, Row], Row]
    shift: float
    need: float
    scale: float = 1.0

    def lead(self, values: HandValues, edges: Row, extras: Row) -> float:
        """By how many points of 162 the hand is stronger than the raise asks."""
        return self.value(values, edges, extras)[self.place] * self.scale + self.shift - self.need


@dataclass(frozen=True)
class Over:
    """What a hand must beat where the partner's contract stands: its edge at `place` plus `shift`."""

    place: int
    shift: float


def named_offers(then: SeatView, need: float) -> tuple[tuple[Action, Offer], ...]:
    """The calls that name a contract without a bid, against one margin."""
    offers = (
        (action, Offer(PLACE[one], SUN_BONUS if action == SUN else 0.0, need))
        for action in then.lawful
        for one in denominations_of(then, action)
    )
    return tuple(dict.fromkeys(offers))


def plain_bids(then: SeatView) -> Mapping[int, Sequence[Bid]]:
    """The bids of points by the place of their denomination, the lowest first; none that promises all the tricks."""
    return _plain(then.bids)


@lru_cache(maxsize=1024)
def _plain(bids: tuple[Bid, ...]) -> Mapping[int, Sequence[Bid]]:
    found: dict[int, list[Bid]] = {}
    for bid in bids:
        if bid.kind is BidKind.POINTS and not bid.capot:
            found.setdefault(PLACE[bid.denomination], []).append(bid)
    return MappingProxyType({place: tuple(sorted(own, key=_points_of)) for place, own in found.items()})


def bid_offers(then: SeatView, bids: Mapping[int, Sequence[Bid]], caution: Caution) -> list[Offer]:
    """The offer of each denomination among the `plain_bids`, after what the bids before tell."""
    reserve = reserve_of(then, caution)
    return [_bid_offer(then, place, price_of(then, each[0].points), reserve) for place, each in bids.items()]


def _points_of(bid: Bid) -> int:
    return bid.points


def _bid_offer(then: SeatView, place: int, lowest: int, reserve: float) -> Offer:
    unit, total = then.rules.bid.bid_unit, total_of(then, place)
    shift, backs = -reserve * total / WHOLE, None
    course = [(seat, bid) for seat, bid in then.course.named if isinstance(bid, Bid)]
    told = any(seat == then.seat and PLACE[bid.denomination] == place for seat, bid in course)
    for seat, bid in course:
        if seat == then.seat or then.seat is None:
            continue
        if then.rules.side_of(seat) != then.rules.side_of(then.seat):
            shift += STRONG_OPPONENTS * total / WHOLE
        elif PLACE[bid.denomination] != place:
            shift += STRONG_PARTNER * total / WHOLE
        elif not told:  # else the partner has counted this hand in already
            backs = bid.points * unit + SLACK * total / WHOLE - reserve / 2
            break  # the partner's bid says what the side may make
    return Offer(place, shift, float(lowest), backs)


def total_of(then: SeatView, place: int) -> float:
    """The points of a deal in the denomination at this place."""
    return total_points(then.rules, DENOMINATIONS[place])


def raise_for(then: SeatView) -> Raise | None:
    """The raise this seat may make (`raising`), or None."""
    target = target_of(then)
    if target is None or then.seat is None or not any(word in RAISES for word in then.words):
        return None
    place, need = PLACE[target.denomination], NEEDED[min(target.level, len(NEEDED) - 1)]
    total = total_of(then, place)
    if then.rules.side_of(then.seat) != then.rules.side_of(target.declarer):
        value = _against_capot if target.capot else _edges
        return Raise(place, value, _against(then, target.bid, target.capot, total), need)
    if target.capot:
        return None
    if then.seat != target.declarer:
        return Raise(place, _edges, (SLACK if target.bid is not None else TOOK) - WARNED, need)
    if target.bid is None:
        return Raise(place, HandValues.margins, -WARNED, need)
    return Raise(place, HandValues.points, -target.bid * WHOLE / total - WARNED, need, WHOLE / total)


def _against(then: SeatView, bid: int | None, capot: bool, total: float) -> float:
    """The part of `raising.expected_margin` that follows from the calls and not from the defender's hand."""
    if capot:
        return 0.0
    if bid is None:
        return -TOOK
    if then.rules.declaration.declarations is Declarations.ON:
        return -SLACK - HIDDEN
    return max(0.0, bid * WHOLE / total - WHOLE / 2) / DISCOUNT - SLACK


def _edges(_values: HandValues, edges: Row, _extras: Row) -> Row:
    return edges


def _against_capot(_values: HandValues, edges: Row, _extras: Row) -> Row:
    """By how much a contract for all the tricks should fail: only a good hand stops it."""
    return tuple(edge + PROMISED if edge > 0 else 0.0 for edge in edges)  # type: ignore[return-value]
