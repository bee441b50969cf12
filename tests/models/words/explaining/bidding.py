"""When a reason about a bid, a contract or a double is true."""

from __future__ import annotations

from itertools import pairwise

from belote_desktop import engine
from belote_desktop.engine import Message
from belote_desktop.engine.actions import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    BidKind,
    Name,
    Say,
    Word,
)
from belote_desktop.engine.rules.terms import (
    CoincheTiming,
    Doubling,
    Phase,
)
from belote_desktop.engine.wording.messages import SeatName
from tests.models.words.explaining.state import RAISES, Refused, bid_in_words, true_when

# bids and contracts


@true_when("Everyone else has passed. You are the dealer, so you must bid.")
def _dealer_must_bid(at: Refused) -> bool:
    return at.action == PASS and at.seat == at.deal.dealer and not at.bids and at.passes == at.seats - 1


@true_when("All have passed. You are the player after the dealer, so you must bid.")
def _eldest_must_bid(at: Refused) -> bool:
    eldest = (at.deal.dealer + 1) % at.seats
    return at.action == PASS and at.seat == eldest and not at.bids and at.passes == at.seats


def _stands(at: Refused, player: SeatName, highest: object) -> bool:
    """Whether this player has made the highest bid, and it is this one."""
    if not at.bids:
        return False
    owner, call = at.bids[-1]
    rising = all(at.rank(one) < at.rank(other) for (_, one), (_, other) in pairwise(at.bids))
    words = str(highest) if isinstance(highest, Message) else bid_in_words(Name(call.denomination))
    return rising and owner == player.seat and words == bid_in_words(call)


@true_when("{player} has bid {highest}. Your bid must be higher.")
def _not_higher(at: Refused, player: SeatName, highest: object) -> bool:
    assert isinstance(at.action, (Name, Bid))
    return _stands(at, player, highest) and at.rank(at.action) <= at.rank(at.bids[-1][1])


@true_when("{player} has bid {highest}. A higher bid of points must promise all tricks too.")
def _no_promise(at: Refused, player: SeatName, highest: object) -> bool:
    high = at.bids[-1][1]
    assert isinstance(at.action, Bid)
    assert isinstance(high, Bid)
    return _stands(at, player, highest) and high.capot and not at.action.capot and at.action.kind is BidKind.POINTS


@true_when("{player} has doubled the contract, so nobody can bid higher.")
def _frozen(at: Refused, player: SeatName) -> bool:
    return at.rules.doubling.freeze and at.since_bid == [(player.seat, DOUBLE)]


@true_when("{player} has raised the doubled contract, so nobody can bid higher.")
def _frozen_higher(at: Refused, player: SeatName) -> bool:
    return at.rules.doubling.freeze and len(at.since_bid) > 1 and at.since_bid[-1][0] == player.seat


@true_when("You have passed, so you cannot bid again in this deal.")
def _out(at: Refused) -> bool:
    return (at.seat, PASS) in at.calls and not at.rules.auction.passed_may_rebid


def _is_kind(at: Refused, kind: BidKind) -> bool:
    return isinstance(at.action, Bid) and at.action.kind is kind


@true_when("In this game you cannot bid capot.")
def _no_capot(at: Refused) -> bool:
    return _is_kind(at, BidKind.CAPOT) and not at.rules.bid.capot_bid


@true_when("In this game you cannot bid générale.")
def _no_generale(at: Refused) -> bool:
    return _is_kind(at, BidKind.GENERALE) and not at.rules.bid.generale


@true_when("You speak first in this auction, so you cannot bid générale.")
def _generale_first(at: Refused) -> bool:
    first = at.seat == (at.deal.dealer + 1) % at.seats
    return _is_kind(at, BidKind.GENERALE) and first and not at.rules.bid.generale_first_speaker


@true_when("In this game a bid of points cannot promise all tricks.")
def _no_flag(at: Refused) -> bool:
    return isinstance(at.action, Bid) and at.action.capot and not at.rules.bid.capot_flag


@true_when("The lowest bid is {lowest}.")
def _too_low(at: Refused, lowest: int) -> bool:
    return lowest == at.rules.auction.min_bid > _number(at)


@true_when("The highest bid is {highest}.")
def _too_high(at: Refused, highest: int) -> bool:
    fits = highest == at.rules.auction.max_bid if at.rules.auction.max_bid else highest >= at.rules.auction.min_bid
    return fits and _number(at) > highest


@true_when("The highest bid in {contract} is {highest}, because this contract brings no more points.")
def _out_of_reach(at: Refused, contract: object, highest: int) -> bool:
    assert isinstance(at.action, Bid)
    cards, pairs = {"NT": (120, 0), "AT": (248, 4)}.get(at.action.denomination.value, (152, 1))
    scoring, own = at.rules.scoring, at.rules.auction
    all_tricks = max(scoring.capot_value - 162, 0)
    most = cards + scoring.last_trick + all_tricks + pairs * at.rules.belote.belote_points
    return at.says(contract) and most - own.bid_step < highest <= most < _number(at)


@true_when("Bids start at {lowest} and rise in steps of {step}, so you cannot bid {points}.")
def _between(at: Refused, lowest: int, step: int, points: int) -> bool:
    own = at.rules.auction
    return (lowest, step, points) == (own.min_bid, own.bid_step, _number(at)) and points > lowest and points % step > 0


def _number(at: Refused) -> int:
    assert isinstance(at.action, Bid)
    return at.action.points


# doubling


def _word(at: Refused) -> int:
    assert isinstance(at.action, Say)
    return RAISES.index(at.action)


@true_when("This game has no such raise.")
def _no_such_raise(at: Refused) -> bool:
    own = at.rules.doubling
    match = at.action == RAISES[3]
    return own.doubling is not Doubling.ON or (not own.match_level if match else len(own.multipliers) <= _word(at))


@true_when("Nobody has bid yet, so there is nothing to double.")
def _no_bid(at: Refused) -> bool:
    return not at.bids


@true_when("The contract cannot be raised any further.")
def _raised_enough(at: Refused) -> bool:
    own = at.rules.doubling
    return len(at.since_bid) == len(own.multipliers[:4]) + own.match_level


def _stands_with(at: Refused, player: SeatName) -> bool:
    return bool(at.bids) and at.bids[-1][0] == player.seat


@true_when("{player}’s contract has not been doubled yet.")
def _not_doubled(at: Refused, player: SeatName) -> bool:
    return _stands_with(at, player) and not at.since_bid and _word(at) > 0


@true_when("{player}’s contract is already doubled. It can only be redoubled.")
def _doubled_already(at: Refused, player: SeatName) -> bool:
    return _stands_with(at, player) and len(at.since_bid) == 1 and at.action != REDOUBLE


@true_when("{player}’s contract is already redoubled. It can only be raised further.")
def _redoubled_already(at: Refused, player: SeatName) -> bool:
    return _stands_with(at, player) and len(at.since_bid) == 2 and at.action in (DOUBLE, REDOUBLE)


@true_when("{player}’s contract has already been raised higher.")
def _raised_beyond(at: Refused, player: SeatName) -> bool:
    return _stands_with(at, player) and len(at.since_bid) > 2 and _word(at) < 3


@true_when("The match can be staked only after every other raise of {player}’s contract.")
def _match_too_early(at: Refused, player: SeatName) -> bool:
    return _stands_with(at, player) and len(at.since_bid) < len(at.rules.doubling.multipliers[:4])


def _level_of(at: Refused, player: SeatName, *, own_side: bool) -> bool:
    same = at.side(at.seat) == at.side(player.seat)
    return _stands_with(at, player) and len(at.since_bid) % 2 == own_side and same is not own_side


@true_when("{player} has the highest bid. Only {player}’s opponents may double it.")
def _only_opponents(at: Refused, player: SeatName) -> bool:
    return _level_of(at, player, own_side=False) and not at.since_bid


@true_when("{player} has the contract. Only {player}’s opponents may raise it now.")
def _only_opponents_again(at: Refused, player: SeatName) -> bool:
    return _level_of(at, player, own_side=False) and bool(at.since_bid)


@true_when("{player}’s contract was doubled. Only that side may raise it now.")
def _only_takers(at: Refused, player: SeatName) -> bool:
    return _level_of(at, player, own_side=True)


@true_when("{player}’s contract was doubled. Only {player} may raise it now.")
def _only_bidder(at: Refused, player: SeatName) -> bool:
    return _stands_with(at, player) and at.seat != player.seat and len(at.since_bid) % 2 == 1


@true_when("A bid of {bid} cannot be doubled.")
def _protected(at: Refused, bid: object) -> bool:
    high = at.bids[-1][1]
    assert isinstance(high, Bid)
    eighty = at.rules.doubling.no_coinche_on80 and high.kind is BidKind.POINTS
    promised = not at.rules.doubling.capot_coinchable and high.kind is not BidKind.POINTS
    return str(bid) == bid_in_words(high) and (eighty or promised)


@true_when("Only the players who are asked to answer the double may raise the contract now.")
def _not_asked(at: Refused) -> bool:
    late = at.rules.doubling.coinche_timing is CoincheTiming.ANY_TIME
    return late and bool(at.since_bid) and at.seat != engine.to_act(at.match)


@true_when("{player} is the taker. Double or pass.")
def _double_or_pass(at: Refused, player: SeatName) -> bool:
    assert at.deal.contract is not None
    raised = any(call != PASS for _, call in at.deal.doubles)
    return at.deal.phase is Phase.RAISES and player.seat == at.deal.contract.declarer and not raised


@true_when("The deal counts ×{times}. Raise it to ×{more} or pass.")
def _raise_or_pass(at: Refused, times: int, more: int) -> bool:
    assert at.deal.contract is not None
    (word,) = {call for call in engine.legal(at.match) if call != PASS and "closed" not in str(call)} or {PASS}
    after = engine.apply(at.match, word)[0].deal
    assert after is not None
    assert after.contract is not None
    return times == at.deal.contract.multiplier and more == after.contract.multiplier > times


@true_when("The deal counts ×{times}. Say gahwa or pass.")
def _gahwa_or_pass(at: Refused, times: int) -> bool:
    assert at.deal.contract is not None
    return times == at.deal.contract.multiplier and at.is_legal(Say(Word.GAHWA))


@true_when("The deal counts ×{times}. Stake the match or pass.")
def _match_or_pass(at: Refused, times: int) -> bool:
    assert at.deal.contract is not None
    return times == at.deal.contract.multiplier and at.is_legal(Say(Word.MATCH))
