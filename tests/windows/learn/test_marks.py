"""Signs of learning: answers that are marked, the stations of a way, rows of cards from where the reading begins."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.engine import Card
from belote_desktop.table.teaching.order_row import OrderRow
from belote_desktop.variants.rule_sheet.picturing import Pictured
from belote_desktop.windows.board.answer_strip import AnswerStrip
from belote_desktop.windows.board.choices import WordChoice
from belote_desktop.windows.learn.stations import Stations
from tests.table.table_makers import make_table


def test_the_choice_that_was_made_and_the_right_one_have_their_signs(program: Program, qtbot: QtBot) -> None:
    style = program.services.style
    strip = AnswerStrip(style)
    qtbot.addWidget(strip)
    choices = [WordChoice(style, text) for text in ("Pass", "Bid 80", "Bid 90")]
    strip.ask_choice(choices)
    strip.close_answers(0, 1)
    assert [each.is_right for each in choices] == [False, True, None]


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_stations_run_from_where_the_reading_begins(
    direction: Qt.LayoutDirection, program: Program, qtbot: QtBot
) -> None:
    stations = Stations(program.services.style)
    qtbot.addWidget(stations)
    stations.setLayoutDirection(direction)
    stations.resize(400, 40)
    stations.show_place(1, 4)
    across = [spot.x() for spot in stations.spots]
    assert across == sorted(across, reverse=direction is Qt.LayoutDirection.RightToLeft)
    assert (across[0] > 200) is (direction is Qt.LayoutDirection.RightToLeft)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_first_card_of_a_row_lies_where_the_reading_begins(
    direction: Qt.LayoutDirection, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table()
    qtbot.addWidget(table)
    stage, drawn = table._stage, list[str]()
    draw = stage.drawn

    def noted(name: str, width: float) -> object:
        drawn.append(name)
        return draw(name, width)

    monkeypatch.setattr(stage, "drawn", noted)
    monkeypatch.setattr(stage, "_direction", direction)
    paper = QPixmap(400, 100)
    painter = QPainter(paper)
    cards = [Card.parse(text) for text in ("AH", "KH", "QH")]
    OrderRow([Pictured(card) for card in cards], 1.0, 300.0).paint(painter, QPointF(0, 0), stage, "#000000")
    painter.end()
    from_left = list(map(str, cards))
    assert drawn == (from_left[::-1] if direction is Qt.LayoutDirection.RightToLeft else from_left)
