"""The user's portrait: chosen in the settings, for a new match or at the first start, and seen at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app import Program
from belote_desktop.resources.portraits import PORTRAITS
from belote_desktop.resources.portraits.labels import PORTRAIT_CHOICES
from belote_desktop.variants.own_game import own_game
from belote_desktop.variants.people import portrait_of
from belote_desktop.windows.home.first_start import FirstStart
from belote_desktop.windows.new_match.match_pages import PLAYERS
from belote_desktop.windows.new_match.players_page import PlayersPage
from belote_desktop.windows.people.portrait_choice import PortraitChoice
from belote_desktop.windows.people.portrait_sheet import PortraitSheet


def players_of(program: Program, game: str = "classic") -> PlayersPage:
    page = program.window.show_new_match()
    page.draft.choose(game)
    page.sidebar.show_page(PLAYERS)
    return page.players


def opened(choice: PortraitChoice, qtbot: QtBot) -> PortraitSheet:
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
    assert choice.sheet is not None
    return choice.sheet


def test_every_portrait_has_words_and_the_first_letter_is_offered_too() -> None:
    assert [face for face, _ in PORTRAIT_CHOICES] == ["", *PORTRAITS]
    assert len({text for _, text in PORTRAIT_CHOICES}) == len(PORTRAIT_CHOICES)


def test_a_portrait_is_chosen_by_mouse_and_stays_in_the_profile(program: Program, qtbot: QtBot) -> None:
    players = players_of(program)
    sheet = opened(players.portrait, qtbot)
    qtbot.mouseClick(sheet.buttons_by_face["curls"], Qt.MouseButton.LeftButton)
    assert program.services.profile.settings.text("portrait") == "curls"
    assert players.portrait.face == "curls"
    assert players.portrait.accessibleDescription() == "Woman with curls"


def test_a_portrait_is_chosen_by_the_keyboard_alone(program: Program, qtbot: QtBot) -> None:
    players = players_of(program)
    program.window.activateWindow()
    players.portrait.setFocus()
    qtbot.keyClick(players.portrait, Qt.Key.Key_Return)
    sheet = players.portrait.sheet
    assert sheet is not None
    qtbot.waitUntil(lambda: sheet.buttons_by_face["bun"].x() > sheet.buttons_by_face[""].x())
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
    chosen = next(face for face, button in sheet.buttons_by_face.items() if button.hasFocus())
    assert chosen != ""
    qtbot.keyClick(sheet.buttons_by_face[chosen], Qt.Key.Key_Return)
    assert program.services.profile.settings.text("portrait") == chosen


def test_the_portraits_lie_in_the_middle_and_the_one_looked_at_is_named(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1280, 800)
    players = players_of(program)
    program.window.activateWindow()
    sheet = opened(players.portrait, qtbot)
    buttons = list(sheet.buttons_by_face.values())
    holder = buttons[0].parentWidget()
    assert holder is not None
    qtbot.waitUntil(lambda: buttons[1].x() > buttons[0].x())
    left, right = min(button.x() for button in buttons), max(button.geometry().right() + 1 for button in buttons)
    assert abs(left - (holder.width() - right)) <= 1
    sheet.buttons_by_face["beret"].setFocus()
    assert sheet.said.text() == "Man with a beret"
    assert sheet.cancel.width() < sheet.panel.width() / 2


def test_escape_keeps_the_portrait_and_leads_back(program: Program, qtbot: QtBot) -> None:
    players = players_of(program)
    program.window.activateWindow()
    sheet = opened(players.portrait, qtbot)
    qtbot.keyClick(sheet.buttons_by_face[""], Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert players.portrait.hasFocus(), "the keyboard goes on from there"
    assert program.services.profile.settings.text("portrait") == ""


def test_nobody_else_at_the_table_has_my_portrait(program: Program, qtbot: QtBot) -> None:
    players = players_of(program)
    faces = [card.face for card in players.cards]
    assert faces == ["bald", "bun", "beard"]
    qtbot.mouseClick(opened(players.portrait, qtbot).buttons_by_face["bald"], Qt.MouseButton.LeftButton)
    assert "bald" not in [card.face for card in players.cards]


def test_the_players_are_of_the_country_of_the_game(program: Program) -> None:
    assert [card.name for card in players_of(program, "belot-bg").cards] == ["Stoyan", "Elena", "Ivan"]
    assert players_of(program, "belot-bg").cards[0].line == "Balanced, talkative"


def test_a_match_seats_those_who_were_shown_and_the_next_one_others(program: Program) -> None:
    page = program.window.show_new_match()
    page.draft.choose("baloot")
    shown = [person.name for person in page.draft.people]
    program.window.start(page.draft.wish())
    assert program.window.session is not None
    names = program.window.session.controller.names
    assert list(names[1:]) == shown
    plates = program.window.table._scene.plates
    assert [plates[seat].said.face for seat in (1, 2, 3)] == [portrait_of(name) for name in shown]
    assert plates[2].said.face == "veil"
    assert [person.name for person in program.window.show_new_match().draft.people] != shown


def test_a_game_of_ones_own_is_played_with_the_people_of_the_game_it_comes_from(program: Program) -> None:
    own = own_game("Sunday", "belot-bg", {})
    program.services.profile.own_games.save(own)
    program.window.opening.practise(own.rules, is_lesson=False)
    assert program.window.session is not None
    assert list(program.window.session.controller.names[1:]) == ["Stoyan", "Elena", "Ivan"]


def test_a_plate_tells_how_its_player_plays(program: Program) -> None:
    page = program.window.show_new_match()
    page.draft.level = "strong"
    program.window.start(page.draft.wish())
    table = program.window.table
    plate = table._scene.plates[1]
    assert table._scene.told_at(plate.rect.center()) == "Balanced, talkative. Level: Strong"
    assert table._scene.told_at(table._scene.plates[0].rect.center()) == ""


def test_the_empty_chair_of_the_first_start_takes_a_portrait(program: Program, qtbot: QtBot) -> None:
    program.services.preferences.set("player_name", "")
    program.window.show_first_page()
    page = program.window.stack.currentWidget()
    assert isinstance(page, FirstStart)
    chair = page.people.chair
    assert chair.face == ""
    qtbot.mouseClick(opened(chair, qtbot).buttons_by_face["mariner"], Qt.MouseButton.LeftButton)
    assert chair.face == "mariner"
    assert program.services.profile.settings.text("portrait") == "mariner"


def test_a_portrait_is_named_in_the_language_of_the_window(program: Program, qtbot: QtBot) -> None:
    program.languages.use("fr")
    players = players_of(program)
    sheet = opened(players.portrait, qtbot)
    assert sheet.buttons_by_face["bun"].accessibleName() == "Femme au chignon"
    qtbot.mouseClick(sheet.buttons_by_face["bun"], Qt.MouseButton.LeftButton)
    assert players.portrait.accessibleDescription() == "Femme au chignon"
