"""Panels for what is said in the other games: bids of points, cards laid away, words of all kinds. All by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Match, SeatView
from belote_desktop.engine.actions import Bid, Discard, parse_any_action
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.words import words
from belote_desktop.table import TableView
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.overlays.bid_levels import Bids, Level
from belote_desktop.table.scene.picture import picture_of
from tests.table.input.test_auctions import at
from tests.table.table_makers import NAMES, make_table, match_after, offer, steps_of


def shown(qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> TableView:
    table = make_table()
    qtbot.addWidget(table)
    table.resize(*size)
    with qtbot.waitExposed(table):
        table.show()
    return table


def my_call(game: str) -> Match:
    """The others pass until I am to speak."""
    match = engine.start(variants.get(game), 1, dealer=3)
    assert engine.to_act(match) == 0
    return match


def asking(options: list[str], phase: Phase = Phase.AUCTION) -> SeatView:
    """A view that offers these actions."""
    view = engine.view(match_after([]), 0)
    return replace(view, phase=phase, turn_up=None, options=tuple(map(parse_any_action, options)), to_act=0)


def ask(table: TableView, view: SeatView) -> None:
    table.show_view(view)
    table.await_action(view, lambda _: ())


def press(qtbot: QtBot, table: TableView, key: Qt.Key) -> None:
    qtbot.keyClick(table.focusWidget() or table, key)


# ---------------------------------------------------------------------- points
def test_a_bid_is_made_by_keyboard_alone(qtbot: QtBot) -> None:
    table, match = shown(qtbot), my_call("coinche")
    offer(table, match)
    table.setFocus()
    press(qtbot, table, Qt.Key.Key_Tab)
    panel = table._chrome.panel
    assert table.focusWidget() is panel.strip
    press(qtbot, table, Qt.Key.Key_Up)
    press(qtbot, table, Qt.Key.Key_Up)
    assert panel.strip.text() == "100"
    press(qtbot, table, Qt.Key.Key_Tab)
    with qtbot.assertNotEmitted(table.action_chosen):
        press(qtbot, table, Qt.Key.Key_Space)
    while table.focusWidget() is not panel.calls.say:
        press(qtbot, table, Qt.Key.Key_Tab)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "100S"):
        press(qtbot, table, Qt.Key.Key_Space)


def test_digits_find_the_points_and_a_letter_names_the_trump(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, my_call("coinche"))
    table._chrome.panel.strip.setFocus()
    table._chrome.panel.strip.selectAll()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_0):
        press(qtbot, table, key)
    press(qtbot, table, Qt.Key.Key_D)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "120D"):
        press(qtbot, table, Qt.Key.Key_Return)


def test_passing_stands_beside_the_points(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, my_call("coinche"))
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "pass"):
        press(qtbot, table, Qt.Key.Key_P)


def click_on(qtbot: QtBot, table: TableView, level: Level) -> None:
    """Click on a level of the strip."""
    strip = table._chrome.panel.strip
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.place_of(level).center().toPoint())


def test_one_click_goes_from_the_lowest_level_to_any_other(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, my_call("coinche"))
    panel = table._chrome.panel
    click_on(qtbot, table, Level(0, 140))
    assert panel.strip.level.points == 140
    with qtbot.assertNotEmitted(table.action_chosen):
        click_on(qtbot, table, Level(0, 90))
    assert panel.strip.level.points == 90
    spades = next(button for button in panel.buttons if button.accessibleName() == "90 in spades")
    qtbot.mouseClick(spades, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: str(action) == "90S"):
        qtbot.mouseClick(panel.calls.say, Qt.MouseButton.LeftButton)


def test_levels_that_are_gone_stand_struck_out_before_the_lowest_and_cannot_be_chosen(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, at("call-coinche-standing"))
    panel = table._chrome.panel
    assert panel._question.bids is not None
    assert [level.text for level in panel._question.bids.gone] == ["80", "90", "100"]
    assert panel.strip.text() == "110"
    click_on(qtbot, table, Level(0, 90))
    assert panel.strip.text() == "110"


def test_where_the_levels_are_too_many_an_arrow_leads_to_the_next_ones(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, my_call("pilotta"))
    strip = table._chrome.panel.strip
    last = max((level for level in strip._all if strip.place_of(level).width()), key=lambda level: level.points)
    assert strip._levels.index(last) < len(strip._levels) - 1
    arrow = strip.rect().center()
    arrow.setX(strip.width() - 10)
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=arrow)
    assert strip.level.points == last.points + 10
    qtbot.keyClick(strip, Qt.Key.Key_End)
    assert strip.place_of(strip._levels[-1]).width() > 0


def test_the_strip_is_a_number_box_with_its_bounds_for_a_screen_reader(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, my_call("coinche"))
    found = QAccessible.queryAccessibleInterface(table._chrome.panel.strip)
    assert found.role() == QAccessible.Role.SpinBox
    told = [found.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)]
    assert told == ["Points you bid", "80", "From 80 to Capot"]


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_strip_and_the_keys_are_walked_with_the_arrows_as_they_read(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    table = shown(qtbot)
    table.setLayoutDirection(direction)
    offer(table, my_call("coinche"))
    panel, leftwards = table._chrome.panel, direction is Qt.LayoutDirection.RightToLeft
    onwards = Qt.Key.Key_Left if leftwards else Qt.Key.Key_Right
    qtbot.keyClick(panel.strip, onwards)
    assert panel.strip.text() == "90"
    panel.calls.keys[0].setFocus()
    qtbot.keyClick(panel.calls.keys[0], onwards)
    assert table.focusWidget() is panel.calls.keys[1]


def test_every_bid_that_may_be_made_is_reached_by_level_and_trump(qtbot: QtBot) -> None:
    match = my_call("coinche")
    offered = {action for action in engine.legal(match) if isinstance(action, Bid)}
    bids = Bids.among(engine.legal(match))
    assert bids is not None
    reached = {bids.find(level, trump) for level in bids.levels for trump in bids.denominations}
    assert reached - {None} == offered


def test_levels_go_from_points_to_points_with_capot_to_capot_and_generale() -> None:
    bids = Bids(tuple(parse_any_action(text) for text in ("generaleS", "capotS", "b9Scapot", "b9S", "b8S")))  # type: ignore[misc]
    assert [level.text for level in bids.levels] == ["8", "9", "9, capot", "Capot", "Générale"]


def test_a_trump_that_does_not_outbid_at_a_level_cannot_be_pressed(qtbot: QtBot) -> None:
    """Where trumps are ranked, the same points may be bid in the higher ones only."""
    table = shown(qtbot)
    bids = ["80S", *(f"{points}{trump}" for points in (90, 100) for trump in "SHDC")]
    ask(table, asking(["pass", *bids]))
    panel = table._chrome.panel
    pressable = [button.text() for button in panel.buttons if button.isEnabled()]
    assert pressable == ["Spades", "Pass"]
    panel.strip.stepUp()
    assert [button.text() for button in panel.buttons if button.isEnabled()][:4] == [
        "Spades", "Hearts", "Diamonds", "Clubs",
    ]  # fmt: skip
    assert panel.strip.level == Level(0, 90)


def test_a_few_bids_are_chosen_by_level_and_trump_too(qtbot: QtBot) -> None:
    table = shown(qtbot)
    ask(table, asking(["pass", "capotH", "capotS"]))
    panel = table._chrome.panel
    assert [level.text for level in panel._question.bids.levels] == ["Capot"]
    assert panel.strip.text() == "Capot"
    assert [button.accessibleName() for button in panel.calls.keys] == ["Capot in spades", "Capot in hearts"]


@pytest.mark.parametrize("size", [(640, 1000), (900, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", ["coinche", "bazar-blot", "vida"])
def test_the_panel_for_points_covers_no_card_and_no_plate(qtbot: QtBot, size: tuple[int, int], game: str) -> None:
    table = shown(qtbot, size)
    offer(table, my_call(game))
    panel = table._chrome.panel.geometry().adjusted(14, 14, -14, -14)  # without its shadow
    covered = Box(panel.x(), panel.y(), panel.width(), panel.height())
    assert covered.bottom <= table._stage.layout.hand_top
    assert not any(covered.meets(plate) for plate in table._scene.plate_boxes().values())
    for button in table._chrome.panel.buttons:
        assert button.height() >= 44
        assert button.width() >= button.sizeHint().width() - 1


# ---------------------------------------------------------------------- cards laid away
def discarding() -> Match:
    """I took the dog and have to lay two cards away."""
    match = engine.start(variants.get("belote-3p-chien"), 4, dealer=2)
    while match.deal is not None and match.deal.phase is Phase.AUCTION:
        call = next(action for action in engine.legal(match) if str(action) != "pass")
        match, _ = engine.apply(match, call)
    assert match.deal is not None
    assert (match.deal.phase, engine.to_act(match)) == (Phase.DISCARD, 0)
    return match


def lay_button(table: TableView) -> QAbstractButton:
    return table._chrome.panel.buttons[0]


def test_cards_are_marked_by_mouse_and_laid_away_with_the_button(qtbot: QtBot) -> None:
    table, match = shown(qtbot), discarding()
    offer(table, match)
    first, second = table._scene.hand.cards[1], table._scene.hand.cards[6]
    for card in (first, second):
        assert not lay_button(table).isEnabled()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(card).toPoint())
    with qtbot.waitSignal(table.action_chosen) as chosen:
        qtbot.mouseClick(lay_button(table), Qt.MouseButton.LeftButton)
    assert isinstance(chosen.args[0], Discard)
    assert set(chosen.args[0].cards) == {first, second}
    assert chosen.args[0] in engine.legal(match)


def test_cards_are_marked_by_keyboard_and_laid_away_with_a_letter(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, discarding())
    for _ in range(2):
        press(qtbot, table, Qt.Key.Key_Right)
        press(qtbot, table, Qt.Key.Key_Return)
    marked = set(table._scene.hand.marked)
    assert len(marked) == 2
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: set(action.cards) == marked):
        press(qtbot, table, Qt.Key.Key_L)


def test_a_card_marked_again_is_kept(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, discarding())
    card = table._scene.hand.cards[0]
    table._chooser.try_card(card)
    table._chooser.try_card(card)
    assert not table._scene.hand.marked


def test_a_card_too_many_is_not_marked_and_says_why(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, discarding())
    for card in table._scene.hand.cards[:3]:
        table._chooser.try_card(card)
    assert table._scene.hand.marked == set(table._scene.hand.cards[:2])
    assert table._scene.bubbles.explanation is not None


def test_a_screen_reader_hears_which_cards_are_marked(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, discarding())
    card = table._scene.hand.cards[0]
    told: list[str] = []
    table.announced.connect(lambda text, _: told.append(text))
    table._chooser.try_card(card)
    assert words.card_name(card) in told[-1]
    button = table._chooser.ghosts.button(card)
    assert button is not None
    assert button.accessibleDescription() == "To be discarded"


def test_cards_that_may_not_be_laid_away_together_say_why(qtbot: QtBot) -> None:
    table, match = shown(qtbot), discarding()
    reason = say(QT_TRANSLATE_NOOP("engine", "The match is over."))
    view = replace(engine.view(match, 0), options=engine.legal(match)[:1])
    table.show_view(view)
    table.await_action(view, lambda _: (Refusal(Rule.DISCARD, reason),))
    lawful = set(view.options[0].cards)
    for card in [card for card in table._scene.hand.cards if card not in lawful][:2]:
        table._chooser.try_card(card)
    assert not lay_button(table).isEnabled()
    assert table._chrome.panel.accessibleDescription() == words.sentence(reason)


# ---------------------------------------------------------------------- words
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["hokum", "sun", "pass"], ["Hokum", "Sun", "Pass"]),
        (["hokumS", "hokumD", "pass"], ["Hokum in spades", "Hokum in diamonds", "Pass"]),
        (["three-open", "three-closed", "pass"], ["Three, open", "Three, closed", "Pass"]),
        (["take", "schmeiss", "pass"], ["I take", "Schmeiss", "Pass"]),
        (["throw-in", "pass"], ["Throw in", "Pass"]),
    ],
)
def test_words_of_an_auction_are_buttons(qtbot: QtBot, options: list[str], said: list[str]) -> None:
    table = shown(qtbot)
    view = asking(options)
    ask(table, view)
    buttons = table._chrome.panel.buttons
    assert [button.text() for button in buttons] == said
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == view.options[0]):
        buttons[0].click()
        if table._chrome.panel.calls.say is not None:
            table._chrome.panel.calls.say.click()


def test_after_free_play_the_deal_stands_or_is_challenged(qtbot: QtBot) -> None:
    table = shown(qtbot)
    ask(table, asking(["done", "challenge"], Phase.CHALLENGE))
    assert [button.text() for button in table._chrome.panel.buttons] == ["Do not challenge", "Challenge"]


def test_an_exchange_is_offered_beside_the_cards(qtbot: QtBot) -> None:
    table = shown(qtbot)
    ask(table, asking(["exchange 7H"], Phase.PLAY))
    assert [button.text() for button in table._chrome.panel.buttons] == ["Exchange 7♥"]
    assert table._chrome.panel.buttons[0].accessibleName() == "Exchange the seven of hearts"
    assert table._chrome.panel.accessibleName() == "Exchange a card?"


def test_who_may_interrupt_is_offered_it_until_the_next_call(qtbot: QtBot) -> None:
    table, match = shown(qtbot), match_after([])
    view = replace(asking(["double"]), to_act=2)
    told: list[str] = []
    table.announced.connect(lambda text, _: told.append(text))
    table.show_view(view)
    table.offer_to_interrupt(view, lambda _: ())
    assert [button.text() for button in table._chrome.panel.buttons] == ["Double"]
    assert told[-1] == "Before the next player speaks, you may say:"
    table.play(steps_of(match, 1)[0])
    assert not table._chrome.panel.isVisible()


def test_the_corner_tells_the_standing_bid_and_whose_it_is_until_there_is_a_contract(qtbot: QtBot) -> None:
    table = make_table()
    qtbot.addWidget(table)
    corner = table._chrome.corner
    table.show_view(engine.view(match_after([], game="coinche"), 0))
    assert "No contract yet" in corner.accessibleDescription()
    bid = match_after(["80S", "pass", "100H"], game="coinche")
    table.show_view(engine.view(bid, 0))
    assert "100 in hearts" in corner.accessibleDescription()
    bidder = next(seat for seat, action in reversed(engine.view(bid, 0).calls) if str(action) == "100H")
    assert f"Highest bid: {NAMES[bidder]}" in corner.accessibleDescription()
    taken = match_after(["80S", "pass", "100H", "pass", "pass", "pass"], game="coinche")
    table.show_view(engine.view(taken, 0))
    assert "Taker:" in corner.accessibleDescription()
    assert "Highest bid" not in corner.accessibleDescription()


@pytest.mark.parametrize("totals", [(381, 1143), (1143, 381), (2001, 1998), (-110, 3551)])
@pytest.mark.parametrize("width", [900, 1280])
def test_the_corner_has_room_for_both_scores_and_for_what_is_played_to(
    qtbot: QtBot, totals: tuple[int, int], width: int
) -> None:
    table = make_table()
    qtbot.addWidget(table)
    table.resize(width, 800 if width > 1000 else 600)
    view = replace(engine.view(match_after(()), 0), totals=totals)
    table.show_view(view)
    table.show()
    corner = table._chrome.corner
    corner.show_picture(picture_of(view))
    ends = [*corner._side_places[1:], corner._whole - 10]
    size = 20 if corner._is_small else 28
    for place, (end, total) in enumerate(zip(ends, totals, strict=True)):
        needed = text_width(str(total), size, bold=True, serif=True)
        if corner._is_small:
            needed += text_width(("We", "They")[place], 13) + 10
        elif place == 1:
            needed += text_width("to 1000", 12) + 8
        assert corner._side_places[place] + needed <= end


# ---------------------------------------------------------------------- what stands on the panel
def test_a_raise_says_what_it_makes_of_the_deal(qtbot: QtBot) -> None:
    table, match = shown(qtbot), engine.start(variants.get("classic", doubling="on"), 1, dealer=2)
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    offer(table, match)
    panel = table._chrome.panel
    assert panel.accessibleName() == "Double the contract?"
    assert panel.accessibleDescription() == "This deal would count ×2."


def test_the_button_that_explains_says_so_in_words_where_there_is_room(qtbot: QtBot) -> None:
    for size, said in (((1280, 800), "Other calls?"), ((640, 480), "?")):
        table, match = shown(qtbot, size), my_call("coinche")
        for word in ("pass", "80H", "pass", "pass"):
            match, _ = engine.apply(match, engine.parse_action(match, word))
        offer(table, match)
        why = table._chrome.panel.why
        assert why is not None
        assert why.text() == said
        assert why.toolTip() == why.accessibleName() == "Why are other calls not allowed?"


def test_the_button_that_explains_ends_where_the_row_below_it_does(qtbot: QtBot) -> None:
    for size in ((1280, 800), (900, 600), (640, 480)):
        table, match = shown(qtbot, size), engine.start(variants.get("classic"), 1, dealer=0)
        for _ in range(3):
            match, _events = engine.apply(match, engine.parse_action(match, "pass"))
        offer(table, match)
        panel = table._chrome.panel
        assert panel.why is not None
        right = max(button.geometry().right() for button in panel.buttons)
        assert panel.why.geometry().right() == pytest.approx(right, abs=1)
        assert panel.why.geometry().bottom() < min(button.y() for button in panel.buttons)


def test_the_button_that_explains_asks_in_the_script_of_the_window(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("ar"))
    table = shown(qtbot, (640, 480))
    offer(table, my_call("classic"))
    why = table._chrome.panel.why
    assert why is not None
    assert why.text() == "؟"


def test_all_contracts_that_may_be_named_look_alike(qtbot: QtBot) -> None:
    """One has the sign of its suit: it would look chosen if only it were as light as paper."""
    table = shown(qtbot)
    ask(table, asking(["hokum", "sun", "ashkal", "pass"]))
    keys = table._chrome.panel.calls.keys
    assert len(keys) == 3
    assert len({key.is_on_paper for key in keys}) == 1


def test_a_folded_button_that_became_wide_enough_has_one_line(qtbot: QtBot) -> None:
    table = shown(qtbot)
    offer(table, my_call("coinche"))
    say = table._chrome.panel.calls.say
    assert say is not None
    say.is_folded, say._high = True, 0.0
    say.setText("Say 120")
    say.resize(round(say.content_width(say.text())) + 20, 60)
    assert say._fitting()[0].lines == 2
    say.resize(3 * say.width(), 60)
    assert say._fitting()[0].lines == 1
