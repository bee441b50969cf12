"""The phase that completes the hands after the auction."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import second_deal
from belote_desktop.engine.phases.base import Step, out_of_phase
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase


class SecondDealPhase:
    """The hands are completed; nobody acts."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return second_deal(rules, deal)

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        return None

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        return {}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        return out_of_phase(Phase.SECOND_DEAL)

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        raise AssertionError("nobody acts in the second deal")
