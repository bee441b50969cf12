"""What is said on each occasion, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, say
from belote_desktop.models.talk.occasions import Occasion, Remark
from belote_desktop.models.words import words

_PHRASES: Mapping[Occasion, tuple[Source, ...]] = MappingProxyType(
    {
        Occasion.GREETING: (
            #: Table talk: a computer player before the first deal.
            QT_TRANSLATE_NOOP("talk", "Have a good game, everyone."),
        ),
        Occasion.BELOTE: (
            #: Table talk: somebody else had king and queen of trumps.
            QT_TRANSLATE_NOOP("talk", "Those two go well together."),
            #: Table talk: somebody else had king and queen of trumps.
            QT_TRANSLATE_NOOP("talk", "Lucky you!"),
        ),
        Occasion.RICH_TRICK: (
            #: Table talk: to the partner, who has won a trick with many points.
            QT_TRANSLATE_NOOP("talk", "Well played!"),
            #: Table talk: to the partner, who has won a trick with many points.
            QT_TRANSLATE_NOOP("talk", "A fine trick."),
        ),
        Occasion.CAPOT: (
            #: Table talk: the other side won all tricks of the last deal.
            QT_TRANSLATE_NOOP("talk", "Every trick! Hats off."),
            #: Table talk: the other side won all tricks of the last deal.
            QT_TRANSLATE_NOOP("talk", "There was no stopping that. Well done."),
        ),
        Occasion.DOUBLED_MADE: (
            #: Table talk: the speaker’s side doubled, and the other side made its contract.
            QT_TRANSLATE_NOOP("talk", "That was asking for trouble."),
            #: Table talk: the speaker’s side doubled, and the other side made its contract.
            QT_TRANSLATE_NOOP("talk", "Nerves of steel."),
        ),
        Occasion.DOUBLED_FAILED: (
            #: Table talk: the contract of the speaker’s side was doubled and failed.
            QT_TRANSLATE_NOOP("talk", "That was expensive."),
            #: Table talk: the contract of the speaker’s side was doubled and failed.
            QT_TRANSLATE_NOOP("talk", "You saw it coming."),
        ),
        Occasion.NARROWLY_MADE: (
            #: Table talk: the other side’s contract was made by a few points.
            QT_TRANSLATE_NOOP("talk", "That was close."),
            #: Table talk: the other side’s contract was made by a few points.
            QT_TRANSLATE_NOOP("talk", "You only just made it."),
        ),
        Occasion.NARROWLY_FAILED: (
            #: Table talk: the contract of the speaker’s side failed by a few points.
            QT_TRANSLATE_NOOP("talk", "So close!"),
            #: Table talk: the contract of the speaker’s side failed by a few points.
            QT_TRANSLATE_NOOP("talk", "A few points short. Never mind."),
        ),
        Occasion.PASSED_OUT: (
            #: Table talk: everybody has passed, and the cards are dealt again.
            QT_TRANSLATE_NOOP("talk", "Nobody? Then deal again."),
        ),
        Occasion.MATCH_LOST: (
            #: Table talk: the other side has won the match.
            QT_TRANSLATE_NOOP("talk", "Well played. Congratulations!"),
        ),
        Occasion.MATCH_OVER: (
            #: Table talk: the speaker has won the match.
            QT_TRANSLATE_NOOP("talk", "Thank you for the game."),
        ),
    }
)


def phrase(remark: Remark) -> str:
    """The words of a remark; they change from one to the next on the same occasion."""
    phrases = _PHRASES[remark.occasion]
    return words.sentence(say(phrases[remark.turn % len(phrases)]))


def phrases(occasion: Occasion) -> tuple[Source, ...]:
    """All that may be said on an occasion, in English."""
    return _PHRASES[occasion]
