"""The result of a contract (made, failed or a tie) and the winner of the deal. Source: docs/rules, Scoring.

Only the points before any rounding decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import ContractTest, Settlement, Tie
from belote_desktop.engine.score import Result
from belote_desktop.engine.settlement.outcome import Outcome

ENOUGH = 82
"""Just more than half of the 162 of a deal."""


def _over_the_best(points: tuple[int, ...], taker: int) -> int:
    return points[taker] - max(points[side] for side in range(len(points)) if side != taker)


def _over_all_together(points: tuple[int, ...], taker: int) -> int:
    return 2 * points[taker] - sum(points)


def _flat(points: tuple[int, ...], taker: int) -> int:
    return 1 if points[taker] >= ENOUGH else -1


MARGINS: Mapping[ContractTest, Callable[[tuple[int, ...], int], int]] = MappingProxyType(
    {
        ContractTest.AT_LEAST: _over_the_best,
        ContractTest.MORE_THAN_HALF: _over_all_together,
        ContractTest.FLAT82: _flat,
    }
)
"""(points by side, takers) -> by how much the contract is made; 0 is a tie. Tests of a bid belong to bids."""

TIES: Mapping[Tie, Result] = MappingProxyType(
    {
        Tie.MADE: Result.MADE,
        Tie.LITIGE: Result.HELD,
        Tie.FAIL: Result.FAILED,
        Tie.REPLAY: Result.REPLAY,
        Tie.HALF_BATE: Result.HALF,
        Tie.BONUS85: Result.HELD,
    }
)


def margin(rules: Ruleset, outcome: Outcome, compared: tuple[int, ...]) -> int:
    """The points by which the takers made the contract; negative if they failed, 0 for a tie."""
    return MARGINS.get(rules.scoring.contract_test, _over_the_best)(compared, outcome.taker)


def judged(rules: Ruleset, outcome: Outcome, compared: tuple[int, ...]) -> Result:
    """How the deal ended for its takers. Only a trump suit can make a tied contract.

    Source: docs/rules/house-rules.md, Scoring.
    """
    by = margin(rules, outcome, compared)
    if by:
        return Result.MADE if by > 0 else Result.FAILED
    if rules.scoring.tie is Tie.MADE and outcome.contract.trump is None:
        return Result.FAILED
    return TIES[rules.scoring.tie]


def half_makes(rules: Ruleset) -> bool:
    """Whether exactly half of the points make a contract with a trump suit, where two sides play."""
    scoring = rules.scoring
    compares = scoring.contract_test in (ContractTest.AT_LEAST, ContractTest.MORE_THAN_HALF)
    return compares and scoring.tie is Tie.MADE and scoring.settlement is not Settlement.PROJECTS


def winner_of(outcome: Outcome, result: Result, compared: tuple[int, ...]) -> int | None:
    """The side that won the deal: the takers, or their best opponent; None for a tie."""
    if result is Result.MADE:
        return outcome.taker
    return best_opponents(outcome, compared)[0] if result is Result.FAILED else None


def best_opponents(outcome: Outcome, points: tuple[int, ...]) -> tuple[int, ...]:
    """The takers' opponents with the most points, in turn order from the eldest on."""
    best = max(points[side] for side in opponents(outcome))
    return tuple(side for side in opponents(outcome) if points[side] == best)


def opponents(outcome: Outcome) -> tuple[int, ...]:
    """The sides that are not the takers', in turn order from the eldest on."""
    return tuple(side for side in turn_order(outcome) if side != outcome.taker)


def turn_order(outcome: Outcome) -> tuple[int, ...]:
    """All sides from the eldest on."""
    return outcome.order if len(outcome.order) == len(outcome.cards) else tuple(outcome.sides)


def by_side(counts: tuple[int, ...], outcome: Outcome) -> tuple[int, ...]:
    """Points held over, or counters, of every side; zeros if there are none yet."""
    return counts if len(counts) == len(outcome.cards) else (0,) * len(outcome.cards)


def shared(amount: int, sides: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Pairs (side, part) of an amount split evenly; a remainder goes to the first sides, 1 each."""
    part, odd = divmod(amount, len(sides))
    return tuple((side, part + (place < odd)) for place, side in enumerate(sides))
