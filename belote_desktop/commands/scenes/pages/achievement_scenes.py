"""Scenes of the achievements: some reached and some begun, and a profile without any."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from belote_desktop import variants
from belote_desktop.coach.lessons import outline
from belote_desktop.commands.scenes.pages.history_scenes import NOW
from belote_desktop.commands.scenes.stage import NAMES, Scene, Stage
from belote_desktop.engine.score import Result
from belote_desktop.profile import Profile
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures
from belote_desktop.profile.practice import Day, State
from belote_desktop.profile.progress import GUIDED
from belote_desktop.profile.set_deals.set_results import Scored, SetResult, daily_key

MATCHES, DAYS, ANSWERS = 14, 23, 7
"""How many matches were played, on how many days the deal of the day, and the right answers of each of these days."""
TODAY = NOW.date()


def _deals() -> Iterator[DealFigures]:
    """Deals of a match that was behind after half of them."""
    yield DealFigures(1, Result.MADE, (0, 252), (0, 252), 1, 1, "D", winner=1, capot=1)
    yield DealFigures(2, Result.MADE, (82, 80), (82, 332), 0, 0, "H", winner=0, spare=0)
    yield DealFigures(3, Result.FAILED, (162, 0), (244, 332), 1, 3, "C", winner=0, spare=-4)
    yield DealFigures(4, Result.MADE, (262, 0), (506, 332), 0, 0, "S", winner=0, capot=0, spare=180)


def _match(number: int) -> MatchFigures:
    day = TODAY - timedelta(3 * (MATCHES - number))
    return MatchFigures(
        f"match-{number}", "classic", 0, (506, 332), 0, tuple(_deals()), day.isoformat(), 1_700_000_000 + number,
        NAMES[:4], ("human", *("club",) * 3), (0, 1, 0, 1), 0, hints=number % 2,
    )  # fmt: skip


def _daily(day: date) -> SetResult:
    return SetResult(daily_key(day, "classic"), "", "classic", day.isoformat(), own=Scored("human", (90, 72), 18))


def _fill(profile: Profile) -> None:
    for number in range(MATCHES):
        profile.statistics.keep(_match(number))
    profile.progress.keep("classic", GUIDED, 5, is_done=True)
    for lesson in outline(variants.get("classic")).rules[:-2]:
        profile.progress.keep("classic", lesson, 1, is_done=True)
    for number in range(DAYS):
        profile.set_deals.keep(_daily(TODAY - timedelta(number + number // 5)))
    first = TODAY.toordinal() - DAYS
    days = tuple((first + number, Day(ANSWERS + 1, ANSWERS)) for number in range(DAYS))
    profile.practice.state = State(days=days, records=(("classic", 12),))


def _achievements(stage: Stage) -> None:
    _fill(stage.program.services.profile)
    stage.window.history_pages.achievements()
    stage.settle()


def _low(stage: Stage) -> None:
    """The rows below, with the keyboard on one of them."""
    _achievements(stage)
    page = stage.window.stack.currentWidget()
    row = [row for group in page.groups.values() for row in group.rows][-1]
    row.setFocus()
    page.area.ensureWidgetVisible(row)
    stage.settle()


def _none(stage: Stage) -> None:
    stage.window.history_pages.achievements()
    stage.settle()


ACHIEVEMENT_SCENES: tuple[Scene, ...] = (
    Scene("achievements", "what was reached, how far one is with the others, and what comes next", _achievements),
    Scene("achievements-below", "the last achievements of the page, one of them with the keyboard", _low),
    Scene("achievements-empty", "the achievements before anything is reached", _none),
)
