"""A deal that plays by itself in the replay, at the pace of the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.models.game_pace import PACES
from belote_desktop.windows.review.autoplay import SHORTEST_MS, Autoplay
from belote_desktop.windows.review.replay_page import ReplayPage
from belote_desktop.windows.review.replay_pages import open_replay

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key


@pytest.fixture
def page(program: Program) -> ReplayPage:
    """The second deal of a match of Classic Belote."""
    return open_replay(program.services, recorded("classic"), program.window.show_page)


@pytest.fixture
def autoplay(page: ReplayPage) -> Autoplay:
    return page.transport.autoplay


def press(page: ReplayPage, qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.keyClick(page.focusWidget() or page, key)


def pass_time(autoplay: Autoplay) -> None:
    """Let the time of the position that is shown pass."""
    assert autoplay.timer.isActive()
    autoplay.timer.timeout.emit()


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_P], ids=["space", "p"])
def test_a_key_plays_and_pauses(page: ReplayPage, autoplay: Autoplay, qtbot: QtBot, key: Qt.Key) -> None:
    button = page.transport.play
    assert button.accessibleName() == "Play"
    press(page, qtbot, key)
    assert (autoplay.is_playing, button.accessibleName()) == (True, "Pause")
    pass_time(autoplay)
    pass_time(autoplay)
    assert page.place == 2
    press(page, qtbot, key)
    assert not autoplay.timer.isActive()
    assert (autoplay.is_playing, button.accessibleName(), page.place) == (False, "Play", 2)


def test_it_goes_on_by_itself(page: ReplayPage, autoplay: Autoplay, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.transport.play, Qt.MouseButton.LeftButton)
    assert autoplay.timer.interval() == SHORTEST_MS, "without animation and pauses"
    qtbot.waitUntil(lambda: page.place == 1)


def test_space_on_another_button_presses_that_one(page: ReplayPage, autoplay: Autoplay, qtbot: QtBot) -> None:
    page.transport.buttons["on"].setFocus()
    qtbot.keyClick(page.transport.buttons["on"], KEY.Key_Space)
    assert (page.place, autoplay.is_playing) == (1, False)


def test_without_single_keys_the_letter_does_nothing(
    program: Program, page: ReplayPage, autoplay: Autoplay, qtbot: QtBot
) -> None:
    assert page.transport.play.toolTip() == "Play (P)"
    program.services.preferences.set("single_keys", False)
    press(page, qtbot, KEY.Key_P)
    assert (autoplay.is_playing, page.transport.play.toolTip()) == (False, "Play")


def test_it_stops_at_the_end_and_then_begins_again(page: ReplayPage, autoplay: Autoplay, qtbot: QtBot) -> None:
    page.show_place(len(page.found) - 2)
    press(page, qtbot, KEY.Key_Space)
    pass_time(autoplay)
    assert page.position.is_settled
    assert not autoplay.is_playing
    press(page, qtbot, KEY.Key_Space)
    assert (page.place, autoplay.is_playing) == (0, True)


def test_it_keeps_the_pace_of_the_game_and_holds_a_full_trick(
    program: Program, page: ReplayPage, autoplay: Autoplay, qtbot: QtBot
) -> None:
    press(page, qtbot, KEY.Key_PageDown)
    press(page, qtbot, KEY.Key_PageDown)
    after_trick, card = page.place, page.place - 1
    seen = []
    for values in PACES.values():
        for key, value in values.items():
            program.services.preferences.set(key, value)
        autoplay.play()
        for place in (card, after_trick):
            page.show_place(place)
            seen.append(autoplay.timer.interval())
    assert seen == [1800, 3300, 750, 1350, 425, 725]


def test_where_a_trick_waits_for_a_click_it_pauses_after_each(
    program: Program, page: ReplayPage, autoplay: Autoplay, qtbot: QtBot
) -> None:
    program.services.preferences.set("trick_hold", -1)
    page.show_place(page.transport._tricks[2] - 1)
    press(page, qtbot, KEY.Key_Space)
    pass_time(autoplay)
    assert (page.position.tricks, autoplay.is_playing) == (1, False)
    press(page, qtbot, KEY.Key_Space)
    pass_time(autoplay)
    assert autoplay.is_playing


def test_it_goes_on_from_where_one_moves_to(page: ReplayPage, autoplay: Autoplay, qtbot: QtBot) -> None:
    press(page, qtbot, KEY.Key_Space)
    page.transport.slider.setValue(20)
    pass_time(autoplay)
    assert page.place == 21


def test_it_pauses_while_something_else_is_shown(page: ReplayPage, autoplay: Autoplay, qtbot: QtBot) -> None:
    press(page, qtbot, KEY.Key_Space)
    page._show_results()
    assert not autoplay.is_playing
    press(page, qtbot, KEY.Key_P)
    assert not autoplay.is_playing
    page._show_cards()
    press(page, qtbot, KEY.Key_Space)
    page.show_deal(1)
    assert (page.place, autoplay.is_playing) == (0, False)
