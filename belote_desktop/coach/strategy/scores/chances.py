"""What cards bring at the score of a match, and what they would bring at its start, in the ending of a deal.

Each card is played out with open cards in possible deals that are drawn evenly from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from statistics import fmean

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.view import SeatView
from belote_desktop.players.weighing.card_search import open_sides
from belote_desktop.players.weighing.equity import Equity
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.search.core import Solver
from belote_desktop.search.worlds import sampled_masks

LEVEL = 0.02
"""Chances this near to the best are as good: one deal in fifty. Chosen by judgement."""
APART = 0.05
"""From one deal in twenty on a chance is clearly smaller. Chosen by judgement."""


@dataclass(frozen=True)
class CardChances:
    """For each card the chance of its side to `win` the match, what it would be `worth` at the start of one, in points
    of the game, and in what part of the deals the side has `made` its contract or defeated that of the others."""

    win: Mapping[Card, float]
    worth: Mapping[Card, float]
    made: Mapping[Card, float]

    @property
    def best(self) -> float:
        """The best chance there is."""
        return max(self.win.values())

    @property
    def good(self) -> CardSet:
        """The cards with the best chance."""
        return CardSet(card for card, chance in self.win.items() if chance >= self.best - LEVEL)

    @property
    def bad(self) -> CardSet:
        """The cards with clearly smaller chances."""
        return CardSet(card for card, chance in self.win.items() if chance <= self.best - APART)


def at_start(view: SeatView) -> SeatView:
    """The same position in the first deal of a match."""
    return replace(view, totals=view.rules.start_totals)


def card_chances(view: SeatView, deals: int, seed: int) -> CardChances:
    """The chances of every lawful card in so many possible deals; InconsistentError if no deal fits the view."""
    assert view.trick is not None
    payoffs = Payoffs.of_view(view)
    first = replace(payoffs, equity=Equity.of_view(at_start(view)), _paid={})
    tables, solver = payoffs.tables(), Solver()
    solver.load(tables)
    found = sampled_masks(view, deals, seed)
    rows = solver.values_in(found, view.trick.leader, view.trick.cards, open_sides(view, tables))
    cards = [Card(card) for card in solver.legal_cards()]
    worlds = [tuple(map(CardSet.of_mask, masks)) for masks in found]
    win, worth, made = {}, {}, {}
    for place, card in enumerate(cards):
        values = [(world, row[place]) for world, row in zip(worlds, rows, strict=True)]
        win[card] = fmean(payoffs.chance(world, value, card) for world, value in values)
        worth[card] = fmean(first.payoff(world, value, card) for world, value in values)
        made[card] = fmean(first.paid(world, value, card).won for world, value in values)
    return CardChances(win, worth, made)
