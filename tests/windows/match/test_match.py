"""A match in the real window: its end, its language, its keys, and closing it at any moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import opening, players, variants
from belote_desktop.app import Program
from belote_desktop.engine import Ruleset
from belote_desktop.engine.actions import PASS
from belote_desktop.profile import SaveFailed
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.home.first_start import FirstStart
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.score_sheet.score_page import ScoreSheet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def start(program: Program, rules: Ruleset | None = None) -> None:
    """A new match against casual players; a deal is played even if everybody passes, so that its row has items."""
    rules = rules or variants.get("classic", pass_out="dealer_must_take")
    program.window.start(MatchWish(rules.variant, {}, rules, "casual", "Anna"))


def act(program: Program) -> None:
    """The person does what a casual player would do."""
    session = program.window.session
    assert session is not None
    assert session.is_waiting
    program.window.table.action_chosen.emit(players.get("casual").choose(session.controller.view()))


def play_until(program: Program, done: Callable[[], bool], qtbot: QtBot) -> None:
    """Go on, deal after deal, until something is so."""
    window = program.window
    for _ in range(3000):
        qtbot.waitUntil(lambda: done() or window.page.overlay is not None or _waits(program), timeout=5000)
        if done():
            return
        if isinstance(window.page.overlay, DealResult):
            window.page.overlay.next_button.click()
        elif window.page.overlay is None:
            act(program)
    raise AssertionError("the match came to a standstill")


def _waits(program: Program) -> bool:
    return program.window.session is not None and program.window.session.is_waiting


def test_without_a_match_the_program_begins_with_the_first_start(program: Program) -> None:
    program.window.show_first_page()
    assert isinstance(program.window.stack.currentWidget(), FirstStart)


def test_the_start_button_puts_the_chosen_match_on_the_table(program: Program, qtbot: QtBot) -> None:
    page = program.window.show_new_match()
    page.draft.set_option("target", 501)
    qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    assert program.window.session is not None
    assert program.window.stack.currentWidget() is program.window.page
    assert program.window.session.controller.match.rules == variants.get("classic", target=501)
    assert program.window.session.controller.names[0] == "Anna"


def test_the_end_of_a_deal_waits_for_the_person_and_enter_goes_on(program: Program, qtbot: QtBot) -> None:
    start(program)
    window = program.window
    play_until(program, lambda: isinstance(window.page.overlay, DealResult), qtbot)
    assert window.session is not None
    assert len(window.session.view.results) == 1
    qtbot.keyClick(window.page.overlay, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.page.overlay is None and _waits(program))
    assert window.session.view.number == 2


def test_a_match_ends_with_its_result_and_is_counted_once(program: Program, qtbot: QtBot) -> None:
    start(program, variants.get("classic", target=500))
    window = program.window
    play_until(program, lambda: isinstance(window.page.overlay, MatchOver), qtbot)
    assert window.session is not None
    match = window.session.controller.match
    assert match.is_over
    assert program.services.profile.statistics.tally("classic").matches == 1
    assert window.page.overlay is not None
    window.page.overlay.first_button().click()  # same again
    assert window.session.controller.match.rules == match.rules
    assert not window.session.controller.match.is_over


def test_the_score_sheet_opens_over_the_result_and_gives_it_back(program: Program, qtbot: QtBot) -> None:
    start(program)
    window = program.window
    play_until(program, lambda: isinstance(window.page.overlay, DealResult), qtbot)
    result = window.page.overlay
    window.menus.actions["sheet"].trigger()
    sheet = window.stack.currentWidget()
    assert isinstance(sheet, ScoreSheet)
    assert sheet.model.rowCount() == 1
    assert window.focusWidget() is sheet.tree, "the arrow keys walk the deals at once"
    qtbot.keyClick(sheet.tree, Qt.Key.Key_Right)
    assert sheet.tree.isExpanded(sheet.model.index(0, 0))
    qtbot.keyClick(sheet.tree, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.page
    assert window.page.overlay is result


def test_the_language_is_switched_in_mid_deal_and_the_match_does_not_notice(program: Program, qtbot: QtBot) -> None:
    start(program)
    window = program.window
    play_until(program, lambda: _waits(program) and len(window.session.view.tricks) == 3, qtbot)
    assert window.session is not None
    controller = window.session.controller
    before, position = controller.match, controller.position
    english = window.menus.menus["match"].title()
    program.languages.use(PSEUDO)
    QApplication.processEvents()
    assert window.menus.menus["match"].title() != english
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert (controller.match, controller.position) == (before, position)
    assert window.session.is_waiting
    act(program)
    assert controller.position > position
    program.languages.use("fr")
    QApplication.processEvents()
    assert window.layoutDirection() is Qt.LayoutDirection.LeftToRight
    play_until(program, lambda: isinstance(window.page.overlay, DealResult), qtbot)


def test_closing_at_any_moment_keeps_the_match(open_program: Callable[[], Program], qtbot: QtBot) -> None:
    first = open_program()
    start(first)
    play_until(first, lambda: _waits(first) and len(first.window.session.view.tricks) == 2, qtbot)
    assert first.window.session is not None
    left = first.window.session.controller.match
    first.close()
    second = open_program()
    second.window.show_first_page()
    home = second.window.stack.currentWidget()
    assert isinstance(home, HomePage)
    told = home.home.match
    assert told is not None
    assert (told.number, told.totals) == (left.deal.number, left.totals)
    qtbot.keyClick(home.hero.go_button, Qt.Key.Key_Return)
    assert second.window.session is not None
    found = second.window.session.controller.match
    assert (found.rules, found.deals) == (left.rules, left.deals)
    assert found.deal is not None
    assert left.deal is not None
    assert (found.deal.tricks, found.deal.trick, found.deal.places) == (
        left.deal.tricks, left.deal.trick, left.deal.places)  # fmt: skip
    assert second.window.session.is_waiting


def test_a_new_match_does_not_touch_the_one_that_waits(open_program: Callable[[], Program]) -> None:
    first = open_program()
    start(first)
    first.close()
    second = open_program()
    second.window.show_first_page()
    assert isinstance(second.window.stack.currentWidget(), HomePage)
    assert second.window.session is None
    start(second)
    listed = second.window.show_unfinished()
    assert len(listed.summaries) == 1, "the match on the table is not offered to itself"
    listed.go_button.click()
    assert second.window.session is not None
    assert second.window.session.is_waiting


def test_undo_takes_back_the_last_decision(program: Program, qtbot: QtBot) -> None:
    start(program)
    window = program.window
    play_until(program, lambda: _waits(program) and len(window.session.view.tricks) == 1, qtbot)
    assert window.session is not None
    before = window.session.controller.view()
    act(program)
    qtbot.waitUntil(lambda: window.session.controller.can_undo())
    window.menus.actions["undo"].trigger()
    assert window.session.controller.view().hand == before.hand
    assert window.session.is_waiting


def test_an_action_the_rules_forbid_is_explained_and_asked_for_again(program: Program, qtbot: QtBot) -> None:
    start(program)
    window = program.window
    play_until(program, lambda: _waits(program) and len(window.session.view.tricks) == 1, qtbot)
    window.table.action_chosen.emit(PASS)
    assert window.banner.isVisible()
    assert window.banner.accessibleName()
    assert window.session is not None
    assert window.session.is_waiting


def test_a_hint_is_shown_and_marked_in_the_record(program: Program, qtbot: QtBot) -> None:
    start(program)
    qtbot.waitUntil(lambda: _waits(program))
    program.window.menus.actions["hint"].trigger()
    text = program.services.profile.saves.all()[0].read_text(encoding="utf-8")
    assert "help hint" in text


def test_what_cannot_be_written_is_said_and_tried_again(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
    from belote_desktop.profile import Save

    start(program)
    qtbot.waitUntil(lambda: _waits(program))
    assert program.window.session is not None
    before = program.window.session.controller.match

    def full(save: Save, text: str) -> None:
        raise SaveFailed(say(QT_TRANSLATE_NOOP("profile", "the disk is full")))

    with monkeypatch.context() as disk:
        disk.setattr(Save, "append", full)
        act(program)
        assert program.window.banner.isVisible()
        assert "the disk is full" in program.window.banner.accessibleName()
        assert program.window.session.controller.match == before, "nothing is shown that is not on disk"
    program.window.banner.action.click()
    assert program.window.session.controller.match != before
    assert not program.window.banner.isVisible()


def test_a_second_instance_is_told_in_a_sentence_and_ends_with_3(
    program: Program, profile_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert opening.run(profile_dir) == opening.IN_USE
    assert "already running" in capsys.readouterr().err


def test_the_standard_keys_are_bound(program: Program) -> None:
    bound = {name: action.shortcut().toString() for name, action in program.window.menus.actions.items()}
    assert (bound["new"], bound["undo"], bound["settings"]) == ("Ctrl+N", "Ctrl+Z", "Ctrl+,")
    assert (bound["rules"], bound["keys"]) == ("F1", "?")
    used = [key for key in bound.values() if key]
    assert len(used) == len(set(used))


def test_single_keys_can_be_turned_off(program: Program) -> None:
    program.services.preferences.set("single_keys", False)
    assert program.window.menus.actions["keys"].shortcut().toString() != "?"


def test_the_window_comes_back_where_it_was(open_program: Callable[[], Program]) -> None:
    first = open_program()
    first.window.setGeometry(20, 30, 940, 620)
    first.close()
    size = open_program().services.preferences.value("window_geometry")
    assert size
