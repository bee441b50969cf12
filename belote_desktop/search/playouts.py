# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Games played from a position to their end, by chance or by habit, in Cython's pure-Python mode; see `core`."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from belote_desktop.search import uncompiled as cython

if cython.compiled:
    from cython.cimports.belote_desktop.search.bits import ctz, lane_bits, ones
    from cython.cimports.belote_desktop.search.core import Solver
    from cython.cimports.belote_desktop.search.habits import Habits
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from belote_desktop.search.bits import ctz, lane_bits, ones

    if TYPE_CHECKING:
        from belote_desktop.search.core import Solver
        from belote_desktop.search.habits import Habits

ONE = cython.declare(cython.longlong, 1)
M32 = cython.declare(cython.longlong, 0xFFFFFFFF)
RANGE = cython.declare(cython.double, 4294967296.0)
"""Above every number that is drawn."""


def is_compiled() -> bool:
    """Whether this runs at the speed of C."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Playouts:
    """Plays the position that was placed in a solver to its end, many times: by habit, or without habits by chance.

    A seed decides all chances. `Solver.stop` ends it; what it gives then means nothing.
    """

    solver: Solver
    habits: Habits
    by_habit: cython.bint
    random: cython.longlong
    taken: cython.int[4]
    won: cython.int
    last: cython.int

    def __init__(self, solver: Solver, habits: Habits | None = None) -> None:
        self.solver = solver
        self.by_habit = habits is not None
        self.habits = habits
        self.random = 1
        if not cython.compiled:
            self.taken = [0] * 4

    def results(self, count: cython.int, seed: cython.longlong) -> list[int]:
        """What side 0 takes in so many games played from the position that was placed."""
        i: cython.int
        self.random = (seed * 2 + 1) & M32
        if not cython.compiled:
            return [0 if self.solver.stopping else self.play_out(self.solver, -1) for _ in range(count)]
        found = array("i", bytes(4 * count))
        view: cython.int[:] = found
        with cython.nogil:
            for i in range(count):
                if self.solver.stopping:
                    break
                view[i] = self.play_out(self.solver, -1)
        return found.tolist()

    def shares(self, count: cython.int, seed: cython.longlong) -> list[tuple[list[int], list[int], int]]:
        """How so many games share the points: what each seat takes, if it takes a trick (1 or 0), who takes the last.

        The games are those of `results`; a bonus for all the tricks is in nobody's points.
        """
        seats: cython.int = self.solver.seats
        found = []
        self.random = (seed * 2 + 1) & M32
        for _ in range(count):
            if self.solver.stopping:
                break
            with cython.nogil:
                self.play_out(self.solver, -1)
            points = [self.taken[seat] for seat in range(seats)]
            found.append((points, [self.won >> seat & 1 for seat in range(seats)], self.last))
        return found

    def results_by_card(self, count: cython.int, seed: cython.longlong) -> list[list[int]]:
        """For every legal card, in the order of `Solver.legal_cards`, what side 0 takes in so many games after it.

        The chances are the same for every card, so that cards are compared in equal games.
        """
        moves: cython.longlong = self.solver.root_legal()
        x: cython.int
        start: cython.longlong = (seed * 2 + 1) & M32
        value: cython.int
        table = []
        while moves:
            x = ctz(moves)
            moves &= moves - 1
            self.random = start
            row = []
            for _i in range(count):
                with cython.nogil:
                    value = 0 if self.solver.stopping else self.play_out(self.solver, x)
                row.append(value)
            table.append(row)
        return table

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_out(self, solver: Solver, first: cython.int) -> cython.int:
        """Play the position to its end: what side 0 takes. `first` is played first, unless it is -1.

        `taken`, `won` and `last` then tell what each seat took, who won tricks (bits) and who won the last one.
        """
        i: cython.int
        k: cython.int = solver.root_played
        p: cython.int = solver.root_seat
        n: cython.int = solver.root_tricks
        c: cython.int = solver.root_open
        led: cython.int = solver.root_led
        best: cython.int = solver.root_best
        winner: cython.int = solver.root_winner
        points: cython.int = solver.root_points
        total: cython.int = 0
        x: cython.int
        own: cython.longlong
        together: cython.bint = solver.roem or solver.after_ruff
        solver.begin()
        if self.by_habit:
            self.habits.begin()
        self.won = 0
        for i in range(4):
            self.taken[i] = 0
        while n:
            while k < solver.seats:
                own = solver.hand[p]
                if solver.after_ruff and k:
                    solver.high_led = solver.highest_led(n, k, led)
                if first >= 0:
                    x = first
                    first = -1
                elif own & (own - 1) == 0:
                    x = ctz(own)
                elif self.by_habit:
                    x = self.habitual(p, k, led, best, winner, points)
                else:
                    x = self.any_of(solver.allowed(p, k, led, best, winner))
                if k == 0:
                    led = x >> 4
                    points = 0
                if self.by_habit:
                    self.habits.features.watch(p, x, k, led)
                if k == 0 or (ONE << x) & (lane_bits(led) | solver.trumps) > ONE << best:
                    best = x
                    winner = p
                solver.hand[p] = own ^ (ONE << x)
                if solver.stacked:
                    solver.uncover(p, x)
                if together:
                    solver.table[n << 2 | k] = x
                points += solver.points[x]
                p = solver.after[p]
                k += 1
            if n == 1:
                points += solver.last
            if solver.roem:
                i = solver.trick_roem(n)
                total += -i if solver.side[winner] else i
            n -= 1
            self.taken[winner] += points
            self.won |= 1 << winner
            self.last = winner
            if not solver.side[winner]:
                total += points
            c &= 1 << solver.side[winner]
            p = winner
            k = 0
        return total + solver.capot_of(c)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def habitual(
        self, p: cython.int, k: cython.int, led: cython.int, best: cython.int, winner: cython.int,
        on_table: cython.int,
    ) -> cython.int:  # fmt: skip
        """A card of seat `p`, drawn as likely as the habits make it."""
        x: cython.int
        unseen: cython.longlong
        legal: cython.longlong = self.solver.allowed(p, k, led, best, winner)
        moves: cython.longlong
        share: cython.double
        total: cython.double = 0.0
        chosen: cython.int = ctz(legal)
        if legal & (legal - 1) == 0:
            return chosen
        unseen = self.habits.features.unseen_by(p)
        self.habits.situate(p, k, led, best, winner, on_table, unseen, legal)
        moves = legal
        while moves:
            x = ctz(moves)
            moves &= moves - 1
            share = exp(self.habits.liking(p, x, led, best, winner, unseen, legal))
            total += share
            # each card replaces the choice so far with its share of the total: one draw a card, no list
            if self.draw() / RANGE * total < share:
                chosen = x
        return chosen

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def any_of(self, cards: cython.longlong) -> cython.int:
        """One of the cards by chance."""
        left: cython.int
        if cards & (cards - 1) == 0:
            return ctz(cards)
        left = cython.cast(cython.int, (self.draw() * ones(cards)) >> 32)
        # the first steps without a branch: what chance decides no processor foresees
        cards &= cards - (left > 0)
        cards &= cards - (left > 1)
        cards &= cards - (left > 2)
        while left > 3:
            cards &= cards - 1
            left -= 1
        return ctz(cards)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def draw(self) -> cython.longlong:
        """The next number of 32 bits by chance, never 0 (xorshift)."""
        x: cython.longlong = self.random
        x ^= (x << 13) & M32
        x ^= x >> 17
        x ^= (x << 5) & M32
        self.random = x
        return x
