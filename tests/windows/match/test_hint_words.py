"""Words of the game in a hint: underlined at the table, and explained where they are clicked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.table.view import TableView
from belote_desktop.windows.glossary import WordCard
from tests.windows.match.coached_window import feeding, on_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def hinted(program: Program, qtbot: QtBot) -> TableView:
    """The table with the idea of a hint over the hand: to guard a ten."""
    on_table(program, feeding())
    table: TableView = program.window.table
    for _ in range(2):
        qtbot.keyClick(table, Qt.Key.Key_H)
    return table


def place_of(table: TableView, word: str) -> QPoint:
    """The middle of a word of the hint, in the table's viewport."""
    bubbles = table._scene.bubbles
    assert bubbles._explanation is not None
    box = bubbles._explanation.box
    told = table.mapFromScene(QRectF(box.x, box.y, box.width, box.height)).boundingRect()
    spots = [
        QPoint(x, y)
        for x in range(told.left(), told.right(), 4)
        for y in range(told.top(), told.bottom(), 6)
        if bubbles.word_at(table.mapToScene(QPoint(x, y))) == word
    ]
    assert spots, word
    return spots[len(spots) // 2]


def cards(program: Program) -> list[str]:
    return [card.entry.id for card in program.window.findChildren(WordCard) if card.isVisible()]


def test_a_click_on_a_word_of_a_hint_opens_its_card_and_plays_nothing(program: Program, qtbot: QtBot) -> None:
    table = hinted(program, qtbot)
    told = table._scene.bubbles.explanation
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place_of(table, "guard"))
    QApplication.processEvents()
    assert cards(program) == ["guard"]
    assert table._scene.bubbles.explanation == told


def test_words_follow_the_language_of_the_window(program: Program, qtbot: QtBot) -> None:
    table = hinted(program, qtbot)
    program.languages.use("fr")
    layout = table._scene.stage.layout
    table._scene.bubbles.explain((layout.centre_x, layout.hand_top), "Vous pouvez faire ce pli.")
    assert place_of(table, "trick")


@pytest.mark.parametrize("size", [(600, 720), (640, 700), (640, 760), (720, 800)])
def test_a_hint_is_not_hidden_by_the_buttons_at_the_hand(program: Program, qtbot: QtBot, size: tuple[int, int]) -> None:
    on_table(program, feeding())
    program.window.resize(*size)
    table = program.window.table
    QApplication.processEvents()
    for card in table.hand_cards:
        tip = table.mapFromScene(table.card_point(card)).toPointF()
        table._scene.bubbles.explain(
            (tip.x(), table._scene.stage.layout.hand_top), f"You must follow suit: play {card}."
        )
        box = table._scene.bubbles._explanation.box
        assert not [taken for taken in table._chrome.boxes if box.meets(taken)], card
