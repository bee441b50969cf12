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
STACK_STEP = 1.1  # from one stack to the next, in card widths
COVERED_SHIFT = 0.10  # how far the covered card of a stack looks out, in card widths


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
    """Every measure of the table in a window of `width` by `height`; `text` is the text size, 1 for 100 %.

    `stacks` is how many stacks lie before each player, `has_hand` whether players hold cards beside them.
    """

    width: float
    height: float
    text: float = 1.0
    stacks: int = 0
    has_hand: bool = True

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
        wanted = 0.90 * MY_CARD * self.s
        if self.stacks:
            wanted = min(wanted, (self.hand_top - self._stacks_end) / (2.05 * CARD_RATIO))
        return float(round(wanted))

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
        return (self._stacks_end + self.hand_top) / 2 if self.stacks else self.height * 0.44

    @property
    def hand_y(self) -> float:
        """The middle of the middle card of my hand; my plate lies below it."""
        return self.height - self.card_height / 2 - max(self.card / 3, 37 * self.ui)

    @property
    def fan_top(self) -> float:
        """The upper edge of my hand."""
        return self.hand_y - self.card_height / 2

    @property
    def hand_top(self) -> float:
        """The upper edge of all that is mine: the hand, or the stacks that lie above it or in its place."""
        if not self.stacks:
            return self.fan_top
        return self.stack_y(mine=True) - self.stack_card(mine=True) * (CARD_RATIO / 2 + COVERED_SHIFT)

    # ------------------------------------------------------------------ stacks
    def stack_card(self, *, mine: bool) -> float:
        """The width of a card on a stack."""
        wanted = self.card if mine and not self.has_hand else 0.56 * MY_CARD * self.s
        corner = (216 if self.is_compact else 256) * self.ui + 12
        beside = self.edge if mine or self.is_narrow else self.edge + corner
        room = (self.width - 2 * beside) / max(1, self.stacks) / STACK_STEP
        return float(round(max(30.0, min(wanted, room))))

    def stack_y(self, *, mine: bool) -> float:
        """The middle of a row of stacks: above my hand or in its place; under the other's plate, or at the top."""
        height = self.stack_card(mine=mine) * CARD_RATIO
        shift = self.stack_card(mine=mine) * COVERED_SHIFT
        if mine:
            return self.fan_top - 20 * self.s - height / 2 if self.has_hand else self.hand_y
        above = 52 * self.ui + self.back * CARD_RATIO + 8 + 4 * self.s if self.has_hand else 6 * self.s
        return self.top + above + shift + height / 2

    @property
    def _stacks_end(self) -> float:
        """Where the cards and the plate of the player at the top end, in a game with stacks, and a crown finds room."""
        cards = self.stack_y(mine=False) + self.stack_card(mine=False) * CARD_RATIO / 2
        return cards + (0 if self.has_hand else 56 * self.ui) + 14 * self.s

    @property
    def top_cards(self) -> float:
        """How far down the cards of a player at the top reach; the plate lies below them."""
        if self.stacks and not self.has_hand:
            width = self.stack_card(mine=False)
            return self.stack_y(mine=False) - self.top + width * CARD_RATIO / 2
        return self.back * CARD_RATIO

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


def kept_inside(layout: Layout, box: Box, margin: float = 8.0) -> Box:
    """The box moved into the window, as far as it fits."""
    x = max(margin, min(box.x, layout.width - box.width - margin))
    y = max(margin, min(box.y, layout.height - box.height - margin))
    return Box(x, y, box.width, box.height)
