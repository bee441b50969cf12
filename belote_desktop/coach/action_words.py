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
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.view import SeatView
from belote_desktop.variants.kinship import declared


def instruction(view: SeatView, action: Action) -> Message:
    """The sentence that advises this action."""
    if isinstance(action, Play):
        return say(QT_TRANSLATE_NOOP("coach", "Play {card}."), card=action.card)
    if isinstance(action, Declare):
        return say(QT_TRANSLATE_NOOP("coach", "Announce {cards}."), cards=action.declaration.cards)
    if isinstance(action, Discard):
        return say(QT_TRANSLATE_NOOP("coach", "Lay {cards} away."), cards=action.cards)
    if isinstance(action, Exchange):
        return say(QT_TRANSLATE_NOOP("coach", "Exchange {card} for {turned}."), card=action.card, turned=view.turn_up)
    if isinstance(action, Name | NameHokum):
        return _naming(action)
    if isinstance(action, Bid):
        return say(QT_TRANSLATE_NOOP("coach", "Bid {bid}."), bid=bid_fact(action))
    return _word(view, action)


def _naming(action: Name | NameHokum) -> Message:
    if isinstance(action, NameHokum):
        return say(QT_TRANSLATE_NOOP("coach", "Say Hokum in {suit}."), suit=action.suit)
    suit: Suit | None = action.denomination.suit
    if suit is not None:
        return say(QT_TRANSLATE_NOOP("coach", "Name {suit} as trumps."), suit=suit)
    if action.denomination is Denomination.ALL_TRUMP:
        return say(QT_TRANSLATE_NOOP("coach", "Name all trump."))
    return say(QT_TRANSLATE_NOOP("coach", "Name no trump."))


def _word(view: SeatView, action: Action) -> Message:
    if action == TAKE and view.turn_up is not None:
        return say(QT_TRANSLATE_NOOP("coach", "Take: {suit} becomes trumps."), suit=view.turn_up.suit)
    if isinstance(action, Say) and action.word in _WORDS:
        called = {"belote": declared(view.rules).belote} if action.word is Word.BELOTE else {}
        return say(_WORDS[action.word], **called)
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
        Word.THREE_OPEN: QT_TRANSLATE_NOOP("coach", "Raise to three times, open."),
        Word.THREE_CLOSED: QT_TRANSLATE_NOOP("coach", "Raise to three times, closed."),
        Word.FOUR_OPEN: QT_TRANSLATE_NOOP("coach", "Raise to four times, open."),
        Word.FOUR_CLOSED: QT_TRANSLATE_NOOP("coach", "Raise to four times, closed."),
        Word.GAHWA: QT_TRANSLATE_NOOP("coach", "Say gahwa."),
        Word.BELOTE: QT_TRANSLATE_NOOP("coach", "Say {belote}, then play the card."),
        Word.SCHMEISS: QT_TRANSLATE_NOOP("coach", "Offer to throw the deal in."),
        Word.ACCEPT: QT_TRANSLATE_NOOP("coach", "Accept: the offer stands."),
        Word.REFUSE: QT_TRANSLATE_NOOP("coach", "Refuse the offer."),
        Word.THROW_IN: QT_TRANSLATE_NOOP("coach", "Throw your hand in."),
        Word.DONE: QT_TRANSLATE_NOOP("coach", "Say that you are done."),
    }
)
