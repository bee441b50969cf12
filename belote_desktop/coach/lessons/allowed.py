"""Why a call in a task is allowed: what it does or what it is higher than, or that nothing demands more."""

from __future__ import annotations

from belote_desktop.engine import Denomination, Message
from belote_desktop.engine.actions import PASS, TAKE, Action, Bid, Name, Say, Word
from belote_desktop.engine.auction.call_words import bid_fact, denomination_fact
from belote_desktop.engine.rules.terms import AuctionModel, SecondRoundSuits
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


def allowed_call(view: SeatView, action: Action) -> Message:
    """What makes this call a right answer."""
    if action == PASS:
        return say(_PASS)
    if isinstance(action, Bid):
        return _about_bid(view, action)
    if isinstance(action, Name):
        return _about_name(view, action)
    if action == Say(Word.SUN):
        return say(_SUN)
    if action in (TAKE, Say(Word.HOKUM)) and view.turn_up is not None:
        return say(_TAKE if action == TAKE else _HOKUM, suit=view.turn_up.suit)
    return say(_LAWFUL)


def _about_bid(view: SeatView, bid: Bid) -> Message:
    high = next((call for _, call in reversed(view.calls) if isinstance(call, Bid)), None)
    if high is None:
        return say(_FIRST_BID)
    return say(_HIGHER, bid=bid_fact(bid), highest=bid_fact(high))


def _about_name(view: SeatView, name: Name) -> Message:
    rules = view.rules.auction
    if rules.auction_model is AuctionModel.LADDER:
        if not any(isinstance(call, Name) for _, call in view.calls):
            return say(_FIRST_BID)
        return say(_LADDER, ladder=tuple(denomination_fact(Denomination(each)) for each in rules.contracts))
    if name.denomination.suit is None:
        return say(_LAWFUL)
    if view.turn_up is not None and rules.second_round_suits is SecondRoundSuits.OTHER:
        return say(_SECOND_ROUND, suit=view.turn_up.suit)
    return say(_HELD_SUIT if rules.must_hold_trump else _ANY_SUIT)


_PASS = QT_TRANSLATE_NOOP("lessons", "You need not take or bid.")
#: {suit}: a suit.
_TAKE = QT_TRANSLATE_NOOP("lessons", "If you take, the turn-up’s suit is trumps: {suit}.")
#: {suit}: a suit.
_HOKUM = QT_TRANSLATE_NOOP("lessons", "Hokum makes the turn-up’s suit trumps: {suit}.")
_SUN = QT_TRANSLATE_NOOP("lessons", "Sun is higher than any Hokum.")
_FIRST_BID = QT_TRANSLATE_NOOP("lessons", "Nobody has bid yet, so there is no bid to beat.")
#: {bid}, {highest}: bids, as 90 ♠.
_HIGHER = QT_TRANSLATE_NOOP("lessons", "The highest bid so far is {highest}, and {bid} is higher.")
#: {ladder}: all contracts in order.
_LADDER = QT_TRANSLATE_NOOP("lessons", "From the lowest contract up, the order is {ladder:and}.")
_ANY_SUIT = QT_TRANSLATE_NOOP("lessons", "You may name any suit.")
_HELD_SUIT = QT_TRANSLATE_NOOP("lessons", "You may name any suit of which you hold a card.")
#: {suit}: a suit.
_SECOND_ROUND = QT_TRANSLATE_NOOP("lessons", "In the second round you may name any suit but the turn-up’s: {suit}.")
_LAWFUL = QT_TRANSLATE_NOOP("lessons", "The rules allow this call.")
