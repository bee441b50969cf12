# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How players play who see their own hand and the open cards only, in Cython's pure-Python mode; see `core`.

A legal card is described by features, numbers that use nothing else. Each has a weight; together they make the card
more likely or less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from belote_desktop.search import uncompiled as cython

if TYPE_CHECKING:
    from collections.abc import Sequence

if cython.compiled:
    from cython.cimports.belote_desktop.search.bits import ctz, lane_bits, ones, top
    from cython.cimports.belote_desktop.search.core import Solver
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from belote_desktop.search.bits import ctz, lane_bits, ones, top

    if TYPE_CHECKING:
        from belote_desktop.search.core import Solver

FEATURES: tuple[str, ...] = (
    "lead: trump, of the takers",
    "lead: trump, against the takers",
    "lead: the best trump left",
    "lead: the best card left of a plain suit",
    "lead: points of such a card",
    "lead: such a card of a long suit, with trumps out",
    "lead: points of a card that can be beaten",
    "lead: away from the best card of the suit",
    "lead: the only card of a plain suit",
    "lead: cards in the suit",
    "lead: the lowest card of the suit",
    "beats the trick",
    "beats it for certain",
    "beats it: points on the table",
    "beats it for certain: points of the card",
    "beats it for now: points of the card",
    "beats a trick its own side was winning",
    "gives the own side's certain trick points",
    "gives the own side's trick points",
    "gives the opponents' trick points",
    "ruffs",
    "ruffs: points of the trump",
    "throws away the best card of a suit",
    "throws away the guard of a ten",
    "throws away the last card of a suit",
    "follows with the best card of the suit",
    "the lowest card it may play of the suit",
)
"""The features of a card, in the order in which `Habits.describe` numbers them."""
FEATURE_COUNT = cython.declare(cython.int, 27)
"""As many as FEATURES names."""
IMPOSSIBLE = cython.declare(cython.double, -1000.0)
"""The logarithm of how likely a card is that may not be played: far below any that may."""
ONE = cython.declare(cython.longlong, 1)


def is_compiled() -> bool:
    """Whether this runs at the speed of C."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Habits:
    """How likely seats are to play their cards in the position of a solver, by what each of them sees.

    `weights` are for the features, in their order; `takers` is the side (as the tables count) of the declarer.
    """

    solver: Solver
    weights: cython.double[32]
    takers: cython.int
    features: cython.int[32]

    def __init__(self, solver: Solver, weights: Sequence[float], takers: cython.int) -> None:
        i: cython.int
        if not cython.compiled:
            self.weights = [0.0] * 32
            self.features = [0] * 32
        self.solver = solver
        self.takers = takers
        for i in range(FEATURE_COUNT):
            self.weights[i] = weights[i]

    def described(self) -> list[tuple[int, list[int]]]:
        """(card, features) of every legal card of the seat to play at the root, as that seat sees the position."""
        x: cython.int
        unseen: cython.longlong
        legal: cython.longlong = self.solver.root_legal()
        moves: cython.longlong = legal
        rows = []
        self.solver.begin()
        unseen = self.unseen_by(self.solver.root_seat)
        while moves:
            x = ctz(moves)
            moves &= moves - 1
            self.describe(
                self.solver.root_seat, x, self.solver.root_played, self.solver.root_led, self.solver.root_best,
                self.solver.root_winner, self.solver.root_points, unseen, legal,
            )  # fmt: skip
            rows.append((self.solver.card_of[x], [self.features[i] for i in range(FEATURE_COUNT)]))
        return rows

    def logs(
        self, worlds: list[tuple[int, ...]], tricks: list[tuple[int, list[int]]], watcher: cython.int,
        least: cython.double,
    ) -> list[float]:  # fmt: skip
        """For each of the worlds (hands by seat as they are now) the logarithm of how likely the cards played are.

        `tricks` are (leader, cards in order), the unfinished one last. What `watcher` played tells it nothing. No card
        counts for less than `least`: everybody plays strangely once in a while.
        """
        i: cython.int
        k: cython.int
        p: cython.int
        x: cython.int
        led: cython.int
        best: cython.int
        winner: cython.int
        points: cython.int
        found: cython.double
        one: cython.double
        logs = []
        for world in worlds:
            for i in range(4):
                self.solver.hand[i] = self.solver.lanes(world[i]) if i < self.solver.seats else 0
                self.solver.covered[i] = 0
            for leader, cards in tricks:
                for k in range(len(cards)):
                    self.solver.hand[(leader + k) % self.solver.seats] |= ONE << self.solver.lane_of[cards[k]]
            found = 0.0
            for leader, cards in tricks:
                led = best = points = 0
                winner = leader
                for k in range(len(cards)):
                    p = (leader + k) % self.solver.seats
                    x = self.solver.lane_of[cards[k]]
                    if p != watcher:
                        one = self.log_of(p, x, k, led, best, winner, points)
                        found += one if one > least else least
                    if k == 0:
                        led = x >> 4
                    if k == 0 or (x >> 4 == led and x > self.solver.high_led):
                        self.solver.high_led = x
                    if k == 0 or (ONE << x) & (lane_bits(led) | self.solver.trumps) > ONE << best:
                        best = x
                        winner = p
                    points += self.solver.points[x]
                    self.solver.hand[p] ^= ONE << x
            logs.append(found)
        return logs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_of(
        self, p: cython.int, x: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int,
    ) -> cython.double:  # fmt: skip
        """The logarithm of how likely seat `p` plays `x` by the habits: a softmax over its legal cards."""
        y: cython.int
        unseen: cython.longlong
        legal: cython.longlong = self.solver.allowed(p, k, led, best, winner)
        moves: cython.longlong
        score: cython.double
        chosen: cython.double = 0.0
        total: cython.double = 0.0
        if not legal >> x & 1:
            return IMPOSSIBLE
        if legal & (legal - 1) == 0:
            return 0.0
        unseen = self.unseen_by(p)
        moves = legal
        while moves:
            y = ctz(moves)
            moves &= moves - 1
            score = self.liking(p, y, k, led, best, winner, on_table, unseen, legal)
            if y == x:
                chosen = score
            total += exp(score)
        return chosen - log(total)

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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def liking(
        self, p: cython.int, x: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int, unseen: cython.longlong, legal: cython.longlong,
    ) -> cython.double:  # fmt: skip
        """The features of a card, weighed."""
        i: cython.int
        found: cython.double = 0.0
        self.describe(p, x, k, led, best, winner, on_table, unseen, legal)
        for i in range(FEATURE_COUNT):
            found += self.weights[i] * self.features[i]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe(
        self, p: cython.int, x: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int, unseen: cython.longlong, legal: cython.longlong,
    ) -> cython.void:  # fmt: skip
        """Set the features of seat `p` playing `x`, by what it sees: `unseen` are the cards it does not."""
        i: cython.int
        lane: cython.int = x >> 4
        bit: cython.longlong = ONE << x
        own: cython.longlong = self.solver.hand[p]
        suit: cython.longlong = own & lane_bits(lane)
        higher: cython.longlong = unseen & lane_bits(lane) & -bit
        length: cython.int = ones(suit)
        value: cython.int = self.solver.points[x]
        ours: cython.bint = self.solver.side[p] == self.solver.side[winner]
        beats: cython.bint
        sure: cython.bint
        trumpish: cython.bint = lane == self.solver.trump
        ruff_danger: cython.bint = self.solver.trump >= 0 and not trumpish and unseen & self.solver.trumps != 0
        for i in range(FEATURE_COUNT):
            self.features[i] = 0
        if k == 0:
            if trumpish:
                self.features[0 if self.solver.side[p] == self.takers else 1] = 1
                if not higher:
                    self.features[2] = 1
            elif not higher:
                self.features[3] = 1
                self.features[4] = value
                if ruff_danger and length > 4:
                    self.features[5] = 1
            else:
                self.features[6] = value
                if top(suit) > x and not unseen & lane_bits(lane) & -(ONE << top(suit)):
                    self.features[7] = 1  # leads away from the master
            if length == 1 and not trumpish:
                self.features[8] = 1
            self.features[9] = length
            if suit & (bit - 1) == 0:
                self.features[10] = 1
            return
        beats = bit & (lane_bits(led) | self.solver.trumps) > ONE << best
        if beats:
            sure = k == self.solver.seats - 1 or (not higher and not (ruff_danger and lane == led))
            self.features[11] = 1
            self.features[12] = 1 if sure else 0
            self.features[13] = on_table
            self.features[14] = value if sure else 0
            self.features[15] = 0 if sure else value
            if ours:
                self.features[16] = 1
        elif ours:
            sure = k == self.solver.seats - 1 or not unseen & lane_bits(best >> 4) & -(ONE << best)
            self.features[17] = value if sure else 0
            self.features[18] = 0 if sure else value
        else:
            self.features[19] = value
        if lane != led:
            if trumpish:
                self.features[20] = 1
                self.features[21] = value
            else:
                if not higher:
                    self.features[22] = 1
                if length == 2 and value < 10 and suit & ~bit and self.solver.points[ctz(suit & ~bit)] == 10:
                    self.features[23] = 1  # bares the ten
                if length == 1:
                    self.features[24] = 1
        elif not higher and value:
            self.features[25] = 1
        if legal & lane_bits(lane) & (bit - 1) == 0:
            self.features[26] = 1
