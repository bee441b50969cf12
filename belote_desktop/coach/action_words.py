"""Actions as sentences of advice: "Play K♥.", "Bid 100♠.", "Pass."."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.actions import (
    TAKE,
    Action,
    Bid,
    Declare,
    Discard,
    Exchange,
    Name,
    NameHokum,
    Play,
    Say,
    Word,
)
from belote_desktop.engine.auction.call_words import bid_fact
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.variants.kinship import declared


def instruction(view: SeatView, action: Action) -> Message:
    """The sentence that advises this action."""
    if isinstance(action, Play):
        #: {card}: a card.
        return say(QT_TRANSLATE_NOOP("coach", "Play {card:the}."), card=action.card)
    if isinstance(action, Declare):
        #: {cards}: the cards of a declaration.
        return say(QT_TRANSLATE_NOOP("coach", "Declare {cards:the}."), cards=action.declaration.cards)
    if isinstance(action, Discard):
        #: {cards}: cards.
        return say(QT_TRANSLATE_NOOP("coach", "Discard {cards:the}."), cards=action.cards)
    if isinstance(action, Exchange):
        #: {card}, {turned}: cards.
        return say(
            QT_TRANSLATE_NOOP("coach", "Exchange {card:the} for {turned:the}."), card=action.card, turned=view.turn_up
        )
    if isinstance(action, Name | NameHokum):
        return _naming(action)
    if isinstance(action, Bid):
        #: {bid}: a bid, as 90 ♠.
        return say(QT_TRANSLATE_NOOP("coach", "Bid {bid}."), bid=bid_fact(action))
    return _word(view, action)


def _naming(action: Name | NameHokum) -> Message:
    if isinstance(action, NameHokum):
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("coach", "Say Hokum in {suit}."), suit=action.suit)
    suit: Suit | None = action.denomination.suit
    if suit is not None:
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("coach", "Name {suit} as trumps."), suit=suit)
    if action.denomination is Denomination.ALL_TRUMP:
        return say(QT_TRANSLATE_NOOP("coach", "Name all trumps."))
    return say(QT_TRANSLATE_NOOP("coach", "Name no trumps."))


def _word(view: SeatView, action: Action) -> Message:
    if action == TAKE and view.turn_up is not None:
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("coach", "Take. Trumps will be {suit}."), suit=view.turn_up.suit)
    if isinstance(action, Say) and action.word in _WORDS:
        called = {"belote": declared(view.rules).belote} if action.word is Word.BELOTE else {}
        return say(_WORDS[action.word], **called)
    #: {call}: what the player says.
    return say(QT_TRANSLATE_NOOP("coach", "Say “{call}”."), call=str(action))


_WORDS: Mapping[Word, str] = MappingProxyType(
    {
        Word.PASS: QT_TRANSLATE_NOOP("coach", "Pass."),
        Word.DOUBLE: QT_TRANSLATE_NOOP("coach", "Double."),
        Word.REDOUBLE: QT_TRANSLATE_NOOP("coach", "Redouble."),
        Word.RAISE: QT_TRANSLATE_NOOP("coach", "Raise the contract."),
        Word.MATCH: QT_TRANSLATE_NOOP("coach", "Stake the match."),
        Word.HOKUM: QT_TRANSLATE_NOOP("coach", "Say Hokum."),
        Word.SUN: QT_TRANSLATE_NOOP("coach", "Say Sun."),
        Word.ASHKAL: QT_TRANSLATE_NOOP("coach", "Say ashkal: your partner plays a Sun."),
        Word.DOUBLE_OPEN: QT_TRANSLATE_NOOP("coach", "Double, open."),
        Word.DOUBLE_CLOSED: QT_TRANSLATE_NOOP("coach", "Double, closed."),
        Word.THREE_OPEN: QT_TRANSLATE_NOOP("coach", "Raise to three, open."),
        Word.THREE_CLOSED: QT_TRANSLATE_NOOP("coach", "Raise to three, closed."),
        Word.FOUR_OPEN: QT_TRANSLATE_NOOP("coach", "Raise to four, open."),
        Word.FOUR_CLOSED: QT_TRANSLATE_NOOP("coach", "Raise to four, closed."),
        Word.GAHWA: QT_TRANSLATE_NOOP("coach", "Say gahwa."),
        #: {belote}: the game’s word for king and queen of trumps.
        Word.BELOTE: QT_TRANSLATE_NOOP("coach", "Say {belote}, then play the card."),
        Word.SCHMEISS: QT_TRANSLATE_NOOP("coach", "Offer to throw the deal in."),
        Word.ACCEPT: QT_TRANSLATE_NOOP("coach", "Accept the offer."),
        Word.REFUSE: QT_TRANSLATE_NOOP("coach", "Refuse the offer."),
        Word.THROW_IN: QT_TRANSLATE_NOOP("coach", "Throw in your hand."),
        Word.DONE: QT_TRANSLATE_NOOP("coach", "Choose Done."),
    }
)
