"""The auctions: pure functions of the calls made so far, found by the ruleset's auction model."""

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.auction.take_turn_up import TAKE_TURN_UP
from belote_desktop.engine.rules.terms import AuctionModel

AUCTIONS: Mapping[AuctionModel, Auction] = MappingProxyType({AuctionModel.TAKE_TURN_UP: TAKE_TURN_UP})
"""The auctions that can be played."""

__all__ = ["AUCTIONS", "Auction", "AuctionState"]
