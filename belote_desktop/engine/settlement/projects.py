"""From a deal's outcome to an itemised score of Hokum and Sun. Source: docs/rules/baloot.md, Scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteOnFail, DoubledMade, ProjectTie, RaisedTie
from belote_desktop.engine.score import Item, Result, Score, What
from belote_desktop.engine.settlement.game_points import (
    HOKUM_POINTS,
    SUN_POINTS,
    GamePoints,
    game_points,
    in_game_points,
    is_sun,
    kaboot_points,
    raise_count,
    times,
    wins_match,
)
from belote_desktop.engine.settlement.items import totals
from belote_desktop.engine.settlement.outcome import Outcome

Items = tuple[Item, ...]


def settle_projects(rules: Ruleset, outcome: Outcome) -> Score:
    """The score of a deal of Hokum or Sun, in game points, for two sides."""
    if outcome.misplay:
        return _misplayed(rules, outcome)
    points = game_points(rules, outcome)
    counted = _counted(points, outcome)
    compared = _compared(rules, points)
    result = _result(rules, outcome, points, compared)
    winner = {Result.MADE: outcome.taker, Result.FAILED: 1 - outcome.taker}.get(result)
    written = _written(rules, outcome, points, winner)
    score = _score(outcome, result, written, counted, compared, winner)
    if winner is not None and wins_match(rules, outcome.contract):
        return _won_at_once(rules, outcome, winner, score)
    return score


def _written(rules: Ruleset, outcome: Outcome, points: GamePoints, winner: int | None) -> Items:
    if outcome.sweeper is not None:
        return _kaboot(rules, outcome, points, outcome.sweeper)
    plain_made = winner == outcome.taker and not raise_count(outcome.contract)
    return _counted(points, outcome) if winner is None or plain_made else _decided(rules, outcome, points, winner)


def _score(
    outcome: Outcome, result: Result, written: Items, counted: Items, compared: tuple[int, ...], winner: int | None
) -> Score:
    return Score(
        result,
        totals(written, outcome),
        counted,
        written,
        compared,
        held_out=outcome.held_in,
        capot=outcome.sweeper,
        taker=outcome.taker,
        winner=winner,
    )


def _counted(points: GamePoints, outcome: Outcome) -> Items:
    kinds = (
        (What.CARDS, points.cards, "cards"),
        (What.DECLARATIONS, points.projects, "declarations"),
        (What.BELOTE, points.belote, "belote"),
    )
    return tuple(
        Item(what, side, sides[side], rule) for what, sides, rule in kinds for side in outcome.sides if sides[side]
    )


def _compared(rules: Ruleset, points: GamePoints) -> tuple[int, ...]:
    """The game points that decide the contract (`contractCounts`)."""
    parts = [points.cards]
    if rules.declaration.declarations_help:
        parts.append(points.projects)
    if rules.belote.belote_helps_contract:
        parts.append(points.belote)
    return tuple(map(sum, zip(*parts, strict=True)))


def _result(rules: Ruleset, outcome: Outcome, points: GamePoints, compared: tuple[int, ...]) -> Result:
    """Made or failed: by all the tricks, by game points, or by the table for ties (section 15.4)."""
    taker, other = outcome.taker, 1 - outcome.taker
    if outcome.sweeper is not None:
        return Result.MADE if outcome.sweeper == taker else Result.FAILED
    if compared[taker] != compared[other]:
        return Result.MADE if compared[taker] > compared[other] else Result.FAILED
    if raise_count(outcome.contract) and rules.hokum_score.raised_tie is not RaisedTie.EXACT_POINTS:
        return _level_raised(rules, outcome)
    if points.exact[taker] != points.exact[other]:
        return Result.MADE if points.exact[taker] > points.exact[other] else Result.FAILED
    tie = rules.hokum_score.sun_tie if is_sun(outcome.contract) else rules.hokum_score.hokum_tie
    return Result.SHARED if tie is ProjectTie.SPLIT else Result.FAILED


def _level_raised(rules: Ruleset, outcome: Outcome) -> Result:
    """The result of a raised deal that is a tie; after an odd number of raises the opponents raised last."""
    opponents_last = raise_count(outcome.contract) % 2 == 1
    if opponents_last and rules.hokum_score.raised_tie is RaisedTie.LAST_RAISER_FAILS:
        return Result.MADE
    return Result.FAILED


def _decided(rules: Ruleset, outcome: Outcome, points: GamePoints, winner: int) -> Items:
    """The items of a deal that failed, or that was raised and made."""
    if winner == outcome.taker:
        return RAISED_MADE[rules.bid_score.doubled_made](rules, outcome, points)
    whole = _whole(points, winner, What.FAILED_DEAL, "fail_to")
    return (*_multiplied(rules, outcome, whole), *_failed_belote(rules, points, winner))


def _whole(points: GamePoints, winner: int, what: What, rule: str) -> Items:
    cards = Item(what, winner, sum(points.cards), rule)
    projects = sum(points.projects)
    return (cards, Item(What.DECLARATIONS, winner, projects, "declarations")) if projects else (cards,)


def _multiplied(rules: Ruleset, outcome: Outcome, items: Items) -> Items:
    """The items, and what the raises add for each side."""
    more = times(rules, outcome.contract) - 1
    added = (Item(What.DOUBLED, side, more * points, "doubling") for side, points in enumerate(totals(items, outcome)))
    return (*items, *(item for item in added if item.points))


def _belote(points: GamePoints) -> Items:
    return tuple(Item(What.BELOTE, side, worth, "belote") for side, worth in enumerate(points.belote) if worth)


def _failed_belote(rules: Ruleset, points: GamePoints, winner: int) -> Items:
    """Belote of a failed contract: the winner's, its owner's, or the loser's lost."""
    fate = rules.belote.belote_on_fail
    if fate is BeloteOnFail.TAKEN:
        return tuple(Item(What.BELOTE, winner, item.points, "belote_on_fail") for item in _belote(points))
    return tuple(item for item in _belote(points) if fate is BeloteOnFail.KEPT or item.side == winner)


def _takers_take_all(rules: Ruleset, outcome: Outcome, points: GamePoints) -> Items:
    whole = _whole(points, outcome.taker, What.CARDS, "doubled_made")
    return (*_multiplied(rules, outcome, whole), *_belote(points))


def _each_multiplied(rules: Ruleset, outcome: Outcome, points: GamePoints) -> Items:
    own = tuple(item for item in _counted(points, outcome) if item.what is not What.BELOTE)
    return (*_multiplied(rules, outcome, own), *_belote(points))


def _each_own(_rules: Ruleset, outcome: Outcome, points: GamePoints) -> Items:
    return _counted(points, outcome)


RAISED_MADE: Mapping[DoubledMade, Callable[[Ruleset, Outcome, GamePoints], Items]] = MappingProxyType(
    {
        DoubledMade.WINNER_TAKES_ALL: _takers_take_all,
        DoubledMade.EACH_MULTIPLIED: _each_multiplied,
        DoubledMade.EACH_OWN: _each_own,
    }
)
"""What the sides write of a raised deal that was made; belote is its owner's and never multiplied."""


def _kaboot(rules: Ruleset, outcome: Outcome, points: GamePoints, sweeper: int) -> Items:
    """All the tricks: their own value, every project credited and belote, even the other side's (section 14)."""
    projects = sum(points.projects) if rules.hokum_score.kaboot_projects else 0
    whole: Items = (Item(What.CAPOT, sweeper, kaboot_points(rules, outcome), "kaboot"),)
    if projects:
        whole = (*whole, Item(What.DECLARATIONS, sweeper, projects, "kaboot_projects"))
    if rules.hokum_score.kaboot_raise:
        whole = _multiplied(rules, outcome, whole)
    return (*whole, *(Item(What.BELOTE, sweeper, item.points, "kaboot") for item in _belote(points)))


def _won_at_once(rules: Ruleset, outcome: Outcome, winner: int, score: Score) -> Score:
    """Gahwa: the match is won; the target is the book value, projects and belote are ignored (section 15.5)."""
    written = (Item(What.MATCH, winner, rules.match.target, "gahwa"),)
    return replace(
        score,
        result=Result.WON_AT_ONCE,
        points=totals(written, outcome),
        written=written,
        winner=winner,
        match_winner=winner,
    )


def _misplayed(rules: Ruleset, outcome: Outcome) -> Score:
    """Qaid: all game points of the cards, raised, and their own projects, unraised, to the other side (section 18)."""
    if len(outcome.misplay) > 1:
        return replace(_score(outcome, Result.MISPLAY, (), (), (), None), same_dealer=True)
    winner = 1 - outcome.misplay[0]
    if wins_match(rules, outcome.contract):
        return _won_at_once(rules, outcome, winner, _score(outcome, Result.MISPLAY, (), (), (), winner))
    cards = Item(What.MISPLAY, winner, SUN_POINTS if is_sun(outcome.contract) else HOKUM_POINTS, "misplay")
    own = in_game_points(outcome.contract, outcome.declared[winner])
    projects = (Item(What.DECLARATIONS, winner, own, "misplay"),) if own else ()
    written = (*_multiplied(rules, outcome, (cards,)), *projects)
    return _score(outcome, Result.MISPLAY, written, (), (), winner)
