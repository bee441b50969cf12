"""A ladder of contracts: each call names a higher one, doubles or passes. Source: docs/rules/belot-bg.md, Auction."""

from __future__ import annotations

import functools

from belote_desktop.engine.actions import PASS, Action, Name
from belote_desktop.engine.auction import doubles
from belote_desktop.engine.auction.call_words import denomination_fact
from belote_desktop.engine.auction.course import Course, follow, is_frozen, is_out, may_name, options
from belote_desktop.engine.auction.doubles import RAISE_WORDS
from belote_desktop.engine.auction.refused_calls import frozen_reason, pass_reason, passed_reason
from belote_desktop.engine.auction.state import Auction, AuctionState
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of


@functools.cache
def _above(contracts: tuple[str, ...], top: Denomination | None) -> tuple[Name, ...]:
    ladder = tuple(map(Denomination, contracts))
    return tuple(map(Name, ladder if top is None else ladder[ladder.index(top) + 1 :]))


def _top(course: Course) -> Denomination | None:
    return course.named[-1][1].denomination if course.named else None


def _higher(state: AuctionState, course: Course) -> tuple[Name, ...]:
    return _above(state.rules.auction.contracts, _top(course))


def _is_over(state: AuctionState, course: Course) -> bool:
    """True once the auction has ended, also because only a pass is left (docs/rules/belot-bg.md, Auction)."""
    if course.over or not course.named:
        return course.over
    nothing_higher = is_frozen(state, course) or not _higher(state, course)
    return nothing_higher and doubles.next_word(state.rules, course.raised.level) is None


def _actor(state: AuctionState) -> int | None:
    course = follow(state)
    return None if _is_over(state, course) else course.speaker


def _options(state: AuctionState) -> dict[int, tuple[Action, ...]]:
    course = follow(state)
    return options(state, course, _higher(state, course) if may_name(state, course, course.speaker) else ())


def _contract(state: AuctionState) -> Contract | None:
    course = follow(state)
    if not course.named or not _is_over(state, course):
        return None
    seat, call = course.named[-1]
    return doubles.doubled(state.rules, Contract(seat, call.denomination), course.raised.level)


def _refusal(state: AuctionState, seat: int, action: Action) -> Refusal:
    course = follow(state)
    if action in RAISE_WORDS:
        return Refusal(Rule.DOUBLING, doubles.reason(state, course.raised, seat, action))
    if isinstance(action, Name):
        return Refusal(Rule.AUCTION, _name_reason(state, course, seat, action))
    if action == PASS:
        return Refusal(Rule.AUCTION, pass_reason(state))
    strange = QT_TRANSLATE_NOOP("engine", "Name a contract, double or pass.")
    if not doubles.words(state.rules.doubling):
        strange = QT_TRANSLATE_NOOP("engine", "Name a contract or pass.")
    return Refusal(Rule.AUCTION, say(strange))


def _name_reason(state: AuctionState, course: Course, seat: int, action: Name) -> Message:
    top = _top(course)
    if top is None or action.denomination not in state.rules.auction.contracts:
        #: {contract}: ♥, no trumps or all trumps.
        return say(
            QT_TRANSLATE_NOOP("engine", "This game has no contract in {contract}."),
            contract=denomination_fact(action.denomination),
        )
    if is_frozen(state, course):
        return frozen_reason(course.raised)
    if is_out(state, course, seat):
        return passed_reason()
    return say_of(
        course.named[-1][0],
        #: {player}: a name. {highest}: a contract or a bid, 90 ♥.
        QT_TRANSLATE_NOOP("engine", "{player} has bid {highest}. Your bid must be higher."),
        #: {highest}: a contract or a bid, 90 ♥.
        QT_TRANSLATE_NOOP("engine", "You have bid {highest}. A new bid must be higher."),
        highest=denomination_fact(top),
    )


LADDER = Auction(_actor, _options, _refusal, _contract)
