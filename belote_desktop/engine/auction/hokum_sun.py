"""Hokum or Sun: two rounds, taking a Sun over, turning a Hokum to Sun. Source: docs/rules/baloot.md, Auction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, Action, NameHokum, Say, Word
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.terms import Ashkal, RoundStarter, SuitNaming, SunSteal

HOKUM, SUN, ASHKAL = Say(Word.HOKUM), Say(Word.SUN), Say(Word.ASHKAL)


class Stage(Enum):
    """What the auction asks of the next seat."""

    SPEAKING = auto()
    """Everyone in turn bids or passes."""
    ASKED_AGAIN = auto()
    """Those who passed before a Hokum of the first round may say Sun over it."""
    CLAIMING = auto()
    """Who may take a Sun over is asked."""
    CONFIRMING = auto()
    """The Hokum caller keeps Hokum or turns it to Sun."""
    OVER = auto()


@dataclass(frozen=True)
class Course:
    """How far an auction has come. `waiting` are the seats still to be asked at this stage, in order."""

    round: int
    stage: Stage
    waiting: tuple[int, ...]
    hokum_by: int | None = None
    hokum_suit: Suit | None = None
    sun_by: int | None = None
    ashkal_by: int | None = None


def course(state: AuctionState) -> Course:
    """How far the auction has come with the calls made so far."""
    return state.course(_begun, _after)


def _begun(state: AuctionState) -> Course:
    return Course(1, Stage.SPEAKING, _priority(state))


def _after(state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    return _STEPS[now.stage](state, replace(now, waiting=now.waiting[1:]), seat, call)


def _priority(state: AuctionState) -> tuple[int, ...]:
    """The seats from the eldest on; an earlier seat has priority throughout the deal."""
    return tuple(state.seat_after(state.eldest, step) for step in range(state.seats))


def _second_round(state: AuctionState) -> tuple[int, ...]:
    starter = {
        RoundStarter.DEALER_RIGHT: state.eldest,
        RoundStarter.DEALER_LEFT: state.seat_after(state.dealer, -1),
    }[state.rules.hokum.second_round_starter]
    return tuple(state.seat_after(starter, step) for step in range(state.seats))


def _before(state: AuctionState, seat: int) -> tuple[int, ...]:
    order = _priority(state)
    return order[: order.index(seat)]


def _spoken(state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    if call in (SUN, ASHKAL):
        return _sun_said(state, now, seat, call)
    if call != PASS:
        now = replace(now, hokum_by=seat, hokum_suit=_suit_called(state, now, call))
    return now if now.waiting else _round_over(state, now)


def _suit_called(state: AuctionState, now: Course, call: Action) -> Suit | None:
    """The suit of a Hokum; None if it is named only when the Hokum is confirmed."""
    if isinstance(call, NameHokum):
        return call.suit
    return turned_suit(state) if now.round == 1 else None


def _round_over(state: AuctionState, now: Course) -> Course:
    """The next stage once everyone has spoken and nobody has said Sun."""
    if now.hokum_by is not None:
        earlier = _before(state, now.hokum_by) if now.round == 1 else ()
        return replace(now, stage=Stage.ASKED_AGAIN, waiting=earlier) if earlier else _to_confirm(now)
    if now.round == 1:
        return replace(now, round=2, waiting=_second_round(state))
    return replace(now, stage=Stage.OVER)


def _to_confirm(now: Course) -> Course:
    assert now.hokum_by is not None
    return replace(now, stage=Stage.CONFIRMING, waiting=(now.hokum_by,))


def _asked_again(state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    if call == SUN:
        return _sun_said(state, now, seat, call)
    return now if now.waiting else _to_confirm(now)


def _sun_said(state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    asked = tuple(one for one in _CLAIMANTS[state.rules.hokum.sun_steal](state, now, seat) if now.round == 1)
    stage = Stage.CLAIMING if asked else Stage.OVER
    if call == ASHKAL:
        return replace(now, ashkal_by=seat, stage=stage, waiting=asked)
    return replace(now, sun_by=seat, stage=stage, waiting=asked)


def _all_others(state: AuctionState, now: Course, seat: int) -> tuple[int, ...]:
    return tuple(one for one in _priority(state) if one not in (seat, now.hokum_by))


def _earlier_opponents(state: AuctionState, _now: Course, seat: int) -> tuple[int, ...]:
    return tuple(one for one in _before(state, seat) if state.are_opponents(one, seat))


_CLAIMANTS: Mapping[SunSteal, Callable[[AuctionState, Course, int], tuple[int, ...]]] = MappingProxyType(
    {
        SunSteal.EARLIER_SEATS: lambda state, _now, seat: _before(state, seat),
        SunSteal.EARLIER_OPPONENTS: _earlier_opponents,
        SunSteal.ANY_OTHER: _all_others,
        SunSteal.NONE: lambda _state, _now, _seat: (),
    }
)
"""Who is asked, in order, whether to take over the Sun of a seat."""


def _claimed(_state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    """The course after a seat was asked to take the Sun over: the first Sun wins and cancels an ashkal."""
    if call == SUN:
        return replace(now, sun_by=seat, ashkal_by=None, stage=Stage.OVER, waiting=())
    return now if now.waiting else replace(now, stage=Stage.OVER)


def _confirmed(_state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    over = replace(now, stage=Stage.OVER)
    if call == SUN:
        return replace(over, sun_by=seat)
    return replace(over, hokum_suit=call.suit) if isinstance(call, NameHokum) else over


_STEPS: Mapping[Stage, Callable[[AuctionState, Course, int, Action], Course]] = MappingProxyType(
    {
        Stage.SPEAKING: _spoken,
        Stage.ASKED_AGAIN: _asked_again,
        Stage.CLAIMING: _claimed,
        Stage.CONFIRMING: _confirmed,
    }
)
"""What a call does at each stage; the seat that spoke no longer waits."""


def turned_suit(state: AuctionState) -> Suit:
    assert state.turn_up is not None, "Hokum needs a turned card"
    return state.turn_up.suit


def actor(state: AuctionState) -> int | None:
    """The seat whose turn it is to call."""
    return next(iter(course(state).waiting), None)


def options(state: AuctionState) -> Mapping[int, tuple[Action, ...]]:
    """The calls allowed to the seat whose turn it is; there are none out of turn."""
    now = course(state)
    return {now.waiting[0]: _calls(state, now)} if now.waiting else {}


def _calls(state: AuctionState, now: Course) -> tuple[Action, ...]:
    if now.stage is Stage.CONFIRMING:
        return (*((HOKUM,) if now.hokum_suit is not None else _other_suits(state)), SUN)
    if now.stage is not Stage.SPEAKING:
        return (PASS, SUN)
    hokum = () if now.hokum_by is not None else _hokum_calls(state, now)
    ashkal = (ASHKAL,) if may_say_ashkal(state, now, now.waiting[0]) else ()
    return (PASS, *hokum, SUN, *ashkal)


def _hokum_calls(state: AuctionState, now: Course) -> tuple[Action, ...]:
    named = now.round == 2 and state.rules.hokum.suit_naming is SuitNaming.WITH_CALL
    return _other_suits(state) if named else (HOKUM,)


def _other_suits(state: AuctionState) -> tuple[Action, ...]:
    return tuple(NameHokum(suit) for suit in Suit if suit != turned_suit(state))


def may_say_ashkal(state: AuctionState, now: Course, seat: int) -> bool:
    """Whether this seat may give its partner the Sun: seat, round and turned card allow it."""
    return is_late_seat(state, seat) and ashkal_in_round(state, now) and not ashkal_barred_by_ace(state)


def is_late_seat(state: AuctionState, seat: int) -> bool:
    """True for the dealer and the player before the dealer."""
    return seat in _priority(state)[-2:]


def ashkal_in_round(state: AuctionState, now: Course) -> bool:
    rounds = {Ashkal.OFF: (), Ashkal.ROUND1: (1,), Ashkal.BOTH: (1, 2)}[state.rules.hokum.ashkal]
    return now.round in rounds


def ashkal_barred_by_ace(state: AuctionState) -> bool:
    up = state.turn_up
    return up is not None and up.rank is Rank.ACE and not state.rules.hokum.ashkal_on_ace


def contract(state: AuctionState) -> Contract | None:
    """The contract of an auction that is over: of the Sun, the ashkal caller's partner, the Hokum, or none."""
    now = course(state)
    if now.stage is not Stage.OVER:
        return None
    if now.sun_by is not None:
        return Contract(now.sun_by, Denomination.NO_TRUMP)
    if now.ashkal_by is not None:
        return Contract(state.seat_after(now.ashkal_by, 2), Denomination.NO_TRUMP)
    if now.hokum_by is None or now.hokum_suit is None:
        return None
    return Contract(now.hokum_by, Denomination.of(now.hokum_suit))
