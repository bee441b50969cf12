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
    options,
    turned_suit,
)
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say, say_of
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import Ashkal, SuitNaming


def _refusal(state: AuctionState, _seat: int, action: Action) -> Refusal:
    return Refusal(Rule.AUCTION, _reason(state, course(state), action))


def _reason(state: AuctionState, now: Course, action: Action) -> Message:
    if now.stage is Stage.CONFIRMING:
        return _at_confirmation(state, now)
    if now.stage is not Stage.SPEAKING:
        return say(QT_TRANSLATE_NOOP("engine", "You are asked whether you say Sun yourself: say Sun or pass."))
    if action == ASHKAL:
        return _no_ashkal(state, now)
    if action == HOKUM or isinstance(action, NameHokum):
        return _no_hokum(state, now, action)
    return say(
        QT_TRANSLATE_NOOP("engine", "This is not a call of this auction, which is in round {round}."), round=now.round
    )


def _at_confirmation(state: AuctionState, now: Course) -> Message:
    if now.hokum_suit is not None:
        return say(QT_TRANSLATE_NOOP("engine", "You have Hokum: keep it, or turn it to Sun."))
    unnamed = QT_TRANSLATE_NOOP("engine", "You have Hokum: name its suit, any but {suit}, or turn it to Sun.")
    return say(unnamed, suit=turned_suit(state))


def _no_ashkal(state: AuctionState, now: Course) -> Message:
    if state.rules.hokum.ashkal is Ashkal.OFF:
        return say(QT_TRANSLATE_NOOP("engine", "The rules of this game know no ashkal."))
    if not ashkal_in_round(state, now):
        return say(QT_TRANSLATE_NOOP("engine", "Ashkal may be said in the first round only."))
    if not is_late_seat(state, now.waiting[0]):
        return say(QT_TRANSLATE_NOOP("engine", "Only the dealer and the player before the dealer may say ashkal."))
    assert ashkal_barred_by_ace(state)
    return say(QT_TRANSLATE_NOOP("engine", "An ace is turned up: ashkal may not be said."))


def _no_hokum(state: AuctionState, now: Course, action: Action) -> Message:
    up = turned_suit(state)
    if now.hokum_by is not None:
        standing = QT_TRANSLATE_NOOP("engine", "{player} has said Hokum: only Sun goes over it.")
        yours = QT_TRANSLATE_NOOP("engine", "You have said Hokum: only Sun goes over it.")
        return say_of(now.hokum_by, standing, yours)
    if now.round == 1:
        return say(QT_TRANSLATE_NOOP("engine", "In the first round Hokum is {suit}, which was turned up."), suit=up)
    if state.rules.hokum.suit_naming is SuitNaming.AT_CONFIRM:
        return say(QT_TRANSLATE_NOOP("engine", "Say Hokum alone: its suit is named when it is confirmed."))
    if action == HOKUM:
        return say(
            QT_TRANSLATE_NOOP("engine", "In the second round name the suit of the Hokum, any but {suit}."), suit=up
        )
    return say(
        QT_TRANSLATE_NOOP("engine", "{suit} was turned up and refused in the first round: name another suit."), suit=up
    )


HOKUM_SUN = Auction(actor, options, _refusal, contract)
