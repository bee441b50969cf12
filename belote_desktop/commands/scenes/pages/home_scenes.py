"""Scenes of the home page: the first start, a match that waits, and a profile without one."""

from __future__ import annotations

from datetime import datetime
from types import MappingProxyType

from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.profile.practice import Asked
from belote_desktop.profile.statistics_rows import Rows, with_rows

PLAYED = MappingProxyType(
    {"recent_games": "coinche\nclassic\nbela-4p\ndecouverte\nbaloot\npilotta", "last_variant": "coinche"}
)
NOW = datetime(2026, 11, 22, 19, 30)
DONE = ("table", "auction")
"""The lessons that are done."""


def _show(stage: Stage) -> None:
    stage.window.home.clock = lambda: NOW
    stage.window.show_first_page()
    stage.settle()


def _learnt(stage: Stage, game: str) -> None:
    """Some lessons are done, and some questions come back today."""
    profile = stage.program.services.profile
    for lesson in DONE:
        profile.progress.keep(game, lesson, 4, is_done=True)
    matches = tuple(
        (f"before-{number}", game, int(number % 5 > 1), int(number % 5 < 2), 0, 900, 800) for number in range(24)
    )
    deals = tuple((match[0], deal, game, 1, int(deal % 3 > 0), 0, 0, 0, 0) for match in matches for deal in range(8))
    with_rows(profile.directories.statistics, Rows(matches, deals))
    mistakes = [Asked("count", game, seed=seed) for seed in range(3)]
    profile.practice.add_mistakes(mistakes, NOW.toordinal())


def _first(stage: Stage) -> None:
    stage.program.services.preferences.set("player_name", "")
    _show(stage)


def _later(stage: Stage) -> None:
    stage.save_a_match(31)
    _learnt(stage, "coinche")
    _show(stage)


def _without_match(stage: Stage) -> None:
    _learnt(stage, "coinche")
    _show(stage)


HOME_SCENES: tuple[Scene, ...] = (
    Scene("home-first", "the first start: two doors", _first),
    Scene("home", "an unfinished match waits", _later, PLAYED),
    Scene("home-no-match", "no match waits", _without_match, PLAYED),
)
