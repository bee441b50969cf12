"""The bids of points a game allows, and their order. Source: docs/rules, Auction."""

from __future__ import annotations

import functools

from belote_desktop.engine.actions import Bid, BidKind
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.cards import Rank, Suit, deck_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import AuctionRules, BidRules
from belote_desktop.engine.rules.terms import AllTrumpScale, AuctionModel, Declarations, NoTrumpScale
from belote_desktop.engine.settlement.items import PACK_TOTAL

MOST_CARD_POINTS = 350
"""No side makes more without declarations: all cards of all trumps, the bonus for all tricks, four belotes."""
MOST_POINTS = 640
"""Where there is no highest bid and declarations count: all tricks and belote with fours of jacks, nines and aces."""

_KINDS = tuple(BidKind)
_DENOMINATIONS = tuple(map(Denomination, ("C", "D", "H", "S", "NT", "AT")))


def highest_points(rules: Ruleset) -> int:
    """The highest number that may be bid in any contract, in the units of the game's bids."""
    return max(highest_by_contract(rules))


@functools.lru_cache(maxsize=64)
def highest_by_contract(rules: Ruleset) -> tuple[int, ...]:
    """The highest number that may be bid in each of the game's contracts, in the units of the game's bids."""
    declared = rules.declaration.declarations is Declarations.ON
    limit = rules.auction.max_bid or (MOST_POINTS if declared else MOST_CARD_POINTS) // rules.bid.bid_unit
    if not rules.bid.bids_within_reach or (declared and rules.declaration.declarations_help):
        return (limit,) * len(rules.auction.contracts)
    return tuple(
        max(min(limit, _most_points(rules, Denomination(one)) // rules.bid.bid_unit), rules.auction.min_bid)
        for one in rules.auction.contracts
    )


def _most_points(rules: Ruleset, denomination: Denomination) -> int:
    """The most points a side can score in a contract without declarations: cards, last trick, capot and belote."""
    points = rank_table(rules.cards, denomination).points
    cards = sum(points[card] for card in deck_of(Rank(rules.deck.lowest_rank))) + rules.scoring.last_trick
    if _is_scaled(rules, denomination):
        cards = PACK_TOTAL
    factor = rules.cards.nt_factor if denomination is Denomination.NO_TRUMP else 1
    capot = max(rules.scoring.capot_value - PACK_TOTAL, 0)
    counts = rules.belote.belote and rules.belote.belote_helps_contract
    pairs = sum(denomination.is_trump(suit) for suit in Suit) if counts else 0
    return cards * factor + capot + pairs * rules.belote.belote_points


def _is_scaled(rules: Ruleset, denomination: Denomination) -> bool:
    """True if the points for cards and last trick are scaled to 162 after the play."""
    if denomination is Denomination.ALL_TRUMP:
        return rules.cards.ta_scale is AllTrumpScale.PROPORTIONAL
    return denomination is Denomination.NO_TRUMP and rules.cards.sa_scale is NoTrumpScale.PROPORTIONAL


def levels(auction: AuctionRules, highest: int) -> tuple[int, ...]:
    """The numbers that may be bid: the lowest bid, then every multiple of the step."""
    step = auction.bid_step
    first = auction.min_bid // step * step + step
    return (auction.min_bid, *range(first, highest + 1, step))


def outbids(bid: Bid, high: Bid | None, bridge_ranking: bool) -> bool:
    """True if `bid` may follow `high`; only another promise of all tricks outbids points with that promise."""
    if high is None:
        return True
    if high.capot and bid.kind is BidKind.POINTS and not bid.capot:
        return False
    return _rank(bid, bridge_ranking) > _rank(high, bridge_ranking)


def _rank(bid: Bid, bridge_ranking: bool) -> tuple[int, int, int]:
    suit = _DENOMINATIONS.index(bid.denomination) if bridge_ranking else 0
    return _KINDS.index(bid.kind), bid.points, suit


def every_bid(rules: Ruleset) -> tuple[Bid, ...]:
    """Every bid that can be made in this game, from the lowest up; none where no points are bid."""
    return higher(rules, None) if rules.auction.auction_model is AuctionModel.POINTS else ()


def higher(rules: Ruleset, high: Bid | None, *, generale: bool = True) -> tuple[Bid, ...]:
    """Every bid that may follow `high`, from the lowest up; with `generale` False, without that bid."""
    return _higher(rules.auction, rules.bid, highest_by_contract(rules), high, generale)


def may_bid_generale(state: AuctionState, seat: int) -> bool:
    """Whether this seat may bid générale, as far as it matters who speaks first (docs/rules/north-africa.md)."""
    return state.rules.bid.generale_first_speaker or seat != state.eldest


@functools.lru_cache(maxsize=1024)
def _higher(
    auction: AuctionRules, bid: BidRules, highest: tuple[int, ...], high: Bid | None, generale: bool
) -> tuple[Bid, ...]:
    bids = _all_bids(auction, bid, highest)
    return tuple(
        one for one in bids if outbids(one, high, bid.bridge_ranking) and (generale or one.kind is not BidKind.GENERALE)
    )


@functools.lru_cache(maxsize=64)
def _all_bids(auction: AuctionRules, bid: BidRules, highest: tuple[int, ...]) -> tuple[Bid, ...]:
    contracts = tuple(map(Denomination, auction.contracts))
    flags = (False, True) if bid.capot_flag else (False,)
    numbers = tuple(
        Bid(points, one, capot=flag)
        for points in levels(auction, max(highest))
        for flag in flags
        for one, most in zip(contracts, highest, strict=True)
        if points <= most
    )
    capots = tuple(Bid(0, one, BidKind.CAPOT) for one in contracts if bid.capot_bid)
    return (*numbers, *capots, *(Bid(0, one, BidKind.GENERALE) for one in contracts if bid.generale))
