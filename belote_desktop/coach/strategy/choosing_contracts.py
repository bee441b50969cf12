"""Chapters on choosing between a suit, no trumps and all trumps, and between Sun and Hokum."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.strategy.chapter import Chapter, Finding
from belote_desktop.coach.strategy.hand_count import Assets, all_passed, side_leads
from belote_desktop.engine.actions import PASS, Action, Name, Say, Word
from belote_desktop.engine.cards import CardSet, Rank, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.players.calls.prospects import hand_for

NO_TRUMPS, ALL_TRUMPS = Name(Denomination.NO_TRUMP), Name(Denomination.ALL_TRUMP)
SUN, HOKUM = Say(Word.SUN), Say(Word.HOKUM)
THREE, TWO = 3, 2


def three_kinds(view: SeatView) -> Finding | None:
    """All trumps on jacks, no trumps on aces, and pass on neither."""
    if not {PASS, NO_TRUMPS, ALL_TRUMPS} <= set(view.lawful) or not all_passed(view):
        return None
    jacks, aces = _of(view.hand, Rank.JACK), _of(view.hand, Rank.ACE)
    if len(jacks) >= THREE:
        #: {cards}: jacks.
        why = QT_TRANSLATE_NOOP("strategy", "In all trumps {cards:the and} are the highest cards of their suits.")
        return _finding(ALL_TRUMPS, say(why, cards=jacks), {PASS: say(_TOO_GOOD)})
    if len(aces) >= THREE or (len(aces) == TWO and side_leads(view)):
        #: {cards}: aces.
        why = QT_TRANSLATE_NOOP("strategy", "In no trumps {cards:the and} are the highest cards of their suits.")
        if len(aces) == TWO:
            #: {cards}: aces.
            why = QT_TRANSLATE_NOOP(
                "strategy",
                "In no trumps {cards:the and} are the highest of their suits, and your side has the first lead.",
            )
        return _finding(NO_TRUMPS, say(why, cards=aces), {PASS: say(_TOO_GOOD)})
    if len(jacks) > 1 or len(aces) > 1 or any(Assets(view.hand, suit, leads=False).is_sound for suit in Suit):
        return None
    few = say(
        QT_TRANSLATE_NOOP(
            "strategy",
            "You need jacks for all trumps and aces for no trumps, and you have too few of either: pass.",
        )
    )
    return _finding(PASS, few, {ALL_TRUMPS: _jacks(len(jacks)), NO_TRUMPS: _aces(len(aces))})


def sun_or_hokum(view: SeatView) -> Finding | None:
    """Sun on aces, Hokum on trumps, and pass on neither."""
    if not {PASS, SUN, HOKUM} <= set(view.lawful) or view.turn_up is None or not all_passed(view):
        return None
    suit = view.turn_up.suit
    hand = hand_for(view, HOKUM, Denomination.of(suit))
    aces, assets = _of(hand, Rank.ACE), Assets(hand, suit, side_leads(view))
    if len(aces) >= THREE:
        #: {cards}: aces.
        why = QT_TRANSLATE_NOOP(
            "strategy", "With the turn-up you have {cards:the and}: aces win a Sun, which counts double."
        )
        hokum = QT_TRANSLATE_NOOP("strategy", "With a hand full of aces, Hokum gives up the double score of Sun.")
        return _finding(SUN, say(why, cards=aces), {HOKUM: say(hokum), PASS: say(_TOO_GOOD)})
    sun = _aces(len(aces))
    if assets.is_sound and len(aces) < TWO:
        #: {cards}: trumps.
        why = QT_TRANSLATE_NOOP("strategy", "With the turn-up your trumps are {cards:the and}: enough for a Hokum.")
        return _finding(HOKUM, say(why, cards=assets.trumps_in(view.rules)), {SUN: sun, PASS: say(_TOO_GOOD)})
    if len(assets.trumps) >= THREE or len(aces) > 1:
        return None
    few = say(QT_TRANSLATE_NOOP("strategy", "You have neither the trumps for a Hokum nor the aces for a Sun: pass."))
    #: {suit}: a suit.
    short = QT_TRANSLATE_NOOP("strategy", "With the turn-up you have only %n trump(s) in {suit}.", "", 1)
    return _finding(PASS, few, {SUN: sun, HOKUM: counted(short, len(assets.trumps), suit=suit)})


def _finding(good: Action, why: Message, bad: Mapping[Action, Message]) -> Finding:
    return Finding(frozenset((good,)), why, MappingProxyType(dict(bad)))


def _of(hand: CardSet, rank: Rank) -> CardSet:
    return CardSet(card for card in hand if card.rank is rank)


def _jacks(held: int) -> Message:
    """What is wrong with all trumps on no jack or on one."""
    if not held:
        return say(QT_TRANSLATE_NOOP("strategy", "In all trumps, jacks win, and you have none."))
    return say(QT_TRANSLATE_NOOP("strategy", "In all trumps, jacks win, and you have only one."))


def _aces(held: int) -> Message:
    if not held:
        return say(QT_TRANSLATE_NOOP("strategy", "Without trumps, aces win, and you have none."))
    if held == 1:
        return say(QT_TRANSLATE_NOOP("strategy", "Without trumps, aces win, and you have only one."))
    return counted(QT_TRANSLATE_NOOP("strategy", "Without trumps, aces win, and you have only %n ace(s).", "", 1), held)


_TOO_GOOD = QT_TRANSLATE_NOOP("strategy", "Your hand is too good to pass: the others may get the contract instead.")

CHOOSING = (
    Chapter(
        id="three-kinds",
        title=QT_TRANSLATE_NOOP("strategy", "A suit, no trumps or all trumps?"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to judge your hand for each kind of contract."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "For a suit you need its jack and two more, or its nine, length and an ace."),
            QT_TRANSLATE_NOOP(
                "strategy", "For no trumps you need aces: three, or two and the lead. Never bid it on one."
            ),
            QT_TRANSLATE_NOOP("strategy", "For all trumps you need jacks: three, or two and one of their nines."),
        ),
        detect=three_kinds,
    ),
    Chapter(
        id="sun-or-hokum",
        title=QT_TRANSLATE_NOOP("strategy", "Sun or Hokum?"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to choose the contract by your aces or by your trumps."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "A Hokum needs trumps: the jack and two more, preferably with a side ace."),
            QT_TRANSLATE_NOOP(
                "strategy", "A Sun needs aces: three, or two with a ten or the lead. Never bid it on one."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "In Sun every point counts double, but a failed Sun also costs more than a failed Hokum.",
            ),
        ),
        detect=sun_or_hokum,
    ),
)
"""The chapters of this file, in the order of the course."""
