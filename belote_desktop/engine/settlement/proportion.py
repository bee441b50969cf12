"""Contracts whose cards do not add up to 162: scaling to 162, and the value of a capot.

Source: docs/rules/contree.md, Ranks.
"""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AllTrumpScale, NoTrumpScale
from belote_desktop.engine.score import Item, What, total
from belote_desktop.engine.settlement.items import CARD_POINTS, PACK_TOTAL, of_kind
from belote_desktop.engine.settlement.outcome import Outcome

_NO_TRUMP_TOTAL, _ALL_TRUMP_TOTAL = 130, 258
"""Plain values and full trump values of the whole pack, with the last trick."""


def in_proportion(rules: Ruleset, outcome: Outcome, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The counted items, the cards brought to 162 in all where that is the rule, each side to the nearest integer."""
    rule, whole = _scale(rules, outcome.contract.denomination)
    if not whole:
        return items
    last = {side: total(of_kind(items, What.LAST_TRICK), side) for side in outcome.sides}
    return tuple(
        replace(item, points=_nearest(item.points + last[item.side], whole) - last[item.side], rule=rule)
        if item.what is What.CARDS
        else item
        for item in items
    )


def _scale(rules: Ruleset, denomination: Denomination) -> tuple[str, int]:
    if denomination is Denomination.NO_TRUMP and rules.cards.sa_scale is NoTrumpScale.PROPORTIONAL:
        return "sa_scale", _NO_TRUMP_TOTAL
    if denomination is Denomination.ALL_TRUMP and rules.cards.ta_scale is AllTrumpScale.PROPORTIONAL:
        return "ta_scale", _ALL_TRUMP_TOTAL
    return "", 0


def _nearest(points: int, whole: int) -> int:
    return (2 * points * PACK_TOTAL + whole) // (2 * whole)


def capot_replaces(rules: Ruleset, outcome: Outcome, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items with a capot that brings the cards to its value (docs/rules/contree.md, Last trick and capot)."""
    if outcome.sweeper is None:
        return items
    cards = tuple(item for item in of_kind(items, *CARD_POINTS) if item.what is not What.CAPOT)
    return tuple(
        replace(item, points=rules.value(item.rule) - total(cards, item.side))
        if item.what is What.CAPOT and item.side == outcome.sweeper
        else item
        for item in items
    )
