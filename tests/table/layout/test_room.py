"""Where room is short everything looks for its own: in tall windows, and between the stacks of two players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Match
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.words.names import Names
from belote_desktop.table import TableView
from belote_desktop.table.layout.card_positions import (
    card_box,
    covered_spot,
    pile_width,
    seat_pile_spot,
    stack_spots,
    stock_spot,
    trick_spot,
    turn_up_spot,
)
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.geometry import Layout, stacks_of
from belote_desktop.table.layout.placement import clear_level, covered
from belote_desktop.table.layout.seat_positions import back_spread, plate_box
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.layout.sides import Side
from tests.table import seen_on_table
from tests.table.table_makers import NAMES, make_table, match_after, offer

TALL = ((640, 859), (700, 859), (800, 1059))
"""The table in tall windows."""
WIDE = ((900, 559), (1100, 659), (1280, 759))
SMALLEST = (640, 456)
"""The table in the smallest window, whose menu takes the rest."""
STACKS_AND_HAND = sorted(v.id for v in variants.all_variants() if all(stacks_of(variants.get(v.id))))
GAMES = ("classic", "coinche", "belot-bg", "baloot", "klaverjas-amsterdam", "tarabish", "pilotta", "deberts-4p")
"""Auctions of every kind: a turned card, a ladder, bids of points, small piles beside the plates."""
SEEN = 4  # decisions of the person


def decisions(game: str) -> Iterator[Match]:
    """A match at every decision of the person, played by chance."""
    match, chance = engine.start(variants.get(game), 21), Random(game)
    while match.deal is not None:
        if engine.to_act(match) == 0:
            yield match
        match, _ = engine.apply(match, chance.choice(engine.legal(match)))


def shown(qtbot: QtBot, game: str, size: tuple[int, int], **wishes: object) -> TableView:
    """A table for a game on which something can be taken back."""
    table = make_table(**wishes)
    qtbot.addWidget(table)
    table.set_names(Names(NAMES[: variants.get(game).table.seats], 0))
    table.resize(*size)
    table.show()
    table.set_can_undo(True)
    return table


@pytest.mark.sampled(6)
@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("game", GAMES)
def test_in_a_tall_window_nothing_lies_on_what_is_to_be_read_or_used(
    qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    table = shown(qtbot, game, size)
    for match in islice(decisions(game), SEEN):
        offer(table, match)
        assert seen_on_table.problems(table) == []


@pytest.mark.parametrize("text", [100, 150])
def test_in_the_smallest_window_a_call_is_chosen_below_the_whole_stock_and_turned_card(qtbot: QtBot, text: int) -> None:
    table = shown(qtbot, "baloot", SMALLEST, text_size=text)
    auctions = (match_after(["pass"] * passed, game="baloot") for passed in range(4))
    match = next(match for match in auctions if engine.to_act(match) == 0)
    assert engine.view(match, 0).turn_up is not None
    offer(table, match)
    assert table._chrome.panel.isVisible()
    assert seen_on_table.problems(table) == []


@pytest.mark.sampled(6)
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [*WIDE, *TALL])
@pytest.mark.parametrize("game", STACKS_AND_HAND)
def test_a_question_between_stacks_leaves_them_and_the_stock_in_sight(
    qtbot: QtBot, game: str, size: tuple[int, int], text: int
) -> None:
    table = shown(qtbot, game, size, text_size=text)
    for match in islice(decisions(game), SEEN):
        offer(table, match)
        assert seen_on_table.problems(table) == []


@pytest.mark.parametrize("size", TALL)
def test_my_words_between_stacks_keep_off_the_trick(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = STACKS_AND_HAND[0]
    table = shown(qtbot, game, size)
    offer(table, next(match for match in decisions(game) if match.deal and match.deal.phase is Phase.PLAY))
    scene = table._scene
    layout = scene.stage.layout
    scene.bubbles.speak(0, "Belot", scene.plates[0].box, stays=False, ms=0)
    trick = [card_box(trick_spot(layout, side, 0), layout.trick_card) for side in (Side.SOUTH, Side.NORTH)]
    assert not covered(scene.bubbles.boxes[0], trick)


@pytest.mark.parametrize("corner_right", [False, True])
@pytest.mark.parametrize("size", [*WIDE, *TALL])
def test_the_stock_lies_beside_my_stacks_where_there_is_a_hand_too(size: tuple[int, int], corner_right: bool) -> None:
    layout = Layout(*size, stacks=4, corner_right=corner_right)
    stock, turned = stock_spot(layout, beside_turn_up=True), turn_up_spot(layout)
    mine = [card_box(spot, layout.stack_card) for spot in stack_spots(layout, Side.SOUTH)]
    mine += [card_box(covered_spot(layout, Side.SOUTH, place), layout.stack_card) for place in range(layout.stacks)]
    for spot in (stock, turned):
        box = card_box(spot, layout.trick_card)
        assert not covered(box, mine)
        assert 0 <= box.x <= box.right <= layout.width
        assert box.y >= layout.hand_top - 4
    assert (stock.x > layout.centre_x) is corner_right, "the question lies on the other side"


@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("side", [Side.EAST, Side.WEST])
def test_a_plate_at_the_side_of_a_tall_window_ends_under_the_trick_however_wide(
    size: tuple[int, int], side: Side
) -> None:
    layout = Layout(*size)
    for count in (5, 8, 9):
        plate = plate_box(layout, side, 0.5 * layout.width, count)
        assert plate.y >= layout.side_y + back_spread(layout, count) + 8
        assert not covered(plate, [card_box(trick_spot(layout, side, 0), layout.trick_card)])


@pytest.mark.parametrize("cards", [1.0, 1.2])
@pytest.mark.parametrize("size", WIDE)
def test_what_i_laid_away_lies_between_my_full_hand_and_the_hint(size: tuple[int, int], cards: float) -> None:
    layout = Layout(*size, cards=cards)
    plate = plate_box(layout, Side.SOUTH, 150, 9)
    pile = card_box(seat_pile_spot(layout, Side.SOUTH, plate), pile_width(layout))
    assert not covered(pile, [card_box(spot, layout.card) for spot in hand_spots(layout, [0.0] * 9)])
    assert pile.right <= layout.width - layout.edge - 74 * layout.ui


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), (WIDE[0], 200)])
def test_the_panel_with_the_score_cuts_its_words_where_a_plate_leaves_it_no_room(
    size: tuple[int, int], text: int, qtbot: QtBot
) -> None:
    table = shown(qtbot, "classic", size, text_size=text)
    offer(table, next(decisions("classic")))
    corner = table._chrome.corner
    corner._whole_texts = replace(corner._whole_texts, title="All trump, for the whole of the match and more")
    tried: list[QSize] = []
    corner.fit(lambda size: tried.append(size) is not None)
    lowest = min(size.height() for size in tried)
    widest = max(size.width() for size in tried if size.height() == lowest)
    assert corner.width() == min(size.width() for size in tried)  # where nothing is free, it covers the least
    corner.fit(lambda size: size.width() <= widest - 20)
    assert widest - 30 <= corner.width() <= widest - 20
    assert corner.toolTip().startswith("All trump, for the whole of the match and more")


# ---------------------------------------------------------------------- a level for the buttons
LEFT, RIGHT = Box(12, 0, 80, 44), Box(600, 0, 80, 44)
LENGTH = st.floats(1, 700)
BOXES = st.lists(st.builds(Box, LENGTH, LENGTH, LENGTH, LENGTH), max_size=6)


def test_buttons_lie_where_they_usually_do_as_long_as_nothing_is_there() -> None:
    found = clear_level(500, (LEFT, RIGHT), (100, 800), [Box(200, 480, 300, 200)])
    assert [box.y for box in found] == [500, 500]


def test_buttons_at_both_sides_give_way_together() -> None:
    left, right = clear_level(500, (LEFT, RIGHT), (100, 800), [Box(0, 490, 150, 40)])
    assert left.y == right.y != 500
    assert not covered(left, [Box(0, 490, 150, 40)])


def test_each_side_looks_for_its_own_level_where_none_is_free_for_both() -> None:
    high, low = Box(0, 0, 150, 450), Box(590, 450, 150, 500)
    left, right = clear_level(500, (LEFT, RIGHT), (0, 800), [high, low])
    assert not covered(left, [high])
    assert not covered(right, [low])
    assert left.y == 500 > right.y


@given(st.floats(150, 700), BOXES)
def test_a_level_is_never_worse_than_the_usual_one(usual: float, seen: list[Box]) -> None:
    found = clear_level(usual, (LEFT, RIGHT), (100, 800), seen)
    for box, column in zip(found, (LEFT, RIGHT), strict=True):
        assert (box.x, box.width, box.height) == (column.x, column.width, column.height)
        assert covered(box, seen) <= covered(Box(column.x, usual, column.width, column.height), seen) + 1e-6
