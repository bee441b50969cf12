"""Parts that go on in the next line begin, or end, where the window begins or ends to read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.windows.widgets.flow import FlowLayout

WIDE, GAP = 80, 10
RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("trailing", [False, True])
def test_lines_begin_or_end_at_an_edge(trailing: bool, mirrored: bool, qtbot: QtBot) -> None:
    page, parts = QWidget(), [QWidget() for _ in range(3)]
    qtbot.addWidget(page)
    flow = FlowLayout(page, GAP, trailing=trailing)
    for part in parts:
        part.setFixedSize(WIDE, 20)
        flow.addWidget(part)
    if mirrored:
        page.setLayoutDirection(RIGHT_TO_LEFT)
    page.resize(2 * WIDE + GAP + 30, 100)
    page.show()
    first, second, third = (part.geometry() for part in parts)
    assert first.y() == second.y() < third.y()
    assert (second.x() > first.x()) is not mirrored
    to_the_right = trailing is not mirrored
    for line in ((first, second), (third,)):
        left, right = min(box.left() for box in line), page.width() - 1 - max(box.right() for box in line)
        assert (right if to_the_right else left) == 0
        assert (left if to_the_right else right) > 0
