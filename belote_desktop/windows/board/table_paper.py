"""The coach's paper on the table: in the way to say it that leaves most in sight there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from belote_desktop.table import TableView
from belote_desktop.table.teaching.coaching import Coached
from belote_desktop.windows.board.paper_button import PaperButton

_SLIMMEST = 0.75
"""A paper on the table is at least so wide for its height; lines of three words are not read well. By eye."""
_LIKE_NAMES = 0.8
"""The letters of a paper may be so much smaller than the names on the table. By eye."""


class Fit(IntEnum):
    """How well a paper lies on the table; each is better than the one before.

    `NONE`: it covers cards or is hardly read. `CARDS`: it leaves them in sight. `NAMES`: it leaves the names in sight
    too. `LEGIBLE`: its letters are also no smaller than at 100 %. `LARGE`: they are hardly smaller than the names, too.
    """

    NONE = 0
    CARDS = 1
    NAMES = 2
    LEGIBLE = 3
    LARGE = 4


def lay_on(table: TableView, ways: Sequence[Coached], button: PaperButton | None) -> Fit:
    """Say it, with the button at the end, in the first of these ways that fits best; if none fits, in none."""
    if button is not None:
        button.write_on(table)
    table.carry(button)
    fits = list[Fit]()
    for said in ways:
        fits.append(fit_of(table, said))
        if fits[-1] is Fit.LARGE:
            return Fit.LARGE
    best = max(fits)
    if best is Fit.NONE:
        table.end_coaching()
    elif fits.index(best) + 1 < len(fits):  # another was tried after it
        table.coach(ways[fits.index(best)])
    return best


def fit_of(table: TableView, said: Coached) -> Fit:
    """How well it lies on the table, where it is said now."""
    if not said.title:
        return Fit.LARGE  # nothing is said
    table.coach(said)
    box = table.coach_box
    if box is None or box.width < _SLIMMEST * box.height or not table.is_coach_off_cards:
        return Fit.NONE
    if not table.is_coach_off_names:
        return Fit.CARDS
    if table.coach_scale < 1.0:
        return Fit.NAMES
    return Fit.LARGE if table.coach_scale >= _LIKE_NAMES * table.text_scale else Fit.LEGIBLE
