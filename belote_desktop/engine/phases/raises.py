"""Raising the contract after the auction: a ladder of levels, said by the two sides in turn."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import seats_from
from belote_desktop.engine.events import Called, ContractMade
from belote_desktop.engine.phases.base import Step
from belote_desktop.engine.phases.raise_ladders import GAHWA, MATCH, Level, Raised, ladder, raised
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.tricks.playing import the_contract
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, say_of


class RaisesPhase:
    """The opponents of the declarer may raise first, then the declarer's side, and so on up the ladder.

    At each level the side's members are asked, from the declarer on in turn; the first who raises settles the level,
    and when all pass the raises are over. Nobody is asked where the contract cannot be raised.
    """

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if _next_level(rules, deal) is None:
            return None
        order = _side_asked(rules, deal)
        passed = _passed_since_raise(deal)
        return order[passed] if passed < len(order) else None

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        actor, level = self.actor(rules, deal), _next_level(rules, deal)
        return {} if actor is None or level is None else {actor: (PASS, *level.words)}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        return to_raise(rules, deal)

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        level = _next_level(rules, deal)
        deal = deal.with_(doubles=(*deal.doubles, (seat, action)))
        if action == PASS or level is None:
            return deal, (Called(seat, action),)
        contract = raised(the_contract(deal), level, action)
        return deal.with_(contract=contract), (Called(seat, action), ContractMade(contract))


def _next_level(rules: Ruleset, deal: Raised) -> Level | None:
    """The level that can be said now; None at the top of the ladder."""
    levels = ladder(rules, deal)
    reached = sum(action != PASS for _, action in deal.doubles)
    return levels[reached] if reached < len(levels) else None


def _passed_since_raise(deal: Deal) -> int:
    """How many have passed at the level that is asked for."""
    said = [action == PASS for _, action in deal.doubles]
    return len(said) if all(said) else said[::-1].index(False)


def _side_asked(rules: Ruleset, deal: Deal) -> tuple[int, ...]:
    """Who is asked for the next level: the opponents after an even number of raises, else the declarer's side."""
    contract = the_contract(deal)
    bidders = rules.side_of(contract.declarer)
    own = contract.raises % 2 == 1
    order = seats_from(rules, contract.declarer)
    return tuple(seat for seat in order if (rules.side_of(seat) == bidders) == own)


def to_raise(rules: Ruleset, deal: Raised) -> Refusal:
    """The refusal that says what a player has to do in this phase."""
    return Refusal(Rule.DOUBLING, _reason(_undertaken(deal), _next_level(rules, deal)))


def _undertaken(deal: Raised) -> Contract:
    assert deal.contract is not None, "only a contract is raised"
    return deal.contract


def _reason(contract: Contract, level: Level | None) -> Message:
    if contract.raises == 0:
        #: {player}: a name.
        source = QT_TRANSLATE_NOOP("engine", "{player} is the taker. Double or pass.")
        yours = QT_TRANSLATE_NOOP("engine", "You are the taker. Your opponents may double or pass.")
        return say_of(contract.declarer, source, yours)
    if level is not None and level.words == (GAHWA,):
        #: {times}: a number, 2 to 6.
        source = QT_TRANSLATE_NOOP("engine", "The deal counts ×{times}. Say gahwa or pass.")
        return say(source, times=contract.multiplier)
    if level is not None and level.words == (MATCH,):
        #: {times}: a number, 2 to 6.
        source = QT_TRANSLATE_NOOP("engine", "The deal counts ×{times}. Stake the match or pass.")
        return say(source, times=contract.multiplier)
    #: {times}, {more}: numbers, 2 to 6.
    source = QT_TRANSLATE_NOOP("engine", "The deal counts ×{times}. Raise it to ×{more} or pass.")
    return say(source, times=contract.multiplier, more=contract.multiplier if level is None else level.factor)
