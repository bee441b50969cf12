"""A card that follows the pointer: held where it was grabbed, a little larger, and leaning with its speed."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.clock import Clock
from belote_desktop.table.items.flight import Pose
from belote_desktop.table.layout.shapes import Spot

GROWTH, MOST_TILT = 0.04, 4.0
"""How much larger a carried card is, and how far it leans at most, in degrees."""
_LIFTED = 60.0
"""Milliseconds in which it is lifted, and in which its lean follows the speed."""
_TILT = 4.0
"""Degrees for each pixel in a millisecond."""
_HEIGHT = 0.7
"""How high it is carried, as a share of the height of a flight."""
BACK_MS = 160
"""In how many milliseconds a card goes back that was let go."""


class Carried:
    """Holds a card at a point of its own; `to` moves that point, and the clock lets the card lean."""

    def __init__(self, item: CardItem, grabbed: QPointF, clock: Clock, *, leans: bool) -> None:
        self._item, self._grabbed, self._clock, self._leans = item, grabbed, clock, leans
        self._start, self._height = item.here, item.altitude
        self._point = self._last = item.mapToScene(grabbed)
        self._begun = self._seen = clock.now
        self._tilt = 0.0
        clock.run(self)

    def to(self, point: QPointF) -> None:
        """Be held at a point of the table."""
        self._point = point
        self._place()

    def let_go(self) -> None:
        """Leave the card where it is."""
        self._clock.rest(self)

    def follow(self, now: float) -> bool:
        elapsed, self._seen = now - self._seen, now
        if elapsed > 0 and self._leans:
            speed = (self._point.x() - self._last.x()) / elapsed
            wanted = max(-MOST_TILT, min(MOST_TILT, _TILT * speed))
            self._tilt += (wanted - self._tilt) * min(1.0, elapsed / _LIFTED)
        self._last = self._point
        self._place()
        return self._item.scene() is not None

    def _place(self) -> None:
        """Put the card so that the point at which it is held is where it should be."""
        start = self._start
        lifted = min(1.0, (self._seen - self._begun) / _LIFTED)
        turn = start.turn * (1 - lifted) + self._tilt
        scale = start.scale * (1 + GROWTH * lifted)
        angle, x, y = math.radians(turn), self._grabbed.x() * scale, self._grabbed.y() * scale
        held = QPointF(x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
        middle = self._point - held
        height = self._height + (_HEIGHT - self._height) * lifted
        self._item.carry(Pose(Spot(middle.x(), middle.y(), turn, scale, start.z, start.opacity), height))
