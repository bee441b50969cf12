"""A card that is the only one that can be played plays itself, if that is wanted; it is seen, and undo skips it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.app import Program
from belote_desktop.engine import Card, Match, Play
from belote_desktop.models.match.match_history import only_card
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.windows.match import forced_cards
from belote_desktop.windows.match.match_session import MatchSession
from tests.coach.deals_in_play import played
from tests.windows.match.coached_window import on_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FORCED = Card.parse("AD")


def one_diamond() -> Match:
    """The person plays last to diamonds, and holds one of them."""
    hands = {
        0: "AD KC 7C QC QH 7H JC 8C", 1: "JS 9S AS TD 8H AC 9C KS",
        2: "7D 9D JD AH KH TS 8D 9H", 3: "KD QD QS 8S 7S TC TH JH",
    }  # fmt: skip
    return played(hands, taker=1, trump="S", cards="TD 7D KD", dealer=0)


@pytest.fixture
def wanted(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program with forced cards played at once."""
    monkeypatch.setattr(forced_cards, "SEEN_MS", 1)
    program.services.preferences.set("aid_claim", False)
    program.services.preferences.set("forced_cards", True)
    return program


def held(session: MatchSession) -> engine.CardSet:
    return session.controller.view().hand


def play_to_a_forced_card(session: MatchSession) -> tuple[Match, Match]:
    """Play until a card after the first is forced; the match at the last choice of a card, and at the forced card."""
    choice: Match | None = None
    for _ in range(20):
        view = session.controller.view()
        if session.forced_cards.timer.isActive() and choice is not None:
            return choice, session.controller.match
        assert session.is_waiting
        if session.forced_cards.timer.isActive():
            session.forced_cards.timer.timeout.emit()
            continue
        choice = session.controller.match if isinstance(view.options[0], Play) else None
        session.table.action_chosen.emit(players.get("casual").choose(view))
    raise AssertionError("no card was forced")


def test_the_only_card_is_lifted_and_then_played(wanted: Program, qtbot: QtBot) -> None:
    session, journal = on_table(wanted, one_diamond())
    assert session.is_waiting
    assert session.table._scene.hand.attention.raised == FORCED
    assert FORCED in held(session), "it is seen before it goes"
    qtbot.waitUntil(lambda: FORCED not in held(session))
    assert journal.text.split()[-1] == "AD"


def test_it_waits_as_long_as_a_computer_player_takes(program: Program) -> None:
    program.services.preferences.set("forced_cards", True)
    program.services.preferences.set("thinking_pause", 0)
    session, _ = on_table(program, one_diamond())
    assert session.forced_cards.timer.interval() == forced_cards.SEEN_MS
    program.services.preferences.set("thinking_pause", 900)
    session, _ = on_table(program, one_diamond())
    assert session.forced_cards.timer.interval() == 900


def test_without_the_setting_the_person_plays_it(program: Program, qtbot: QtBot) -> None:
    session, _ = on_table(program, one_diamond())
    assert not session.forced_cards.timer.isActive()
    qtbot.mouseClick(
        session.table.viewport(), Qt.MouseButton.LeftButton, pos=session.table.card_point(FORCED).toPoint()
    )
    assert FORCED not in held(session)


def test_the_setting_holds_at_once(program: Program) -> None:
    session, _ = on_table(program, one_diamond())
    program.services.preferences.set("forced_cards", True)
    assert session.forced_cards.timer.isActive()
    program.services.preferences.set("forced_cards", False)
    assert not session.forced_cards.timer.isActive()


def test_who_is_quicker_plays_it_once(wanted: Program) -> None:
    session, _ = on_table(wanted, one_diamond())
    session.table.play_card(FORCED)
    session.forced_cards.timer.timeout.emit()
    assert (len(held(session)), session.refusal) == (7, None)


def test_undo_goes_back_to_the_last_choice(wanted: Program, qtbot: QtBot) -> None:
    session, _ = on_table(wanted, engine.start(variants.get("classic-no-decl"), 3), players=ImmediateTasks())  # type: ignore[arg-type]
    choice, at_forced = play_to_a_forced_card(session)
    session.forced_cards.timer.timeout.emit()
    assert session.controller.match != at_forced
    session.undo()
    assert session.controller.match == choice
    assert session.is_waiting
    assert not session.forced_cards.timer.isActive()


def test_forced_cards_alone_cannot_be_undone(wanted: Program) -> None:
    session, _ = on_table(wanted, one_diamond())
    session.forced_cards.timer.timeout.emit()
    assert not session.controller.can_undo()
    wanted.services.preferences.set("forced_cards", False)
    assert session.controller.can_undo()


def test_the_deal_of_a_lesson_leaves_every_card_to_the_person(wanted: Program) -> None:
    session, _ = on_table(wanted, one_diamond())
    session.controller.is_lesson = True
    again = wanted.window.show_controller(session.controller)
    assert not again.controller.plays_forced


def test_nothing_is_played_once_the_match_has_left_the_table(wanted: Program) -> None:
    session, _ = on_table(wanted, one_diamond())
    wanted.window.leave_match()
    assert not session.forced_cards.timer.isActive()


def test_a_card_is_forced_only_where_nothing_else_may_be_done() -> None:
    one, other = Play(FORCED), Play(Card.parse("KC"))
    assert only_card((one,)) == FORCED
    assert only_card((one, other)) is None
    assert only_card((one, engine.actions.CHALLENGE)) is None
    assert only_card((engine.actions.PASS,)) is None
    assert only_card(()) is None
