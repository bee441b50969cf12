"""The rule of good play that a mistake went against, to keep for the next deal."""

from __future__ import annotations

from belote_desktop.coach.lessons.strategy_lessons import curriculum_of
from belote_desktop.coach.looking_back.review import Judged
from belote_desktop.coach.strategy import CHAPTERS, Chapter


def kept_rule(judged: Judged) -> Chapter | None:
    """The first chapter of strategy that speaks for the best action and against the one chosen; None if none does.

    Only in games whose course has these chapters: elsewhere their figures may be wrong.
    """
    advice = judged.advice
    if curriculum_of(advice.view.rules) is None:
        return None
    for chapter in CHAPTERS.values():
        found = chapter.detect(advice.view)
        if found is not None and judged.action in found.bad and any(each in found.good for each in advice.equals):
            return chapter.told_in(advice.view.rules)
    return None
