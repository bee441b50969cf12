"""How likely the cards played so far are in a possible deal, by a model of players' habits.

The habits are weights of named features, fitted to our own players' games by `tools/fit_habits.py`; `habits.json` holds
them with what they were made from. They see what a player sees: the own hand and what lies open.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from belote_desktop.engine.view import SeatView
from belote_desktop.search.core import Solver
from belote_desktop.search.habits import FEATURES, Habits
from belote_desktop.search.stopping import NEVER, Stop
from belote_desktop.search.tables import tables_for
from belote_desktop.search.worlds import Masks

FORMAT = 1
BLOCK = 32
"""How many deals the core is given at a time: it comes back within a millisecond or two, so that a stop is
heard soon."""
LEAST = -3.5
"""The logarithm of how likely any card is at least: people play strangely once in a while. About 0.03, chosen
by judgement."""


class HabitsError(ValueError):
    """A file of habits that does not fit this program, in one sentence."""


@cache
def weights() -> tuple[float, ...]:
    """The weights of the features in the core's order; HabitsError if the file was made for others."""
    found = json.loads(files("belote_desktop.players").joinpath("habits.json").read_text(encoding="utf-8"))
    if found.get("habits") != FORMAT or tuple(found["weights"]) != FEATURES:
        raise HabitsError("players/habits.json was made for other features: run tools/fit_habits.py again.")
    return tuple(float(weight) for weight in found["weights"].values())


def play_logs(view: SeatView, worlds: Sequence[Masks], stop: Stop = NEVER) -> Sequence[float]:
    """The logarithms of how likely the cards played are in each of these deals; StoppedError when it is ended."""
    if view.contract is None or view.trick is None or view.stacks or not (view.tricks or view.trick.cards):
        return [0.0] * len(worlds)
    solver, tables = Solver(1), tables_for(view.rules, view.contract, 0)
    solver.load(tables)
    habits = Habits(solver, weights(), tables.sides[view.contract.declarer])
    tricks = [(trick.leader, list[int](trick.cards)) for trick in (*view.tricks, view.trick)]
    watcher = -1 if view.seat is None else view.seat
    found = list[float]()
    for start in stop.among(range(0, len(worlds), BLOCK)):
        found += habits.logs(list(worlds[start : start + BLOCK]), tricks, watcher, LEAST)
    return found
