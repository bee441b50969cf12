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
    read_sides,
    side_names,
)
from belote_desktop.engine import CardSet, Contract, Ruleset
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.declarations import Contest, best_announcement, in_contract, points_of
from belote_desktop.engine.declarations.announcing import contest, rules_here
from belote_desktop.engine.rules.terms import Phase, Zone


def check_declarations(rules: Ruleset, case: Fields) -> str | None:
    """The difference from the expected result, or None. Everyone declares what scores most from the hand.

    `expect.winner` is the side with the best declaration, by its letter or its holder's seat; or a list of all sides
    that score something; or null if nobody does.
    """
    contract = read_contract(case)
    hands = read_hands(rules, case.raw("hands"), "hands")
    eldest = read_seat(rules, case.raw("eldest"), "eldest")
    expect = case.inner("expect")
    points = read_by_side(rules, expect.inner("score"))
    named = expect.raw("winner") if expect.has("winner") else "any"
    winners = _winners(rules, named)
    case.finish()
    deal = _deal(rules, contract, hands, eldest)
    found = contest(rules, deal)
    counted = _points(rules, deal, found)
    best = _scoring(rules, found) if isinstance(named, list) else _best(rules, found)
    if named != "any" and best != winners:
        return f"expected the best declaration to be {_sides(rules, winners)}, but it is {_sides(rules, best)}"
    if counted != points:
        return f"expected {by_side(rules, points)}, got {by_side(rules, counted)}"
    return None


def _winners(rules: Ruleset, value: object) -> tuple[int, ...]:
    if value == "any":
        return ()
    if isinstance(value, int):
        return (rules.side_of(read_seat(rules, value, "expect.winner")),)
    return read_sides(rules, value, "expect.winner")


def _best(rules: Ruleset, found: Contest) -> tuple[int, ...]:
    return () if found.best is None else (rules.side_of(found.best[0]),)


def _scoring(rules: Ruleset, found: Contest) -> tuple[int, ...]:
    return tuple(sorted({rules.side_of(seat) for seat, _ in found.valid}))


def _deal(rules: Ruleset, contract: Contract, hands: dict[int, CardSet], eldest: int) -> Deal:
    """A deal in which everyone has declared and nobody has played."""
    seats, own = rules.table.seats, in_contract(rules.declaration, contract.denomination)
    order = [(eldest + step) % seats for step in range(seats)]
    return Deal(
        number=1,
        dealer=(eldest - 1) % seats,
        deck=(),
        places=MappingProxyType({Place(Zone.HAND, seat): tuple(hand) for seat, hand in hands.items()}),
        phase=Phase.PLAY,
        contract=contract,
        declared=tuple((seat, one) for seat in order for one in best_announcement(own, hands.get(seat, CardSet()))),
    )


def _points(rules: Ruleset, deal: Deal, found: Contest) -> tuple[int, ...]:
    own = rules_here(rules, deal)
    return tuple(
        sum(points_of(own, one) for seat, one in found.valid if rules.side_of(seat) == side)
        for side in range(rules.side_count)
    )


def _sides(rules: Ruleset, sides: tuple[int, ...]) -> str:
    names = " and ".join(side_names(rules)[side] for side in sides)
    return f"of side {names}" if sides else "nobody's"
