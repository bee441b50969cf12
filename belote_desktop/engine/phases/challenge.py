"""The phase after the last trick of free play, in which everyone may still challenge a misplay."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import CHALLENGE, DONE, Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.tricks.misplay import challenge, is_free
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


class ChallengePhase:
    """Each in turn from the eldest lets the deal stand or claims a misplay."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if not is_free(rules) or deal.misplays or deal.won_at_once is not None:
            return None
        order = seats_from(rules, eldest(rules, deal.dealer))
        return next((seat for seat in order if seat not in deal.done_challenging), None)

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        actor = self.actor(rules, deal)
        return {} if actor is None else {actor: (DONE, CHALLENGE)}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        return to_challenge()

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        if action == CHALLENGE:
            return challenge(rules, deal, seat)
        return deal.with_(done_challenging=(*deal.done_challenging, seat)), ()


def to_challenge() -> Refusal:
    """The refusal that says what a player has to do in this phase."""
    source = QT_TRANSLATE_NOOP(
        "engine", "All tricks are played. Challenge a misplay by the other side, or let the deal stand."
    )
    return Refusal(Rule.PHASE, say(source))
