"""How likely the cards played so far are in a possible deal, by a model of players' habits.

The habits are a small network, fitted to our own players' games by `tools/habits`; `habits.json` holds it with
what it was made from. It sees what a player sees: the own hand and what lies open.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from belote_desktop.engine.actions import Bid
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.view import SeatView
from belote_desktop.search.core import Solver
from belote_desktop.search.feature_names import GROUPS
from belote_desktop.search.features import Features
from belote_desktop.search.habits import Habits
from belote_desktop.search.network import Network
from belote_desktop.search.stopping import NEVER, Stop
from belote_desktop.search.tables import LANE, Tables, tables_for
from belote_desktop.search.worlds import Masks

FORMAT = 2
BLOCK = 32
"""How many deals the core is given at a time: it comes back within a millisecond or two, so that a stop is
heard soon."""
LEAST = -3.5
"""The logarithm of how likely any card is at least: people play strangely once in a while. About 0.03, chosen
by judgement."""


class HabitsError(ValueError):
    """A file of habits that does not fit this program, in one sentence."""


@cache
def network() -> Network:
    """The network of habits; HabitsError if the file was made for other features."""
    return Network(**numbers())


def numbers() -> dict[str, Any]:
    """What a `Network` is made of, as it stands in the file; HabitsError if that was made for other features."""
    found = json.loads(files("belote_desktop.players").joinpath("habits.json").read_text(encoding="utf-8"))
    if found.get("habits") != FORMAT or [tuple(each) for each in found["groups"]] != list(GROUPS):
        raise HabitsError("players/habits.json was made for other features: run tools/habits again.")
    return {name: found[name] for name in ("rows", "bias", "outputs", "direct")}


def habits_of(
    solver: Solver, tables: Tables, view: SeatView, declarer: int, other_network: Network | None = None
) -> Habits:
    """The habits of all seats in the position of a solver, with the auction and the tricks of a view.

    `other_network` is used instead of the one in the file, which is not read then.
    """
    chosen = network() if other_network is None else other_network
    habits = Habits(Features(solver, declarer, _suits_named(view, tables)), chosen)
    if view.trick is not None:
        habits.recall([(trick.leader, list[int](trick.cards)) for trick in (*view.tricks, view.trick)])
    return habits


def _suits_named(view: SeatView, tables: Tables) -> int:
    """The suits that each seat bid so far, as the bits 4 * seat + lane of `Features`."""
    found = 0
    for seat, call in view.calls:
        if isinstance(call, Bid) and call.denomination.suit is not None:
            lane = tables.lanes[Card.of(Rank.ACE, call.denomination.suit)] // LANE
            found |= 1 << (4 * seat + lane)
    return found


def play_logs(view: SeatView, worlds: Sequence[Masks], stop: Stop = NEVER) -> Sequence[float]:
    """The logarithms of how likely the cards played are in each of these deals; StoppedError when it is ended."""
    if view.contract is None or view.trick is None or view.stacks or not (view.tricks or view.trick.cards):
        return [0.0] * len(worlds)
    solver, tables = Solver(1), tables_for(view.rules, view.contract, 0)
    solver.load(tables)
    habits = habits_of(solver, tables, view, view.contract.declarer)
    watcher = -1 if view.seat is None else view.seat
    found = list[float]()
    for start in stop.among(range(0, len(worlds), BLOCK)):
        found += habits.logs(list(worlds[start : start + BLOCK]), watcher, LEAST)
    return found
