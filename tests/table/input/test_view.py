"""The table as a person uses it: by mouse, by keyboard, by screen reader."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Card, Play
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.words import words
from belote_desktop.table import DARK, TableView
from belote_desktop.table.layout.shapes import Box
from tests.table.table_makers import (
    lawful_and_refused,
    make_table,
    match_after,
    my_turn_with_refused_cards,
    offer,
    play_on,
)


def shown(qtbot: QtBot, table: TableView, size: tuple[int, int] = (1280, 800)) -> TableView:
    qtbot.addWidget(table)
    table.resize(*size)
    with qtbot.waitExposed(table):
        table.show()
    return table


def click(qtbot: QtBot, table: TableView, card: Card) -> None:
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(card).toPoint())


def ghost(table: TableView, card: Card) -> QAbstractButton:
    buttons = [button for button in table.findChildren(QAbstractButton) if button.isVisible()]
    return next(button for button in buttons if button.accessibleName() == words.card_name(card))


SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(
    qtbot: QtBot, table: TableView, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(table.focusWidget() or table, key, modifier)


def choices(table: TableView) -> list[str]:
    panel = table._chrome.panel
    shown = panel.buttons if panel.isVisible() else ()
    return [button.text() for button in shown if not getattr(button, "why", "")]  # those that may be chosen


# ---------------------------------------------------------------------- cards by mouse
def test_a_click_on_a_lawful_card_plays_it_once(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    played: list[object] = []
    table.action_chosen.connect(played.append)
    click(qtbot, table, lawful)
    click(qtbot, table, lawful)
    assert played == [Play(lawful)]


def test_a_refused_card_is_not_played_and_says_why(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    _, refused = lawful_and_refused(match)
    played: list[object] = []
    table.action_chosen.connect(played.append)
    with qtbot.waitSignal(table.card_refused, check_params_cb=lambda card: card == refused):
        click(qtbot, table, refused)
    assert not played
    reason = engine.refusals(match, Play(refused), 0)[0].message
    assert table._scene.bubbles.explanation == words.sentence(reason)


def test_who_does_not_want_reasons_gets_none(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table(aid_reason=False)), my_turn_with_refused_cards()
    offer(table, match)
    click(qtbot, table, lawful_and_refused(match)[1])
    assert table._scene.bubbles.explanation is None


def test_the_second_press_of_a_double_click_plays_no_other_card(qtbot: QtBot) -> None:
    """The next choice may lie under the pointer before the second press comes."""
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    at = table.card_point(lawful).toPoint()
    played: list[object] = []
    table.action_chosen.connect(played.append)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    table.await_action(engine.view(match, 0), lambda action: engine.refusals(match, action, 0))
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert played == [Play(lawful)]


def test_with_confirmation_the_first_click_raises_and_the_second_plays(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table(confirm_play=True)), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    played: list[object] = []
    table.action_chosen.connect(played.append)
    click(qtbot, table, lawful)
    assert not played
    assert table._scene.hand.attention.raised == lawful
    click(qtbot, table, lawful)
    assert played == [Play(lawful)]


def test_with_confirmation_the_keyboard_raises_a_card_first_too(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table(confirm_play=True)), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    played: list[object] = []
    table.action_chosen.connect(played.append)
    ghost(table, lawful).setFocus()
    press(qtbot, table, Qt.Key.Key_Return)
    assert not played
    assert table._scene.hand.attention.raised == lawful
    press(qtbot, table, Qt.Key.Key_Escape)
    assert table._scene.hand.attention.raised is None, "Esc lowers it"
    press(qtbot, table, Qt.Key.Key_Enter)
    press(qtbot, table, Qt.Key.Key_Enter)
    assert played == [Play(lawful)]


def test_space_hurries_and_plays_no_card(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    ghost(table, lawful).setFocus()
    with qtbot.assertNotEmitted(table.action_chosen):
        press(qtbot, table, Qt.Key.Key_Space)


def test_a_key_that_is_held_down_plays_one_card_only(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    ghost(table, lawful).setFocus()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    with qtbot.assertNotEmitted(table.action_chosen):
        table.keyPressEvent(held)
    with qtbot.waitSignal(table.action_chosen):
        press(qtbot, table, Qt.Key.Key_Return)


def drag(qtbot: QtBot, table: TableView, card: Card, end: QPoint) -> None:
    viewport, start = table.viewport(), table.card_point(card).toPoint()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        qtbot.mouseMove(viewport, start + (end - start) * step / 5)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def test_a_card_dragged_onto_the_table_is_played(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(lawful)):
        drag(qtbot, table, lawful, QPoint(300, 300))


def test_a_card_dragged_back_to_the_hand_is_not_played(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    with qtbot.assertNotEmitted(table.action_chosen):
        drag(qtbot, table, lawful, table.card_point(lawful).toPoint() + QPoint(90, 20))
    assert table._scene.hand.spots()[lawful] == table._scene.hand._items[lawful].spot


# ---------------------------------------------------------------------- keyboard
def test_arrows_and_enter_play_a_card(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    press(qtbot, table, Qt.Key.Key_Right)
    card = table._chooser.ghosts.focused_card
    assert card is not None
    assert Play(card) in engine.legal(match)  # the first arrow finds a card that may be played
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(card)):
        press(qtbot, table, Qt.Key.Key_Return)


def test_digits_go_to_the_nth_card(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    press(qtbot, table, Qt.Key.Key_3)
    assert table._chooser.ghosts.focused_card == table._scene.hand.cards[2]


def test_letters_walk_through_a_suit(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    diamonds = [card for card in table._scene.hand.cards if str(card.suit) == "D"]
    assert len(diamonds) > 1
    walked = []
    for _ in range(len(diamonds) + 1):
        press(qtbot, table, Qt.Key.Key_D)
        walked.append(table._chooser.ghosts.focused_card)
    assert walked == [*diamonds, diamonds[0]]


def test_single_keys_can_be_turned_off(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table(single_keys=False)), my_turn_with_refused_cards()
    offer(table, match)
    press(qtbot, table, Qt.Key.Key_3)
    press(qtbot, table, Qt.Key.Key_D)
    assert table._chooser.ghosts.focused_card is None


def test_focus_explains_at_once_and_escape_closes_it(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    ghost(table, lawful_and_refused(match)[1]).setFocus()
    assert table._scene.bubbles.explanation is not None
    press(qtbot, table, Qt.Key.Key_Escape)
    assert table._scene.bubbles.explanation is None


def test_the_focus_goes_to_a_neighbour_when_its_card_is_played(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    ghost(table, lawful).setFocus()
    match, _ = engine.apply(match, Play(lawful))
    table.show_view(engine.view(match, 0))
    assert table._chooser.ghosts.focused_card in table._scene.hand.cards


# ---------------------------------------------------------------------- calls
def test_the_auction_offers_what_may_be_said_and_says_why_not_the_rest(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), match_after(["pass"])
    offer(table, match)
    assert choices(table) == ["Take hearts", "Pass"]
    press(qtbot, table, Qt.Key.Key_W)
    assert "first round" in table._chrome.panel.accessibleDescription()


@pytest.mark.parametrize(("key", "call"), [(Qt.Key.Key_T, "take"), (Qt.Key.Key_P, "pass")])
def test_letters_call_in_the_first_round(qtbot: QtBot, key: Qt.Key, call: str) -> None:
    table, match = shown(qtbot, make_table()), match_after(["pass"])
    offer(table, match)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == call):
        press(qtbot, table, key)


def test_letters_name_a_suit_in_the_second_round(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), match_after(["pass"] * 5)
    offer(table, match)
    assert choices(table) == ["Spades", "Diamonds", "Clubs", "Pass"]
    with qtbot.assertNotEmitted(table.action_chosen):
        press(qtbot, table, Qt.Key.Key_H, SHIFT)  # hearts were turned up: the key goes to a card instead
    press(qtbot, table, Qt.Key.Key_C)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "C"):
        press(qtbot, table, Qt.Key.Key_Return)


def test_any_phase_without_its_own_panel_lists_every_option(qtbot: QtBot) -> None:
    """The plain panel: whatever a game offers can be chosen."""
    table, match = shown(qtbot, make_table()), match_after(["pass"])
    options = tuple(engine.parse_any_action(text) for text in ("pass", "80S", "capotH", "schmeiss"))
    view = replace(engine.view(match, 0), phase=Phase.EXCHANGE, options=options)
    table.show_view(view)
    table.await_action(view, lambda _: ())
    assert len(choices(table)) == len(options)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == options[1]):
        table._chrome.panel.buttons[0].click()
        table._chrome.panel.calls.say.click()


def test_h_asks_for_a_hint_and_shift_h_names_hearts(qtbot: QtBot) -> None:
    """A hint is asked for often; it must not name a suit."""
    second_round = (match_after(["pass"] * 5, seed=seed) for seed in range(100))
    match = next(m for m in second_round if engine.to_act(m) == 0 and "H" in map(str, engine.legal(m)))
    table = shown(qtbot, make_table())
    offer(table, match)
    with qtbot.waitSignal(table.hint_asked), qtbot.assertNotEmitted(table.action_chosen):
        press(qtbot, table, Qt.Key.Key_H)
    press(qtbot, table, Qt.Key.Key_H, SHIFT)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "H"):
        press(qtbot, table, Qt.Key.Key_Return)


def test_the_panel_closes_with_the_choice(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), match_after(["pass"])
    offer(table, match)
    table._chrome.panel.buttons[0].setFocus()
    press(qtbot, table, Qt.Key.Key_T)
    assert choices(table) == []
    assert table.focusWidget() in (None, table)


# ---------------------------------------------------------------------- screen reader
def test_every_card_is_a_button_with_its_name_and_its_reason(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, refused = lawful_and_refused(match)
    for card in engine.view(match, 0).hand:
        interface = QAccessible.queryAccessibleInterface(ghost(table, card))
        assert interface.text(QAccessible.Text.Name) == words.card_name(card)
        assert interface.role() == QAccessible.Role.PushButton or interface.role() == QAccessible.Role.Button
    assert ghost(table, lawful).accessibleDescription() == ""
    reason = engine.refusals(match, Play(refused), 0)[0].message
    assert ghost(table, refused).accessibleDescription() == words.spoken(reason)


def test_pressing_the_button_of_a_card_plays_it(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    lawful, _ = lawful_and_refused(match)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(lawful)):
        ghost(table, lawful).click()


def test_hidden_cards_have_no_buttons_and_no_names(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    assert match.deal is not None
    hidden = {words.card_name(card) for seat in (1, 2, 3) for card in match.deal.hand(seat)}
    told = {text for widget in table.findChildren(QAbstractButton) for text in (widget.accessibleName(), widget.text())}
    assert not hidden & told


def test_my_turn_is_announced_and_cannot_wait(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    with qtbot.waitSignal(table.announced, check_params_cb=lambda text, assertive: text == "Your turn" and assertive):
        offer(table, match)


# ---------------------------------------------------------------------- right to left, sizes, looks
def test_panels_mirror_and_seats_do_not(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    plates = table._scene.plate_boxes()
    before = table._chrome.corner.geometry(), table._chrome.menu.geometry()
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    after = table._chrome.corner.geometry(), table._chrome.menu.geometry()
    for left, right in zip(before, after, strict=True):
        assert abs(left.x() - (table.viewport().width() - right.right() - 1)) <= 1
    assert table._scene.plate_boxes() == plates


@pytest.mark.parametrize("size", [(640, 1000), (900, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_widgets_are_inside_the_window_and_off_each_other(qtbot: QtBot, size: tuple[int, int]) -> None:
    table, match = shown(qtbot, make_table(), size), my_turn_with_refused_cards()
    match = play_on(match, lambda match: engine.to_act(match) == 0 and len(match.deal.tricks) > 0)
    offer(table, match)
    table.set_can_undo(True)
    widgets = [table._chrome.corner, *(each for each in table._chrome.buttons if each.isVisible())]
    assert len(widgets) >= 6
    for widget in widgets:
        assert table.viewport().rect().contains(widget.geometry())
        assert widget.height() >= 44
        assert not any(widget.geometry().intersects(other.geometry()) for other in widgets if other is not widget)


def test_another_theme_keeps_the_choice(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    table.set_theme(DARK)
    lawful, _ = lawful_and_refused(match)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(lawful)):
        click(qtbot, table, lawful)


def test_the_last_trick_is_shown_on_request_and_only_the_last(qtbot: QtBot) -> None:
    table = shown(qtbot, make_table())
    first = my_turn_with_refused_cards()
    table.show_view(engine.view(match_after(["pass", "take"]), 0))
    table.show_last_trick(True)
    assert not table._last_trick.is_shown  # no trick yet
    match = play_on(first, lambda match: len(match.deal.tricks) == 2)
    table.show_view(engine.view(match, 0))
    told: list[str] = []
    table.announced.connect(lambda text, _: told.append(text))
    press(qtbot, table, Qt.Key.Key_L)
    assert table._last_trick.is_shown
    assert match.deal is not None
    assert all(words.card_name(card) in told[0] for card in match.deal.tricks[1].cards)
    press(qtbot, table, Qt.Key.Key_Escape)
    assert not table._last_trick.is_shown


def test_the_table_can_be_read_out_and_hides_what_is_hidden(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    assert match.deal is not None
    assert match.deal.trick is not None
    told: list[str] = []
    table.announced.connect(lambda text, _: told.append(text))
    press(qtbot, table, Qt.Key.Key_R)
    assert all(words.card_name(card) in told[0] for card in match.deal.trick.cards)
    assert not any(words.card_name(card) in told[0] for seat in (1, 2, 3) for card in match.deal.hand(seat))
    assert told[0] == table.accessibleDescription()


def test_what_may_be_said_with_a_card_stands_beside_the_hand(qtbot: QtBot) -> None:
    """A word offered in the play is a button; the cards can still be played."""
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    view = engine.view(match, 0)
    view = replace(view, options=(*view.options, engine.parse_any_action("belote")))
    table.show_view(view)
    table.await_action(view, lambda action: engine.refusals(match, action, 0))
    assert choices(table) == ["Belote"]
    lawful, _ = lawful_and_refused(match)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(lawful)):
        click(qtbot, table, lawful)


def test_with_dimming_off_the_hand_does_not_tell_what_may_be_played(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table(aid_dim=False)), my_turn_with_refused_cards()
    table.show_view(engine.view(match, 0))
    before = table._scene.hand.spots()
    offer(table, match)
    assert table._scene.hand.spots() == before


def test_the_preference_for_the_order_of_the_hand_is_followed_live(qtbot: QtBot) -> None:
    table, match = shown(qtbot, make_table()), my_turn_with_refused_cards()
    offer(table, match)
    preferences = table._stage.preferences
    for how in ("suits", "alternate"):
        preferences.set("sort_hand", how)
        view = engine.view(match, 0)
        assert list(table._scene.hand.cards) == sort_hand(view.hand, view.rules, view.contract, how, None)


@pytest.mark.parametrize("size", [(640, 1000), (900, 600), (1280, 800), (1920, 1080)])
def test_the_longest_auction_panel_covers_no_plate_no_card_and_no_button(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = shown(qtbot, make_table(), size)
    match = engine.start(variants.get("classic", sa_ta_in_classic="round2"), 1)
    for _ in range(5):
        match, _ = engine.apply(match, engine.parse_any_action("pass"))
    offer(table, match)
    table.set_can_undo(True)
    assert {button.accessibleName() for button in table._chrome.panel.buttons} >= {"No trumps", "All trumps", "Spades"}
    panel = table._chrome.panel.geometry().adjusted(14, 14, -14, -14)  # without its shadow
    covered = Box(panel.x(), panel.y(), panel.width(), panel.height())
    assert not any(covered.meets(plate) for plate in table._scene.plate_boxes().values())
    assert covered.bottom <= table._stage.layout.hand_top
    for button in table._chrome.panel.buttons:
        assert button.height() >= 44
        assert button.width() >= button.sizeHint().width() - 1
    assert not any(panel.intersects(button.geometry()) for button in table._chrome.buttons if button.isVisible())
