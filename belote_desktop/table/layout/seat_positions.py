"""Positions of the other players' hands and of all name plates. Pure functions of a layout."""

from __future__ import annotations

import math

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.fans import fan
from belote_desktop.table.layout.geometry import FAN_BOW, STACK_STEP, Layout
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side

_OPEN_STEP, _LEAST_STEP = 0.56, 0.42  # from one open card to the next, in card widths: the index is seen
_OPEN_ROW, _CLOSE_ROW = 1.04, 0.66  # from one row of them to the next, in card heights; on a low table
_TRICK_REACH = 1.8  # how far a trick reaches to each side of its middle, turned as its cards are, in card widths
_OPEN_TOP = 12.0  # the cloth above an open hand at the top, in pixels

_BUTTON = 82.0
"""The width of a button without words in a lower corner, in pixels at 100 %."""
_FULL = 8
"""The cards of most full hands: discs keep their place while the cards become fewer."""

_ARC, _LOW_ARC = 24.0, 10.0
"""The arcs in degrees of a fan, and of a short one: of two side by side between the corners, with their numbers between
them, and of fans at the sides of a squeezed table."""


def back_spots(layout: Layout, side: Side, count: int) -> list[Spot]:
    """The spots of another player's backs: a curve with its hollow side towards that player."""
    x0, y0, base = fan_place(layout, side)
    offsets = _back_fan(layout, side, count)
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


def open_spots(layout: Layout, side: Side, count: int) -> list[Spot]:
    """The spots of another player's open hand: upright, every index visible, in one row if that has room, else in two;
    only on a low table do these cover each other.
    """
    x0, y0, _ = fan_place(layout, side)
    step, across = (_top_step(layout, side, count), count) if side.is_top else _side_row(layout, count)
    height, width = layout.back * CARD_RATIO, layout.back + (across - 1) * step
    row = (_CLOSE_ROW if layout.is_squeezed or layout.has_names_aside else _OPEN_ROW) * height
    if side.is_top:
        x0, y0 = max(8 + width / 2, min(x0, layout.width - 8 - width / 2)), layout.top + height / 2 + _OPEN_TOP
    else:
        edge = 0.7 * layout.edge + width / 2
        x0 = layout.width - edge if side is Side.EAST else edge
        y0 -= row / 2 * (across < count)
    return [
        Spot(x0 - (width - layout.back) / 2 + place % across * step, y0 + place // across * row, z=2 + place * 0.01)
        for place in range(count)
    ]


def _top_step(layout: Layout, side: Side, count: int) -> float:
    """From one open card to the next at the top, where two hands share the room."""
    step = _OPEN_STEP * layout.back
    if side is Side.NORTH:
        return step
    apart = abs(fan_place(layout, Side.NORTH_EAST)[0] - fan_place(layout, Side.NORTH_WEST)[0])
    return min(step, (apart - layout.back - 12) / max(1, count - 1))


def _side_row(layout: Layout, count: int) -> tuple[float, int]:
    """From one open card to the next at a side, and how many lie in a row: all if it ends before the trick, and in a
    low window before the hand at the top.
    """
    middle = _TRICK_REACH * layout.trick_card
    if layout.side_y < layout.top + _OPEN_TOP + 1.5 * layout.back * CARD_RATIO:
        middle = max(middle, (1 + _OPEN_STEP * (count - 1)) * layout.back / 2)
    room = layout.centre_x - middle - 8 - 0.7 * layout.edge
    widest = _OPEN_STEP * layout.back * (0.84 if layout.is_narrow else 1.0)  # what is said is beside it
    for across in (max(1, count), (count + 1) // 2):
        step = min(widest, (room - layout.back) / max(1, across - 1))
        if step >= _LEAST_STEP * layout.back:
            return step, across
    return widest, max(1, (count + 1) // 2)


def fan_place(layout: Layout, side: Side) -> tuple[float, float, float]:
    """The middle and the turn of a fan of backs."""
    height = layout.back * CARD_RATIO
    if side.is_top:
        return _fan_x(layout, side), layout.top + height / 2 + 3 + FAN_BOW * layout.back, 180.0
    away = layout.width / 2 - height / 2 - 0.7 * layout.edge
    if side is Side.EAST:
        return layout.centre_x + away, layout.side_y, -90.0
    return layout.centre_x - away, layout.side_y, 90.0


def near_corner(layout: Layout) -> Side:
    """Of two players at the top, the side of the one next to the score panel."""
    return Side.NORTH_EAST if layout.corner_right else Side.NORTH_WEST


def top_x(layout: Layout, side: Side) -> float:
    """The axis of a player at the top; two of them make room for the panel in the corner."""
    if side not in (Side.NORTH_EAST, Side.NORTH_WEST):
        return layout.centre_x
    is_near = side is near_corner(layout)
    if layout.is_compact and not layout.is_narrow:
        near = max(0.41 * layout.width, layout.edge + layout.corner[0] + 8 + 80 * layout.ui)
        far = min(max(0.72 * layout.width, near + 168 * layout.ui), layout.width - 8 - 80 * layout.ui)
        from_corner = near if is_near else far
    else:
        shift = 0.22 if layout.is_narrow else 0.15
        from_corner = layout.width * (0.5 - shift if is_near else 0.5 + shift)
    return layout.width - from_corner if layout.corner_right else from_corner


def _between_corners(layout: Layout) -> tuple[float, float]:
    """The span at the top from the score panel to the buttons, as far from the panel's side of the window."""
    return layout.edge + layout.corner[0] + 8, layout.width - layout.edge - (3 * 44 + 2 * 8) * layout.ui - 4


def _shares_top(layout: Layout, side: Side) -> bool:
    """Whether two fans share the space between panel and buttons: in a low window, and where the buttons would lie on
    one of them.
    """
    if layout.bare or side not in (Side.NORTH_EAST, Side.NORTH_WEST):
        return False
    far = Side.NORTH_WEST if near_corner(layout) is Side.NORTH_EAST else Side.NORTH_EAST
    x = layout.width - top_x(layout, far) if layout.corner_right else top_x(layout, far)
    has_buttons_there = layout.has_buttons and not layout.is_narrow
    return layout.is_low or (has_buttons_there and x + _spread(layout, _FULL, _ARC) > _between_corners(layout)[1])


def _fan_x(layout: Layout, side: Side) -> float:
    """The axis of a fan of backs at the top; where two share the space there, it lies clear of the corners."""
    if not _shares_top(layout, side):
        return top_x(layout, side)
    begin, end = _between_corners(layout)
    reach = back_spread(layout, 8, side)
    from_corner = begin + reach if side is near_corner(layout) else end - reach
    return layout.width - from_corner if layout.corner_right else from_corner


def _back_fan(layout: Layout, side: Side, count: int) -> list[tuple[float, float, float]]:
    return fan(count, layout.back, radius=6.2, step=3.3, arc=_arc(layout, side))


def _arc(layout: Layout, side: Side) -> float:
    is_short = _shares_top(layout, side) or (layout.is_squeezed and not side.is_top)
    return _LOW_ARC if is_short else _ARC


def back_spread(layout: Layout, count: int, side: Side = Side.NORTH) -> float:
    """Half the length of a fan of backs, to the outermost corner."""
    return _spread(layout, count, _arc(layout, side))


def _spread(layout: Layout, count: int, arc: float) -> float:
    offsets = fan(count, layout.back, radius=6.2, step=3.3, arc=arc)
    x, _, turn = offsets[-1] if offsets else (0.0, 0.0, 0.0)
    angle = math.radians(turn)
    return x + layout.back / 2 * (math.cos(angle) + CARD_RATIO * math.sin(angle))


def count_place(layout: Layout, side: Side, count: int) -> tuple[float, float]:
    """The middle of the disc with the number of cards a player holds."""
    spread, ui = back_spread(layout, count, side), layout.ui
    x0, y0, _ = fan_place(layout, side)
    if side.is_top:
        is_left = side is Side.NORTH_EAST or (side is Side.NORTH and layout.corner_right != _is_beside_panel(layout))
        inward = -1 if is_left else 1
        x = x0 + inward * (spread + 16 * ui)
        buttons = layout.edge + 164 * ui  # of which there are three in the other corner than the panel's
        if not _is_beside_panel(layout):
            x = max(x, buttons) if layout.corner_right else min(x, layout.width - buttons)
        return x, max(layout.top + 0.42 * layout.back * CARD_RATIO, 13 * ui)
    above, least = y0 - spread - 18 * ui, layout.edge + layout.corner[1] + 13 * ui
    out = 26 * ui
    if least > y0 - back_spread(layout, _FULL, side) - 13 * ui:  # no room between panel and fan: on its inner side
        out = 0.7 * layout.edge + (CARD_RATIO + FAN_BOW) * layout.back + 16 * ui
        above = y0 - spread + 13 * ui
    return (layout.width - out if side is Side.EAST else out), max(above, least)


def is_thin(layout: Layout, side: Side) -> bool:
    """Whether a plate is a one-line strip, as mine is below my cards."""
    return side is Side.SOUTH and not layout.plates_beside


def plate_box(layout: Layout, side: Side, width: float, count: int, ui: float | None = None) -> Box:
    """The box of a seat's name plate, `width` wide. `count` is the size of a full hand, so plates never move.

    The text size is `ui`, by default as large as the window allows.
    """
    height, margin = (30 if is_thin(layout, side) else layout.plain_plate) * (ui or layout.ui), 0.7 * layout.edge
    if layout.plates_beside:
        return _beside_stacks(layout, side, width, height)
    if side.is_top and layout.has_names_aside:
        return _plate_aside(layout, side, width, height, count)
    if side.is_top:
        return Box(top_x(layout, side) - width / 2, layout.plate_top, width, height)
    if side is Side.SOUTH:
        return Box(layout.centre_x - width / 2, layout.height - height - 4, width, height)
    y = max(layout.side_y + back_spread(layout, count, side) + 8, layout.side_plate_top)
    if layout.is_squeezed:  # rather on the backs than outside
        y = min(y, layout.height - height - 4)
    return Box(layout.width - margin - width if side is Side.EAST else margin, y, width, height)


def _is_beside_panel(layout: Layout) -> bool:
    """Whether the number of cards at the top lies towards the panel, since the plate lies on the other side of them."""
    return layout.has_names_aside and not layout.bare


def _plate_aside(layout: Layout, side: Side, width: float, height: float, count: int) -> Box:
    """The box of the plate of a player at the top that lies beside the cards; of two players, at the sides below."""
    if _is_beside_panel(layout):
        reach = back_spread(layout, count, side) + 8
        x = layout.centre_x - reach - width if layout.corner_right else layout.centre_x + reach
        return Box(max(8.0, min(x, layout.width - 8 - width)), layout.plate_top, width, height)
    if side is Side.NORTH:
        reach = back_spread(layout, count, side)
        if not layout.all_closed:
            reach = max(reach, (1 + (count - 1) * _OPEN_STEP) * layout.back / 2)
        return Box(max(8.0, layout.centre_x - reach - 8 - width), layout.plate_top, width, height)
    margin = 0.7 * layout.edge
    x = margin if side is Side.NORTH_WEST else layout.width - margin - width
    return Box(x, layout.top + layout.top_cards + 4, width, height)


def _beside_stacks(layout: Layout, side: Side, width: float, height: float) -> Box:
    """The box of a plate left of the stacks nearest the trick; at the top, under the corner panel.

    In a low window, and where it would reach the buttons in the other corner, mine lies above them.
    """
    mine = side is Side.SOUTH
    middle = layout.stack_y(0 if mine else layout.stack_rows - 1, mine=mine)
    left = layout.centre_x - layout.stack_card * (STACK_STEP * (layout.stack_columns - 1) + 1) / 2
    x, y = max(0.7 * layout.edge, left - 14 * layout.s - width), middle - height / 2
    if not mine:
        y = max(y, layout.edge + layout.corner[1] + 8)
    elif (layout.is_low or x < layout.edge + _BUTTON * layout.ui) and not layout.bare:
        y = min(y, layout.height - layout.edge - layout.low_buttons - 4 - height)
    return Box(x, y, width, height)


def kept_inside(layout: Layout, box: Box, margin: float = 8.0) -> Box:
    """The box moved into the window, as far as it fits."""
    x = max(margin, min(box.x, layout.width - box.width - margin))
    y = max(margin, min(box.y, layout.height - box.height - margin))
    return Box(x, y, box.width, box.height)
