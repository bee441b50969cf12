"""What a profile keeps, made up for tests, with only what a test is about."""

from __future__ import annotations

import datetime

from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.practice import Day
from belote_desktop.profile.practice import State as Practised
from belote_desktop.profile.set_deals.set_results import Scored, Series, SetResult, daily_key

FIRST = datetime.date(2026, 11, 1)


def day(number: int) -> str:
    """A day, counted from 0 on the first of November."""
    return (FIRST + datetime.timedelta(number)).isoformat()


def daily(number: int, game: str = "classic", *, is_over: bool = True) -> SetResult:
    """The deal of a day."""
    key = daily_key(FIRST + datetime.timedelta(number), game)
    return SetResult(key, "code", game, day(number), own=Scored("human", (90, 72), 18) if is_over else None)


def eight(*leads: int, level: int = 10) -> tuple[Series, tuple[SetResult, ...]]:
    """A series against Club with the user's leads, in deals in each of which the level was ahead by `level`."""
    series = Series(1, "classic", "club", "7", day(0))
    deals = tuple(
        SetResult(
            series.key(place), "code", "classic", day(place), own=Scored("human", (lead, 0), lead),
            levels=(Scored("club", (level, 0), level),),
        )
        for place, lead in enumerate(leads, 1)
    )  # fmt: skip
    return series, deals


def practised(*right: int, storm: int = 0) -> Practised:
    """So many right answers on the days from the first on; no answer at all on a day with -1."""
    days = ((FIRST.toordinal() + number, Day(asked=max(0, count), right=max(0, count))) for number, count in
            enumerate(right))  # fmt: skip
    return Practised(days=tuple(days), records=(("classic", storm),) if storm else ())


def compared(*differences: int, on: int = 0) -> ComparedMatch:
    """A match whose deals were played so much better than Expert."""
    deals = tuple(ComparedDeal(number, 20 + more, 20) for number, more in enumerate(differences, 1))
    return ComparedMatch(f"match-{on}", 9, "classic", day(on), on, "club", "0.7.0", "1", None, deals, is_whole=True)
