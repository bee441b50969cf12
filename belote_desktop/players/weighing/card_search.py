"""Weighs the cards a seat may play: each in every possible deal with open cards, by the game's scoring."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.engine.view import SeatView
from belote_desktop.players.evidence import Weighed, effective_size, in_reach, scaled, weighed_actions
from belote_desktop.players.player import World
from belote_desktop.players.weighing.habits import habits_of
from belote_desktop.players.weighing.payoffs import Paid, Payoffs
from belote_desktop.search.core import Solver
from belote_desktop.search.playouts import Playouts
from belote_desktop.search.stopping import Stop
from belote_desktop.search.tables import Tables
from belote_desktop.search.worlds import Masks, StackedWorld, stacked_worlds

ROEM_CARDS = 6
"""From how many cards in hand on what meets in tricks is searched too: before, it would take too long. Chosen by
judgement, not measured."""
BLOCK = 16
"""After how many deals it is asked whether one card is clearly the best. Chosen by judgement, not measured."""
POINT = 0.01
"""What a card point is worth where the payoff is the same: enough to play on for points that change nothing, and
too little to outweigh any that do."""


def weigh_cards(
    view: SeatView,
    worlds: Sequence[Masks],
    weights: Sequence[float],
    stop: Stop,
    playouts: int = 0,
    even: float = 0,
) -> tuple[Weighed, ...]:
    """Every lawful card with its payoffs, best first; the worlds hold this seat's hand as it is.

    With `playouts` each deal is played out so often by habit instead of once with open cards. It ends when one card is
    clearly the best; with `even`, when the deals are worth that many of equal weight. StoppedError when it is stopped.
    """
    assert view.contract is not None
    assert view.seat is not None
    assert view.trick is not None
    payoffs = Payoffs.of_view(view)
    tables = payoffs.tables(with_roem=counts_roem(view.rules) and len(view.hand) <= ROEM_CARDS)
    solver = stop.solver()
    solver.load(tables)
    lawful = {action.card for action in view.lawful if isinstance(action, Play)}
    actions, rows, wins = list[Action](), list[list[float]](), list[list[float]]()
    layouts = stacked_worlds(view, list(worlds), 0)
    stop.check()
    for start in range(0, len(worlds), BLOCK):
        block = layouts[start : start + BLOCK]
        table = _outcomes(solver, view, tables, block, playouts) if playouts else _values(solver, view, tables, block)
        stop.check()
        cards = [Card(card) for card in solver.legal_cards()]
        chosen = [place for place, card in enumerate(cards) if card in lawful]
        actions = [Play(cards[place]) for place in chosen]
        for layout, values in zip(stop.among(block), table, strict=True):
            hands = tuple(map(CardSet.of_mask, everything(layout)))
            paid = [_mean(payoffs, hands, values[place], cards[place]) for place in chosen]
            rows.append([each.points for each in paid])
            wins.append([each.won for each in paid])
        found = weighed_actions(actions, rows, scaled(weights[: len(rows)]), wins)
        if effective_size(weights[: len(rows)]) >= even if even else len(in_reach(actions, found)) == 1:
            break
    return found


def _mean(payoffs: Payoffs, hands: World, values: Sequence[int], card: Card) -> Paid:
    """What a card is worth on average over these results; a little for points that change nothing."""
    paid = [payoffs.paid(hands, value, card) for value in values]
    points = sum(each.points + POINT * value for each, value in zip(paid, values, strict=True))
    return Paid(points / len(values), sum(each.won for each in paid) / len(values))


def _values(
    solver: Solver, view: SeatView, tables: Tables, layouts: Sequence[StackedWorld]
) -> list[list[tuple[int, ...]]]:
    """The one value of every legal card in every deal with open cards; stacks lie differently in each."""
    assert view.trick is not None
    at = view.trick.leader, view.trick.cards, open_sides(view, tables)
    if not any(layout.stacks for layout in layouts):
        table = solver.values_in([layout.hands for layout in layouts], *at)
    else:
        table = [row for each in layouts for row in solver.values_in([each.hands], *at, each.stacks)]
    return [[(value,) for value in row] for row in table]


def _outcomes(
    solver: Solver, view: SeatView, tables: Tables, layouts: Sequence[StackedWorld], playouts: int
) -> list[list[tuple[int, ...]]]:
    """So many results of every legal card in every deal, everybody playing by habit."""
    assert view.trick is not None
    assert view.contract is not None
    by_habit = Playouts(solver, habits_of(solver, tables, view, view.contract.declarer))
    found = []
    for number, layout in enumerate(layouts):
        solver.place(layout.hands, view.trick.leader, view.trick.cards, open_sides(view, tables), layout.stacks)
        found.append([tuple(row) for row in by_habit.results_by_card(playouts, number + 1)])
    return found


def everything(layout: StackedWorld) -> Masks:
    """The cards of each seat, those that lie covered too."""
    hands = list(layout.hands)
    for top, under in layout.stacks:
        owner = next(seat for seat, hand in enumerate(layout.hands) if hand >> top & 1)
        hands[owner] |= 1 << under
    return tuple(hands)


def open_sides(view: SeatView, tables: Tables) -> int:
    """The sides (bits, as the tables count them) that have won every trick so far."""
    found = 3
    for trick in view.tricks:
        assert trick.winner is not None
        found &= 1 << tables.sides[trick.winner]
    return found
