"""Scenes of the deal of the day: before it is played, and beside the results of the levels."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta

from PySide6.QtGui import QGuiApplication

from belote_desktop import variants
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.models.daily import series
from belote_desktop.models.daily.set_deals import of_day
from belote_desktop.profile.set_deals.set_results import Scored, SetResult

NOW = datetime(2026, 11, 24, 19, 30)
LEADS = {"beginner": (-162, "0: C", "failed"), "casual": (46, "0: D", "made"), "club": (120, "0: D", "made"),
         "strong": (120, "0: D", "made"), "expert": (148, "0: D", "made")}  # fmt: skip
"""What each level scored, with its contract and how it ended."""
EARLIER = {1: 62, 2: -40, 3: 182, 6: 14, 8: -92}
"""The points ahead on some days before."""


def scored(kind: str, lead: int, contract: str = "0: D", result: str = "made") -> Scored:
    """What somebody scored who was ahead by so many points, an even number."""
    points = (162, 0) if lead == 162 else (0, 162) if lead == -162 else (81 + lead // 2, 81 - lead // 2)
    return Scored(kind, points, lead, contract, result, "0.7.0")


def played(day: date, lead: int) -> SetResult:
    """The deal of a day in Classic Belote as if it had been played, beside all levels."""
    wanted = of_day(variants.get("classic"), day)
    levels = tuple(scored(level, *what) for level, what in LEADS.items())
    return replace(wanted, match="played", own=scored("human", lead), levels=levels)


def _open(stage: Stage) -> None:
    for days, lead in EARLIER.items():
        stage.program.services.profile.set_deals.keep(played(NOW.date() - timedelta(days), lead))
    pages = stage.window.daily_pages
    pages.clock = lambda: NOW
    pages.daily("classic")
    stage.settle()


def _result(stage: Stage) -> None:
    stage.program.services.profile.set_deals.keep(played(NOW.date(), 120))
    _open(stage)


def _eight(stage: Stage) -> None:
    """Four of eight deals are over."""
    profile = stage.program.services.profile
    running = profile.set_deals.begin_series("classic", "expert", "7", NOW.date().isoformat())
    deals = series.standing(profile, running).deals
    for deal, (own, theirs) in zip(deals, ((62, 40), (-162, 120), (14, 14), (182, 92)), strict=False):
        profile.set_deals.keep(replace(deal, own=scored("human", own), levels=(scored("expert", theirs),)))
    stage.window.daily_pages.eight("classic")
    stage.settle()


def _code(stage: Stage) -> None:
    """A code of which the end is missing."""
    QGuiApplication.clipboard().clear()
    page = stage.window.daily_pages.code()
    page.field.setText("belote:classic.Bjydqy9V9VOPXr1j79DahpoAVG?r=zWf")
    page.open()
    stage.settle()


DAILY_SCENES: tuple[Scene, ...] = (
    Scene("daily", "the deal of the day, not played yet", _open),
    Scene("daily-result", "the deal of the day beside the results of the levels", _result),
    Scene("daily-eight", "four of eight deals against a level are over", _eight),
    Scene("daily-code", "a code that was cut off", _code),
)
