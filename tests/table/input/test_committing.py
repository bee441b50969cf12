"""Nothing that commits is filled or done unasked: a call is chosen first, and one button repeats and says it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.play.auction_scenes import MOMENTS, Moment
from belote_desktop.engine.actions import Discard, parse_any_action
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.table import TableView
from belote_desktop.table.items.theme import THEMES
from belote_desktop.table.overlays.buttons import ChoiceButton
from tests.table.input.test_auctions import after, at
from tests.table.table_makers import make_table, match_after, offer, steps_of

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
CHOICES = ("call-coinche", "call-ladder", "call-baloot", "call-contracts", "call-bourloto", "call-baloot-second")


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = make_table()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def filled(table: TableView) -> list[str]:
    """The texts of the buttons of the panel that are drawn in the colour of what is done."""
    full = {theme.primary.lower() for theme in THEMES.values()}
    buttons = [each for each in table._chrome.panel.findChildren(ChoiceButton) if each.isVisible()]
    return [each.text() for each in buttons if each.grab().toImage().pixelColor(7, each.height() // 2).name() in full]


def moment_named(name: str) -> Moment:
    return next(moment for moment in MOMENTS if moment.name == name)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("moment", MOMENTS[::3], ids=lambda moment: moment.name)
def test_a_fresh_panel_has_nothing_filled_or_chosen_and_does_nothing_at_enter(
    qtbot: QtBot, table: TableView, moment: Moment
) -> None:
    offer(table, after(moment))
    assert filled(table) == []
    assert not any(button.isChecked() for button in table._chrome.panel.buttons)
    assert table.focusWidget() in (None, table)
    with qtbot.assertNotEmitted(table.action_chosen):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            qtbot.keyClick(table.focusWidget() or table, key)


@pytest.mark.parametrize("name", CHOICES)
def test_only_the_button_that_repeats_the_chosen_call_is_filled_and_says_it(
    qtbot: QtBot, table: TableView, name: str
) -> None:
    offer(table, after(moment_named(name)))
    calls = table._chrome.panel.calls
    assert calls.say is not None
    with qtbot.assertNotEmitted(table.action_chosen):
        qtbot.mouseClick(calls.say, LEFT)  # nothing is chosen yet
    for key in (each for each in calls.keys if each.isEnabled()):
        with qtbot.assertNotEmitted(table.action_chosen):
            for _ in range(2):
                qtbot.mouseClick(key, LEFT)
        assert [each for each in calls.keys if each.isChecked()] == [key]
        assert filled(table) == [calls.say.text()]
    last = [key for key in calls.keys if key.isEnabled()][-1]
    qtbot.mouseClick(last, LEFT)
    wanted = calls.call_of(last)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == wanted):
        qtbot.mouseClick(calls.say, LEFT)


@pytest.mark.parametrize(
    ("name", "letter", "shift", "text"),
    [("call-coinche", "D", False, "Say 80 ♦"), ("call-ladder", "A", False, "Say All trumps"),
     ("call-baloot", "N", False, "Say Sun"), ("call-contracts", "T", False, "Take hearts")],
)  # fmt: skip
def test_a_letter_chooses_and_enter_says_it(
    qtbot: QtBot, table: TableView, name: str, letter: str, shift: bool, text: str
) -> None:
    offer(table, at(name))
    say = table._chrome.panel.calls.say
    assert say is not None
    with qtbot.assertNotEmitted(table.action_chosen):
        for _ in range(2):
            qtbot.keyClick(table, getattr(Qt.Key, f"Key_{letter}"), SHIFT if shift else Qt.KeyboardModifier.NoModifier)
    assert say.text() == text
    wanted = table._chrome.panel.calls.call
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == wanted):
        qtbot.keyClick(table, Qt.Key.Key_Return)


def test_enter_on_a_key_chooses_it_and_only_another_press_says_it(qtbot: QtBot, table: TableView) -> None:
    offer(table, at("call-ladder"))
    key = table._chrome.panel.calls.keys[1]
    key.setFocus()
    with qtbot.assertNotEmitted(table.action_chosen):
        qtbot.keyClick(key, Qt.Key.Key_Return)
        for _ in range(3):  # the same press, held down
            held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(key, held)
    assert key.isChecked()
    with qtbot.waitSignal(table.action_chosen):
        qtbot.keyClick(key, Qt.Key.Key_Return)


def test_the_arrows_change_the_points_from_anywhere_on_the_panel(qtbot: QtBot, table: TableView) -> None:
    offer(table, at("call-coinche"))
    panel = table._chrome.panel
    qtbot.keyClick(table, Qt.Key.Key_S)
    qtbot.keyClick(table, Qt.Key.Key_Up)
    panel.calls.keys[0].setFocus()
    qtbot.keyClick(panel.calls.keys[0], Qt.Key.Key_Up)
    assert panel.calls.say is not None
    assert panel.calls.say.text() == "Say 100 ♠"
    qtbot.keyClick(panel.calls.keys[0], Qt.Key.Key_Down)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "90S"):
        qtbot.keyClick(panel.calls.keys[0], Qt.Key.Key_Return)


def test_a_trump_that_may_not_be_bid_at_other_points_is_chosen_no_more(qtbot: QtBot, table: TableView) -> None:
    """Where trumps are ranked, the same points may be bid in the higher ones only."""
    view = replace(engine.view(match_after([]), 0), turn_up=None, to_act=0)
    view = replace(view, options=tuple(map(parse_any_action, ("pass", "80S", "90S", "90H"))))
    table.show_view(view)
    table.await_action(view, lambda _: ())
    panel = table._chrome.panel
    qtbot.keyClick(table, Qt.Key.Key_Up)
    qtbot.keyClick(table, Qt.Key.Key_H, SHIFT)
    assert str(panel.calls.call) == "90H"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert panel.calls.call is None
    assert filled(table) == []


def test_what_is_chosen_is_heard_and_one_of_a_group(qtbot: QtBot, table: TableView) -> None:
    told: list[str] = []
    table.announced.connect(lambda text, _: told.append(text))
    offer(table, at("call-coinche"))
    qtbot.keyClick(table, Qt.Key.Key_C)
    assert told[-1] == "Selected: 80 in clubs. Press Enter to call it."
    calls = table._chrome.panel.calls
    assert calls.say is not None
    assert calls.say.accessibleName() == "Say 80 in clubs"
    chosen, other = (QAccessible.queryAccessibleInterface(calls.keys[place]) for place in (3, 0))
    assert chosen.state().checked
    assert other.state().checkable
    assert not other.state().checked


def test_a_screen_reader_chooses_a_call_by_toggling_its_key(qtbot: QtBot, table: TableView) -> None:
    """Readers toggle a button that can be checked; they do not click it."""
    offer(table, after(moment_named("call-baloot")))
    calls = table._chrome.panel.calls
    key = next(key for key in calls.keys if key.accessibleName() == "Hokum")
    actions = QAccessible.queryAccessibleInterface(key).actionInterface()
    with qtbot.waitSignal(calls.chosen):
        actions.doAction(actions.toggleAction())
    assert calls.say is not None
    assert calls.say.accessibleName() == "Say Hokum"
    actions.doAction(actions.toggleAction())
    assert calls.call is None
    assert not calls.say.isEnabled()


def test_a_declaration_that_may_be_said_is_not_filled(table: TableView) -> None:
    view = replace(engine.view(match_after([]), 0), phase=Phase.PLAY, turn_up=None, to_act=0)
    for options in (["belote"], ["belote", "done"], ["claim"], ["exchange 7H"]):
        asked = replace(view, options=tuple(map(parse_any_action, options)))
        table.show_view(asked)
        table.await_action(asked, lambda _: ())
        assert table._chrome.panel.buttons
        assert filled(table) == []


def test_cards_to_be_laid_away_fill_the_button_once_they_are_chosen(qtbot: QtBot, table: TableView) -> None:
    match = engine.start(variants.get("belote-3p-chien"), 4, dealer=2)
    while not any(isinstance(action, Discard) for action in engine.legal(match)):
        match, _ = engine.apply(match, next(each for each in engine.legal(match) if str(each) != "pass"))
    offer(table, match)
    assert filled(table) == []
    for card in table._scene.hand.cards[:2]:
        table._chooser.try_card(card)
    assert filled(table) == ["Discard"]


# ---------------------------------------------------------------------- each question is a new one
@pytest.mark.parametrize("game", ["coinche", "bazar-blot"])
def test_each_question_begins_at_the_lowest_bid_with_nothing_chosen(qtbot: QtBot, table: TableView, game: str) -> None:
    """After undo, in the next deal, and when the table is asked in another language."""
    match = engine.start(variants.get(game), 1, dealer=3)
    offer(table, match)
    panel = table._chrome.panel
    lowest = panel.strip.text()
    ways: tuple[Callable[[], object], ...] = (
        lambda: offer(table, match),
        table.reword,
        lambda: table.play(steps_of(match, 1)[0]),
    )
    for again in ways:
        panel.strip.setValue(panel.strip.maximum())
        qtbot.mouseClick(next(key for key in panel.calls.keys if key.isEnabled()), LEFT)
        again()
        offer(table, match)
        assert panel.strip.text() == lowest
        assert panel.calls.call is None
        assert filled(table) == []


def test_a_letter_after_undo_does_not_choose_the_bid_of_before(qtbot: QtBot, table: TableView) -> None:
    offer(table, at("call-coinche"))
    panel = table._chrome.panel
    panel.strip.setValue(panel.strip.maximum())
    assert panel.strip.text() in ("Capot", "Générale")
    offer(table, at("call-coinche"))
    QTest.keyClick(table, Qt.Key.Key_S)
    assert [str(panel.calls.call)] == ["80S"]
