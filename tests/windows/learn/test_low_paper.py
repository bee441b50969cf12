"""The coach's paper where there is little height: its button is in sight, and lines of its text beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.board.coach_paper import CoachPaper
from belote_desktop.windows.board.paper_button import PaperButton
from belote_desktop.windows.look.style import Style


@pytest.mark.parametrize("most", [80, 90, 128, 160, 400])
def test_with_the_largest_text_the_button_of_a_low_paper_is_in_sight(
    most: int, style: Style, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.set("text_size", 200)
    paper = CoachPaper(style)
    qtbot.addWidget(paper)
    button = PaperButton(style, paper)
    button.setText("Next")
    paper.write("Not quite.", "You cannot follow suit and must ruff. " * 4)
    paper.carry(button)
    paper.show()
    paper.fit(616, most)
    area = paper._area
    assert paper.rect().contains(QRect(button.pos(), button.size()))
    assert not area.geometry().intersects(button.geometry())
    assert area.height() >= area.fontMetrics().height()
    assert (area.geometry().right() < button.x()) == (most < 100), "below the text where there is room"
