"""The first start: a name that may be left out, two doors and a way past them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.models.match.levels import levels_offered
from belote_desktop.profile.progress import GUIDED
from belote_desktop.windows.home.first_start import FirstStart
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.learn.guided_page import GuidedPage
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.shell import home_pages

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def first(program: Program) -> FirstStart:
    program.services.preferences.set("player_name", "")
    program.window.show_first_page()
    page = program.window.stack.currentWidget()
    assert isinstance(page, FirstStart)
    return page


def test_the_field_of_the_name_has_the_keyboard_and_there_is_no_menu_bar(first: FirstStart, program: Program) -> None:
    assert first.first_focus() is first.name_edit
    assert program.window.focusWidget() is first.name_edit
    assert program.window.menuBar().isHidden()


def test_tab_goes_from_the_name_through_the_doors_to_the_look(
    first: FirstStart, program: Program, qtbot: QtBot
) -> None:
    order = [first.new_door.button, first.known_door.button, first.play_button, first.looks.language]
    order += [first.looks.theme, first.looks.file_button]
    for part in order:
        qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
        assert program.window.focusWidget() is part


def test_enter_in_the_field_opens_the_first_door_with_tutor_and_gentle_players(
    first: FirstStart, program: Program, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(program.window.home.guided_asked) as asked:
        qtbot.keyClicks(first.name_edit, " Zoe ")
        qtbot.keyClick(first.name_edit, Qt.Key.Key_Return)
    assert asked.args == ["classic"]
    value = program.services.preferences.value
    assert (value("player_name"), value("tutor"), value("level")) == ("Zoe", True, levels_offered()[0].id)
    assert isinstance(program.window.stack.currentWidget(), GuidedPage)


@pytest.mark.parametrize(("key", "page"), [(Qt.Key.Key_1, GuidedPage), (Qt.Key.Key_2, NewMatch)])
def test_a_figure_opens_its_door_outside_the_field(
    first: FirstStart, program: Program, qtbot: QtBot, key: Qt.Key, page: type
) -> None:
    qtbot.keyClick(first.name_edit, key)
    assert program.window.stack.currentWidget() is first, "in the field it is a letter"
    first.play_button.setFocus()
    qtbot.keyClick(first.play_button, key)
    assert isinstance(program.window.stack.currentWidget(), page)


def test_escape_in_the_catalogue_leads_back_to_the_doors(first: FirstStart, program: Program, qtbot: QtBot) -> None:
    first.name_edit.setText("Zoé")
    first.known_door.button.click()
    assert program.services.preferences.value("player_name") == "Zoé"
    qtbot.keyClick(program.window.stack.currentWidget(), Qt.Key.Key_Escape)
    page = program.window.stack.currentWidget()
    assert isinstance(page, FirstStart)
    assert page.name_edit.text() == "Zoé"
    assert program.window.menuBar().isHidden()


def test_the_second_door_shows_the_game_of_the_country_first(
    open_program: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_pages, "system_locales", lambda: ["bg_BG", "en-US"])
    program = open_program()
    program.window.show_first_page()
    page = program.window.stack.currentWidget()
    assert isinstance(page, FirstStart)
    page.known_door.button.click()
    shown = program.window.stack.currentWidget()
    assert isinstance(shown, NewMatch)
    assert shown.draft.variant == "belot-bg"


def test_just_play_deals_at_once_and_the_next_start_is_home(open_program: Callable[[], Program]) -> None:
    program = open_program()
    program.window.show_first_page()
    page = program.window.stack.currentWidget()
    assert isinstance(page, FirstStart)
    page.play_button.click()
    assert program.window.session is not None
    assert program.window.session.controller.match.rules.variant == "classic"
    assert not program.window.menuBar().isHidden()
    program.close()
    again = open_program()
    again.window.show_first_page()
    assert isinstance(again.window.stack.currentWidget(), HomePage)


def test_who_has_learned_something_comes_back_to_home_with_the_next_lesson(first: FirstStart, program: Program) -> None:
    first.new_door.button.click()
    program.services.profile.progress.keep("classic", GUIDED, 18, is_done=True)
    page = program.window.stack.currentWidget()
    assert isinstance(page, GuidedPage)
    page.reject()
    home = program.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    assert not program.window.menuBar().isHidden()


def test_language_and_look_are_chosen_without_a_menu(first: FirstStart, program: Program) -> None:
    first.looks.theme.chosen.emit("contrast")
    assert program.services.style.theme.name == "contrast"
    first.looks.language.chosen.emit("fr")
    QApplication.processEvents()
    assert first.looks.language.currentText() == "Français"
    assert program.services.preferences.value("language") == "fr"
    assert program.languages.language == "fr"


def test_the_free_seat_takes_the_first_letter(first: FirstStart) -> None:
    empty = first.people.grab().toImage()
    first.name_edit.setText("zoé")
    assert first.people.grab().toImage() != empty


def test_a_click_beside_the_button_of_a_door_opens_it_too(first: FirstStart, program: Program, qtbot: QtBot) -> None:
    qtbot.mouseClick(first.known_door, Qt.MouseButton.LeftButton)
    assert isinstance(program.window.stack.currentWidget(), NewMatch)
