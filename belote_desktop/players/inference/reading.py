"""Possible deals weighted by how well they explain the calls, and on request the plays.

Deals are drawn evenly among those that agree with the rules, then each weighs as much as the calls are likely with its
hands. A hand that was completed after the auction is judged by parts of it as large as the hand was then.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from belote_desktop.engine.rules.terms import Misplay
from belote_desktop.engine.tricks.misplay import is_free
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.hand_values import prepared
from belote_desktop.players.evidence import effective_size
from belote_desktop.players.inference.call_model import Moment
from belote_desktop.players.inference.call_moments import moments
from belote_desktop.players.inference.call_reader import reader_of
from belote_desktop.search.stopping import NEVER, Stop
from belote_desktop.search.worlds import InconsistentError, Masks, drawing, enumerate_worlds, sample

PlayLikelihoods = Callable[[SeatView, Sequence[Masks], Stop], Sequence[float]]
"""The logarithms of how likely the cards played are in each of these deals; it ends when the stop is asked."""

TRUST = 0.8
"""How far the model of the calls is believed: the exponent of a likelihood. Less than 1 because players do not call
exactly as the model does. Of 0.7, 0.8, 0.9 and 1 it told most about 305 deals that Expert called (1.48 bits)."""
CANDIDATES = 8
"""How many deals are drawn for each one wanted. Chosen by judgement, not measured."""
FEWEST = 200
"""How many deals are drawn at least. A round number; not measured."""
ROUNDS = 3
"""How many times so many are drawn while too few explain the calls: a limit of time."""
MISPLAYED = 8
"""In free play, one deal in so many need not agree with what was played. Chosen by judgement, not measured."""
ALL = 1000
"""Up to how many deals all are reckoned with. A round number; not measured."""
ENOUGH, SPREAD = 2, 4
"""The deals wanted by what the candidates must be worth: or more are drawn, or the calls are believed less. Chosen by
judgement, not measured."""
HALVINGS = 8
"""How often the range of the trust is halved to find it: to within 0.8 / 256."""


@dataclass(frozen=True)
class Reading:
    """Possible deals with their weights, which add up to 1.

    `effective` is how many evenly weighted deals the candidates were worth, `drawn` how many candidates there were,
    `exhaustive` whether these were all the deals there are. `trust` is the exponent the likelihoods were taken with:
    less than TRUST where too few candidates explained the calls. `strict` is False where not enough deals were found
    that agree with what was announced.
    """

    worlds: tuple[Masks, ...]
    weights: tuple[float, ...]
    effective: float
    drawn: int
    exhaustive: bool
    trust: float = TRUST
    strict: bool = True


def weighted_worlds(
    view: SeatView,
    count: int,
    seed: int,
    *,
    calls: bool = True,
    plays: PlayLikelihoods | None = None,
    unread: float = 0.0,
    worth: float = 0.0,
    stop: Stop = NEVER,
) -> Reading:
    """At most `count` deals of the hidden cards, hands by seat as bits, with their weights.

    The same view and seed give the same deals on every machine. Without `calls` all deals weigh the same; `plays` adds
    what the cards played tell; the part `unread` of the weight is spread evenly all the same. The calls are believed
    the less, the fewer deals explain them: so that the candidates are `worth` so many of even weight.
    InconsistentError if no deal fits the view, StoppedError when the thinking is ended.

    In free play most deals are those in which nobody has misplayed, if there are any: what a card would prove is there
    only likely.
    """
    if is_free(view.rules):
        return _mostly_lawful(view, count, seed, _Read(calls, plays, unread, worth), stop)
    return _weighted(view, count, seed, _Read(calls, plays, unread, worth), stop)


@dataclass(frozen=True)
class _Read:
    """What is read of a view: whether the calls, what the plays tell, the part of the weight that neither changes, and
    what the deals must be worth."""

    calls: bool
    plays: PlayLikelihoods | None
    unread: float
    worth: float


def _mostly_lawful(view: SeatView, count: int, seed: int, read: _Read, stop: Stop) -> Reading:
    """Deals in which everybody played by the rules, and one in MISPLAYED in which anybody may not have."""
    free = max(1, count // MISPLAYED)
    try:
        lawful = _weighted(_as_lawful(view), max(1, count - free), seed, read, stop)
    except InconsistentError:
        return _weighted(view, count, seed, read, stop)
    any_ = _weighted(view, free, seed, read, stop)
    shares = [weight * (1 - 1 / MISPLAYED) for weight in lawful.weights] + [w / MISPLAYED for w in any_.weights]
    return Reading(
        (*lawful.worlds, *any_.worlds), tuple(shares), effective_size(shares), lawful.drawn + any_.drawn, False,
        min(lawful.trust, any_.trust), lawful.strict and any_.strict,
    )  # fmt: skip


def _as_lawful(view: SeatView) -> SeatView:
    """The view in a game in which no card can be misplayed."""
    rules = view.rules
    return replace(view, rules=replace(rules, play=replace(rules.play, misplay=Misplay.PREVENT)))


def _weighted(view: SeatView, count: int, seed: int, read: _Read, stop: Stop) -> Reading:
    everything = enumerate_worlds(view, max(ALL, count), stop)
    made = moments(view) if read.calls and not view.rules.deal.stacks else ()
    stop.check()
    found = _Candidates(view, made, read.plays, drawing(view, seed + 1), stop)
    if everything is not None:
        found.add(everything)
    else:
        found.draw(count, seed)
    candidates = len(found.worlds)
    least = max(min(count, candidates) / SPREAD, min(read.worth, candidates / 2))
    weights, trust = _weights(found.logs, least, stop)
    if read.unread:
        evenly = read.unread / len(weights)
        weights = [(1 - read.unread) * weight + evenly for weight in weights]
    effective = effective_size(weights)
    merged: dict[Masks, float] = {}
    for world, weight in zip(stop.among(found.worlds), weights, strict=True):
        merged[world] = merged.get(world, 0.0) + weight
    kept, shares = thinned(tuple(merged), tuple(merged.values()), count, drawing(view, seed + 2))
    stop.check()
    complete = everything is not None and len(kept) == len(everything)
    return Reading(kept, shares, effective, len(found.worlds), complete, trust, found.strict)


@dataclass(eq=False)
class _Candidates:
    """Deals and the logarithms of how likely everything public is in them."""

    view: SeatView
    made: tuple[Moment, ...]
    plays: PlayLikelihoods | None
    chance: Callable[[], float]
    stop: Stop
    worlds: list[Masks] = field(default_factory=list)
    logs: list[float] = field(default_factory=list)
    strict: bool = True

    def add(self, worlds: Sequence[Masks]) -> None:
        self.worlds += worlds
        logs = _call_logs(self.view, self.made, worlds, self.chance, self.stop)
        if self.plays is not None:
            logs = [one + two for one, two in zip(logs, self.plays(self.view, worlds, self.stop), strict=True)]
        self.logs += logs
        self.stop.check()

    def draw(self, count: int, seed: int) -> None:
        """Draw so many deals for each one wanted, and more of them while few explain what is public."""
        read = bool(self.made) or self.plays is not None
        size = max(FEWEST, CANDIDATES * count) if read else count
        for turn in range(ROUNDS if read else 1):
            drawn = sample(self.view, size, seed if not turn else seed + (turn << 32), self.stop)
            self.strict = self.strict and drawn.strict
            self.add(drawn.masks)
            if effective_size(_powers(self.logs, TRUST)) >= count / ENOUGH:
                return


def _weights(logs: Sequence[float], least: float, stop: Stop = NEVER) -> tuple[list[float], float]:
    """Weights by likelihood, and the exponent: as much of TRUST as leaves the worth of so many deals."""
    trust = TRUST
    weights = _powers(logs, trust)
    if effective_size(weights) >= least:
        return weights, trust
    low, high = 0.0, trust
    for _ in stop.among(range(HALVINGS)):
        middle = (low + high) / 2
        if effective_size(_powers(logs, middle)) >= least:
            low = middle
        else:
            high = middle
    return _powers(logs, low), low


def _powers(logs: Sequence[float], trust: float) -> list[float]:
    top = max(logs)
    raw = [math.exp(trust * (each - top)) for each in logs]
    whole = math.fsum(raw)
    return [each / whole for each in raw]


def thinned(
    worlds: Sequence[Masks], weights: Sequence[float], count: int, draw: Callable[[], float]
) -> tuple[tuple[Masks, ...], tuple[float, ...]]:
    """At most `count` of these deals, none twice: the heavy ones stay with their weight, of the light ones some stand
    for all, so that every deal weighs on average what it weighed before."""
    if len(worlds) <= count:
        return tuple(worlds), tuple(weights)
    limit = _threshold(weights, count)
    kept, shares, pointer = list[Masks](), list[float](), draw() * limit
    for world, weight in zip(worlds, weights, strict=True):
        if weight >= limit:
            kept.append(world)
            shares.append(weight)
            continue
        pointer -= weight
        if pointer < 0:
            pointer += limit
            kept.append(world)
            shares.append(limit)
    whole = math.fsum(shares)
    return tuple(kept[:count]), tuple(share / whole for share in shares[:count])


def _threshold(weights: Sequence[float], count: int) -> float:
    """The weight below which deals stand for each other, so that `count` are left."""
    heaviest = sorted(weights, reverse=True)
    left = math.fsum(heaviest)
    for kept, weight in enumerate(heaviest[:count]):
        limit = left / (count - kept)
        if weight < limit:
            return limit
        left -= weight
    return heaviest[count - 1]


def _call_logs(
    view: SeatView, made: Sequence[Moment], worlds: Sequence[Masks], draw: Callable[[], float], stop: Stop = NEVER
) -> list[float]:
    """The logarithms of how likely the calls are in each deal."""
    logs = [0.0] * len(worlds)
    if made:
        for _ in stop.among(prepared(view.rules)):
            pass
    for seat in sorted({each.seat for each in made}):
        reader = reader_of(view, seat, tuple(each for each in made if each.seat == seat))
        known: dict[int, float] = {}
        for at, world in enumerate(stop.among(worlds)):
            hand = world[seat]
            found = known.get(hand)
            if found is None:
                found = known[hand] = reader.log(hand, draw)
            logs[at] += found
    return logs
