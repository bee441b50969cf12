"""Reading a contract as `str(contract)` writes it."""

from __future__ import annotations

import re

from belote_desktop.engine.actions import Bid, BidKind, Name, NameHokum, parse_any_action
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.errors import NotationError, short

_CONTRACT = re.compile(r"\s*(?:([0-9]+)\s*:)?\s*([0-9A-Za-z]+)(?:\s+x([0-9]+))?\s*")


def parse_contract(text: str, declarer: int = 0) -> Contract:
    """Read `100S`, `H`, `capotC`, or with its seat and multiplier `2: 100S x2`; NotationError if it is not a contract.

    `declarer` is the taker's seat if the text has none. Locks and stakes are not part of the text.
    """
    found = _CONTRACT.fullmatch(text) if isinstance(text, str) else None
    try:
        call = parse_any_action(found[2]) if found else None
    except NotationError:
        call = None
    seat, times = (declarer, 1) if found is None else (int(found[1]) if found[1] else declarer, int(found[3] or 1))
    if isinstance(call, Name):
        return Contract(seat, call.denomination, multiplier=times)
    if isinstance(call, NameHokum):
        return Contract(seat, Denomination.of(call.suit), multiplier=times)
    if isinstance(call, Bid):
        points, all_tricks = call.kind is BidKind.POINTS, call.capot or call.kind is not BidKind.POINTS
        return Contract(
            seat,
            call.denomination,
            bid=call.points if points else None,
            capot=all_tricks,
            multiplier=times,
            generale=call.kind is BidKind.GENERALE,
        )
    raise NotationError(f"{short(text)} is not a contract: write a bid such as 100S, a suit, NT or AT.")
