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
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say, say_of
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import NoTrumpCalls, Schmeiss, SecondRoundSuits


def _refusal(state: AuctionState, seat: int, action: Action) -> Refusal:
    return Refusal(Rule.AUCTION, _reason(state, seat, action))


def _reason(state: AuctionState, seat: int, action: Action) -> Message:
    if awaits_answer(state):
        offered = QT_TRANSLATE_NOOP("engine", "{player} offers to throw the deal in: accept or refuse.")
        yours = QT_TRANSLATE_NOOP("engine", "You offer to throw the deal in: an opponent accepts or refuses.")
        return say_of(offerer(state) or 0, offered, yours)
    if action in (SCHMEISS, ACCEPT, REFUSE):
        return _no_offer(state, action)
    suit = _suit_wanted(state, action)
    if suit is not None and not may_play(state, seat, suit):
        return say(QT_TRANSLATE_NOOP("engine", "You hold no {suit}, so you may not make it trumps."), suit=suit)
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
        return say(QT_TRANSLATE_NOOP("engine", "In this game nobody may offer to throw the deal in."))
    made = offerer(state)
    if action != SCHMEISS and made is None:
        return say(QT_TRANSLATE_NOOP("engine", "Nobody has offered to throw the deal in."))
    if made is not None:
        source = QT_TRANSLATE_NOOP("engine", "{player} has offered to throw the deal in, and was answered.")
        yours = QT_TRANSLATE_NOOP("engine", "You have offered to throw the deal in, and were answered.")
        return say_of(made, source, yours)
    return say(QT_TRANSLATE_NOOP("engine", "You must name a suit and may not offer to throw the deal in."))


def _no_trumpless(state: AuctionState, action: Name) -> Message:
    if state.rules.auction.sa_ta_in_classic is NoTrumpCalls.OFF:
        source = QT_TRANSLATE_NOOP("engine", "{contract} is not a contract of this game.")
        return say(source, contract=denomination_fact(action.denomination))
    source = QT_TRANSLATE_NOOP("engine", "No trump and all trump may not be named in round {round}.")
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
    return QT_TRANSLATE_NOOP("engine", "This is not a call of this auction, which is in round {round}.")


def _no_seven(state: AuctionState) -> str:
    if not state.rules.auction.seven_buy:
        return QT_TRANSLATE_NOOP("engine", "In this game nobody takes with the seven.")
    if is_turned_again(state):
        return QT_TRANSLATE_NOOP("engine", "Only who holds the seven of {suit} and does not deal may take with it.")
    return QT_TRANSLATE_NOOP(
        "engine", "Only who holds the seven of {suit} and does not deal may take with it, in the first round."
    )


def _no_take(state: AuctionState) -> str:
    """The sentence that refuses to take because no suit is offered in this round."""
    if state.rules.auction.second_round_suits is not SecondRoundSuits.OTHER:
        return QT_TRANSLATE_NOOP("engine", "Nobody can take {suit} any more: now a suit is named.")
    if must_name(state):
        return QT_TRANSLATE_NOOP("engine", "{suit} was turned up and refused in the first round: name another suit.")
    return QT_TRANSLATE_NOOP(
        "engine", "{suit} was turned up and refused in the first round: name another suit or pass."
    )


def _no_suit(state: AuctionState) -> str:
    if round_of(state) == 1:
        return QT_TRANSLATE_NOOP("engine", "In the first round only {suit}, which was turned up, can be made trumps.")
    if is_turned_again(state):
        return QT_TRANSLATE_NOOP("engine", "In the second round only {suit}, which was turned up, can be made trumps.")
    return QT_TRANSLATE_NOOP("engine", "{suit} was turned up and refused in the first round: name another suit.")


def _no_pass(state: AuctionState) -> str:
    if answer(state) is Answer.OFFERER_NAMES:
        return QT_TRANSLATE_NOOP("engine", "Your offer to throw the deal in was answered: now you must name a suit.")
    if all_passed(state):
        return QT_TRANSLATE_NOOP("engine", "Everyone has passed: as the player after the dealer you must name a suit.")
    return QT_TRANSLATE_NOOP("engine", "The others have passed in round {round}: as dealer you must name a suit.")


TAKE_TURN_UP = Auction(actor, options, _refusal, contract, redeal)
