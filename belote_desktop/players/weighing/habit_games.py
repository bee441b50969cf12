"""Games played by habit from the first lead of possible deals: what they say a contract brings."""

from __future__ import annotations

from dataclasses import dataclass, field

from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.matches.match import Match
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.players.weighing.habits import habits_of
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.players.weighing.sweeping import Shares
from belote_desktop.search.core import Solver
from belote_desktop.search.playouts import Playouts
from belote_desktop.search.stopping import Stop

Hands = tuple[CardSet, ...]
_Key = tuple[object, ...]


@dataclass
class HabitGames:
    """Plays contracts out by habit, once for all that are played alike.

    `view` tells what was called and whose payoffs are asked for; each contract is played `count` times.
    """

    view: SeatView
    stop: Stop
    count: int
    _solvers: dict[_Key, tuple[Solver, Playouts]] = field(default_factory=dict)
    _values: dict[_Key, list[int]] = field(default_factory=dict)
    _shares: dict[_Key, list[Shares]] = field(default_factory=dict)

    def values(self, match: Match, payoffs: Payoffs, hands: Hands) -> list[int]:
        """What the side of the view takes in each game of a match whose play is about to begin.

        `hands` are the cards of all seats (`all_hands`).
        """
        key = _key(match, payoffs, hands)
        if key not in self._values:
            values = self._placed(match, payoffs).results(self.count, 1)
            self.stop.check()
            self._values[key] = values
        return self._values[key]

    def shares(self, match: Match, payoffs: Payoffs, hands: Hands) -> list[Shares]:
        """What each side takes in these games, where every seat plays alone."""
        key = _key(match, payoffs, hands)
        if key not in self._shares:
            games = self._placed(match, payoffs).shares(self.count, 1)
            self.stop.check()
            none = (0,) * match.rules.side_count
            self._shares[key] = [Shares(tuple(points), tuple(won), none, last) for points, won, last in games]
        return self._shares[key]

    def _placed(self, match: Match, payoffs: Payoffs) -> Playouts:
        """The games of a contract, with the cards placed."""
        assert match.deal is not None
        assert match.deal.trick is not None
        kind, deal = _kind(payoffs), match.deal
        if kind not in self._solvers:
            solver, tables = self.stop.solver(), payoffs.tables()
            solver.load(tables)
            habits = habits_of(solver, tables, self.view, payoffs.contract.declarer)
            self._solvers[kind] = solver, Playouts(solver, habits)
        solver, by_habit = self._solvers[kind]
        hands = [deal.hand(seat).mask for seat in range(match.rules.table.seats)]
        stacks = [(stack.open, stack.covered) for own in deal.stacks for stack in own]
        solver.place(hands, match.deal.trick.leader, stacks=stacks)
        solver.clear_history()
        return by_habit


def _kind(payoffs: Payoffs) -> _Key:
    contract = payoffs.contract
    return contract.denomination, contract.lock, contract.declarer, payoffs.capot_bonus()


def _key(match: Match, payoffs: Payoffs, hands: Hands) -> _Key:
    """What decides a game: the contract without its price, all cards, and who leads."""
    assert match.deal is not None
    assert match.deal.trick is not None
    return (*_kind(payoffs), hands, match.deal.stacks, match.deal.trick.leader)


def all_hands(deal: Deal, seats: int) -> Hands:
    """The cards that each seat can play now or later: those that lie covered too."""
    hands = [deal.hand(seat) for seat in range(seats)]
    if deal.stacks:
        hands = [hand | CardSet(deal.at(Zone.COVERED, seat)) for seat, hand in enumerate(hands)]
    return tuple(hands)


def moved(shares: Shares, taker: int, by: int, last_trick: int) -> Shares:
    """The shares with so many points more for the taker's side, from the one of the others that has most to give.

    Who takes all the tricks or none still does, and who wins the last one keeps its points, `last_trick`.
    """
    if sum(shares.tricks) == 1 or not shares.tricks[taker]:
        return shares
    free = [points - last_trick * (side == shares.last) for side, points in enumerate(shares.points)]
    other = max((side for side in range(len(free)) if side != taker), key=free.__getitem__)
    by = max(-free[taker], min(free[other], by))
    points = list(shares.points)
    points[taker] += by
    points[other] -= by
    return shares._replace(points=tuple(points))
