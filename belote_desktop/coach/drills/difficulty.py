"""How hard a problem is, from 1 to 5, and the choice of a problem as hard as wanted.

| kind | starts at | and adds 1 for each of these, up to 5 |
|---|---|---|
| what can I play | the twist of the position (`twists.BASE`) | six cards to judge, unless all can be played |
| who wins | 1 | a ruff; a winner that the natural order of ranks would not name; three cards of its suit |
| count the trick | 1 | three cards with points, four; a jack or nine of trumps; a bonus |
| count the deal | 1 | three tricks, five; a bonus, two |
| declarations | 1 | what decides, by how late it is compared (`Higher.difficulty`); two fours of a kind three at once |
| trumps out | 0 | each trick in which trumps fell; a ruff among them |
| master | 1 | each higher card that is gone; in a question of who holds it three at once |
| promised | 2 | an answer that is one step off; a call with more than two meanings |
| bid this hand | 2 | a contract near the limit; a pass with something in hand |
| search | 2 | two if rules of thumb get it wrong; a small margin |

A problem of difficulty 1 is trivial: anyone who knows the rule sees the answer. At most a third are trivial.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from belote_desktop.coach.drills.problem import NoProblemError, Problem
from belote_desktop.engine.deals.randomness import Draw

EASIEST, HARDEST = 1, 5
USUAL = (1, 2, 2, 3, 3, 4, 4, 4)
"""How hard problems are that nobody wants easier or harder: one in eight is trivial."""
LOOKED_AT = 4
"""How many deals are looked through for the wanted difficulty, before the nearest will do: a tenth of a second."""

P = TypeVar("P", bound=Problem)


def capped(difficulty: int) -> int:
    """The difficulty within the scale."""
    return max(EASIEST, min(HARDEST, difficulty))


def drawn(draw: Draw, wanted: int) -> int:
    """The wanted difficulty; a usual one where none is wanted."""
    return wanted or USUAL[draw.below(len(USUAL))]


def nearest(
    pools: Iterable[Sequence[P]],
    wanted: int,
    draw: Draw,
    *,
    sort: Callable[[P], Hashable] = lambda _: None,
    looked_at: int = LOOKED_AT,
) -> P:
    """A problem of the wanted difficulty from the first pool that has one, else one of the nearest in so many pools;
    every `sort` of problem is as likely as the others. NoProblemError if the pools are empty."""
    seen: list[P] = []
    for count, pool in enumerate(pools, 1):
        exact = [each for each in pool if each.difficulty == wanted]
        if exact:
            return _one_of(exact, draw, sort)
        seen += pool
        if seen and count >= looked_at:
            break
    if not seen:
        raise NoProblemError("No problem was found.")
    least = min(abs(each.difficulty - wanted) for each in seen)
    return _one_of([each for each in seen if abs(each.difficulty - wanted) == least], draw, sort)


def _one_of(problems: Sequence[P], draw: Draw, sort: Callable[[P], Hashable]) -> P:
    sorts = list(dict.fromkeys(map(sort, problems)))
    chosen = sorts[draw.below(len(sorts))]
    of_sort = [each for each in problems if sort(each) == chosen]
    return of_sort[draw.below(len(of_sort))]
