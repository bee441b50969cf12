"""Conversion of the points of Hokum and Sun to game points: 16 for a Hokum deal, 26 for a Sun deal.

Source: docs/rules/baloot.md, Scoring and Rounding.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rounding import six_up
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Declarations, Gahwa, Kaboot
from belote_desktop.engine.settlement.items import belote_items
from belote_desktop.engine.settlement.outcome import Outcome

SUN_POINTS, HOKUM_POINTS = 26, 16
"""The game points of the cards of a whole deal."""
SUN_UNIT, HOKUM_UNIT = 5, 10
"""How many points of a project make one game point."""
BELOTE_UNIT = 10
GAHWA_RAISES, GAHWA_FACTOR = 4, 6

KABOOTS: Mapping[Kaboot, tuple[int, int, int]] = MappingProxyType(
    {Kaboot.FLAT: (44, 25, 0), Kaboot.FLAT26: (44, 26, 0), Kaboot.ACE88: (44, 44, 88)}
)
"""All the tricks in Sun, in Hokum, and in both when an ace was turned up; 0 where that changes nothing."""


@dataclass(frozen=True)
class GamePoints:
    """What the two sides took, side by side: game points of cards, projects and belote, and exact points of all."""

    cards: tuple[int, ...]
    projects: tuple[int, ...]
    belote: tuple[int, ...]
    exact: tuple[int, ...]


def is_sun(contract: Contract) -> bool:
    return contract.denomination is Denomination.NO_TRUMP


def sun_points(exact: int) -> int:
    """Twice the nearest ten in tenths; an exact five is not rounded and counts the odd number."""
    fives, rest = divmod(exact, 5)
    return fives + 1 if fives % 2 and rest else fives


def hokum_points(exact: tuple[int, ...]) -> tuple[int, ...]:
    """Nearest ten in tenths, a five goes down; when both end in 6, the larger loses one."""
    rounded = [six_up(points) // 10 for points in exact]
    if all(points % 10 == 6 for points in exact) and len(set(exact)) > 1:
        rounded[exact.index(max(exact))] -= 1
    return tuple(rounded)


def game_points(rules: Ruleset, outcome: Outcome) -> GamePoints:
    """Cards and last trick, the projects credited, and belote, which is never part of a project's points."""
    last, sun = rules.scoring.last_trick, is_sun(outcome.contract)
    cards = tuple(outcome.cards[side] + last * (side == outcome.last_trick) for side in outcome.sides)
    credited = tuple(credited_points(rules, outcome, side) for side in outcome.sides)
    pairs = belote_items(rules, outcome)
    belote = tuple(sum(item.points for item in pairs if item.side == side) for side in outcome.sides)
    return GamePoints(
        tuple(sun_points(points) for points in cards) if sun else hokum_points(cards),
        tuple(in_game_points(outcome.contract, points) for points in credited),
        tuple(points // BELOTE_UNIT for points in belote),
        tuple(map(sum, zip(cards, credited, belote, strict=True))),
    )


def credited_points(rules: Ruleset, outcome: Outcome, side: int) -> int:
    """The points of the projects that count, including those of a side without a trick."""
    return outcome.valid_points(side) if rules.declaration.declarations is Declarations.ON else 0


def in_game_points(contract: Contract, points: int) -> int:
    return points // (SUN_UNIT if is_sun(contract) else HOKUM_UNIT)


def kaboot_points(rules: Ruleset, outcome: Outcome) -> int:
    """What all the tricks are worth."""
    sun, hokum, ace = KABOOTS[rules.hokum_score.kaboot]
    if outcome.ace_turned and ace:
        return ace
    return sun if is_sun(outcome.contract) else hokum


def times(rules: Ruleset, contract: Contract) -> int:
    """The multiplier of a raised deal."""
    sixfold = contract.stake and rules.hokum.gahwa is Gahwa.SIXFOLD
    return GAHWA_FACTOR if sixfold else contract.multiplier


def wins_match(rules: Ruleset, contract: Contract) -> bool:
    """True if the winner of the deal wins the match, even if the raise was made in a game that does not have it."""
    return contract.stake and rules.hokum.gahwa is not Gahwa.SIXFOLD


def raise_count(contract: Contract) -> int:
    """The number of raises, 0 to 4: double, three, four, gahwa."""
    return contract.raises or (GAHWA_RAISES if contract.stake else min(contract.multiplier - 1, GAHWA_RAISES))
