"""What is mirrored without `QStyle` is mirrored as by it; controls and menus in Arabic."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QStyle

from belote_desktop.app import Program
from belote_desktop.windows.widgets.controls import Slider
from belote_desktop.windows.widgets.mirroring import visual_alignment, visual_rect

HORIZONTAL = ("AlignLeft", "AlignRight", "AlignHCenter", "AlignJustify", "AlignTop", "AlignLeading", "AlignTrailing")


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_it_is_as_qstyle_has_it(direction: Qt.LayoutDirection) -> None:
    for one, absolute in product(HORIZONTAL, (False, True)):
        alignment = Qt.AlignmentFlag[one] | Qt.AlignmentFlag.AlignVCenter
        alignment = alignment | Qt.AlignmentFlag.AlignAbsolute if absolute else alignment
        assert visual_alignment(direction, alignment) == QStyle.visualAlignment(direction, alignment), one
    room = QRect(10, 5, 301, 90)
    for place in (QRect(10, 5, 40, 20), QRect(200, 7, 33, 10), room):
        assert visual_rect(direction, room, place) == QStyle.visualRect(direction, room, place)


@pytest.mark.parametrize("text", [100, 200])
def test_the_row_of_menus_is_as_high_in_arabic_as_in_english(program: Program, text: int) -> None:
    program.services.preferences.set("text_size", text)
    program.window.show()
    high = []
    for language in ("en", "ar"):
        program.languages.use(language)
        QApplication.processEvents()
        high.append(program.window.menuBar().sizeHint().height())
    assert abs(high[0] - high[1]) <= 1


def test_a_slider_is_filled_from_where_the_window_begins_to_read(qapp: QApplication) -> None:
    slider = Slider()
    assert slider.property("leftwards") is False
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert slider.property("leftwards") is True
