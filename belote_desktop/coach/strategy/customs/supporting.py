"""The custom for bidding on in the partner’s suit: so many steps as the hand has assets."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from belote_desktop.coach.strategy.chapter import Chapter, Custom, Finding
from belote_desktop.coach.strategy.hand_count import Assets, together
from belote_desktop.engine.actions import PASS, Action, Bid, BidKind
from belote_desktop.engine.cards import CardSet, Suit
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.announcing import declaration_rules, declared_points
from belote_desktop.players.calls.lacks.points_rules import STEP, assets
from belote_desktop.players.calls.lacks.situation import Holding, Situation
from belote_desktop.players.calls.lacks.suit_rules import ENOUGH, LONG
from belote_desktop.variants.kinship import declared

SHOWN = 4
"""How many bids are offered as answers: one step to four."""
HIGHEST = 120
"""Up to this bid it is an opening that leaves room for an answer."""
JACK = 2
"""The steps for the missing jack; every other asset is one."""


def supporting(view: SeatView) -> Finding | None:
    """The answer to the partner’s first bid, where nobody else has bid."""
    at, bid = Situation(view), partners_bid(view)
    if bid is None or not at.is_judged or declared_points(declaration_rules(view), view.hand):
        return None
    suit, level = bid.denomination.suit, at.level(bid)
    if suit is None or level is None or level > HIGHEST or _has_own_suit(view, suit):
        return None
    found = at.holding(PASS, bid.denomination)
    steps = assets(at, found)
    if steps >= SHOWN or (not steps and found.length >= LONG):
        return None
    offered = {at.level(each): each for each in view.bids if _is_like(each, bid)}
    right: Action | None = offered.get(level + STEP * steps) if steps else PASS
    if right is None:
        return None
    #: {points}: a bid. {suit}: a suit.
    higher = QT_TRANSLATE_NOOP("strategy", "So bid {points} in {suit}.")
    nothing = QT_TRANSLATE_NOOP("strategy", "You have nothing to add to your partner’s bid: pass.")
    told = (*_counted(at, found), say(higher, points=level + STEP * steps, suit=suit)) if steps else (say(nothing),)
    shown = {points: offered[points] for points in range(level + STEP, level + STEP * (SHOWN + 1), STEP)
             if points in offered}  # fmt: skip
    bad: dict[Action, Message] = {each: _other(points, level, steps) for points, each in shown.items() if each != right}
    if steps:
        silent = QT_TRANSLATE_NOOP("strategy", "If you pass, your partner does not learn what you can add: bid higher.")
        bad = {PASS: say(silent), **bad}
    return Finding(frozenset((right,)), together(*told), MappingProxyType(bad))


def partners_bid(view: SeatView) -> Bid | None:
    """The only bid so far, if it is the partner’s and this seat may pass or bid higher."""
    made = [(seat, call) for seat, call in view.calls if call != PASS]
    if len(made) != 1 or view.seat is None or PASS not in view.lawful or not view.bids:
        return None
    seat, call = made[0]
    is_partner = seat != view.seat and view.rules.side_of(seat) == view.rules.side_of(view.seat)
    is_plain = isinstance(call, Bid) and call.kind is BidKind.POINTS and not call.capot
    return call if is_partner and is_plain and isinstance(call, Bid) else None


def _is_like(bid: Bid, other: Bid) -> bool:
    """Whether a bid names the same suit, for points alone."""
    return bid.denomination is other.denomination and bid.kind is BidKind.POINTS and not bid.capot


def _has_own_suit(view: SeatView, partners: Suit) -> bool:
    """Whether the hand could open in a suit of its own."""
    return any(Assets(view.hand, suit, leads=False).is_sound for suit in Suit if suit is not partners)


def _counted(at: Situation, found: Holding) -> Iterator[Message]:
    """What the hand adds, in sentences, asset by asset."""
    if found.aces:
        #: {points}: a number. {cards}: aces.
        several = QT_TRANSLATE_NOOP("strategy", "Add {points} each for {cards:the and}.")
        yield say(several if len(found.aces) > 1 else _FOR_ONE, points=STEP, cards=found.aces)
    order = at.view.rules.cards.trump_order
    for is_held, letter, steps in ((found.top, order[0], JACK), (found.second, order[1], 1)):
        if is_held:
            card = next(card for card in found.trumps if str(card.rank) == letter)
            yield say(_FOR_ONE, points=STEP * steps, cards=CardSet((card,)))
    if found.belote:
        #: {points}: a number. {belote}: the game’s word for king and queen of trumps.
        pair = QT_TRANSLATE_NOOP("strategy", "Add {points} for {belote}.")
        yield say(pair, points=STEP, belote=declared(at.view.rules).belote)
    if found.length >= ENOUGH and any(not found.cards.suited(suit) for suit in Suit):
        #: {points}: a number.
        yield say(QT_TRANSLATE_NOOP("strategy", "Add {points} for your third trump, as you have a void."), points=STEP)


#: {points}: a number. {cards}: one card, an ace or a high trump.
_FOR_ONE = QT_TRANSLATE_NOOP("strategy", "Add {points} for {cards:the}.")


def _other(points: int, level: int, steps: int) -> Message:
    """What is wrong with a bid of so many points, where the hand adds so many steps."""
    if not steps:
        #: {points}: a bid.
        empty = QT_TRANSLATE_NOOP("strategy", "{points} is too high: your hand adds nothing to your partner’s bid.")
        return say(empty, points=points)
    #: {points}: a bid. {added}: a number.
    high = QT_TRANSLATE_NOOP("strategy", "{points} is too high: your hand adds only {added}.")
    #: {points}: a bid. {added}: a number.
    low = QT_TRANSLATE_NOOP("strategy", "{points} is too low: your hand adds {added}.")
    return say(high if points > level + STEP * steps else low, points=points, added=STEP * steps)


SUPPORTING = (
    Chapter(
        id="raising",
        title=QT_TRANSLATE_NOOP("strategy", "Support your partner’s bid"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to answer your partner’s first bid with what your hand adds to it."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy", "If your opponents have passed, raise your partner’s bid by 10 for each side ace."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Add 20 for the jack of trumps, 10 for the nine, and 10 for the king and queen of trumps together.",
            ),
            QT_TRANSLATE_NOOP("strategy", "Add 10 for a third trump if you are void in a side suit."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If you have none of these, pass. Side kings and all other trumps, even the ace, add nothing.",
            ),
        ),
        detect=supporting,
        custom=Custom(
            QT_TRANSLATE_NOOP(
                "strategy",
                "You raise your partner by 10 for each side ace or other asset, and by 20 for the jack of trumps.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "The computer players support their partner too, but value their hands in their own way."
            ),
        ),
    ),
)  # fmt: skip
"""The chapter of this file."""
