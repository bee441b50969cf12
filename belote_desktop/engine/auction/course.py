"""Turn order, passes and doubles in an auction of rising calls, whether contracts are named or points are bid.

Two rules differ most between the games: what a double does to the bidding (`freeze`), and who answers it
(`doubling_reply`): the players of the other side one after the other, the bidder alone, or everyone in turn until all
the others have passed. Source: docs/rules, Auction.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from belote_desktop.engine.actions import PASS, Action, Bid, BidKind, Name, Say
from belote_desktop.engine.auction import doubles
from belote_desktop.engine.auction.doubles import Raised
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.rules.terms import CoincheTiming, DoublingReply, PassOut

Naming = Name | Bid
"""A call that names a contract."""


@dataclass(slots=True)
class Course:
    """How far the auction has come: the contracts named, the passes in a row, who has passed, how often it was doubled.

    `asked` are those who still may answer a double, in order; `again` tells that the last bid was made by the highest
    bidder after all the others had passed, `surmanche` that it outbid the opponents in their own suit.
    """

    turn: int
    named: list[tuple[int, Naming]] = field(default_factory=list[tuple[int, Naming]])
    passes: int = 0
    passed: set[int] = field(default_factory=set[int])
    raised: Raised = field(default_factory=Raised)
    asked: tuple[int, ...] = ()
    again: bool = False
    surmanche: bool = False
    over: bool = False

    def copy(self) -> Course:
        """An equal course, for the next call."""
        return Course(
            self.turn, [*self.named], self.passes, {*self.passed}, self.raised, self.asked, self.again, self.surmanche,
            self.over,
        )  # fmt: skip

    @property
    def speaker(self) -> int:
        """The seat whose turn it is to call."""
        return self.asked[0] if self.asked else self.turn


def follow(state: AuctionState) -> Course:
    """The course after the calls made so far; the result is cached, so it must not be changed."""
    return state.course(_begun, _after)


def _begun(state: AuctionState) -> Course:
    return Course(state.eldest)


def _after(state: AuctionState, now: Course, seat: int, call: Action) -> Course:
    course = now.copy()
    if isinstance(call, (Name, Bid)):
        _name(state, course, seat, call)
    elif call == PASS:
        _pass(state, course, seat)
    else:
        _raise(state, course, seat)
    return course


def _name(state: AuctionState, course: Course, seat: int, call: Naming) -> None:
    course.again = bool(course.named) and course.passes == state.seats - 1
    course.surmanche = _is_surmanche(state, course, seat, call)
    course.over = course.surmanche or (state.rules.bid.capot_unstoppable and _promises_only_tricks(call))
    course.named.append((seat, call))
    course.raised, course.passes, course.asked = Raised(seat), 0, ()
    course.turn = state.seat_after(seat)


def _promises_only_tricks(call: Naming) -> bool:
    return isinstance(call, Bid) and call.kind is not BidKind.POINTS


def _is_surmanche(state: AuctionState, course: Course, seat: int, call: Naming) -> bool:
    """Whether this outbids the opponents in a suit that they have bid themselves.

    Source: docs/rules/north-africa.md, Auction.
    """
    if not state.rules.bid.surmanche or _promises_only_tricks(call):
        return False
    same = [other for other, earlier in course.named if earlier.denomination is call.denomination]
    return any(state.are_opponents(seat, other) for other in same)


def _raise(state: AuctionState, course: Course, seat: int) -> None:
    course.raised = Raised(course.raised.declarer, course.raised.level + 1, seat)
    course.passes, course.asked, course.turn = 0, (), state.seat_after(seat)
    doubling = state.rules.doubling
    if doubling.doubling_reply is DoublingReply.EVERYONE:
        return
    if doubles.next_word(state.rules, course.raised.level) is None:
        course.over = True
    elif doubling.freeze:
        course.asked = doubles.answerers(state, course.raised)


def _pass(state: AuctionState, course: Course, seat: int) -> None:
    if course.asked:
        course.asked = course.asked[1:]
        course.over = not course.asked
        return
    course.passes += 1
    course.passed.add(seat)
    course.turn = state.seat_after(seat)
    if not course.named:
        course.over = course.passes == state.seats and not must_speak(state, course)
    else:
        course.over = course.passes == state.seats - (not _is_asked_again(state, course))


def _is_asked_again(state: AuctionState, course: Course) -> bool:
    """Whether the highest bidder may raise once more when all the others have passed."""
    return state.rules.bid.last_bidder_may_raise and course.raised.level == 0 and not course.again


def must_speak(state: AuctionState, course: Course) -> bool:
    """Whether the speaker may not pass: the dealer, last to speak, or the eldest, asked again when all have passed."""
    if course.named:
        return False
    silent = {PassOut.DEALER_MUST_TAKE: state.seats - 1, PassOut.ELDEST_MUST_TAKE: state.seats}
    return course.passes == silent.get(state.rules.auction.pass_out)


def is_frozen(state: AuctionState, course: Course) -> bool:
    """Whether a double has ended the bidding."""
    return course.raised.level > 0 and state.rules.doubling.freeze


def is_out(state: AuctionState, course: Course, seat: int) -> bool:
    """Whether this seat has passed and may only double from now on."""
    return seat in course.passed and not state.rules.auction.passed_may_rebid


def may_name(state: AuctionState, course: Course, seat: int) -> bool:
    """True if this seat may name a higher contract at its turn; a seat that must speak may, even after a pass."""
    return not is_frozen(state, course) and (must_speak(state, course) or not is_out(state, course, seat))


def raises(state: AuctionState, course: Course, seat: int) -> tuple[Say, ...]:
    """The word with which this seat may raise the contract, if there is one."""
    word = doubles.next_word(state.rules, course.raised.level)
    asked = not course.asked or seat in course.asked
    return (word,) if word is not None and asked and doubles.is_entitled(state, course.raised, seat) else ()


def options(
    state: AuctionState, course: Course, naming: tuple[Naming, ...], protected: bool = False
) -> dict[int, tuple[Action, ...]]:
    """What may be said now, by seat: by the speaker, and by those who may double out of turn.

    `naming` are the contracts the speaker may name; a `protected` contract may not be doubled.
    """
    speaker = course.speaker
    passing = () if must_speak(state, course) else (PASS,)
    raising = () if protected else raises(state, course, speaker)
    found: dict[int, tuple[Action, ...]] = {speaker: (*passing, *raising, *naming)}
    if state.rules.doubling.coinche_timing is CoincheTiming.ANY_TIME and not protected:
        others = {seat: raises(state, course, seat) for seat in range(state.seats) if seat != speaker}
        found |= {seat: words for seat, words in others.items() if words}
    return found
