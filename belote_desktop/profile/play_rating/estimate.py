"""A rating with its interval, from the differences to Expert deal by deal and the scale of the levels.

The mean of the differences and its error come from the deals. A place on the scale, from 0 for its first level to the
number of its last, is inside the interval if a player of that strength could well have got that mean: if the two do
not differ by more than the errors of both allow, of the deals and of the scale. This needs no formula for the slope of
the scale, where an error is hard to say. docs/rating.md has the trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from belote_desktop.profile.play_rating.scale import Scale

LEAST = 50
"""With fewer deals nothing is told: deals differ so much that their spread is not known sooner."""
WIDEST = 2.5
"""An interval that covers more levels than that is too wide to be useful: it leaves out less than half of the way from
Beginner to Expert, which is 4. Chosen by judgement."""
MOST = 800
"""The rating is that of the last so many deals, so that it can follow a player who learns."""
POINTS = 12
"""A curve has so many points at most."""
Z = 1.96
"""Standard deviations on each side of a 95 % interval."""
FINENESS = 100
"""In how many places the way from one level to the next is divided to look for the ends of the interval."""


@dataclass(frozen=True)
class Estimate:
    """The rating after some deals.

    `mean` is what the player got more a deal than Expert, `spread` how far its 95 % interval reaches to each side.
    `place` is the place on the scale, `low` and `high` are the ends of its 95 % interval; None without a scale. At the
    ends of the scale the interval is open: the player may be weaker than its first level, or stronger than Expert.
    """

    deals: int
    mean: float
    spread: float
    place: float | None = None
    low: float = 0.0
    high: float = 0.0
    is_open_below: bool = False
    is_open_above: bool = False

    @property
    def is_useful(self) -> bool:
        """Whether the interval says something about the level."""
        return self.place is not None and self.deals >= LEAST and self.high - self.low <= WIDEST

    def covers(self, place: float) -> bool:
        """Whether a place on the scale lies within the interval."""
        return self.low <= place <= self.high


def quantile(deals: int) -> float:
    """How many standard errors a 95 % interval reaches to each side: Student’s, to the first order in 1/deals."""
    return Z + (Z**3 + Z) / (4 * (deals - 1))


def estimate(differences: Sequence[int], scale: Scale | None) -> Estimate | None:
    """The rating from these deals; None for fewer than two, which have no spread."""
    count = len(differences)
    if count < 2:
        return None
    mean, error, reach = fmean(differences), stdev(differences) / sqrt(count), quantile(count)
    plain = Estimate(count, mean, reach * error)
    return plain if scale is None or not scale.is_usable else _placed(plain, error, reach, scale)


def _placed(plain: Estimate, error: float, reach: float, scale: Scale) -> Estimate:
    """The same with its place on a scale."""
    mean, means = plain.mean, scale.means()
    places = [number / FINENESS for number in range(FINENESS * (len(means) - 1) + 1)]
    values = [_between(means, place) for place in places]
    limits = [reach * sqrt(error**2 + _between([mark.error for mark in scale.marks], place) ** 2) for place in places]
    nearest = min(abs(value - mean) for value in values)
    likely = [place for place, value in zip(places, values, strict=True) if abs(value - mean) <= nearest]
    rows = zip(places, values, limits, strict=True)
    inside = [place for place, value, limit in rows if abs(value - mean) <= limit] + likely
    return Estimate(
        plain.deals,
        mean,
        plain.spread,
        place=(likely[0] + likely[-1]) / 2,
        low=min(inside),
        high=max(inside),
        is_open_below=mean - limits[0] < values[0],
        is_open_above=mean + limits[-1] > values[-1],
    )


def _between(values: Sequence[float], place: float) -> float:
    """The value at a place, in a straight line between its neighbours."""
    first = min(int(place), len(values) - 2)
    part = place - first
    return (1 - part) * values[first] + part * values[first + 1]


def curve(differences: Sequence[int], scale: Scale | None) -> tuple[Estimate, ...]:
    """The rating as it was after more and more deals, the last as it is now; empty before LEAST deals."""
    count = len(differences)
    if count < LEAST:
        return ()
    steps = min(POINTS, count // LEAST)
    ends = [round(count * step / steps) for step in range(1, steps + 1)]
    found = (estimate(differences[max(0, end - MOST) : end], scale) for end in ends)
    return tuple(each for each in found if each is not None)
