"""A challenge in words: who challenged whom, whether it was right, and what the turned tricks showed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Misplayed
from belote_desktop.engine.events import Challenged
from belote_desktop.engine.refusals import Rule
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides

Named = Callable[[Card], str]
"""How a card is called: in words, or by its signs."""


def challenge_text(event: Challenged, sides: Sides, named: Named = words.card_name) -> str:
    """The verdict, and a sentence for each misplayed card."""
    return " ".join((verdict_text(event, sides), *(misplay_text(one, sides, named) for one in event.misplays)))


def verdict_text(event: Challenged, sides: Sides) -> str:
    """Who challenged whom, and whether the challenge was right."""
    own = sides.rules.side_of(event.seat)
    others = [seat for seat in range(len(sides.names)) if sides.rules.side_of(seat) != own]
    if event.is_right:
        theirs = QCoreApplication.translate("challenge", "{name} challenges {others}, and is right.")
        yours = QCoreApplication.translate("challenge", "You challenge {others}, and are right.")
    else:
        theirs = QCoreApplication.translate(
            "challenge", "{name} challenges {others}, and is wrong: no card was misplayed there."
        )
        yours = QCoreApplication.translate(
            "challenge", "You challenge {others}, and are wrong: no card was misplayed there."
        )
    return sides.names.told(event.seat, theirs, yours, others=sides.names.all_of(others))


def misplay_text(one: Misplayed, sides: Sides, named: Named = words.card_name) -> str:
    """The misplayed card, the rule it broke, and the legal cards."""
    return sides.names.told(
        one.seat,
        *_patterns(one.rule),
        number=words.number(one.trick),
        card=named(one.card),
        cards=words.listed([named(card) for card in one.allowed]),
    )


def _patterns(rule: Rule) -> tuple[str, str]:
    """The sentences about a misplay of this kind: about a player by name, and about *you*."""
    return {
        Rule.LOCKED: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} led {card}, a trump of a closed deal, and could have led {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you led {card}, a trump of a closed deal, and could have led {cards}."
            ),
        ),
        Rule.FOLLOW_SUIT: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} did not follow suit with {card} and could have played {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you did not follow suit with {card} and could have played {cards}."
            ),
        ),
        Rule.RAISE_TRUMP: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} played {card} and could have beaten the trumps with {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you played {card} and could have beaten the trumps with {cards}."
            ),
        ),
        Rule.BEAT_PLAIN: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} played {card} and could have beaten the trick with {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you played {card} and could have beaten the trick with {cards}."
            ),
        ),
        Rule.RUFF: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} played {card} and could have ruffed with {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you played {card} and could have ruffed with {cards}."
            ),
        ),
        Rule.OVERRUFF: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} played {card} and could have overruffed with {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you played {card} and could have overruffed with {cards}."
            ),
        ),
        Rule.UNDERRUFF: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} underruffed with {card} and could have played {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you underruffed with {card} and could have played {cards}."
            ),
        ),
        Rule.BELOTE: (
            QCoreApplication.translate(
                "challenge", "Trick {number}: {name} said belote, played {card} and could have played {cards}."
            ),
            QCoreApplication.translate(
                "challenge", "Trick {number}: you said belote, played {card} and could have played {cards}."
            ),
        ),
    }[rule]
