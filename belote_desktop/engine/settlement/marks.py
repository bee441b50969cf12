"""Bolts and other marks: penalties for repeated failures and for deals without a trick.

Source: docs/rules/moldovan.md and deberts.md, Scoring.
"""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.engine.settlement.items import totals
from belote_desktop.engine.settlement.judging import by_side
from belote_desktop.engine.settlement.outcome import Outcome

NOT_PLAYED = (Result.REPLAY, Result.VOID, Result.PASSED_OUT, Result.NEGATIVE, Result.MISPLAY, Result.WON_AT_ONCE)
"""Results after which nobody is marked."""


def with_marks(rules: Ruleset, outcome: Outcome, score: Score) -> Score:
    """The score with its penalties, and the counters of bolts and of deals without a trick after the deal."""
    bolts, trickless = by_side(outcome.bolts_in, outcome), by_side(outcome.trickless_in, outcome)
    if score.result in NOT_PLAYED:
        return replace(score, bolts_out=bolts, trickless_out=trickless)
    empty = tuple(side for side in outcome.sides if rules.scoring.zero_penalty and not total(score.counted, side))
    bolts, costs = _bolts(rules, outcome, score, bolts, empty)
    trickless, more = _trickless(rules, outcome, trickless)
    nothing = tuple(Item(What.PENALTY, side, -rules.scoring.zero_penalty, "zero_penalty") for side in empty)
    written = (*score.written, *costs, *more, *nothing)
    points = totals(written, outcome)
    return replace(score, written=written, points=points, bolts_out=bolts, trickless_out=trickless)


Marked = tuple[tuple[int, ...], tuple[Item, ...]]


def _bolts(rules: Ruleset, outcome: Outcome, score: Score, bolts: tuple[int, ...], empty: tuple[int, ...]) -> Marked:
    """The bolts and their costs: one for takers who fail, unless they pay the penalty for scoring nothing.

    Source: docs/rules/moldovan.md, Scoring.
    """
    scoring, taker = rules.scoring, outcome.taker
    if score.result is not Result.FAILED or taker in empty or not (scoring.bolt_limit or scoring.bate_penalty):
        return bolts, ()
    before = bolts[taker]
    now = before % scoring.bolt_limit + 1 if scoring.bolt_limit else before + 1
    costs = []
    if scoring.bolt_limit and now == scoring.bolt_limit:
        costs.append(Item(What.PENALTY, taker, -scoring.bolt_penalty, "bolt_penalty"))
    if scoring.bate_penalty and before:
        costs.append(Item(What.PENALTY, taker, -scoring.bate_penalty, "bate_penalty"))
    return tuple(now if side == taker else count for side, count in enumerate(bolts)), tuple(costs)


def _trickless(rules: Ruleset, outcome: Outcome, before: tuple[int, ...]) -> Marked:
    """A side without a trick is marked; after the free marks each one costs (docs/rules/deberts.md, Scoring)."""
    scoring = rules.scoring
    if not scoring.trickless_penalty:
        return before, ()
    marked = tuple(count + outcome.is_trickless(side) for side, count in enumerate(before))
    costs = tuple(
        Item(What.PENALTY, side, -scoring.trickless_penalty, "trickless_penalty")
        for side in outcome.sides
        if marked[side] > before[side] and marked[side] > scoring.trickless_free
    )
    return marked, costs
