"""The chapter on the first bid of points."""

from __future__ import annotations

from types import MappingProxyType

from belote_desktop.coach.strategy.chapter import Chapter, Finding
from belote_desktop.coach.strategy.hand_count import ALL_KNOWN, Assets, all_passed, side_leads, together, told
from belote_desktop.engine.actions import PASS, Action, Bid, BidKind
from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say

LOWEST = 70
"""What three trumps promise, before anything is added."""
LESS = 29
"""So far below the count a bid is made about 9 times in 10 with open cards."""
NEAR = 15
"""A hand is asked about only if what it promises is so near to that."""
TOO_HIGH = 40
"""From so many points above that on a bid is a mistake without a word from the partner."""
CLEAR = 15
"""By so many points the suit is better than any other that could be bid."""
THREE = 3
STEP = 10


def opening_bids(view: SeatView) -> Finding | None:
    """The first bid of a side, by what it promises; pass without a suit that can carry one."""
    hands = _hands(view)
    if not any(assets.is_sound for assets in hands):
        return _nothing_to_bid(view, hands) if hands else None
    best = opening_suit(view)
    if best is None:
        return None
    level = promised(best)
    bids = {bid: bid.denomination.suit for bid in view.bids if bid.kind is BidKind.POINTS and not bid.capot}
    good = frozenset(bid for bid, suit in bids.items() if suit is best.trump and bid.points == level)
    #: {suit}: a suit. {points}: a bid.
    why = QT_TRANSLATE_NOOP("strategy", "That is worth a bid of about {points} in {suit}.")
    bad: dict[Action, Message] = {PASS: say(QT_TRANSLATE_NOOP("strategy", "You have a sound bid: tell your partner."))}
    bad |= {bid: _too_high(bid) for bid, suit in bids.items() if suit is best.trump and bid.points >= level + TOO_HIGH}
    bad |= _too_short(view, hands)
    reason = together(*told(best, view.rules), say(why, suit=best.trump, points=level))
    return Finding(good, reason, MappingProxyType(bad)) if good else None


def _hands(view: SeatView) -> tuple[Assets, ...]:
    """The hand with each suit as trumps; none where this is not the first bid."""
    if PASS not in view.lawful or not view.bids or not all_passed(view):
        return ()
    return tuple(Assets(view.hand, suit, side_leads(view)) for suit in Suit)


def opening_suit(view: SeatView) -> Assets | None:
    """The hand with the suit of its first bid as trumps; None where none is clearly best, or its count is unclear."""
    sound = sorted((each for each in _hands(view) if each.is_sound), key=lambda each: -each.points(ALL_KNOWN))
    if not sound:
        return None
    best, *others = sound
    counted = best.points(ALL_KNOWN)
    if any(counted - other.points(ALL_KNOWN) < CLEAR for other in others):
        return None
    return best if abs(counted - LESS - promised(best)) <= NEAR else None


def promised(assets: Assets) -> int:
    """The bid that stands for a hand, as the chapter teaches it."""
    jack, nine = assets.has(Rank.JACK), assets.has(Rank.NINE)
    more = len(assets.trumps) - THREE + jack + (jack and nine) + len(assets.aces)
    return LOWEST + STEP * more


def _nothing_to_bid(view: SeatView, hands: tuple[Assets, ...]) -> Finding | None:
    """A pass with no suit of three trumps; None where a suit is long, as other things may speak for it."""
    if any(len(assets.trumps) >= THREE for assets in hands):
        return None
    why = QT_TRANSLATE_NOOP(
        "strategy", "You do not have three cards of any suit. High cards without length support your partner: pass."
    )
    return Finding(frozenset((PASS,)), say(why), MappingProxyType(_too_short(view, hands)))


def _too_high(bid: Bid) -> Message:
    #: {points}: a bid.
    return say(
        QT_TRANSLATE_NOOP("strategy", "{points} is too high if your partner has not bid."),
        points=bid.points,
    )


def _too_short(view: SeatView, hands: tuple[Assets, ...]) -> dict[Action, Message]:
    """The bids in suits of fewer than three cards."""
    lengths = {assets.trump: len(assets.trumps) for assets in hands}
    found: dict[Action, Message] = {}
    for bid in view.bids:
        suit = bid.denomination.suit
        if suit is not None and lengths[suit] < THREE:
            found[bid] = _short(suit, lengths[suit])
    return found


def _short(suit: Suit, length: int) -> Message:
    if not length:
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("strategy", "You are void in {suit}."), suit=suit)
    if length == 1:
        #: {suit}: a suit.
        return say(QT_TRANSLATE_NOOP("strategy", "In {suit} you have only one card."), suit=suit)
    #: {suit}: a suit.
    return counted(QT_TRANSLATE_NOOP("strategy", "In {suit} you have only %n card(s).", "", 1), length, suit=suit)


OPENING_BIDS = (
    Chapter(
        id="opening-bids",
        title=QT_TRANSLATE_NOOP("strategy", "What your first bid promises"),
        goal=QT_TRANSLATE_NOOP(
            "strategy", "Learn to show your length, your jack or nine and your aces with your first bid."
        ),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "Do not bid a suit of fewer than three cards. You also need its jack or nine."
            ),
            QT_TRANSLATE_NOOP("strategy", "80: three trumps with the jack, or four with the nine, and little else."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "90: three trumps with jack and nine, four with the jack, or three with the jack and a side ace.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "100: three trumps with jack and nine and a side ace, or four with jack and nine."
            ),
            QT_TRANSLATE_NOOP("strategy", "Add 10 for each further trump and for each further side ace."),
            QT_TRANSLATE_NOOP("strategy", "Bid your hand once. Bid again only if your partner has shown more."),
        ),
        detect=opening_bids,
    ),
)
"""The chapters of this file, in the order of the course."""
