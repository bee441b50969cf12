"""The catalogue in other sizes of window and text: what was in sight stays in sight, and signs grow with the words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractSlider, QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.models.preferences import Preferences
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.new_match_page import NewMatch
from tests.windows.new_match.test_picker import shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def opened(qtbot: QtBot, style: Style, preferences: Preferences, *, text: int, size: tuple[int, int]) -> NewMatch:
    preferences.set("text_size", text)
    page = NewMatch(style, preferences)
    page.resize(*size)
    page = shown(page, qtbot)
    QApplication.processEvents()
    return page


def is_in_sight(page: NewMatch) -> bool:
    """Whether the whole card of the chosen game is seen."""
    card, room = page.games.card(page.draft.variant), page.games._area.viewport()
    return 0 <= card.mapTo(room, QPoint(0, 0)).y() <= room.height() - card.height()


@pytest.mark.parametrize(("size", "text"), [((640, 456), 100), ((1280, 757), 200)])
def test_chips_and_chosen_game_are_in_sight_when_the_page_opens(
    qtbot: QtBot, style: Style, preferences: Preferences, size: tuple[int, int], text: int
) -> None:
    page = opened(qtbot, style, preferences, text=text, size=size)
    assert page.games._area.verticalScrollBar().value() == 0
    assert is_in_sight(page)


def test_the_chosen_game_stays_in_sight_in_another_size_until_the_user_scrolls(
    qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    preferences.set("last_variant", "tarabish")
    page = opened(qtbot, style, preferences, text=100, size=(1280, 776))
    page.resize(640, 456)
    qtbot.waitUntil(lambda: is_in_sight(page))
    bar = page.games._area.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    page.resize(640, 450)
    QApplication.processEvents()
    QApplication.processEvents()
    assert not is_in_sight(page)


def test_signs_grow_with_the_text(qtbot: QtBot, style: Style, preferences: Preferences) -> None:
    page = opened(qtbot, style, preferences, text=100, size=(1280, 776))
    before = [part.iconSize().height() for part in (page.start_button, page.games.filters.all, page.games.known)]
    preferences.set("text_size", 200)
    after = [part.iconSize().height() for part in (page.start_button, page.games.filters.all, page.games.known)]
    assert after == [2 * side for side in before]
