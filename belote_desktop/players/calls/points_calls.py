"""The calling policy for bids of points: by the hand, by support for the partner, or for all tricks if nearly sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import PASS, Action, Bid, BidKind
from belote_desktop.engine.auction.course import Naming
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.terms import Declarations
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.counting import WHOLE, Strength, strength
from belote_desktop.players.calls.lacks.asked import has_what_is_asked
from belote_desktop.players.calls.prospects import contract_named, hand_for, open_cards
from belote_desktop.players.calls.raising import SLACK, raising
from belote_desktop.players.calls.standards import LAST_CHANCE, Caution, has_last_word, slipping_away
from belote_desktop.players.calls.taking import strong
from belote_desktop.players.player import Decision

RESERVE = 10.0
"""By how many points a bid stays under what the hand is worth. A round number; not measured."""
STRONG_PARTNER, STRONG_OPPONENTS = 8.0, -6.0
"""What a bid of the partner in another suit, or one of the opponents, tells about the points to be won. Estimated, not
measured."""
ALL_TRICKS = 152.0
"""The card points, of 162, from which all tricks are bid: all but the 10 of the last trick."""
SHOWN = 8
"""How many of the bids are told, so that the list stays readable."""


@dataclass(frozen=True)
class _Worth:
    """The points a side may bid in a denomination, and whether the partner's bid is included."""

    strength: Strength
    points: float
    backs_partner: bool


def points_call(view: SeatView, caution: Caution) -> Decision | None:
    """Bid what the hand is worth, double what will fail, or pass."""
    raised = raising(view, caution)
    if raised is not None and raised.action != PASS:
        return raised
    if not view.bids:
        return raised
    named = contract_named(view)
    if named is not None and named[0] == view.seat and PASS in view.words:
        return Decision(PASS, say(_OWN), ((PASS, 0.0),))
    reserve = reserve_of(view, caution)
    course = [(seat, call) for seat, call in view.course.named if isinstance(call, Bid)]
    worths = {one: _worth(view, one, reserve, course) for one in dict.fromkeys(bid.denomination for bid in view.bids)}
    return _best_bid(view, worths, caution)


def reserve_of(view: SeatView, caution: Caution) -> float:
    """By how many points of 162 a bid stays under what the hand is worth."""
    hoped = caution.hoped if view.rules.declaration.declarations is Declarations.ON else 0.0
    reserve = RESERVE - hoped + caution.taking - (LAST_CHANCE if slipping_away(view) else 0.0)
    reserve += caution.last_word if has_last_word(view) else 0.0
    return reserve + (caution.over_opponents if _is_opponents(view, contract_named(view)) else 0.0)


def _is_opponents(view: SeatView, named: tuple[int, Naming] | None) -> bool:
    """Whether the highest call is the other side's."""
    return named is not None and view.seat is not None and view.rules.side_of(named[0]) != view.rules.side_of(view.seat)


def _best_bid(view: SeatView, worths: dict[Denomination, _Worth], caution: Caution) -> Decision:
    """The highest bid that is worth it in the best denomination."""
    plain = [bid for bid in view.bids if not bid.capot and bid.kind is BidKind.POINTS]
    price = {points: price_of(view, points) for points in {bid.points for bid in view.bids}}
    limit = {denomination: worth.points for denomination, worth in worths.items()}
    sure = _sure(view, worths, price)
    fit = (bid for bid in plain if price[bid.points] <= limit[bid.denomination])
    best_first = sorted(fit, key=lambda bid: (-limit[bid.denomination], -bid.points))
    asked = caution.asked if PASS in view.words else ()
    chosen = sure[-1] if sure else next((bid for bid in best_first if has_what_is_asked(view, bid, asked)), None)
    weighed = _weighed(worths, plain or view.bids)
    if chosen is None:
        if PASS in view.words:
            best = max(worths.values(), key=lambda worth: worth.points)
            return Decision(PASS, _nothing(best), ((PASS, 0.0), *weighed))
        unit = view.rules.bid.bid_unit
        lowest = min(plain or view.bids, key=lambda bid: bid.points * unit - limit[bid.denomination])
        return Decision(lowest, say(_FORCED), _first(lowest, weighed))
    return Decision(chosen, _reason(worths[chosen.denomination]), _first(chosen, weighed))


def _weighed(worths: dict[Denomination, _Worth], bids: Sequence[Bid]) -> tuple[tuple[Action, float], ...]:
    """The lowest bid of every denomination with what the denomination is worth."""
    lowest: dict[Denomination, Bid] = {}
    for bid in bids:
        lowest.setdefault(bid.denomination, bid)
    pairs = [(bid, worths[one].points) for one, bid in lowest.items()]
    return tuple(sorted(pairs, key=lambda pair: -pair[1])[:SHOWN])


def _first(chosen: Action, weighed: tuple[tuple[Action, float], ...]) -> tuple[tuple[Action, float], ...]:
    best = weighed[0][1] if weighed else 0.0
    return ((chosen, best), *(pair for pair in weighed if pair[0] != chosen))


def price_of(view: SeatView, number: int) -> int:
    """The points that a bid of this number asks for."""
    points = number * view.rules.bid.bid_unit
    return 82 if points == 80 and view.rules.bid.eighty_needs82 else points


def _sure(view: SeatView, worths: dict[Denomination, _Worth], price: dict[int, int]) -> list[Bid]:
    """The bids that promise all tricks with a hand nearly sure of them, and no points beyond the hand's; a générale is
    never sure."""
    sure = {one for one, worth in worths.items() if _takes_all(worth.strength)}
    if not sure:
        return []
    promising = (bid for bid in view.bids if bid.denomination in sure and (bid.kind is BidKind.CAPOT or bid.capot))
    return [
        bid for bid in promising if bid.kind is BidKind.CAPOT or price[bid.points] <= worths[bid.denomination].points
    ]


def _takes_all(counted: Strength) -> bool:
    return counted.cards * WHOLE / counted.total >= ALL_TRICKS


def _worth(view: SeatView, denomination: Denomination, reserve: float, named: Sequence[tuple[int, Bid]]) -> _Worth:
    hand = hand_for(view, PASS, denomination)
    counted = strength(view.rules, hand, denomination, open_cards(view))
    scale, points = counted.total / WHOLE, counted.points - reserve * counted.total / WHOLE
    told = any(seat == view.seat and call.denomination is denomination for seat, call in named)
    for seat, call in named:
        if view.seat is None or seat == view.seat:
            continue
        if view.rules.side_of(seat) != view.rules.side_of(view.seat):
            points += STRONG_OPPONENTS * scale
        elif call.denomination is not denomination:
            points += STRONG_PARTNER * scale
        elif not told:  # else the partner has counted this hand in already
            promised = call.points * view.rules.bid.bid_unit + SLACK * scale
            backed = promised + counted.edge * scale + counted.extra - reserve / 2
            return _Worth(counted, max(points, backed), True)
    return _Worth(counted, points, False)


def _reason(worth: _Worth) -> Message:
    suit = worth.strength.denomination.suit
    if worth.backs_partner and suit is not None:
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("players", "You can support your partner in {suit}: bid higher."), suit=suit)
    return strong(worth.strength)


def _nothing(best: _Worth) -> Message:
    suit = best.strength.denomination.suit
    if suit is None:
        return say(QT_TRANSLATE_NOOP("players", "Your hand is not worth a bid now."))
    #: {suit}: a suit.
    return say(QT_TRANSLATE_NOOP("players", "Your best suit is {suit}, but it is not worth a bid now."), suit=suit)


_OWN = QT_TRANSLATE_NOOP("players", "You already have the highest bid.")
_FORCED = QT_TRANSLATE_NOOP("players", "You must bid, and this is your best bid.")
