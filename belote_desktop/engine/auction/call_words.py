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
    """A bid as it is said: `90 ♥`, `capot ♣`, `90 in no trumps`."""
    source = (_MARKED if bid.denomination.suit is not None else _WORDED)[_form(bid)]
    return say(source, points=bid.points, denomination=denomination_fact(bid.denomination))


def _form(bid: Bid) -> int:
    """The place of the pattern of a bid among `_MARKED` and `_WORDED`."""
    if bid.kind is BidKind.CAPOT:
        return 0
    if bid.kind is BidKind.GENERALE:
        return 1
    return 2 if bid.capot else 3


_MARKED = (
    #: A bid. {denomination}: ♥.
    QT_TRANSLATE_NOOP("engine", "capot {denomination}"),
    #: A bid. {denomination}: ♥.
    QT_TRANSLATE_NOOP("engine", "générale {denomination}"),
    #: A bid: 90 ♥ with all tricks. {denomination}: ♥.
    QT_TRANSLATE_NOOP("engine", "{points} {denomination} with all tricks"),
    #: A bid: 90 ♥. {denomination}: ♥.
    QT_TRANSLATE_NOOP("engine", "{points} {denomination}"),
)
_WORDED = (
    #: A bid. {denomination}: no trumps or all trumps.
    QT_TRANSLATE_NOOP("engine", "capot in {denomination}"),
    #: A bid. {denomination}: no trumps or all trumps.
    QT_TRANSLATE_NOOP("engine", "générale in {denomination}"),
    #: A bid: 90 in no trumps with all tricks. {denomination}: no trumps or all trumps.
    QT_TRANSLATE_NOOP("engine", "{points} in {denomination} with all tricks"),
    #: A bid: 90 in no trumps. {denomination}: no trumps or all trumps.
    QT_TRANSLATE_NOOP("engine", "{points} in {denomination}"),
)
