"""From raw points to match points, by the contract's limit. Source: docs/rules, Rounding."""

from __future__ import annotations

from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rounding import ROUNDINGS
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Rounding
from belote_desktop.engine.settlement.outcome import Outcome

SUIT_LIMIT = 6
LIMITS = {Denomination.NO_TRUMP: 5, Denomination.ALL_TRUMP: 4}
"""The remainder at which a contract's rounding turns; in a suit it is 6."""


def limit(outcome: Outcome) -> int:
    return LIMITS.get(outcome.contract.denomination, SUIT_LIMIT)


def match_points(rules: Ruleset, outcome: Outcome, raw: tuple[int, ...]) -> tuple[int, ...]:
    """The match points of every side; with both of two sides at the limit, the lower is rounded up, the higher down."""
    pair = rules.scoring.rounding is Rounding.BULGARIAN and len(raw) == 2
    if pair and all(points % 10 == limit(outcome) for points in raw):
        higher = outcome.taker if raw[0] != raw[1] and raw[outcome.taker] == max(raw) else 1 - outcome.taker
        return tuple(points // 10 + (side != higher) for side, points in enumerate(raw))
    return tuple(match_points_alone(rules, outcome, points) for points in raw)


def match_points_alone(rules: Ruleset, outcome: Outcome, points: int) -> int:
    """The match points of one side, or of a whole deal, rounded alone (docs/rules/belot-for-two.md, Rounding)."""
    rounding = rules.scoring.rounding
    if rounding is Rounding.LITERAL:
        return (points + 9 - limit(outcome)) // 10
    if rounding is Rounding.BULGARIAN:
        return (points + 10 - max(limit(outcome), 5)) // 10
    return ROUNDINGS[rounding](points, points, None)[0] // 10


def match_points_level(rules: Ruleset, outcome: Outcome, points: int) -> int:
    """The match points of a side in a tie; with two sides at the limit they are rounded down, the rest is held over."""
    if rules.scoring.rounding is Rounding.BULGARIAN and len(outcome.cards) == 2:
        return (points + 9 - limit(outcome)) // 10
    return match_points_alone(rules, outcome, points)
