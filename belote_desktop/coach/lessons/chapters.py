"""The chapters of a course: its lessons in groups, in the order of the course."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.coach.lessons.courses import DEAL
from belote_desktop.coach.lessons.steps import Lesson
from belote_desktop.coach.lessons.strategy_lessons import curriculum_of
from belote_desktop.engine import Message, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

_START = QT_TRANSLATE_NOOP("lessons", "Getting started")
_PLAY = QT_TRANSLATE_NOOP("lessons", "Playing and counting")
#: A group of lessons: the first ones on playing well, and a whole deal to play.
_FIRST = QT_TRANSLATE_NOOP("lessons", "Playing a whole deal")
#: A group of lessons on playing well, after the first deal.
_THEN = QT_TRANSLATE_NOOP("lessons", "Playing well")
#: A group of lessons on playing well, the last ones.
_LATER = QT_TRANSLATE_NOOP("lessons", "Finer points")

_OF_THE_RULES: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("table", "auction", "cards"), _START),
        **dict.fromkeys(("play", "declarations", "counting", "scoring"), _PLAY),
        DEAL: _FIRST,
    }
)
"""The chapters of the lessons of the rules (`courses.PLANS`), and of the deal."""


@dataclass(frozen=True)
class CourseChapter:
    """Some lessons of a course that follow each other, under a title; `places` are theirs in the course, from 0."""

    title: Message
    places: tuple[int, ...]


def chapters(course: Sequence[Lesson], rules: Ruleset) -> tuple[CourseChapter, ...]:
    """The chapters of a course of this game, each with at least one lesson."""
    curriculum = curriculum_of(rules)
    first, then = (curriculum.first, curriculum.then) if curriculum is not None else ((), ())
    found: dict[str, list[int]] = {}
    for place, lesson in enumerate(course):
        found.setdefault(_chapter(lesson.id, first, then), []).append(place)
    return tuple(CourseChapter(say(title), tuple(places)) for title, places in found.items())


def _chapter(lesson: str, first: Collection[str], then: Collection[str]) -> str:
    if lesson in first:
        return _FIRST
    return _OF_THE_RULES.get(lesson, _THEN if lesson in then else _LATER)
