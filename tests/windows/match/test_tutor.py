"""The tutor in the window: the game waits for its judgement, and it offers to take a costly decision back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.app import Program
from belote_desktop.engine import Play
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import Tasks
from belote_desktop.records import parse_view
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.match.tutor_bar import TutorBar
from tests.models.later_tasks import LaterTasks
from tests.windows.match.coached_window import Nobody, on_table, winning

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

POOR, GOOD = Play(engine.Card.parse("8D")), Play(engine.Card.parse("AD"))


def tutored(
    program: Program, *, least: str = "blunder", advice_tasks: Tasks | None = None
) -> tuple[MatchSession, Nobody, MemoryJournal]:
    """The person can win the trick, with a tutor that tells of blunders."""
    program.services.preferences.set("aid_claim", False)  # nothing else is thought about
    program.services.preferences.set("tutor", True)
    program.services.preferences.set("tutor_from", least)
    players = Nobody()
    session, journal = on_table(program, winning(), advice_tasks, players)
    return session, players, journal


def bar(program: Program) -> TutorBar:
    return program.window.page.tutor


def play(program: Program, action: Play = POOR) -> None:
    program.window.table.action_chosen.emit(action)


def test_it_is_off_until_it_is_wanted(program: Program) -> None:
    program.services.preferences.set("aid_claim", False)
    players, thinking = Nobody(), LaterTasks()
    on_table(program, winning(), thinking, players)
    play(program)
    assert not bar(program).isVisible()
    assert not thinking.waiting
    assert players.asked == 1


def test_a_blunder_is_told_with_what_is_better_and_why_and_the_next_player_waits(program: Program) -> None:
    _, players, journal = tutored(program)
    play(program)
    told = bar(program).accessibleName()
    assert bar(program).isVisible()
    assert told.startswith("A blunder: on average it costs about 94 points.")
    assert "8♦ leaves your opponents a trick worth 14 so far." in told
    assert told.endswith("Better: A♦. You can make sure of this trick.")
    assert players.asked == 0
    assert bar(program).take_back.hasFocus()
    assert journal.text.splitlines()[-1] == "help tutor"


def test_a_good_card_goes_on_without_a_word(program: Program) -> None:
    session, _, journal = tutored(program)
    play(program, GOOD)
    assert not bar(program).isVisible()
    assert session.is_waiting  # the trick is the person's
    assert "help" not in journal.text


def test_take_back_by_mouse_asks_the_person_again(program: Program, qtbot: QtBot) -> None:
    session, players, journal = tutored(program)
    play(program)
    qtbot.mouseClick(bar(program).take_back, Qt.MouseButton.LeftButton)
    assert not bar(program).isVisible()
    assert session.is_waiting
    assert POOR.card in session.controller.view().hand
    assert journal.text.splitlines()[-2:] == ["help tutor", "take-back 1"]
    assert players.asked == 0


def test_what_is_taken_back_on_an_offer_is_asked_again_in_the_drills(program: Program) -> None:
    """The review looks at the deal as it was played, and would never know of it."""
    session, _, _ = tutored(program)
    practice = program.services.profile.practice
    play(program, GOOD)
    session.undo()
    assert not practice.state.waiting, "nothing was wrong with it"
    play(program)
    bar(program).keep.click()
    session.undo()
    assert not practice.state.waiting, "what is kept is left to the review"
    play(program)
    bar(program).take_back.click()
    (asked,) = (each.asked for each in practice.state.waiting)
    view = parse_view(asked.position)
    assert (asked.game, view.hand) == ("classic-no-decl", session.controller.view().hand)


class NoUndo(MemoryJournal):
    """A journal that writes everything but that something was taken back."""

    def append(self, text: str) -> None:
        if "take-back" in text:
            raise OSError(28, "No space left on device")
        super().append(text)


def test_what_could_not_be_taken_back_is_not_asked_again_in_the_drills(program: Program) -> None:
    program.services.preferences.set("aid_claim", False)
    program.services.preferences.set("tutor", True)
    session, _ = on_table(program, winning(), journal=NoUndo())
    play(program)
    bar(program).take_back.click()
    assert POOR.card not in session.controller.view().hand
    assert not program.services.profile.practice.state.waiting


def test_keep_by_mouse_asks_the_next_player(program: Program, qtbot: QtBot) -> None:
    session, players, _ = tutored(program)
    play(program)
    qtbot.mouseClick(bar(program).keep, Qt.MouseButton.LeftButton)
    assert not bar(program).isVisible()
    assert POOR.card not in session.controller.view().hand
    assert players.asked == 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "keys",
    [(Qt.Key.Key_Return,), (Qt.Key.Key_Space,), (Qt.Key.Key_U,), (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Enter)],
)
def test_the_usual_keys_take_it_back(program: Program, qtbot: QtBot, keys: tuple[Qt.Key, ...]) -> None:
    """Nothing is lost by a card taken back: it can be played again."""
    session, players, _ = tutored(program)
    play(program)
    for key in keys:
        qtbot.keyClick(program.window.focusWidget(), key)
    assert not bar(program).isVisible()
    assert POOR.card in session.controller.view().hand
    assert players.asked == 0


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_Escape,), (Qt.Key.Key_Tab, Qt.Key.Key_Space), (Qt.Key.Key_Left, Qt.Key.Key_Return)]
)
def test_it_is_kept_without_a_mouse(program: Program, qtbot: QtBot, keys: tuple[Qt.Key, ...]) -> None:
    session, players, _ = tutored(program)
    play(program)
    for key in keys:
        qtbot.keyClick(program.window.focusWidget(), key)
    assert not bar(program).isVisible()
    assert POOR.card not in session.controller.view().hand
    assert players.asked == 1
    assert program.window.table.hasFocus()


def test_the_buttons_name_their_keys(program: Program) -> None:
    tutored(program)
    play(program)
    assert [button.text() for button in bar(program).buttons] == ["Take it back (Enter)", "Keep it (Esc)"]


def test_no_other_key_plays_behind_the_offer(program: Program, qtbot: QtBot) -> None:
    session, players, _ = tutored(program)
    play(program)
    before = session.controller.position
    for key in (Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_D):
        qtbot.keyClick(program.window.focusWidget(), key)
    assert bar(program).isVisible()
    assert (session.controller.position, players.asked) == (before, 0)


def test_it_speaks_of_the_same_blunder_again(program: Program) -> None:
    tutored(program)
    play(program)
    bar(program).take_back.click()
    play(program)
    assert bar(program).isVisible()


def test_thinking_begins_with_the_decision_and_the_game_waits_for_it(program: Program) -> None:
    thinking = LaterTasks()
    _, players, _ = tutored(program, advice_tasks=thinking)
    assert len(thinking.waiting) == 1
    play(program)
    assert players.asked == 0
    thinking.do_one()  # the advice
    thinking.do_one()  # what the card cost
    assert bar(program).isVisible()


def test_asked_what_may_be_played_it_says_that_it_still_looks_at_the_last_choice(
    program: Program, qtbot: QtBot
) -> None:
    thinking = LaterTasks()
    session, _, _ = tutored(program, advice_tasks=thinking)
    said: list[str] = []
    session.message.connect(said.append)

    def ask() -> str:
        qtbot.keyClick(program.window.table, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
        return said[-1]

    play(program)
    assert ask() == "The tutor is still looking at your last choice."
    thinking.do_one()  # the advice
    thinking.do_one()  # what the card cost
    assert ask() == "The tutor is waiting for your answer."
    bar(program).keep.click()
    assert ask() == "It is not your turn."


def test_it_waits_no_longer_than_its_patience(program: Program, qtbot: QtBot) -> None:
    thinking = LaterTasks()
    session, players, _ = tutored(program, advice_tasks=thinking)
    session.tutor_offers._patience.setInterval(1)
    play(program)
    qtbot.waitUntil(lambda: players.asked == 1)
    thinking.do_one()  # too late
    assert not bar(program).isVisible()


def test_who_goes_on_is_not_held_up(program: Program, qtbot: QtBot) -> None:
    """A click on the table, or a key, while the judgement is awaited."""
    thinking = LaterTasks()
    _, players, _ = tutored(program, advice_tasks=thinking)
    play(program)
    qtbot.mouseClick(program.window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 400))
    assert players.asked == 1
    thinking.do_one()
    assert not bar(program).isVisible()


def test_leaving_the_match_ends_the_offer(program: Program) -> None:
    _, players, _ = tutored(program)
    play(program)
    program.window.leave_match()
    assert not bar(program).isVisible()
    assert players.asked == 0


def test_it_is_switched_on_by_a_click_at_the_table(program: Program, qtbot: QtBot) -> None:
    program.services.preferences.set("tutor_from", "blunder")
    on_table(program, winning(), players=Nobody())
    switch = program.window.table._chrome.tutor
    assert switch.isVisible()
    assert (switch.text(), switch.isChecked()) == ("Tutor", False)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert program.services.preferences.value("tutor") is True
    assert switch.isChecked()
    play(program)
    assert bar(program).isVisible()


def test_the_menu_learn_has_the_same_switch(program: Program) -> None:
    on_table(program, winning(), players=Nobody())
    entry, switch = program.window.menus.actions["tutor"], program.window.table._chrome.tutor
    assert entry in program.window.menus.menus["learn"].actions()
    for on in (True, False):
        entry.trigger()
        assert program.services.preferences.value("tutor") is on
        assert (entry.isChecked(), switch.isChecked()) == (on, on)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (640, 480), (1920, 1080)])
def test_the_switch_covers_nothing(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    on_table(program, winning(), players=Nobody())
    table = program.window.table
    place = table._chrome._box_of(table._chrome.tutor)
    assert table._chrome.tutor.isVisible()
    others = [table._chrome._box_of(button) for button in table._chrome.buttons if button.isVisible()]
    others.remove(place)
    assert not any(place.meets(box) for box in (*table._chrome.to_be_seen(), *others))


def test_who_wants_no_help_sees_no_switch_unless_the_tutor_is_on(program: Program) -> None:
    program.services.preferences.set("aid_hint", False)
    on_table(program, winning(), players=Nobody())
    switch = program.window.table._chrome.tutor
    assert not switch.isVisible()
    program.services.preferences.set("tutor", True)
    assert switch.isVisible()
