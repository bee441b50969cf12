"""Every game at every size: no card off the window, none over another seat's, every index and covered edge in sight."""

from __future__ import annotations

import math
from itertools import combinations, pairwise, product

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Match
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.words.names import Names
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.card_positions import covered_spot, stack_spots, trick_spot
from belote_desktop.table.layout.fans import hand_spots
from belote_desktop.table.layout.geometry import COVERED_SHIFT, Layout, stacks_of
from belote_desktop.table.layout.seat_positions import back_spots, open_spots, plate_box
from belote_desktop.table.layout.shapes import Spot
from belote_desktop.table.layout.sides import Side, side_of
from tests.table.table_makers import NAMES, make_table, play_on

SIZES = [(640, 1000), (700, 560), (900, 573), (1024, 768), (1280, 773), (1920, 1080), (2560, 1080), (3840, 2160)]
GAMES = sorted(variant.id for variant in variants.all_variants())
CARDS = (1.0, 0.85, 1.2)
Room = tuple[tuple[int, int], float]
ROOMS: tuple[Room, ...] = tuple(product(SIZES, CARDS))
"""Every size of the window with every size of the cards."""
Polygon = list[tuple[float, float]]


def corners(spot: Spot, width: float) -> Polygon:
    """The corners of a card on a spot, in order."""
    cos, sin = math.cos(math.radians(spot.turn)), math.sin(math.radians(spot.turn))
    half = ((x * width / 2, y * width * CARD_RATIO / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return [(spot.x + x * cos - y * sin, spot.y + x * sin + y * cos) for x, y in half]


def overlap(one: Polygon, other: Polygon, slack: float = 0.5) -> bool:
    """Whether two convex shapes cover a common area: no edge of either separates them."""
    for shape in (one, other):
        for (x, y), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
            length = math.hypot(x2 - x, y2 - y)
            across = ((y2 - y) / length, (x - x2) / length)
            a = [px * across[0] + py * across[1] for px, py in one]
            b = [px * across[0] + py * across[1] for px, py in other]
            if max(a) <= min(b) + slack or max(b) <= min(a) + slack:
                return False
    return True


def most_held(rules: Ruleset) -> int:
    """The longest hand: with the kitty before cards are laid away, without what lies on stacks."""
    return rules.hand_size + rules.deal.kitty - 2 * rules.deal.stacks


def layout_for(rules: Ruleset, room: Room) -> Layout:
    """The measures of a game's table."""
    (width, height), cards = room
    stacks, has_hand = stacks_of(rules)
    return Layout(width, height, stacks=stacks, has_hand=has_hand, cards=cards)


def laid_out(rules: Ruleset, room: Room) -> tuple[Layout, dict[Side, list[Polygon]]]:
    """The cards of each seat when the hands are full."""
    layout, table = layout_for(rules, room), rules.table
    cards: dict[Side, list[Polygon]] = {}
    for seat in range(table.seats):
        side, held = side_of(seat, me=0, seats=table.seats, direction=table.direction), most_held(rules)
        mine = side is Side.SOUTH
        spots = hand_spots(layout, [0.0] * held) if mine else back_spots(layout, side, held)
        cards[side] = [corners(spot, layout.card if mine else layout.back) for spot in spots]
        if layout.stacks:
            lying = [*stack_spots(layout, side), *(covered_spot(layout, side, place) for place in range(layout.stacks))]
            cards[side] += [corners(spot, layout.stack_card) for spot in lying]
    return layout, cards


@pytest.mark.parametrize("game", GAMES)
def test_no_card_leaves_the_window_or_covers_another_seats(game: str) -> None:
    rules = variants.get(game)
    for size in ROOMS:
        layout, cards = laid_out(rules, size)
        for side, shapes in cards.items():
            # the lower corners of my fan may dip under the edge, the index column never does
            below = 0.03 * layout.height if side is Side.SOUTH else 0.0
            for x, y in (point for shape in shapes for point in shape):
                assert 0 <= x <= layout.width, (size, side)
                assert 0 <= y <= layout.height + below, (size, side)
        for one, other in combinations(cards, 2):
            assert not any(overlap(a, b) for a in cards[one] for b in cards[other]), (size, one, other)


@pytest.mark.parametrize("game", GAMES)
def test_the_trick_lies_clear_of_every_hand(game: str) -> None:
    rules = variants.get(game)
    for size in ROOMS:
        layout, cards = laid_out(rules, size)
        for order, side in enumerate(cards):
            played = corners(trick_spot(layout, side, order), layout.trick_card)
            assert not any(overlap(played, shape) for shapes in cards.values() for shape in shapes), (size, side)


@pytest.mark.parametrize("game", GAMES)
def test_plates_lie_inside_the_window_and_off_every_other_seats_cards(game: str) -> None:
    rules = variants.get(game)
    for size in ROOMS:
        layout, cards = laid_out(rules, size)
        for side in cards:
            box = plate_box(layout, side, 190 * layout.ui, rules.hand_size)
            plate = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
            assert 0 <= box.x <= box.right <= layout.width, (size, side)
            assert 0 <= box.y <= box.bottom <= layout.height, (size, side)
            others = [shape for seat in cards if seat is not side for shape in cards[seat]]
            own = [] if side is Side.SOUTH else cards[side]  # my thin plate lies on the foot of my fan
            assert not any(overlap(plate, shape, 2) for shape in (*others, *own)), (size, side)


@pytest.mark.parametrize("size", [(764, 529), (1000, 620), (1500, 900), (544, 395), (608, 360)])
@pytest.mark.parametrize("count", range(1, 9))
def test_open_hands_at_the_sides_lie_off_the_trick_and_the_hand_at_the_top(count: int, size: tuple[int, int]) -> None:
    layout = Layout(*size, bare=True)
    top, right, left = (open_spots(layout, side, count) for side in (Side.NORTH, Side.EAST, Side.WEST))
    trick = [corners(trick_spot(layout, side, 0), layout.trick_card) for side in (Side.EAST, Side.WEST)]
    others = [*trick, *(corners(spot, layout.back) for spot in top)]
    for spot in (*right, *left):
        assert min(x for x, _ in corners(spot, layout.back)) >= 0
        assert not any(overlap(corners(spot, layout.back), other) for other in others), spot
    assert all(other.x - one.x > 0.4 * layout.back for one, other in pairwise(right) if one.y == other.y)
    rows = sorted({spot.y for spot in right})
    if size == (764, 529):
        assert len(rows) == 1, "the table of a review in a window of 1280 by 800"
    if not layout.has_names_aside:
        assert all(lower - upper >= layout.back * CARD_RATIO for upper, lower in pairwise(rows))


@pytest.mark.parametrize("game", GAMES)
def test_every_index_of_a_full_hand_is_in_sight(game: str) -> None:
    rules = variants.get(game)
    for size in ROOMS:
        layout = layout_for(rules, size)
        spots = hand_spots(layout, [0.0] * most_held(rules))
        assert all(right.x - left.x > 0.25 * layout.card for left, right in pairwise(spots)), size


@pytest.mark.sampled(8)
@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("count", range(6, 17))
def test_six_to_sixteen_cards_stay_readable_in_a_small_window(count: int, cards: float) -> None:
    layout = Layout(900, 573, cards=cards)
    spots = hand_spots(layout, [0.0] * count)
    assert all(right.x - left.x > 0.27 * layout.card for left, right in pairwise(spots))
    assert all(0 <= x <= 900 for spot in spots for x, _ in corners(spot, layout.card))
    assert 0.285 * layout.card >= 17  # the height of an index letter


@pytest.mark.parametrize("size", [(900, 573), (1280, 773), (1920, 1080), (3840, 2160)])
def test_cards_have_the_size_a_person_wishes(size: tuple[int, int]) -> None:
    smaller, usual, larger = (Layout(*size, cards=cards) for cards in (0.85, 1.0, 1.2))
    for one, other in ((smaller, usual), (usual, larger)):
        assert one.card < other.card
        assert one.trick_card < other.trick_card
    assert larger.card >= 1.1 * usual.card
    assert smaller.back == usual.back == larger.back, "backs have nothing to be read"


@pytest.mark.parametrize("size", SIZES)
def test_larger_cards_never_make_the_trick_smaller(size: tuple[int, int]) -> None:
    for stacks, has_hand in ((0, True), (4, True), (8, False)):
        usual, larger = (Layout(*size, stacks=stacks, has_hand=has_hand, cards=cards) for cards in (1.0, 1.2))
        assert larger.card >= usual.card
        assert larger.trick_card >= usual.trick_card
        assert not stacks or larger.stack_card >= usual.stack_card


@pytest.mark.parametrize("game", [game for game in GAMES if stacks_of(variants.get(game))[0]])
def test_a_covered_card_looks_out_of_its_stack_and_stacks_never_meet(game: str) -> None:
    rules = variants.get(game)
    for size in ROOMS:
        layout = layout_for(rules, size)
        stacks = layout.stacks
        for side in (Side.SOUTH, Side.NORTH):
            tops = stack_spots(layout, side)
            under = [covered_spot(layout, side, place) for place in range(stacks)]
            seen = COVERED_SHIFT * layout.stack_card
            assert seen >= 3
            for top, back in zip(tops, under, strict=True):
                assert (back.x - top.x, top.y - back.y) == pytest.approx((seen, seen))
                assert back.z < top.z
            shapes = [
                (corners(a, layout.stack_card), corners(b, layout.stack_card)) for a, b in zip(tops, under, strict=True)
            ]
            for one, other in combinations(shapes, 2):
                assert not any(overlap(a, b) for a in one for b in other), size


def in_play(game: str) -> Match:
    def found(match: Match) -> bool:
        return match.deal is None or (match.deal.phase is Phase.PLAY and len(match.deal.tricks) >= 1)

    return play_on(engine.start(variants.get(game), 3), found)


@pytest.mark.parametrize("game", GAMES)
def test_in_the_window_no_card_is_cut_off(qtbot: QtBot, game: str) -> None:
    table, match = make_table(), in_play(game)
    qtbot.addWidget(table)
    table.resize(900, 573)
    table.set_names(Names(NAMES[: match.rules.table.seats], 0))
    table.show_view(engine.view(match, 0))
    scene, window = table._scene, table.sceneRect()
    held = [item for fan in scene.fans.values() for item in fan._items]
    lying = [item for row in scene.stacks.values() for item in (*row._backs.values(), *row._open.values())]
    assert held or lying
    for item in (*held, *lying, *scene.trick._items.values()):
        assert window.contains(item.mapRectToScene(item.outline()))
    assert not scene.is_moving
