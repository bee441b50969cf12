"""Table talk on the table: a bubble beside the plate, read politely, and ended by one click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.engine.events import BeloteSaid, DealStarted, Event, MatchEnded, TrickWon
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.records import Recorder
from belote_desktop.table import TableView
from belote_desktop.table.layout.shapes import Box
from tests.windows.match.test_comfort import NAMES, decided

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

A_RICH_TRICK: tuple[Event, ...] = (DealStarted(2, 0), TrickWon(0, (), 32, 1))


def table_of(program: Program) -> TableView:
    """The table of a match in its fifth trick."""
    decided(program)
    return program.window.table


def coinche() -> MatchController:
    """A match in which the user makes the first call."""
    return MatchController(
        engine.start(variants.get("coinche"), seed=1, dealer=3), SeatedPlayers(NAMES, (None, *("casual",) * 3)),
        MemoryJournal(), Recorder("00"), writing_tasks=ImmediateTasks(), thinking_tasks=ImmediateTasks(),
    )  # fmt: skip


def happen(table: TableView, *events: Event) -> None:
    """Let the players of the match see these events."""
    for event in events:
        table._remark(event)


def test_a_remark_is_shown_beside_the_plate_and_read_politely(program: Program, qtbot: QtBot) -> None:
    table, read = table_of(program), []
    table.announced.connect(lambda text, urgent: read.append((text, urgent)))
    happen(table, *A_RICH_TRICK)
    assert table.talk_bubble.said == "Well played!"
    assert table.talk_bubble.seat == 2
    assert read == [("Léa: Well played!", False)]
    assert not table.talk_bubble.rect.intersects(table._scene.plates[2].rect)


def test_a_match_begins_with_a_greeting_unless_the_user_wants_none(program: Program) -> None:
    said = []
    for wanted in (True, False):
        program.services.preferences.set("table_talk", wanted)
        program.window.show_controller(coinche()).begin(deal_shown=True)
        program.window.table.hurry()
        said.append(program.window.table.talk_bubble.said)
    assert said == ["Have a good game, everyone.", ""]


def test_a_remark_ends_by_itself_after_the_time_it_takes_to_read(program: Program, qtbot: QtBot) -> None:
    table = table_of(program)
    happen(table, *A_RICH_TRICK)
    assert table.talk_bubble._timer.interval() == 2400 + 60 * len("Well played!")
    table.talk_bubble._timer.timeout.emit()
    assert table.talk_bubble.said == ""


def test_the_button_on_the_bubble_ends_table_talk_in_one_click(program: Program, qtbot: QtBot) -> None:
    table = table_of(program)
    happen(table, *A_RICH_TRICK)
    qtbot.mouseMove(table.viewport(), table.mapFromScene(table.talk_bubble.rect.center()))
    table.talk_bubble.point_at(table.talk_bubble.rect.center())
    button = table.talk_bubble.button
    assert button is not None
    assert button.text() == "Turn off table talk"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert program.services.preferences.value("table_talk") is False
    assert table.talk_bubble.said == ""
    happen(table, DealStarted(3, 1), BeloteSaid(2, True), TrickWon(0, (), 8, 1))
    assert table.talk_bubble.said == ""


def test_a_right_click_on_the_bubble_ends_table_talk_too(program: Program, qtbot: QtBot) -> None:
    table = table_of(program)
    happen(table, *A_RICH_TRICK)
    place = table.mapFromScene(table.talk_bubble.rect.center())
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=place)
    assert program.services.preferences.value("table_talk") is False


def test_the_button_goes_with_the_pointer(program: Program) -> None:
    table = table_of(program)
    happen(table, *A_RICH_TRICK)
    bubble = table.talk_bubble
    bubble.point_at(bubble.rect.center())
    assert bubble.button is not None
    bubble.point_at(table._scene.plates[1].rect.center())
    assert bubble.button is None


def test_a_greeting_makes_room_for_the_question_of_the_first_call(program: Program, qtbot: QtBot) -> None:
    """Wherever the greeting comes from, in a small window too."""
    program.services.preferences.set("animation_speed", "off")
    program.window.resize(640, 480)
    controller = coinche()
    program.window.show_controller(controller).begin(deal_shown=False)
    table = program.window.table
    for seat in (1, 2, 3):
        table.take_no_action()
        table.talk_bubble.say(seat, "Have a good game, everyone.")
        table.await_action(controller.view(), lambda _action: ())
        assert table._chrome.panel.isVisible()
        rect = table.talk_bubble.rect
        said = Box(rect.x(), rect.y(), rect.width(), rect.height())
        assert not [box for box in table._chrome.boxes if box.meets(said)], seat


def test_what_a_player_calls_takes_the_place_of_a_remark(program: Program) -> None:
    table = table_of(program)
    happen(table, *A_RICH_TRICK)
    table._scene.bubbles.speak(2, "Belote", table._scene.plates[2].box, stays=False, ms=0)
    table.refresh()
    assert table.talk_bubble.said == ""


def test_another_match_begins_without_the_remarks_of_the_last(program: Program) -> None:
    table = table_of(program)
    happen(table, *A_RICH_TRICK)
    decided(program)
    assert table.talk_bubble.said == ""


@pytest.mark.parametrize("wanted", [True, False])
def test_what_is_said_of_the_match_waits_for_its_result(program: Program, wanted: bool) -> None:
    program.services.preferences.set("table_talk", wanted)
    table = table_of(program)
    happen(table, MatchEnded(0))
    assert not table.talk_bubble.said
    said = table.parting()
    assert (said is not None) == wanted
    assert said is None or (said[0] in (1, 3) and said[1] == "Well played. Congratulations!")
    table.let_talk(None)
    assert table.parting() is None
