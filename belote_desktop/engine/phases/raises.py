"""Doubling after the auction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from belote_desktop.engine.actions import DOUBLE, PASS, Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.dealing import seats_from
from belote_desktop.engine.events import Called, ContractMade
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.playing import (
    the_contract,
)
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Doubling


class RaisesPhase:
    """The defenders are asked, each in turn after the declarer, whether they double (`rules/23`, coincheInClassic)."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if rules.doubling.doubling is Doubling.OFF or deal.contract is None or deal.contract.multiplier > 1:
            return None
        asked = {seat for seat, _ in deal.doubles}
        declarer = deal.contract.declarer
        order = [seat for seat in seats_from(rules, declarer) if rules.side_of(seat) != rules.side_of(declarer)]
        return next((seat for seat in order if seat not in asked), None)

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        actor = self.actor(rules, deal)
        return {} if actor is None else {actor: (PASS, DOUBLE)}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        source = QT_TRANSLATE_NOOP("engine", "{player} has the contract: double it or pass.")
        return Refusal(Rule.DOUBLING, say(source, player=SeatName(the_contract(deal).declarer)))

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        deal = deal.with_(doubles=(*deal.doubles, (seat, action)))
        if action == DOUBLE and deal.contract is not None:
            contract = replace(deal.contract, multiplier=rules.doubling.multipliers[0])
            return deal.with_(contract=contract), (Called(seat, action), ContractMade(contract))
        return deal, (Called(seat, action),)
