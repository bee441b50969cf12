"""The order of the files of tests: the longest first, so that no process of pytest-xdist is left with one of them."""

from __future__ import annotations

import pytest

LONGEST = (
    "windows/learn/test_drills.py",
    "windows/learn/test_lessons.py",
    "windows/review/test_review.py",
    "windows/learn/test_learning.py",
    "program/test_windows_small_screens.py",
    "coach/test_guided.py",
    "coach/test_drills.py",
    "windows/house_rules/test_own_games.py",
    "commands/test_commands.py",
    "windows/learn/test_guided_page.py",
    "program/test_whole_program.py",
    "windows/honesty/test_honesty.py",
    "coach/test_drill_difficulty.py",
    "program/test_whole_deals.py",
    "coach/looking_back/test_one_verdict.py",
    "windows/match/test_match.py",
    "windows/shell/test_dialogs.py",
    "commands/test_coach_bench.py",
    "windows/rule_book/test_rules.py",
    "packaging/engine/test_library.py",
    "commands/test_scene_geometry.py",
    "commands/test_arena.py",
    "program/test_windows_games.py",
    "models/test_reviewing.py",
    "models/test_killed.py",
)
"""The files that take longest, as `--slowest-files` tells, from `tests`."""

PLACES = {f"tests/{file}": place for place, file in enumerate(LONGEST)}


def longest_first(items: list[pytest.Item]) -> None:
    """Put the files of `LONGEST` before all others; within a file, and among the others, the order stays."""
    items.sort(key=lambda item: PLACES.get(item.nodeid.partition("::")[0], len(PLACES)))
