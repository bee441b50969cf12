"""A button with long words gets higher instead of cutting them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.windows.widgets.folding_button import FoldingButton
from belote_desktop.windows.widgets.page import FOCUS_EDGE

WORDS = "Show the answer of the players who were asked"


@pytest.mark.parametrize(("share", "lines"), [(1.0, 1), (0.7, 2), (1.5, 1)])
def test_the_words_go_on_in_a_second_line_only_without_room(share: float, lines: int, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    button = FoldingButton(WORDS)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(button)
    column.addStretch(1)
    page.resize(round(button.sizeHint().width() * share), 400)
    page.show()
    assert len(button.text().split("\n")) == lines
    assert button.text().replace("\n", " ") == WORDS
    assert (button.height() > button.sizeHint().height()) is (lines > 1)


def test_shorter_words_go_back_to_one_line(qtbot: QtBot) -> None:
    button = FoldingButton(WORDS)
    qtbot.addWidget(button)
    button.resize(button.sizeHint().width() * 2 // 3, 80)
    button.show()
    assert "\n" in button.text()
    button.say("Next")
    assert button.text() == "Next"


@pytest.mark.parametrize("side", [18, 60])
def test_a_sign_before_the_words_takes_its_room(side: int, qtbot: QtBot) -> None:
    folding, plain = FoldingButton(WORDS), QPushButton(WORDS)
    picture = QPixmap(side, side)
    picture.fill()
    for button in (folding, plain):
        qtbot.addWidget(button)
        button.setIcon(QIcon(picture))
        button.setIconSize(QSize(side, side))
    assert folding.sizeHint() == plain.sizeHint().grownBy(QMargins(0, 0, FOCUS_EDGE, 0))


def test_the_wider_frame_of_the_keyboard_folds_no_words(qtbot: QtBot) -> None:
    page = QWidget()
    page.setStyleSheet("QPushButton { border: 1px solid; padding: 0 9px } QPushButton:focus { border: 2px solid }")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    button = FoldingButton(WORDS)
    column.addWidget(button)
    page.resize(button.sizeHint().width(), 80)
    with qtbot.waitActive(page):
        page.show()
    button.setFocus()
    button.say(f"{WORDS[:-1]}D")
    button.say(WORDS)
    assert button.hasFocus()
    assert button.text() == WORDS
