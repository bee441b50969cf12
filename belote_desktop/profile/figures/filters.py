"""Which matches are looked at: by game, result, partner, level and time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from typing import Any

from belote_desktop.profile.figures.match_figures import MatchFigures


class Ending(StrEnum):
    """How a match ended for the user's side, or why it is not counted."""

    WON = auto()
    LOST = auto()
    DRAWN = auto()
    UNCOUNTED = auto()
    """A practice match, or one between computer players."""


def ending_of(figures: MatchFigures) -> Ending:
    """How a match ended."""
    if not figures.counts:
        return Ending.UNCOUNTED
    return Ending.WON if figures.is_won else Ending.LOST if figures.is_lost else Ending.DRAWN


MIXED = "mixed"
"""The level of opponents who do not all have the same one."""


def level_against(figures: MatchFigures) -> str:
    """The level of the opponents, `mixed` if they differ; empty if it is not known."""
    levels = {figures.level_of(seat) for seat in figures.opponents}
    return MIXED if len(levels) > 1 else "".join(levels)


def partners_of(figures: MatchFigures) -> tuple[str, ...]:
    """The names of the user's partners."""
    return tuple(figures.names[seat] for seat in figures.partners)


@dataclass(frozen=True)
class Filter:
    """A choice of matches; what is empty or None lets every match pass.

    `level` is that of the opponents, `since` the first day, as 2026-11-21.
    """

    variant: str = ""
    ending: Ending | None = None
    partner: str = ""
    level: str = ""
    since: str = ""

    def with_(self, **changes: Any) -> Filter:
        """The filter with other values."""
        return replace(self, **changes)

    def accepts(self, figures: MatchFigures) -> bool:
        """Whether a match is chosen."""
        return (
            self.variant in ("", figures.variant)
            and self.ending in (None, ending_of(figures))
            and (not self.partner or self.partner in partners_of(figures))
            and self.level in ("", level_against(figures))
            and figures.date >= self.since
        )

    def chosen(self, matches: Iterable[MatchFigures]) -> tuple[MatchFigures, ...]:
        """The matches chosen, the latest first."""
        found = [figures for figures in matches if self.accepts(figures)]
        return tuple(sorted(found, key=lambda figures: (figures.ended, figures.date, figures.id), reverse=True))
