"""The phase of declarations before the first lead."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import DONE, Action, Declare
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.declarations.announcing import announce_all, declaration_actions, declare, window_open
from belote_desktop.engine.declarations.declaration_refusals import declaration_refusal
from belote_desktop.engine.events import Event
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Announcing, DeclarationWindow
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


class DeclaringPhase:
    """Declarations before the first lead: by themselves, or everyone in turn from the eldest says one or is done."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        if not _before_play(rules, deal) or rules.declaration.announcing is Announcing.MANUAL:
            return deal, ()
        events: tuple[Event, ...] = ()
        for seat in seats_from(rules, eldest(rules, deal.dealer)):
            if deal.won_at_once is None:
                deal, more = announce_all(rules, deal, seat)
                events += more
        return deal, events

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if deal.won_at_once is not None:
            return None
        if not _before_play(rules, deal) or rules.declaration.announcing is Announcing.AUTOMATIC:
            return None
        order = seats_from(rules, eldest(rules, deal.dealer))
        return next((seat for seat in order if seat not in deal.done_declaring), None)

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        actor = self.actor(rules, deal)
        return {} if actor is None else {actor: (DONE, *declaration_actions(rules, deal, actor))}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        if isinstance(action, Declare):
            return declaration_refusal(rules, deal, seat, action.declaration)
        return to_announce(deal.hand(seat))

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        if action == DONE:
            return deal.with_(done_declaring=(*deal.done_declaring, seat)), ()
        assert isinstance(action, Declare)
        return declare(rules, deal, seat, action.declaration)


def to_announce(hand: CardSet) -> Refusal:
    """The refusal that says what a player has to do in this phase."""
    #: {cards}: the hand, K♥ Q♥ on screen, named aloud.
    source = QT_TRANSLATE_NOOP(
        "engine", "Declare what you have in your hand ({cards}), or say that you have nothing to declare."
    )
    return Refusal(Rule.DECLARATION, say(source, cards=hand))


def _before_play(rules: Ruleset, deal: Deal) -> bool:
    return window_open(rules, deal, DeclarationWindow.BEFORE_PLAY)
