"""Pages listed at the side or in a box: both lead to the same page, and a page is filled before it is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.scrolling import scrolling
from belote_desktop.windows.widgets.sidebar_pages import WIDEST, SidebarPages

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def sidebar(qtbot: QtBot, style: Style) -> SidebarPages:
    made = SidebarPages(style, (("one", "crown"), ("two", "people"), ("three", "log")))
    made.word({"one": "First", "two": "Second", "three": "Third"}, "Pages")
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_list_and_the_box_lead_to_the_same_page(sidebar: SidebarPages, qtbot: QtBot) -> None:
    assert (sidebar.current, sidebar.heading.text()) == ("one", "First")
    qtbot.keyClick(sidebar.navigation, Qt.Key.Key_Down)
    assert (sidebar.current, sidebar.heading.text(), sidebar.page_box.currentText()) == ("two", "Second", "Second")
    sidebar.page_box.activated.emit(2)
    assert (sidebar.current, sidebar.heading.text(), sidebar.navigation.currentRow()) == ("three", "Third", 2)


def test_a_page_is_announced_once_and_may_be_filled_before_it_is_seen(sidebar: SidebarPages) -> None:
    told: list[tuple[str, str]] = []
    sidebar.about_to_show.connect(lambda key: told.append((key, sidebar.current)))
    sidebar.about_to_show.connect(lambda key: sidebar.put(key, QLabel(key)))
    sidebar.shown.connect(lambda key: told.append((key, sidebar.current)))
    sidebar.show_page("two")
    assert told == [("two", "one"), ("two", "two")]
    seen = sidebar.stack.currentWidget()
    assert isinstance(seen, QLabel)
    assert seen.text() == "two"


@pytest.mark.parametrize("filled", ["one", "two", "three"])
def test_new_content_of_any_page_leaves_the_one_on_show(sidebar: SidebarPages, filled: str) -> None:
    sidebar.show_page("two")
    sidebar.put(filled, QLabel("new"))
    assert (sidebar.current, sidebar.stack.count()) == ("two", 3)
    sidebar.show_page(filled)
    seen = sidebar.stack.currentWidget()
    assert isinstance(seen, QLabel)
    assert seen.text() == "new"


def test_a_change_of_language_keeps_the_page(sidebar: SidebarPages) -> None:
    sidebar.show_page("three")
    sidebar.word({"one": "Un", "two": "Deux", "three": "Trois"}, "Pages du jeu")
    assert (sidebar.current, sidebar.heading.text(), sidebar.page_box.currentText()) == ("three", "Trois", "Trois")
    assert sidebar.navigation.accessibleName() == sidebar.page_box.accessibleName() == "Pages du jeu"


def test_a_page_stays_as_wide_as_can_be_read_and_lies_in_the_middle(sidebar: SidebarPages, style: Style) -> None:
    content = QLabel("a page")
    sidebar.put("one", scrolling(content))
    sidebar.resize(1800, 900)
    sidebar.grab()
    assert content.width() == style.px(WIDEST)
    left = content.mapTo(sidebar.stack, content.rect().topLeft()).x()
    right = sidebar.stack.width() - left - content.width()
    assert abs(left - right) <= 1


def test_a_name_with_no_room_in_its_line_goes_on_in_the_next(sidebar: SidebarPages) -> None:
    listed = sidebar.navigation
    listed.setFixedWidth(200)
    sidebar.word({"one": "First", "two": "How well these rules are established", "three": "Third"}, "Pages")
    sidebar.grab()
    heights = [listed.visualItemRect(listed.item(row)).height() for row in range(3)]
    assert heights[0] == heights[2]
    assert heights[1] >= heights[0]
    listed.setFixedWidth(110)
    sidebar.grab()
    assert listed.visualItemRect(listed.item(1)).height() > heights[0]
