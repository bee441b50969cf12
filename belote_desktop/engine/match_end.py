"""When a match ends, and who has won it. Source: rule file 01, Game end; file 23, Game end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import BeloteEndsGame, BothReach, NoFinish, Reach


@dataclass(frozen=True)
class Standing:
    """The match after a deal: totals, who took the deal and who won it, what is held over.

    `belote` are the points of belote in this deal by side; `played` counts the deals that were played out.
    """

    totals: tuple[int, ...]
    taker: int | None = None
    deal_winner: int | None = None
    capot: int | None = None
    belote: tuple[int, ...] = (0, 0)
    held: tuple[int, ...] = (0, 0)
    played: int = 0


@dataclass(frozen=True)
class Verdict:
    """`over`, and the winning side (None while it goes on and for a drawn match)."""

    over: bool
    winner: int | None = None


PLAY_ON = Verdict(False)


def verdict(rules: Ruleset, standing: Standing) -> Verdict:
    """Whether the match is over after a deal, and who has won."""
    if rules.match.deals:
        return _after_fixed_deals(rules, standing)
    if rules.match.no_finish is NoFinish.ON_CAPOT and standing.capot is not None:
        return PLAY_ON
    if rules.match.no_finish is NoFinish.WHILE_LITIGE and any(standing.held):
        return PLAY_ON
    arrived = [side for side in range(len(standing.totals)) if _arrived(rules, standing, side)]
    if len(arrived) > 1:
        return _BOTH[rules.match.both_reach](standing)
    return Verdict(True, arrived[0]) if arrived else PLAY_ON


def _after_fixed_deals(rules: Ruleset, standing: Standing) -> Verdict:
    """The highest total wins; what is held goes back to its owner; equal totals are a draw."""
    if standing.played < rules.match.deals:
        return PLAY_ON
    totals = [points + held for points, held in zip(standing.totals, standing.held, strict=True)]
    return _highest(totals, Verdict(True))


def _arrived(rules: Ruleset, standing: Standing, side: int) -> bool:
    points = standing.totals[side]
    swept = standing.capot is not None and standing.capot != side
    kind = rules.belote.belote_ends_game
    if kind is BeloteEndsGame.NEVER or (kind is BeloteEndsGame.NOT_WHEN_CAPOT and swept):
        points -= standing.belote[side]
    return points > rules.match.target if rules.match.reach is Reach.EXCEED else points >= rules.match.target


def _highest(totals: list[int], tied: Verdict) -> Verdict:
    best = max(totals)
    return Verdict(True, totals.index(best)) if totals.count(best) == 1 else tied


_BOTH: dict[BothReach, Callable[[Standing], Verdict]] = {
    BothReach.DRAW: lambda _: Verdict(True),
    BothReach.HIGHER: lambda standing: _highest(list(standing.totals), PLAY_ON),
    BothReach.EXTRA_DEAL: lambda _: PLAY_ON,
    BothReach.TAKER_WINS: lambda standing: Verdict(True, standing.taker),
    BothReach.LAST_DEAL_WINNER: lambda standing: (
        PLAY_ON if standing.deal_winner is None else Verdict(True, standing.deal_winner)
    ),
}
