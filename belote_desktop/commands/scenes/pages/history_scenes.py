"""Scenes of the history and the statistics: finished matches of several games, and a profile without one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from types import MappingProxyType

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.stage import NAMES, Scene, Stage
from belote_desktop.profile.figures.from_record import read_figures
from belote_desktop.records import Header, Recorder
from belote_desktop.records.header import HUMAN

NOW = datetime(2026, 11, 22, 19, 30)
PLAYED: tuple[tuple[str, Mapping[str, object], int, str, int], ...] = (
    ("coinche", MappingProxyType({"target": 1000}), 3, "club", 0),
    ("classic", MappingProxyType({"target": 501}), 5, "club", 1),
    ("baloot", MappingProxyType({"target": 52}), 2, "strong", 2),
    ("classic", MappingProxyType({"target": 501}), 7, "club", 9),
    ("bela-4p", MappingProxyType({"target": 501}), 1, "casual", 18),
    ("coinche", MappingProxyType({"target": 500}), 8, "strong", 27),
    ("classic", MappingProxyType({"target": 501}), 4, "casual", 41),
    ("belote-3p-24", MappingProxyType({"target": 300}), 6, "casual", 60),
)
"""The game, its options, the seed, the level of the others, and how many days ago it was played."""


@lru_cache(maxsize=len(PLAYED))
def match_played(place: int) -> str:
    """The record of one of the matches; all seats follow the casual level, which is quick."""
    game, options, seed, level, days = PLAYED[place]
    rules = variants.get(game, **options)
    seats = rules.table.seats
    header = Header.of(
        rules, NAMES[:seats], (HUMAN, *(level,) * (seats - 1)), (NOW - timedelta(days)).date().isoformat()
    )
    recorder, match, player = Recorder("00"), engine.start(rules, seed=seed), players.get("casual")
    text = recorder.opening_text(header, match)
    while (seat := engine.to_act(match)) is not None:
        action = player.choose(engine.view(match, seat), seed=seed)
        after, _ = engine.apply(match, action)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return text


def _fill(stage: Stage) -> None:
    """Put the matches into the profile, each written on its day, and their figures, so that nothing is told of them."""
    profile = stage.program.services.profile
    folder = profile.directories.matches
    folder.mkdir(parents=True, exist_ok=True)
    for place, (game, _, _, _, days) in enumerate(PLAYED):
        path = folder / f"match-{place}-{game}.brn"
        path.write_text(match_played(place), encoding="utf-8")
        ended = (NOW - timedelta(days)).timestamp()
        os.utime(path, (ended, ended))
        figures = read_figures(path)
        assert figures is not None
        profile.statistics.keep(figures)


def _history(stage: Stage) -> None:
    _fill(stage)
    stage.window.history_pages.clock = lambda: NOW
    stage.window.history_pages.history()
    stage.settle()


def _statistics(stage: Stage) -> None:
    _fill(stage)
    stage.window.history_pages.statistics()
    stage.settle()


def _tables(stage: Stage) -> None:
    _statistics(stage)
    stage.window.stack.currentWidget().tables_button.click()


def _no_match(stage: Stage) -> None:
    stage.window.history_pages.history()
    stage.settle()


def _no_statistics(stage: Stage) -> None:
    stage.window.history_pages.statistics()
    stage.settle()


HISTORY_SCENES: tuple[Scene, ...] = (
    Scene("statistics", "the statistics of matches of several games", _statistics),
    Scene("statistics-tables", "the figures of every chart as a table", _tables),
    Scene("statistics-empty", "the statistics before the first finished match", _no_statistics),
    Scene("history", "the finished matches, to replay or review", _history),
    Scene("history-empty", "the history before the first finished match", _no_match),
)
