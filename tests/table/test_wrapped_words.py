"""Words that go on in the next line begin at the same edge, whichever way the window reads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.table.items.fonts import font
from belote_desktop.table.items.painting import write_wrapped
from belote_desktop.windows.widgets.page import label

WIDE, HIGH, PIXELS, EDGE = 300, 120, 20, 40
WORDS = "חחחחחחח חחחחחחחחח חחחחחח חחחחחחחחחחח חחחחחחח חחחחחח חחחחחחחחח"
"""Every word ends in letters with the same room beside them."""
LEADING, RIGHT_TO_LEFT = Qt.AlignmentFlag.AlignLeading, Qt.LayoutDirection.RightToLeft


def starts(image: QImage) -> list[int]:
    """The distance of each line's first letter from the right edge of its room."""
    found: list[int] = []
    before = False
    for y in range(image.height()):
        ink = [x for x in range(image.width()) if QColor(image.pixel(x, y)).lightness() < 128]
        if ink:
            apart = image.width() - EDGE - 1 - max(ink)
            found = [*found[:-1], min(found[-1], apart)] if before else [*found, apart]
        before = bool(ink)
    return found


def painted() -> QImage:
    image = QImage(WIDE + 2 * EDGE, HIGH, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setLayoutDirection(RIGHT_TO_LEFT)
    painter.setFont(font(PIXELS))
    write_wrapped(painter, QRectF(EDGE, 0, WIDE, HIGH), WORDS, LEADING)
    painter.end()
    return image


def shown(qtbot: QtBot, *, html: bool) -> QImage:
    page = QWidget()
    qtbot.addWidget(page)
    page.setLayoutDirection(RIGHT_TO_LEFT)
    page.setStyleSheet("background: white; color: black;")
    page.resize(WIDE + 2 * EDGE, HIGH)
    part: QLabel = label(WORDS, wrap=True)
    part.setParent(page)
    part.setFont(font(PIXELS))
    part.setAlignment(LEADING)
    part.setTextFormat(Qt.TextFormat.RichText if html else Qt.TextFormat.AutoText)
    part.setGeometry(EDGE, 0, WIDE, HIGH)
    return page.grab().toImage()


@pytest.mark.parametrize("way", ["painted", "label", "html"])
def test_every_line_begins_at_the_right_edge_where_the_window_reads_from_there(way: str, qtbot: QtBot) -> None:
    found = starts(painted() if way == "painted" else shown(qtbot, html=way == "html"))
    assert len(found) >= 3
    assert max(found) - min(found) <= 1
    assert 0 <= min(found) <= 3
