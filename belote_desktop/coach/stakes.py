"""What a deal is about: the scale on which a loss is small or great in a game, a contract and a match."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop import engine
from belote_desktop.engine import CardSet
from belote_desktop.players.counting import WHOLE
from belote_desktop.players.payoffs import Payoffs
from belote_desktop.records import Played

LARGE, SMALL = 0.75, 0.25
"""The parts of the points between which a usual deal ends."""
LEAST = 1.0
"""A stake is at least so many points."""


def stake_of(steps: Sequence[Played]) -> float:
    """Half of what lies between taking three quarters of the points of this deal and taking one, in points of the game.

    In a deal without a contract half of the points of the pack. ValueError for no steps.
    """
    if not steps:
        raise ValueError("There is no action in this deal.")
    opening = next((step for step in steps if _opens_play(step)), None)
    if opening is None:
        return WHOLE / 2
    view = engine.view(opening.before, opening.seat)
    payoffs = Payoffs.of_view(view)
    deal = opening.before.deal
    assert deal is not None
    world = tuple(CardSet(deal.hand(seat)) for seat in range(view.rules.table.seats))
    rest = payoffs.rest(world)
    worth = [payoffs.payoff(world, round(part * rest)) for part in (LARGE, SMALL)]
    return max(abs(worth[0] - worth[1]) / 2, LEAST)


def _opens_play(step: Played) -> bool:
    deal = step.before.deal
    return deal is not None and deal.contract is not None and deal.trick is not None and not deal.tricks
