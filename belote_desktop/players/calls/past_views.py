"""What everyone at the table knew at an earlier turn of the auction, or would know at a later one."""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView


def view_at(view: SeatView, state: AuctionState, seat: int) -> SeatView:
    """The view of the seat to speak in this state of the auction, without any cards but the turn-up."""
    lawful = AUCTIONS[state.rules.auction.auction_model].options(state).get(seat, ())
    return replace(
        view, seat=seat, calls=state.calls, doubles=(), contract=None, tricks=(), trick=None, places={},
        phase=Phase.AUCTION, lawful=lawful, options=lawful,
    )  # fmt: skip
