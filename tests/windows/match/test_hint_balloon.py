"""The balloon of a hint: its tail ends at the advised card, and the numbers are drawn as two bars."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.engine import Card
from belote_desktop.table.scene.bubble import Bubble
from tests.windows.match.coached_window import feeding, on_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ADVISED = Card.parse("KD")


def balloon(program: Program, qtbot: QtBot, rung: int, size: tuple[int, int] = (1280, 800)) -> Bubble:
    """The balloon of this step of a hint, in a window of this size."""
    program.window.resize(*size)
    on_table(program, feeding())
    for _ in range(rung):
        qtbot.keyClick(program.window.table, Qt.Key.Key_H)
    found = program.window.table._scene.bubbles._explanation
    assert found is not None
    return found


@pytest.mark.parametrize("rung", [1, 2])
def test_a_hint_that_names_no_card_points_at_none(program: Program, qtbot: QtBot, rung: int) -> None:
    assert not balloon(program, qtbot, rung).is_pointing


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (640, 480), (1920, 1080)])
@pytest.mark.parametrize("rung", [3, 4])
def test_the_tail_ends_at_the_advised_card_or_there_is_none(
    program: Program, qtbot: QtBot, rung: int, size: tuple[int, int]
) -> None:
    told = balloon(program, qtbot, rung, size)
    hand = program.window.table._scene.hand
    tip = QPointF(*told.tip)
    below = hand.card_at(tip + QPointF(0, 0.25 * program.window.table._scene.stage.layout.card))
    assert not told.is_pointing or below == ADVISED
    assert told.is_pointing or rung == 4, "a balloon of two words finds room over its card"


def test_every_card_of_the_hand_can_be_pointed_at(program: Program, qtbot: QtBot) -> None:
    """Cards overlap: the tip lies over the part of a card that is seen."""
    balloon(program, qtbot, 1)
    hand = program.window.table._scene.hand
    for card in hand.cards:
        assert hand.card_at(QPointF(*hand.top_of(card)) + QPointF(0, 15)) == card


def test_the_numbers_are_two_bars_below_one_sentence(program: Program, qtbot: QtBot) -> None:
    told = balloon(program, qtbot, 4)
    assert len(told.words.sentences) == 1
    chart = told.words.chart
    assert chart is not None
    assert chart.caption == "Lead in the deal’s score, on average"
    best, other = chart.bars
    assert [best.word, other.word] == ["best", "next best"]
    assert best.action == "K♦"
    gained = round(best.value - other.value, 1)
    assert f"gains {gained} points more than {other.action}" in told.words.text


def test_earlier_steps_and_tables_without_room_have_no_bars(program: Program, qtbot: QtBot) -> None:
    assert balloon(program, qtbot, 3).words.chart is None
    small = balloon(program, qtbot, 4, (640, 480))
    assert small.words.chart is None
    assert small.words.text.startswith("On average K♦ gains ")


def test_a_tool_tip_says_what_the_numbers_rest_on(program: Program, qtbot: QtBot) -> None:
    told = balloon(program, qtbot, 4)
    table = program.window.table
    point = table.mapFromScene(told.rect.center())
    shown = table.viewport().mapToGlobal(point)
    QApplication.sendEvent(table.viewport(), QHelpEvent(QHelpEvent.Type.ToolTip, point, shown))
    assert QToolTip.text().startswith("Possible deals examined: ")
    nowhere = QPoint(5, 5)
    assert table._scene.bubbles.note_at(table.mapToScene(nowhere)) == ""
