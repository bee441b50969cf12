"""How a thing gets from one spot to another: its path, lift, turn and landing, as pure functions of the time.

A card that is played shows it all. It starts where it lies, as it lies there. On its way it bows aside from the
straight line by a share of its length (`arc`), grows (`lift`), and its shadow parts from it (`Pose.height`). Its turn
arrives with its place. It passes its place by a few pixels (`overshoot`) and comes back. If it is sent elsewhere, the
new flight starts from the pose it has reached.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from belote_desktop.table.layout.shapes import Spot

_STRAYS = 0.02
"""The share of the way by which it is passed, if that is less than the overshoot: a short way has a small one."""


def ease_out(share: float) -> float:
    """Fast at first, slowing down to the end."""
    return 1.0 - (1.0 - share) ** 3


def ease_both(share: float) -> float:
    """Slow at first and in the end."""
    return 4.0 * share**3 if share < 0.5 else 1.0 - 4.0 * (1.0 - share) ** 3


@dataclass(frozen=True)
class Manner:
    """The way in which a thing moves."""

    curve: Callable[[float], float] = ease_out
    arc: float = 0.0
    """How far the path bows aside, as a share of its length."""
    lift: float = 0.0
    """How much larger it is at the middle of the flight; with none it stays on the table, and its shadow with it."""
    overshoot: float = 0.0
    """How far it passes its place at most, in pixels."""
    back: float = 60 / 220
    """How long it takes to come back from there, as a share of the flight."""
    casts_shadow: bool = True
    """Whether it throws a shadow of its own; of cards that fly as one packet only the lowest does."""
    is_above: bool = False
    """Whether it passes over everything else on the table. Where motion is reduced it fades in at its place."""


GLIDING = Manner()
SLIDING = Manner(ease_both)
"""Pushed across the cloth."""
LIFTED = Manner(is_above=True)
"""Taken up and put down again."""
DEALT = Manner(arc=0.05, lift=0.05, is_above=True)
PLAYED = Manner(arc=0.06, lift=0.08, overshoot=3.0, is_above=True)
TURNS_FROM, TURNS_UNTIL = 0.35, 0.65
"""The part of its flight in which a card is turned over, as shares of the time."""


@dataclass(frozen=True)
class Pose:
    """Where a thing is, and its height above the cloth: 0 on it, 1 as high as a card is carried."""

    spot: Spot
    height: float = 0.0


@dataclass(frozen=True)
class Leg:
    """A part of a flight: to a spot in `ms`, more than 0, after `delay` milliseconds; else ValueError."""

    goal: Spot
    ms: float
    delay: float = 0.0
    manner: Manner = GLIDING

    def __post_init__(self) -> None:
        if self.ms <= 0:
            raise ValueError(f"a part of a flight takes more than {self.ms} ms; set the spot where nothing is to move")

    @property
    def lasts(self) -> float:
        """The milliseconds until it has come to rest."""
        return self.delay + self.ms * (1.0 + (self.manner.back if self.manner.overshoot else 0.0))

    def pose(self, start: Pose, elapsed: float) -> Pose:
        """The pose after so many milliseconds, from a pose at the start."""
        here, goal, manner = start.spot, self.goal, self.manner
        time = min(1.0, max(0.0, (elapsed - self.delay) / self.ms))
        share, hump = manner.curve(time), math.sin(math.pi * time)
        aside, ahead = self._strays(here, elapsed)
        spot = Spot(
            here.x + (goal.x - here.x) * share + aside[0] * 4 * share * (1 - share) + ahead[0],
            here.y + (goal.y - here.y) * share + aside[1] * 4 * share * (1 - share) + ahead[1],
            here.turn + (goal.turn - here.turn) * share,
            (here.scale + (goal.scale - here.scale) * share) * (1 + manner.lift * hump),
            goal.z,
            here.opacity + (goal.opacity - here.opacity) * share,
        )
        return Pose(spot, min(1.0, start.height * (1 - share) + (hump if manner.lift else 0.0)))

    def _strays(self, here: Spot, elapsed: float) -> tuple[tuple[float, float], tuple[float, float]]:
        """How far the path bows aside, upwards if it can, and how far the place is passed now."""
        across, down, manner = self.goal.x - here.x, self.goal.y - here.y, self.manner
        length = math.hypot(across, down)
        if length < 1 or not (manner.arc or manner.overshoot):
            return (0.0, 0.0), (0.0, 0.0)
        up = -1.0 if across > 0 else 1.0
        aside = (-up * down * manner.arc, up * across * manner.arc)
        flown = (elapsed - self.delay) / self.ms
        passed = manner.curve(max(0.0, flown)) if flown <= 1 else 1 - min(1.0, (flown - 1) / manner.back)
        ahead = passed * min(manner.overshoot, _STRAYS * length) / length
        return aside, (across * ahead, down * ahead)


@dataclass(frozen=True)
class Flight:
    """A way in one or more legs from a pose."""

    start: Pose
    legs: tuple[Leg, ...]

    @property
    def goal(self) -> Spot:
        """The spot at its end."""
        return self.legs[-1].goal

    @property
    def lasts(self) -> float:
        """The milliseconds it takes altogether."""
        return sum(leg.lasts for leg in self.legs)

    def at(self, elapsed: float) -> Pose:
        """The pose after so many milliseconds."""
        start = self.start
        for leg in self.legs:
            if elapsed < leg.lasts:
                return leg.pose(start, elapsed)
            start, elapsed = Pose(leg.goal), elapsed - leg.lasts
        return start

    def manner_at(self, elapsed: float) -> Manner:
        """The manner of the leg it is on."""
        for leg in self.legs[:-1]:
            if elapsed < leg.lasts:
                return leg.manner
            elapsed -= leg.lasts
        return self.legs[-1].manner


def faded(spot: Spot) -> Spot:
    """The same spot, not seen."""
    return replace(spot, opacity=0.0)
