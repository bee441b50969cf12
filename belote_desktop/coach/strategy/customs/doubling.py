"""The custom for doubling: three trumps headed by the jack or the nine, and a side ace."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.bidding.raise_rules import HIGH
from belote_desktop.coach.strategy.chapter import Chapter, Custom, Finding
from belote_desktop.coach.strategy.customs import doubling_words as words
from belote_desktop.coach.strategy.hand_count import Assets
from belote_desktop.engine.actions import DOUBLE, PASS, Action
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.lacks.situation import Holding, Situation, held
from belote_desktop.players.calls.lacks.suit_rules import ENOUGH

LOWEST = 90
"""From this bid on the figures for doubles were measured; 80 is too easily made."""
MANY = 2


def doubling(view: SeatView) -> Finding | None:
    """Double or pass, against a contract with a trump suit, in the wording of the game."""
    finding = _judged(view)
    return None if finding is None else finding.told_in(view.rules)


def _judged(view: SeatView) -> Finding | None:
    at = Situation(view)
    target = at.target
    if target is None or not at.is_judged or not {DOUBLE, PASS} <= set(view.lawful) or at.is_own(target.declarer):
        return None
    suit = target.denomination.suit
    if suit is None or target.capot or (target.bid is not None and target.bid < LOWEST) or _has_own_suit(view, suit):
        return None
    found = held(view, view.hand, target.denomination)
    if is_headed(found):
        return _headed(found)
    if not (found.top or found.second or found.aces) or (len(found.aces) >= MANY and (target.bid or 0) >= HIGH):
        return None
    return _finding(PASS, _no_trumps(found), say(words.WITHOUT_TRUMPS))


def is_headed(found: Holding) -> bool:
    """Whether there are three trumps with the jack or the nine."""
    return found.length >= ENOUGH and (found.top or found.second)


def _has_own_suit(view: SeatView, theirs: Suit) -> bool:
    """Whether the hand could play a contract of its own."""
    return any(Assets(view.hand, suit, leads=False).is_sound for suit in Suit if suit is not theirs)


def _headed(found: Holding) -> Finding:
    """The finding for three good trumps: the ace decides."""
    if found.aces:
        return _finding(DOUBLE, say(words.DOUBLE_NOW, trumps=found.trumps, cards=found.aces), say(_TOO_CHEAP))
    #: {trumps}: trumps.
    why = QT_TRANSLATE_NOOP("strategy", "You hold {trumps:the and} in trumps, but no side ace: pass.")
    return _finding(PASS, say(why, trumps=found.trumps), say(words.WITHOUT_ACE))


def _no_trumps(found: Holding) -> Message:
    """Why a hand passes that is short of trumps, or of their heads."""
    if not found.aces:
        #: {trumps}: one or two trumps.
        few = QT_TRANSLATE_NOOP("strategy", "You hold only {trumps:the and} in trumps, and no side ace: pass.")
        return say(few, trumps=found.trumps)
    #: {cards}: side aces.
    aces = QT_TRANSLATE_NOOP(
        "strategy", "You hold {cards:the and}, but not three trumps with the jack or the nine: pass."
    )
    return say(aces, cards=found.aces)


def _finding(right: Action, why: Message, reason: Message) -> Finding:
    """The finding for one of the two calls; `reason` is what is wrong with the other one."""
    bad: Mapping[Action, Message] = {PASS if right == DOUBLE else DOUBLE: reason}
    return Finding(frozenset((right,)), why, MappingProxyType(bad))


_TOO_CHEAP = QT_TRANSLATE_NOOP("strategy", "If you pass, you win no more than usual when this contract fails.")

DOUBLING = (
    Chapter(
        id="doubling",
        title=words.TITLE,
        goal=words.GOAL,
        teach=(
            words.WITH_THREE,
            QT_TRANSLATE_NOOP("strategy", "Aces alone are not enough: they may be ruffed."),
            words.JACK_ALONE,
        ),
        detect=doubling,
        custom=Custom(words.AGREED, words.COMPUTERS),
    ),
)  # fmt: skip
"""The chapter of this file."""
