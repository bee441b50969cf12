"""Where everything lies, as pure functions of the size of the window. Lengths in logical pixels, angles in degrees.

Seats never mirror: the order of play on screen is a rule of the game, in right-to-left languages too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

from belote_desktop.engine.rules.terms import Direction
from belote_desktop.resources.deck import CARD_RATIO

MY_CARD = 114.0  # width of my cards in a window 800 high


class Side(StrEnum):
    """Where a seat is on the screen."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"
    NORTH_EAST = "north-east"
    NORTH_WEST = "north-west"

    @property
    def is_top(self) -> bool:
        return self in (Side.NORTH, Side.NORTH_EAST, Side.NORTH_WEST)


_ROUND = {  # as seats follow each other counter-clockwise, from me on
    2: (Side.SOUTH, Side.NORTH),
    3: (Side.SOUTH, Side.NORTH_EAST, Side.NORTH_WEST),
    4: (Side.SOUTH, Side.EAST, Side.NORTH, Side.WEST),
}


def side_of(seat: int, *, me: int, seats: int, direction: Direction) -> Side:
    """Where `seat` sits when `me` sits at the bottom."""
    steps = (seat - me) % seats
    return _ROUND[seats][steps if direction is Direction.CCW else -steps % seats]


@dataclass(frozen=True)
class Spot:
    """Where a card lies: its middle, its turn, its size against its picture, its height above the cloth."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    z: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True)
class Box:
    """A rectangle by its left upper corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def meets(self, other: Box) -> bool:
        """Whether the two cover a common area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True)
class Layout:
    """Every measure of the table in a window of `width` by `height`; `text` is the text size, 1 for 100 %."""

    width: float
    height: float
    text: float = 1.0

    @property
    def s(self) -> float:
        """The scale of the backs, the trick and the gaps."""
        return max(0.62, min(self.width / 960, self.height / 800, 2.6))

    @property
    def ui(self) -> float:
        """The scale of plates, bubbles and panels: they grow slower than cards; with the text as far as it fits."""
        plain = max(1.0, min(1 + 0.6 * (self.s - 1), 1.6))
        return min(plain * self.text, max(plain, min(self.width / 600, self.height / 440)))

    @property
    def is_compact(self) -> bool:
        return self.width < 1080 * self.text or self.height < 680 * self.text

    @property
    def is_narrow(self) -> bool:
        return self.width < 860 or self.width < 0.9 * self.height

    @property
    def edge(self) -> float:
        """The margin between the window and what lies in its corners."""
        return max(12.0, 20 * self.s)

    @property
    def card(self) -> float:
        """The width of my cards: a fan of eight is 5.3 cards wide and takes at most 90 % of the window."""
        return float(round(MY_CARD * max(0.62, min(0.17 * self.width / MY_CARD, self.height / 800, 2.6))))

    @property
    def card_height(self) -> float:
        return self.card * CARD_RATIO

    @property
    def trick_card(self) -> float:
        return float(round(0.90 * MY_CARD * self.s))

    @property
    def back(self) -> float:
        return float(round(max(40.0, 56 * self.s)))

    @property
    def top(self) -> float:
        """What a tall window keeps free at its top for the panel and the menu."""
        return 126 * self.ui if self.is_narrow else 0.0

    @property
    def centre_x(self) -> float:
        return self.width / 2

    @property
    def centre_y(self) -> float:
        return self.height * 0.44

    @property
    def hand_y(self) -> float:
        """The middle of the middle card of my hand; my plate lies below it."""
        return self.height - self.card_height / 2 - max(self.card / 3, 37 * self.ui)

    @property
    def hand_top(self) -> float:
        return self.hand_y - self.card_height / 2

    @property
    def button_row(self) -> float:
        """Narrow windows: how far the row of buttons above my hand is from the bottom."""
        return self.height - (self.hand_top - 128 * self.ui) - self.edge - 44 * self.ui


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


def back_spots(layout: Layout, side: Side, count: int) -> list[Spot]:
    """The backs of another player's hand, a curve whose hollow side faces that player."""
    x0, y0, base = _fan_place(layout, side)
    offsets = fan(count, layout.back, radius=6.2, step=3.3, arc=24.0)
    sag = offsets[0][1] * 0.5 if offsets else 0.0
    angle = math.radians(base)
    spots = []
    for place, (x, y, turn) in enumerate(offsets):
        spots.append(
            Spot(
                x0 + x * math.cos(angle) - (y - sag) * math.sin(angle),
                y0 + x * math.sin(angle) + (y - sag) * math.cos(angle),
                base + turn,
                z=2 + place * 0.01,
            )
        )
    return spots


def _fan_place(layout: Layout, side: Side) -> tuple[float, float, float]:
    """The middle of a fan of backs, and its turn."""
    height = layout.back * CARD_RATIO
    if side.is_top:
        return top_x(layout, side), layout.top + height / 2 + 6 * layout.s, 180.0
    away = layout.width / 2 - height / 2 - 0.7 * layout.edge
    if side is Side.EAST:
        return layout.centre_x + away, 0.40 * layout.height, -90.0
    return layout.centre_x - away, 0.40 * layout.height, 90.0


def top_x(layout: Layout, side: Side) -> float:
    """The axis of a player at the top."""
    shift = 0.22 if layout.is_narrow else 0.15
    return layout.width * (0.5 + {Side.NORTH_EAST: shift, Side.NORTH_WEST: -shift}.get(side, 0.0))


def back_spread(layout: Layout, count: int) -> float:
    """Half the length of a fan of backs, to the outermost corner."""
    offsets = fan(count, layout.back, radius=6.2, step=3.3, arc=24.0)
    x, _, turn = offsets[-1] if offsets else (0.0, 0.0, 0.0)
    angle = math.radians(turn)
    return x + layout.back / 2 * (math.cos(angle) + CARD_RATIO * math.sin(angle))


def count_place(layout: Layout, side: Side, count: int) -> tuple[float, float]:
    """The middle of the disc that says how many cards a player holds."""
    spread, ui = back_spread(layout, count), layout.ui
    x0, y0, _ = _fan_place(layout, side)
    if side.is_top:
        return x0 + spread + 16 * ui, layout.top + 0.42 * layout.back * CARD_RATIO
    return (layout.width - 26 * ui if side is Side.EAST else 26 * ui), y0 - spread - 18 * ui


def plate_height(layout: Layout, side: Side) -> float:
    """My own plate is a thin strip of one line, the others have two."""
    return (30 if side is Side.SOUTH else 44) * layout.ui


def plate_box(layout: Layout, side: Side, width: float, count: int) -> Box:
    """The name plate of a seat, `width` wide; `count` is the size of a full hand, so that plates never move."""
    height, margin = plate_height(layout, side), 0.7 * layout.edge
    if side.is_top:
        y = layout.top + layout.back * CARD_RATIO + 8 + 4 * layout.s
        return Box(top_x(layout, side) - width / 2, y, width, height)
    if side is Side.SOUTH:
        return Box(layout.centre_x - width / 2, layout.height - height - 4, width, height)
    y = 0.40 * layout.height + back_spread(layout, count) + 8
    return Box(layout.width - margin - width if side is Side.EAST else margin, y, width, height)


_PLACES = {  # in trick cards from the centre: across (of the width), down (of the height), turn
    Side.SOUTH: (0.0, 0.47, -3.0),
    Side.NORTH: (0.0, -0.47, 3.0),
    Side.EAST: (1.10, -0.012, 10.0),
    Side.WEST: (-1.10, 0.012, -10.0),
    Side.NORTH_EAST: (1.10, -0.40, 12.0),
    Side.NORTH_WEST: (-1.10, -0.40, -12.0),
}


def trick_spot(layout: Layout, side: Side, order: int) -> Spot:
    """Where a played card lies, leaning towards its player; later cards lie higher."""
    across, down, turn = _PLACES[side]
    nudge = {Side.SOUTH: -4.0, Side.NORTH: 4.0}.get(side, 0.0) * layout.s
    return Spot(
        layout.centre_x + across * layout.trick_card + nudge,
        layout.centre_y + down * layout.trick_card * CARD_RATIO,
        turn,
        z=4 + order * 0.1,
    )


def stock_spot(layout: Layout, *, beside_turn_up: bool) -> Spot:
    """The stock in the middle of the table, to the left of the turned card if there is one."""
    shift = 0.62 * layout.trick_card if beside_turn_up else 0.0
    return Spot(layout.centre_x - shift, layout.centre_y - 0.25 * layout.trick_card * CARD_RATIO, z=3)


def turn_up_spot(layout: Layout) -> Spot:
    return Spot(
        layout.centre_x + 0.56 * layout.trick_card,
        layout.centre_y - 0.25 * layout.trick_card * CARD_RATIO,
        4.0,
        scale=1.04,
        z=3.5,
    )


def seat_spot(layout: Layout, side: Side) -> Spot:
    """Where a player gathers tricks to and is served from: the edge of the table."""
    if side is Side.SOUTH:
        return Spot(layout.centre_x, layout.height + layout.card_height * 0.4, 0.0, scale=0.7, z=9)
    x, y, turn = _fan_place(layout, side)
    return Spot(x, y, turn - 180 if side.is_top else turn, scale=0.55, z=1)


def shown_spots(layout: Layout, side: Side, count: int) -> list[Spot]:
    """A declaration laid open in front of its player, as a small row of cards."""
    step = layout.trick_card * 0.42
    middle = seat_spot(layout, side)
    x = {Side.EAST: layout.width * 0.76, Side.WEST: layout.width * 0.24}.get(side, middle.x)
    y = {Side.SOUTH: layout.hand_top - layout.trick_card * 0.62}.get(side, layout.centre_y)
    if side.is_top:
        y = layout.top + layout.back * CARD_RATIO + 62 * layout.ui + layout.trick_card * 0.62
    half = (count - 1) / 2 * step + layout.trick_card * 0.45
    x = max(half + 8, min(x, layout.width - half - 8))
    return [
        Spot(x + (place - (count - 1) / 2) * step, y, 0.0, scale=0.8, z=15 + place * 0.01) for place in range(count)
    ]


def kept_inside(layout: Layout, box: Box, margin: float = 8.0) -> Box:
    """The box moved into the window, as far as it fits."""
    x = max(margin, min(box.x, layout.width - box.width - margin))
    y = max(margin, min(box.y, layout.height - box.height - margin))
    return Box(x, y, box.width, box.height)
