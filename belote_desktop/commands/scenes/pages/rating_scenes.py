"""Scenes of the rating: deals beside those of Expert, on a scale of five levels."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from datetime import timedelta

from belote_desktop.commands.scenes.pages.history_scenes import NOW, match_played
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.play_rating.scale import Mark, Scale

MEANS = {"beginner": -33.5, "casual": -21.0, "club": -13.0, "strong": -6.5, "expert": 0.0}
MARKS = tuple(Mark(level, mean, 1.5 * (mean < 0)) for level, mean in MEANS.items())
SCALE = Scale("classic", "club", "0.7.0", "1", 800, MARKS)
"""Figures of a picture, not of a measurement."""
RECORD = 1
"""The match of the history that has a record, so that its deals can be replayed."""


def _compared(name: str, days: int, deals: Sequence[ComparedDeal], scale: Scale | None, size: int = 0) -> ComparedMatch:
    day = NOW - timedelta(days)
    return ComparedMatch(
        name, size, "classic" if scale is not None else "baloot", day.date().isoformat(), int(day.timestamp()),
        "club", "0.7.0", "1", scale, tuple(deals), is_whole=True,
    )  # fmt: skip


def _deals(chance: random.Random, mean: float, count: int) -> list[ComparedDeal]:
    """Deals that are mostly played as Expert plays them."""
    leads = [(round(chance.gauss(0, 80)), round(mean / 0.6 + chance.gauss(0, 45))) for _ in range(count)]
    return [
        ComparedDeal(number, lead + (more if chance.random() < 0.6 else 0), lead)
        for number, (lead, more) in enumerate(leads, 1)
    ]


def _show(stage: Stage, matches: int, other: bool = False) -> None:
    """The page with so many matches of ten deals each, and with a match of a game that has no scale."""
    profile, chance = stage.program.services.profile, random.Random(3)
    folder = profile.directories.matches
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "match.brn"
    path.write_text(match_played(RECORD), encoding="utf-8")
    os.utime(path, (NOW.timestamp(), NOW.timestamp()))
    for place in range(matches):
        name, size = ("match", path.stat().st_size) if place == matches - 1 else (f"match-{place}", 0)
        deals = _deals(chance, -24 + 0.4 * place, 10)
        profile.compared.keep(_compared(name, matches - place, deals, SCALE, size))
    if other:
        profile.compared.keep(_compared("other", 90, _deals(chance, -4, 12), None))
    stage.window.history_pages.rating()
    stage.settle()


def _rating(stage: Stage) -> None:
    _show(stage, 42, other=True)


def _few(stage: Stage) -> None:
    _show(stage, 2)


def _tables(stage: Stage) -> None:
    _rating(stage)
    stage.window.stack.currentWidget().tables_button.click()


def _none(stage: Stage) -> None:
    stage.window.history_pages.rating()
    stage.settle()


RATING_SCENES: tuple[Scene, ...] = (
    Scene("rating", "how well you play, between the levels, with the deals that decided it", _rating),
    Scene("rating-table", "the curve of the rating as a table", _tables),
    Scene("rating-few", "too few deals for a rating", _few),
    Scene("rating-empty", "the rating before the first deal is compared", _none),
)
