"""The phases of a deal: who may do what, and what an action does. One small object each.

A phase is over when nobody is to act in it. `enter` runs when it begins; whatever happens by itself happens there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from belote_desktop.engine.actions import DONE, DOUBLE, PASS, Action, Name, Say
from belote_desktop.engine.auction import AUCTIONS, Auction, AuctionState
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.dealing import eldest, seats_from, second_deal
from belote_desktop.engine.events import Called, ContractMade, Event
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.engine.playing import (
    PlayingRules,
    announce_all,
    declaration_actions,
    declare,
    has_four,
    open_first_trick,
    the_contract,
)
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Announcing, Declarations, DeclarationWindow, Doubling, Phase

Step = tuple[Deal, tuple[Event, ...]]


class PhaseRules(Protocol):
    """What every phase answers."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step: ...

    def actor(self, rules: Ruleset, deal: Deal) -> int | None: ...

    def options(self, rules: Ruleset, deal: Deal) -> dict[int, tuple[Action, ...]]: ...

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal: ...

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step: ...


def out_of_phase(phase: Phase) -> Refusal:
    """What cannot be done in this phase, which is the fact of the refusal."""
    return Refusal(Rule.PHASE, say(QT_TRANSLATE_NOOP("engine", "This cannot be done now ({phase})."), phase=phase))


class AuctionPhase:
    """The auction; ends with a contract or with nobody having one."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        state = _auction_state(rules, deal)
        return state.speaker if _auction(rules).is_open(state) else None

    def options(self, rules: Ruleset, deal: Deal) -> dict[int, tuple[Action, ...]]:
        state = _auction_state(rules, deal)
        return {state.speaker: _auction(rules).options(state)}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        if not isinstance(action, (Say, Name)):
            return out_of_phase(Phase.AUCTION)
        return _auction(rules).refusal(_auction_state(rules, deal), action)

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        deal = deal.with_(calls=(*deal.calls, (seat, action)))
        contract = _auction(rules).contract(_auction_state(rules, deal))
        made = () if contract is None else (ContractMade(contract),)
        return deal.with_(contract=contract), (Called(seat, action), *made)


def _auction(rules: Ruleset) -> Auction:
    return AUCTIONS[rules.auction.auction_model]


def _auction_state(rules: Ruleset, deal: Deal) -> AuctionState:
    return AuctionState(rules, eldest(rules, deal.dealer), deal.turn_up, deal.calls)


class RaisesPhase:
    """The defenders are asked, each in turn after the declarer, whether they double (`rules/23`, coincheInClassic)."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if rules.doubling.coinche_in_classic is Doubling.OFF or deal.contract is None or deal.contract.multiplier > 1:
            return None
        asked = {seat for seat, _ in deal.doubles}
        declarer = deal.contract.declarer
        order = [seat for seat in seats_from(rules, declarer) if rules.side_of(seat) != rules.side_of(declarer)]
        return next((seat for seat in order if seat not in asked), None)

    def options(self, rules: Ruleset, deal: Deal) -> dict[int, tuple[Action, ...]]:
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


class SecondDealPhase:
    """The hands are completed; nobody acts."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return second_deal(rules, deal)

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        return None

    def options(self, rules: Ruleset, deal: Deal) -> dict[int, tuple[Action, ...]]:
        return {}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        return out_of_phase(Phase.SECOND_DEAL)

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        raise AssertionError("nobody acts in the second deal")


class DeclaringPhase:
    """Declarations before the first lead: by themselves, or everyone in turn from the eldest says one or is done."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        if not _before_play(rules) or rules.declaration.announcing is Announcing.MANUAL:
            return deal, ()
        events: tuple[Event, ...] = ()
        for seat in seats_from(rules, eldest(rules, deal.dealer)):
            deal, more = announce_all(rules, deal, seat)
            events += more
        return deal, events

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if not _before_play(rules) or rules.declaration.announcing is Announcing.AUTOMATIC:
            return None
        order = seats_from(rules, eldest(rules, deal.dealer))
        return next((seat for seat in order if seat not in deal.done_declaring), None)

    def options(self, rules: Ruleset, deal: Deal) -> dict[int, tuple[Action, ...]]:
        actor = self.actor(rules, deal)
        return {} if actor is None else {actor: (DONE, *declaration_actions(rules, deal, actor))}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        source = QT_TRANSLATE_NOOP(
            "engine", "Announce what you hold in {cards} and have not announced yet, or be done."
        )
        return Refusal(Rule.DECLARATION, say(source, cards=deal.hand(seat)))

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        if action == DONE:
            return deal.with_(done_declaring=(*deal.done_declaring, seat)), ()
        return declare(deal, seat, action)


def _before_play(rules: Ruleset) -> bool:
    on = rules.declaration.declarations is Declarations.ON
    return on and rules.declaration.decl_window is DeclarationWindow.BEFORE_PLAY


class PlayPhase(PlayingRules):
    """The tricks."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        """Four sevens in one hand make the deal void where the option is on (`rules/23`, carreCancels7)."""
        seats = range(rules.table.seats)
        if rules.declaration.carre_cancels7 and any(has_four(deal, seat, Rank.SEVEN) for seat in seats):
            return deal.with_(void=True), ()
        return open_first_trick(rules, deal)


PHASES: dict[Phase, PhaseRules] = {
    Phase.AUCTION: AuctionPhase(),
    Phase.RAISES: RaisesPhase(),
    Phase.SECOND_DEAL: SecondDealPhase(),
    Phase.DECLARING: DeclaringPhase(),
    Phase.PLAY: PlayPhase(),
}
"""The phases that can be played."""
