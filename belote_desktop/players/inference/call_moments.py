"""The moments of an auction: for each call, the options the player had and the margins it would have needed.

Options come from the engine's auctions, margins from the same constants and functions as the policies of `taking`,
`ladder_calls`, `points_calls`, `hokum_sun_calls` and `raising`: a call is turned once into numbers, and then thousands
of hands are judged by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, TAKE, Action, Bid, Exchange, Say, Word
from belote_desktop.engine.auction import AuctionState
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.rules.terms import AuctionModel, SecondRoundSuits
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.hand_values import PLACE
from belote_desktop.players.calls.hokum_sun_calls import ASHKAL, SUN, over_bidder
from belote_desktop.players.calls.ladder_calls import OVER_OPPONENTS, OVER_PARTNER
from belote_desktop.players.calls.offers import (
    Offer,
    Over,
    bid_offers,
    named_offers,
    plain_bids,
    raise_for,
)
from belote_desktop.players.calls.points_calls import price_of
from belote_desktop.players.calls.prospects import contract_named, denominations_of, target_of
from belote_desktop.players.calls.public_views import public_view
from belote_desktop.players.calls.raising import RAISES, TOOK
from belote_desktop.players.calls.standards import need_to_take, of_anyone
from belote_desktop.players.inference.call_model import Moment


def moments(view: SeatView) -> tuple[Moment, ...]:
    """Every call of the deal that tells something about a hand the view's seat does not see."""
    found = [_moment(view, at) for at in range(len(view.calls))]
    found += [_later_raise(view, at) for at in range(len(view.doubles))]
    return tuple(each for each in found if each is not None)


def _moment(view: SeatView, at: int) -> Moment | None:
    seat, call = view.calls[at]
    rules = view.rules
    if seat == view.seat or (call != PASS and not isinstance(call, Bid) and not _is_known(view, call)):
        return None
    again = rules.auction.second_round_suits is SecondRoundSuits.TURNED_AGAIN
    if again and len(view.calls) >= rules.table.seats > at:
        return None  # the card that was turned then is no longer in sight
    state = AuctionState(
        rules, view.dealer, eldest(rules, view.dealer), view.turn_up, view.calls[:at], totals=view.totals
    )
    then = public_view(view, state, seat)
    found = _MODELS[rules.auction.auction_model](then, call)
    return found and replace(found, blind=1 / max(2, len(then.lawful)))


def _is_known(view: SeatView, call: Action) -> bool:
    return call in RAISES or call == ASHKAL or bool(denominations_of(view, call))


def _taking(then: SeatView, call: Action) -> Moment | None:
    """Taking the turned suit or naming one (`taking`)."""
    return _plain(then, call, need_to_take(then, of_anyone(then)))


def _plain(then: SeatView, call: Action, need: float, over: Over | None = None) -> Moment | None:
    """Contracts without a bid against one margin."""
    assert then.seat is not None
    offers = named_offers(then, need)
    raise_ = raise_for(then)
    named = TAKE if isinstance(call, Exchange) else call
    called = tuple(offer for action, offer in offers if action == named)
    if not (called or call == PASS or call in RAISES) or (not offers and raise_ is None):
        return None
    return Moment(
        then.seat,
        tuple(dict.fromkeys(offer for _, offer in offers)),
        called,
        may_pass=PASS in then.lawful,
        raise_=raise_,
        said=call in RAISES,
        over=over,
    )


def _ladder(then: SeatView, call: Action) -> Moment | None:
    """A ladder of contracts (`ladder_calls`)."""
    target, need = target_of(then), need_to_take(then, of_anyone(then))
    if target is None or then.seat is None or PASS not in then.lawful:
        return _plain(then, call, need if target is None else 0.0)
    if target.declarer == then.seat:
        return _only_raise(then, call)
    if then.rules.side_of(target.declarer) != then.rules.side_of(then.seat):
        return _plain(then, call, need + OVER_OPPONENTS)
    return _plain(then, call, need, Over(PLACE[target.denomination], TOOK + OVER_PARTNER))


def _only_raise(then: SeatView, call: Action) -> Moment | None:
    """The moment of a seat that could only raise or pass; None if it could not raise."""
    raise_ = raise_for(then)
    assert then.seat is not None
    if raise_ is None or not (call == PASS or call in RAISES):
        return None
    return Moment(then.seat, (), raise_=raise_, said=call != PASS)


def _points(then: SeatView, call: Action) -> Moment | None:
    """Bids of points (`points_calls`)."""
    assert then.seat is not None
    bids = [action for action in then.lawful if isinstance(action, Bid)]
    named = contract_named(then)
    if not bids or (named is not None and named[0] == then.seat and PASS in then.lawful and call == PASS):
        return _only_raise(then, call)
    plain = plain_bids(then)
    found = [_as_bid(then, offer, plain[offer.place], call) for offer in bid_offers(then, plain, of_anyone(then))]
    if isinstance(call, Bid) and call not in plain.get(PLACE[call.denomination], ()):
        found.append(Offer(PLACE[call.denomination], 0.0, 0.0, all_tricks=True))
    place = PLACE[call.denomination] if isinstance(call, Bid) else None
    called = tuple(offer for offer in found if offer.place == place)[-1:]
    return Moment(
        then.seat, tuple(found), called, PASS in then.lawful, points=True, raise_=raise_for(then), said=call in RAISES
    )


def _as_bid(then: SeatView, offer: Offer, bids: Sequence[Bid], call: Action) -> Offer:
    """The offer with the points that were bid, if the call is a bid in its denomination.

    `bids` are the plain bids there, the lowest first.
    """
    if not isinstance(call, Bid) or PLACE[call.denomination] != offer.place:
        return offer
    price = price_of(then, call.points)
    higher = (asked for bid in bids if (asked := price_of(then, bid.points)) > price)
    return replace(offer, below=float(price), above=float(next(higher, 10**6)))


def _hokum_sun(then: SeatView, call: Action) -> Moment | None:
    """Hokum or Sun (`hokum_sun_calls`); ashkal is a Sun for the partner."""
    expected = of_anyone(then)
    need = need_to_take(then, expected) + over_bidder(then, expected)
    return _plain(then, SUN if call == ASHKAL else call, need)


_MODELS: Mapping[AuctionModel, Callable[[SeatView, Action], Moment | None]] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _taking,
        AuctionModel.SINGLE_ROUND: _taking,
        AuctionModel.LADDER: _ladder,
        AuctionModel.POINTS: _points,
        AuctionModel.HOKUM_SUN: _hokum_sun,
    }
)
"""How a call is understood, by the kind of auction."""


def _later_raise(view: SeatView, at: int) -> Moment | None:
    """A raise, or a pass instead of one, after the auction."""
    seat, call = view.doubles[at]
    if seat == view.seat or view.contract is None:
        return None
    before = sum(said != PASS for _, said in view.doubles[:at])
    raised = replace(view.contract, raises=before, stake=False)
    then = replace(view, seat=seat, doubles=view.doubles[:at], contract=raised, lawful=(_A_RAISE, PASS))
    return _only_raise(then, call)


_A_RAISE = Say(Word.RAISE)
