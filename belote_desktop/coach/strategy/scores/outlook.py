"""`Outlook`: what the points a side still takes in a deal mean for the match, by the game's own scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.standards import ordinary_deal
from belote_desktop.players.player import World
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.search import InconsistentError, worlds

DEALS = 8
"""In so many possible deals the points are settled: they differ in declarations and belote. In the positions of the
package 64 deals give the same numbers."""
NEAR = 3
"""A match is near its end from so many ordinary deals before the target on. A round number."""
SURE = 1e-9
"""By how much a chance may differ from 0 and 1 for rounding."""


@dataclass(frozen=True)
class Outlook:
    """The match at the end of this deal, by the points that one side takes from here on: 0 to `rest`.

    With `enough` points or more it wins the match whatever else happens; None where no number is enough. With fewer
    than `least` it loses the match; 0 where no number is too small. `by_contract` tells whether that limit is the one
    from which it wins the deal: makes its contract, or beats the others’. `keeps` tells whether it loses the deal with
    `enough` and wins the match all the same. `lowest` and `highest` are its chances by points in the possible deals.
    """

    rest: int
    enough: int | None
    least: int
    by_contract: bool
    keeps: bool
    lowest: tuple[float, ...]
    highest: tuple[float, ...]


def is_near_end(view: SeatView) -> bool:
    """Whether two sides of partners play to a target that one of them may soon reach."""
    rules, target = view.rules, view.rules.match.target
    if not target or rules.match.deals or rules.deal.stacks or rules.side_count == rules.table.seats:
        return False
    return any(view.totals) and target - max(view.totals) <= NEAR * ordinary_deal(rules)


def outlook(view: SeatView, contract: Contract | None = None, deals: int = DEALS) -> Outlook | None:
    """The outlook of the seat of a view, under the contract in play or one that is imagined in the auction.

    It is worked out in so many possible deals. None where the end of the match is not near, or nothing is known of the
    hands.
    """
    contract = contract or view.contract
    if contract is None or contract.negative or view.seat is None or not is_near_end(view):
        return None
    try:
        found = worlds(view, deals, 1)
    except InconsistentError:
        return None
    return _of(Payoffs.of_contract(view, contract), found)


def needed_for_deal(view: SeatView, most: int, deals: int = DEALS) -> tuple[int, int] | None:
    """From how many points on the side of a view wins the deal, whatever else happens, and how many are left.

    None where no points are needed, or more than `most`, or where that depends on cards that are not known.
    """
    if view.contract is None or view.contract.negative:
        return None
    try:
        found = worlds(view, deals, 1)
    except InconsistentError:
        return None
    payoffs = Payoffs.of_view(view)
    rest = min(map(payoffs.rest, found))
    if payoffs.paid(found[0], 0).won or payoffs.paid(found[0], min(most, rest)).won < 1:  # soon told, and often
        return None
    surely, ever = _won(payoffs, found, rest)
    return (surely, rest) if surely == ever <= most else None


def _won(payoffs: Payoffs, found: Sequence[World], rest: int) -> tuple[int, int]:
    """From how many points on a side wins the deal in all, and in some, of these worlds."""
    won = [[payoffs.paid(world, value).won for world in found] for value in range(rest + 1)]
    return _limits(tuple(map(min, won)), tuple(map(max, won)))


def _of(payoffs: Payoffs, found: Sequence[World]) -> Outlook:
    rest = min(map(payoffs.rest, found))
    chances = [[payoffs.chance(world, value) for world in found] for value in range(rest + 1)]
    lowest, highest = tuple(map(min, chances)), tuple(map(max, chances))
    enough, least = _limits(lowest, highest)
    surely_won, ever_won = _won(payoffs, found, rest)
    by_contract = least == ever_won if least else enough == surely_won
    keeps = enough <= rest and max(payoffs.paid(world, enough).won for world in found) == 0
    return Outlook(rest, enough if enough <= rest else None, least, by_contract, keeps, lowest, highest)


def _limits(lowest: Sequence[float], highest: Sequence[float]) -> tuple[int, int]:
    """From which place on the lowest is 1, and the first at which the highest is not 0."""
    places = range(len(lowest))
    sure = next((place for place in reversed(places) if lowest[place] < 1 - SURE), -1) + 1
    return sure, next((place for place in places if highest[place] > SURE), len(lowest))
