"""The deals of many matches as a table of comma-separated values. docs/statistics.md describes the columns."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from belote_desktop.profile.figures.filters import ending_of, partners_of
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures

COLUMNS = (
    "match", "game", "date", "ending", "partners", "opponents", "levels", "deal", "contract_by", "trump", "bid",
    "multiplier", "result", "winner", "points", "their_points", "total", "their_total", "capot", "belote",
)  # fmt: skip
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be worked out by a spreadsheet; names of players may begin with anything."""


def csv_text(matches: Iterable[MatchFigures]) -> str:
    """The table, one line for each deal."""
    whole = io.StringIO()
    table = csv.writer(whole, lineterminator="\r\n")
    table.writerow(COLUMNS)
    for figures in matches:
        table.writerows(_row(figures, deal) for deal in figures.deals)
    return whole.getvalue()


def _row(figures: MatchFigures, deal: DealFigures) -> tuple[object, ...]:
    side = figures.side
    others = [each for each in range(len(figures.totals)) if each != side]
    belotes = sorted({"us" if each == side else "them" for each in deal.belotes}, reverse=True)
    return (
        _safe(figures.id),
        _safe(figures.variant),
        _safe(figures.date),
        ending_of(figures).value,
        _safe(", ".join(partners_of(figures))),
        _safe(", ".join(figures.names[seat] for seat in figures.opponents)),
        _safe(", ".join(figures.kinds[seat] for seat in range(len(figures.kinds)) if seat != figures.seat)),
        deal.number,
        _declarer(figures, deal),
        deal.trump,
        deal.bid,
        deal.multiplier,
        deal.result.value,
        _who(deal.winner, side),
        deal.points[side],
        max(deal.points[each] for each in others),
        deal.totals[side],
        max(deal.totals[each] for each in others),
        _who(deal.capot, side),
        " ".join(belotes),
    )


def _declarer(figures: MatchFigures, deal: DealFigures) -> str:
    """Who had the contract: `you`, `partner` or `them`."""
    if deal.taker != figures.side:
        return _who(deal.taker, figures.side)
    if deal.declarer is None:
        return "us"
    return "you" if deal.declarer == figures.seat else "partner"


def _who(one: int | None, side: int) -> str:
    return "" if one is None else "us" if one == side else "them"


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text
