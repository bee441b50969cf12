"""How much a level searches, in possible deals rather than seconds, so that decisions can be reproduced anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.engine.view import SeatView


@dataclass(frozen=True)
class Effort:
    """The most possible deals a level searches for a card and for a call, and its time limit in milliseconds.

    No clock is used: the time is converted to deals by the cost of a deal on an ordinary computer. Where the search is
    slower (`pace`), the seconds that a decision is given are fewer, and so are the deals.
    """

    worlds: int
    milliseconds: float
    call_worlds: int = 0
    """0 for a level that calls by rules of thumb."""
    calls: int = 0
    """How many calls are weighed at most."""
    reads_calls: bool = True
    """Whether deals that explain the calls count more."""
    reads_plays: bool = False
    """Whether deals that explain the cards played count more."""
    playouts: int = 0
    """How often each deal is played out by habit where open cards would take too long; 0 to go by rules of thumb."""
    fewest: int = 4
    """Fewer deals than this tell nothing. Chosen by judgement, not measured."""
    ending: int = 36
    """With more cards left than so many it goes by rules of thumb. 36: never, for no hand is larger."""
    even: int = 0
    """The number of deals of equal weight after which the thinking ends: no sooner because one action seems best, and
    no later because two are close. 0 ends it as soon as one action is clearly best."""
    unread: float = 0.0
    """The part of the weight that possible deals have in play whatever was called and played: from 0 to 1."""


USUAL_SECONDS = 0.5
"""The thinking time that a level's effort is meant for."""
COST = {9: 4.0, 8: 1.6, 7: 0.5, 6: 0.18, 5: 0.06, 4: 0.025, 3: 0.01}
"""Milliseconds to weigh every card of a deal, by the cards in the hand of the player who is to play. Rounded from a
measurement with the compiled search, on a computer of the speed `pace.NODES`."""
GROWTH = 3.0
"""How many times as much one card more costs beyond COST. From 5 to 8 cards nodes grow 3.0 to 3.5 times a card."""
OPEN_SUIT = 2.5
"""How much dearer a deal without a trump suit is. Rounded up: on random deals of coinche the search visits 2.3 times
the nodes without trumps for 8 cards and 1.5 for 5, with all trumps 1.8 and 1.4."""
STACKED = {16: 2000.0, 15: 400.0, 14: 50.0, 13: 14.0, 12: 4.0, 11: 1.5, 10: 0.6, 9: 0.25, 8: 0.1}
"""As COST where cards lie under others, by all the cards of the player: only two play those games."""
ROEM = 2.0
"""How much dearer a deal is where cards that meet in a trick are searched too. A low estimate: on random deals of
Klaverjas it takes 2.2 times as long for 4 cards, 3.2 for 5 and 5.4 for 6."""
CALLS_AMONG_STACKS = 0.5
"""Among stacks calls are weighed in this part of the usual deals, for each takes longer. Chosen by judgement, not
measured."""
ENDING, ENDING_CARDS = 8, 4
"""How many times as many deals are looked at with so few cards in hand: nearly all there are, and cheap. Chosen by
judgement, not measured."""


def worlds_for(view: SeatView, effort: Effort, seconds: float) -> int:
    """The number of deals to search for one card; 0 if the time allows too few to be useful."""
    if cards_left(view) > effort.ending:
        return 0
    affordable = int(effort.milliseconds * (seconds / USUAL_SECONDS) / cost_of(view))
    most = effort.worlds * (ENDING if len(view.hand) <= ENDING_CARDS else 1)
    return min(most, affordable) if affordable >= effort.fewest else 0


def playouts_for(effort: Effort, seconds: float) -> tuple[int, int]:
    """How many deals to play out by habit where open cards take too long, and how often each; 0 and 0 for none."""
    count = int(effort.worlds * min(1.0, seconds / USUAL_SECONDS))
    return (count, effort.playouts) if effort.playouts and count >= effort.fewest else (0, 0)


def calls_for(view: SeatView, effort: Effort, seconds: float) -> int:
    """The number of deals to search for one call; 0 if the time allows too few to be useful."""
    share = CALLS_AMONG_STACKS if view.rules.deal.stacks else 1.0
    count = int(share * effort.call_worlds * min(1.0, seconds / USUAL_SECONDS))
    return count if count >= effort.fewest else 0


def cost_of(view: SeatView) -> float:
    """About how many milliseconds one possible deal takes."""
    cards = cards_left(view)
    if view.stacks:
        cost = STACKED.get(cards, COST[3])
    else:
        cost = COST.get(cards, COST[3] if cards < 3 else COST[9] * GROWTH ** (cards - 9))
    if view.contract is not None and view.contract.trump is None:
        cost *= OPEN_SUIT
    if counts_roem(view.rules):
        cost *= ROEM
    return cost


def cards_left(view: SeatView) -> int:
    """The cards the seat has still to play, those that lie covered too."""
    return len(view.hand) + (view.count(Zone.COVERED, view.seat) if view.stacks else 0)
