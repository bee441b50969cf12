"""The words of a lesson in the user's language: sentences, answers, calls."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop import engine
from belote_desktop.coach.lessons import Do, Shown
from belote_desktop.engine import Card, Message, Ruleset
from belote_desktop.models.words import words
from belote_desktop.models.words.names import COMPANIONS, Names


def names_of(step: object, rules: Ruleset) -> Names:
    """The players' names in a task, by seat, as seen from the learner's seat."""
    if not isinstance(step, Do):
        return Names()
    #: A seat in a picture of a lesson.
    round_me = (QCoreApplication.translate("LessonWords", "You"), *COMPANIONS)
    seats = rules.table.seats
    return Names((round_me[(seat - step.seat) % seats] for seat in range(seats)), step.seat)


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


def calls_text(step: Do, rules: Ruleset, names: Names) -> str:
    """The calls before a task in the auction, in order; empty if there are none."""
    view = engine.view(step.position, step.seat)
    if view.contract is not None:
        return ""
    #: {call}: what was said, "100 in hearts". {player}: a seat or You.
    pattern = QCoreApplication.translate("LessonWords", "{player}: {call}")
    said = [pattern.format(player=names.first(seat), call=words.call_text(call, rules)) for seat, call in view.calls]
    return "   ".join(said)
