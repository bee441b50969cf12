"""How a played card flies: its path, lift, shadow, turn and landing, frame by frame."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import Card, Play
from belote_desktop.engine.events import CardPlayed
from belote_desktop.table import TableView
from belote_desktop.table.choreography import PLAY
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.flight import PLAYED, Flight, Leg, Pose
from belote_desktop.table.items.pixmaps import BACK
from belote_desktop.table.items.shadows import blur_at, drop_at
from belote_desktop.table.layout.shapes import Spot
from tests.table.motion.turned_clock import each_ms, held_table
from tests.table.table_makers import match_after, steps_of

START = match_after(["pass", "take"])
HERE, THERE = Spot(100, 100, -60, 0.5), Spot(500, 400, 10, 1.0, z=4)
WAY = Flight(Pose(HERE), (Leg(THERE, 220, 0, PLAYED),))


def aside(spot: Spot) -> float:
    """How far a spot is from the straight line between the two, in pixels."""
    across, down = THERE.x - HERE.x, THERE.y - HERE.y
    return abs((spot.x - HERE.x) * down - (spot.y - HERE.y) * across) / math.hypot(across, down)


def along(spot: Spot) -> float:
    """How far along that line it is, as a share of its length."""
    across, down = THERE.x - HERE.x, THERE.y - HERE.y
    return ((spot.x - HERE.x) * across + (spot.y - HERE.y) * down) / (across**2 + down**2)


def test_a_card_flies_in_a_shallow_arc() -> None:
    length = math.dist((HERE.x, HERE.y), (THERE.x, THERE.y))
    height = max(aside(WAY.at(ms).spot) for ms in range(221))
    assert 0.04 * length < height < 0.10 * length
    assert aside(WAY.at(219).spot) < 1


def test_it_rises_in_the_middle_and_its_shadow_parts_from_it() -> None:
    middle = WAY.at(110)
    plain = HERE.scale + (THERE.scale - HERE.scale) * PLAYED.curve(0.5)
    assert 1.06 <= middle.spot.scale / plain <= 1.10
    assert (WAY.at(0).height, WAY.at(110).height, WAY.at(WAY.lasts).height) == (0, 1, 0)
    assert drop_at(103, 0) == pytest.approx(2.7, abs=0.7)
    assert drop_at(103, 1) == pytest.approx(9, abs=0.2)
    assert blur_at(103, 1) == pytest.approx(18, abs=0.4)


def test_its_turn_arrives_with_its_place() -> None:
    for ms in range(0, 220, 10):
        turned = (WAY.at(ms).spot.turn - HERE.turn) / (THERE.turn - HERE.turn)
        assert turned == pytest.approx(along(WAY.at(ms).spot), abs=0.01)


def test_it_passes_its_place_by_three_pixels_at_most_and_is_back_in_60_milliseconds() -> None:
    length = math.dist((HERE.x, HERE.y), (THERE.x, THERE.y))
    beyond = [length * (along(WAY.at(ms).spot) - 1) for ms in range(300)]
    assert 1 < max(beyond) < 3.001
    assert beyond.index(max(beyond)) == pytest.approx(220, abs=8)
    assert WAY.lasts == pytest.approx(280)
    assert WAY.at(280).spot == THERE


# ---------------------------------------------------------------------- at the table


def playing(qtbot: QtBot, *, mine: bool) -> tuple[TableView, CardItem, Card]:
    """A table on which a card has just been played."""
    match = START
    while (engine.to_act(match) == 0) is not mine:
        match, _ = engine.apply(match, next(one for one in engine.legal(match) if isinstance(one, Play)))
    table = held_table(qtbot, match)
    step = steps_of(match, 1)[0]
    table.play(step)
    card = next(event.card for event in step.events if isinstance(event, CardPlayed))
    while card not in table._scene.trick._items:  # something is said first
        table._stage.clock.step(1)
    return table, table._scene.trick._items[card], card


def shows(table: TableView, item: CardItem, name: str) -> bool:
    """Whether an item shows a card or the back, on the cloth or above it."""
    drawn, shown = table._stage.drawn(name, table._stage.layout.trick_card), item._picture.pixmap().cacheKey()
    return shown in (drawn.pixmap.cacheKey(), drawn.bare.cacheKey())


def test_the_card_of_another_player_starts_as_a_back_and_turns_over_on_its_way(qtbot: QtBot) -> None:
    table, item, card = playing(qtbot, mine=False)
    assert shows(table, item, BACK)
    for ms in each_ms(table._stage.clock, 300):
        width = item._picture.transform().m11()
        if ms <= 0.35 * PLAY:
            assert shows(table, item, BACK)
            assert width == 1
        elif ms < 0.65 * PLAY:
            assert width < 1 or ms == math.ceil(0.35 * PLAY)
        if ms > 0.65 * PLAY + 1:
            assert shows(table, item, str(card))
            assert width == 1


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "another's"])
def test_a_card_flies_above_everything_and_lands_below_the_plates(qtbot: QtBot, mine: bool) -> None:
    table, item, _ = playing(qtbot, mine=mine)
    others = [one for one in table._scene.items() if one.parentItem() is None and one is not item]
    plates = [plate._item for plate in table._scene.plates.values()]
    for _ in each_ms(table._stage.clock, 275):
        assert item.zValue() > max(map(QGraphicsItem.zValue, others))
    table._stage.clock.step(10)
    assert not item.is_gliding
    assert item.zValue() < min(map(QGraphicsItem.zValue, plates))


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "another's"])
def test_at_the_table_it_nears_its_place_in_a_shallow_arc_and_never_jumps(qtbot: QtBot, mine: bool) -> None:
    table, item, _ = playing(qtbot, mine=mine)
    start, goal = item.here, item.spot
    length = math.dist((start.x, start.y), (goal.x, goal.y))
    path = [start]
    for _ in each_ms(table._stage.clock, PLAY):
        path.append(item.here)
    left = [math.dist((spot.x, spot.y), (goal.x, goal.y)) for spot in path]
    far = [each for each in left if each > 4]  # then it passes its place by a hint
    assert left[: len(far)] == sorted(far, reverse=True), "it only comes nearer"
    assert max(before - after for before, after in pairwise(left)) < 0.03 * length
    across, down = goal.x - start.x, goal.y - start.y
    bow = [((spot.x - start.x) * down - (spot.y - start.y) * across) / length for spot in path]
    assert min(bow) > -1 or max(bow) < 1, "it bows to one side"
    assert 0.03 * length < max(map(abs, bow)) < 0.10 * length


def test_it_starts_where_it_lay_as_large_as_it_was(qtbot: QtBot) -> None:
    match = START
    table = held_table(qtbot, match)
    seat = engine.to_act(match)
    assert seat is not None
    backs = [(one.pos(), one.outline().width() * one.scale()) for one in table._scene.fans[seat].backs]
    table.play(steps_of(match, 1)[0])
    item = next(iter(table._scene.trick._items.values()))
    assert any(item.pos() == place for place, _ in backs)
    assert item.outline().width() * item.scale() == pytest.approx(backs[0][1])


def test_a_shadow_of_its_own_is_seen_only_above_the_cloth(qtbot: QtBot) -> None:
    table, item, card = playing(qtbot, mine=True)
    drawn = table._stage.drawn(str(card), table._stage.layout.trick_card)
    table._stage.clock.step(110)
    assert item._picture.pixmap().cacheKey() == drawn.bare.cacheKey()
    assert item._shadow is not None
    assert item._shadow.isVisible()
    below = item.mapToScene(item._shadow.pos()) - item.pos()
    assert below.y() == pytest.approx(drop_at(table._stage.layout.trick_card, 1) * item.scale(), abs=0.3)
    assert below.x() == pytest.approx(0, abs=0.3), "the light comes from above, however the card is turned"
    table._stage.clock.step(200)
    assert item._picture.pixmap().cacheKey() == drawn.pixmap.cacheKey()
    assert not item._shadow.isVisible()


def test_a_card_that_is_sent_elsewhere_goes_on_from_where_it_is(qtbot: QtBot) -> None:
    table, item, _ = playing(qtbot, mine=False)
    table._stage.clock.step(96)
    before, turning, height = item.here, item.is_turning, item.altitude
    table._dance.gather(2)
    table._stage.clock.step(1)
    after = item.here
    assert math.dist((before.x, before.y), (after.x, after.y)) < 2
    assert abs(after.turn - before.turn) < 1
    assert after.scale == pytest.approx(before.scale, rel=0.02)
    assert item.altitude == pytest.approx(height, abs=0.05)
    assert item.is_turning is turning is True


def test_less_motion_fades_the_card_in_at_its_place(qtbot: QtBot) -> None:
    match = START
    table = held_table(qtbot, match, reduced_motion="on")
    step = steps_of(match, 1)[0]
    table.play(step)
    item = next(iter(table._scene.trick._items.values()))
    assert (item.x(), item.y(), item.opacity()) == (item.spot.x, item.spot.y, 0)
    table._stage.clock.step(64)
    assert 0 < item.opacity() < 1
    table._stage.clock.step(16)
    assert item.opacity() == 1


def test_space_ends_a_flight(qtbot: QtBot) -> None:
    table, item, card = playing(qtbot, mine=False)
    table._stage.clock.step(48)
    table.hurry()
    assert item.here == item.spot
    assert shows(table, item, str(card))
    assert item.altitude == 0


@pytest.mark.parametrize("ms", [0, -20])
def test_a_leg_takes_time(ms: int) -> None:
    with pytest.raises(ValueError, match="takes more than"):
        Leg(Spot(0, 0), ms)
