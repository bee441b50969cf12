"""What a hand can announce. Source: docs/rules, Declarations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.declarations.ranking import Strength, four_points, points_of, run_points, strength
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import DeclarationPlace, Declarations, NoTrumpDeclarations

Run = tuple[Card, ...]
Worth = tuple[int, list[Strength]]


@lru_cache(maxsize=256)
def in_contract(rules: DeclarationRules, denomination: Denomination | None) -> DeclarationRules:
    """The rules for declarations held in hands under a contract; they are off where cards meet in tricks (roem).

    Without trumps some games have no declarations, fours of a kind only, or fours with points of their own.
    """
    if rules.declaration_place is DeclarationPlace.TRICK:
        return replace(rules, declarations=Declarations.OFF)
    if denomination is not Denomination.NO_TRUMP or rules.nt_declarations is NoTrumpDeclarations.SAME:
        return rules
    if rules.nt_declarations is NoTrumpDeclarations.NONE:
        return replace(rules, declarations=Declarations.OFF)
    runs = () if rules.nt_declarations is NoTrumpDeclarations.FOURS_ONLY else rules.run_points
    return replace(rules, carre_points=rules.carre_points_nt, run_points=runs)


def wins_at_once(rules: DeclarationRules, one: Declaration) -> bool:
    """Whether a run is long enough to win the match when it is announced.

    Source: docs/rules/bela.md and deberts.md, Declarations.
    """
    return bool(rules.instant_run) and not one.is_carre and len(one.cards) >= rules.instant_run


def candidates(rules: DeclarationRules, hand: CardSet) -> tuple[Declaration, ...]:
    """Every run and every four of a kind that could be announced from a hand, parts of longer runs included."""
    found = _fours(rules, hand)
    for run in longest_runs(hand):
        for length in range(len(run), 2, -1):
            parts = (Declaration(run[start : start + length]) for start in range(len(run) - length + 1))
            found += [one for one in parts if _may_be_said(rules, one)]
    return tuple(found)


def _may_be_said(rules: DeclarationRules, run: Declaration) -> bool:
    fits = not rules.run_limit or len(run.cards) <= rules.run_limit
    return wins_at_once(rules, run) or (fits and points_of(rules, run) > 0)


def _fours(rules: DeclarationRules, hand: CardSet) -> list[Declaration]:
    mask = hand.mask
    ranks = mask & mask >> 9 & mask >> 18 & mask >> 27 & 0x1FF
    return [
        _four(rank) for rank, points in (four_points(rules.carre_points).items() if ranks else ()) if points
        if ranks >> rank & 1
    ]  # fmt: skip


@cache
def _four(rank: int) -> Declaration:
    return Declaration(tuple(Card(suit * 9 + rank) for suit in Suit))


def longest_runs(hand: CardSet) -> list[Run]:
    """The runs of a hand that no card in it makes longer, three cards or more, each from the highest card down."""
    runs: list[Run] = []
    for suit in Suit:
        mask = hand.mask >> suit * 9 & 0x1FF
        if not mask & mask >> 1 & mask >> 2:
            continue
        cards = sorted(hand.suited(suit), reverse=True)
        start = 0
        for place in range(1, len(cards) + 1):
            if place == len(cards) or cards[place] != cards[place - 1] - 1:
                runs.append(tuple(cards[start:place]))
                start = place
    return [run for run in runs if len(run) >= 3]


def compatible(rules: DeclarationRules, hand: CardSet, chosen: Iterable[Declaration]) -> bool:
    """Whether these declarations may be announced together.

    No card twice, unless a card may serve in a four and in a run; a long run only once, unless it may be split; no
    more than a player may announce.
    """
    chosen = tuple(chosen)
    runs = [one for one in chosen if not one.is_carre]
    if rules.declarations_max and len(chosen) > rules.declarations_max:
        return False
    if _meet(runs) or (not rules.overlap and _meet(chosen)):
        return False
    longest = [set(run) for run in longest_runs(hand)]
    return rules.split_long_runs or all(sum(set(run.cards) <= whole for run in runs) <= 1 for whole in longest)


def _meet(chosen: Sequence[Declaration]) -> bool:
    return sum(len(one.cards) for one in chosen) != len({card for one in chosen for card in one.cards})


def best_announcement(rules: DeclarationRules, hand: CardSet) -> tuple[Declaration, ...]:
    """The declarations that score most together; among equals the ones with the best single declaration.

    A run that wins the match goes alone. `rules` are those of the contract (`in_contract`).
    """
    if rules.declarations is not Declarations.ON or rules.declaration_place is DeclarationPlace.TRICK:
        return ()
    fours, runs = _fours(rules, hand), longest_runs(hand)
    if not fours and not runs:
        return ()
    for run in runs:
        if wins_at_once(rules, Declaration(run)):
            return (Declaration(run),)
    sets = (
        _beside(rules, chosen, runs) for size in range(len(fours) + 1) for chosen in combinations(fours, size)
    )  # fmt: skip
    return max(sets, key=lambda chosen: _worth(rules, chosen))


def _worth(rules: DeclarationRules, chosen: Sequence[Declaration]) -> Worth:
    return (
        sum(points_of(rules, one) for one in chosen),
        sorted((strength(rules, one) for one in chosen), reverse=True),
    )


def _beside(rules: DeclarationRules, fours: tuple[Declaration, ...], runs: list[Run]) -> tuple[Declaration, ...]:
    """These fours of a kind with the runs that score most beside them."""
    used = set() if rules.overlap else {card for four in fours for card in four.cards}
    chosen = (*fours, *(part for run in runs for part in _parts(rules, run, used)))
    if not rules.declarations_max or len(chosen) <= rules.declarations_max:
        return chosen
    ranked = sorted(chosen, key=lambda one: _worth(rules, (one,)), reverse=True)[: rules.declarations_max]
    return tuple(one for one in chosen if one in ranked)


def _parts(rules: DeclarationRules, run: Run, used: set[Card]) -> tuple[Declaration, ...]:
    """What a run still scores when some cards are used elsewhere: its best part, or all parts if it may be split."""
    pieces: list[list[Card]] = [[]]
    for card in run:
        if card in used:
            pieces.append([])
        else:
            pieces[-1].append(card)
    if rules.split_long_runs:
        return tuple(part for piece in pieces for part in _cut(rules, tuple(piece)))
    limit = rules.run_limit or len(run)
    whole = [Declaration(tuple(piece[:limit])) for piece in pieces if len(piece) >= 3]
    counted = [one for one in whole if points_of(rules, one)]
    return (max(counted, key=lambda one: _worth(rules, (one,))),) if counted else ()


def _cut(rules: DeclarationRules, run: Run) -> tuple[Declaration, ...]:
    """The parts into which a run is split to score most, from the highest card down."""
    if len(run) < 3:
        return ()
    longest = min(len(run), rules.run_limit or len(run))
    ways = [
        (Declaration(run[:length]), *_cut(rules, run[length:]))
        for length in range(longest, 2, -1)
        if run_points(rules, length)
    ]
    return max((*ways, _cut(rules, run[1:])), key=lambda chosen: _worth(rules, chosen))
