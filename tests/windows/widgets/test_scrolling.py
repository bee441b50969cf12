"""Areas that scroll leave the round corners of what they hold to the page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.windows.widgets.scrolling import scrolling


def test_no_area_fills_the_corners_of_its_content_even_if_it_was_taken_out_and_put_back(qtbot: QtBot) -> None:
    content = QWidget()
    area = scrolling(content)
    qtbot.addWidget(area)
    assert not content.autoFillBackground()
    area.setWidget(area.takeWidget())
    assert not content.autoFillBackground()
