"""The tricks."""

from __future__ import annotations

from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.playing import (
    PlayingRules,
    has_four,
    open_first_trick,
)
from belote_desktop.engine.rules.ruleset import Ruleset


class PlayPhase(PlayingRules):
    """The tricks."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        """Four sevens in one hand make the deal void where the option is on (`rules/23`, carreCancels7)."""
        seats = range(rules.table.seats)
        if rules.declaration.carre_cancels7 and any(has_four(deal, seat, Rank.SEVEN) for seat in seats):
            return deal.with_(void=True), ()
        return open_first_trick(rules, deal)
