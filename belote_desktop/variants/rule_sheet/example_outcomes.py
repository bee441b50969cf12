"""How the two deals of the worked example end: who wins how many points, tricks and declarations."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Denomination, Outcome, Ruleset, Suit, settle
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.conditions import declares, meets_roem, says_belote
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.score import Result
from belote_desktop.variants.rule_sheet.topics.combinations import run_points
from belote_desktop.variants.rule_sheet.topics.table import pack_points

SUIT = Suit.HEARTS
BID = 100
"""The points bid in the example, or the nearest bid to them."""
Shares = tuple[tuple[int, ...], ...]
MADE: Mapping[int, Shares] = {
    2: ((92, 60), (112, 40), (132, 20)),
    3: ((70, 47, 35), (90, 36, 26), (110, 25, 17)),
    4: ((62, 40, 30, 20), (86, 30, 20, 16), (110, 20, 12, 10)),
}
FAILED: Mapping[int, Shares] = {
    2: ((54, 98), (40, 112), (20, 132)),
    3: ((40, 66, 46), (26, 76, 50), (11, 86, 55)),
    4: ((34, 56, 36, 26), (24, 64, 38, 26), (12, 72, 40, 28)),
}
"""How the sides may share the 152 points of a whole pack, the takers first; the first that fits is told."""


def made_outcome(rules: Ruleset) -> Outcome:
    """A deal whose contract is made, as far as the rules let these cards end so."""
    return _first(rules, MADE[rules.side_count], Result.MADE, last_trick=0)


def failed_outcome(rules: Ruleset) -> Outcome:
    """A deal whose contract fails, as far as the rules let these cards end so."""
    return _first(rules, FAILED[rules.side_count], Result.FAILED, last_trick=1)


def _first(rules: Ruleset, shares: Shares, result: Result, *, last_trick: int) -> Outcome:
    """The first of these deals that ends so, or the last of them."""
    deals = [_outcome(rules, each, last_trick=last_trick) for each in shares]
    return next((deal for deal in deals if settle(rules, deal).result is result), deals[-1])


def _outcome(rules: Ruleset, shares: tuple[int, ...], *, last_trick: int) -> Outcome:
    """A deal in hearts: the cards in these shares, a run and belote on the takers' side where they exist."""
    sides = len(shares)
    run = int(str(run_points(rules)["three"])) if declares(rules) or meets_roem(rules) else 0
    declared = (run,) + (0,) * (sides - 1)
    none = (0,) * sides
    return Outcome(
        taker=0,
        cards=_cards(rules, shares),
        last_trick=last_trick,
        contract=Contract(declarer=0, denomination=Denomination.of(SUIT), bid=_bid(rules)),
        tricks=_tricks(rules, shares),
        declared=declared,
        best=(0,) if run else (),
        valid=declared,
        belote=((0, "K"),) if says_belote(rules) else (),
        jack=0,
        held_in=none,
        bolts_in=none,
        trickless_in=none,
        order=tuple(range(sides)),
    )


def _cards(rules: Ruleset, shares: tuple[int, ...]) -> tuple[int, ...]:
    """The shares for the points that are in play: fewer where cards are left over."""
    in_play = pack_points(rules, Denomination.of(SUIT))
    dealt = rules.table.seats * rules.hand_size + int(rules.value("kitty"))
    in_play = in_play * dealt // len(pack(rules))
    others = tuple(in_play * share // sum(shares) for share in shares[1:])
    return (in_play - sum(others), *others)


def _tricks(rules: Ruleset, shares: tuple[int, ...]) -> tuple[int, ...]:
    others = tuple(max(1, rules.hand_size * share // sum(shares)) for share in shares[1:])
    return (rules.hand_size - sum(others), *others)


def _bid(rules: Ruleset) -> int | None:
    """The bid nearest to the points of the example; None where nothing is bid."""
    if rules.auction.auction_model is not AuctionModel.POINTS:
        return None
    lowest, step = rules.auction.min_bid, rules.auction.bid_step
    wanted = BID // rules.bid.bid_unit
    return lowest + max(0, wanted - lowest) // step * step
