"""Reads values of the search: how the points in play are shared, and whether one side takes all the tricks.

The search adds a bonus for all the tricks, so that they can be recognised in its values. Its size does not change the
choice of a card: for a side nothing is better than all the tricks and nothing worse than none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import (
    BeloteEndsGame,
    Declarations,
    FailedDeclarations,
    NoFinish,
    Settlement,
    Trickless,
)
from belote_desktop.engine.settlement.items import PACK_TOTAL
from belote_desktop.engine.tricks.roem import counts_roem

BySide = tuple[int, ...]
ROEM_APART = 400
"""More than the roem that a side meets in a deal: with it all the tricks are not taken for roem."""
UNIT = 10
"""Raw points of a match point, or a game point."""
KABOOT_MORE = 90
"""About what all the tricks of a Hokum are worth beside its cards, in raw points: 25 match points instead of 16. That a
Sun brings more changes no choice between cards."""
PARTS = (1 / 2, 1 / 6, 5 / 6)
"""The part of one defender in what two of them take, who play each for himself: in club play any part is as likely."""


class Shares(NamedTuple):
    """How a deal is shared from a position on: points of the cards and the last trick, and roem, by side.

    `tricks` is 0 for a side that takes none in the whole deal, 1 for every other. `last` is the side of the last trick
    where that is known: its points are among the `points`.
    """

    points: BySide
    tricks: BySide
    roem: BySide
    last: int | None = None


def sweep_worth(rules: Ruleset, contract: Contract, *, by_taker: bool) -> int:
    """The approximate value of all the tricks to the takers or the others, in raw points; 0 if they change nothing."""
    scoring = rules.scoring
    value = scoring.capot_value if by_taker else scoring.defender_capot
    if value > PACK_TOTAL:
        return value - PACK_TOTAL
    trumpless = contract.denomination is Denomination.NO_TRUMP and scoring.capot_in_nt
    if scoring.settlement is Settlement.MATCH_POINTS and (trumpless or scoring.capot_bonus):
        return UNIT * (trumpless or scoring.capot_bonus)
    if scoring.settlement is Settlement.PROJECTS:
        return KABOOT_MORE
    told = value != PACK_TOTAL or _is_promised(rules, contract) or _costs_the_others(rules)
    return int(told)


def _is_promised(rules: Ruleset, contract: Contract) -> bool:
    """Whether a bid asks for all the tricks, or is kept by them."""
    makes = rules.scoring.settlement is Settlement.BID and rules.bid_score.sweep_makes_bid
    return contract.capot or contract.generale or makes


def _costs_the_others(rules: Ruleset) -> bool:
    """Whether a side without a trick pays or loses something that it has beside the cards."""
    scoring, belote, declaration = rules.scoring, rules.belote, rules.declaration
    loses = declaration.trickless_declarations is not Trickless.KEPT or declaration.fail_decl is FailedDeclarations.PAID
    return (
        bool(scoring.trickless_pay or scoring.trickless_penalty or scoring.kirtik)
        or (belote.belote and belote.belote_needs_trick)
        or (declaration.declarations is Declarations.ON and not counts_roem(rules) and loses)
        or belote.belote_ends_game is BeloteEndsGame.NOT_WHEN_CAPOT
        or rules.match.no_finish in (NoFinish.ON_CAPOT, NoFinish.ON_CAPOT_OR_HELD)
    )


@dataclass(frozen=True)
class ValueReader:
    """Reads the values of a search.

    `mine` tells of each side whether the search counts for it, `bonus` what it adds for all the tricks of those, and
    of the others. `with_roem`: cards that meet in a trick count half for those that win it and half against the others.
    """

    mine: tuple[bool, ...]
    bonus: tuple[int, int]
    with_roem: bool = False
    _read: dict[tuple[int, int], tuple[Shares, ...]] = field(default_factory=dict, repr=False, compare=False)

    def shares(self, rest: int, value: int) -> tuple[Shares, ...]:
        """What each side takes of the `rest` of the points where the search says `value`.

        Sides that are counted together take each its part of what they take; several divisions are then as likely.
        """
        found = self._read.get((rest, value))
        if found is None:
            found = self._read[rest, value] = self._shares(rest, value)
        return found

    def _shares(self, rest: int, value: int) -> tuple[Shares, ...]:
        swept = self._swept(rest, value)
        roem = 0
        if self.with_roem:
            value -= self.bonus[0] if swept is True else -self.bonus[1] if swept is False else 0
            roem = 2 * (value - min(max(value, 0), rest))
        points = min(max(value, 0), rest) if swept is None else rest * swept
        tricks = tuple(int(swept is None or own is swept) for own in self.mine)
        met = tuple(max(roem if own else -roem, 0) for own in self.mine)
        return tuple(Shares(divided, tricks, met) for divided in self._divided(points, rest - points))

    def _swept(self, rest: int, value: int) -> bool | None:
        """Whether the sides counted take all the tricks (True), or the others do (False)."""
        beyond = ROEM_APART if self.with_roem else 1
        if self.bonus[0] and value >= rest + beyond:
            return True
        return False if self.bonus[1] and value <= -beyond else None

    def _divided(self, mine: int, theirs: int) -> Iterator[BySide]:
        """The points by side; two sides that are counted together part them in one of some ways."""
        friends = max((self._group(True), self._group(False)), key=len)
        if len(friends) == 1:
            yield tuple(mine if own else theirs for own in self.mine)
            return
        first, second = friends
        both = mine if self.mine[first] else theirs
        for part in PARTS:
            points = [mine if own else theirs for own in self.mine]
            points[first] = round(part * both)
            points[second] = both - points[first]
            yield tuple(points)

    def _group(self, own: bool) -> tuple[int, ...]:
        return tuple(side for side, mine in enumerate(self.mine) if mine is own)
