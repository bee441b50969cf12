"""Fans of cards: my hand at the foot of the window, and the curve of another player's backs. Pure functions."""

from __future__ import annotations

import math

from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.shapes import Spot

ABOVE_CARD = 5.0
"""How far over a card of my hand an explanation points at it, in pixels."""


def fan(count: int, width: float, *, radius: float, step: float, arc: float) -> list[tuple[float, float, float]]:
    """Offsets (x, y, turn) of cards on a circle of `radius` card widths; `step` and the whole `arc` in degrees."""
    step = min(step, arc / max(1, count - 1))
    angles = [math.radians((place - (count - 1) / 2) * step) for place in range(count)]
    return [(radius * width * math.sin(a), radius * width * (1 - math.cos(a)), math.degrees(a)) for a in angles]


def hand_fan(layout: Layout, count: int) -> list[tuple[float, float, float]]:
    return fan(count, layout.card, radius=11.0, step=min(4.0, 3.2 + 0.2 * (8 - count)), arc=23.0)


def hand_spots(layout: Layout, lifts: list[float]) -> list[Spot]:
    """My cards from left to right, each raised by its lift along its own axis."""
    spots = []
    for place, ((x, y, turn), lift) in enumerate(zip(hand_fan(layout, len(lifts)), lifts, strict=True)):
        angle = math.radians(turn)
        spots.append(
            Spot(
                layout.centre_x + x + lift * math.sin(angle),
                layout.hand_y + y - lift * math.cos(angle),
                turn,
                z=10 + place * 0.01,
            )
        )
    return spots
