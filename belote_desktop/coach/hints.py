"""Hints in three rungs: what kind of decision it is, the idea, the action."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from belote_desktop import players
from belote_desktop.coach.duties import obligation
from belote_desktop.engine.actions import (
    PASS,
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
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.effort import USUAL_SECONDS
from belote_desktop.players.pace import FULL
from belote_desktop.players.raising import RAISES

RUNGS = (1, 2, 3)
"""1 says what kind of decision it is, 2 gives the idea, 3 the action."""
ADVISER = "club"
"""The level whose ideas are told: strong, and quick enough to answer at once."""


def hint(view: SeatView, rung: int, pace: Fraction = FULL) -> Message | None:
    """One rung of help for the seat to act; None when there is nothing for it to decide, ValueError for another rung.

    The idea and the action are those of the ADVISER's level in this view: it sees no hidden card either. `pace` is how
    much it can think in the same time (`players.pace`).
    """
    if rung not in RUNGS:
        raise ValueError(f"A hint has rungs {RUNGS[0]} to {RUNGS[-1]}, not {rung}.")
    if not view.lawful or view.to_act != view.seat:
        return None
    if rung == 1:
        return _kind(view)
    decision = players.get(ADVISER).decide(view, seconds=USUAL_SECONDS * float(pace))
    return decision.reason if rung == 2 else _action(view, decision.action)


def _kind(view: SeatView) -> Message:
    if view.phase is Phase.AUCTION:
        return say(_in_auction(view))
    if view.phase is not Phase.PLAY or view.contract is None:
        return say(_KINDS.get(view.phase, _OTHER))
    if sum(isinstance(action, Play) for action in view.lawful) == 1:
        return obligation(view) or say(QT_TRANSLATE_NOOP("coach", "There is only one card that you may play."))
    return _playing(view, view.contract)


def _playing(view: SeatView, contract: Contract) -> Message:
    held = obligation(view)
    if held is not None:
        return held
    if contract.negative:
        return say(QT_TRANSLATE_NOOP("coach", "Points count against their owner: how do you keep clear of them?"))
    alone = view.rules.side_count == view.rules.table.seats
    if view.trick is None or not view.trick.cards:
        return say(_LEAD_ALONE if alone else _LEAD)
    return say(_FOLLOW_ALONE if alone else _FOLLOW)


_LEAD = QT_TRANSLATE_NOOP("coach", "You lead: which suit helps your side, and does it cost a good card?")
_LEAD_ALONE = QT_TRANSLATE_NOOP("coach", "You lead: which suit helps you, and does it cost a good card?")
_FOLLOW = QT_TRANSLATE_NOOP("coach", "You follow: who will win this trick, and what should your side put into it?")
_FOLLOW_ALONE = QT_TRANSLATE_NOOP("coach", "You follow: who will win this trick, and what is it worth to you?")


def _in_auction(view: SeatView) -> str:
    """What to ask oneself in an auction, by what may be said."""
    if Say(Word.ACCEPT) in view.lawful:
        return QT_TRANSLATE_NOOP("coach", "Are the cards better for you or for the player who offers to throw them in?")
    if PASS not in view.lawful:
        return QT_TRANSLATE_NOOP("coach", "You cannot pass: which contract costs you least?")
    if any(action in RAISES for action in view.lawful):
        return QT_TRANSLATE_NOOP("coach", "Will the contract be made, and can you name a better one?")
    return _AUCTIONS[view.rules.auction.auction_model]


_WORTH_HALF = QT_TRANSLATE_NOOP("coach", "Is your hand, with what you would get, worth more than half of the points?")
_AUCTIONS: Mapping[AuctionModel, str] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: _WORTH_HALF,
        AuctionModel.SINGLE_ROUND: _WORTH_HALF,
        AuctionModel.LADDER: QT_TRANSLATE_NOOP("coach", "Which contract can your side make, and is it the highest?"),
        AuctionModel.POINTS: QT_TRANSLATE_NOOP("coach", "How many points can your side make, and in which suit?"),
        AuctionModel.HOKUM_SUN: QT_TRANSLATE_NOOP("coach", "Have you aces and tens for a Sun, or a suit for a Hokum?"),
    }
)
_KINDS: Mapping[Phase, str] = MappingProxyType(
    {
        Phase.RAISES: QT_TRANSLATE_NOOP("coach", "Which side is the deal likely to be won by, and how surely?"),
        Phase.DECLARING: QT_TRANSLATE_NOOP("coach", "Do you hold a run or four of a kind?"),
        Phase.DISCARD: QT_TRANSLATE_NOOP("coach", "Which cards can you do without, and which points are safe there?"),
    }
)
_OTHER = QT_TRANSLATE_NOOP("coach", "It is your turn.")


def _action(view: SeatView, action: Action) -> Message:
    """The action in words."""
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
        return say(_WORDS[action.word])
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
        Word.BELOTE: QT_TRANSLATE_NOOP("coach", "Say belote, then play the card."),
        Word.SCHMEISS: QT_TRANSLATE_NOOP("coach", "Offer to throw the deal in."),
        Word.ACCEPT: QT_TRANSLATE_NOOP("coach", "Accept: the offer stands."),
        Word.REFUSE: QT_TRANSLATE_NOOP("coach", "Refuse the offer."),
        Word.THROW_IN: QT_TRANSLATE_NOOP("coach", "Throw your hand in."),
        Word.DONE: QT_TRANSLATE_NOOP("coach", "Say that you are done."),
    }
)
