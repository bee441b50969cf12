"""Rounding the two totals of a deal. Source: docs/rules/common.md, Rounding."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from belote_desktop.engine.rules.terms import Rounding


class PairRounding(Protocol):
    """(takers' points, defenders' points, whether the takers took the trump jack) -> the points written.

    The last is None where it is not known or no suit is trump; only the rounding by the jack asks for it.
    """

    def __call__(self, takers: int, defenders: int, jack: bool | None = None, /) -> tuple[int, int]: ...


def five_up(points: int) -> int:
    return (points + 5) // 10 * 10


def six_up(points: int) -> int:
    return (points + 4) // 10 * 10


def seven_up(points: int) -> int:
    return (points + 3) // 10 * 10


def _each(rounded: Callable[[int], int]) -> PairRounding:
    """The same rounding for both sides."""

    def pair(takers: int, defenders: int, _jack: bool | None = None, /) -> tuple[int, int]:
        return rounded(takers), rounded(defenders)

    return pair


def _complement(takers: int, defenders: int, _jack: bool | None = None, /) -> tuple[int, int]:
    """The takers' last digit decides: 0-5 down, 6-9 up; the defenders get the rest of 160, or of 170 at a 6."""
    whole = five_up(takers + defenders - 5)
    rounded = six_up(takers)
    return rounded, whole + (10 if takers % 10 == 6 else 0) - rounded


def _one_off_fives(points: int) -> int:
    return (max(points - 1, 0) + 2) // 5 * 5


def _defence(takers: int, defenders: int, _jack: bool | None = None, /) -> tuple[int, int]:
    rounded = five_up(defenders)
    return five_up(takers + defenders - 5) - rounded, rounded


def _jack_side(takers: int, defenders: int, jack: bool | None = None, /) -> tuple[int, int]:
    """A 6 goes up for the side that took the trump jack, down for the other (docs/rules/vida.md, Rounding)."""
    return (six_up if jack is True else seven_up)(takers), (six_up if jack is False else seven_up)(defenders)


def _both_sixes(takers: int, defenders: int) -> bool:
    return takers % 10 == 6 and defenders % 10 == 6


def _bidders_up(takers: int, defenders: int, _jack: bool | None = None, /) -> tuple[int, int]:
    """The rule of six: only the bidders' 6 goes up when both end in 6 (docs/rules/pilotta.md, Rounding)."""
    return six_up(takers), (seven_up if _both_sixes(takers, defenders) else six_up)(defenders)


def _more_points_up(takers: int, defenders: int, jack: bool | None = None, /) -> tuple[int, int]:
    """Only the higher 6 goes up when both end in 6; if equal, the bidders'.

    Source: docs/rules/pilotta.md, Where sources differ.
    """
    if _both_sixes(takers, defenders) and defenders > takers:
        return seven_up(takers), six_up(defenders)
    return _bidders_up(takers, defenders, jack)


def _lower_up(takers: int, defenders: int, jack: bool | None = None, /) -> tuple[int, int]:
    """Only the lower 6 goes up when both end in 6; of equal totals the takers' (docs/rules/common.md, Rounding)."""
    if _both_sixes(takers, defenders) and defenders < takers:
        return seven_up(takers), six_up(defenders)
    return _bidders_up(takers, defenders, jack)


def _truncate15(takers: int, defenders: int, _jack: bool | None = None, /) -> tuple[int, int]:
    """Drop the last digit; if both show 15, the higher last digit scores 16.

    Source: docs/rules/as-published.md, Baloot and Pilotta.
    """
    shown = takers // 10 * 10, defenders // 10 * 10
    if shown != (150, 150) or takers == defenders:
        return shown
    return (160, 150) if takers > defenders else (150, 160)


ROUNDINGS: Mapping[Rounding, PairRounding] = MappingProxyType(
    {
        Rounding.NONE: _each(int),
        Rounding.FIVE_UP: _each(five_up),
        Rounding.SIX_UP: _each(six_up),
        Rounding.COMPLEMENT: _complement,
        Rounding.FIVES: _each(_one_off_fives),
        Rounding.DEFENCE: _defence,
        Rounding.BULGARIAN: _lower_up,
        Rounding.LITERAL: _each(seven_up),
        Rounding.HALF_DOWN: _each(six_up),
        Rounding.JACK_SIDE: _jack_side,
        Rounding.BIDDERS_UP: _bidders_up,
        Rounding.MORE_POINTS_UP: _more_points_up,
        Rounding.TRUNCATE15: _truncate15,
    }
)
"""How each rounding treats the two totals of a deal with one trump suit, whose limit is 6.

Match points have limits of their own for contracts without trumps and in all trumps.
"""
