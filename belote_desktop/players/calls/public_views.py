"""What everyone at the table knows at a turn of the auction, earlier or later than now."""

from __future__ import annotations

from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView


def public_view(view: SeatView, state: AuctionState, seat: int) -> SeatView:
    """What everyone knows when `seat` is to speak in `state`: `view` without any cards but the turn-up."""
    lawful = AUCTIONS[state.rules.auction.auction_model].options(state).get(seat, ())
    return view.with_(
        auction=state, seat=seat, calls=state.calls, doubles=(), contract=None, tricks=(), trick=None, places={},
        phase=Phase.AUCTION, lawful=lawful, options=lawful,
    )  # fmt: skip
