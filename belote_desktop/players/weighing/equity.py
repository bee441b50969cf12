"""The value of a deal's score for the match: the chance of winning it, converted to points of the game.

The closed form: the odds are exp(k * lead / (R ** a + d)), where R is what the sides still need together. Its three
numbers were fitted to Contrée to 2000 by the authors of colver, on 88,272 standings of matches; other targets are
scaled to that one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp

from belote_desktop.engine.matches.between_deals import IDLE
from belote_desktop.engine.matches.end import Standing, Verdict, target_in_force, verdict
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Reach, Settlement, Tie
from belote_desktop.engine.score import Result, Score, What, total
from belote_desktop.engine.view import PublicResult, SeatView

STEEPNESS, BEND, FLOOR, FITTED_TARGET = 1.1, 0.8, 200, 2000
"""k, a and d of the closed form, and the target they were fitted to."""
DRAWN = 0.5
"""What a drawn match is worth: half a win, by symmetry."""
LEAST_SPREAD = 0.01
"""Chance times counter-chance counts at least so much: no decided match makes a point priceless. A round number; not
measured."""


@dataclass(frozen=True)
class Equity:
    """The match before a deal. Called with the marks of a deal by side, it tells what they are worth to one of them.

    The unit is a point of the game: where the match is open, a point more than the others is worth about 1; a point
    that wins or loses the match is worth many. Where the number of deals is fixed, the difference itself counts. Of
    three sides one compares itself with the mean of the others. `held` are points held over, `played` the deals played
    out so far, `target` the target in force.
    """

    rules: Ruleset
    totals: tuple[int, ...]
    held: tuple[int, ...]
    played: int
    target: int

    @classmethod
    def of(
        cls, rules: Ruleset, totals: Sequence[int], *, held: Sequence[int] = (), results: Sequence[PublicResult] = ()
    ) -> Equity:
        """The match at these totals; `results` are the deals before, which may have raised the target."""
        played = sum(result.score.result not in IDLE for result in results)
        target = target_in_force(rules, [result.totals for result in results])
        return cls(rules, tuple(totals), tuple(held) or (0,) * rules.side_count, played, target)

    @classmethod
    def of_view(cls, view: SeatView) -> Equity:
        """The match as everybody at the table knows it."""
        return cls.of(view.rules, view.totals, held=view.held, results=view.results)

    def __call__(self, marks: Sequence[int], side: int = 0) -> float:
        """What these marks of a deal are worth to a side, when nothing else is known of the deal."""
        return self.of_score(Score(Result.MADE, tuple(marks), held_out=self.held), side)

    def of_score(self, score: Score, side: int) -> float:
        """What a settled deal is worth to a side; the end of the match too, where it brings that."""
        after = tuple(before + gained for before, gained in zip(self.totals, score.points, strict=True))
        if not self.has_target and score.match_winner is None:
            return _lead(after, side) - _lead(self.totals, side)
        end = self._verdict(score, after)
        if not end.over:
            chance = self._chance(after, score.held_out, side)
        else:
            chance = DRAWN if end.winner is None else float(end.winner == side)
        before, slope = self._now[side]
        return (chance - before) / slope

    def chance(self, side: int = 0) -> float:
        """The chance of a side in the match as it stands: 0.5 where it has as much as the others."""
        return self._chance(self.totals, self.held, side)

    def chance_with(self, gained: float, side: int = 0) -> float:
        """The chance of a side in the match after a deal that is worth so much to it; 1 or 0 where that ends it."""
        before, slope = self._now[side]
        return before + gained * slope

    @property
    def has_target(self) -> bool:
        """Whether the match goes to a target; else its number of deals is fixed."""
        return bool(self.target) and not self.rules.match.deals

    def _verdict(self, score: Score, after: tuple[int, ...]) -> Verdict:
        """Whether the match is over after the deal, by the game's own rules."""
        if score.match_winner is not None:
            return Verdict(True, score.match_winner)
        if score.result in IDLE:
            return Verdict(False)
        said = tuple(item for item in score.written if item.what is What.BELOTE)
        belote = tuple(total(said, side) for side in range(len(after)))
        standing = Standing(
            after, score.taker, score.winner, score.capot, belote, score.held_out, self.played + 1, target=self.target
        )
        return verdict(self.rules, standing)

    def _chance(self, totals: Sequence[int], held: Sequence[int], side: int) -> float:
        return 1 / (1 + exp(-_lead(totals, side) / self._width(totals, held, side)))

    def _width(self, totals: Sequence[int], held: Sequence[int], side: int) -> float:
        """The lead that makes the odds e to 1; what is held over is as likely to become any side's."""
        unit = (self.target or FITTED_TARGET) / FITTED_TARGET
        goal = self.target + (self.rules.match.reach is Reach.EXCEED) - self._marks(sum(held)) / len(totals)
        needs = [max(goal - points, 0) / unit for points in totals]
        needed = needs[side] + (sum(needs) - needs[side]) / (len(needs) - 1)
        return float((needed**BEND + FLOOR) * unit / STEEPNESS)

    def _marks(self, held: int) -> float:
        """Points held over in the unit of the totals: the bonus after a tie is told before it is divided by ten."""
        scoring = self.rules.scoring
        raw = scoring.tie is Tie.BONUS85 and scoring.settlement is Settlement.MATCH_POINTS
        return held / 10 if raw else held

    @cached_property
    def _now(self) -> tuple[tuple[float, float], ...]:
        """The chance of each side where the match stands, and what a point more adds to it."""
        found = []
        for side in range(len(self.totals)):
            chance = self.chance(side)
            spread = max(chance * (1 - chance), LEAST_SPREAD)
            found.append((chance, spread / self._width(self.totals, self.held, side)))
        return tuple(found)


def _lead(totals: Sequence[int], side: int) -> float:
    """By how much a side is ahead of the mean of the others."""
    return totals[side] - (sum(totals) - totals[side]) / (len(totals) - 1)
