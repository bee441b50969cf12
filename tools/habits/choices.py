"""Choices between cards: what can be seen of each, as features, and how likely a strong player chooses it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from belote_desktop import engine, variants
from belote_desktop.engine import Card, Match, SeatView
from belote_desktop.engine.actions import Play
from belote_desktop.players.weighing.habits import habits_of
from belote_desktop.search.core import Solver
from belote_desktop.search.network import HIDDEN, Network
from belote_desktop.search.tables import tables_for
from tools.habits.games import LoggedAction, LoggedDeal

STEEPNESS = 1.6
"""A card that is behind by z errors is the better one with the logistic of so many times -z: near the normal law."""
CHOSEN = 0.3
"""The part of a target that goes to the card that was played, whatever was weighed. Chosen by judgement, not
measured."""
EXACT = 0.05
"""The least error of a difference: with less, what is behind at all would never be played."""
_NOTHING_LIKED = Network([[0] * HIDDEN], [0] * HIDDEN, [0] * HIDDEN, [0])
"""Stands for the network in the file: that cannot be read if the features have changed and a new one must be fitted."""


@dataclass(frozen=True)
class Choice:
    """The features of each card that could be played, by number, and the targets, which add up to 1."""

    number: int
    rows: tuple[tuple[int, ...], ...]
    targets: tuple[float, ...]


def choices(deal: LoggedDeal) -> Iterator[Choice]:
    """The choices between cards in one deal; none in contracts to take nothing, which habits do not know."""
    rules = variants.get(deal.game)
    match = engine.start(rules, deal.number)
    for done in deal.actions:
        view = engine.view(match, done.seat)
        action = next(each for each in view.lawful if str(each) == done.action)
        if isinstance(action, Play) and view.contract is not None and not view.contract.negative:
            rows = _described(match, view)
            if len(rows) > 1 and action.card in rows:
                yield Choice(deal.number, tuple(map(tuple, rows.values())), _targets(list(rows), action.card, done))
        match = engine.apply(match, action, done.seat)[0]


def _described(match: Match, view: SeatView) -> dict[Card, list[int]]:
    """The features of every card that may be played."""
    assert match.deal is not None
    assert view.contract is not None
    assert view.trick is not None
    tables = tables_for(view.rules, view.contract, 0)
    solver = Solver(1)
    solver.load(tables)
    hands = [match.deal.hand(seat).mask for seat in range(view.rules.table.seats)]
    solver.place(hands, view.trick.leader, view.trick.cards)
    habits = habits_of(solver, tables, view, view.contract.declarer, _NOTHING_LIKED)
    return {Card(card): row for card, row in habits.described()}


def _targets(cards: list[Card], chosen: Card, done: LoggedAction) -> tuple[float, ...]:
    """How likely each card is the best by what was weighed, and a part for the one that was chosen."""
    weighed = {action: (behind, error) for action, behind, error in done.weighed}
    names = [str(Play(card)) for card in cards]
    if not all(name in weighed for name in names):
        return tuple(float(card == chosen) for card in cards)
    likely = [math.exp(-STEEPNESS * weighed[name][0] / max(weighed[name][1], EXACT)) for name in names]
    whole = math.fsum(likely)
    return tuple(
        CHOSEN * (card == chosen) + (1 - CHOSEN) * each / whole for card, each in zip(cards, likely, strict=True)
    )
