"""The sums of many matches, as pure functions of their figures. Matches that do not count are left out of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import sqrt

from belote_desktop.engine.score import Result
from belote_desktop.profile.figures.filters import level_against, partners_of
from belote_desktop.profile.figures.match_figures import CAPOT, DealFigures, MatchFigures

MOST_SPELLS, LEAST_IN_SPELL = 12, 10
"""A plot over time has at most so many points, each of at least so many deals."""
LEAST_IN_PLOT = 2 * LEAST_IN_SPELL
"""So many deals make a line."""
BARS = 12
"""The most bars of a histogram; half of them on each side of zero."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
"""The widths a bar may have, in points."""
Z = 1.96
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class Share:
    """How many of a number of things went well; `key` says of which kind they were."""

    key: str
    whole: int
    well: int

    @property
    def percent(self) -> int:
        """The share, in percent."""
        return round(100 * self.well / self.whole) if self.whole else 0

    @property
    def interval(self) -> tuple[float, float]:
        """The limits of the 95 % interval by Wilson's formula, from 0 to 1."""
        if not self.whole:
            return 0.0, 1.0
        count, share = self.whole, self.well / self.whole
        middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
        spread = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
        return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(frozen=True)
class Streaks:
    """Matches won or lost in a row: the latest (negative if they were lost), and the longest of each. A draw ends a
    streak.
    """

    latest: int = 0
    won: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Totals:
    """The counts of matches and deals for the user's side. `own` and `own_made` count contracts the user took alone."""

    matches: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    deals: int = 0
    taken: Share = Share("", 0, 0)
    defended: Share = Share("", 0, 0)
    own: Share = Share("", 0, 0)
    capots: int = 0
    capots_against: int = 0
    belotes: int = 0
    belotes_against: int = 0
    hints: int = 0


def counted(matches: Iterable[MatchFigures]) -> tuple[MatchFigures, ...]:
    """The matches that count, the earliest first."""
    found = (figures for figures in matches if figures.counts)
    return tuple(sorted(found, key=lambda figures: (figures.ended, figures.date, figures.id)))


def _deals(matches: Iterable[MatchFigures]) -> Iterator[tuple[MatchFigures, DealFigures]]:
    return ((figures, deal) for figures in matches for deal in figures.played)


def totals_of(matches: Sequence[MatchFigures]) -> Totals:
    """The counts of matches that count."""
    deals = list(_deals(matches))
    ours = [deal for figures, deal in deals if deal.taker == figures.side]
    own = [deal for figures, deal in deals if deal.declarer is not None and deal.declarer == figures.seat]
    theirs = [deal for figures, deal in deals if deal.taker != figures.side]
    return Totals(
        matches=len(matches),
        won=sum(figures.is_won for figures in matches),
        lost=sum(figures.is_lost for figures in matches),
        drawn=sum(not figures.is_won and not figures.is_lost for figures in matches),
        deals=len(deals),
        taken=_share("", ours, _is_made),
        defended=_share("", theirs, lambda deal: deal.result is Result.FAILED),
        own=_share("", own, _is_made),
        capots=sum(deal.capot == figures.side for figures, deal in deals),
        capots_against=sum(deal.capot not in (None, figures.side) for figures, deal in deals),
        belotes=sum(figures.side in deal.belotes for figures, deal in deals),
        belotes_against=sum(bool(set(deal.belotes) - {figures.side}) for figures, deal in deals),
        hints=sum(figures.hints for figures in matches),
    )


def streaks_of(matches: Sequence[MatchFigures]) -> Streaks:
    """The streaks in matches that count, the earliest first."""
    ends = [1 if figures.is_won else -1 if figures.is_lost else 0 for figures in matches]
    runs = [(end, sum(1 for _ in run)) for end, run in groupby(ends)]
    latest = runs[-1][0] * runs[-1][1] if runs else 0
    return Streaks(latest, *(max((count for end, count in runs if end == kind), default=0) for kind in (1, -1)))


def by_trump(matches: Iterable[MatchFigures]) -> tuple[Share, ...]:
    """The contracts the user's side took, and those made, by denomination, the most frequent first."""
    found = _grouped((deal.trump, _is_made(deal)) for deal in _own_contracts(matches))
    return tuple(sorted(found, key=lambda share: -share.whole))


def by_bid(matches: Iterable[MatchFigures]) -> tuple[Share, ...]:
    """The same by what was bid, the lowest first; empty in games without bids."""
    found = _grouped((deal.bid, _is_made(deal)) for deal in _own_contracts(matches))
    return tuple(sorted(found, key=lambda share: (share.key == CAPOT, len(share.key), share.key)))


def by_partner(matches: Iterable[MatchFigures]) -> tuple[Share, ...]:
    """The matches, and those won, by partner, the most frequent first."""
    found = _grouped((name, figures.is_won) for figures in matches for name in partners_of(figures))
    return tuple(sorted(found, key=lambda share: -share.whole))


def by_level(matches: Iterable[MatchFigures]) -> tuple[Share, ...]:
    """The matches, and those won, by the level of the opponents."""
    return _grouped((level_against(figures), figures.is_won) for figures in matches)


def by_game(matches: Iterable[MatchFigures]) -> tuple[Share, ...]:
    """The matches, and those won, by game, the most frequent first."""
    found = _grouped((figures.variant, figures.is_won) for figures in matches)
    return tuple(sorted(found, key=lambda share: -share.whole))


def over_time(matches: Sequence[MatchFigures]) -> tuple[Share, ...]:
    """The decided deals, and those the user's side won, in equal spells from the earliest to the latest.

    The key of a spell is the day its first match began. Empty if there are too few deals.
    """
    decided = [
        (figures.date, deal.winner == figures.side) for figures, deal in _deals(matches) if deal.winner is not None
    ]
    count = min(MOST_SPELLS, len(decided) // LEAST_IN_SPELL) if len(decided) >= LEAST_IN_PLOT else 0
    edges = [round(place * len(decided) / count) for place in range(count + 1)] if count else [0]
    spells = (decided[start:end] for start, end in pairwise(edges))
    return tuple(Share(spell[0][0], len(spell), sum(won for _, won in spell)) for spell in spells)


@dataclass(frozen=True)
class Bar:
    """The number of deals with a result from `low` to `high`, both included."""

    low: int
    high: int
    count: int


def differences(matches: Iterable[MatchFigures]) -> tuple[int, ...]:
    """By how many points the user's side did better, deal by deal, where the points are known."""
    return tuple(figures.difference(deal) for figures, deal in _deals(matches) if figures.kinds)


@dataclass(frozen=True)
class Points:
    """The mean points of a deal: those of the user's side, and those of the best other side."""

    ours: float
    theirs: float

    @property
    def difference(self) -> float:
        """By how much the user's side is ahead on average."""
        return self.ours - self.theirs


def points_of(matches: Iterable[MatchFigures]) -> Points | None:
    """The mean points of a deal, where the points are known; the matches should be of one game."""
    deals = [
        (deal.points[figures.side], figures.difference(deal)) for figures, deal in _deals(matches) if figures.kinds
    ]
    if not deals:
        return None
    ours = sum(points for points, _ in deals) / len(deals)
    return Points(ours, ours - sum(ahead for _, ahead in deals) / len(deals))


def histogram(values: Sequence[int]) -> tuple[Bar, ...]:
    """How often results occur, in bars of a round width, as many below zero as above; empty if there are none."""
    if not values:
        return ()
    furthest, half = max(abs(value) + (value >= 0) for value in values), BARS // 2
    width = next((step for step in STEPS if step * half >= furthest), -(-furthest // half))
    most = max(1, -(-furthest // width))
    counts = Counter(value // width for value in values)
    return tuple(Bar(place * width, (place + 1) * width - 1, counts[place]) for place in range(-most, most))


def _own_contracts(matches: Iterable[MatchFigures]) -> Iterator[DealFigures]:
    return (deal for figures, deal in _deals(matches) if deal.taker == figures.side)


def _is_made(deal: DealFigures) -> bool:
    return deal.result is Result.MADE


def _share(key: str, deals: Sequence[DealFigures], is_well: Callable[[DealFigures], bool]) -> Share:
    return Share(key, len(deals), sum(map(is_well, deals)))


def _grouped(found: Iterable[tuple[str, bool]]) -> tuple[Share, ...]:
    """The shares by key, in the order of first appearance; what has no key is left out."""
    whole: Counter[str] = Counter()
    well: Counter[str] = Counter()
    for key, good in found:
        whole[key] += 1
        well[key] += good
    return tuple(Share(key, whole[key], well[key]) for key in whole if key)
