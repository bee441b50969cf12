"""The sentences on doubling. In the games where a double is called a coinche, translators have each of them once more.

English says *double* in every game. French has a verb for it, *coincher*, and uses it only in those games: they have
the context `coinche`, and the same sentences.
"""

from __future__ import annotations

from belote_desktop.coach.ideas.sentences import Reworded, reworded
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.variants.kinship import raises
from belote_desktop.variants.raise_words import COINCHE


def says_coinche(rules: Ruleset) -> bool:
    """Whether a double is called a coinche in this game."""
    return raises(rules) == COINCHE


def either(double: Source, coinche: Source) -> Reworded:
    """A sentence in its two contexts."""
    return reworded(double, says_coinche, coinche)


TITLE = either(QT_TRANSLATE_NOOP("strategy", "When to double"), QT_TRANSLATE_NOOP("coinche", "When to double"))
GOAL = either(
    QT_TRANSLATE_NOOP("strategy", "Learn when to double your opponents’ contract."),
    QT_TRANSLATE_NOOP("coinche", "Learn when to double your opponents’ contract."),
)
WITH_THREE = either(
    QT_TRANSLATE_NOOP(
        "strategy", "Double with three of their trumps, the jack or the nine among them, and a side ace."
    ),
    QT_TRANSLATE_NOOP("coinche", "Double with three of their trumps, the jack or the nine among them, and a side ace."),
)
JACK_ALONE = either(
    QT_TRANSLATE_NOOP(
        "strategy", "The jack alone is not enough either. A double also tells the taker where the trumps are."
    ),
    QT_TRANSLATE_NOOP(
        "coinche", "The jack alone is not enough either. A double also tells the taker where the trumps are."
    ),
)
AGREED = either(
    QT_TRANSLATE_NOOP("strategy", "You double with three good trumps and a side ace, and not with less."),
    QT_TRANSLATE_NOOP("coinche", "You double with three good trumps and a side ace, and not with less."),
)
COMPUTERS = either(
    QT_TRANSLATE_NOOP("strategy", "The computer players double too, but value their hands in their own way."),
    QT_TRANSLATE_NOOP("coinche", "The computer players double too, but value their hands in their own way."),
)
DOUBLE_NOW = either(
    #: {trumps}: trumps. {cards}: side aces.
    QT_TRANSLATE_NOOP("strategy", "You hold {trumps:the and} in trumps, and {cards:the and}: double."),
    #: {trumps}: trumps. {cards}: side aces.
    QT_TRANSLATE_NOOP("coinche", "You hold {trumps:the and} in trumps, and {cards:the and}: double."),
)
WITHOUT_ACE = either(
    QT_TRANSLATE_NOOP(
        "strategy", "Unless you hold a side ace, this contract is made too often, and a double then costs you more."
    ),
    QT_TRANSLATE_NOOP(
        "coinche", "Unless you hold a side ace, this contract is made too often, and a double then costs you more."
    ),
)
WITHOUT_TRUMPS = either(
    QT_TRANSLATE_NOOP(
        "strategy",
        "Unless you hold three trumps with the jack or the nine, this contract is made too often, and a double then "
        "costs you more.",
    ),
    QT_TRANSLATE_NOOP(
        "coinche",
        "Unless you hold three trumps with the jack or the nine, this contract is made too often, and a double then "
        "costs you more.",
    ),
)
