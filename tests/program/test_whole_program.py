"""The whole program in a real window: a deal by mouse, a deal by keyboard, closed and found again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from belote_desktop import app, engine, opening, variants
from belote_desktop.engine import Card, CardSet, Play
from belote_desktop.engine.actions import Discard
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.matches import Seating, new_match
from belote_desktop.models.words.names import Names
from belote_desktop.profile import ProfileInUse
from belote_desktop.table.overlays.panels import ChoicePanel
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.score_sheet.deal_result import DealResult

KINDS = ("human", "club", "club", "club")
ACTIONS = 200
"""More than any deal has, passed-out deals before it included."""
NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot) -> Iterator[app.Program]:
    made = open_program(tmp_path, qtbot)
    yield made
    made.close()


def open_program(folder: Path, qtbot: QtBot) -> app.Program:
    made = app.build(folder)
    for key, value in {"animation_speed": "off", "thinking_pause": 0, "trick_hold": 0, "sound": False,
                       "language": "en"}.items():  # fmt: skip
        made.services.preferences.set(key, value)
    made.window.resize(1280, 800)
    with qtbot.waitExposed(made.window):
        made.window.show()
    return made


def start(program: app.Program, **options: object) -> None:
    """A match in which the person is the eldest."""
    parts = program.services
    rules = variants.get("classic", **options)
    controller = new_match(rules, Seating(NAMES, KINDS), parts.profile.saves, parts.workers, seed=7, dealer=3)
    program.window.show_controller(controller).begin()


def overlay(program: app.Program) -> object:
    return program.window.page.overlay


def wait_for_my_turn(program: app.Program, qtbot: QtBot) -> bool:
    """Until the person is asked, or the deal is scored; whether it is the person's turn."""
    session = program.window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_waiting or overlay(program) is not None, timeout=20_000)
    return overlay(program) is None


def settled_deals(program: app.Program) -> int:
    assert program.window.session is not None
    return len(program.window.session.controller.match.deals)


def call_button(program: app.Program) -> QAbstractButton:
    """The button of the panel that takes, else the first one."""
    panel = program.window.table.findChild(ChoicePanel)
    assert panel is not None
    return next((button for button in panel.buttons if button.accessibleName().startswith("Take")), panel.buttons[0])


def play_deal_by_mouse(program: app.Program, qtbot: QtBot) -> None:
    table = program.window.table
    for _ in range(ACTIONS):
        if not wait_for_my_turn(program, qtbot):
            return
        assert program.window.session is not None
        view = program.window.session.controller.view()
        card = next((action.card for action in view.options if isinstance(action, Play)), None)
        laid_away = next((action.cards for action in view.options if isinstance(action, Discard)), ())
        for clicked in laid_away if card is None else (card,):
            point = table.card_point(clicked).toPoint()
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
        if card is None:
            qtbot.mouseClick(call_button(program), Qt.MouseButton.LeftButton)
            say = table._chrome.panel.calls.say
            if say is not None and say.isEnabled():  # a suit was chosen: say it
                qtbot.mouseClick(say, Qt.MouseButton.LeftButton)


def press(program: app.Program, qtbot: QtBot, key: Qt.Key) -> None:
    window = program.window
    qtbot.keyClick(window.focusWidget() or window.table, key)


def play_deal_by_keyboard(program: app.Program, qtbot: QtBot) -> None:
    """Take or pass with a letter, walk along the hand with the arrows until a card may be played, and press Enter."""
    for _ in range(ACTIONS):
        if not wait_for_my_turn(program, qtbot):
            return
        session = program.window.session
        assert session is not None
        position = session.controller.position
        if session.controller.view().phase is not Phase.PLAY:
            press(program, qtbot, Qt.Key.Key_T if session.controller.view().turn_up else Qt.Key.Key_P)
        for _ in range(8):
            if session.controller.position != position:
                break
            press(program, qtbot, Qt.Key.Key_Right)
            press(program, qtbot, Qt.Key.Key_Return)


def test_a_whole_deal_by_mouse(program: app.Program, qtbot: QtBot) -> None:
    start(program)
    play_deal_by_mouse(program, qtbot)
    assert isinstance(overlay(program), DealResult)
    assert settled_deals(program) == 1
    following = program.window.page.overlay.findChildren(QPushButton)[-1]
    qtbot.mouseClick(following, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: program.window.session.controller.view().number == 2)


def test_a_whole_deal_by_keyboard(program: app.Program, qtbot: QtBot) -> None:
    start(program)
    play_deal_by_keyboard(program, qtbot)
    assert isinstance(overlay(program), DealResult)
    assert settled_deals(program) == 1
    press(program, qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: overlay(program) is None)


def test_three_keys_lead_from_the_first_start_to_the_cards(program: app.Program, qtbot: QtBot) -> None:
    """First start: out of the field of the name, the second door, Enter on the chosen game, and the cards are dealt."""
    program.window.show_first_page()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_2, Qt.Key.Key_Return):
        press(program, qtbot, key)
    qtbot.waitUntil(lambda: program.window.session is not None)
    assert program.window.session.controller.match.rules == variants.get("classic")


def test_tab_goes_to_the_decision_first(program: app.Program, qtbot: QtBot) -> None:
    start(program)
    wait_for_my_turn(program, qtbot)
    panel = program.window.table.findChild(ChoicePanel)
    assert panel is not None
    program.window.table.setFocus()
    for button in panel.buttons:
        press(program, qtbot, Qt.Key.Key_Tab)
        assert program.window.focusWidget() is button


def test_tab_reaches_the_score_sheet_from_the_end_of_a_deal(program: app.Program, qtbot: QtBot) -> None:
    start(program)
    play_deal_by_keyboard(program, qtbot)
    result = overlay(program)
    assert isinstance(result, DealResult)
    press(program, qtbot, Qt.Key.Key_Tab)
    assert program.window.focusWidget() is result.sheet_button
    with qtbot.waitSignal(result.sheet):
        press(program, qtbot, Qt.Key.Key_Return)
    press(program, qtbot, Qt.Key.Key_Escape)  # out of the sheet
    press(program, qtbot, Qt.Key.Key_Escape)  # once too often: nothing is dealt
    assert overlay(program) is result
    assert settled_deals(program) == 1


@pytest.mark.usefixtures("quick_motion")
def test_a_deal_with_its_animations_by_mouse(program: app.Program, qtbot: QtBot) -> None:
    """Nothing that moves keeps the deal from going on."""
    program.services.preferences.set("animation_speed", "fast")
    start(program)
    play_deal_by_mouse(program, qtbot)
    assert settled_deals(program) == 1


def test_manual_announcing_can_be_played_through_the_plain_panel(program: app.Program, qtbot: QtBot) -> None:
    start(program, announcing="manual", decl_window="before_play", coinche_in_classic="on")
    play_deal_by_mouse(program, qtbot)
    assert settled_deals(program) == 1


def test_the_language_changes_in_mid_deal_and_the_match_goes_on(program: app.Program, qtbot: QtBot) -> None:
    start(program)
    wait_for_my_turn(program, qtbot)
    before = program.window.session.controller.view()
    menus = [action.text() for action in program.window.menuBar().actions()]
    program.services.preferences.set("language", "fr")
    qtbot.waitUntil(lambda: [action.text() for action in program.window.menuBar().actions()] != menus)
    assert program.window.session.controller.view() == before
    program.languages.use(PSEUDO)
    assert program.window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    program.languages.use("en")
    qtbot.waitUntil(lambda: [action.text() for action in program.window.menuBar().actions()] == menus)
    play_deal_by_mouse(program, qtbot)
    assert settled_deals(program) == 1


def test_closing_in_mid_deal_offers_to_go_on_from_exactly_there(tmp_path: Path, qtbot: QtBot) -> None:
    first = open_program(tmp_path, qtbot)
    start(first)
    for _ in range(3):
        wait_for_my_turn(first, qtbot)
        assert first.window.session is not None
        first.window.table.action_chosen.emit(first.window.session.controller.view().options[-1])
    wait_for_my_turn(first, qtbot)
    before = first.window.session.controller.view()
    first.close()
    second = open_program(tmp_path, qtbot)
    second.window.show_first_page()
    home = second.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    home.hero.go_button.click()
    wait_for_my_turn(second, qtbot)
    assert second.window.session.controller.view() == before
    assert second.window.session.controller.can_undo()
    second.close()


def test_undo_takes_a_card_back_in_the_window(program: app.Program, qtbot: QtBot) -> None:
    start(program)
    wait_for_my_turn(program, qtbot)
    before = program.window.session.controller.view()
    press(program, qtbot, Qt.Key.Key_T)
    wait_for_my_turn(program, qtbot)
    assert program.window.session.controller.view() != before
    program.window.session.undo()
    qtbot.waitUntil(lambda: program.window.session.controller.view() == before)


def test_the_queen_of_trumps_is_played_at_the_second_attempt_where_the_king_must_come_first(
    program: app.Program, qtbot: QtBot
) -> None:
    """With "king before queen" a careless queen costs belote: the window warns once."""
    parts = program.services
    rules = variants.get("classic", belote_order="king_first")
    hands = ["KH QH 7H 8H AS TS KS QS", "JH 9H AH TH JS 9S 8S 7S", "AD TD KD QD JD 9D 8D 7D", "AC TC KC QC JC 9C 8C 7C"]
    deck = engine.arrange(rules, [CardSet.parse(hand) for hand in hands], dealer=3, declarer=0, turn_up="8H")
    controller = new_match(rules, Seating(NAMES, KINDS), parts.profile.saves, parts.workers, decks=[deck], dealer=3)
    program.window.show_controller(controller).begin()
    wait_for_my_turn(program, qtbot)
    press(program, qtbot, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: controller.view().phase is Phase.PLAY and program.window.session.is_waiting)
    queen = Card.parse("QH")
    for attempt in range(2):
        assert queen in controller.view().hand, attempt
        press(program, qtbot, Qt.Key.Key_2)  # after the king
        press(program, qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: queen not in controller.view().hand)


@pytest.mark.usefixtures("quick_motion")
def test_another_match_may_be_begun_while_the_cards_are_dealt(program: app.Program, qtbot: QtBot) -> None:
    """The old match's animation must not answer for the new one."""
    program.services.preferences.set("animation_speed", "fast")
    start(program)
    qtbot.waitUntil(lambda: program.window.table.is_busy)
    start(program)
    assert wait_for_my_turn(program, qtbot)
    program.services.preferences.set("animation_speed", "off")
    play_deal_by_mouse(program, qtbot)
    assert settled_deals(program) == 1


@pytest.mark.usefixtures("quick_motion")
def test_the_score_sheet_may_be_read_in_mid_trick(program: app.Program, qtbot: QtBot) -> None:
    """The match waits until somebody looks again."""
    program.services.preferences.set("animation_speed", "fast")
    start(program)
    qtbot.waitUntil(lambda: program.window.table.is_busy)
    program.window.show_sheet()
    assert not program.window.table.isVisible()
    assert not program.window.session.is_waiting
    program.window.show_table()
    assert wait_for_my_turn(program, qtbot)
    program.services.preferences.set("animation_speed", "off")
    play_deal_by_mouse(program, qtbot)
    assert settled_deals(program) == 1


def test_a_second_instance_on_a_profile_whose_window_does_not_answer_says_so(
    program: app.Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE_MS", 0)
    with pytest.raises(ProfileInUse, match="profile"):
        app.build(tmp_path)
    assert opening.run(tmp_path) == opening.IN_USE


def test_a_full_disk_is_told_and_the_card_can_be_played_later(
    program: app.Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    start(program)
    wait_for_my_turn(program, qtbot)
    before = program.window.session.controller.view()
    whole = os.fsync

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    press(program, qtbot, Qt.Key.Key_T)
    banner = program.window.banner
    qtbot.waitUntil(banner.isVisible)
    assert program.window.session.controller.view() == before
    monkeypatch.setattr(os, "fsync", whole)
    again = next(button for button in banner.findChildren(QAbstractButton) if button.isVisible())
    qtbot.mouseClick(again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: program.window.session.controller.view() != before)
