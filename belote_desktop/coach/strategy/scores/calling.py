"""Chapters on calls near the end of a match: taking, passing, and doubling where one of the two cannot lose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from belote_desktop import engine
from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.strategy.chapter import Chapter, Finding
from belote_desktop.coach.strategy.scores import doubling_words as words
from belote_desktop.coach.strategy.scores.outlook import Outlook, is_near_end, outlook
from belote_desktop.engine.actions import DOUBLE, PASS, Action
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.terms import Phase, Reach
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.lacks.situation import Situation, highest
from belote_desktop.players.calls.prospects import prospects
from belote_desktop.search import InconsistentError, worlds
from belote_desktop.search.determinization import imagined

MOST = 0.75
"""More than this part of the points a contract seldom brings. A round number."""
WEAKER = (None, "nine_alone", "no_high_trump", "few_masters", "weak_sun", "above_line")
"""With a hand that breaks no rule or one of these, a side may take that cannot leave the deal to its opponents: a step
weaker than usual."""
APART = 0.01
"""From this difference on one chance is better than another."""


def calling_at_score(view: SeatView) -> Finding | None:
    """To take before anybody on this side has: opponents do not get the deal that may win them the match."""
    at = Situation(view)
    if not at.is_judged or not is_near_end(view) or PASS not in view.lawful:
        return None
    if at.target is not None and at.is_own(at.target.declarer):
        return None
    call = best_call(view)
    own = None if call is None else contract_after(view, call)
    if call is None or own is None or view.seat is None or not _is_near_enough(at, call):
        return None
    left = (view.seat + 1) % view.rules.table.seats
    theirs = replace(own, declarer=left) if at.target is None else contract_after(view, PASS)
    taking, passing = outlook(view, own), outlook(view, theirs)
    if taking is None or passing is None or not passing.least:
        return None
    if not taking.enough or taking.enough > MOST * taking.rest:
        return None
    mine, others = needs(view)
    wrong = say(_LEFT if at.target is None else _LET_PLAY)
    return _finding(call, say(_TAKE, mine=mine, theirs=others), {PASS: wrong}).told_in(view.rules)


def _is_near_enough(at: Situation, call: Action) -> bool:
    """Whether a hand is sound for a call or a step weaker: a jack for all trumps, and two aces or an ace and its ten
    without trumps."""
    named, order = at.denomination(call), at.view.rules.cards
    if broken(at.view, call) not in WEAKER:
        return False
    if named is None or named.suit is not None:
        return True
    cards = at.holding(call, named).cards
    if named is Denomination.ALL_TRUMP:
        return bool(highest(cards, order.trump_order))
    aces, tens = (highest(cards, order.plain_order, place) for place in (0, 1))
    return len(aces) > 1 or any(tens.suited(ace.suit) for ace in aces)


def needs(view: SeatView) -> tuple[int, int]:
    """How many points the own side and the opponents need to win the match."""
    assert view.seat is not None
    match, mine = view.rules.match, view.rules.side_of(view.seat)
    goal = match.target + (match.reach is Reach.EXCEED)
    return goal - view.totals[mine], goal - view.totals[1 - mine]


def best_call(view: SeatView) -> Action | None:
    """The lowest call in the contract that suits the hand best; None if nothing can be named."""
    found = prospects(view)
    return found[0].action if found else None


def doubling_at_score(view: SeatView) -> Finding | None:
    """Double or pass, where one of them is never worse than the other: the last seat to speak."""
    at = Situation(view)
    if at.target is None or at.is_own(at.target.declarer) or not {DOUBLE, PASS} <= set(view.lawful):
        return None
    if not at.is_judged or not is_near_end(view) or not _ends_auction(view):
        return None
    plain, doubled = (contract_after(view, call) for call in (PASS, DOUBLE))
    passing, doubling = outlook(view, plain), outlook(view, doubled)
    if passing is None or doubling is None:
        return None
    finding = None
    if passing.least and _is_never_worse(doubling, passing):
        finding = _finding(DOUBLE, say(words.FREE), {PASS: say(words.PASSED)})
    elif passing.enough and _is_never_worse(passing, doubling):
        finding = _finding(PASS, say(words.NEEDLESS), {DOUBLE: say(words.DOUBLED)})
    return None if finding is None else finding.told_in(view.rules)


def _ends_auction(view: SeatView) -> bool:
    """Whether a contract stands for good if this seat passes."""
    last = view.calls[2 - view.rules.table.seats :]
    return view.phase is Phase.AUCTION and len(view.calls) >= len(last) and all(call == PASS for _, call in last)


def _is_never_worse(one: Outlook, other: Outlook) -> bool:
    """Whether a contract leaves at least the chances of another by any points, and better ones by some."""
    pairs = [*zip(one.lowest, other.lowest, strict=True), *zip(one.highest, other.highest, strict=True)]
    return all(first >= second - 1e-9 for first, second in pairs) and any(
        first > second + APART for first, second in pairs
    )


def contract_after(view: SeatView, call: Action) -> Contract | None:
    """The contract if this seat calls so and everybody passes afterwards; None without one."""
    try:
        (world,) = worlds(view, 1, 1)
    except InconsistentError:
        return None
    match, _ = engine.apply(imagined(view, world, 1), call, view.seat)
    number = None if match.deal is None else match.deal.number
    while match.deal is not None and match.deal.number == number and match.deal.contract is None:
        if PASS not in engine.legal(match):
            return None
        match, _ = engine.apply(match, PASS)
    return match.deal.contract if match.deal is not None and match.deal.number == number else None


def _finding(right: Action, why: Message, bad: Mapping[Action, Message]) -> Finding:
    return Finding(frozenset((right,)), why, MappingProxyType(dict(bad)))


#: {mine}, {theirs}: numbers of points.
_TAKE = QT_TRANSLATE_NOOP(
    "strategy",
    "Your side needs {mine} to win the match, your opponents need {theirs}. The side that makes a contract in this "
    "deal may win the match, so do not leave it to them.",
)
_LEFT = QT_TRANSLATE_NOOP("strategy", "If you pass, your opponents may take and win the match with this deal.")
_LET_PLAY = QT_TRANSLATE_NOOP("strategy", "If you pass, your opponents may make their contract and win the match.")

CALLING = (
    Chapter(
        id="calling-at-score",
        title=QT_TRANSLATE_NOOP("strategy", "Bidding to the score"),
        goal=QT_TRANSLATE_NOOP("strategy", "Learn how the score of the match changes what you call."),
        teach=(
            QT_TRANSLATE_NOOP(
                "strategy",
                "If your opponents may win the match with their next contract, take with a weaker hand than usual.",
            ),
            QT_TRANSLATE_NOOP(
                "strategy",
                "Check in the rules who wins if both sides reach the target in the same deal, and take that into "
                "account.",
            ),
        ),
        detect=calling_at_score,
    ),
    Chapter(
        id="doubling-at-score",
        title=words.TITLE,
        goal=words.GOAL,
        teach=(words.TEACH_FREE, words.TEACH_NEEDLESS),
        detect=doubling_at_score,
    ),
)  # fmt: skip
"""The chapters of this file, in the order of the course."""
