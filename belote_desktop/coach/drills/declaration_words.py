"""The sentences of the drill on declarations: whose is higher, and by which criterion."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import HundredOrder
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

Told = tuple[str, str]
"""A sentence about a player, and the same to that player."""

#: {player}: a name. Above the cards of a declaration.
DECLARES = QT_TRANSLATE_NOOP("drills", "{player} declares")
THAT_OF: Told = (
    #: {player}: a name. {cards}: the cards of a declaration. An answer to a question.
    QT_TRANSLATE_NOOP("drills", "{player} declares {cards:the}"),
    #: {cards}: the cards of a declaration. An answer to a question.
    QT_TRANSLATE_NOOP("drills", "You declare {cards:the}"),
)
WORTH: Told = (
    #: {player}: a name. {points}: a number.
    QT_TRANSLATE_NOOP("drills", "{player}’s declaration is worth {points}."),
    #: {points}: a number.
    QT_TRANSLATE_NOOP("drills", "Your declaration is worth {points}."),
)
IN_TRUMPS: Told = (
    #: {player}: a name. Two declarations are compared.
    QT_TRANSLATE_NOOP("drills", "The two are equal, but {player} holds the one in trumps, which decides."),
    QT_TRANSLATE_NOOP("drills", "The two are equal, but you hold the one in trumps, which decides."),
)
ELDER: Told = (
    #: {player}: a name. Two declarations are compared.
    QT_TRANSLATE_NOOP("drills", "The two are equal, but {player} comes first in turn, which decides."),
    QT_TRANSLATE_NOOP("drills", "The two are equal, but you come first in turn, which decides."),
)
DEALER: Told = (
    #: {player}: a name. Two declarations are compared.
    QT_TRANSLATE_NOOP("drills", "The two are equal, but {player} comes first, counting from the dealer. That decides."),
    QT_TRANSLATE_NOOP("drills", "The two are equal, but you come first, counting from the dealer. That decides."),
)
CANCEL = QT_TRANSLATE_NOOP("drills", "The two are equal, so they cancel each other out.")
SCORE_BOTH = QT_TRANSLATE_NOOP("drills", "The two are equal, and in this game both score.")
APART = QT_TRANSLATE_NOOP(
    "drills",
    "In this game fours of a kind are compared with each other, and so are runs. Each of these is "
    "the best of its kind.",
)
_FOUR_OVER_RUN: Told = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("drills", "Four of a kind beats every run, so {player} has the higher one."),
    QT_TRANSLATE_NOOP("drills", "Four of a kind beats every run, so you have the higher one."),
)
_KINDS: Told = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP(
        "drills",
        "{player} has the higher one. Fours of a kind worth more than any run come first, then runs of "
        "five, then the other fours of a kind, then shorter runs.",
    ),
    QT_TRANSLATE_NOOP(
        "drills",
        "You have the higher one. Fours of a kind worth more than any run come first, then runs of "
        "five, then the other fours of a kind, then shorter runs.",
    ),
)
_POINTS: Told = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("drills", "{player}’s declaration is worth more points, which decides."),
    QT_TRANSLATE_NOOP("drills", "Your declaration is worth more points, which decides."),
)
_LONGER: Told = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("drills", "{player}’s run is longer."),
    QT_TRANSLATE_NOOP("drills", "Your run is longer."),
)
_BETTER_FOUR: Told = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("drills", "{player}’s four of a kind ranks higher in this game."),
    QT_TRANSLATE_NOOP("drills", "Your four of a kind ranks higher in this game."),
)
_TOP: Told = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP("drills", "Both are equally long, but {player}’s run has the higher top card."),
    QT_TRANSLATE_NOOP("drills", "Both are equally long, but your run has the higher top card."),
)


def because(rules: DeclarationRules, one: Declaration, other: Declaration, place: int) -> Told:
    """The sentences for the criterion at this index of the strengths."""
    if place == 0:
        return _FIRST_PLACE[rules.hundred_order]
    if place == 1 and rules.hundred_order is not HundredOrder.EQUAL_TIER:
        return _BETTER_FOUR if one.is_carre and other.is_carre else _LONGER
    return _TOP


_FIRST_PLACE: Mapping[HundredOrder, Told] = MappingProxyType(
    {HundredOrder.FOURS_FIRST: _FOUR_OVER_RUN, HundredOrder.SERIAL: _KINDS, HundredOrder.EQUAL_TIER: _POINTS}
)
