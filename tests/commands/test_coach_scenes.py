"""There is a picture of every part of the coach."""

from __future__ import annotations

import pytest

from belote_desktop.commands.scenes.catalogue import SCENES

PARTS = {
    "rule hints": ("mid-trick", "what-may-i-play", "what-may-i-call"),
    "the ladder of a hint": ("hint-1", "hint-2", "hint-3", "hint-4", "hint-auction"),
    "the tutor": ("tutor", "settings-tutor"),
    "the review": ("review-timeline", "review-reason", "review-asked", "review-call", "review-card", "review-lucky",
                   "review-bad-luck", "review-match"),
    "replay and what if": ("replay-open", "replay-closed", "replay-play-from-here", "replay-machine",
                           "replay-side-by-side"),
    "lessons": ("lessons", "lessons-known", "lesson-told", "lesson-asked", "lesson-wrong", "lesson-right",
                "lesson-call", "lesson-deal", "lesson-strategy", "lesson-custom"),
    "drills": ("drill-may-play", "drill-who-wins", "drill-count-trick", "drill-count-deal", "drill-declarations",
               "drill-call", "drill-card", "drill-due"),
    "the rule book": ("rules", "rule-book-cards", "rule-book-ruff", "rule-book-found"),
    "honesty": ("honesty", "honesty-sight", "honesty-sealed", "honesty-verified", "honesty-shell", "honesty-hands",
                "honesty-gathered", "honesty-number", "honesty-older"),
}  # fmt: skip


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_coach_has_its_scenes(part: str) -> None:
    assert set(PARTS[part]) <= {scene.name for scene in SCENES}
