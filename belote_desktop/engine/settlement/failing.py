"""The points each side scores when the contract fails. Source: docs/rules, Scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteOnFail, Declarations, FailedDeclarations, FailTo, Trickless
from belote_desktop.engine.score import Item, What
from belote_desktop.engine.settlement.items import CARD_POINTS, DECLARED, PACK_TOTAL, declared_kind, of_kind
from belote_desktop.engine.settlement.judging import best_opponents, opponents, shared
from belote_desktop.engine.settlement.outcome import Outcome

Items = tuple[Item, ...]


def failed_items(rules: Ruleset, outcome: Outcome, counted: Items, compared: tuple[int, ...]) -> Items:
    """The items each side scores for a failed contract, before any multiplier or rounding."""
    return FAILINGS[rules.scoring.fail_to](rules, outcome, counted, compared)


def _everything(rules: Ruleset, outcome: Outcome, counted: Items, compared: tuple[int, ...]) -> Items:
    """The defenders score all card points, the declarations that count and belote (docs/rules/classic.md, Scoring)."""
    if len(outcome.cards) > 2:
        return _to_the_best(rules, outcome, counted, compared)
    defender = opponents(outcome)[0]
    return (
        *whole_pile(rules, outcome, counted, defender),
        *failed_declarations(rules, outcome, defender),
        *failed_belote(rules, outcome, counted, defender),
    )


def whole_pile(rules: Ruleset, outcome: Outcome, counted: Items, winner: int) -> Items:
    """All card points to one side: 162, or what the contract's own card values add up to, or the value of a capot."""
    if outcome.sweeper == winner:
        return tuple(item for item in of_kind(counted, *CARD_POINTS) if item.side == winner and item.points)
    pile = sum(item.points for item in of_kind(counted, What.CARDS, What.LAST_TRICK, What.FACTOR))
    return (Item(What.FAILED_DEAL, winner, rules.scoring.fail_base if pile == PACK_TOTAL else pile, "fail_base"),)


def failed_declarations(rules: Ruleset, outcome: Outcome, winner: int) -> Items:
    """The declarations of a failed contract, all to one side."""
    if rules.declaration.declarations is not Declarations.ON:
        return ()
    points = FAILED_DECLARATIONS[_counting(rules, outcome)](outcome)
    return (Item(declared_kind(rules), winner, points, "fail_decl"),) if points else ()


def _counting(rules: Ruleset, outcome: Outcome) -> FailedDeclarations:
    """The rule for declarations of a failed contract: after a capot, all announced ones if the rules say so."""
    swept = rules.declaration.trickless_declarations is Trickless.SWEEPER and outcome.sweeper is not None
    return FailedDeclarations.ALL_ANNOUNCED if swept else rules.declaration.fail_decl


FAILED_DECLARATIONS: Mapping[FailedDeclarations, Callable[[Outcome], int]] = MappingProxyType(
    {
        FailedDeclarations.ENTITLED: lambda outcome: sum(map(outcome.valid_points, outcome.sides)),
        FailedDeclarations.PAID: lambda outcome: sum(
            outcome.valid_points(side) for side in outcome.sides if not outcome.is_trickless(side)
        ),
        FailedDeclarations.ALL_ANNOUNCED: lambda outcome: sum(outcome.declared),
        FailedDeclarations.DEFENDERS_ONLY: lambda outcome: sum(map(outcome.valid_points, opponents(outcome))),
    }
)
"""The points of declarations that the defenders of two sides write."""


def failed_belote(rules: Ruleset, outcome: Outcome, counted: Items, winner: int) -> Items:
    """Belote of a failed contract: for its owner, all for the winner, or lost if it was the takers'."""
    belote = of_kind(counted, What.BELOTE)
    fate = rules.belote.belote_on_fail
    if fate is BeloteOnFail.TAKEN:
        return tuple(replace(item, side=winner, rule="belote_on_fail") for item in belote)
    return belote if fate is BeloteOnFail.KEPT else tuple(item for item in belote if item.side != outcome.taker)


def _to_the_best(rules: Ruleset, outcome: Outcome, counted: Items, compared: tuple[int, ...]) -> Items:
    """The takers' points for the opponent with the most points; opponents who tie share them.

    Source: docs/rules/belot-for-three.md, Scoring.
    """
    parts = shared(_given_up(rules, outcome, counted), best_opponents(outcome, compared))
    return (*_own(rules, outcome, counted), *_transferred(parts))


def _to_each(rules: Ruleset, outcome: Outcome, counted: Items, _compared: tuple[int, ...]) -> Items:
    amount = _given_up(rules, outcome, counted)
    return (*_own(rules, outcome, counted), *_transferred(tuple((side, amount) for side in opponents(outcome))))


def _own_only(rules: Ruleset, outcome: Outcome, counted: Items, _compared: tuple[int, ...]) -> Items:
    return _own(rules, outcome, counted)


def _transferred(parts: tuple[tuple[int, int], ...]) -> Items:
    return tuple(Item(What.TRANSFERRED, side, points, "fail_to") for side, points in parts if points)


def _own(rules: Ruleset, outcome: Outcome, counted: Items) -> Items:
    """What the opponents took themselves, and a belote that the takers keep."""
    kept = rules.belote.belote_on_fail is BeloteOnFail.KEPT
    return tuple(item for item in counted if item.side != outcome.taker or (kept and item.what is What.BELOTE))


def _given_up(rules: Ruleset, outcome: Outcome, counted: Items) -> int:
    """The points the takers lose to others."""
    taken = rules.belote.belote_on_fail is BeloteOnFail.TAKEN
    own = [item for item in counted if item.side == outcome.taker and (taken or item.what is not What.BELOTE)]
    cards = sum(item.points for item in own if item.what not in DECLARED)
    declared = {
        FailedDeclarations.ALL_ANNOUNCED: outcome.declared[outcome.taker],
        FailedDeclarations.DEFENDERS_ONLY: 0,
    }
    return cards + declared.get(rules.declaration.fail_decl, sum(item.points for item in own if item.what in DECLARED))


FAILINGS: Mapping[FailTo, Callable[[Ruleset, Outcome, Items, tuple[int, ...]], Items]] = MappingProxyType(
    {
        FailTo.ALL: _everything,
        FailTo.OWN_ONLY: _own_only,
        FailTo.BEST: _to_the_best,
        FailTo.VANISH: _own_only,
        FailTo.BOTH: _to_each,
    }
)
