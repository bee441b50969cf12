"""What is mirrored without `QStyle` is mirrored as by it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QStyle

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
