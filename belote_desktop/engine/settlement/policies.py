"""The settlement policy for each kind of score, and `settle`, which picks the one of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.errors import check_kind
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Settlement
from belote_desktop.engine.score import Score
from belote_desktop.engine.settlement.bids import settle_bids
from belote_desktop.engine.settlement.match_points import settle_match_points
from belote_desktop.engine.settlement.outcome import Outcome
from belote_desktop.engine.settlement.points import settle_points
from belote_desktop.engine.settlement.projects import settle_projects

SETTLEMENTS: Mapping[Settlement, Callable[[Ruleset, Outcome], Score]] = MappingProxyType(
    {
        Settlement.POINTS: settle_points,
        Settlement.BID: settle_bids,
        Settlement.MATCH_POINTS: settle_match_points,
        Settlement.PROJECTS: settle_projects,
    }
)


def settle(rules: Ruleset, outcome: Outcome) -> Score:
    """The score of a deal that was played, by the ruleset's kind of score; ArgumentError for no outcome."""
    check_kind(rules, Ruleset, "rules", "a Ruleset, such as variants.get('classic')")
    check_kind(outcome, Outcome, "outcome", "an Outcome")
    return SETTLEMENTS[rules.scoring.settlement](rules, outcome)
