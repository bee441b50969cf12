"""The section of the rule sheet that help opens at: the last refusal, the player's duty, or the current phase."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop import coach
from belote_desktop.engine import Refusal, Rule, SeatView
from belote_desktop.engine.rules.terms import Phase

SCORING, WRITING, MATCH = "scoring", "rounding", "match"
_OF_PHASE: Mapping[Phase, str] = MappingProxyType(
    {
        Phase.AUCTION: Rule.AUCTION,
        Phase.RAISES: Rule.DOUBLING,
        Phase.SECOND_DEAL: "second_deal",
        Phase.EXCHANGE: Rule.EXCHANGE,
        Phase.DISCARD: Rule.DISCARD,
        Phase.DECLARING: Rule.DECLARATION,
        Phase.PLAY: Rule.TURN,
        Phase.CHALLENGE: Rule.MISPLAY,
        Phase.SETTLED: SCORING,
    }
)
_OF_PANEL: Mapping[str, str] = MappingProxyType({"score": SCORING, "sheet": WRITING, "end": MATCH})
"""Parts of the window that speak of something else than what goes on: the score at the table, the score sheet, and
the end of the match."""


def help_topic(view: SeatView | None, refusal: Refusal | None = None, panel: str = "") -> str:
    """The anchor of the section that answers "why?" now; empty if there is no question.

    Checked in this order: the last refusal, the `panel` with the keyboard focus (`score`, `sheet`, `end`), the duty of
    the seat, the current phase of the deal.
    """
    if refusal is not None:
        return refusal.rule
    if panel in _OF_PANEL:
        return _OF_PANEL[panel]
    if view is None:
        return ""
    duties = coach.in_force(view)
    return duties[-1].rule if duties else _OF_PHASE.get(view.phase, "")
