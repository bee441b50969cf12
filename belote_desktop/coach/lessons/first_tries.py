"""What a first wrong answer is told: what is wrong with it, and not yet which answer is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import Formatter

from belote_desktop.coach.lessons.steps import Ask, Do, Option
from belote_desktop.coach.lessons.wording import together
from belote_desktop.engine import Card, CardSet, Message
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


def first_told(asked: Ask, option: Option) -> Message:
    """The sentences on a wrong answer that name no right one; if there are none, that another answer is right."""
    right = [each.shown for each in asked.right]
    kept = [sentence for sentence in _sentences(option.why) if not _names(sentence, right)]
    return together(kept) if kept else _another(asked, option)


def _sentences(message: Message) -> Iterator[Message]:
    """The sentences that a message only joins, or the message itself."""
    parts = [fact for fact in message.facts.values() if isinstance(fact, Message)]
    if parts and not any(text.strip() for text, *_ in Formatter().parse(message.source)):
        for part in parts:
            yield from _sentences(part)
    else:
        yield message


def _names(fact: object, right: Sequence[object]) -> bool:
    """Whether a sentence, or what stands at a place in it, is a right answer or consists of some.

    A right card among others, as in the order of a suit, is not named.
    """
    if any(isinstance(fact, Card) is isinstance(each, Card) and fact == each for each in right):  # a card is a number
        return True
    if isinstance(fact, Message):
        return any(_names(each, right) for each in fact.facts.values())
    return isinstance(fact, (CardSet, tuple)) and bool(fact) and all(_names(each, right) for each in fact)


def _another(asked: Ask, option: Option) -> Message:
    shown = option.shown
    if isinstance(shown, Card):
        return say(_ANOTHER_CARD if isinstance(asked, Do) else _BEATEN, card=shown)
    if isinstance(shown, int):
        return say(_ANOTHER_NUMBER, number=shown)
    return say(_ANOTHER)


#: {card}: a card that was chosen.
_ANOTHER_CARD = QT_TRANSLATE_NOOP("lessons", "Another card is better here than {card:the}.")
#: {card}: a card that was chosen, in answer to which one is the highest.
_BEATEN = QT_TRANSLATE_NOOP("lessons", "Another card beats {card:the}.")
#: {number}: a number that was chosen as the answer.
_ANOTHER_NUMBER = QT_TRANSLATE_NOOP("lessons", "{number} is not the right number.")
_ANOTHER = QT_TRANSLATE_NOOP("lessons", "Another answer is right.")
