"""What speaks for the call that club players agree on, and against the others, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.bidding.standards import PAYS, SUITS, chance, standard
from belote_desktop.coach.strategy.hand_count import Assets, told
from belote_desktop.engine import Action, Message
from belote_desktop.engine.actions import PASS, Bid
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, say
from belote_desktop.players.calls.lacks.master_rules import HIGH, TWO, aces_needed
from belote_desktop.players.calls.lacks.points_rules import limit
from belote_desktop.players.calls.lacks.situation import ASHKAL, Situation, highest
from belote_desktop.players.calls.lacks.suit_rules import ENOUGH, PART


def share(at: Situation, call: Action) -> int:
    """In how many of 100 deals club players make the contract of a call; 0 for a pass, and for bids of points."""
    rows = SUITS.get(at.view.rules.auction.auction_model)
    return 0 if rows is None or at.denomination(call) is None else chance(at, call, rows)


def against(at: Situation, agreed: Sequence[Action], draw: Draw, most: int) -> Iterator[tuple[Action, Message]]:
    """A few wrong calls, each with another kind of reason against it."""
    calls = [
        call for call in at.view.lawful if call not in agreed and call != PASS and _is_tempting(at, call, agreed[0])
    ]
    reasons: set[str] = set()
    while calls and len(reasons) < most:
        call = calls.pop(draw.below(len(calls)))
        rule = broken(at.view, call)
        reason = None if rule is None else _REASONS.get(rule)
        if rule is not None and reason is not None and rule not in reasons:
            reasons.add(rule)
            yield call, reason(at, call)


def against_call(view: SeatView, call: Action, best: Action) -> Message | None:
    """What is wrong with a call where another is best: the rule that it breaks, or what a pass leaves unsaid."""
    at = Situation(view)
    if not at.is_judged:
        return None
    if call == PASS:
        return against_passing(at, best) if best in standard(view) and at.denomination(best) is not None else None
    reason = _REASONS.get(broken(view, call) or "")
    return None if reason is None else reason(at, call)


TEMPTING = 40
"""Bids of more points above the best one are so plainly wrong that they are not offered. A choice; not measured."""


def _is_tempting(at: Situation, call: Action, best: Action) -> bool:
    """Whether a call is not absurd: a bid of points that is not far above the best call."""
    if not isinstance(call, Bid):
        return True
    level = at.level(call)
    lowest = min((found for bid in at.view.bids if (found := at.level(bid)) is not None), default=0)
    return level is not None and not call.capot and level <= (at.level(best) or lowest) + TEMPTING


def against_passing(at: Situation, best: Action) -> Message:
    """Why a hand is too good to pass."""
    made = share(at, best)
    return say(_WORTH_CALLING, share=made) if made else say(_WORTH_BIDDING)


def in_favour(at: Situation, best: Action) -> Iterator[Message]:
    """Why the best call is the best."""
    named = at.denomination(best)
    if named is None:
        most = max((share(at, call) for call in at.view.lawful), default=0)
        yield say(_NOTHING_MADE, share=most, needed=PAYS) if most else say(_NOTHING)
    elif named.suit is None:
        order = at.view.rules.cards
        tops = order.trump_order if named is Denomination.ALL_TRUMP else order.plain_order
        yield say(_MASTERS, cards=highest(at.holding(best, named).cards, tops))
    else:
        yield from told(Assets(at.holding(best, named).cards, named.suit, at.leads), at.view.rules)
    if made := share(at, best):
        yield say(_MADE, share=made)
    yield say(_AGREED)


Reason = Callable[[Situation, Action], Message]


def _few_trumps(at: Situation, call: Action) -> Message:
    """Why the trumps are too few: of two, what is missing beside them where they may do."""
    named = at.denomination(call)
    assert named is not None
    assert named.suit is not None
    found = at.holding(call, named)
    if found.length == ENOUGH - 1 and len(found.cards) <= PART:
        highest_trump = Card.of(Rank.parse(at.view.rules.cards.trump_order[0]), named.suit)
        return say(_HIGHEST_AND_ONE if found.top else _TWO_WITHOUT_HIGHEST, suit=named.suit, card=highest_trump)
    return counted(_SHORT, found.length, suit=named.suit) if found.length else say(_VOID, suit=named.suit)


def _of_suit(source: str) -> Reason:
    """A reason that names the suit of the call."""

    def reason(at: Situation, call: Action) -> Message:
        named = at.denomination(call)
        return say(source, suit=None if named is None else named.suit)

    return reason


def _above(at: Situation, call: Action) -> Message:
    named = at.denomination(call)
    assert named is not None
    points = round(limit(at, call, named))
    lowest = min((at.level(bid) or 0 for bid in at.view.bids if at.level(bid)), default=0)
    return say(_TOO_HIGH, points=points) if points >= lowest else say(_NO_BID)


def on_masters(at: Situation, call: Action) -> Message:
    """How many masters a call without a single trump suit needs."""
    if at.denomination(call) is Denomination.ALL_TRUMP:
        return say(_FEW_JACKS)
    return say(_FEW_ACES) if aces_needed(at, call) == TWO else say(_FEW_ACES_HIGH, bid=HIGH)


def _sun(_at: Situation, call: Action) -> Message:
    return say(_WEAK_ASHKAL if call == ASHKAL else _WEAK_SUN)


#: {suit}: a suit.
_VOID = QT_TRANSLATE_NOOP("drills", "You are void in {suit}.")
#: {suit}: a suit. {card}: its highest trump.
_TWO_WITHOUT_HIGHEST = QT_TRANSLATE_NOOP("drills", "Two trumps in {suit} are too few without {card:the}.")
#: {card}: the highest trump.
_HIGHEST_AND_ONE = QT_TRANSLATE_NOOP(
    "drills",
    "You would have {card:the} and only one more trump. Beside these you need two side aces, or one with the lead on "
    "your side.",
)
#: {suit}: a suit.
_SHORT = QT_TRANSLATE_NOOP("drills", "In {suit} you would have only %n trump(s).", "", 1)
#: {points}: a bid.
_TOO_HIGH = QT_TRANSLATE_NOOP("drills", "That is too high. This hand is worth about {points}.")
_NO_BID = QT_TRANSLATE_NOOP("drills", "In this contract your hand is not even worth the lowest bid still allowed.")
_FEW_JACKS = QT_TRANSLATE_NOOP(
    "drills", "For all trumps you need three jacks, or two and the lead, or two and a guarded nine."
)
_FEW_ACES = QT_TRANSLATE_NOOP("drills", "For no trumps you need at least two aces.")
#: {bid}: a bid, 100.
_FEW_ACES_HIGH = QT_TRANSLATE_NOOP(
    "drills", "From {bid} on, a no-trumps contract needs three aces, or two and the lead to the first trick."
)
_WEAK_SUN = QT_TRANSLATE_NOOP(
    "drills",
    "For a Sun you need three aces, or two and the lead, or two with a ten and a third card beside one of them.",
)
_WEAK_ASHKAL = QT_TRANSLATE_NOOP("drills", "For ashkal you need two aces, and an ace, ten or king as the turn-up.")
_REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "too_few_trumps": _few_trumps,
        #: {suit}: a suit.
        "no_high_trump": _of_suit(
            QT_TRANSLATE_NOOP(
                "drills", "In {suit} you have neither jack nor nine, and too few cards to do without them."
            )
        ),
        #: {suit}: a suit.
        "nine_alone": _of_suit(
            QT_TRANSLATE_NOOP(
                "drills", "In {suit} you lack the jack. The nine needs four trumps, or three and a side ace."
            )
        ),
        "above_line": _above,
        "high_on_few_trumps": lambda _at, _call: say(
            QT_TRANSLATE_NOOP("drills", "A bid as high as that needs longer trumps.")
        ),
        "few_masters": on_masters,
        "weak_sun": _sun,
        "all_tricks_unsure": lambda _at, _call: say(
            QT_TRANSLATE_NOOP("drills", "This hand is far from certain to win all the tricks.")
        ),
    }
)
"""What is wrong with a call, by the rule of `bidding.rules` that it breaks."""
#: {share}: a number from 0 to 100.
_WORTH_CALLING = QT_TRANSLATE_NOOP(
    "drills",
    "This hand is too good to pass: good players make their best contract with it in about {share} out of 100 deals.",
)
_WORTH_BIDDING = QT_TRANSLATE_NOOP("drills", "This hand is too good to pass: tell your partner what you have.")
_NOTHING = QT_TRANSLATE_NOOP(
    "drills",
    "A sound first bid needs three trumps with the jack, or four with the nine, or three with the "
    "nine and a side ace. You have none of these.",
)
#: {share}, {needed}: numbers from 0 to 100.
_NOTHING_MADE = QT_TRANSLATE_NOOP(
    "drills",
    "With such a hand good players make their best contract in at most {share} out of 100 deals. To be worthwhile, it "
    "must be made in about {needed}.",
)
#: {cards}: cards.
_MASTERS = QT_TRANSLATE_NOOP("drills", "You have {cards:the and}, the highest of their suits in this contract.")
#: {share}: a number from 0 to 100.
_MADE = QT_TRANSLATE_NOOP("drills", "Good players make this contract in about {share} out of 100 deals.")
_AGREED = QT_TRANSLATE_NOOP("drills", "Good players agree on this call. It is a convention, not a rule.")
