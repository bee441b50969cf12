"""From a deal's outcome to an itemised score of points taken, for any number of sides.

Sources: docs/rules, Scoring; docs/rules/house-rules.md, Scoring.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteOnFail, DoubledMade, Tie
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.engine.settlement.deciding import misplayed, misplayed_items, negative, won_at_once
from belote_desktop.engine.settlement.failing import failed_items, whole_pile
from belote_desktop.engine.settlement.items import DECLARED, compared_points, counted_items, of_kind, totals
from belote_desktop.engine.settlement.judging import by_side, judged, winner_of
from belote_desktop.engine.settlement.marks import with_marks
from belote_desktop.engine.settlement.outcome import Outcome
from belote_desktop.engine.settlement.proportion import in_proportion
from belote_desktop.engine.settlement.writing import on_the_sheet

Items = tuple[Item, ...]
TIE_BONUS = 85
"""What the winner of the deal after a tie gets (docs/rules/bidding.md, Scoring)."""


def settle_points(rules: Ruleset, outcome: Outcome) -> Score:
    """The score of a deal that was played."""
    if outcome.misplay:
        written = multiplied(outcome, misplayed_items(rules, outcome))
        return misplayed(outcome, on_the_sheet(rules, outcome, written))
    if outcome.contract.negative:
        return negative(rules, outcome)
    counted = in_proportion(rules, outcome, counted_items(rules, outcome))
    compared = compared_points(rules, outcome, counted)
    if outcome.contract.stake:
        return won_at_once(rules, outcome, counted, compared)
    result = judged(rules, outcome, compared)
    written, held_out = WRITERS[result](rules, outcome, counted, compared)
    winner = winner_of(outcome, result, compared)
    if winner is not None:
        written, held_out = pay_held(written, outcome, winner)
    points = totals(written, outcome)
    score = Score(result, points, counted, written, compared, held_out, outcome.sweeper, outcome.taker, winner)
    return with_marks(rules, outcome, score)


Written = tuple[Items, tuple[int, ...]]


def _write_made(rules: Ruleset, outcome: Outcome, counted: Items, _compared: tuple[int, ...]) -> Written:
    held = by_side(outcome.held_in, outcome)
    items = counted
    if rules.scoring.winner_takes_all:
        items = multiplied(outcome, tuple(replace(item, side=outcome.taker) for item in counted))
    elif outcome.contract.multiplier > 1:
        items = DOUBLED_MADE[rules.bid_score.doubled_made](rules, outcome, counted)
    return on_the_sheet(rules, outcome, items), held


def _winner_takes_all(rules: Ruleset, outcome: Outcome, counted: Items) -> Items:
    """A doubled deal that is made: everything but belote to the takers, times the multiplier."""
    base = (
        *whole_pile(rules, outcome, counted, outcome.taker),
        *(replace(item, side=outcome.taker) for item in of_kind(counted, *DECLARED)),
    )
    return (*multiplied(outcome, base), *of_kind(counted, What.BELOTE))


def multiplied(outcome: Outcome, items: Items) -> Items:
    """The items with what the multiplier adds, side by side; belote is never multiplied."""
    base = tuple(item for item in items if item.what is not What.BELOTE)
    more = ((side, total(base, side) * (outcome.contract.multiplier - 1)) for side in outcome.sides)
    doubled = tuple(Item(What.DOUBLED, side, points, "doubling") for side, points in more if points)
    return (*base, *doubled, *of_kind(items, What.BELOTE))


DOUBLED_MADE: Mapping[DoubledMade, Callable[[Ruleset, Outcome, Items], Items]] = MappingProxyType(
    {
        DoubledMade.WINNER_TAKES_ALL: _winner_takes_all,
        DoubledMade.EACH_OWN: lambda _rules, _outcome, counted: counted,
        DoubledMade.EACH_MULTIPLIED: lambda _rules, outcome, counted: multiplied(outcome, counted),
    }
)
"""What is written of a doubled deal that was made."""


def _write_failed(rules: Ruleset, outcome: Outcome, counted: Items, compared: tuple[int, ...]) -> Written:
    items = failed_items(rules, outcome, counted, compared)
    return on_the_sheet(rules, outcome, multiplied(outcome, items)), by_side(outcome.held_in, outcome)


def _write_held(rules: Ruleset, outcome: Outcome, counted: Items, compared: tuple[int, ...]) -> Written:
    """Litige: the others score their points, the takers' are held over for the side that wins the next deal.

    A belote that does not help the contract has no part in the tie and is written at once.
    Source: docs/rules/classic.md, Without declarations.
    """
    taker = outcome.taker
    if rules.scoring.tie is Tie.BONUS85:
        items, held = _write_failed(rules, outcome, counted, compared)
        return items, added(held, taker, TIE_BONUS)
    rounded = on_the_sheet(rules, outcome, counted)
    apart = 0 if rules.belote.belote_helps_contract else total(of_kind(rounded, What.BELOTE), taker)
    waiting = total(rounded, taker) - apart
    held = added(by_side(outcome.held_in, outcome), taker, waiting)
    return (*rounded, Item(What.HELD_OVER, taker, -waiting, "tie")), held


def _write_half(rules: Ruleset, outcome: Outcome, counted: Items, _compared: tuple[int, ...]) -> Written:
    """Half bate: the others score their points, the takers only a belote that they keep when they fail."""
    kept = rules.belote.belote_on_fail is BeloteOnFail.KEPT
    written = tuple(
        item
        for item in on_the_sheet(rules, outcome, counted)
        if item.side != outcome.taker or (kept and item.what is What.BELOTE)
    )
    return written, by_side(outcome.held_in, outcome)


def _write_replay(_rules: Ruleset, outcome: Outcome, _counted: Items, _compared: tuple[int, ...]) -> Written:
    return (), by_side(outcome.held_in, outcome)


WRITERS: Mapping[Result, Callable[[Ruleset, Outcome, Items, tuple[int, ...]], Written]] = MappingProxyType(
    {
        Result.MADE: _write_made,
        Result.FAILED: _write_failed,
        Result.HELD: _write_held,
        Result.HALF: _write_half,
        Result.REPLAY: _write_replay,
    }
)


def added(held: tuple[int, ...], side: int, points: int) -> tuple[int, ...]:
    """The points held over, with `points` added for one side."""
    return tuple(before + points * (one == side) for one, before in enumerate(held))


def pay_held(written: Items, outcome: Outcome, winner: int) -> Written:
    """The items with the points held over for the side that won this deal."""
    held = by_side(outcome.held_in, outcome)
    if not sum(held):
        return written, held
    return (*written, Item(What.HELD_WON, winner, sum(held), "tie")), (0,) * len(held)
