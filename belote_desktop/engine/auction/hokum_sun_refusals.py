"""The reasons why a call is refused in the auction of Hokum and Sun. Source: docs/rules/baloot.md, Auction."""

from __future__ import annotations

from belote_desktop.engine.actions import Action, NameHokum
from belote_desktop.engine.auction.hokum_sun import (
    ASHKAL,
    HOKUM,
    Course,
    Stage,
    actor,
    ashkal_barred_by_ace,
    ashkal_in_round,
    contract,
    course,
    is_late_seat,
    may_say_ashkal,
    options,
    turned_suit,
)
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import Ashkal, SuitNaming
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of


def _refusal(state: AuctionState, _seat: int, action: Action) -> Refusal:
    return Refusal(Rule.AUCTION, _reason(state, course(state), action))


def _reason(state: AuctionState, now: Course, action: Action) -> Message:
    if now.stage is Stage.CONFIRMING:
        return _at_confirmation(state, now)
    if now.stage is not Stage.SPEAKING:
        return say(QT_TRANSLATE_NOOP("engine", "You are asked whether you want to play Sun. Say Sun or pass."))
    if action == ASHKAL:
        return _no_ashkal(state, now)
    if action == HOKUM or isinstance(action, NameHokum):
        return _no_hokum(state, now, action)
    return say(
        #: {round}: 1 or 2.
        QT_TRANSLATE_NOOP("engine", "This call is not allowed in round {round}."),
        round=now.round,
    )


def _at_confirmation(state: AuctionState, now: Course) -> Message:
    if now.hokum_suit is not None:
        return say(QT_TRANSLATE_NOOP("engine", "You have Hokum. Keep it or turn it into Sun."))
    #: {suit}: ♥ on screen, hearts aloud.
    unnamed = QT_TRANSLATE_NOOP("engine", "You have Hokum. Name any suit but {suit}, or turn it into Sun.")
    return say(unnamed, suit=turned_suit(state))


def _no_ashkal(state: AuctionState, now: Course) -> Message:
    if state.rules.hokum.ashkal is Ashkal.OFF:
        return say(QT_TRANSLATE_NOOP("engine", "This game has no ashkal."))
    if not ashkal_in_round(state, now):
        return say(QT_TRANSLATE_NOOP("engine", "Ashkal may be said only in the first round."))
    if not is_late_seat(state, now.waiting[0]):
        return say(QT_TRANSLATE_NOOP("engine", "Only the dealer and the player before the dealer may say ashkal."))
    assert ashkal_barred_by_ace(state)
    return say(QT_TRANSLATE_NOOP("engine", "The turn-up is an ace, so you cannot say ashkal."))


def _after_hokum(caller: int, *, or_ashkal: bool) -> Message:
    """That a Hokum has been said, and what the next speaker may call that is higher."""
    if or_ashkal:
        return say_of(caller, *_SUN_OR_ASHKAL)
    #: {player}: a name.
    standing = QT_TRANSLATE_NOOP("engine", "{player} has said Hokum. Only Sun is higher.")
    yours = QT_TRANSLATE_NOOP("engine", "You have said Hokum. Only Sun is higher.")
    return say_of(caller, standing, yours)


_SUN_OR_ASHKAL = (
    #: {player}: a name.
    QT_TRANSLATE_NOOP(
        "engine",
        "{player} has said Hokum. Only Sun and ashkal are higher. With ashkal your partner plays a Sun.",
    ),
    QT_TRANSLATE_NOOP(
        "engine", "You have said Hokum. Only Sun and ashkal are higher. With ashkal your partner plays a Sun."
    ),
)


def _no_hokum(state: AuctionState, now: Course, action: Action) -> Message:
    up = turned_suit(state)
    if now.hokum_by is not None:
        return _after_hokum(now.hokum_by, or_ashkal=may_say_ashkal(state, now, now.waiting[0]))
    if now.round == 1:
        #: {suit}: ♥ on screen, hearts aloud.
        return say(
            QT_TRANSLATE_NOOP("engine", "In the first round Hokum is played in the turn-up’s suit: {suit}."), suit=up
        )
    if state.rules.hokum.suit_naming is SuitNaming.AT_CONFIRM:
        return say(
            QT_TRANSLATE_NOOP("engine", "Say Hokum without a suit. You name the suit when you confirm the Hokum.")
        )
    if action == HOKUM:
        return say(
            #: {suit}: ♥ on screen, hearts aloud.
            QT_TRANSLATE_NOOP("engine", "In the second round name the suit of the Hokum: any but {suit}."),
            suit=up,
        )
    return say(
        #: {suit}: ♥ on screen, hearts aloud.
        QT_TRANSLATE_NOOP("engine", "{suit} was turned down in the first round. Name another suit."),
        suit=up,
    )


HOKUM_SUN = Auction(actor, options, _refusal, contract)
