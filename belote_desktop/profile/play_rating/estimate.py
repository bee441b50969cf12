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
WIDEST = 5 / 8
"""An interval that is wider in points than this part of the way from the first level to Expert is not useful. Chosen by
judgement. The width in points does not depend on where the player stands, so the intervals that name a level are right
as often as all are. Counted in levels some would be narrow by chance, as they are cut off at the ends of the scale."""
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
    `is_useful` says whether there are enough deals and the interval is narrow enough to name a level.
    """

    deals: int
    mean: float
    spread: float
    place: float | None = None
    low: float = 0.0
    high: float = 0.0
    is_open_below: bool = False
    is_open_above: bool = False
    is_useful: bool = False

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
    return estimate_of(count, fmean(differences), stdev(differences) / sqrt(count), scale)


def estimate_of(deals: int, mean: float, error: float, scale: Scale | None) -> Estimate:
    """The rating from the mean of so many differences and its standard error."""
    reach = quantile(deals)
    plain = Estimate(deals, mean, reach * error)
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
        is_useful=plain.deals >= LEAST and 2 * max(limits) <= WIDEST * (values[-1] - values[0]),
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
