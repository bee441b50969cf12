"""How fast this build searches on this computer, as a part of the speed that `effort` counts with.

Measured once, by a fixed set of searches, and kept with a match: with the same pace the same view, level and seed give
the same decision everywhere.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from fractions import Fraction
from functools import cache

from belote_desktop import variants
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.search.core import Solver
from belote_desktop.search.tables import tables_for

FULL = Fraction(1)
"""The pace of an ordinary computer with the compiled search, and of every faster one."""
LEAST = Fraction(1, 1024)
"""The slowest pace that is told apart."""
NODES = 28e6
"""How many nodes a second the computer searched that the costs in `effort` were measured with."""
ENOUGH = 0.4
"""The part of it that still counts as all: neither a busy moment nor a somewhat slower computer changes the players.
A chosen margin; not measured."""
DEALS, CARDS = 400, 5
"""What is searched: some 20 ms of work at full pace, little enough for every start."""
LONGEST = 0.15
"""After so many seconds of work what was searched by then has to do: the search is not compiled. A limit of
patience."""


def measured(clock: Callable[[], float] = time.thread_time) -> Fraction:
    """The pace here and now: 1, or a power of 1/2. The clock counts this thread's own work, not its waits.

    It takes 30 ms, and 0.3 s at most where the search is not compiled.
    """
    rules, chance = variants.get("classic"), random.Random(1)
    bits = [1 << card for card in pack(rules)]
    chosen = [chance.sample(bits, 4 * CARDS) for _ in range(DEALS)]
    deals = [tuple(sum(cards[seat::4]) for seat in range(4)) for cards in chosen]
    solver, spent = Solver(), 0.0
    solver.load(tables_for(rules, Contract(0, Denomination.SPADES)))
    before, begun = solver.nodes_searched, clock()
    for hands in deals:
        solver.values_in([hands], 0)
        spent = clock() - begun
        if spent > LONGEST:
            break
    return pace_of((solver.nodes_searched - before) / spent if spent > 0 else NODES)


def pace_of(nodes_a_second: float) -> Fraction:
    """The pace of a computer that searches so many nodes a second."""
    if nodes_a_second >= ENOUGH * NODES:
        return FULL
    found = FULL / 4
    while found > LEAST and nodes_a_second < NODES * found:
        found /= 2
    return found


@cache
def usual_pace() -> Fraction:
    """The pace of this computer, measured when it is first asked for."""
    return measured()
