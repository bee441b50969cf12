"""The compared deals of all matches, put together by game and by the figures of the levels they were made with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.play_rating.estimate import MOST, Estimate, curve, estimate
from belote_desktop.profile.play_rating.scale import Scale


@dataclass(frozen=True)
class RatedDeal:
    """A compared deal, and the match it belongs to: the name of its record and the day it began."""

    match_id: str
    date: str
    deal: ComparedDeal


@dataclass(frozen=True)
class Rated:
    """The deals of a game on one scale, the earliest first. Without a scale they have the `version` in common."""

    game: str
    version: str
    scale: Scale | None
    deals: tuple[RatedDeal, ...]

    @cached_property
    def estimate(self) -> Estimate | None:
        """The rating of today; None for fewer than two deals."""
        return estimate([each.deal.difference for each in self.latest], self.scale)

    @cached_property
    def curve(self) -> tuple[Estimate, ...]:
        """The rating as it was after more and more deals."""
        return curve([each.deal.difference for each in self.deals], self.scale)

    @property
    def latest(self) -> tuple[RatedDeal, ...]:
        """The deals that the rating of today is made from."""
        return self.deals[-MOST:]

    def best(self, count: int) -> tuple[RatedDeal, ...]:
        """The deals where most was gained on Expert, and something was."""
        found = [each for each in self.latest if each.deal.difference > 0]
        return tuple(sorted(found, key=lambda each: -each.deal.difference)[:count])

    def worst(self, count: int) -> tuple[RatedDeal, ...]:
        """The deals where most was lost, and something was."""
        found = [each for each in self.latest if each.deal.difference < 0]
        return tuple(sorted(found, key=lambda each: each.deal.difference)[:count])


def rated(matches: Iterable[ComparedMatch]) -> tuple[Rated, ...]:
    """The ratings that the matches make, given in the order in which they ended: those on a scale first, and of these
    the one of the latest match first. Deals on different scales are never put together.
    """
    found: dict[tuple[str, str, Scale | None], list[RatedDeal]] = {}
    for match in matches:
        if not match.deals:
            continue
        key = (match.game, match.version if match.scale is None else match.scale.version, match.scale)
        deals = found.pop(key, [])
        found[key] = [*deals, *(RatedDeal(match.id, match.date, deal) for deal in match.deals)]
    made = [Rated(*key, tuple(deals)) for key, deals in reversed(found.items())]
    return tuple(sorted(made, key=lambda each: each.scale is None))
