"""What is looked for in the pictures of all scenes is found: words that nobody can bring into sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.windows.widgets.page import label
from tests.program import seen_in_window

NEVER, AS_NEEDED = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded


@pytest.mark.parametrize(("policy", "is_cut"), [(NEVER, True), (AS_NEEDED, False)])
def test_words_are_cut_in_an_area_too_narrow_for_them_that_never_scrolls_across(
    policy: Qt.ScrollBarPolicy, is_cut: bool, qtbot: QtBot
) -> None:
    page, area, content = QWidget(), QScrollArea(), QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(content).addWidget(label("A sentence in one line that is wider than its area"))
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(policy)
    QVBoxLayout(page).addWidget(area)
    page.resize(150, 100)
    page.show()
    assert bool(seen_in_window.problems(page)) is is_cut


def test_a_place_that_nothing_was_put_into_and_a_button_that_says_nothing_are_found(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column, mute = QVBoxLayout(page), QPushButton()
    for part in (label("Deal {number}"), label("Deal 3"), mute):
        column.addWidget(part)
    page.show()
    assert seen_in_window.problems(page) == [
        "Label 'Deal {number}' has an empty place",
        "QPushButton '' has no name",
    ]
    mute.setAccessibleName("Print")
    assert len(seen_in_window.problems(page)) == 1
