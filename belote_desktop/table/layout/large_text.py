"""Places for plates, piles and panels when text is large. Pure functions of a layout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.card_positions import (
    card_box,
    covered_spot,
    pile_width,
    seat_pile_spot,
    shown_spots,
    stack_spots,
    stock_spot,
    trick_spot,
    turn_up_spot,
)
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.geometry import RISEN, Layout
from belote_desktop.table.layout.placement import frame, least_covering
from belote_desktop.table.layout.seat_positions import top_x
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side

_FAR = 10_000.0
_BESIDE = 8.0
"""The gap between a plate that is moved and what it keeps off."""


def beside_plate(layout: Layout, side: Side, count: int, ui: float) -> list[Box]:
    """The boxes a seat's plate must not cover: edges, corners, trick, stacks, and my hand of `count` cards.

    At a `ui` above the normal size the strip above my hand is added, because questions appear there.
    """
    found = [*_outside(layout), *corner_boxes(layout), *stack_boxes(layout)]
    if side is not Side.SOUTH:
        hand = [card_box(spot, layout.card) for spot in hand_spots(layout, [RISEN * layout.s] * count)]
        found += (*trick_boxes(layout, (side,)), *hand)
        if ui > layout.text_sizes[-1]:
            found.append(_above(layout, frame(hand)))
    if side in (Side.NORTH_EAST, Side.NORTH_WEST):
        found.append(_other_half(layout, side))
    return found


def plate_sizes(layout: Layout) -> Iterator[tuple[float, float]]:
    """The sizes to try for a plate, as `ui` and the share of its width it keeps; text beyond that is cut."""
    for ui in layout.text_sizes:
        yield ui, 1.0
    yield from ((layout.text_sizes[-1], share) for share in (0.9, 0.8, 0.7))


def plate_places(side: Side, usual: Box, seen: Sequence[Box]) -> Iterator[Box]:
    """The usual place of a plate; at the top also those beside what it would cover there, the nearest first."""
    yield usual
    if side.is_top:
        met = [box for box in seen if box.meets(usual)]
        ends = {x for box in met for x in (box.right + _BESIDE, box.x - _BESIDE - usual.width)}
        near = (x for x in ends if abs(x) < _FAR)  # nothing is covered behind the edges either
        yield from (replace(usual, x=x) for x in sorted(near, key=lambda x: abs(x - usual.x)))


def trick_boxes(layout: Layout, sides: Iterable[Side]) -> Iterator[Box]:
    """The boxes of the cards of a trick."""
    return (card_box(trick_spot(layout, side, 0), layout.trick_card) for side in sides)


def room_below_trick(layout: Layout) -> float:
    """How far cards may rise out of my hand before they lie on my card of the trick."""
    return layout.hand_top - max(box.bottom for box in trick_boxes(layout, (Side.SOUTH,)))


def stock_boxes(layout: Layout) -> tuple[Box, Box]:
    """The boxes of the stock and the turn-up."""
    spots = stock_spot(layout, beside_turn_up=True), turn_up_spot(layout)
    return card_box(spots[0], layout.trick_card), card_box(spots[1], layout.trick_card)


def clear_pile_spot(layout: Layout, side: Side, plate: Box, taken: Sequence[Box]) -> Spot:
    """The spot of a player's pile: beside the plate, or under it if there is no room."""
    usual, width = seat_pile_spot(layout, side, plate), pile_width(layout)
    if side is Side.SOUTH:
        return usual
    under = plate.bottom + 0.5 * width * CARD_RATIO + 6
    ends = (plate.x + width / 2, plate.x + plate.width / 2, plate.right - width / 2)
    beside = (plate.x - width / 2 - 10, plate.right + width / 2 + 10)
    ways = (usual, *(replace(usual, x=x, y=under) for x in ends), *(replace(usual, x=x) for x in beside))
    return least_covering(ways, lambda spot: card_box(spot, width), [*taken, *corner_boxes(layout)])


def clear_spots(layout: Layout, side: Side, count: int, words: Sequence[Box]) -> list[Spot]:
    """The spots of an open declaration, raised if `words` are in the way."""
    usual = shown_spots(layout, side, count)

    def box(row: Sequence[Spot]) -> Box:
        return frame([card_box(spot, layout.trick_card) for spot in row])

    raised = (_raised(usual, 10 * step * layout.s) for step in range(1, 16))
    return least_covering((usual, *(row for row in raised if box(row).y > layout.edge)), box, words)


def _raised(row: Sequence[Spot], lift: float) -> list[Spot]:
    return [replace(spot, y=spot.y - lift) for spot in row]


def _above(layout: Layout, hand: Box) -> Box:
    """The box of my hand and what is above it, up to the middle of the table."""
    return Box(hand.x, layout.centre_y, hand.width, layout.height - layout.centre_y)


def _outside(layout: Layout) -> Iterator[Box]:
    yield Box(-_FAR, 0, _FAR, layout.height)
    yield Box(layout.width, 0, _FAR, layout.height)
    yield Box(0, layout.height, layout.width, _FAR)


def corner_boxes(layout: Layout) -> Iterator[Box]:
    """The boxes of the score panel and the buttons; in narrow windows the buttons are a row clear of the plates."""
    if layout.bare:
        return
    edge, ui = layout.edge, layout.ui
    width, height = layout.corner
    buttons = (3 * 44 + 2 * 8) * ui
    yield Box(layout.width - edge - width if layout.corner_right else edge, edge, width, height)
    if not layout.has_buttons:
        return
    yield Box(edge if layout.corner_right else layout.width - edge - buttons, edge, buttons, 44 * ui)
    if not layout.is_narrow:
        low = Box(edge, layout.height - edge - layout.low_buttons, 74 * ui, layout.low_buttons)
        yield low
        yield Box(layout.width - edge - low.width, low.y, low.width, low.height)


def stack_boxes(layout: Layout) -> Iterator[Box]:
    """The boxes of the cards on stacks."""
    for side in (Side.SOUTH, Side.NORTH):
        for place, spot in enumerate(stack_spots(layout, side)):
            yield card_box(spot, layout.stack_card)
            yield card_box(covered_spot(layout, side, place), layout.stack_card)


def _other_half(layout: Layout, side: Side) -> Box:
    """With two players at the top, the box of the other one's half."""
    here, there = top_x(layout, side), top_x(layout, _other(side))
    middle = (here + there) / 2
    left = -_FAR if there < here else middle - 4
    return Box(left, 0, (middle + 4 if there < here else _FAR) - left, layout.height)


def _other(side: Side) -> Side:
    return Side.NORTH_WEST if side is Side.NORTH_EAST else Side.NORTH_EAST
