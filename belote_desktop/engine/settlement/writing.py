"""Rounding of the items and conversion to points or tens for the score sheet. Source: docs/rules, Rounding."""

from __future__ import annotations

from belote_desktop.engine.rounding import ROUNDINGS
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Rounding, RoundScope, Unit
from belote_desktop.engine.score import Item, What
from belote_desktop.engine.settlement.items import CARD_POINTS, of_kind, totals
from belote_desktop.engine.settlement.outcome import Outcome


def on_the_sheet(
    rules: Ruleset, outcome: Outcome, items: tuple[Item, ...], fixed: tuple[str, ...] = ()
) -> tuple[Item, ...]:
    """The items with the rounding as items of its own; in tens, everything is divided by ten at the end.

    Items by one of the `fixed` rules are not rounded.
    """
    if not (outcome.last_deal and rules.scoring.last_deal_exact):
        items = (*items, *rounding_items(rules, outcome, items, fixed))
    return _in_tens(outcome, items) if rules.scoring.unit is Unit.TENS else items


def rounding_items(
    rules: Ruleset, outcome: Outcome, items: tuple[Item, ...], fixed: tuple[str, ...] = ()
) -> tuple[Item, ...]:
    """What rounding adds to or takes from each side, the takers' first."""
    kinds = _rounded_kinds(rules)
    counted = tuple([item for item in items if item.what in kinds and item.rule not in fixed])
    exact = totals(counted, outcome)
    rounded = _round(rules, outcome, exact)
    return tuple(
        Item(What.ROUNDING, side, rounded[side] - exact[side], "rounding")
        for side in (outcome.taker, *(side for side in outcome.sides if side != outcome.taker))
        if rounded[side] != exact[side]
    )


def _round(rules: Ruleset, outcome: Outcome, points: tuple[int, ...]) -> tuple[int, ...]:
    """The points rounded: the takers' against all others together, every other side's against the takers'."""
    pairwise = ROUNDINGS[rules.scoring.rounding]
    jack = None if outcome.jack is None else outcome.jack == outcome.taker
    takers = points[outcome.taker]
    return tuple(
        pairwise(takers, sum(points) - takers, jack)[0] if side == outcome.taker else pairwise(takers, own, jack)[1]
        for side, own in enumerate(points)
    )


def _rounded_kinds(rules: Ruleset) -> tuple[What, ...]:
    """The kinds of items that are rounded together; two of the roundings fix them.

    Source: docs/rules/pilotta.md, Where sources differ.
    """
    whole = rules.scoring.round_scope is RoundScope.WHOLE_LINE
    return _KINDS_OF_ROUNDING.get(rules.scoring.rounding, _EVERYTHING if whole else CARD_POINTS)


_EVERYTHING = tuple(What)
_KINDS_OF_ROUNDING = {
    Rounding.MORE_POINTS_UP: CARD_POINTS,
    Rounding.TRUNCATE15: tuple(what for what in What if what is not What.BID),
}


def _in_tens(outcome: Outcome, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """One item a side for the cards (rounded together), the others tenths of themselves."""
    merged: list[Item] = []
    for side in outcome.sides:
        cards = [item for item in of_kind(items, *CARD_POINTS, What.ROUNDING) if item.side == side]
        if cards:
            merged.append(cards[0].worth(sum([item.points for item in cards]) // 10))
    rest = (item for item in items if item.what not in (*CARD_POINTS, What.ROUNDING))
    return (*merged, *(item.worth(item.points // 10) for item in rest))
