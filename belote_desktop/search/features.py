# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What players see when they choose a card, as features, in Cython's pure-Python mode; see `core`.

A player sees the own hand, the open cards, who led what, who ran out of what, and who named which suit. Features come
in groups, of each of which a card or a situation has at most one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from belote_desktop.search import uncompiled as cython

if cython.compiled:
    from cython.cimports.belote_desktop.search.bits import ctz, lane_bits, ones, top
    from cython.cimports.belote_desktop.search.core import Solver
else:
    from belote_desktop.search.bits import ctz, lane_bits, ones, top

    if TYPE_CHECKING:
        from belote_desktop.search.core import Solver

# Where each group of `feature_names.GROUPS` begins.
DECLARER = cython.declare(cython.int, 0)
TURN = cython.declare(cython.int, 4)
AFTER = cython.declare(cython.int, 8)
CARDS = cython.declare(cython.int, 12)
TRUMPS = cython.declare(cython.int, 22)
TRUMPS_HELD = cython.declare(cython.int, 25)
TRUMPS_UNSEEN = cython.declare(cython.int, 31)
DECLARER_TURN = cython.declare(cython.int, 41)
WHOSE = cython.declare(cython.int, 57)
ANSWER = cython.declare(cython.int, 75)
WAY = cython.declare(cython.int, 87)
WAY_POINTS = cython.declare(cython.int, 93)
WAY_HIGHER = cython.declare(cython.int, 141)
WAY_LENGTH = cython.declare(cython.int, 171)
WAY_PLACE = cython.declare(cython.int, 201)
BEATS = cython.declare(cython.int, 225)
UNSEEN = cython.declare(cython.int, 273)
RAN_OUT = cython.declare(cython.int, 289)
LED = cython.declare(cython.int, 305)
NAMED = cython.declare(cython.int, 313)
WAY_BEST = cython.declare(cython.int, 325)
WAY_LOWER = cython.declare(cython.int, 337)
DECLARER_WAY = cython.declare(cython.int, 361)
ALONE = cython.declare(cython.int, 385)
WAY_TURN = cython.declare(cython.int, 389)
HIGHER_PLACE = cython.declare(cython.int, 413)

LEAD_TRUMP = cython.declare(cython.int, 0)
LEAD_PLAIN = cython.declare(cython.int, 1)
FOLLOW_PLAIN = cython.declare(cython.int, 2)
FOLLOW_TRUMP = cython.declare(cython.int, 3)
RUFF = cython.declare(cython.int, 4)
THROW_AWAY = cython.declare(cython.int, 5)
"""The ways to play a card, as the groups number them."""
ONE = cython.declare(cython.longlong, 1)


def is_compiled() -> bool:
    """Whether this runs at the speed of C."""
    return bool(cython.compiled)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def points_of_card(points: cython.int) -> cython.int:
    """What a card counts, in eight steps: 0, to 2, 3, to 7, 10, to 12, to 17, more."""
    if points < 8:
        return (points > 0) + (points > 2) + (points > 3)
    return 4 + (points > 10) + (points > 12) + (points > 17)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def points_of_trick(points: cython.int) -> cython.int:
    """What lies on the table, in six steps: 0, to 4, to 10, to 14, to 21, more."""
    return (points > 0) + (points > 4) + (points > 10) + (points > 14) + (points > 21)


@cython.final
@cython.cclass
class Features:
    """The features of the seat to play and of its cards, in the position of a solver.

    `active[:count]` are the features of what was described last. `declarer` is a seat, `named` the suits that seats
    named in the auction. What everybody saw of the play so far: `led`, the suits that seats led, and `out`, those they
    ran out of. All three are sets of bits, 4 * seat + lane.
    """

    solver: Solver
    declarer: cython.int
    named: cython.int
    led: cython.int
    out: cython.int
    active: cython.int[32]
    count: cython.int
    role: cython.int
    turn: cython.int
    pack: cython.longlong

    def __init__(self, solver: Solver, declarer: cython.int, named: cython.int = 0) -> None:
        lane: cython.int
        if not cython.compiled:
            self.active = [0] * 32
        self.solver = solver
        self.declarer = declarer
        self.named = named
        self.led = self.out = self.count = self.role = self.turn = 0
        self.pack = 0
        for lane in range(64):
            if solver.card_of[lane] >= 0:
                self.pack |= ONE << lane

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def watch(self, seat: cython.int, card: cython.int, turn: cython.int, led: cython.int) -> cython.void:
        """Note what everybody sees when `seat` plays `card` as the `turn`-th of a trick in which `led` was led."""
        if turn == 0:
            self.led |= 1 << (4 * seat + led)
        elif card >> 4 != led:
            self.out |= 1 << (4 * seat + led)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, feature: cython.int) -> cython.void:
        self.active[self.count] = feature
        self.count += 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def sides_in(self, noted: cython.int, p: cython.int, lane: cython.int, with_self: cython.bint) -> cython.int:
        """Which sides of the seats are in a set of bits with a lane: 1 the own, 2 the other, 3 both."""
        seat: cython.int
        found: cython.int = 0
        for seat in range(self.solver.seats):
            if noted >> (4 * seat + lane) & 1 and (with_self or seat != p):
                found |= 1 if self.solver.side[seat] == self.solver.side[p] else 2
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe_situation(
        self, p: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int, unseen: cython.longlong, legal: cython.longlong,
    ) -> cython.void:  # fmt: skip
        """Set the features that all cards of seat `p` share when it plays the `k`-th card of a trick."""
        own: cython.longlong = self.solver.hand[p]
        whose: cython.int
        answer: cython.int
        gone: cython.int
        self.count = 0
        self.turn = k
        self.role = (self.declarer - p + self.solver.seats) % self.solver.seats
        if self.role and self.solver.seats < 4:
            self.role = 1 if self.role == 1 else 3
        self.add(DECLARER + self.role)
        self.add(TURN + k)
        self.add(AFTER + self.solver.seats - 1 - k)
        self.add(CARDS + min(ones(own) - 1, 9))
        self.add(DECLARER_TURN + 4 * self.role + k)
        if self.solver.trump >= 0:
            self.add(TRUMPS)
            self.add(TRUMPS_HELD + min(ones(own & self.solver.trumps), 5))
            self.add(TRUMPS_UNSEEN + min(ones(unseen & self.solver.trumps), 9))
        else:
            self.add(TRUMPS + (2 if self.solver.raises[0] else 1))
        if k == 0:
            return
        whose = 2
        if self.solver.side[p] == self.solver.side[winner]:
            whose = 0 if self.is_sure(best, k, unseen) else 1
        self.add(WHOSE + 6 * whose + points_of_trick(on_table))
        answer = 0 if own & lane_bits(led) else (1 if legal & self.solver.trumps else 2)
        gone = ones(self.pack & ~own & ~unseen & lane_bits(led))
        self.add(ANSWER + 4 * answer + (3 if led == self.solver.trump else (gone > k) + (gone > 4 + k)))

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def is_sure(self, best: cython.int, k: cython.int, unseen: cython.longlong) -> cython.bint:
        """Whether the card `best` wins the trick for all that the player of its `k`-th card sees."""
        if k == self.solver.seats - 1:
            return True
        if unseen & lane_bits(best >> 4) & -(ONE << best):
            return False
        return best >> 4 == self.solver.trump or not unseen & self.solver.trumps

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe_card(
        self, p: cython.int, x: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        unseen: cython.longlong, legal: cython.longlong,
    ) -> cython.void:  # fmt: skip
        """Set the features of seat `p` playing `x`, in the situation that was described last."""
        lane: cython.int = x >> 4
        bit: cython.longlong = ONE << x
        suit: cython.longlong = self.solver.hand[p] & lane_bits(lane)
        higher: cython.int = min(ones(unseen & lane_bits(lane) & -bit), 4)
        points: cython.int = points_of_card(self.solver.points[x])
        is_trump: cython.bint = lane == self.solver.trump
        lawful: cython.longlong = legal & lane_bits(lane)
        lowest: cython.bint = not lawful & (bit - 1)
        highest: cython.bint = not lawful & -(bit << 1)
        place: cython.int = (0 if highest else 1) if lowest else (2 if highest else 3)
        way: cython.int = self.way_of(lane, led)
        self.count = 0
        self.add(WAY + way)
        self.add(WAY_POINTS + 8 * way + points)
        self.add(WAY_HIGHER + 5 * way + higher)
        self.add(WAY_LENGTH + 5 * way + min(ones(suit) - 1, 4))
        self.add(WAY_PLACE + 4 * way + place)
        self.add(HIGHER_PLACE + 6 * higher + (place if way <= LEAD_PLAIN else (4 if lowest else 5)))
        self.add(UNSEEN + 8 * is_trump + min(ones(unseen & lane_bits(lane)), 7))
        self.add(WAY_BEST + 2 * way + (not unseen & lane_bits(lane) & -(ONE << top(suit))))
        self.add(WAY_LOWER + 4 * way + min(ones(suit & (bit - 1)), 3))
        self.add(DECLARER_WAY + 6 * self.role + way)
        if self.turn:
            self.describe_answer(p, x, way, points, led, best, winner, unseen)
        if way <= LEAD_PLAIN or way == THROW_AWAY:
            self.describe_suit(p, lane, way, unseen)
        if way in (LEAD_PLAIN, THROW_AWAY):
            suit &= ~bit
            self.add(ALONE + 2 * (way == THROW_AWAY) + (ones(suit) == 1 and self.solver.points[ctz(suit)] == 10))

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def way_of(self, lane: cython.int, led: cython.int) -> cython.int:
        """The way in which a card of a lane is played."""
        if self.turn == 0:
            return LEAD_TRUMP if lane == self.solver.trump else LEAD_PLAIN
        if lane == led:
            return FOLLOW_TRUMP if lane == self.solver.trump else FOLLOW_PLAIN
        return RUFF if lane == self.solver.trump else THROW_AWAY

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def describe_answer(
        self, p: cython.int, x: cython.int, way: cython.int, points: cython.int, led: cython.int, best: cython.int,
        winner: cython.int, unseen: cython.longlong,
    ) -> cython.void:  # fmt: skip
        """Add the features of a card that is not led."""
        beats: cython.int = 0
        if (ONE << x) & (lane_bits(led) | self.solver.trumps) > ONE << best:
            beats = 2 if self.is_sure(x, self.turn, unseen) else 1
        self.add(BEATS + 8 * (2 * beats + (self.solver.side[p] == self.solver.side[winner])) + points)
        self.add(WAY_TURN + 4 * way + self.turn)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def describe_suit(
        self, p: cython.int, lane: cython.int, way: cython.int, unseen: cython.longlong
    ) -> cython.void:  # fmt: skip
        """Add what was seen and heard of the suit of a card that is led or thrown away."""
        if way == LEAD_PLAIN:
            self.add(RAN_OUT + 2 * self.sides_in(self.out, p, lane, False) + (1 if unseen & self.solver.trumps else 0))
        elif way == LEAD_TRUMP:
            self.add(RAN_OUT + 8 + self.sides_in(self.out, p, lane, False))
        self.add(LED + 4 * (way == THROW_AWAY) + self.sides_in(self.led, p, lane, True))
        place: cython.int = 1 if way == THROW_AWAY else (2 if way == LEAD_TRUMP else 0)
        self.add(NAMED + 4 * place + self.sides_in(self.named, p, lane, False))

    def listed(self) -> list[int]:
        """The features that were described last."""
        return [self.active[i] for i in range(self.count)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unseen_by(self, p: cython.int) -> cython.longlong:
        """The cards in play that a seat does not see: the other hands, and whatever lies covered."""
        seat: cython.int
        found: cython.longlong = self.solver.covered[p]
        for seat in range(self.solver.seats):
            if seat != p:
                found |= self.solver.hand[seat] | self.solver.covered[seat]
        return found
