"""Positions of single cards: trick, stock, open cards, stacks and piles. Pure functions of a layout."""

from __future__ import annotations

import math

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.geometry import COVERED_SHIFT, LONGEST_FAN, STACK_STEP, Layout
from belote_desktop.table.layout.seat_positions import fan_place, near_corner, top_x
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side

_PLACES = {  # in trick cards from the centre: across (of the width), down (of the height), turn
    Side.SOUTH: (0.0, 0.47, -3.0),
    Side.NORTH: (0.0, -0.47, 3.0),
    Side.EAST: (1.10, -0.012, 10.0),
    Side.WEST: (-1.10, 0.012, -10.0),
    Side.NORTH_EAST: (1.10, -0.40, 12.0),
    Side.NORTH_WEST: (-1.10, -0.40, -12.0),
}

_TURN_UP = 1.04  # the size of the turn-up, in cards of the stock
_STOCK_REACH = 2 * _TURN_UP + 0.05  # the height of the leaning turn-up, in halves of a card of the stock
_UNDER_PLATE, _ABOVE_HAND = 14.0, 14.0  # the gaps over the stock and under a question, at scale 1
_QUESTION = 106.0  # the height of the smallest question with two rows of buttons, in pixels at 100 %
_FULL_HAND = 2.95  # how far a hand of nine reaches from its middle, in card widths
_BETWEEN_STACKS = _PLACES | {Side.SOUTH: (0.64, 0.02, 3.0), Side.NORTH: (-0.64, -0.02, -3.0)}


def trick_spot(layout: Layout, side: Side, order: int) -> Spot:
    """The spot of a played card, leaning towards its player; later cards lie higher."""
    across, down, turn = (_BETWEEN_STACKS if layout.stacks else _PLACES)[side]
    nudge = {Side.SOUTH: -4.0, Side.NORTH: 4.0}.get(side, 0.0) * layout.s
    return Spot(
        layout.centre_x + across * layout.trick_card + nudge,
        layout.centre_y + down * layout.trick_card * CARD_RATIO,
        turn,
        z=4 + order * 0.1,
    )


def stock_spot(layout: Layout, *, beside_turn_up: bool) -> Spot:
    """The spot of the stock: in the middle, left of the turn-up if there is one; or beside my stacks."""
    if _lies_beside_stacks(layout):
        return Spot(_beside_stacks(layout, near_corner=True), _stock_y(layout), scale=_stock_scale(layout), z=3)
    scale = _stock_scale(layout)
    shift = 0.62 * scale * layout.trick_card if beside_turn_up else 0.0
    return Spot(layout.centre_x - shift, _stock_y(layout), scale=scale, z=3)


def dealer_spot(layout: Layout, side: Side) -> Spot:
    """The spot of the pack while a player deals: beside that player's cards, as small as they are."""
    scale = layout.back / layout.trick_card
    if side is Side.SOUTH:
        return Spot(0.82 * layout.width, layout.hand_y, scale=scale, z=3)
    x, y, _ = fan_place(layout, side)
    if side.is_top:
        beside = (LONGEST_FAN + 0.9) * layout.back
        return Spot(x + (beside if x <= layout.centre_x else -beside), y, scale=scale, z=3)
    inward = 1.9 * layout.back
    return Spot(x - inward if side is Side.EAST else x + inward, y, 90.0, scale, z=3)


def _lies_beside_stacks(layout: Layout) -> bool:
    """Whether stock and turn-up lie beside my stacks, because a question needs the strip in the middle."""
    reach = ((layout.stack_columns - 1) / 2 + 1) * STACK_STEP * layout.stack_card + layout.stack_card / 2
    return layout.stacks > 0 and layout.has_hand and reach < layout.width / 2


def _beside_stacks(layout: Layout, *, near_corner: bool) -> float:
    """The x of a card beside my stacks, on the side of the score panel or on the other."""
    reach = ((layout.stack_columns - 1) / 2 + 1) * STACK_STEP * layout.stack_card
    return layout.centre_x + (reach if near_corner is layout.corner_right else -reach)


def _stock_scale(layout: Layout) -> float:
    """The size of the stock relative to a trick; smaller in small windows, with large text and above a question."""
    if _lies_beside_stacks(layout):
        return min(1.0, layout.stack_card / layout.trick_card)
    if layout.stacks or not layout.is_compact:
        return 1.0
    room = layout.hand_top - _ABOVE_HAND * layout.s - _QUESTION * layout.ui - layout.plate_end
    whole = _UNDER_PLATE * layout.s + _STOCK_REACH * 0.5 * layout.trick_card * CARD_RATIO
    return max(0.66, min(1.0, 1.7 - 0.7 * layout.ui, room / whole))


def _stock_y(layout: Layout) -> float:
    """The middle of the stock: above the middle of the table; in small windows as high as fits, above the panel."""
    if _lies_beside_stacks(layout):
        return layout.stack_y(0, mine=True)
    scale, high = _stock_scale(layout), 0.5 * layout.trick_card * CARD_RATIO
    middle = layout.centre_y - 0.5 * high
    if layout.stacks or not layout.is_compact:
        return middle
    return min(middle, layout.plate_end + scale * (_UNDER_PLATE * layout.s + _TURN_UP * high))


def turn_up_spot(layout: Layout) -> Spot:
    scale = _stock_scale(layout)
    if _lies_beside_stacks(layout):
        return Spot(_beside_stacks(layout, near_corner=False), _stock_y(layout), 4.0, scale=scale, z=3.5)
    return Spot(
        layout.centre_x + 0.56 * scale * layout.trick_card,
        _stock_y(layout),
        4.0,
        scale=_TURN_UP * scale,
        z=3.5,
    )


def seat_spot(layout: Layout, side: Side) -> Spot:
    """The spot at the edge of the table where a player's tricks go and dealt cards arrive."""
    if side is Side.SOUTH:
        return Spot(layout.centre_x, layout.height + layout.card_height * 0.4, 0.0, scale=0.7, z=9)
    x, y, turn = fan_place(layout, side)
    return Spot(x, y, turn - 180 if side.is_top else turn, scale=0.55, z=1)


def shown_spots(layout: Layout, side: Side, count: int) -> list[Spot]:
    """The spots of a declaration laid open in front of its player: a small row, closer together for many cards.

    Mine lies where the fan falls away, beside my speech and the trick.
    """
    step = layout.trick_card * min(0.42, 1.26 / max(1, count - 1))
    middle = seat_spot(layout, side)
    x = {Side.EAST: layout.width * 0.76, Side.WEST: layout.width * 0.24}.get(side, middle.x)
    y = layout.centre_y
    if side is Side.SOUTH:
        x = layout.centre_x + 1.75 * layout.trick_card + (count - 1) / 2 * step + 0.36 * layout.trick_card
        y = layout.hand_top - 0.62 * layout.trick_card
    if layout.stacks:  # beside the trick
        x, y = layout.centre_x + 2.6 * layout.trick_card * (1 if side is Side.SOUTH else -1), layout.centre_y
    elif side.is_top:
        y = layout.top + layout.top_cards + (layout.plain_plate + 18) * layout.ui + layout.trick_card * 0.62
        small = layout.is_compact and side is not Side.NORTH
        if small or side is near_corner(layout):  # what is said is under that plate
            y += 44 * layout.ui
    half = (count - 1) / 2 * step + layout.trick_card * 0.45
    x = max(half + 8, min(x, layout.width - half - 8))
    return [
        Spot(x + (place - (count - 1) / 2) * step, y, 0.0, scale=0.8, z=15 + place * 0.01) for place in range(count)
    ]


def stack_spots(layout: Layout, side: Side) -> list[Spot]:
    """The open cards of a player's stacks, row by row from the left, as they lie on the screen; never mirrored."""
    mine, columns = side is Side.SOUTH, layout.stack_columns
    step = layout.stack_card * STACK_STEP
    left = (layout.centre_x if mine else top_x(layout, side)) - (columns - 1) / 2 * step
    return [
        Spot(left + place % columns * step, layout.stack_y(place // columns, mine=mine), z=6 + place * 0.01)
        for place in range(layout.stacks)
    ]


def covered_spot(layout: Layout, side: Side, place: int) -> Spot:
    """The spot of the covered card of a stack: above and to the right of the open one."""
    spot = stack_spots(layout, side)[place]
    shift = layout.stack_card * COVERED_SHIFT
    return Spot(spot.x + shift, spot.y - shift, z=5.5 + place * 0.01)


def pile_width(layout: Layout) -> float:
    """The width of a card in a small pile."""
    return float(round(max(34.0, 0.46 * layout.trick_card)))


def table_pile_spot(layout: Layout, place: int) -> Spot:
    """The spot of a pile that belongs to nobody, left of the trick; `place` counts outwards from the trick."""
    width = pile_width(layout)
    x = layout.centre_x - 1.75 * layout.trick_card - width / 2 - place * width * 1.25
    down = 0.9 * width * CARD_RATIO if layout.is_narrow else -0.5 * width if layout.is_compact else 0.0
    return Spot(max(width / 2 + 6, x), layout.centre_y + down, z=1.5)


def seat_pile_spot(layout: Layout, side: Side, plate: Box) -> Spot:
    """The spot of a player's pile: beside the plate, towards the middle of the table."""
    width = pile_width(layout)
    half = width * CARD_RATIO / 2
    if side is Side.SOUTH:
        beside = not layout.is_narrow  # a small window has room above the hand only
        x = layout.width * 0.80
        if layout.enlarged > 1:  # a full hand reaches farther
            x = max(x, layout.centre_x + _FULL_HAND * layout.card + width / 2 + 4)
        return Spot(x, layout.hand_y if beside else layout.hand_top - half - 8, z=1.5)
    if side.is_top:
        is_right = side is Side.NORTH_WEST or (side is Side.NORTH and layout.corner_right)  # speech is on the left then
        x = plate.right + width / 2 + 10 if is_right else plate.x - width / 2 - 10
        return Spot(x, plate.y + plate.height / 2 + half * 0.3, z=1.5)
    if layout.is_compact and not layout.is_narrow:  # speech is under the plate
        x = plate.right + width / 2 + 10 if side is Side.WEST else plate.x - width / 2 - 10
        return Spot(x, plate.y + plate.height / 2, z=1.5)
    x = min(max(plate.x + plate.width / 2, width), layout.width - width)
    return Spot(x, plate.bottom + half + 8, z=1.5)


def card_box(spot: Spot, width: float) -> Box:
    """The upright box around a card."""
    cos, sin = abs(math.cos(math.radians(spot.turn))), abs(math.sin(math.radians(spot.turn)))
    across, down = width * spot.scale, width * spot.scale * CARD_RATIO
    wide, high = across * cos + down * sin, across * sin + down * cos
    return Box(spot.x - wide / 2, spot.y - high / 2, wide, high)


def card_widths(layout: Layout) -> tuple[float, ...]:
    """All widths in which cards are shown."""
    plain = (layout.card, layout.trick_card, layout.back, pile_width(layout))
    return (*plain, layout.stack_card) if layout.stacks else plain
