"""From a deal's outcome to match points, the unit of ten. Source: docs/rules, Scoring.

Raw points decide the contract; they are rounded to match points before anything is written, multiplied or held over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import DoubledTie, MultiplyStage, Tie
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.engine.settlement.deciding import misplayed, misplayed_items, negative, won_at_once
from belote_desktop.engine.settlement.failing import failed_items
from belote_desktop.engine.settlement.items import compared_points, counted_items, of_kind, totals
from belote_desktop.engine.settlement.judging import by_side, judged, margin, opponents, winner_of
from belote_desktop.engine.settlement.marks import with_marks
from belote_desktop.engine.settlement.match_rounding import match_points, match_points_alone, match_points_level
from belote_desktop.engine.settlement.outcome import Outcome
from belote_desktop.engine.settlement.points import TIE_BONUS, added, pay_held

Items = tuple[Item, ...]
KIRTIK = 10
"""What a kirtik costs, in match points."""


@dataclass(frozen=True)
class _Judged:
    """A deal whose raw points are counted and whose contract is judged.

    `winner` is the side that won it, None for a tie; `bonus` are raw points its winner gets from an earlier tie.
    """

    rules: Ruleset
    outcome: Outcome
    counted: Items
    compared: tuple[int, ...]
    result: Result
    winner: int | None

    @property
    def raw(self) -> tuple[int, ...]:
        return totals(self.counted, self.outcome)

    @property
    def times(self) -> int:
        return self.outcome.contract.multiplier

    @property
    def bonus(self) -> int:
        return sum(self.outcome.held_in) if self.rules.scoring.tie is Tie.BONUS85 else 0


def settle_match_points(rules: Ruleset, outcome: Outcome) -> Score:
    """The score of a deal that was played, in match points."""
    if outcome.misplay:
        return misplayed(outcome, _misplay(rules, outcome))
    if outcome.contract.negative:
        return negative(rules, outcome)
    counted = counted_items(rules, outcome)
    compared = compared_points(rules, outcome, counted)
    if outcome.contract.stake:
        return won_at_once(rules, outcome, counted, compared)
    result = judged(rules, outcome, compared)
    deal = _Judged(rules, outcome, counted, compared, result, winner_of(outcome, result, compared))
    written, held_out = WRITERS[result](deal)
    written = (*written, *_capot(deal), *_kirtik(deal))
    points = totals(written, outcome)
    return with_marks(
        rules,
        outcome,
        Score(result, points, counted, written, compared, held_out, outcome.sweeper, outcome.taker, deal.winner),
    )


def _misplay(rules: Ruleset, outcome: Outcome) -> Items:
    """All the points for the sides that did not misplay, each sum rounded as a whole."""
    items = misplayed_items(rules, outcome)
    times = outcome.contract.multiplier
    written = [
        Item(What.MISPLAY, side, match_points_alone(rules, outcome, total(items, side)) * times, "misplay")
        for side in outcome.sides
    ]
    return tuple(item for item in written if item.points)


Written = tuple[Items, tuple[int, ...]]


def _write_made(deal: _Judged) -> Written:
    """Each side scores its own points; of a doubled deal the takers score everything."""
    if deal.times > 1:
        return _write_doubled(deal, sum(deal.raw))
    raw = _with_bonus(deal, deal.raw)
    rounded = match_points(deal.rules, deal.outcome, raw)
    return _paid(deal, tuple(Item(What.TENS, side, points, "rounding") for side, points in enumerate(rounded)))


def _write_failed(deal: _Judged) -> Written:
    """The takers' points go to the other sides before they are rounded."""
    outcome = deal.outcome
    items = failed_items(deal.rules, outcome, deal.counted, deal.compared)
    raw = totals(items, outcome)
    if deal.times > 1 and len(raw) == 2 and deal.winner is not None:
        return _write_doubled(deal, raw[deal.winner], kept=raw[outcome.taker])
    rounded = match_points(deal.rules, outcome, _with_bonus(deal, raw))
    own = match_points(deal.rules, outcome, totals(of_kind(items, *_OWN), outcome))
    times = deal.times
    return _paid(
        deal,
        tuple(
            Item(what, side, points * times, rule)
            for side in outcome.sides
            for what, points, rule in (
                (What.TENS, own[side], "rounding"),
                (_GONE_OVER[len(raw) > 2], rounded[side] - own[side], "fail_to"),
            )
            if points
        ),
    )


_OWN = tuple(what for what in What if what not in (What.FAILED_DEAL, What.TRANSFERRED))
_GONE_OVER = {True: What.TRANSFERRED, False: What.FAILED_DEAL}


def _write_doubled(deal: _Judged, raw: int, kept: int = 0) -> Written:
    """A doubled deal of two sides: the raw points of the deal times the multiplier to its winner."""
    rules, outcome, winner = deal.rules, deal.outcome, deal.winner
    assert winner is not None
    once = match_points_alone(rules, outcome, raw)
    if rules.scoring.multiply_stage is MultiplyStage.RAW:
        whole = match_points_alone(rules, outcome, raw * deal.times + deal.bonus)
    else:
        whole = once * deal.times + match_points_alone(rules, outcome, deal.bonus)
    items = [
        Item(What.TENS if winner == outcome.taker else What.FAILED_DEAL, winner, once, "rounding"),
        Item(What.DOUBLED, winner, whole - once, "doubling"),
    ]
    if kept:
        items.append(Item(What.BELOTE, 1 - winner, match_points_alone(rules, outcome, kept), "belote_on_fail"))
    return _paid(deal, tuple(items))


def _write_held(deal: _Judged) -> Written:
    """A tie: the others score their own points, the takers' are held over; of a doubled deal, all points are."""
    rules, outcome, taker = deal.rules, deal.outcome, deal.outcome.taker
    if rules.scoring.tie is Tie.BONUS85:
        written, _ = _write_failed(deal)
        return written, added(by_side(outcome.held_in, outcome), taker, TIE_BONUS)
    own = _written_level(deal)
    hanging = _hanging(deal, own)
    items = (Item(What.TENS, side, points, "rounding") for side, points in own if points)
    written = (*items, Item(What.TENS, taker, hanging, "rounding"), Item(What.HELD_OVER, taker, -hanging, "tie"))
    return written, added(by_side(outcome.held_in, outcome), taker, hanging)


Rounded = Callable[[Ruleset, Outcome, int], int]


def _multiplied(deal: _Judged, raw: int, rounded: Rounded) -> int:
    """Match points of raw points times the multiplier, rounded before or after it as the rules say."""
    if deal.rules.scoring.multiply_stage is MultiplyStage.RAW:
        return rounded(deal.rules, deal.outcome, raw * deal.times)
    return rounded(deal.rules, deal.outcome, raw) * deal.times


def _written_level(deal: _Judged) -> tuple[tuple[int, int], ...]:
    """The others' score in a tie; doubled, nothing or their part multiplied (docs/rules/belot-bg.md, Scoring)."""
    if deal.times > 1 and deal.rules.scoring.doubled_tie is DoubledTie.ALL_HANGS:
        return ()
    return tuple((side, _multiplied(deal, deal.raw[side], match_points_level)) for side in opponents(deal.outcome))


def _hanging(deal: _Judged, own: tuple[tuple[int, int], ...]) -> int:
    """Match points held over: with two sides, those the others have not scored; with more, the takers' own."""
    if len(deal.raw) > 2 and own:
        return _multiplied(deal, deal.raw[deal.outcome.taker], match_points_alone)
    return _multiplied(deal, sum(deal.raw), match_points_alone) - sum(points for _, points in own)


def _write_half(deal: _Judged) -> Written:
    written = tuple(
        Item(What.TENS, side, match_points_level(deal.rules, deal.outcome, deal.raw[side]), "rounding")
        for side in opponents(deal.outcome)
    )
    return written, by_side(deal.outcome.held_in, deal.outcome)


def _write_replay(deal: _Judged) -> Written:
    return (), by_side(deal.outcome.held_in, deal.outcome)


WRITERS: Mapping[Result, Callable[[_Judged], Written]] = MappingProxyType(
    {
        Result.MADE: _write_made,
        Result.FAILED: _write_failed,
        Result.HELD: _write_held,
        Result.HALF: _write_half,
        Result.REPLAY: _write_replay,
    }
)


def _with_bonus(deal: _Judged, raw: tuple[int, ...]) -> tuple[int, ...]:
    """The raw points with the bonus of an earlier tie, added before rounding (docs/rules/bidding.md, Scoring)."""
    return raw if deal.winner is None else added(raw, deal.winner, deal.bonus)


def _paid(deal: _Judged, written: Items) -> Written:
    """The items with the match points held over from earlier deals (a bonus after a tie is already included)."""
    if deal.winner is None:
        return written, by_side(deal.outcome.held_in, deal.outcome)
    paid, held = pay_held(written, deal.outcome, deal.winner)
    return (written if deal.bonus else paid), held


def _capot(deal: _Judged) -> Items:
    """Match points for all the tricks, outside the comparison; without trumps they may be worth more."""
    side, scoring = deal.outcome.sweeper, deal.rules.scoring
    times = deal.times if scoring.capot_doubled else 1
    trumpless = deal.outcome.contract.denomination is Denomination.NO_TRUMP and scoring.capot_in_nt
    bonus = (scoring.capot_in_nt if trumpless else scoring.capot_bonus) * times
    name = "capot_in_nt" if trumpless else "capot_bonus"
    return () if side is None or not bonus else (Item(What.CAPOT, side, bonus, name),)


def _kirtik(deal: _Judged) -> Items:
    """Failed takers and sides without a trick pay once: kirtik (docs/rules/belot-bg.md, Where sources differ)."""
    scoring = deal.rules.scoring
    if not scoring.kirtik:
        return ()
    level = margin(deal.rules, deal.outcome, deal.compared) == 0
    inside = scoring.kirtik_on_tie if level else deal.result is Result.FAILED
    swept = deal.outcome.sweeper is not None
    return tuple(
        Item(What.PENALTY, side, -KIRTIK, "kirtik")
        for side in deal.outcome.sides
        if (inside and side == deal.outcome.taker) or (swept and side != deal.outcome.sweeper)
    )
