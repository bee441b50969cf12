"""Why an answer to a task is wrong: the engine's reason, and how it applies to this card or call."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.lessons.ranking import suit_order
from belote_desktop.coach.lessons.wording import together
from belote_desktop.engine import Card, Message, Ruleset
from belote_desktop.engine.actions import DOUBLE, REDOUBLE, TAKE, Action, Bid, BidKind, Name, NameHokum, Say, Word
from belote_desktop.engine.auction import doubles
from belote_desktop.engine.auction.call_words import bid_fact, denomination_fact
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.tricks.following import Situation
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


def forbidden_card(rules: Ruleset, at: Situation, card: Card, refused: Refusal) -> Message:
    """What is wrong with this card, and the duty it would break."""
    return together((_about_card(rules, at, card, refused.rule), refused.message))


def forbidden_call(view: SeatView, action: Action, refused: Refusal) -> Message:
    """Why the call is refused, with what is wrong with this call if the reason alone does not say it."""
    own = _about_call(view, action)
    return refused.message if own is None else together((refused.message, own))


def _about_card(rules: Ruleset, at: Situation, card: Card, rule: Rule) -> Message:
    if rule is Rule.FOLLOW_SUIT:
        return say(_RUFFS_TOO_SOON if at.trumps >> card & 1 else _OTHER_SUIT, card=card)
    if rule is Rule.RUFF:
        return say(_NO_TRUMP, card=card)
    if card.suit is at.best.suit and card.rank > at.best.rank:
        return say(_LOWER_HERE, card=card, best=at.best, cards=suit_order(rules, at.denomination, card.suit))
    return say(_LOWER, card=card, best=at.best)


def _about_call(view: SeatView, action: Action) -> Message | None:
    if isinstance(action, Bid):
        return _about_bid(view, action)
    if isinstance(action, Name):
        return _about_name(view, action)
    if isinstance(action, NameHokum) or action == Say(Word.HOKUM):
        return _about_hokum(view, action)
    if action == TAKE and view.turn_up is not None:
        return say(_TAKING, suit=view.turn_up.suit)
    return _about_raise(view, action) if action in doubles.RAISE_WORDS else None


def _about_bid(view: SeatView, bid: Bid) -> Message:
    high = next((call for _, call in reversed(view.calls) if isinstance(call, Bid)), None)
    if high is None:
        return say(_FIRST_BID, bid=bid_fact(bid))
    if bid == high:
        return say(_SAME_BID, bid=bid_fact(bid))
    if bid.kind is not BidKind.POINTS or high.kind is not BidKind.POINTS:
        return say(_BELOW, bid=bid_fact(bid), highest=bid_fact(high))
    if bid.points == high.points:
        return say(_SAME_POINTS, bid=bid_fact(bid), points=bid.points)
    return say(_FEWER_POINTS, points=bid.points, more=high.points)


def _about_name(view: SeatView, name: Name) -> Message | None:
    if view.rules.auction.auction_model is AuctionModel.LADDER:
        return _about_step(view, name)
    if view.turn_up is None or name.denomination.suit is None:
        return None
    if name.denomination.suit is not view.turn_up.suit:
        return say(_NOT_TURNED, suit=name.denomination.suit)
    return say(_BY_TAKING if TAKE in view.lawful else _TURNED, suit=view.turn_up.suit)


def _about_step(view: SeatView, name: Name) -> Message | None:
    """Where the contract stands on the ladder, below or at the one that was named."""
    top = next((call for _, call in reversed(view.calls) if isinstance(call, Name)), None)
    if top is None:
        return None
    if top == name:
        return say(_SAME_CONTRACT, contract=denomination_fact(name.denomination))
    ladder = tuple(denomination_fact(type(name.denomination)(each)) for each in view.rules.auction.contracts)
    return say(_LOWER_STEP, contract=denomination_fact(name.denomination), ladder=ladder)


def _about_hokum(view: SeatView, action: Action) -> Message | None:
    said = any(isinstance(call, NameHokum) or call == Say(Word.HOKUM) for _, call in view.calls)
    if not isinstance(action, NameHokum):
        return say(_HOKUM_AGAIN) if said else None
    if said:
        return say(_HOKUM_IN_SUIT, suit=action.suit)
    if view.turn_up is None or action.suit is view.turn_up.suit:
        return None
    return say(_NOT_TURNED, suit=action.suit)


def _about_raise(view: SeatView, word: Action) -> Message | None:
    if not doubles.words(view.rules.doubling):
        return say(_NEVER_DOUBLED)
    if view.rules.auction.auction_model not in (AuctionModel.LADDER, AuctionModel.POINTS):
        return say(_DOUBLED_LATER)
    bidder = next((seat for seat, call in reversed(view.calls) if isinstance(call, Bid | Name)), None)
    if bidder is None:
        return say(_ANSWERS[word])
    if word == DOUBLE and view.seat is not None and view.rules.side_of(bidder) == view.rules.side_of(view.seat):
        return say(_OWN_BID)
    return None


#: {card}: a card.
_OTHER_SUIT = QT_TRANSLATE_NOOP("lessons", "{card} does not follow suit.")
#: {card}: a card.
_RUFFS_TOO_SOON = QT_TRANSLATE_NOOP("lessons", "{card} is a trump. You can follow suit, so you cannot ruff.")
#: {card}: a card.
_NO_TRUMP = QT_TRANSLATE_NOOP("lessons", "{card} is not a trump.")
#: {card}, {best}: cards.
_LOWER = QT_TRANSLATE_NOOP("lessons", "{card} does not beat {best}.")
#: {card}, {best}: cards. {cards}: cards in order.
_LOWER_HERE = QT_TRANSLATE_NOOP("lessons", "{card} does not beat {best}. From the highest down, the order is {cards}.")
#: {suit}: a suit.
_TAKING = QT_TRANSLATE_NOOP("lessons", "Taking would make this suit trumps: {suit}.")
#: {bid}: a bid, as 90 ♠.
_FIRST_BID = QT_TRANSLATE_NOOP("lessons", "{bid} would be the first bid.")
#: {bid}: a bid, as 90 ♠.
_SAME_BID = QT_TRANSLATE_NOOP("lessons", "{bid} has already been bid.")
#: {bid}: a bid, as 90 ♠. {points}: its points.
_SAME_POINTS = QT_TRANSLATE_NOOP("lessons", "{bid} is in another suit, but the points are the same: {points}.")
#: {points}, {more}: points of two bids.
_FEWER_POINTS = QT_TRANSLATE_NOOP("lessons", "{points} is less than {more}.")
#: {bid}, {highest}: bids, as 90 ♠.
_BELOW = QT_TRANSLATE_NOOP("lessons", "{bid} is not higher than {highest}.")
#: {suit}: a suit.
_NOT_TURNED = QT_TRANSLATE_NOOP("lessons", "The turn-up is not of this suit: {suit}.")
#: {suit}: a suit.
_BY_TAKING = QT_TRANSLATE_NOOP("lessons", "To play {suit}, take the turn-up instead of naming its suit.")
#: {suit}: a suit.
_TURNED = QT_TRANSLATE_NOOP("lessons", "This is the suit of the turn-up: {suit}.")
#: {contract}: a contract, as hearts or no trumps.
_SAME_CONTRACT = QT_TRANSLATE_NOOP("lessons", "This contract has already been bid: {contract}.")
#: {contract}: a contract. {ladder}: all contracts in order.
_LOWER_STEP = QT_TRANSLATE_NOOP("lessons", "{contract} is too low. From the lowest up, the order is {ladder}.")
_HOKUM_AGAIN = QT_TRANSLATE_NOOP("lessons", "A second Hokum is not higher than the first.")
#: {suit}: a suit.
_HOKUM_IN_SUIT = QT_TRANSLATE_NOOP("lessons", "A Hokum in another suit, {suit}, is not higher either.")
_NEVER_DOUBLED = QT_TRANSLATE_NOOP("lessons", "This game has no doubles.")
_DOUBLED_LATER = QT_TRANSLATE_NOOP("lessons", "You can double only when the auction is over.")
_ANSWERS: Mapping[Action, str] = MappingProxyType(
    {
        DOUBLE: QT_TRANSLATE_NOOP("lessons", "You can double only an opponent’s bid."),
        REDOUBLE: QT_TRANSLATE_NOOP("lessons", "You can redouble only a double, and nobody has doubled."),
        doubles.RAISE: QT_TRANSLATE_NOOP("lessons", "You can raise only a redouble, and nobody has redoubled."),
        doubles.MATCH: QT_TRANSLATE_NOOP("lessons", "You can stake the match only after all other raises."),
    }
)
"""What each of the words that raise a contract follows upon."""
_OWN_BID = QT_TRANSLATE_NOOP("lessons", "The highest bid is your own side’s.")
