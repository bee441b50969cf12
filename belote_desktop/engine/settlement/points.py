"""From a deal's outcome to an itemised score of points taken. Source: rule files 01 and 02 (Scoring), 23 (options)."""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.engine.rounding import ROUNDINGS
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import (
    BeloteOnFail,
    BeloteOrder,
    Declarations,
    FailedDeclarations,
    RoundScope,
    Tie,
    Trickless,
    Unit,
)
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.engine.settlement.outcome import Outcome


def settle_points(rules: Ruleset, outcome: Outcome) -> Score:
    """The score of a deal that was played."""
    taker, defender = outcome.taker, 1 - outcome.taker
    capot = _sweeper(outcome)
    counted = (
        *_card_items(rules, outcome, capot),
        *_declaration_items(rules, outcome),
        *_belote_items(rules, outcome),
    )
    compared = tuple(
        total(counted, side) - (0 if rules.belote.belote_helps_contract else _belote(counted, side)) for side in (0, 1)
    )
    result = _result(rules, outcome, compared[taker], compared[defender])
    written, held_out = _WRITERS[result](rules, outcome, counted, capot)
    if result in (Result.MADE, Result.FAILED):
        winner = taker if result is Result.MADE else defender
        written, held_out = _pay_held(written, outcome, winner)
    points = (total(written, 0), total(written, 1))
    return Score(result, points, counted, written, compared, held_out, capot, taker)


def _sweeper(outcome: Outcome) -> int | None:
    if outcome.tricks is None or 0 not in outcome.tricks:
        return None
    return max(range(len(outcome.tricks)), key=outcome.tricks.__getitem__)


def _card_items(rules: Ruleset, outcome: Outcome, capot: int | None) -> tuple[Item, ...]:
    last = rules.scoring.last_trick
    items = [Item(What.CARDS, side, outcome.cards[side], "cards") for side in (0, 1)]
    items.append(Item(What.LAST_TRICK, outcome.last_trick, last, "last_trick"))
    if capot is not None:
        name = "capot_value" if capot == outcome.taker else "defender_capot"
        bonus = rules.value(name) - 162
        if bonus:
            items.append(Item(What.CAPOT, capot, bonus, name))
    return tuple(items)


def _declaration_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    """The valid declarations; a side without a trick loses or hands over its own, which still beat the others."""
    if rules.declaration.declarations is not Declarations.ON:
        return ()
    items = []
    for side in outcome.best:
        owner: int | None = side
        if outcome.tricks is not None and outcome.tricks[side] == 0:
            owner = {Trickless.LOST: None, Trickless.TRANSFER: 1 - side, Trickless.KEPT: side}[
                rules.declaration.trickless_declarations
            ]
        if owner is not None and outcome.declared[side]:
            items.append(Item(What.DECLARATIONS, owner, outcome.declared[side], "declarations"))
    return tuple(items)


def _belote_items(rules: Ruleset, outcome: Outcome) -> tuple[Item, ...]:
    if not rules.belote.belote:
        return ()
    points = rules.belote.belote_points
    king_first = rules.belote.belote_order is BeloteOrder.KING_FIRST
    return tuple(
        Item(What.BELOTE, side, points, "belote")
        for side, first in outcome.belote
        if not (king_first and first == "Q") and not (rules.belote.belote_needs_trick and _trickless(outcome, side))
    )


def _trickless(outcome: Outcome, side: int) -> bool:
    return outcome.tricks is not None and outcome.tricks[side] == 0


def _belotes(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item.what is What.BELOTE)


def _belote(items: tuple[Item, ...], side: int) -> int:
    return total(_belotes(items), side)


def _result(rules: Ruleset, outcome: Outcome, takers: int, defenders: int) -> Result:
    """Level points go by the rule for ties; without trumps and in all trumps the takers need more (`rules/23`)."""
    if takers != defenders:
        return Result.MADE if takers > defenders else Result.FAILED
    if outcome.contract.trump is None:
        return Result.FAILED
    return {Tie.MADE: Result.MADE, Tie.FAIL: Result.FAILED, Tie.LITIGE: Result.HELD, Tie.REPLAY: Result.REPLAY}[
        rules.scoring.tie
    ]


Written = tuple[tuple[Item, ...], tuple[int, ...]]
_CARD_POINTS = (What.CARDS, What.LAST_TRICK, What.CAPOT, What.FAILED_DEAL)


def _write_made(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], capot: int | None) -> Written:
    if outcome.contract.multiplier > 1:
        return _write_doubled(rules, outcome, counted, capot, outcome.taker), outcome.held_in
    return _rounded(rules, outcome, counted), outcome.held_in


def _write_failed(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], capot: int | None) -> Written:
    """The defenders write all card points, the declarations that count and their belote (`rules/01`, Scoring)."""
    defender = 1 - outcome.taker
    if outcome.contract.multiplier > 1:
        return _write_doubled(rules, outcome, counted, capot, defender), outcome.held_in
    items = [*_whole_pile(rules, outcome, counted, capot, defender)]
    declared = _failed_declarations(rules, outcome)
    if declared:
        items.append(Item(What.DECLARATIONS, defender, declared, "fail_decl"))
    items += _failed_belote(rules, counted, defender)
    return _rounded(rules, outcome, tuple(items)), outcome.held_in


def _failed_belote(rules: Ruleset, counted: tuple[Item, ...], defender: int) -> tuple[Item, ...]:
    """Belote when the contract fails: its owner's, or the defenders' where it goes over."""
    belote = _belotes(counted)
    if rules.belote.belote_on_fail is BeloteOnFail.KEPT:
        return belote
    return tuple(replace(item, side=defender, rule="belote_on_fail") for item in belote)


def _whole_pile(
    rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], capot: int | None, winner: int
) -> tuple[Item, ...]:
    """All card points to one side: 162, or what the contract's own card values add up to, or the value of a capot."""
    if capot == winner:
        return tuple(item for item in counted if item.what in _CARD_POINTS and item.side == winner and item.points)
    pile = sum(outcome.cards) + rules.scoring.last_trick
    return (Item(What.FAILED_DEAL, winner, rules.scoring.fail_base if pile == 162 else pile, "fail_base"),)


def _failed_declarations(rules: Ruleset, outcome: Outcome) -> int:
    if rules.declaration.declarations is not Declarations.ON:
        return 0
    if rules.declaration.fail_decl is FailedDeclarations.ALL_ANNOUNCED:
        return sum(outcome.declared)
    return sum(outcome.declared[side] for side in outcome.best)


def _write_doubled(
    rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], capot: int | None, winner: int
) -> tuple[Item, ...]:
    """A doubled deal: the winners write everything but belote times the multiplier, the losers only their belote."""
    base = _whole_pile(rules, outcome, counted, capot, winner)
    base = (*base, *_won_declarations(rules, outcome, counted, winner))
    more = sum(item.points for item in base) * (outcome.contract.multiplier - 1)
    failed = winner != outcome.taker
    belote = _failed_belote(rules, counted, winner) if failed else _belotes(counted)
    return _rounded(rules, outcome, (*base, Item(What.DOUBLED, winner, more, "doubling"), *belote))


def _won_declarations(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], winner: int) -> tuple[Item, ...]:
    """The declarations the winner of a doubled deal writes: those that count, or those of a failed deal."""
    if winner == outcome.taker:
        return tuple(replace(item, side=winner) for item in counted if item.what is What.DECLARATIONS)
    declared = _failed_declarations(rules, outcome)
    return (Item(What.DECLARATIONS, winner, declared, "fail_decl"),) if declared else ()


def _write_held(rules: Ruleset, outcome: Outcome, counted: tuple[Item, ...], _capot: int | None) -> Written:
    """Litige: the defenders write theirs, the takers' points wait for the side that wins the next deal.

    A belote that does not help the contract has no part in the tie and is written at once (`rules/02`, Ambiguities).
    """
    taker = outcome.taker
    rounded = _rounded(rules, outcome, counted)
    apart = 0 if rules.belote.belote_helps_contract else _belote(rounded, taker)
    waiting = total(rounded, taker) - apart
    held = list(outcome.held_in)
    held[taker] += waiting
    return (*rounded, Item(What.HELD_OVER, taker, -waiting, "tie")), tuple(held)


def _write_replay(_rules: Ruleset, outcome: Outcome, _counted: tuple[Item, ...], _capot: int | None) -> Written:
    return (), outcome.held_in


_WRITERS = {
    Result.MADE: _write_made,
    Result.FAILED: _write_failed,
    Result.HELD: _write_held,
    Result.REPLAY: _write_replay,
}


def _pay_held(written: tuple[Item, ...], outcome: Outcome, winner: int) -> Written:
    held = sum(outcome.held_in)
    if not held:
        return written, outcome.held_in
    return (*written, Item(What.HELD_WON, winner, held, "tie")), (0,) * len(outcome.held_in)


def _rounded(rules: Ruleset, outcome: Outcome, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items with what rounding adds or takes; in tens, everything is divided by ten at the end."""
    scoring = rules.scoring
    if not (outcome.last_deal and scoring.last_deal_exact):
        whole = scoring.round_scope is RoundScope.WHOLE_LINE
        exact = [
            sum(item.points for item in items if item.side == side and (whole or item.what in _CARD_POINTS))
            for side in (outcome.taker, 1 - outcome.taker)
        ]
        rounded = ROUNDINGS[scoring.rounding](exact[0], exact[1])
        for side, before, after in zip((outcome.taker, 1 - outcome.taker), exact, rounded, strict=True):
            if after != before:
                items = (*items, Item(What.ROUNDING, side, after - before, "rounding"))
    return _in_tens(items) if scoring.unit is Unit.TENS else items


def _in_tens(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """One item a side for the cards (rounded together), the others tenths of themselves."""
    merged: list[Item] = []
    for side in (0, 1):
        cards = [item for item in items if item.side == side and item.what in (*_CARD_POINTS, What.ROUNDING)]
        if cards:
            merged.append(replace(cards[0], points=sum(item.points for item in cards) // 10))
    rest = [item for item in items if item.what not in (*_CARD_POINTS, What.ROUNDING)]
    return (*merged, *(replace(item, points=item.points // 10) for item in rest))
