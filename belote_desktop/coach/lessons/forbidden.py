"""Why an answer to a task is wrong: the engine's reason, and how it applies to this card or call."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.coach.lessons.ranking import suit_order
from belote_desktop.coach.lessons.wording import together
from belote_desktop.engine import Card, Message, Ruleset, Suit
from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, TAKE, Action, Bid, BidKind, Name, NameHokum, Say, Word
from belote_desktop.engine.auction import doubles
from belote_desktop.engine.auction.call_words import bid_fact, denomination_fact
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import AuctionModel, SecondRoundSuits
from belote_desktop.engine.tricks.following import Situation
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.variants.kinship import raises


def forbidden_card(rules: Ruleset, at: Situation, card: Card, refused: Refusal, duty: Message) -> Message:
    """What is wrong with this card, and the duty of the player: the last one, which names the cards to play."""
    return together((_about_card(rules, at, card, refused.rule), duty))


def forbidden_call(view: SeatView, action: Action, refused: Refusal) -> Message:
    """Why the call is refused, with what is wrong with this call if the reason alone does not say it.

    Of a raise that could not be said at all now, what it follows upon takes the place of the engine's reason.
    """
    if action in doubles.RAISE_WORDS:
        return _about_raise(view, action) or refused.message
    own = _about_call(view, action)
    return refused.message if own is None else together((refused.message, own))


def _about_card(rules: Ruleset, at: Situation, card: Card, rule: Rule) -> Message:
    if rule is Rule.FOLLOW_SUIT:
        return say(_RUFFS_TOO_SOON if at.trumps >> card & 1 else _OTHER_SUIT, card=card, suit=at.led)
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
    return None


def _about_bid(view: SeatView, bid: Bid) -> Message | None:
    """What keeps this bid from being higher; None for the first bid and for the bid that was just made."""
    high = next((call for _, call in reversed(view.calls) if isinstance(call, Bid)), None)
    if high is None or bid == high:
        return None
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
        return _about_another_suit(view, name.denomination.suit)
    return say(_BY_TAKING, suit=view.turn_up.suit) if TAKE in view.lawful else None


def _about_another_suit(view: SeatView, suit: Suit) -> Message | None:
    """When a suit other than the turn-up's can be named; None in the second round, where the engine says why not."""
    if view.rules.auction.second_round_suits is SecondRoundSuits.TURNED_AGAIN:
        return say(_NOT_TURNED, suit=suit)
    passes = sum(call == PASS for _, call in view.calls)
    return say(_IN_SECOND_ROUND, suit=suit) if passes < view.rules.table.seats else None


def _about_step(view: SeatView, name: Name) -> Message | None:
    """Where the contract stands on the ladder, if it is below the one that was named."""
    top = next((call for _, call in reversed(view.calls) if isinstance(call, Name)), None)
    if top is None or top == name:
        return None
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
    return _about_another_suit(view, action.suit)


def _about_raise(view: SeatView, word: Action) -> Message | None:
    """Why nobody can say this raise now, or not this player; None where the engine's reason says it."""
    if not doubles.words(view.rules.doubling):
        return _never_doubled(view.rules, word)
    if view.rules.auction.auction_model not in (AuctionModel.LADDER, AuctionModel.POINTS):
        return say(_DOUBLED_LATER)
    bidder = next((seat for seat, call in reversed(view.calls) if isinstance(call, Bid | Name)), None)
    if bidder is None:
        return None if word == DOUBLE else say(_ANSWERS[word])
    is_own = view.seat is not None and view.rules.side_of(bidder) == view.rules.side_of(view.seat)
    if word == DOUBLE and is_own:
        return say(_OWN_BID)
    if word == REDOUBLE and not is_own and not any(call == DOUBLE for _, call in view.calls):
        return say(_OTHERS_BID, player=SeatName(bidder))
    return None


def _never_doubled(rules: Ruleset, word: Action) -> Message:
    """That a game has no doubles, with its word for one if that is another."""
    said = raises(rules)
    return say(_WORD_FOR_DOUBLE, call=said[0]) if word == DOUBLE and said else say(_NEVER_DOUBLED)


#: {card}: a card.
_OTHER_SUIT = QT_TRANSLATE_NOOP("lessons", "{card:the} is not of the suit led.")
#: {card}: a card. {suit}: the suit led.
_RUFFS_TOO_SOON = QT_TRANSLATE_NOOP("lessons", "{card:the} is a trump. You can ruff only if you are void in {suit}.")
#: {card}: a card.
_NO_TRUMP = QT_TRANSLATE_NOOP("lessons", "{card:the} is not a trump.")
#: {card}, {best}: cards.
_LOWER = QT_TRANSLATE_NOOP("lessons", "{card:the} does not beat {best:the}.")
#: {card}, {best}: cards. {cards}: cards in order.
_LOWER_HERE = QT_TRANSLATE_NOOP("lessons", "{card:the} does not beat {best:the}. From the highest down: {cards}.")
#: {suit}: a suit.
_TAKING = QT_TRANSLATE_NOOP("lessons", "Taking would make {suit} trumps.")
#: {bid}: a bid, as 90 ♠. {points}: its points.
_SAME_POINTS = QT_TRANSLATE_NOOP("lessons", "{bid} is in another suit, but the points are the same: {points}.")
#: {points}, {more}: points of two bids.
_FEWER_POINTS = QT_TRANSLATE_NOOP("lessons", "{points} is less than {more}.")
#: {bid}, {highest}: bids, as 90 ♠.
_BELOW = QT_TRANSLATE_NOOP("lessons", "{bid} is not higher than {highest}.")
#: {suit}: a suit.
_IN_SECOND_ROUND = QT_TRANSLATE_NOOP("lessons", "You can name {suit} only in the second round.")
#: {suit}: a suit.
_NOT_TURNED = QT_TRANSLATE_NOOP("lessons", "{suit} is not the turn-up’s suit.")
#: {suit}: a suit.
_BY_TAKING = QT_TRANSLATE_NOOP("lessons", "To play {suit}, take the turn-up instead of naming its suit.")
#: {contract}: a contract. {ladder}: all contracts in order.
_LOWER_STEP = QT_TRANSLATE_NOOP("lessons", "{contract} is too low. From the lowest up, the order is {ladder:and}.")
_HOKUM_AGAIN = QT_TRANSLATE_NOOP("lessons", "A second Hokum is not higher than the first.")
#: {suit}: a suit.
_HOKUM_IN_SUIT = QT_TRANSLATE_NOOP("lessons", "A Hokum in another suit, {suit}, is not higher either.")
#: {call}: what is said for a double: Contra, Kraak.
_WORD_FOR_DOUBLE = QT_TRANSLATE_NOOP("lessons", "“{call}” is a double, and this game has no doubles.")
_NEVER_DOUBLED = QT_TRANSLATE_NOOP("lessons", "This game has no doubles.")
_DOUBLED_LATER = QT_TRANSLATE_NOOP("lessons", "You can double only when the auction is over.")
_ANSWERS: Mapping[Action, str] = MappingProxyType(
    {
        REDOUBLE: QT_TRANSLATE_NOOP("lessons", "You can redouble only a double, and nobody has doubled."),
        doubles.RAISE: QT_TRANSLATE_NOOP("lessons", "You can raise only a redouble, and nobody has redoubled."),
        doubles.MATCH: QT_TRANSLATE_NOOP("lessons", "You can stake the match only after all other raises."),
    }
)
"""What each of the words that raise a contract follows upon."""
_OWN_BID = QT_TRANSLATE_NOOP("lessons", "The highest bid is your own side’s, and you can double only an opponent’s.")
#: {player}: the name of the player with the highest bid.
_OTHERS_BID = QT_TRANSLATE_NOOP(
    "lessons", "You can redouble only your own side’s bid, after a double. {player} is an opponent."
)
