"""Rounding the two card totals of a deal. Source: rule file 23, Rounding; file 00 section 5."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.engine.rules.terms import Rounding


def five_up(points: int) -> int:
    return (points + 5) // 10 * 10


def six_up(points: int) -> int:
    return (points + 4) // 10 * 10


def _complement(takers: int, defenders: int) -> tuple[int, int]:
    """The takers' last digit decides: 0-5 down, 6-9 up; the defenders get the rest of 160, or of 170 at a 6."""
    whole = five_up(takers + defenders - 5)
    rounded = six_up(takers)
    return rounded, whole + (10 if takers % 10 == 6 else 0) - rounded


def _fives(takers: int, defenders: int) -> tuple[int, int]:
    def one_off(points: int) -> int:
        return (max(points - 1, 0) + 2) // 5 * 5

    return one_off(takers), one_off(defenders)


def _defence(takers: int, defenders: int) -> tuple[int, int]:
    rounded = five_up(defenders)
    return five_up(takers + defenders - 5) - rounded, rounded


ROUNDINGS: dict[Rounding, Callable[[int, int], tuple[int, int]]] = {
    Rounding.NONE: lambda takers, defenders: (takers, defenders),
    Rounding.FIVE_UP: lambda takers, defenders: (five_up(takers), five_up(defenders)),
    Rounding.SIX_UP: lambda takers, defenders: (six_up(takers), six_up(defenders)),
    Rounding.COMPLEMENT: _complement,
    Rounding.FIVES: _fives,
    Rounding.DEFENCE: _defence,
}
"""(takers' points, defenders' points) -> the points written."""
