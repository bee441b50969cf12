"""Large text: as large as is wished where there is room, smaller where it would cover something, never too small."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.items.emphasis import LAWFUL
from belote_desktop.table.layout.bubble_places import bubble_box, explanation_ways, speech_ways
from belote_desktop.table.layout.card_positions import card_box, pile_width, seat_pile_spot, shown_spots, trick_spot
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.large_text import (
    beside_plate,
    clear_pile_spot,
    clear_spots,
    plate_places,
    plate_sizes,
)
from belote_desktop.table.layout.placement import covered, least_covering, places_in
from belote_desktop.table.layout.seat_positions import plate_box
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.overlays.panel_forms import forms_above

SMALL, USUAL = (900, 559), (1280, 759)
"""The table in the smallest window a game is promised to fit, and in the usual one."""
LENGTH = st.floats(1, 500)
BOXES = st.lists(st.builds(Box, LENGTH, LENGTH, LENGTH, LENGTH), max_size=5)


@given(st.integers(480, 4000), st.integers(480, 2400), st.floats(1, 2))
def test_text_is_between_the_usual_size_and_the_wish(width: int, height: int, text: float) -> None:
    usual, large = Layout(width, height).ui, Layout(width, height, text=text)
    assert large.text_sizes[0] == large.ui
    assert large.text_sizes[-1] == pytest.approx(usual)
    assert all(usual - 0.001 <= size <= usual * text + 0.001 for size in large.text_sizes)
    assert list(large.text_sizes) == sorted(large.text_sizes, reverse=True)


def test_text_at_200_per_cent_is_twice_as_large_in_the_usual_window() -> None:
    assert Layout(*USUAL, text=2).ui == 2 * Layout(*USUAL).ui


@pytest.mark.parametrize("size", [SMALL, USUAL, (3840, 2160)])
@pytest.mark.parametrize("side", list(Side))
def test_with_text_as_usual_everything_has_one_size_and_its_place(size: tuple[int, int], side: Side) -> None:
    layout = Layout(*size)
    plate = plate_box(layout, side, 150, 8)
    everywhere = [Box(0, 0, *size)]
    sizes = list(plate_sizes(layout))
    assert sizes[0] == (layout.ui, 1)
    assert {ui for ui, _ in sizes} == set(layout.text_sizes) == {layout.ui}
    assert next(plate_places(side, plate, everywhere)) == plate
    explained = list(explanation_ways(layout, (300, 300), "bottom"))
    assert {way.ui for way in explained} == {layout.ui}
    near = [way.tip for way in explained if not way.is_long]
    assert near == [way.tip for way in explained if way.is_long]
    assert [x for x, _ in near] == [300, 300, 300]
    assert near[0][1] > near[1][1] > near[2][1] >= 300 - 40 * layout.s, "over a card beside the tip it stands higher"
    assert all(way.points for way in explained)
    assert clear_spots(layout, side, 4, []) == shown_spots(layout, side, 4)
    assert clear_pile_spot(layout, side, plate, []) == seat_pile_spot(layout, side, plate)


@given(BOXES, BOXES)
def test_what_covers_nothing_is_taken_first_and_otherwise_what_covers_least(ways: list[Box], seen: list[Box]) -> None:
    if not ways:
        return
    best = least_covering(ways, lambda way: way, seen)
    free = [way for way in ways if not covered(way, seen)]
    assert best == (free[0] if free else min(ways, key=lambda way: covered(way, seen)))


@given(st.floats(1, 400), st.floats(1, 300), BOXES)
def test_places_are_inside_the_room_and_the_head_of_its_middle_comes_first(
    width: float, height: float, seen: list[Box]
) -> None:
    room = Box(10, 10, 880, 540)
    places = list(places_in(room, (width, height), seen, 5))
    first = places[0]
    assert first.y == room.y
    assert first.x + first.width / 2 == pytest.approx(room.x + room.width / 2)
    for place in places:
        assert room.x <= place.x <= place.right <= room.right + 0.001
        assert room.y <= place.y <= place.bottom <= room.bottom + 0.001


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize("side", [Side.EAST, Side.WEST])
def test_large_speech_finds_a_place_beside_plate_and_buttons(size: tuple[int, int], side: Side) -> None:
    layout = Layout(*size, text=2)
    plate = plate_box(layout, side, 150 * layout.ui, 8)
    buttons = Box(0, plate.bottom + 8, layout.width, layout.height)
    ways = speech_ways(layout, side, plate)
    best = least_covering(ways, lambda way: bubble_box(layout, way, 90 * way.ui, 40 * way.ui), [plate, buttons])
    assert not covered(bubble_box(layout, best, 90 * best.ui, 40 * best.ui), [plate, buttons])
    assert best.ui == layout.ui


@pytest.mark.parametrize("text", [1, 2])
def test_a_declaration_lies_higher_where_a_plate_is_in_the_way(text: float) -> None:
    layout = Layout(*SMALL, text=text)
    usual = [card_box(spot, layout.trick_card) for spot in shown_spots(layout, Side.SOUTH, 4)]
    plate = Box(usual[0].x, usual[0].bottom - 30, 300, 60)
    lying = [card_box(spot, layout.trick_card) for spot in clear_spots(layout, Side.SOUTH, 4, [plate])]
    assert not any(covered(card, [plate]) for card in lying)


@pytest.mark.parametrize("side", [Side.NORTH_EAST, Side.NORTH_WEST])
def test_a_plate_that_finds_no_free_place_stays_in_the_window(side: Side) -> None:
    layout = Layout(*SMALL, text=1.5)
    usual = plate_box(layout, side, 400, 9, layout.ui)
    places = list(plate_places(side, usual, beside_plate(layout, side, 9, layout.ui)))
    assert len(places) > 1
    assert all(-place.width < place.x < layout.width for place in places)


@pytest.mark.parametrize("side", [Side.EAST, Side.WEST])
def test_a_plate_keeps_off_the_cards_that_may_be_played(side: Side) -> None:
    layout = Layout(*SMALL)
    risen = [card_box(spot, layout.card) for spot in hand_spots(layout, [LAWFUL * layout.s] * 8)]
    rim = Box(risen[0].x, risen[0].y, risen[0].width, 1)
    assert covered(rim, beside_plate(layout, side, 8, layout.ui)) > 0


@pytest.mark.parametrize("text", [1, 2])
def test_a_pile_lies_under_its_plate_where_another_plate_is_beside_it(text: float) -> None:
    layout = Layout(*SMALL, text=text)
    plate = plate_box(layout, Side.NORTH_WEST, 240, 8)
    other = Box(plate.right + 8, plate.y, 240, plate.height)
    spot = clear_pile_spot(layout, Side.NORTH_WEST, plate, [plate, other])
    assert not covered(card_box(spot, pile_width(layout)), [plate, other])


def test_a_low_panel_may_lie_beside_a_plate_under_cards_that_a_high_one_would_meet() -> None:
    layout, above = Layout(*SMALL), 350.0
    plate, card = Box(0, above - 100, 280, 60), Box(540, above - 250, 70, 110)
    forms = list(forms_above(layout, [plate, card], above, layout.ui, brief=False, flat=False, bare=False))
    ends = {form.span[1] for form in forms if plate.right < form.span[0] < plate.right + 20}
    assert min(ends) < card.x, "a high one ends before the cards"
    assert max(ends) > card.right


def test_speech_goes_on_in_more_lines_only_where_no_place_has_room_for_one() -> None:
    layout = Layout(*SMALL, text=1.5)
    plate = plate_box(layout, Side.NORTH, 240, 8, layout.ui)
    shares = [way.share for way in speech_ways(layout, Side.NORTH, plate)]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < 1


@pytest.mark.parametrize(("text", "least"), [(1.5, 1.2), (2.0, 1.2)])
def test_cards_and_plates_of_a_table_to_be_looked_at_grow_with_the_text(text: float, least: float) -> None:
    usual, large = (Layout(1228, 487, scale, bare=True, has_buttons=False, all_closed=True) for scale in (1.0, text))
    assert large.card > least * usual.card
    assert large.trick_card > least * usual.trick_card
    assert large.ui > 1.4 * usual.ui
    lowest = trick_spot(large, Side.SOUTH, 0).y + large.trick_card * CARD_RATIO / 2
    assert lowest < large.fan_top + 0.5 * large.card_height, "the index of my cards is seen"
