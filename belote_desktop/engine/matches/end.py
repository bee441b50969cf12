"""The end of a match: whether it is over, and the winning side. Source: docs/rules, End of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteEndsGame, BothReach, NoFinish, Reach


@dataclass(frozen=True)
class Standing:
    """The match after a deal: totals, who took the deal and who won it, what is held over.

    `belote` are the points of belote in this deal by side; `played` counts the deals that were played out.
    `match_winner` is the side that won the whole match with this deal, whatever the totals say. `target` is the target
    in force, where earlier deals have raised it (`target_in_force`); None for the ruleset's.
    """

    totals: tuple[int, ...]
    taker: int | None = None
    deal_winner: int | None = None
    capot: int | None = None
    belote: tuple[int, ...] = (0, 0)
    held: tuple[int, ...] = (0, 0)
    played: int = 0
    match_winner: int | None = None
    target: int | None = None


@dataclass(frozen=True)
class Verdict:
    """`over`, and the winning side (None while it goes on and for a drawn match)."""

    over: bool
    winner: int | None = None


PLAY_ON = Verdict(False)
DRAWN = Verdict(True)


def verdict(rules: Ruleset, standing: Standing) -> Verdict:
    """Whether the match is over after a deal, and who has won."""
    if standing.match_winner is not None:
        return Verdict(True, standing.match_winner)
    if rules.match.deals:
        return _after_fixed_deals(rules, standing)
    if _is_forbidden(rules, standing):
        return PLAY_ON
    arrived = tuple(side for side in range(len(standing.totals)) if _arrived(rules, standing, side))
    if len(arrived) > 1:
        return BOTH_REACH[rules.match.both_reach](standing, arrived)
    return Verdict(True, arrived[0]) if arrived else PLAY_ON


def target_in_force(rules: Ruleset, earlier: Sequence[tuple[int, ...]]) -> int:
    """The target after these totals of earlier deals, in order.

    It is raised step by step while several sides have reached it together (docs/rules/moldovan.md, End of the match).
    """
    target = rules.match.target
    if rules.match.both_reach is not BothReach.RAISE_TARGET or rules.match.deals:
        return target
    for totals in earlier:
        while sum(_is_there(rules, points, target) for points in totals) > 1:
            target += rules.match.target_step
    return target


def _after_fixed_deals(rules: Ruleset, standing: Standing) -> Verdict:
    """The highest total wins, what is held goes back to its owner; equal totals draw, or one more deal decides."""
    if standing.played < rules.match.deals:
        return PLAY_ON
    totals = [points + held for points, held in zip(standing.totals, _held(standing), strict=True)]
    return decided(totals, PLAY_ON if rules.match.both_reach is BothReach.EXTRA_DEAL else DRAWN)


def _held(standing: Standing) -> tuple[int, ...]:
    """The points held over by side; zeros if none were given."""
    count = len(standing.totals)
    return standing.held if len(standing.held) == count else (0,) * count


def _is_forbidden(rules: Ruleset, standing: Standing) -> bool:
    """Whether the match may not end with this deal."""
    swept, waiting = standing.capot is not None, any(standing.held)
    return {
        NoFinish.NONE: False,
        NoFinish.ON_CAPOT: swept,
        NoFinish.WHILE_LITIGE: waiting,
        NoFinish.ON_CAPOT_OR_HELD: swept or waiting,
    }[rules.match.no_finish]


def _arrived(rules: Ruleset, standing: Standing, side: int) -> bool:
    points = standing.totals[side]
    swept = standing.capot is not None and standing.capot != side
    kind = rules.belote.belote_ends_game
    if kind is BeloteEndsGame.NEVER or (kind is BeloteEndsGame.NOT_WHEN_CAPOT and swept):
        points -= standing.belote[side] if side < len(standing.belote) else 0
    return _is_there(rules, points, rules.match.target if standing.target is None else standing.target)


def _is_there(rules: Ruleset, points: int, target: int) -> bool:
    return points > target if rules.match.reach is Reach.EXCEED else points >= target


def decided(totals: Sequence[int], tied: Verdict = DRAWN) -> Verdict:
    """The match is over and the highest total has won; `tied` if several sides have it."""
    best = max(totals)
    return Verdict(True, totals.index(best)) if totals.count(best) == 1 else tied


def _chosen(standing: Standing, arrived: tuple[int, ...], side: int | None) -> Verdict:
    """This side wins if it reached the target, else the highest of those that did; for None the match goes on."""
    if side is None:
        return PLAY_ON
    return Verdict(True, side) if side in arrived else decided(standing.totals, PLAY_ON)


def _highest_or(standing: Standing, arrived: tuple[int, ...], side: int | None) -> Verdict:
    """The highest total wins; of several equal ones, this side's if it is one of them, else one more deal is played."""
    best = max(standing.totals[one] for one in arrived)
    level = [one for one in arrived if standing.totals[one] == best]
    if len(level) > 1:
        return Verdict(True, side) if side in level else PLAY_ON
    return Verdict(True, level[0])


BOTH_REACH: Mapping[BothReach, Callable[[Standing, tuple[int, ...]], Verdict]] = MappingProxyType(
    {
        BothReach.DRAW: lambda _standing, _arrived: DRAWN,
        BothReach.HIGHER: lambda standing, _arrived: decided(standing.totals, PLAY_ON),
        BothReach.EXTRA_DEAL: lambda _standing, _arrived: PLAY_ON,
        BothReach.RAISE_TARGET: lambda _standing, _arrived: PLAY_ON,
        BothReach.TAKER_WINS: lambda standing, arrived: _chosen(standing, arrived, standing.taker),
        BothReach.LAST_DEAL_WINNER: lambda standing, arrived: _chosen(standing, arrived, standing.deal_winner),
        BothReach.HIGHER_OR_LAST: lambda standing, arrived: _highest_or(standing, arrived, standing.deal_winner),
        BothReach.HIGHER_OR_TAKER: lambda standing, arrived: _highest_or(standing, arrived, standing.taker),
        BothReach.HIGHER_OR_DRAW: lambda standing, _arrived: decided(standing.totals, DRAWN),
    }
)
"""What happens when several sides have reached the target: (the match, the sides) -> the verdict."""
