"""Eight deals in a row against a level with the same cards: which deals, how they stand, and who is ahead."""

from __future__ import annotations

import datetime
import secrets
from dataclasses import dataclass

from belote_desktop import variants
from belote_desktop.duplicate import SetDeal, code_of
from belote_desktop.models.daily.set_deals import others_of, updated
from belote_desktop.models.next_shuffle import SEED_BITS
from belote_desktop.profile import Profile
from belote_desktop.profile.set_deals.set_results import EIGHT, Series, SetResult


@dataclass(frozen=True)
class Standing:
    """A series as it stands: its deals in order, and the leads of the user and of the level over the deals that both
    have played.
    """

    series: Series
    deals: tuple[SetResult, ...]

    @property
    def own(self) -> int:
        """The user's points ahead, in the deals that the level has played too."""
        return sum(each.own.lead for each in self._both if each.own is not None)

    @property
    def theirs(self) -> int:
        """The level's points ahead in the same deals."""
        scores = (each.score_of(self.series.level) for each in self._both)
        return sum(score.lead for score in scores if score is not None)

    @property
    def _both(self) -> tuple[SetResult, ...]:
        return tuple(each for each in self.deals if each.own and each.score_of(self.series.level))

    @property
    def place(self) -> int | None:
        """The deal to play next, counted from 1; None if all are over."""
        return next((place for place, each in enumerate(self.deals, 1) if each.own is None), None)

    @property
    def is_decided(self) -> bool:
        """Whether both have played all deals."""
        return len(self._both) == EIGHT


def begun(profile: Profile, game: str, level: str, today: datetime.date) -> Series:
    """A new series in a registered game. Its deals come from the system's randomness. Raises SaveFailed."""
    return profile.set_deals.begin_series(game, level, str(secrets.randbits(SEED_BITS)), today.isoformat())


def deal_of(series: Series, place: int) -> SetDeal:
    """A deal of a series, counted from 1."""
    return SetDeal.drawn(variants.get(series.game), int(series.seed), f"eight deals/{place}")


def standing(profile: Profile, series: Series) -> Standing:
    """How a series stands. Raises SaveFailed if a new score cannot be written."""
    return Standing(series, tuple(updated(profile, _wanted(series, place)) for place in range(1, EIGHT + 1)))


def _wanted(series: Series, place: int) -> SetResult:
    deal = deal_of(series, place)
    return SetResult(series.key(place), code_of(deal), series.game, series.day, others=others_of(deal.rules))
