"""The rule of good play that a mistake went against, to keep for the next deal."""

from __future__ import annotations

from belote_desktop.coach.lessons.strategy_lessons import curriculum_of
from belote_desktop.coach.looking_back.review import Judged
from belote_desktop.coach.objections import against
from belote_desktop.coach.strategy import Chapter


def kept_rule(judged: Judged) -> Chapter | None:
    """The first chapter of strategy that speaks for the best action and against the one chosen; None if none does.

    Only in games whose course has these chapters: elsewhere their figures may be wrong.
    """
    advice = judged.advice
    if curriculum_of(advice.view.rules) is None:
        return None
    chapter = next((chapter for chapter, _ in against(advice, judged.action)), None)
    return None if chapter is None else chapter.told_in(advice.view.rules)
