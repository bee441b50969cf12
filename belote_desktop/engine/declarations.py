"""Runs and fours of a kind: finding them in a hand, and comparing them. Source: rule file 01, Declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import CarreTie, Declarations, DeclarationScore, RunTie


def points_of(rules: DeclarationRules, declaration: Declaration) -> int:
    """What a declaration scores; 0 for a four of a kind that does not count."""
    if declaration.is_carre:
        return _carre_points(rules).get(declaration.rank, 0)
    return rules.run_points[min(len(declaration.cards), 5) - 3]


def _carre_points(rules: DeclarationRules) -> dict[Rank, int]:
    return {Rank.parse(text[0]): int(text[1:]) for text in rules.carre_points}


def candidates(rules: DeclarationRules, hand: CardSet) -> tuple[Declaration, ...]:
    """Every run and every four of a kind that could be announced from a hand, parts of longer runs included."""
    found = [
        Declaration(tuple(Card.of(rank, suit) for suit in Suit))
        for rank in _carre_points(rules)
        if all(Card.of(rank, suit) in hand for suit in Suit)
    ]
    for run in _longest_runs(hand):
        for length in range(len(run), 2, -1):
            found += [Declaration(run[start : start + length]) for start in range(len(run) - length + 1)]
    return tuple(found)


def _longest_runs(hand: CardSet) -> list[tuple[Card, ...]]:
    runs: list[tuple[Card, ...]] = []
    for suit in Suit:
        cards = sorted(hand.suited(suit), reverse=True)
        start = 0
        for place in range(1, len(cards) + 1):
            if place == len(cards) or cards[place] != cards[place - 1] - 1:
                runs.append(tuple(cards[start:place]))
                start = place
    return [run for run in runs if len(run) >= 3]


def compatible(rules: DeclarationRules, hand: CardSet, chosen: Iterable[Declaration]) -> bool:
    """Whether these declarations may be announced together: no card twice, a long run only once."""
    chosen = tuple(chosen)
    if not rules.overlap and sum(len(one.cards) for one in chosen) != len(
        {card for one in chosen for card in one.cards}
    ):
        return False
    runs = [one for one in chosen if not one.is_carre]
    if len(set(runs)) != len(runs):
        return False
    longest = [set(run) for run in _longest_runs(hand)]
    return rules.split_long_runs or all(sum(set(run.cards) <= whole for run in runs) <= 1 for whole in longest)


def best_announcement(rules: DeclarationRules, hand: CardSet) -> tuple[Declaration, ...]:
    """The declarations that score most together; among equals the ones with the best single declaration."""
    if rules.declarations is not Declarations.ON:
        return ()
    possible = candidates(rules, hand)
    best: tuple[Declaration, ...] = ()
    best_key: tuple[int, tuple[tuple[int, int, int], ...]] = (0, ())
    for size in range(1, 4):
        for chosen in combinations(possible, size):
            if compatible(rules, hand, chosen):
                ranks = tuple(sorted((_strength(rules, one) for one in chosen), reverse=True))
                key = (sum(points_of(rules, one) for one in chosen), ranks)
                if key > best_key:
                    best, best_key = chosen, key
    return best


def _strength(rules: DeclarationRules, one: Declaration) -> tuple[int, int, int]:
    """Class and rank: any four of a kind beats any run; then length, then the top card."""
    if one.is_carre:
        order = [Rank.parse(text[0]) for text in rules.carre_points]
        level = rules.carre_tie is CarreTie.LEVEL
        return (1, points_of(rules, one) if level else 1000 - order.index(one.rank), 0)
    return (0, min(len(one.cards), 5), one.rank)


@dataclass(frozen=True)
class Contest:
    """What comparing the announced declarations gave. `valid` are those that score, by seat."""

    best: tuple[int, Declaration] | None
    valid: tuple[tuple[int, Declaration], ...]
    cancelled: bool = False


def compare(
    rules: DeclarationRules,
    declared: tuple[tuple[int, Declaration], ...],
    *,
    trump: Suit | None,
    eldest: int,
    seats: int,
    side_of: Mapping[int, int],
) -> Contest:
    """Which declaration is best, and which count. `declared` are (seat, declaration); nobody's when a tie cancels."""
    if not declared:
        return Contest(None, ())

    def key(entry: tuple[int, Declaration]) -> tuple[object, ...]:
        seat, one = entry
        trump_first = rules.run_tie is not RunTie.FIRST_ANNOUNCER and one.suit is not None and one.suit == trump
        return (*_strength(rules, one), trump_first, -((seat - eldest) % seats))

    ranked = sorted(declared, key=key, reverse=True)
    best = ranked[0]
    if (
        rules.run_tie is RunTie.CANCEL
        and not best[1].is_carre
        and any(key(other)[:4] == key(best)[:4] and side_of[other[0]] != side_of[best[0]] for other in ranked[1:])
    ):
        return Contest(None, (), cancelled=True)
    if rules.declaration_score is DeclarationScore.BOTH_SIDES:
        return Contest(best, tuple(declared))
    if rules.declaration_score is DeclarationScore.BEST_PLAYER:
        return Contest(best, tuple(entry for entry in declared if entry[0] == best[0]))
    return Contest(best, tuple(entry for entry in declared if side_of[entry[0]] == side_of[best[0]]))
