"""The custom for declarations in a first bid: they are counted only if they are hard to beat."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from belote_desktop.coach.strategy.chapter import Chapter, Custom, Finding
from belote_desktop.coach.strategy.hand_count import together, told
from belote_desktop.coach.strategy.opening_bids import STEP, opening_suit, promised
from belote_desktop.engine.actions import PASS, Action, Bid, BidKind, Declaration
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.declarations import best_announcement, points_of
from belote_desktop.engine.rules.terms import Declarations
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say

SHORTEST = 3
"""The cards of a run that a longer one beats."""
HIGH = (Rank.ACE, Rank.KING)
"""The heads of runs of three that few others beat."""


def counting(view: SeatView) -> Finding | None:
    """The first bid of a hand with one declaration, and without belote, which counts in another way."""
    rules = view.rules.declaration
    if rules.declarations is not Declarations.ON or not rules.declarations_help:
        return None
    best, held = opening_suit(view), best_announcement(rules, view.hand)
    if best is None or len(held) != 1 or (best.has(Rank.KING) and best.has(Rank.QUEEN)):
        return None
    one, bid, points = held[0], promised(best), points_of(rules, held[0])
    level = bid + points * is_hard_to_beat(one)
    bids = {each.points * view.rules.bid.bid_unit: each for each in view.bids
            if each.denomination.suit is best.trump and each.kind is BidKind.POINTS and not each.capot}  # fmt: skip
    if level not in bids:
        return None
    reason = together(*told(best, view.rules), *_why(one, points, bid))
    return Finding(frozenset((bids[level],)), reason, MappingProxyType(_wrong(bids, one, bid, points)))


def is_hard_to_beat(one: Declaration) -> bool:
    """Whether few declarations beat this one: all but runs of three with a middle card on top."""
    return one.is_carre or len(one.cards) > SHORTEST or one.rank in HIGH


def _why(one: Declaration, points: int, bid: int) -> Iterator[Message]:
    """What the hand is worth without the declaration, in points of a bid, and what the declaration adds."""
    #: {points}: a bid.
    base = QT_TRANSLATE_NOOP("strategy", "Without the declaration, your hand is worth {points}.")
    yield say(base, points=bid)
    if is_hard_to_beat(one):
        #: {cards}: the cards of a declaration. {more}: its points. {points}: a bid.
        more = QT_TRANSLATE_NOOP(
            "strategy", "As a declaration, {cards:the and} are hard to beat, so add {more}: bid {points}."
        )
        yield say(more, cards=one.cards, more=points, points=bid + points)
    else:
        #: {cards}: the cards of a run. {points}: a bid.
        left_out = QT_TRANSLATE_NOOP(
            "strategy", "A better declaration may silence {cards:the and}. Do not count that run: bid {points}."
        )
        yield say(left_out, cards=one.cards, points=bid)


def _wrong(bids: dict[int, Bid], one: Declaration, bid: int, points: int) -> dict[Action, Message]:
    """What is wrong with passing, with the bid that counts the declaration otherwise, and with one that is too high."""
    found: dict[Action, Message] = {
        PASS: say(QT_TRANSLATE_NOOP("strategy", "You have a sound bid: tell your partner."))
    }
    #: {points}: a bid. {cards}: the cards of a declaration.
    short = QT_TRANSLATE_NOOP("strategy", "{points} leaves out {cards:the and}, which will very likely score.")
    #: {points}: a bid. {cards}: the cards of a declaration.
    hopeful = QT_TRANSLATE_NOOP(
        "strategy", "{points} counts {cards:the and}, which a higher or longer run would silence."
    )
    other, why = (bid, short) if is_hard_to_beat(one) else (bid + points, hopeful)
    if other in bids:
        found[bids[other]] = say(why, points=other, cards=one.cards)
    high = bid + points + 2 * STEP
    if high in bids:
        #: {points}: a bid.
        too_high = QT_TRANSLATE_NOOP("strategy", "{points} is too high if your partner has not bid.")
        found[bids[high]] = say(too_high, points=high)
    return found


COUNTING = (
    Chapter(
        id="count-declarations",
        title=QT_TRANSLATE_NOOP("strategy", "Declarations in your bid"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn which declarations to count when you bid."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "First count your trumps and aces. Three trumps are worth 80 with the jack, or 70 with the nine.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "Add 10 for the nine beside the jack, and 10 for each further trump and each side ace."
            ),
            QT_TRANSLATE_NOOP(
                "strategy", "Your declarations count towards the contract, but only if your side has the best one."
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "The best declaration at the table silences those of the other side, and you cannot see your "
                "opponents’ yet.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Add a declaration that is hard to beat: a run of three to the ace or king, a longer run, or four of a "
                "kind.",
            ),
            QT_TRANSLATE_NOOP("strategy", "Do not add a run of three with a lower card on top."),
            QT_TRANSLATE_NOOP(
                "strategy", "Declarations that score are shown. Remember whose cards they are when you play."
            ),
        ),
        detect=counting,
        custom=Custom(
            QT_TRANSLATE_NOOP("strategy", "You count a declaration in your bid only if it is hard to beat."),
            QT_TRANSLATE_NOOP("strategy", "The computer players count their declarations in their own way."),
        ),
    ),
)  # fmt: skip
"""The chapter of this file."""
