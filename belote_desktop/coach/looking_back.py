"""A decision looked at again: in possible deals of which half are weighed by what was called and played, half are not.

Who blames somebody must not rest on how others usually call and play alone: reading them is a guess, and may leave few
deals that count. What can be blamed is what is behind by both kinds of deals together.
"""

from __future__ import annotations

from dataclasses import replace

from belote_desktop.coach.advice import Advice, advise, adviser
from belote_desktop.engine import Action, Play, SeatView
from belote_desktop.players.effort import Effort
from belote_desktop.players.evidence import Evidence, effective_size, weighed_actions
from belote_desktop.search.stopping import NEVER, Stop


def look_back(
    view: SeatView,
    action: Action,
    effort: Effort,
    *,
    to_the_end: bool = False,
    pace: float = 1.0,
    seed: int = 1,
    stop: Stop = NEVER,
) -> Advice:
    """The decision of a view thought through; `action` is weighed whatever rules of thumb think of it.

    Calls are always read: without them nobody would know how an auction goes on. A call that falls far behind is left
    out early, unless it is weighed `to_the_end`. A card that the analyst would play too, as rules of thumb would, is
    weighed in deals that are read alone: nobody is to be blamed for it.
    """
    player = replace(adviser(), effort=effort).weighing(action, to_the_end=to_the_end)
    read = advise(view, player, pace=pace, seed=seed, stop=stop)
    if not isinstance(action, Play) or read.evidence is None:
        return read
    if action == read.decision.action and action == player.thumb.decide(view).action:
        return read
    unread = replace(player, effort=replace(effort, reads_calls=False, reads_plays=False))
    even = advise(view, unread, pace=pace, seed=seed, stop=stop)
    if even.evidence is None:
        return read
    return Advice(view, replace(read.decision, evidence=together(read.evidence, even.evidence)))


def together(one: Evidence, other: Evidence) -> Evidence:
    """Two looks at the same actions as one, each with half the weight; no error where these are all the deals."""
    same = one.worlds == other.worlds
    if same:
        worlds = one.worlds
        weights = tuple((a + b) / 2 for a, b in zip(one.weights, other.weights, strict=True))
    else:
        worlds = one.worlds + other.worlds
        weights = tuple(weight / 2 for weight in one.weights + other.weights)
    found = {each.action: each for each in other.weighed}
    pairs = [(each, found[each.action]) for each in one.weighed if each.action in found]
    columns = [a.payoffs if same else a.payoffs + b.payoffs for a, b in pairs]
    won = {a.action: (a.won + b.won) / 2 for a, b in pairs}
    exhaustive = same and one.exhaustive and other.exhaustive
    weighed = tuple(
        replace(each, won=won[each.action], error=0.0 if exhaustive else each.error)
        for each in weighed_actions([a.action for a, _ in pairs], list(zip(*columns, strict=True)), weights)
    )
    seconds = one.seconds + other.seconds
    return Evidence(worlds, weights, effective_size(weights), exhaustive, weighed, seconds)
