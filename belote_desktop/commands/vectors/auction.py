"""Vectors of kind `auction`: calls, and what may follow or the contract. Seat 0 is the player after the dealer."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop import engine
from belote_desktop.commands.vectors.fields import (
    Fields,
    VectorError,
    read_by_side,
    read_hands,
    read_seat,
)
from belote_desktop.engine import Card, CardSet, Match, Result, Ruleset, Score, SettledDeal
from belote_desktop.engine.actions import parse_seated_action
from belote_desktop.engine.deal import Place
from belote_desktop.engine.deals.dealing import first_packets, pack
from belote_desktop.engine.rules.terms import Phase, Zone

STATES = ("open", "contract", "passed_out")
CONTRACT_PARTS = (
    "declarer", "denomination", "bid", "capot", "multiplier", "lock",
    "generale", "raises", "stake", "surmanche", "negative",
)  # fmt: skip
STAKES = ("match", "gahwa")
"""The words that stand for a multiplier where the whole match is at stake."""


@dataclass(frozen=True)
class _Expected:
    """The expected auction after the calls; `contract` holds only the parts the case names."""

    status: str
    to_act: int | None
    may: tuple[str, ...]
    may_not: tuple[str, ...]
    contract: Mapping[str, object]


def check_auction(rules: Ruleset, case: Fields) -> str | None:
    """The difference from the expected result, or None."""
    opening = _opening(rules, case)
    calls = [(read_seat(rules, seat, "calls"), str(call)) for seat, call in case.pairs("calls")]
    expected = _expected(rules, case)
    case.finish()
    match = opening
    for number, (seat, call) in enumerate(calls, 1):
        problem = _refused(match, call, seat)
        if problem:
            return f"expected call {number}, {call} by seat {seat}, to be accepted, but it is refused: {problem}"
        match, _ = engine.apply(match, _read(call)[1], seat)
        if len(match.deals) > len(opening.deals) and number < len(calls):
            return f"expected {len(calls)} calls, but the auction ended after {number}"
    passed_out = len(match.deals) > len(opening.deals)
    found = "passed_out" if passed_out else "open" if _is_open(match) else "contract"
    if found != expected.status:
        return f"expected the auction to be {expected.status}, got {found}"
    return _difference(match, expected)


def _expected(rules: Ruleset, case: Fields) -> _Expected:
    expect = case.inner("expect")
    contract = expect.inner("contract") if expect.has("contract") else None
    return _Expected(
        status=expect.word("status", STATES),
        to_act=expect.optional("to_act", lambda key: read_seat(rules, expect.raw(key), "expect.to_act"), None),
        may=expect.optional("may", expect.texts, ()),
        may_not=expect.optional("may_not", expect.texts, ()),
        contract={} if contract is None else {key: contract.raw(key) for key in CONTRACT_PARTS if contract.has(key)},
    )


def _difference(match: Match, expected: _Expected) -> str | None:
    actor = engine.to_act(match)
    if expected.to_act is not None and actor != expected.to_act:
        return f"expected seat {expected.to_act} to act, got seat {actor}"
    for call in expected.may:
        problem = _refused(match, call, actor)
        if problem:
            return f"expected {call} to be accepted, but it is refused: {problem}"
    for call in expected.may_not:
        if not _refused(match, call, actor):
            return f"expected {call} to be refused, but it is accepted"
    made = match.deal.contract if match.deal is not None else None
    for key, value in expected.contract.items():
        part = "stake" if key == "multiplier" and value in STAKES else key
        found = getattr(made, part, None)
        if found != (True if part != key else value):
            return f"expected the contract's {key} to be {value}, got {found}"
    return None


def _opening(rules: Ruleset, case: Fields) -> Match:
    """The deal before the first call. The last seat deals, so that seat 0 speaks first."""
    case.optional("seats_from", lambda key: case.word(key, ("eldest",)), "eldest")
    dealer = rules.table.seats - 1
    up = case.optional("turn_up", case.card, None)
    hands = case.optional("hands", lambda key: read_hands(rules, case.raw(key), key), dict[int, CardSet]())
    totals = case.optional("totals", lambda key: read_by_side(rules, case.inner(key)), None)
    match = engine.start(rules, decks=[_deck(rules, dealer, up, hands)], dealer=dealer)
    if totals is None or match.deal is None:
        return match
    before = SettledDeal(match.deal, Score(Result.PASSED_OUT, totals), totals)
    return dataclasses.replace(match, deals=(before,), deal=match.deal.with_(totals=totals))


def _deck(rules: Ruleset, dealer: int, up: Card | None, hands: dict[int, CardSet]) -> tuple[Card, ...]:
    """A deck that turns up this card and deals these hands, as far as they are dealt before the auction.

    If no packet is the turn-up, it is the last card dealt, the dealer's.
    """
    wanted = {seat: [card for card in hand if card != up] for seat, hand in hands.items()}
    taken = {card for hand in wanted.values() for card in hand} | ({up} if up is not None else set())
    rest = [card for card in pack(rules) if card not in taken]
    places = [place for place, count in first_packets(rules, dealer) for _ in range(count)]
    turned = next((number for number, place in enumerate(places) if place.zone is Zone.TURN_UP), len(places) - 1)
    deck: list[Card] = []
    for number, place in enumerate(places):
        deck.append(up if up is not None and number == turned else _next(place, wanted, rest))
    return (*deck, *(card for hand in wanted.values() for card in hand), *rest)


def _next(place: Place, wanted: dict[int, list[Card]], rest: list[Card]) -> Card:
    own = wanted.get(place.seat, []) if place.seat is not None else []
    return own.pop(0) if own else rest.pop(0)


def _is_open(match: Match) -> bool:
    return match.deal is not None and match.deal.phase in (Phase.AUCTION, Phase.RAISES)


def _read(call: str) -> tuple[int | None, engine.Action]:
    try:
        return parse_seated_action(call)
    except ValueError as problem:
        raise VectorError(str(problem)) from None


def _refused(match: Match, call: str, seat: int | None) -> str:
    """The reason why a call is refused; empty if it is accepted."""
    named, action = _read(call)
    return " ".join(str(refusal) for refusal in engine.refusals(match, action, seat if named is None else named))
