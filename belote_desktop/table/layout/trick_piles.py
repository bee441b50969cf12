"""Where the tricks that were won lie. Pure functions of a layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.card_positions import pile_width, seat_pile_spot
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.placement import covered
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side

PACKET_STEP = 1.6
"""How much higher the pile is with each trick, in pixels at 100 %."""
_GAP, _MARGIN = 10.0, 4.0
_ASKEW = 6.0
"""How far the corners of a trick that lies askew reach beyond its pile, in pixels at scale 1."""
_BUTTON, _SIGN = 160.0, 80.0
"""The width of the widest button at my side with its words, and of one without them, in pixels at 100 %."""


def keeper(rules: Ruleset, me: int, winner: int) -> int:
    """The seat beside which a side lays its tricks: mine, or the next player of the other side after me."""
    seats, side = rules.table.seats, rules.side_of(winner)
    return next(seat for step in range(seats) if rules.side_of(seat := (me + step) % seats) == side)


def won_pile_spot(layout: Layout, side: Side, plate: Box, seen: Sequence[Box]) -> Spot | None:
    """The spot of a pile of crossed tricks beside a plate, clear of what is `seen`; None if there is no room."""
    if layout.bare or not layout.has_buttons:
        return None
    ways = (Spot(x, y, z=1.5) for x, y in _ways(layout, side, plate))
    return next((spot for spot in ways if is_clear(layout, spot, seen)), None)


def is_clear(layout: Layout, spot: Spot, seen: Sequence[Box]) -> bool:
    """Whether a pile there lies in the window and covers nothing of `seen`."""
    box = won_pile_box(layout, spot)
    inside = min(box.x, box.y, layout.width - box.right, layout.height - box.bottom) >= _MARGIN
    return inside and not covered(box, seen)


def won_pile_box(layout: Layout, spot: Spot) -> Box:
    """The box of a pile with all tricks of a deal."""
    side, high = pile_width(layout) * CARD_RATIO + 2 * _ASKEW * layout.s, 8 * PACKET_STEP * layout.ui
    return Box(spot.x - side / 2, spot.y - side / 2 - high, side, side + high)


def button_boxes(layout: Layout) -> Iterator[Box]:
    """The boxes of the buttons at my side with their words: in both corners, or in a row in a narrow window."""
    ui, wide = layout.ui, (_SIGN if layout.is_compact else _BUTTON) * layout.ui
    if layout.is_narrow:
        y = layout.height - layout.button_row - layout.edge - 44 * ui
        yield Box(0, y - 6 * ui, layout.width, 60 * ui)
        return
    high = layout.low_buttons + layout.edge + 8
    yield Box(0, layout.height - high, layout.edge + wide, high)
    yield Box(layout.width - layout.edge - wide, layout.height - high, layout.edge + wide, high)


def _ways(layout: Layout, side: Side, plate: Box) -> Iterator[tuple[float, float]]:
    """The places to try, the usual one first."""
    usual, half = seat_pile_spot(layout, side, plate), pile_width(layout) * CARD_RATIO / 2
    usual = replace(usual, y=usual.y + 8 * PACKET_STEP * layout.ui)
    if side is Side.SOUTH:
        yield from ((x * layout.width, layout.hand_y) for x in (0.80, 0.20, 0.83, 0.17, 0.86, 0.14))
        return
    yield usual.x, usual.y
    under, middle = plate.bottom + half + _GAP + 8 * PACKET_STEP * layout.ui, plate.y + plate.height / 2
    yield from ((x, under) for x in (plate.x + half, plate.x + plate.width / 2, plate.right - half))
    yield from ((x, middle) for x in (plate.right + half + _GAP, plate.x - half - _GAP))
