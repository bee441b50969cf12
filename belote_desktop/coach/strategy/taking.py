"""Chapters on taking the turn-up and on naming trumps as the dealer."""

from __future__ import annotations

from types import MappingProxyType

from belote_desktop.coach.strategy.chapter import Chapter, Finding
from belote_desktop.coach.strategy.hand_count import SIX_KNOWN, SIX_OF_EIGHT, Assets, side_leads, together, told
from belote_desktop.engine.actions import PASS, TAKE, Action, Name
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.prospects import denominations_of, hand_for

ENOUGH, TOO_LITTLE = 106, 97
"""Between these counts a hand may be taken or passed; above and below it is clear."""
EVEN, APART = 7, 10
"""Suits so near by the count are equally good; a suit that is so far behind is a mistake."""


def when_to_take(view: SeatView) -> Finding | None:
    """Take the turn-up or pass, where the count is clear."""
    if TAKE not in view.lawful or PASS not in view.lawful or view.turn_up is None:
        return None
    denomination = denominations_of(view, TAKE)[0]
    assert denomination.suit is not None
    assets = Assets(hand_for(view, TAKE, denomination), denomination.suit, side_leads(view))
    points = assets.points(SIX_KNOWN)
    if points >= ENOUGH and assets.is_sound:
        enough = say(QT_TRANSLATE_NOOP("strategy", "That is enough: take."))
        wrong = say(
            QT_TRANSLATE_NOOP("strategy", "If you pass, you give away a contract that a hand like this usually makes.")
        )
        return Finding(
            frozenset((TAKE,)),
            together(*told(assets, view.rules), _lead(view), enough),
            MappingProxyType({PASS: wrong}),
        )
    if points < TOO_LITTLE:
        little = say(QT_TRANSLATE_NOOP("strategy", "That is not enough: pass."))
        wrong = say(
            QT_TRANSLATE_NOOP(
                "strategy",
                "A contract on a hand like this fails too often, and then your opponents score everything.",
            )
        )
        return Finding(
            frozenset((PASS,)),
            together(*told(assets, view.rules), _lead(view), little),
            MappingProxyType({TAKE: wrong}),
        )
    return None


def _lead(view: SeatView) -> Message:
    if side_leads(view):
        return say(QT_TRANSLATE_NOOP("strategy", "Your side leads to the first trick."))
    return say(QT_TRANSLATE_NOOP("strategy", "The other side leads to the first trick."))


def forced_dealer(view: SeatView) -> Finding | None:
    """The dealer who must name trumps takes the suit with the highest count."""
    named = {action: action.denomination.suit for action in view.lawful if isinstance(action, Name)}
    if PASS in view.lawful or view.seat != view.dealer or not named:
        return None
    leads = side_leads(view)
    hands = {action: Assets(view.hand, suit, leads) for action, suit in named.items() if suit is not None}
    points = {action: assets.points(SIX_OF_EIGHT) for action, assets in hands.items()}
    if len(points) < 2:
        return None
    best = max(points, key=points.__getitem__)
    #: {suit}: a suit.
    why = QT_TRANSLATE_NOOP(
        "strategy",
        "You deal and must name trumps. Count 28 for the jack, 12 for the nine, 6 for the ace and 10 for each trump: "
        "{suit} counts most.",
    )
    #: {suit}, {best}: suits. {points}: a number.
    wrong = QT_TRANSLATE_NOOP("strategy", "By the same count {suit} is worth less than {best}, by about {points}.")
    good = frozenset(action for action in points if points[action] > points[best] - EVEN)
    bad: dict[Action, Message] = {
        action: say(
            wrong, suit=hands[action].trump, best=hands[best].trump, points=round(points[best] - points[action])
        )
        for action in points
        if points[action] <= points[best] - APART
    }
    return Finding(
        good, together(*told(hands[best], view.rules), say(why, suit=hands[best].trump)), MappingProxyType(bad)
    )


TAKING = (
    Chapter(
        id="when-to-take",
        title=QT_TRANSLATE_NOOP("strategy", "Should you take?"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to judge in ten seconds whether to take."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "Judge your hand with the turn-up. Look at five things: trumps, jack, nine, side aces, and who leads.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Take with three trumps if you have the jack. With the nine but no jack, you need four, or three "
                "and a side ace.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "Take with two trumps only if you have the jack and a side ace, and your side leads."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "A failed contract gives everything to your opponents. Take if you expect to make it 7 times in 10.",
            ),
        ),
        detect=when_to_take,
    ),
    Chapter(
        id="forced-dealer",
        title=QT_TRANSLATE_NOOP("strategy", "The dealer must choose"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn to find your best suit when you have to name trumps."),
        teach=(
            QT_TRANSLATE_NOOP("strategy", "Look for the jack first, then for length, then for the nine with an ace."),
            QT_TRANSLATE_NOOP("strategy", "The jack and one more trump are worth more than three low trumps."),
            QT_TRANSLATE_NOOP(
                "strategy",
                "If an opponent deals, pass with a doubtful hand: the dealer may have to name trumps with nothing.",
            ),
        ),
        detect=forced_dealer,
    ),
)
"""The chapters of this file, in the order of the course."""
