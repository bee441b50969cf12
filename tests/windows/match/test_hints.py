"""Hints in the window: four rungs on H, thought out in the background; and what may be played, on ⇧W."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.engine import CardSet, Play
from tests.models.later_tasks import LaterTasks
from tests.windows.match.coached_window import explained, feeding, on_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def ask(program: Program, qtbot: QtBot) -> str:
    """Press H; what is said over the hand then."""
    qtbot.keyClick(program.window.table, Qt.Key.Key_H)
    return explained(program)


def test_each_h_is_one_rung_further_and_the_record_notes_each(program: Program, qtbot: QtBot) -> None:
    _, journal = on_table(program, feeding())
    question, idea, card, numbers, again = (ask(program, qtbot) for _ in range(5))
    assert question.startswith("Who will win this trick, and what")
    assert idea.startswith("Nothing can beat your partner’s A♥: feed points to the trick.")
    assert idea.endswith("Keep 7♣ to guard 10♣ from A♣.")
    assert card.startswith("Play K♦.")
    assert numbers.startswith("On average K♦ gains ")
    assert "deals examined" not in numbers
    assert again == numbers
    assert journal.text.count("help hint") == 5


def test_the_first_rung_comes_at_once_and_has_the_thinking_begun(program: Program, qtbot: QtBot) -> None:
    thinking = LaterTasks()
    on_table(program, feeding(), thinking)
    assert not thinking.waiting
    assert ask(program, qtbot).startswith("Who will win this trick")
    assert len(thinking.waiting) == 1


def test_while_it_is_thought_about_the_hint_says_so_and_comes_by_itself(program: Program, qtbot: QtBot) -> None:
    thinking = LaterTasks()
    _, journal = on_table(program, feeding(), thinking)
    ask(program, qtbot)
    assert ask(program, qtbot) == "Thinking…"
    assert ask(program, qtbot) == "Thinking…"
    thinking.do_one()
    assert "Keep 7♣ to guard 10♣" in explained(program)
    assert journal.text.count("help hint") == 2
    assert ask(program, qtbot).startswith("Play ")


def test_who_plays_before_the_hint_is_found_hears_nothing_of_it(program: Program, qtbot: QtBot) -> None:
    thinking = LaterTasks()
    session, journal = on_table(program, feeding(), thinking)
    ask(program, qtbot)
    ask(program, qtbot)
    program.window.table.action_chosen.emit(Play(engine.Card.parse("7D")))
    thinking.do_one()  # ends at once: it was stopped
    assert explained(program) == ""
    assert session.controller.advice_search.advice is None
    assert journal.text.count("help hint") == 1


def test_the_next_decision_begins_with_its_question(program: Program, qtbot: QtBot) -> None:
    session, _ = on_table(program, feeding())
    ask(program, qtbot)
    ask(program, qtbot)
    program.window.table.action_chosen.emit(Play(engine.Card.parse("7D")))
    session.undo()
    assert ask(program, qtbot).startswith("Who will win this trick, and what")


def test_in_the_auction_a_hint_is_told_at_the_head_of_the_window(program: Program, qtbot: QtBot) -> None:
    on_table(program, engine.start(variants.get("classic"), 5, dealer=3))
    ask(program, qtbot)
    assert program.window.banner.accessibleName().startswith("If you were the taker, would you win at least half")
    for _ in range(3):
        ask(program, qtbot)
    assert "Your side wins about 84 of 100 deals" in program.window.banner.accessibleName()


def test_what_may_be_played_is_marked_and_told_with_the_duty(program: Program, qtbot: QtBot) -> None:
    match = feeding()
    for word in ("7D", "8C", "9C"):
        match, _ = engine.apply(match, engine.parse_action(match, word))
    on_table(program, match)
    hand = program.window.table._scene.hand
    program.services.preferences.set("aid_dim", False)
    qtbot.keyClick(program.window.table, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert hand.is_pointed_out
    assert CardSet(card for card in hand.cards if hand._mark(card) is not None) == CardSet.parse("TC 7C")
    assert explained(program) == "You can play 10♣ or 7♣. You must follow suit in ♣: play 10♣ or 7♣."
    qtbot.keyClick(program.window.table, Qt.Key.Key_Escape)
    assert not hand.is_pointed_out
    assert explained(program) == ""


def test_who_holds_nothing_of_the_suit_and_no_trump_may_play_any_card(program: Program) -> None:
    on_table(program, feeding())
    program.window.menus.actions["permitted"].trigger()
    assert explained(program) == "You can play any of your cards."


def test_a_card_that_is_played_ends_the_marks(program: Program) -> None:
    session, _ = on_table(program, feeding())
    session.tell_permitted()
    program.window.table._chooser.try_card(engine.Card.parse("7D"), deliberate=True)
    assert not program.window.table._scene.hand.is_pointed_out


def test_in_the_auction_the_calls_of_the_panel_are_pointed_out(program: Program) -> None:
    session, _ = on_table(program, engine.start(variants.get("classic"), 5, dealer=3))
    session.tell_permitted()
    panel = program.window.table._chrome.panel
    assert panel.buttons
    assert all(button.is_pointed_out for button in panel.buttons)
    assert program.window.banner.accessibleName().startswith("You can choose anything on the panel.")
