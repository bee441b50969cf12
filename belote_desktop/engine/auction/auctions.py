"""The auction for each value of the rule `auction_model`, and what its options depend on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.auction.hokum_sun_refusals import HOKUM_SUN
from belote_desktop.engine.auction.ladder import LADDER
from belote_desktop.engine.auction.points import POINTS
from belote_desktop.engine.auction.single_round import SINGLE_ROUND
from belote_desktop.engine.auction.state import Auction
from belote_desktop.engine.auction.throwing_in import with_throwing_in
from belote_desktop.engine.auction.turn_up_refusals import TAKE_TURN_UP
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, ThrowIn

AUCTIONS: Mapping[AuctionModel, Auction] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: with_throwing_in(TAKE_TURN_UP),
        AuctionModel.SINGLE_ROUND: with_throwing_in(SINGLE_ROUND),
        AuctionModel.LADDER: with_throwing_in(LADDER),
        AuctionModel.POINTS: with_throwing_in(POINTS),
        AuctionModel.HOKUM_SUN: with_throwing_in(HOKUM_SUN),
    }
)
"""The auctions that can be played."""


def depends_on_hands(rules: Ruleset) -> bool:
    """Whether what a seat may say depends on its cards, and not on the calls alone."""
    auction = rules.auction
    return rules.deal.throw_in is not ThrowIn.OFF or auction.seven_buy or auction.must_hold_trump
