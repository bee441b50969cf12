"""Settings hold at once and are kept; each can be set back; three bundles set the aids."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.game_pace import PACES, pace_of
from belote_desktop.models.preferences import Preferences
from belote_desktop.profile import OPTIONS, Group, SaveFailed, Settings, Value
from belote_desktop.table.items.theme import DARK, LIGHT
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.settings.setting_rows import NumberSlider, TextField
from belote_desktop.windows.settings.settings_dialog import AIDS, BUNDLES, SettingsDialog
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import Menu, Segments, Switch

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class FileSettings:
    """The settings of a profile, as preferences want them; `full` lets the disk be full."""

    def __init__(self, path: Path) -> None:
        self.settings = Settings(path)
        self.full = False

    def value(self, key: str) -> Value:
        return self.settings[key]

    def set(self, key: str, value: Value) -> None:
        self.settings.set(key, value)
        if self.full:
            raise SaveFailed(say(QT_TRANSLATE_NOOP("profile", "the disk is full")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


@pytest.fixture
def settings(file: Path) -> FileSettings:
    return FileSettings(file)


@pytest.fixture
def preferences(settings: FileSettings) -> Preferences:
    return Preferences(settings)


@pytest.fixture
def dialog(style: Style, preferences: Preferences, qtbot: QtBot) -> SettingsDialog:
    made = SettingsDialog(style, preferences)
    qtbot.addWidget(made)
    made.show()
    return made


def row(dialog: SettingsDialog, key: str) -> Row:
    return next(page.rows[key] for page in dialog.pages.values() if key in page.rows)


def chosen_words(view: Row) -> list[str]:
    """What is chosen in a row."""
    if isinstance(view.control, Menu):
        return [view.control.currentText()]
    return [button.text() for button in view.control.findChildren(QAbstractButton) if button.isChecked()]


def test_every_setting_that_is_not_hidden_has_a_row(dialog: SettingsDialog) -> None:
    shown = {key for page in dialog.pages.values() for key in page.rows}
    offered = [option for option in OPTIONS if option.group is not Group.HIDDEN and option.is_for("en")]
    assert shown == {option.key for option in offered}


def test_speed_pause_and_hold_are_three_separate_controls(dialog: SettingsDialog) -> None:
    controls = [row(dialog, key).control for key in ("animation_speed", "thinking_pause", "trick_hold")]
    assert isinstance(controls[0], Segments)
    assert isinstance(controls[1], NumberSlider)
    assert isinstance(controls[2], NumberSlider)


def test_a_change_holds_at_once_and_is_kept(
    dialog: SettingsDialog, style: Style, preferences: Preferences, file: Path
) -> None:
    assert style.theme == LIGHT
    control = row(dialog, "theme").control
    assert isinstance(control, (Menu, Segments))
    control.chosen.emit("dark")
    assert style.theme == DARK
    assert preferences.value("theme") == "dark"
    assert Settings(file)["theme"] == "dark"


def test_a_switch_a_slider_and_a_name_are_kept(dialog: SettingsDialog, file: Path, qtbot: QtBot) -> None:
    switch, slider, name = (row(dialog, key).control for key in ("aid_dim", "thinking_pause", "player_name"))
    assert isinstance(switch, Switch)
    assert isinstance(slider, NumberSlider)
    assert isinstance(name, TextField)
    switch.click()
    slider.slider.setValue(slider.slider.maximum())
    qtbot.keyClicks(name, "Anna")
    kept = Settings(file)
    assert (kept["aid_dim"], kept["thinking_pause"], kept["player_name"]) == (False, 5000, "Anna")


def test_the_lowest_hold_of_a_trick_is_until_you_click(dialog: SettingsDialog, preferences: Preferences) -> None:
    control = row(dialog, "trick_hold").control
    assert isinstance(control, NumberSlider)
    control.slider.setValue(control.slider.minimum())
    assert preferences.value("trick_hold") == -1
    assert control.value_label.text() == "Until you click"
    control.slider.setValue(control.slider.minimum() + 1)
    assert preferences.value("trick_hold") == 0


def test_a_level_that_cannot_be_chosen_is_not_shown_as_chosen(dialog: SettingsDialog, preferences: Preferences) -> None:
    preferences.set("level", "grandmaster")
    assert chosen_words(row(dialog, "level")) == ["Club"]
    assert row(dialog, "level").undo.isHidden()


def test_a_changed_setting_is_marked_and_set_back(dialog: SettingsDialog, preferences: Preferences) -> None:
    assert row(dialog, "aid_hint").undo.isHidden()
    preferences.set("aid_hint", False)
    assert not row(dialog, "aid_hint").undo.isHidden()
    row(dialog, "aid_hint").undo.click()
    assert preferences.value("aid_hint") is True


@pytest.mark.parametrize("way", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_mark_of_a_changed_setting_stands_at_the_leading_edge(
    dialog: SettingsDialog, preferences: Preferences, style: Style, way: Qt.LayoutDirection
) -> None:
    preferences.set("aid_hint", False)
    dialog.setLayoutDirection(way)
    changed = row(dialog, "aid_hint")
    picture = changed.grab().toImage()
    ends = [picture.pixelColor(x, picture.height() // 2).name() for x in (1, picture.width() - 2)]
    is_marked = [name == QColor(style.theme.accent_text).name() for name in ends]
    assert is_marked == [way is Qt.LayoutDirection.LeftToRight, way is Qt.LayoutDirection.RightToLeft]


@pytest.mark.parametrize("bundle", sorted(BUNDLES))
def test_a_bundle_sets_all_aids(dialog: SettingsDialog, preferences: Preferences, bundle: str) -> None:
    dialog.bundle_buttons[bundle].click()
    assert tuple(preferences.value(key) for key in AIDS) == BUNDLES[bundle]
    assert [name for name, button in dialog.bundle_buttons.items() if button.isChecked()] == [bundle]


def test_the_usual_aids_are_one_of_the_bundles() -> None:
    usual = {option.key: option.default for option in OPTIONS}
    assert tuple(usual[key] for key in AIDS) in BUNDLES.values()


def test_what_cannot_be_kept_still_holds_and_is_said(
    dialog: SettingsDialog, settings: FileSettings, preferences: Preferences, qtbot: QtBot
) -> None:
    settings.full = True
    with qtbot.waitSignal(dialog.failed) as told:
        row(dialog, "aid_hint").control.click()  # type: ignore[attr-defined]
    assert told.args == ["the disk is full"]
    assert preferences.value("aid_hint") is False


def test_text_grows_to_twice_its_size(style: Style, preferences: Preferences, dialog: SettingsDialog) -> None:
    small = dialog.sidebar.heading.sizeHint().height()
    preferences.set("text_size", 200)
    QApplication.processEvents()
    assert style.px(14) == 28
    assert dialog.sidebar.heading.sizeHint().height() > 1.7 * small


def test_a_pace_sets_the_three_speeds_and_another_of_them_is_a_custom_pace(
    dialog: SettingsDialog, preferences: Preferences, file: Path, qtbot: QtBot
) -> None:
    buttons = dialog.pace.choice.findChildren(QPushButton)
    assert chosen_words(dialog.pace) == ["Normal"]
    assert [button.text() for button in buttons if not button.isHidden()] == ["Relaxed", "Normal", "Quick"]
    qtbot.mouseClick(buttons[2], Qt.MouseButton.LeftButton)
    kept = Settings(file)
    assert {key: kept[key] for key in PACES["quick"]} == PACES["quick"]
    assert chosen_words(dialog.pace) == ["Quick"]
    preferences.set("trick_hold", -1)
    assert chosen_words(dialog.pace) == ["Custom"]
    assert not buttons[3].isHidden()
    qtbot.mouseClick(buttons[3], Qt.MouseButton.LeftButton)
    assert preferences.value("trick_hold") == -1, "custom is what the three rows say"
    dialog.pace.undo.click()
    assert pace_of(preferences) == "normal"
    assert dialog.pace.undo.isHidden()


def test_a_pace_that_cannot_be_kept_still_holds_and_is_said(
    dialog: SettingsDialog, settings: FileSettings, preferences: Preferences, qtbot: QtBot
) -> None:
    settings.full = True
    with qtbot.waitSignal(dialog.failed) as told:
        dialog.pace.choice.findChildren(QPushButton)[0].click()
    assert told.args == ["the disk is full"]
    assert pace_of(preferences) == "relaxed"


def test_a_choice_of_a_menu_that_is_not_offered_is_neither_seen_nor_reached_by_keys(style: Style, qtbot: QtBot) -> None:
    menu = Menu([("quick", "Quick"), ("custom", "Custom")], style)
    qtbot.addWidget(menu)
    menu.offer("custom", False)
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    assert menu.currentText() == "Quick"
    menu.offer("custom", True)
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    assert menu.currentText() == "Custom"
