"""Buttons share a row as long as the words of each stay in one line."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.windows.review.button_row import GAP, ButtonRow
from belote_desktop.windows.widgets.folding_button import FoldingButton


@pytest.mark.parametrize(("spare", "form"), [(60, "equal"), (2, "unequal"), (-10, "below")])
def test_buttons_are_equal_if_that_has_room_and_else_below_each_other(spare: int, form: str, qtbot: QtBot) -> None:
    buttons = [FoldingButton("Show the answer"), FoldingButton("Next")]
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(ButtonRow(buttons))
    column.addStretch(1)
    widths = [button.sizeHint().width() for button in buttons]
    needed = 2 * max(widths) if form == "equal" else sum(widths)
    page.resize(needed + GAP + spare, 400)
    page.show()
    QApplication.processEvents()
    first, second = (button.geometry() for button in buttons)
    assert all("\n" not in button.text() for button in buttons)
    assert (first.bottom() < second.top()) is (form == "below")
    assert (abs(first.width() - second.width()) <= 1) is (form != "unequal")
