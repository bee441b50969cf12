"""The values that sentences insert for a call: the contract that is named, the points that are bid."""

from __future__ import annotations

from belote_desktop.engine.actions import Bid, BidKind
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


def denomination_fact(denomination: Denomination) -> Suit | Message:
    """The suit, or the words for no trump and all trump."""
    if denomination.suit is not None:
        return denomination.suit
    if denomination is Denomination.NO_TRUMP:
        #: A contract, inside a sentence.
        return say(QT_TRANSLATE_NOOP("engine", "no trumps"))
    #: A contract, inside a sentence.
    return say(QT_TRANSLATE_NOOP("engine", "all trumps"))


def bid_fact(bid: Bid) -> Message:
    """A bid as it is said: `90 ♥`, `capot ♣`."""
    named = denomination_fact(bid.denomination)
    if bid.kind is BidKind.CAPOT:
        #: A bid. {denomination}: ♥, no trumps or all trumps.
        return say(QT_TRANSLATE_NOOP("engine", "capot {denomination}"), denomination=named)
    if bid.kind is BidKind.GENERALE:
        #: A bid. {denomination}: ♥, no trumps or all trumps.
        return say(QT_TRANSLATE_NOOP("engine", "générale {denomination}"), denomination=named)
    if bid.capot:
        #: A bid: 90 ♥ with all tricks. {denomination}: ♥, no trumps or all trumps.
        flagged = QT_TRANSLATE_NOOP("engine", "{points} {denomination} with all tricks")
        return say(flagged, points=bid.points, denomination=named)
    if bid.denomination.suit is None:
        #: A bid: 90 in no trumps. {denomination}: no trumps or all trumps.
        plain = QT_TRANSLATE_NOOP("engine", "{points} in {denomination}")
        return say(plain, points=bid.points, denomination=named)
    #: A bid: 90 ♥. {denomination}: ♥.
    return say(QT_TRANSLATE_NOOP("engine", "{points} {denomination}"), points=bid.points, denomination=named)
