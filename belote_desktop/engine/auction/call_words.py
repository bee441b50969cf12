"""The values that sentences insert for a call: the contract that is named, the points that are bid."""

from __future__ import annotations

from belote_desktop.engine.actions import Bid, BidKind
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say


def denomination_fact(denomination: Denomination) -> Suit | Message:
    """The suit, or the words for no trump and all trump."""
    if denomination.suit is not None:
        return denomination.suit
    if denomination is Denomination.NO_TRUMP:
        return say(QT_TRANSLATE_NOOP("engine", "no trump"))
    return say(QT_TRANSLATE_NOOP("engine", "all trump"))


def bid_fact(bid: Bid) -> Message:
    """A bid as it is said: `90 ♥`, `capot ♣`."""
    named = denomination_fact(bid.denomination)
    if bid.kind is BidKind.CAPOT:
        return say(QT_TRANSLATE_NOOP("engine", "capot {denomination}"), denomination=named)
    if bid.kind is BidKind.GENERALE:
        return say(QT_TRANSLATE_NOOP("engine", "générale {denomination}"), denomination=named)
    if bid.capot:
        flagged = QT_TRANSLATE_NOOP("engine", "{points} {denomination} with all tricks")
        return say(flagged, points=bid.points, denomination=named)
    return say(QT_TRANSLATE_NOOP("engine", "{points} {denomination}"), points=bid.points, denomination=named)
