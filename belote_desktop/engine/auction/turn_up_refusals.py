"""The reasons why a call is refused in the two rounds of taking and naming."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS, TAKE, Action, Exchange, Name
from belote_desktop.engine.auction.call_words import denomination_fact
from belote_desktop.engine.auction.schmeiss import (
    ACCEPT,
    REFUSE,
    SCHMEISS,
    Answer,
    answer,
    awaits_answer,
    offerer,
)
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.auction.take_turn_up import (
    actor,
    all_passed,
    contract,
    is_turned_again,
    may_play,
    must_name,
    options,
    redeal,
    round_of,
    turned,
)
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import NoTrumpCalls, Schmeiss, SecondRoundSuits
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of


def _refusal(state: AuctionState, seat: int, action: Action) -> Refusal:
    return Refusal(Rule.AUCTION, _reason(state, seat, action))


def _reason(state: AuctionState, seat: int, action: Action) -> Message:
    if awaits_answer(state):
        #: {player}: a name.
        offered = QT_TRANSLATE_NOOP("engine", "{player} offers to throw in the deal. Accept or refuse.")
        yours = QT_TRANSLATE_NOOP("engine", "You have offered to throw in the deal. An opponent accepts or refuses.")
        return say_of(offerer(state) or 0, offered, yours)
    if action in (SCHMEISS, ACCEPT, REFUSE):
        return _no_offer(state, action)
    suit = _suit_wanted(state, action)
    if suit is not None and not may_play(state, seat, suit):
        #: {suit}: ♥ on screen, hearts aloud.
        return say(
            QT_TRANSLATE_NOOP("engine", "You are void in {suit}, so you cannot make that suit trumps."), suit=suit
        )
    if isinstance(action, Name) and action.denomination.suit is None:
        return _no_trumpless(state, action)
    return say(_sentence(state, action), suit=turned(state).suit, round=round_of(state))


def _suit_wanted(state: AuctionState, action: Action) -> Suit | None:
    """The suit a call would make trumps, if the round allows such a call."""
    if is_turned_again(state) and not must_name(state):
        return turned(state).suit if action == TAKE else None
    if action == TAKE:
        return turned(state).suit if round_of(state) == 1 else None
    suit = action.denomination.suit if isinstance(action, Name) and round_of(state) == 2 else None
    refused = suit == turned(state).suit and state.rules.auction.second_round_suits is SecondRoundSuits.OTHER
    return None if refused else suit


def _no_offer(state: AuctionState, action: Action) -> Message:
    if state.rules.auction.schmeiss is Schmeiss.OFF:
        return say(QT_TRANSLATE_NOOP("engine", "In this game you cannot offer to throw in the deal."))
    made = offerer(state)
    if action != SCHMEISS and made is None:
        return say(QT_TRANSLATE_NOOP("engine", "Nobody has offered to throw in the deal."))
    if made is not None:
        #: {player}: a name.
        source = QT_TRANSLATE_NOOP("engine", "{player}’s offer to throw in the deal has been answered.")
        yours = QT_TRANSLATE_NOOP("engine", "Your offer to throw in the deal has been answered.")
        return say_of(made, source, yours)
    return say(QT_TRANSLATE_NOOP("engine", "You must name a suit, so you cannot offer to throw in the deal."))


def _no_trumpless(state: AuctionState, action: Name) -> Message:
    if state.rules.auction.sa_ta_in_classic is NoTrumpCalls.OFF:
        #: {contract}: ♥, no trumps or all trumps.
        source = QT_TRANSLATE_NOOP("engine", "This game has no contract in {contract}.")
        return say(source, contract=denomination_fact(action.denomination))
    #: {round}: 1 or 2.
    source = QT_TRANSLATE_NOOP("engine", "No trumps and all trumps cannot be named in round {round}.")
    return say(source, round=round_of(state))


def _sentence(state: AuctionState, action: Action) -> str:
    if action == PASS:
        return _no_pass(state)
    if isinstance(action, Exchange):
        return _no_seven(state)
    if action == TAKE:
        return _no_take(state)
    if isinstance(action, Name):
        return _no_suit(state)
    #: {round}: 1 or 2.
    return QT_TRANSLATE_NOOP("engine", "This call is not allowed in round {round}.")


def _no_seven(state: AuctionState) -> str:
    if not state.rules.auction.seven_buy:
        return QT_TRANSLATE_NOOP("engine", "In this game you cannot take with the seven.")
    if is_turned_again(state):
        #: {suit}: ♥ on screen, hearts aloud.
        return QT_TRANSLATE_NOOP("engine", "To take with the seven of {suit}, you must hold it and not be the dealer.")
    #: {suit}: ♥ on screen, hearts aloud.
    return QT_TRANSLATE_NOOP(
        "engine",
        "You may take with the seven of {suit} only in the first round, if you hold it and are not the dealer.",
    )


def _no_take(state: AuctionState) -> str:
    """The sentence that refuses to take because no suit is offered in this round."""
    if state.rules.auction.second_round_suits is not SecondRoundSuits.OTHER:
        #: {suit}: ♥ on screen, hearts aloud.
        return QT_TRANSLATE_NOOP("engine", "You can no longer take {suit}. Name a suit.")
    if must_name(state):
        #: {suit}: ♥ on screen, hearts aloud.
        return QT_TRANSLATE_NOOP("engine", "{suit} was turned down in the first round. Name another suit.")
    #: {suit}: ♥ on screen, hearts aloud.
    return QT_TRANSLATE_NOOP("engine", "{suit} was turned down in the first round. Name another suit or pass.")


def _no_suit(state: AuctionState) -> str:
    if round_of(state) == 1:
        #: {suit}: ♥ on screen, hearts aloud.
        return QT_TRANSLATE_NOOP("engine", "In the first round only the turn-up’s suit can be trumps: {suit}.")
    if is_turned_again(state):
        #: {suit}: ♥ on screen, hearts aloud.
        return QT_TRANSLATE_NOOP("engine", "In the second round only the turn-up’s suit can be trumps: {suit}.")
    #: {suit}: ♥ on screen, hearts aloud.
    return QT_TRANSLATE_NOOP("engine", "{suit} was turned down in the first round. Name another suit.")


def _no_pass(state: AuctionState) -> str:
    if answer(state) is Answer.OFFERER_NAMES:
        return QT_TRANSLATE_NOOP("engine", "Your offer to throw in the deal was answered. Now you must name a suit.")
    if all_passed(state):
        return QT_TRANSLATE_NOOP(
            "engine", "All have passed. You are the player after the dealer, so you must name a suit."
        )
    #: {round}: 1 or 2.
    return QT_TRANSLATE_NOOP(
        "engine", "Everyone else has passed in round {round}. You are the dealer, so you must name a suit."
    )


TAKE_TURN_UP = Auction(actor, options, _refusal, contract, redeal)
