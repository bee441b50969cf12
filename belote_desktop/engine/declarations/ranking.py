"""What a declaration scores, and which of two is the better one. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import CarreTie, HundredOrder

Strength = tuple[int, int, int]
"""Kind, level within the kind, top card; the greater tuple is the better declaration."""


@cache
def four_points(fours: tuple[str, ...]) -> Mapping[Rank, int]:
    """Rank -> points of the fours of a kind that count, the best first, from texts such as `J200`."""
    return MappingProxyType({Rank.parse(text[0]): int(text[1:]) for text in fours})


def points_of(rules: DeclarationRules, declaration: Declaration) -> int:
    """What a declaration scores; 0 for one that does not count. `rules` are those of the contract (`in_contract`)."""
    if declaration.is_carre:
        return four_points(rules.carre_points).get(declaration.rank, 0)
    return run_points(rules, len(declaration.cards))


def run_points(rules: DeclarationRules, length: int) -> int:
    """What a run of three cards or more scores."""
    return rules.run_points[min(length - 3, len(rules.run_points) - 1)] if rules.run_points else 0


def strength(rules: DeclarationRules, one: Declaration) -> Strength:
    """How good a declaration is, trumps and seats apart."""
    return _ORDERS[rules.hundred_order](rules, one)


def _fours_first(rules: DeclarationRules, one: Declaration) -> Strength:
    return (1, _four_level(rules, one), 0) if one.is_carre else (0, _run_class(rules, one), one.rank)


def _serial(rules: DeclarationRules, one: Declaration) -> Strength:
    """A four worth more than any run, runs of five, other fours, shorter runs (docs/rules/baloot.md, Declarations)."""
    if one.is_carre:
        above = points_of(rules, one) > max(rules.run_points, default=0)
        return (3 if above else 1, _four_level(rules, one), 0)
    return (2 if len(one.cards) >= 5 else 0, _run_class(rules, one), one.rank)


def _equal_tier(rules: DeclarationRules, one: Declaration) -> Strength:
    return (points_of(rules, one), one.rank, 0)


def _four_level(rules: DeclarationRules, one: Declaration) -> int:
    """The rank of a four of a kind: its place in the ruleset's list, or its points if equal points tie."""
    if rules.carre_tie is CarreTie.LEVEL:
        return points_of(rules, one)
    return 1000 - list(four_points(rules.carre_points)).index(one.rank)


def _run_class(rules: DeclarationRules, one: Declaration) -> int:
    """Runs as long as the last that is listed with its points, or longer, are one class.

    Where the list ends before five cards, every card counts (docs/rules/klaberjass.md, Declarations).
    """
    listed = len(rules.run_points)
    return min(len(one.cards), listed + 2) if listed > 2 else len(one.cards)


_ORDERS: Mapping[HundredOrder, Callable[[DeclarationRules, Declaration], Strength]] = MappingProxyType(
    {
        HundredOrder.FOURS_FIRST: _fours_first,
        HundredOrder.SERIAL: _serial,
        HundredOrder.EQUAL_TIER: _equal_tier,
    }
)
