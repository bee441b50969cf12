"""The phase in which the tricks are played."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import CHALLENGE, CLAIM, Action, Play
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations.announcing import has_four
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.tricks.claims import claim, claim_refusal, with_claim
from belote_desktop.engine.tricks.misplay import challenge, challenge_refusal, is_free, noting, with_free_play
from belote_desktop.engine.tricks.playing import PlayingRules, open_first_trick, play_card


class PlayPhase(PlayingRules):
    """The tricks, with what may be said beside them."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        """Open the first trick, unless a run has won the match.

        Four sevens in one hand make the deal void where the option is on (docs/rules/house-rules.md, Declarations).
        """
        if deal.won_at_once is not None:
            return deal, ()
        seats = range(rules.table.seats)
        if rules.declaration.carre_cancels7 and any(has_four(rules, deal, seat, Rank.SEVEN) for seat in seats):
            return deal.with_(void=True), ()
        return open_first_trick(rules, deal)

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        offered = super().options(rules, deal)
        if rules.match.na_dosta:
            offered = with_claim(rules, deal, offered)
        return with_free_play(rules, deal, offered) if is_free(rules) else offered

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        if action == CHALLENGE:
            return challenge_refusal(rules)
        if action == CLAIM:
            return claim_refusal(rules, deal, seat)
        return super().refusal(rules, deal, seat, action)

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        if isinstance(action, Play):
            noted = noting(rules, deal, seat, action.card) if is_free(rules) else deal
            return play_card(rules, noted, seat, action.card)
        if action == CHALLENGE:
            return challenge(rules, deal, seat)
        if action == CLAIM:
            return claim(rules, deal, seat)
        return super().apply(rules, deal, seat, action)
