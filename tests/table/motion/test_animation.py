"""Steps are shown once each, whatever happens while they move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine import events as happened
from belote_desktop.table import TableView
from belote_desktop.table.scene.picture import picture_of
from tests.table.table_makers import Step, make_table, match_after, steps_of

pytestmark = pytest.mark.usefixtures("quick_motion")

START = match_after(["pass", "take"])


def shown(qtbot: QtBot, table: TableView) -> TableView:
    qtbot.addWidget(table)
    table.resize(1000, 700)
    with qtbot.waitExposed(table):
        table.show()
    table.show_view(engine.view(START, 0))
    return table


def reported(table: TableView) -> list[int]:
    positions: list[int] = []
    table.shown.connect(positions.append)
    return positions


def assert_shows(table: TableView, step: Step) -> None:
    """The scene is as the view says: hands, trick, stock, plates."""
    picture = picture_of(step.view)
    assert table._dance.picture == picture
    assert set(table._scene.hand.cards) == set(picture.hand)
    assert list(table._scene.trick._items) == [card for _, card in picture.trick]
    for seat, fan in table._scene.fans.items():
        assert len(fan._items) == picture.counts[seat]


def test_off_means_instant_and_without_timers(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="off"))
    positions, steps = reported(table), steps_of(START, 9)
    for step in steps:
        table.play(step)
        assert positions[-1] == step.position  # before control comes back
        assert not table._timeline._pause.is_set
        assert_shows(table, step)
    assert positions == [step.position for step in steps]


def test_a_table_nobody_sees_is_instant(qtbot: QtBot) -> None:
    table = make_table(animation_speed="slow")
    qtbot.addWidget(table)
    table.show_view(engine.view(START, 0))
    positions, steps = reported(table), steps_of(START, 5)
    for step in steps:
        table.play(step)
    assert positions == [1, 2, 3, 4, 5]


def test_steps_are_shown_in_order_and_once(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="fast"))
    positions, steps = reported(table), steps_of(START, 5)
    for step in steps:
        table.play(step)
    assert positions == []
    qtbot.waitUntil(lambda: len(positions) == 5, timeout=15_000)
    assert positions == [1, 2, 3, 4, 5]
    assert_shows(table, steps[-1])


def press_space(table: TableView) -> None:
    table.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " "))


@pytest.mark.parametrize(
    "interrupt",
    [TableView.hurry, press_space],
    ids=["hurry", "space"],
)
def test_interrupted_steps_are_shown_at_once_and_once(qtbot: QtBot, interrupt: Callable[[TableView], object]) -> None:
    table = shown(qtbot, make_table(animation_speed="slow", trick_hold=10_000))
    positions, steps = reported(table), steps_of(START, 4)
    for step in steps:
        table.play(step)
    interrupt(table)
    assert positions == [1, 2, 3, 4]
    assert_shows(table, steps[-1])
    table.hurry()
    assert positions == [1, 2, 3, 4]


@pytest.mark.parametrize("leave", [TableView.hide, TableView.close], ids=["hide", "close"])
def test_what_happens_while_nobody_looks_is_shown_afterwards(
    qtbot: QtBot, leave: Callable[[TableView], object]
) -> None:
    """The score sheet may be opened in mid-trick: the trick waits."""
    table = shown(qtbot, make_table(animation_speed="fast", trick_hold=0))
    positions, steps = reported(table), steps_of(START, 2)
    leave(table)
    for step in steps:
        table.play(step)
    assert positions == []
    table.show()
    qtbot.waitUntil(lambda: positions == [1, 2])
    assert_shows(table, steps[-1])


def test_another_view_interrupts_and_every_step_is_reported(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="slow"))
    positions, steps = reported(table), steps_of(START, 4)
    for step in steps:
        table.play(step)
    table.show_view(engine.view(START, 0))
    assert positions == [1, 2, 3, 4]
    assert set(table._scene.hand.cards) == set(engine.view(START, 0).hand)
    assert not table.is_busy


def test_a_resize_in_mid_animation_loses_nothing(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="fast"))
    positions, steps = reported(table), steps_of(START, 5)
    for step in steps:
        table.play(step)
    for width, height in ((640, 1000), (1600, 900), (900, 600)):
        table.resize(width, height)
    qtbot.waitUntil(lambda: len(positions) == 5, timeout=15_000)
    assert positions == [1, 2, 3, 4, 5]
    assert_shows(table, steps[-1])
    inside = table.viewport().rect()
    for card in table._scene.hand.cards:
        assert inside.contains(table.card_point(card).toPoint())


def test_a_finished_trick_waits_for_a_click_where_the_person_wants_it(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="fast", trick_hold=-1))
    positions, steps = reported(table), steps_of(START, 4)
    assert any(isinstance(event, happened.TrickWon) for event in steps[-1].events)
    for step in steps:
        table.play(step)
    qtbot.waitUntil(lambda: table._timeline.waits_for_click, timeout=15_000)
    assert positions == [1, 2, 3]
    assert len(table._scene.trick._items) == 4
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: positions == [1, 2, 3, 4], timeout=15_000)


def test_a_trick_that_waits_for_a_click_goes_once_that_is_no_longer_wished(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="fast", trick_hold=-1))
    positions = reported(table)
    for step in steps_of(START, 4):
        table.play(step)
    qtbot.waitUntil(lambda: table._timeline.waits_for_click, timeout=15_000)
    table._stage.preferences.set("trick_hold", 900)
    qtbot.waitUntil(lambda: positions == [1, 2, 3, 4], timeout=15_000)


def test_a_pause_at_the_end_of_a_deal_holds_the_next_one_back(qtbot: QtBot) -> None:
    """The window shows the result of the deal; a hurried table does not run past it."""
    table = shown(qtbot, make_table(animation_speed="off"))
    positions, steps = reported(table), steps_of(START, 32)
    table.settled.connect(lambda _: table.pause())
    for step in steps:
        table.play(step)
    assert positions == list(range(1, 32))
    assert table._dance.picture is not None
    assert table._dance.picture.number == 1
    table.hurry()
    assert positions == list(range(1, 32))
    table.resume()
    assert positions == list(range(1, 33))
    assert table._dance.picture.number == 2


def test_playing_from_within_shown_does_not_recurse(qtbot: QtBot) -> None:
    """A controller may send the next step as soon as one is shown."""
    table, steps = shown(qtbot, make_table(animation_speed="off")), steps_of(START, 32)
    depth = deepest = 0

    def next_one(position: int) -> None:
        nonlocal depth, deepest
        depth += 1
        deepest = max(deepest, depth)
        if position < len(steps):
            table.play(steps[position])
        depth -= 1

    positions = reported(table)
    table.shown.connect(next_one)
    table.play(steps[0])
    assert positions == list(range(1, 33))
    assert deepest == 1


def test_the_focus_does_not_move_when_others_play(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="off"))
    steps = steps_of(START, 2)
    held = table._chooser.ghosts.buttons[2]
    held.setFocus()
    card = held.card
    others = [step for step in steps if not any(getattr(event, "seat", 0) == 0 for event in step.events)]
    assert others
    for step in others:
        table.play(step)
        assert table._chooser.ghosts.focused_card == card


def test_others_plays_are_announced_politely(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="off"))
    told: list[tuple[str, bool]] = []
    table.announced.connect(lambda text, assertive: told.append((text, assertive)))
    step = steps_of(START, 1)[0]
    played = next(event for event in step.events if isinstance(event, happened.CardPlayed))
    assert played.seat != 0
    table.play(step)
    assert any("plays the" in text and not assertive for text, assertive in told)


def test_cues_tell_the_window_what_is_heard(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="fast", trick_hold=0))
    heard: list[str] = []
    table.cue.connect(heard.append)
    positions = reported(table)
    for step in steps_of(START, 4):
        table.play(step)
    qtbot.waitUntil(lambda: len(positions) == 4, timeout=15_000)
    assert heard.count("play") == 4
    assert heard.count("gather") == 1


def test_without_movement_the_finished_trick_stays_until_the_next_card(qtbot: QtBot) -> None:
    """Otherwise nobody would ever see the fourth card."""
    table = shown(qtbot, make_table(animation_speed="off", trick_hold=900))
    steps = steps_of(START, 5)
    for step in steps[:4]:
        table.play(step)
    won = next(event for event in steps[3].events if isinstance(event, happened.TrickWon))
    assert tuple(table._scene.trick._items) == won.cards
    table.play(steps[4])
    assert len(table._scene.trick._items) == 1


def test_what_a_seat_says_lasts_until_it_acts_again(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="off"))
    auction = match_after([])
    table.show_view(engine.view(auction, 0))
    first, second = steps_of(auction, 2)
    table.play(first)
    caller = next(event.seat for event in first.events if isinstance(event, happened.Called))
    assert table._scene.bubbles.said(caller) == "Pass"
    table.play(second)
    assert table._scene.bubbles.said(caller) == "Pass"  # calls stay while the auction lasts
    for step in steps_of(START, 1):
        table.play(step)
    assert table._scene.bubbles.said(caller) is None


def test_with_reduced_motion_nothing_travels_but_time_passes(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table(animation_speed="normal", reduced_motion="on"))
    positions, step = reported(table), steps_of(START, 1)[0]
    table.play(step)
    items = table._scene.trick._items.values()
    assert items
    assert all(item.here == replace(item.spot, opacity=0.0) for item in items), "it fades in at its place"
    assert positions == []
    qtbot.waitUntil(lambda: positions == [1], timeout=15_000)


def test_a_deal_begins_on_a_bare_table_and_the_dealing_brings_every_card(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table(animation_speed="off")), match_after([])
    view = engine.view(match, 0)
    table.show_undealt(view)
    assert table._scene.hand.cards == ()
    assert all(not fan._items for fan in table._scene.fans.values())
    step = Step(engine.opening_events(match), view, 1)
    table.play(step)
    assert_shows(table, step)


@pytest.mark.parametrize("hold", [900, 0])
def test_what_was_said_in_a_trick_goes_with_it(qtbot: QtBot, hold: int) -> None:
    table = shown(qtbot, make_table(animation_speed="off", trick_hold=hold))
    *first, last, following = steps_of(START, 5)
    for step in first:
        table.play(step)
    scene = table._scene
    speak = {event.seat for event in last.events if isinstance(event, (happened.Shown, happened.TrickWon))}
    seat = next(seat for seat in range(4) if seat not in speak and seat not in _actors(last))
    scene.bubbles.speak(seat, "Belote", scene.plates[seat].box, stays=False, ms=0)
    table.play(last)
    assert scene.bubbles.said(seat) == ("Belote" if hold else None), "as long as its cards lie there"
    table.play(following)
    assert scene.bubbles.said(seat) is None


def _actors(step: Step) -> set[int]:
    return {event.seat for event in step.events if isinstance(event, happened.CardPlayed)}
