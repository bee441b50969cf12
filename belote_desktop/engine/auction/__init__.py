"""The auctions: pure functions of the calls made so far, found by the ruleset's auction model."""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.auction.auctions import AUCTIONS
    from belote_desktop.engine.auction.state import Auction, AuctionState

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.engine.auction.auctions": ("AUCTIONS",),
        "belote_desktop.engine.auction.state": ("Auction", "AuctionState"),
    },
)  # fmt: skip

__all__ = ["AUCTIONS", "Auction", "AuctionState"]
