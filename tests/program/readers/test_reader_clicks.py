"""Screen readers toggle buttons that can be checked and never click them: what a click does is done for them too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import SIGNAL, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.commands.scenes.stage import Stage
from belote_desktop.table.overlays.key_buttons import KeyButton
from belote_desktop.table.overlays.reader_clicks import ReaderClicks, show_checked
from belote_desktop.windows.daily.calendar import DayButton
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.people.portrait_sheet import PortraitSheet
from belote_desktop.windows.review.timeline import Timeline
from belote_desktop.windows.widgets.controls import Segments, Switch
from tests.commands.scene_looks import scene_named

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SCENES = (
    "picker-other", "picker-families", "portraits", "daily-result", "replay-closed", "review-timeline", "settings",
    "new-match", "editor-rows", "statistics", "history", "rating", "rules", "mid-trick", "lessons", "glossary",
)  # fmt: skip

Kind = TypeVar("Kind", bound=QObject)


def toggle(button: QAbstractButton) -> None:
    """Do what a screen reader does with a button that can be checked: all it offers is to toggle it."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    assert actions.toggleAction() in actions.actionNames()
    actions.doAction(actions.toggleAction())


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = Stage(tmp_path, {}, "en")
    made.show(1280, 800)
    yield made
    made.close()


def shown(stage: Stage, scene: str, kind: type[Kind]) -> list[Kind]:
    """The parts of one kind in a scene."""
    widget = scene_named(scene).act(stage)
    stage.settle()
    found: list[Kind] = (widget or stage.window).findChildren(kind)
    return found


def checkable(parent: QWidget | None = None) -> QPushButton:
    """A button that can be checked, ready for screen readers."""
    button = QPushButton(parent)
    button.setCheckable(True)
    ReaderClicks(button)
    return button


def clicks_of(button: QAbstractButton) -> list[bool]:
    """A list to which every click of a button adds whether it is checked then."""
    clicks: list[bool] = []
    button.clicked.connect(lambda on: clicks.append(on))
    return clicks


# ---------------------------------------------------------------------- a single button
def test_toggling_is_a_click_and_leaves_the_button_as_one_does(qtbot: QtBot) -> None:
    button = checkable()
    qtbot.addWidget(button)
    clicks = clicks_of(button)
    toggle(button)
    assert clicks == [True]
    assert button.isChecked()
    toggle(button)
    assert clicks == [True, False]
    button.click()
    assert clicks == [True, False, True]


def test_what_the_program_shows_as_checked_is_no_click(qtbot: QtBot) -> None:
    button = checkable()
    qtbot.addWidget(button)
    clicks = clicks_of(button)
    show_checked(button, True)
    assert button.isChecked()
    assert clicks == []


def test_one_of_a_group_is_clicked_and_not_the_one_that_gives_way(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    group = QButtonGroup(holder)
    first, second = checkable(holder), checkable(holder)
    for button in (first, second):
        group.addButton(button)
    show_checked(first, True)
    before, clicks = clicks_of(first), clicks_of(second)
    toggle(second)
    assert (before, clicks) == ([], [True])
    assert not first.isChecked()


# ---------------------------------------------------------------------- in the windows
def test_a_game_is_chosen(stage: Stage) -> None:
    other = next(card for card in shown(stage, "picker-other", GameCard) if not card.isChecked() and card.isVisible())
    toggle(other)
    assert other.isChecked()
    assert [card for card in stage.window.findChildren(GameCard) if card.isChecked()] == [other]
    toggle(other)
    assert other.isChecked()  # chosen again


def test_a_portrait_is_chosen(stage: Stage) -> None:
    sheet = shown(stage, "portraits", PortraitSheet)[0]
    face, button = next((face, button) for face, button in sheet.buttons_by_face.items() if not button.isChecked())
    toggle(button)
    assert stage.program.services.preferences.value("portrait") == face


def test_a_day_is_shown(stage: Stage) -> None:
    days = shown(stage, "daily-result", DayButton)
    other = next(day for day in days if not day.isChecked())
    date = other._day
    toggle(other)
    assert [day._day for day in stage.window.findChildren(DayButton) if day.isChecked() and day.isVisible()] == [date]


def test_a_moment_of_a_deal_is_shown(stage: Stage) -> None:
    timeline = next(each for each in shown(stage, "review-timeline", Timeline) if each.isVisible())
    place = next(place for place in timeline.shown if place != timeline.place)
    toggle(timeline.stations[place])
    assert timeline.place == place
    assert [station.isChecked() for station in timeline.stations].index(True) == place


def test_a_setting_is_switched_and_one_of_several_chosen(qtbot: QtBot, stage: Stage) -> None:
    switch = next(each for each in shown(stage, "settings", Switch) if each.isEnabled())
    with qtbot.waitSignal(switch.chosen):
        toggle(switch)
    segments = Segments([("few", "Few"), ("many", "Many")], stage.program.services.style)
    qtbot.addWidget(segments)
    segments.select("few")
    with qtbot.waitSignal(segments.chosen) as chosen:
        toggle(segments._group.button(1))
    assert chosen.args == ["many"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("scene", SCENES)
def test_no_button_that_can_be_checked_waits_for_a_click_that_never_comes(stage: Stage, scene: str) -> None:
    buttons = shown(stage, scene, QAbstractButton)
    assert buttons
    deaf = [
        button.accessibleName() or button.text()
        for button in buttons
        if button.isCheckable() and button.receivers(SIGNAL("clicked(bool)")) and not isinstance(button, KeyButton)
        if button.findChild(ReaderClicks) is None
    ]
    assert deaf == []
