"""The window follows the system's theme while it runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.models.preferences import Preferences
from belote_desktop.table.items.theme import THEMES
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.look.system_theme import SystemTheme


class Hints:
    """What the system says; a stand-in for Qt's, which offscreen never change."""

    scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme


@pytest.fixture
def hints(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Hints:
    made = Hints()
    monkeypatch.setattr(SystemTheme.of(qapp), "_hints", made)
    return made


def turn_dark(qapp: QApplication, hints: Hints) -> None:
    """The system turns dark, and Qt says so."""
    hints.scheme = Qt.ColorScheme.Dark
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_a_system_that_turns_dark_darkens_the_window(
    qapp: QApplication, hints: Hints, preferences: Preferences, qtbot: QtBot
) -> None:
    style = Style(qapp, preferences)
    style.apply()
    assert style.theme.paper == THEMES["light"].paper
    with qtbot.waitSignal(style.changed):
        turn_dark(qapp, hints)
    assert style.theme.paper == THEMES["dark"].paper != THEMES["light"].paper


def test_a_theme_that_was_chosen_stays(qapp: QApplication, hints: Hints, preferences: Preferences) -> None:
    preferences.set("theme", "light")
    style = Style(qapp, preferences)
    style.apply()
    turn_dark(qapp, hints)
    assert style.theme.paper == THEMES["light"].paper
