"""Comparing the declarations of all players: which is best, and which count. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.declarations.ranking import strength
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import DeclarationScore, DeclPools, RunTie

Entry = tuple[int, Declaration]
"""A declaration and the seat that announced it."""

Key = tuple[object, ...]


@dataclass(frozen=True)
class Contest:
    """What comparing the announced declarations gave. `valid` are those that score, by seat, in order of announcement.

    `best` is the best of all, where two pools are compared the best four before the best run; None when there is none
    or it cancels. `cancelled` tells that equal runs, or a four of a kind, made some or all of them void.
    """

    best: Entry | None
    valid: tuple[Entry, ...]
    cancelled: bool = False


def compare(
    rules: DeclarationRules,
    declared: tuple[Entry, ...],
    *,
    trump: Suit | None,
    eldest: int,
    seats: int,
    side_of: Mapping[int, int],
) -> Contest:
    """Which declaration is best, and which count. `rules` are those of the contract (`in_contract`).

    The elder of two players is the one nearer to the eldest in turn order. Ties of opponents cancel or are shared,
    those of partners only where the rules say so.
    """
    if not declared:
        return Contest(None, ())
    first = eldest - 1 if rules.run_tie is RunTie.DEALER_FIRST else eldest

    def level(entry: Entry) -> Key:
        one = entry[1]
        in_trumps = rules.run_tie.trumps_first and one.suit is not None and one.suit == trump
        return (*strength(rules, one), in_trumps)

    def key(entry: Entry) -> Key:
        return (*level(entry), -((entry[0] - first) % seats))

    if rules.declaration_score is DeclarationScore.BOTH_SIDES:
        return Contest(max(declared, key=key), declared)
    found = [_pool(rules, pool, level, key, side_of) for pool in _pools(rules, declared)]
    return Contest(
        best=next((pool.best for pool in found if pool.best is not None), None),
        valid=tuple(entry for entry in declared if any(entry in pool.valid for pool in found)),
        cancelled=any(pool.cancelled for pool in found),
    )


def _pools(rules: DeclarationRules, declared: tuple[Entry, ...]) -> Iterable[tuple[Entry, ...]]:
    """The declarations compared with each other: fours with fours, runs with runs.

    Source: docs/rules/belot-bg.md, Declarations.
    """
    if rules.decl_pools is DeclPools.JOINT:
        return (declared,)
    fours = tuple(entry for entry in declared if entry[1].is_carre)
    runs = tuple(entry for entry in declared if not entry[1].is_carre)
    return (pool for pool in (fours, runs) if pool)


def _pool(
    rules: DeclarationRules,
    entries: tuple[Entry, ...],
    level: Callable[[Entry], Key],
    key: Callable[[Entry], Key],
    side_of: Mapping[int, int],
) -> Contest:
    """The contest of one pool; the best declaration makes all others of its side, or of its player, count."""
    best = max(entries, key=key)
    winners = [best]
    equal = [entry for entry in entries if level(entry) == level(best)]
    if not best[1].is_carre and any(_are_rivals(rules, entry[0], best[0], side_of) for entry in equal):
        if rules.run_tie.cancels:
            return Contest(None, (), cancelled=True)
        if rules.run_tie is RunTie.BOTH_SCORE:
            winners = equal
    if rules.declaration_score is DeclarationScore.BEST_PLAYER:
        scoring = {seat for seat, _ in winners}
    else:
        sides = {side_of[seat] for seat, _ in winners}
        scoring = {seat for seat, side in side_of.items() if side in sides}
    return Contest(best, tuple(entry for entry in entries if entry[0] in scoring))


def _are_rivals(rules: DeclarationRules, one: int, other: int, side_of: Mapping[int, int]) -> bool:
    """Whether equal runs of these two seats contest each other."""
    return one != other if rules.run_tie is RunTie.CANCEL_PARTNERS else side_of[one] != side_of[other]
