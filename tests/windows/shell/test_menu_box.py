"""A box of choices shows every one of them whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.look.style_sheet import style_sheet
from belote_desktop.windows.widgets.controls import Menu, beside_text

LONG = "Before the first deal, and then only after a deal in which nobody has taken, otherwise the cards are cut"
SHORT = "Never"


def room_for(menu: Menu, style: Style, text: str) -> bool:
    """Whether a text, wrapped, finds room in the box."""
    metrics, flags = QFontMetrics(style.font(14)), int(Qt.TextFlag.TextWordWrap)
    needed = metrics.boundingRect(QRect(0, 0, menu.width() - beside_text(style), 1000), flags, text)
    return needed.height() <= menu.height() - 4 and needed.width() <= menu.width() - beside_text(style)


def test_a_box_is_as_wide_as_its_longest_choice(style: Style, qtbot: QtBot) -> None:
    menu = Menu([(1, SHORT), (2, "Only before the first deal, then cut")], style)
    qtbot.addWidget(menu)
    menu.resize(menu.sizeHint())
    line = QFontMetrics(style.font(14)).height()
    assert room_for(menu, style, "Only before the first deal, then cut")
    assert menu.height() < 2 * line + style.px(30)


def test_where_there_is_no_room_it_wraps_and_grows(style: Style, qtbot: QtBot) -> None:
    for width in (260, 420, 900):
        page = QWidget()
        qtbot.addWidget(page)
        column = QVBoxLayout(page)
        menu = Menu([(1, SHORT), (2, LONG)], style)
        column.addWidget(menu, 0, Qt.AlignmentFlag.AlignRight)
        page.resize(width, 300)
        page.show()
        qtbot.waitUntil(lambda menu=menu: room_for(menu, style, LONG), timeout=2000)  # type: ignore[misc]
        assert menu.width() <= width


@pytest.mark.parametrize("longest", ["All games", "Belote Découverte", "Last 12 months", "All countries"])
def test_a_box_is_as_high_as_a_field_and_a_button_beside_it(longest: str, style: Style, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(style.theme, style.scale))
    column, parts = QVBoxLayout(page), (Menu([(1, SHORT), (2, longest)], style), QLineEdit(), QPushButton("Tables"))
    for part in parts:
        column.addWidget(part)
    page.show()
    assert {part.sizeHint().height() for part in parts} == {44}
