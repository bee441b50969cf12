"""A challenge in words: who challenged whom, whether it was right, and what the turned tricks showed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.deal import Misplayed
from belote_desktop.engine.events import Challenged
from belote_desktop.engine.refusals import Rule
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, say_of
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides

_MISPLAYS: Mapping[Rule, tuple[Source, Source]] = MappingProxyType(
    {
        Rule.LOCKED: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge",
                "Trick {number}: {player} led {card:the}, a trump, in a closed deal instead of {cards:the or}.",
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you led {card:the}, a trump, in a closed deal instead of {cards:the or}."
            ),
        ),
        Rule.FOLLOW_SUIT: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: {player} played {card:the} instead of following suit with {cards:the or}."
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you played {card:the} instead of following suit with {cards:the or}."
            ),
        ),
        Rule.RAISE_TRUMP: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge",
                "Trick {number}: {player} played {card:the} instead of beating the highest trump with {cards:the or}.",
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge",
                "Trick {number}: you played {card:the} instead of beating the highest trump with {cards:the or}.",
            ),
        ),
        Rule.BEAT_PLAIN: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge",
                "Trick {number}: {player} played {card:the} instead of beating the trick with {cards:the or}.",
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you played {card:the} instead of beating the trick with {cards:the or}."
            ),
        ),
        Rule.RUFF: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: {player} played {card:the} instead of ruffing with {cards:the or}."
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you played {card:the} instead of ruffing with {cards:the or}."
            ),
        ),
        Rule.OVERRUFF: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: {player} played {card:the} instead of overruffing with {cards:the or}."
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you played {card:the} instead of overruffing with {cards:the or}."
            ),
        ),
        Rule.UNDERRUFF: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: {player} underruffed with {card:the} instead of playing {cards:the or}."
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you underruffed with {card:the} instead of playing {cards:the or}."
            ),
        ),
        Rule.BELOTE: (
            #: {number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: {player} said belote but played {card:the} instead of {cards:the or}."
            ),
            #: {number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.
            QT_TRANSLATE_NOOP(
                "challenge", "Trick {number}: you said belote but played {card:the} instead of {cards:the or}."
            ),
        ),
    }
)
"""What each kind of misplay was: about a player by name, and about *you*."""


def challenge_text(event: Challenged, sides: Sides, index: str = words.SPOKEN) -> str:
    """The verdict, and a sentence for each misplayed card."""
    return " ".join((verdict_text(event, sides), *(misplay_text(one, sides, index) for one in event.misplays)))


def verdict_text(event: Challenged, sides: Sides) -> str:
    """Who challenged whom, and whether the challenge was right."""
    own = sides.rules.side_of(event.seat)
    others = [seat for seat in range(len(sides.names)) if sides.rules.side_of(seat) != own]
    if event.is_right:
        #: {player}: a name. {others}: the opponents, "Samir and Karim" or "you and Karim".
        theirs = QT_TRANSLATE_NOOP("challenge", "{player} challenges {others} and is right.")
        #: {others}: the opponents, "Samir and Karim".
        yours = QT_TRANSLATE_NOOP("challenge", "You challenge {others} and are right.")
    else:
        #: {player}: a name. {others}: the opponents, "Samir and Karim" or "you and Karim".
        theirs = QT_TRANSLATE_NOOP("challenge", "{player} challenges {others} and is wrong: there was no misplay.")
        #: {others}: the opponents, "Samir and Karim".
        yours = QT_TRANSLATE_NOOP("challenge", "You challenge {others} and are wrong: there was no misplay.")
    message = say_of(event.seat, theirs, yours, others=sides.names.all_of(others))
    return words.sentence(message, names=sides.names)


def misplay_text(one: Misplayed, sides: Sides, index: str = words.SPOKEN) -> str:
    """The misplayed card, the rule it broke, and the legal cards; by name, or as tokens in an index set."""
    theirs, yours = _MISPLAYS[one.rule]
    message = say_of(one.seat, theirs, yours, number=one.trick, card=one.card, cards=tuple(one.allowed))
    return words.sentence(message, index, sides.names)
