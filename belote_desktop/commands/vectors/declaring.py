"""Vectors of kind `declarations`: hands, and which side scores what for runs and fours of a kind."""

from __future__ import annotations

from types import MappingProxyType

from belote_desktop.commands.vectors.fields import (
    Fields,
    by_side,
    read_by_side,
    read_contract,
    read_hands,
    read_seat,
    read_side,
    side_names,
)
from belote_desktop.engine import CardSet, Contract, Ruleset
from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.declarations import best_announcement, points_of
from belote_desktop.engine.playing import contest
from belote_desktop.engine.rules.terms import Phase, Zone


def check_declarations(rules: Ruleset, case: Fields) -> str | None:
    """What differs, or None. Everyone announces what scores most from the hand; `expect.winner` null: nobody scores."""
    contract = read_contract(case)
    hands = read_hands(rules, case.raw("hands"), "hands")
    eldest = read_seat(rules, case.raw("eldest"), "eldest")
    expect = case.inner("expect")
    points = read_by_side(rules, expect.inner("score"))
    named = expect.raw("winner") if expect.has("winner") else "any"
    winner = _winner(rules, named)
    case.finish()
    found = contest(rules, _deal(rules, contract, hands, eldest))
    counted = _points(rules, found.valid)
    best = None if found.best is None else rules.side_of(found.best[0])
    if named != "any" and best != winner:
        return f"expected the best declaration to be {_side(rules, winner)}, came {_side(rules, best)}"
    if counted != points:
        return f"expected {by_side(rules, points)}, came {by_side(rules, counted)}"
    return None


def _winner(rules: Ruleset, value: object) -> int | None:
    """The side with the best declaration, named by its letter or by the holder's seat."""
    if value is None or value == "any":
        return None
    if isinstance(value, int):
        return rules.side_of(read_seat(rules, value, "expect.winner"))
    return read_side(rules, value, "expect.winner")


def _deal(rules: Ruleset, contract: Contract, hands: dict[int, CardSet], eldest: int) -> Deal:
    """A deal in which everyone has announced and nobody has played."""
    seats = rules.table.seats
    order = [(eldest + step) % seats for step in range(seats)]
    return Deal(
        number=1,
        dealer=(eldest - 1) % seats,
        deck=(),
        places=MappingProxyType({Place(Zone.HAND, seat): tuple(hand) for seat, hand in hands.items()}),
        phase=Phase.PLAY,
        contract=contract,
        declared=tuple(
            (seat, one) for seat in order for one in best_announcement(rules.declaration, hands.get(seat, CardSet()))
        ),
    )


def _points(rules: Ruleset, valid: tuple[tuple[int, Declaration], ...]) -> tuple[int, ...]:
    return tuple(
        sum(points_of(rules.declaration, one) for seat, one in valid if rules.side_of(seat) == side)
        for side in range(rules.side_count)
    )


def _side(rules: Ruleset, side: int | None) -> str:
    return "nobody's" if side is None else f"of side {side_names(rules)[side]}"
