"""Where things lie: inside the window, off each other, seats by the direction of the game."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop.engine.rules.terms import Direction
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.card_positions import card_box, trick_spot
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.large_text import corner_boxes
from belote_desktop.table.layout.seat_positions import back_spots, count_place, kept_inside, plate_box
from belote_desktop.table.layout.shapes import Box, Spot
from belote_desktop.table.layout.sides import Side, side_of
from belote_desktop.table.scene.trick import crown_rise

SIZES = [(640, 1000), (900, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
OTHERS = (Side.EAST, Side.NORTH, Side.WEST)


def corners(spot: Spot, width: float, height: float) -> list[tuple[float, float]]:
    """The corners of a card that lies on a spot."""
    cos, sin = math.cos(math.radians(spot.turn)), math.sin(math.radians(spot.turn))
    half = ((x * width / 2, y * height / 2) for x in (-1, 1) for y in (-1, 1))
    return [(spot.x + x * cos - y * sin, spot.y + x * sin + y * cos) for x, y in half]


def test_counter_clockwise_games_go_from_me_to_my_right() -> None:
    sides = [side_of(seat, me=0, seats=4, direction=Direction.CCW) for seat in range(4)]
    assert sides == [Side.SOUTH, Side.EAST, Side.NORTH, Side.WEST]


def test_clockwise_games_go_from_me_to_my_left() -> None:
    sides = [side_of(seat, me=0, seats=4, direction=Direction.CW) for seat in range(4)]
    assert sides == [Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST]


def test_three_players_have_both_others_at_the_top() -> None:
    assert side_of(1, me=0, seats=3, direction=Direction.CCW) is Side.NORTH_EAST
    assert side_of(1, me=0, seats=3, direction=Direction.CW) is Side.NORTH_WEST


def test_two_players_sit_opposite() -> None:
    assert side_of(0, me=1, seats=2, direction=Direction.CCW) is Side.NORTH


@given(st.integers(0, 3), st.sampled_from(Direction))
def test_i_always_sit_at_the_bottom(me: int, direction: Direction) -> None:
    assert side_of(me, me=me, seats=4, direction=direction) is Side.SOUTH


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(640, 456), (632, 576), (848, 756), *SIZES])
@pytest.mark.parametrize("side", [Side.NORTH, Side.NORTH_EAST, Side.NORTH_WEST])
def test_the_crown_on_a_card_at_the_top_ends_below_the_plate_there(
    side: Side, size: tuple[int, int], text: float
) -> None:
    layout = Layout(*size, text=text)
    card = trick_spot(layout, side, 0).y - layout.trick_card * CARD_RATIO / 2
    assert crown_rise(layout, side) == 0.0 or card - crown_rise(layout, side) > layout.plate_end


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(640, 456), *SIZES])
@pytest.mark.parametrize("side", [Side.EAST, Side.WEST])
def test_the_number_of_cards_at_a_side_lies_on_none_of_them(side: Side, size: tuple[int, int], text: float) -> None:
    layout = Layout(*size, text=text)
    for count in (4, 8):
        x, y = count_place(layout, side, count)
        disc = Box(x - 11 * layout.ui, y - 11 * layout.ui, 22 * layout.ui, 22 * layout.ui)
        assert not any(card_box(spot, layout.back).meets(disc) for spot in back_spots(layout, side, count))
        assert disc.y >= layout.edge + layout.corner[1]


@pytest.mark.sampled(24)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_my_hand_is_inside_the_window_with_every_index_in_sight(size: tuple[int, int], count: int) -> None:
    layout = Layout(*size)
    spots = hand_spots(layout, [26 * layout.s] * count)
    for spot in spots:
        # the lower corners may dip under the edge by the width of the index column, the upper ones never leave
        for x, y in corners(spot, layout.card, layout.card_height):
            assert 0 <= x <= layout.width
            assert y <= layout.height + 0.02 * layout.height
    for left, right in pairwise(spots):
        assert right.x - left.x > 0.25 * layout.card  # the index column is 0.25 of a card wide


@pytest.mark.parametrize("size", SIZES)
def test_the_trick_lies_clear_of_my_raised_hand(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    lowest = max(
        y for _, y in corners(trick_spot(layout, Side.SOUTH, 3), layout.trick_card, layout.trick_card * CARD_RATIO)
    )
    assert lowest < layout.hand_top - 26 * layout.s


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", OTHERS)
def test_other_hands_do_not_reach_the_trick_or_their_plate(size: tuple[int, int], side: Side) -> None:
    layout = Layout(*size)
    plate = plate_box(layout, side, 160 * layout.ui, 8)
    played = corners(trick_spot(layout, side, 0), layout.trick_card, layout.trick_card * CARD_RATIO)
    reach = {
        Side.EAST: max(x for x, _ in played),
        Side.WEST: min(x for x, _ in played),
        Side.NORTH: min(y for _, y in played),
    }
    for spot in back_spots(layout, side, 8):
        for x, y in corners(spot, layout.back, layout.back * CARD_RATIO):
            assert y <= plate.y or side is Side.NORTH
            assert y <= plate.y + 6 * layout.s or side is not Side.NORTH
            assert {Side.EAST: x > reach[side], Side.WEST: x < reach[side], Side.NORTH: y < reach[side]}[side]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_plates_are_inside_the_window_and_off_each_other(size: tuple[int, int], text: float) -> None:
    layout = Layout(*size, text=text)
    plates = [plate_box(layout, side, 130 * layout.ui, 8) for side in (Side.SOUTH, *OTHERS)]
    for plate in plates:
        assert plate.x >= 0 <= plate.y
        assert plate.right <= layout.width
        assert plate.bottom <= layout.height
        assert not any(plate.meets(other) for other in plates if other is not plate)


@pytest.mark.parametrize("size", SIZES)
def test_the_plates_of_three_players_are_inside_the_window_and_off_each_other(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    plates = [plate_box(layout, side, 190 * layout.ui, 10) for side in (Side.SOUTH, Side.NORTH_EAST, Side.NORTH_WEST)]
    for plate in plates:
        assert plate.x >= 0 <= plate.y
        assert plate.right <= layout.width
        assert plate.bottom <= layout.height
        assert not any(plate.meets(other) for other in plates if other is not plate)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(640, 456), (900, 567), *SIZES])
@pytest.mark.parametrize("corner_right", [False, True])
def test_the_hands_of_three_players_lie_off_the_score_and_the_buttons_however_large_they_are(
    size: tuple[int, int], text: float, corner_right: bool
) -> None:
    layout = Layout(*size, text=text, corner_right=corner_right)
    for side in (Side.NORTH_EAST, Side.NORTH_WEST):
        backs = [card_box(spot, layout.back) for spot in back_spots(layout, side, 8)]
        assert not any(back.meets(corner) for back in backs for corner in corner_boxes(layout))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", [Side.NORTH_EAST, Side.NORTH_WEST])
def test_the_hands_of_three_players_do_not_reach_the_trick(size: tuple[int, int], side: Side) -> None:
    layout = Layout(*size)
    played = corners(trick_spot(layout, side, 0), layout.trick_card, layout.trick_card * CARD_RATIO)
    lowest = max(y for spot in back_spots(layout, side, 12) for _, y in corners(spot, layout.back, layout.back * 1.5))
    assert lowest < min(y for _, y in played)


@given(st.integers(480, 4000), st.integers(480, 2400), st.floats(-200, 4200), st.floats(-200, 2600))
def test_what_is_kept_inside_stays_inside(width: int, height: int, x: float, y: float) -> None:
    layout = Layout(width, height)
    box = kept_inside(layout, plate_box(layout, Side.SOUTH, 200, 8).__class__(x, y, 200, 60))
    assert 0 <= box.x <= box.right <= width
    assert 0 <= box.y <= box.bottom <= height


def test_seats_are_given_by_the_direction_alone_so_they_never_mirror() -> None:
    """No function of the geometry knows the reading direction."""
    assert "rtl" not in Layout.__dataclass_fields__
    east = trick_spot(Layout(1280, 800), Side.EAST, 0)
    assert east.x > 640
