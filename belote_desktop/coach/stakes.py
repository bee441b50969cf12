"""The stake of a deal: the points against which the cost of a decision is measured."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop import engine
from belote_desktop.engine import CardSet, Match, Ruleset, SeatView
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.players.player import World
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.records import Played

LARGE, SMALL = 0.75, 0.25
"""The parts of the points between which a usual deal ends. Round numbers; not measured."""
NEARLY = 0.75
"""So much of what lies between taking nothing and everything counts where that is more: a high contract that most deals
lose is about more than the points. A round number; not measured."""
LEAST = 1.0
"""A stake is at least so many points: the smallest difference between two scores."""


def stake_of(steps: Sequence[Played]) -> float:
    """The stake of a deal in points of the game: half the difference between taking 3/4 and 1/4 of its card points.

    If it is more, NEARLY times the difference between taking all points and none is halved instead. A deal that was
    passed out is measured by a contract that could have been called. ValueError for no steps.
    """
    if not steps:
        raise ValueError("There is no action in this deal.")
    step = next((step for step in steps if opens_play(step.before)), steps[0])
    return stake_at(step.before, step.seat)


def stake_at(match: Match, seat: int) -> float:
    """The stake of the deal that begins here: with the first card, or with the first call if it is passed out."""
    view = engine.view(match, seat)
    assert match.deal is not None
    contract = view.contract if opens_play(match) and view.contract is not None else thinkable(view.rules, seat)
    world = tuple(CardSet(match.deal.hand(seat)) for seat in range(view.rules.table.seats))
    return stake_in(view, contract, world)


def stake_in(view: SeatView, contract: Contract, world: World) -> float:
    """The same for the deal that a view before the first trick opens, with these hands and under this contract."""
    payoffs = Payoffs.of_contract(view, contract)
    rest = payoffs.rest(world)
    none, low, high, everything = (payoffs.payoff(world, round(part * rest)) for part in (0.0, SMALL, LARGE, 1.0))
    apart = max(abs(high - low), NEARLY * abs(everything - none)) or max(abs(none), abs(everything))
    return max(apart / 2, LEAST)


def thinkable(rules: Ruleset, seat: int) -> Contract:
    """A plain contract of the game, by this seat."""
    return Contract(seat, Denomination(rules.auction.contracts[0]), rules.auction.min_bid or None)


def opens_play(match: Match) -> bool:
    """Whether this is a match before the first card of a deal, or within its first trick."""
    deal = match.deal
    return deal is not None and deal.contract is not None and deal.trick is not None and not deal.tricks
