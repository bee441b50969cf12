"""The tutor in an auction: who takes a call back has not seen the cards that it would have brought."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.engine import CardSet
from belote_desktop.engine.actions import PASS, TAKE
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import Tasks
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.match.tutor_bar import TutorBar
from tests.coach.deals_in_play import shared_out
from tests.models.later_tasks import LaterTasks
from tests.windows.match.coached_window import Nobody, on_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FIVE, TURN_UP, REST = "7C 8C 8D 9D 7S", "TH", "9H AD"
"""The person's cards in the auction, too weak to take the turn-up; taking brings the others."""


def tutored(
    program: Program,
    advice_tasks: Tasks | None = None,
    *,
    journal: MemoryJournal | None = None,
    writing_tasks: Tasks | None = None,
) -> tuple[MatchSession, MemoryJournal]:
    """The person speaks first."""
    program.services.preferences.set("aid_claim", False)
    program.services.preferences.set("tutor", True)
    rules, whole = variants.get("classic"), f"{FIVE} {TURN_UP} {REST}"
    others = [" ".join(map(str, hand)) for hand in shared_out({0: CardSet.parse(whole)})[1:]]
    deck = engine.arrange(rules, [whole, *others], dealer=3, declarer=0, turn_up=TURN_UP)
    match = engine.start(rules, decks=[deck], dealer=3)
    return on_table(program, match, advice_tasks, Nobody(), journal=journal, writing_tasks=writing_tasks)


def bar(program: Program) -> TutorBar:
    return program.window.page.tutor


def on_show(program: Program) -> CardSet:
    """The cards of the person that lie on the table of the window."""
    picture = program.window.table._dance.picture
    assert picture is not None
    return CardSet(picture.hand)


def test_the_tutor_speaks_before_the_cards_of_a_call_are_seen(program: Program, qtbot: QtBot) -> None:
    session, journal = tutored(program)
    qtbot.keyClick(program.window.table, Qt.Key.Key_T)
    assert bar(program).isVisible()
    assert "Better: “Pass”." in bar(program).accessibleName()
    assert on_show(program) == session.controller.view().hand == CardSet.parse(FIVE)
    qtbot.mouseClick(bar(program).take_back, Qt.MouseButton.LeftButton)
    assert not bar(program).isVisible()
    assert session.is_waiting
    assert on_show(program) == CardSet.parse(FIVE)
    assert "take" not in journal.text.splitlines()[-1]
    assert len(program.services.profile.practice.state.waiting) == 1
    qtbot.keyClick(program.window.table, Qt.Key.Key_P)
    assert session.view.calls == ((0, PASS),)


def test_a_call_that_is_kept_is_made(program: Program, qtbot: QtBot) -> None:
    session, journal = tutored(program)
    program.window.table.action_chosen.emit(TAKE)
    qtbot.mouseClick(bar(program).keep, Qt.MouseButton.LeftButton)
    assert session.view.phase is Phase.PLAY
    assert session.controller.view().hand == CardSet.parse(f"{FIVE} {TURN_UP} {REST}")
    assert "help tutor\n0: take\n" in journal.text


def test_a_call_is_made_without_the_tutor_if_that_takes_too_long(program: Program, qtbot: QtBot) -> None:
    session, _ = tutored(program, LaterTasks())
    session.tutor_offers._patience.setInterval(1)
    program.window.table.action_chosen.emit(TAKE)
    assert session.view.phase is Phase.AUCTION
    qtbot.waitUntil(lambda: session.view.phase is Phase.PLAY)
    assert not bar(program).isVisible()


class NoNotes(MemoryJournal):
    """A journal that writes actions, but no notes of help."""

    def append(self, text: str) -> None:
        if text.startswith("help"):
            raise OSError(28, "No space left on device")
        super().append(text)


def test_a_call_whose_offer_cannot_be_noted_is_made_and_not_asked_about_again(program: Program) -> None:
    writing = LaterTasks()
    session, journal = tutored(program, journal=NoNotes(), writing_tasks=writing)
    program.window.table.action_chosen.emit(TAKE)
    writing.do_one()
    assert len(writing.waiting) == 1, "the call is being written"
    assert not session.is_waiting
    assert not program.window.table._chrome.panel.isVisible()
    writing.do_all()
    assert "take" in journal.text
    assert not bar(program).isVisible()


def test_a_call_made_while_the_note_is_written_is_not_asked_about_again_if_that_fails(program: Program) -> None:
    writing = LaterTasks()
    session, journal = tutored(program, journal=NoNotes(), writing_tasks=writing)
    program.window.table.action_chosen.emit(TAKE)
    session.tutor_offers.go_on()
    writing.do_one()
    assert not session.is_waiting
    writing.do_all()
    assert journal.text.count("take") == 1


def test_nothing_is_offered_while_a_call_is_held_but_to_undo_it(program: Program, qtbot: QtBot) -> None:
    session, journal = tutored(program, LaterTasks())
    table = program.window.table
    assert not table._chrome.undo.isVisible()
    table.offer_rest("All tricks are yours.")
    table.action_chosen.emit(TAKE)
    assert not table._chrome.panel.isVisible()
    assert not table._chrome.claim.isVisible()
    session.hint()
    assert "help" not in journal.text
    assert program.window.menus.actions["undo"].isEnabled()
    qtbot.mouseClick(table._chrome.undo, Qt.MouseButton.LeftButton)
    assert session.is_waiting
    assert table._chrome.panel.isVisible()
    assert not table._chrome.undo.isVisible()
    assert not program.window.menus.actions["undo"].isEnabled()
    assert "take" not in journal.text


def test_a_call_that_is_still_judged_is_made_when_the_match_is_left(program: Program) -> None:
    session, journal = tutored(program, LaterTasks())
    program.window.table.action_chosen.emit(TAKE)
    assert "take" not in journal.text
    program.window.show_home()
    assert "0: take\n" in journal.text
    assert session.controller.match.deal.phase is Phase.PLAY


def test_a_call_that_an_offer_asks_about_is_not_made_when_the_match_is_left(program: Program) -> None:
    _, journal = tutored(program)
    program.window.table.action_chosen.emit(TAKE)
    assert bar(program).isVisible()
    program.window.show_home()
    assert "take" not in journal.text


def test_a_click_on_the_table_ends_the_wait_for_the_tutor(program: Program, qtbot: QtBot) -> None:
    session, _ = tutored(program, LaterTasks())
    table = program.window.table
    table.action_chosen.emit(TAKE)
    assert session.view.phase is Phase.AUCTION
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.viewport().rect().center())
    assert session.view.phase is Phase.PLAY


def test_an_offer_stands_in_another_language_and_is_still_answered(program: Program, qtbot: QtBot) -> None:
    session, journal = tutored(program)
    program.window.table.action_chosen.emit(TAKE)
    program.languages.use("fr")
    assert bar(program).isVisible()
    qtbot.mouseClick(bar(program).take_back, Qt.MouseButton.LeftButton)
    assert session.is_waiting
    assert on_show(program) == CardSet.parse(FIVE)
    assert "take" not in journal.text.splitlines()[-1]


def test_a_call_that_shows_no_card_is_made_at_once(program: Program) -> None:
    session, _ = tutored(program, LaterTasks())
    program.window.table.action_chosen.emit(PASS)
    assert session.view.calls == ((0, PASS),)
