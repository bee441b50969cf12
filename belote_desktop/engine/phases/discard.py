"""The phase in which the declarer discards face down."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import Action, Discard
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.discarding import discard, discarder, discards
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted


class DiscardPhase:
    """The declarer, who took the kitty, lays as many cards away face down."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        return discarder(rules, deal)

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        actor = self.actor(rules, deal)
        return {} if actor is None else {actor: discards(rules, deal, actor)}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        return to_lay_away(rules, deal.hand(seat))

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        assert isinstance(action, Discard)
        return discard(deal, seat, action)


def to_lay_away(rules: Ruleset, hand: CardSet) -> Refusal:
    """The refusal that says what the taker has to do in this phase."""
    #: {cards}: the hand, K♥ Q♥ on screen, named aloud.
    source = QT_TRANSLATE_NOOP("engine", "Discard %n different card(s) from your hand: {cards:the}.", "", 1)
    return Refusal(Rule.DISCARD, counted(source, rules.deal.kitty, cards=hand))
