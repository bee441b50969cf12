"""The cards that stand for a lesson in a list."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop import engine
from belote_desktop.coach.lessons.steps import Ask, Do, Lesson, PlayDeal, Step
from belote_desktop.engine import Card


def cards_of(lesson: Lesson, most: int) -> tuple[Card, ...]:
    """At most so many cards from the first step of a lesson that shows any; none if no step does."""
    shown = (cards for step in lesson.steps for cards in _cards(step) if len(cards) > 1)
    return tuple(next(shown, ())[:most])


def _cards(step: Step) -> Iterator[tuple[Card, ...]]:
    if isinstance(step, Do):
        yield tuple(engine.view(step.position, step.seat).hand)
        return
    if not isinstance(step, PlayDeal):
        yield from (row.cards for row in step.picture)
    if step.scene is not None:
        yield tuple(step.scene.hand)
    if isinstance(step, Ask):
        yield tuple(option.shown for option in step.options if isinstance(option.shown, Card))
        yield from (option.shown for option in step.options if isinstance(option.shown, tuple))
