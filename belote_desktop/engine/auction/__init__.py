"""Auction models: pure functions from the calls made so far to the actor, the options and the contract.

May import `declarations`, `settlement`, `deals` and `rules`; not `tricks` or `phases`.
"""

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
