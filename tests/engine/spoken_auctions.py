"""Auctions for tests: seat 0 is the eldest, the last seat deals; calls are written `0: 80H, 1: pass`."""

from __future__ import annotations

from dataclasses import replace

from belote_desktop import variants
from belote_desktop.engine.actions import Action, parse_seated_action
from belote_desktop.engine.auction import AUCTIONS, Auction, AuctionState
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.refusals import Refusal


def opened(game: str, **options: object) -> AuctionState:
    """The auction of this game before the first call."""
    rules = variants.get(game, **options)
    return AuctionState(rules, rules.table.seats - 1, 0, None, totals=(0,) * rules.side_count)


def model(state: AuctionState) -> Auction:
    return AUCTIONS[state.rules.auction.auction_model]


def said(state: AuctionState, text: str) -> AuctionState:
    """The auction after these calls, each of which must be allowed."""
    for part in filter(None, map(str.strip, text.split(","))):
        seat, call = parse_seated_action(part)
        assert seat is not None
        assert call in model(state).options(state).get(seat, ()), f"{part} is refused"
        state = replace(state, calls=(*state.calls, (seat, call)))
    return state


def offered(state: AuctionState, seat: int) -> tuple[str, ...]:
    """What this seat may say, as it is written."""
    return tuple(map(str, model(state).options(state).get(seat, ())))


def refusal(state: AuctionState, text: str) -> Refusal:
    """Why the seat whose turn it is may not say this; it must not be offered."""
    actor = model(state).actor(state)
    assert actor is not None
    call: Action = parse_seated_action(text)[1]
    assert call not in model(state).options(state)[actor], f"{text} is allowed"
    return model(state).refusal(state, actor, call)


def made(state: AuctionState) -> Contract:
    """The contract of an auction that is over."""
    assert model(state).actor(state) is None
    contract = model(state).contract(state)
    assert contract is not None
    return contract
