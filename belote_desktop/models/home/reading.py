"""Reads what the home page shows from a profile: at once what the first paint needs, the rest in small steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from belote_desktop.models.home.home import DealToday, Home, NextLesson, PracticeToday, Results
from belote_desktop.models.preferences import Preferences
from belote_desktop.profile import Profile
from belote_desktop.variants import GameShelf
from belote_desktop.variants.homelands import suggested_game

if TYPE_CHECKING:
    from belote_desktop.models.home.waiting_matches import MatchSummary

LATEST = 14
"""Of so many matches the course is shown (art/pages, picture 02)."""


def home_at(profile: Profile, preferences: Preferences, now: datetime, locales: Sequence[str]) -> Home:
    """What home shows at a time, on a system with these locales, as far as the first paint needs it."""
    from belote_desktop.models.games.recent_games import recent_games

    shelf = profile.own_games.shelf()
    games = tuple(game for game in recent_games(preferences) if _is_on(shelf, game))
    has_learned = profile.directories.progress.exists()  # written with the first step of a lesson
    is_first = not games and not profile.saves.all() and not has_learned
    return Home(
        name=str(preferences.value("player_name")), now=now, game=(*games, suggested_game(locales))[0],
        games=games, is_first=is_first, match=next(waiting(profile), None),
    )  # fmt: skip


def waiting(profile: Profile) -> Iterator[MatchSummary]:
    """The unfinished matches as their records tell them, newest first, each read when it is asked for."""
    for saved in profile.saves.waiting():
        from belote_desktop.models.home.waiting_matches import unfolded  # not needed where no match waits

        told = unfolded(profile.saves, saved)
        if told is not None:
            yield told


def waiting_to_review(profile: Profile) -> MatchSummary | None:
    """The unfinished match that home shows, if a deal of it is over."""
    from belote_desktop.records.standing import standing

    told = next(waiting(profile), None)
    record = None if told is None else told.record
    return told if record is not None and standing(record.entries).totals is not None else None


def _is_on(shelf: GameShelf, game: str) -> bool:
    return any(game == variant.id for variant in shelf.all())


def completed(home: Home, profile: Profile) -> Iterator[Home]:
    """The same with what is slow to read, one part more at each step; but for the lesson (`next_lesson`)."""
    home = replace(home, practice=practice_of(profile, home.game, home.now.toordinal()))
    yield home
    home = replace(home, deal=deal_of(profile, home.game, home.now.date()))
    yield home
    unfinished = sum(1 for _ in profile.saves.waiting())
    home = replace(home, more=max(0, unfinished - 1))
    yield home
    yield replace(home, results=results_of(profile))


def practice_of(profile: Profile, game: str, today: int) -> PracticeToday:
    """The practice of a day (`date.toordinal()`), with the daily drill of a game."""
    from belote_desktop.profile.practice import day_of, due, streak

    state = profile.practice.state
    return PracticeToday(game in day_of(state, today).daily, streak(state, today), len(due(state, today)))


def deal_of(profile: Profile, game: str, today: date) -> DealToday:
    """The deal of the day in a game, or in the one that a game of the user's own is based on."""
    from belote_desktop.profile.set_deals.set_results import days_in_a_row, played_days

    played = played_days(profile.set_deals.state.deals, profile.own_games.shelf().base(game))
    result = played.get(today.isoformat())
    own = None if result is None else result.own
    return DealToday(None if own is None else own.lead, days_in_a_row(played, today))


def results_of(profile: Profile) -> Results:
    """The user's matches in all games."""
    tally = profile.statistics.tally()
    latest = profile.statistics.latest(LATEST)
    return Results(tally.matches, tally.won, tally.deals, tally.taken, tally.made, latest)


def next_lesson(profile: Profile, games: Sequence[str]) -> NextLesson:
    """The first lesson not done of the first game with one; if all are done, the whole course of the first game.

    The lessons of a game take a tenth of a second to make: call it in a thread.
    """
    first, *others = (_course(profile, game) for game in dict.fromkeys(games))
    return next((each for each in (first, *others) if each.place is not None), first)


def _course(profile: Profile, game: str) -> NextLesson:
    from belote_desktop.coach.lessons import course

    lessons = course(profile.own_games.shelf().rules(game))
    done = tuple(profile.progress.of(game, lesson.id).is_done for lesson in lessons)
    place = done.index(False) if False in done else None
    return NextLesson(game, done, place, None if place is None else lessons[place].title)
