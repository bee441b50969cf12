# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How players play who see their own hand and the open cards only, in Cython's pure-Python mode; see `core`.

A network finds from the features of a card how much it is liked; the more, the likelier it is played.
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
    from cython.cimports.belote_desktop.search.bits import ctz, lane_bits
    from cython.cimports.belote_desktop.search.core import Solver
    from cython.cimports.belote_desktop.search.features import Features
    from cython.cimports.belote_desktop.search.network import Network
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from belote_desktop.search.bits import ctz, lane_bits

    if TYPE_CHECKING:
        from belote_desktop.search.core import Solver
        from belote_desktop.search.features import Features
        from belote_desktop.search.network import Network

IMPOSSIBLE = cython.declare(cython.double, -1000.0)
"""The logarithm of how likely a card is that may not be played: far below any that may."""
ONE = cython.declare(cython.longlong, 1)


def is_compiled() -> bool:
    """Whether this runs at the speed of C."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Habits:
    """How likely seats are to play their cards in the position of the solver of `features`, by what each of them sees.

    `recall` gives it the tricks that were played before the position of the solver.
    """

    solver: Solver
    features: Features
    network: Network
    led_before: cython.int
    out_before: cython.int
    count: cython.int
    seat: cython.int[64]
    card: cython.int[64]
    turn: cython.int[64]
    shared: cython.int[16]
    shared_direct: cython.int
    layer: cython.int[16]

    def __init__(self, features: Features, network: Network) -> None:
        if not cython.compiled:
            self.seat, self.card, self.turn = [0] * 64, [0] * 64, [0] * 64
            self.shared, self.layer = [0] * 16, [0] * 16
        self.solver = features.solver
        self.features = features
        self.network = network
        self.led_before = self.out_before = self.count = self.shared_direct = 0

    def recall(self, tricks: Sequence[tuple[int, Sequence[int]]]) -> None:
        """Take the tricks that everybody saw: (leader, cards in order), the unfinished one last."""
        k: cython.int
        self.count = 0
        self.features.led = self.features.out = 0
        for leader, cards in tricks:
            for k in range(len(cards)):
                self.seat[self.count] = (leader + k) % self.solver.seats
                self.card[self.count] = self.solver.lane_of[cards[k]]
                self.turn[self.count] = k
                self.features.watch(self.seat[self.count], self.card[self.count], k, self.solver.lane_of[cards[0]] >> 4)
                self.count += 1
        self.led_before = self.features.led
        self.out_before = self.features.out

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self) -> cython.void:
        """Go back to what was seen before the position of the solver."""
        self.features.led = self.led_before
        self.features.out = self.out_before

    def described(self) -> list[tuple[int, list[int]]]:
        """(card, features) of every legal card at the root of the solver, after the tricks that were recalled."""
        x: cython.int
        p: cython.int = self.solver.root_seat
        legal: cython.longlong = self.solver.root_legal()
        moves: cython.longlong = legal
        unseen: cython.longlong
        self.solver.begin()
        self.begin()
        unseen = self.features.unseen_by(p)
        self.features.describe_situation(
            p, self.solver.root_played, self.solver.root_led, self.solver.root_best, self.solver.root_winner,
            self.solver.root_points, unseen, legal,
        )  # fmt: skip
        shared = self.features.listed()
        rows = []
        while moves:
            x = ctz(moves)
            moves &= moves - 1
            self.features.describe_card(
                p, x, self.solver.root_led, self.solver.root_best, self.solver.root_winner, unseen, legal
            )
            rows.append((self.solver.card_of[x], shared + self.features.listed()))
        return rows

    def logs(self, worlds: Sequence[Sequence[int]], watcher: cython.int, least: cython.double) -> list[float]:
        """For each of the worlds (hands by seat as they are now) the logarithm of how likely the recalled cards are.

        What `watcher` played tells it nothing. No card counts for less than `least`: everybody plays strangely once in
        a while.
        """
        i: cython.int
        p: cython.int
        played: cython.longlong = 0
        everything: cython.longlong
        held: cython.longlong[4]
        own_played: cython.longlong[4]
        found: cython.double
        if not cython.compiled:
            held, own_played = [0] * 4, [0] * 4
        for p in range(4):
            own_played[p] = 0
            self.solver.covered[p] = 0
        for i in range(self.count):
            own_played[self.seat[i]] |= ONE << self.card[i]
            played |= ONE << self.card[i]
        logs = []
        known: dict[tuple[int, int, int], float] = {}
        for world in worlds:
            everything = played
            for p in range(self.solver.seats):
                held[p] = self.solver.lanes(world[p]) | own_played[p]
                everything |= held[p]
            found = 0.0
            for p in range(self.solver.seats):
                if p == watcher or not own_played[p]:
                    continue
                key = (p, held[p], everything)
                if key not in known:
                    known[key] = self.log_of_seat(p, held[p], everything, least)
                found += known[key]
            logs.append(found)
        return logs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_of_seat(
        self, p: cython.int, held: cython.longlong, everything: cython.longlong, least: cython.double
    ) -> cython.double:
        """The logarithm of how likely the recalled cards of seat `p` are if it `held` these cards at first."""
        i: cython.int
        x: cython.int
        led: cython.int = 0
        best: cython.int = 0
        winner: cython.int = 0
        points: cython.int = 0
        found: cython.double = 0.0
        one: cython.double
        unseen: cython.longlong = everything & ~held
        self.solver.hand[p] = held
        self.features.led = self.features.out = 0
        for i in range(self.count):
            x = self.card[i]
            if self.turn[i] == 0:
                points = 0
                winner = self.seat[i]
            if self.seat[i] == p:
                one = self.log_of(p, x, self.turn[i], led, best, winner, points, unseen)
                found += one if one > least else least
                self.solver.hand[p] = self.solver.hand[p] & ~(ONE << x)
            else:
                unseen ^= ONE << x
            if self.turn[i] == 0:
                led = x >> 4
            self.features.watch(self.seat[i], x, self.turn[i], led)
            if self.turn[i] == 0 or (x >> 4 == led and x > self.solver.high_led):
                self.solver.high_led = x
            if self.turn[i] == 0 or (ONE << x) & (lane_bits(led) | self.solver.trumps) > ONE << best:
                best = x
                winner = self.seat[i]
            points += self.solver.points[x]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_of(
        self, p: cython.int, x: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int, unseen: cython.longlong,
    ) -> cython.double:  # fmt: skip
        """The logarithm of how likely seat `p` plays `x` by the habits: a softmax over its legal cards."""
        y: cython.int
        legal: cython.longlong = self.solver.allowed(p, k, led, best, winner)
        moves: cython.longlong = legal
        score: cython.double
        chosen: cython.double = 0.0
        total: cython.double = 0.0
        if not legal >> x & 1:
            return IMPOSSIBLE
        if legal & (legal - 1) == 0:
            return 0.0
        self.situate(p, k, led, best, winner, on_table, unseen, legal)
        while moves:
            y = ctz(moves)
            moves &= moves - 1
            score = self.liking(p, y, led, best, winner, unseen, legal)
            if y == x:
                chosen = score
            total += exp(score)
        return chosen - log(total)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def situate(
        self, p: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int, unseen: cython.longlong, legal: cython.longlong,
    ) -> cython.void:  # fmt: skip
        """Take what all cards of seat `p` share, as the `k`-th card of a trick, before it is asked about each."""
        self.features.describe_situation(p, k, led, best, winner, on_table, unseen, legal)
        self.network.begin(self.shared)
        self.shared_direct = self.network.add(self.shared, self.features.active, self.features.count)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def liking(
        self, p: cython.int, x: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        unseen: cython.longlong, legal: cython.longlong,
    ) -> cython.double:  # fmt: skip
        """How much seat `p` likes to play `x` in the situation that was taken last."""
        i: cython.int
        direct: cython.int
        self.features.describe_card(p, x, led, best, winner, unseen, legal)
        for i in range(16):
            self.layer[i] = self.shared[i]
        direct = self.network.add(self.layer, self.features.active, self.features.count)
        return self.network.liking(self.layer, self.shared_direct + direct)
