"""Figures of matches made up for tests, with only what a test is about."""

from __future__ import annotations

from belote_desktop.engine.score import Result
from belote_desktop.profile.figures.match_figures import DealFigures, MatchFigures

NAMES = ("Anna", "Samir", "Léa", "Karim")


def deal(ours: int, theirs: int, *, taker: int = 0, made: bool = True, number: int = 1, **more: object) -> DealFigures:
    """A deal with these points, won by the side with more."""
    result = Result.MADE if made else Result.FAILED
    told = {"winner": 0 if ours > theirs else 1, "trump": "H", "declarer": taker, **more}
    return DealFigures(number, result, (ours, theirs), (ours, theirs), taker, **told)  # type: ignore[arg-type]


def match(name: str, ours: int, theirs: int, *deals: DealFigures, **more: object) -> MatchFigures:
    """A match against the level Club, won by the side with more points."""
    winner = None if ours == theirs else 0 if ours > theirs else 1
    told: dict[str, object] = {
        "variant": "classic", "date": "2026-11-01", "names": NAMES, "kinds": ("human", *("club",) * 3),
        "sides": (0, 1, 0, 1), "seat": 0, "winner": winner,
    }  # fmt: skip
    return MatchFigures(id=name, side=0, totals=(ours, theirs), deals=deals, **{**told, **more})  # type: ignore[arg-type]
