"""The words of a lesson in the user's language: sentences, answers, calls."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.coach.lessons import Lesson, PlayDeal, Shown
from belote_desktop.engine import Card, Message, Ruleset
from belote_desktop.models.words import words


def answer_text(shown: Shown, rules: Ruleset, index: str) -> str:
    """An answer as text, with cards as tokens."""
    if isinstance(shown, Message):
        return words.sentence(shown, index)
    if isinstance(shown, Card):
        return words.card_token(shown, index)
    if isinstance(shown, tuple):
        return " ".join(words.card_token(card, index) for card in shown)
    if isinstance(shown, int):
        return words.number(shown)
    return words.call_text(shown, rules)


def answer_spoken(shown: Shown, rules: Ruleset) -> str:
    """An answer as read aloud, with cards by name."""
    if isinstance(shown, Card):
        return words.card_name(shown)
    if isinstance(shown, tuple):
        return words.listed([words.card_name(card) for card in shown])
    return answer_text(shown, rules, "en")


def step_told(lesson: Lesson, place: int) -> str:
    """Which step of a lesson this is, from 0, and whether the lesson teaches a custom."""
    #: {number}: which step. {all}: how many there are.
    pattern = QCoreApplication.translate("LessonPage", "Step {number} of {all}")
    if lesson.is_custom:
        #: In a lesson on what partners agree on. {number}: which step. {all}: how many there are.
        pattern = QCoreApplication.translate("LessonPage", "A custom · step {number} of {all}")
    return pattern.format(number=words.number(place + 1), all=words.number(len(lesson.steps)))


def course_told(game: str, done: int, count: int) -> str:
    """The game whose lessons these are, by its name, and how many of them are done."""
    #: {game}: the name of a game. {done}, {all}: numbers of lessons.
    pattern = QCoreApplication.translate("LessonPage", "{game} · {done} of {all} lessons done")
    return pattern.format(game=game, done=words.number(done), all=words.number(count))


def next_word(lesson: Lesson, place: int, *, course_over: bool) -> str:
    """What the button at the end of a step says: to a deal, the next step, the next lesson, or the list."""
    translate = QCoreApplication.translate
    if isinstance(lesson.steps[place], PlayDeal):
        #: A button.
        return translate("LessonPage", "Play this deal")
    if place + 1 < len(lesson.steps):
        #: A button: the next step.
        return translate("LessonPage", "Next")
    if course_over:
        #: A button: the lesson is over.
        return translate("LessonPage", "Finish")
    #: A button: the lesson is over, on to the one after it.
    return translate("LessonPage", "Next lesson")
