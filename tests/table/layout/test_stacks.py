"""Stacks of a covered and an open card before each player: seen, played from, and nothing told of what is covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Card, Match, Play
from belote_desktop.engine.events import Uncovered
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table import TableView
from belote_desktop.table.layout.card_positions import stack_spots
from belote_desktop.table.layout.geometry import Layout
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.scene.picture import picture_of
from belote_desktop.table.tabletop.edge import rail_width
from tests.table.table_makers import Step, make_table, offer, play_on, steps_of

GAMES = ["decouverte", "belot-2p-open"]


def my_turn(game: str, tricks: int = 2) -> Match:
    """I am to play, with a card of mine that may be played and one that may not be on my stacks or in my hand."""

    def found(match: Match) -> bool:
        deal = match.deal
        assert deal is not None
        mine = engine.to_act(match) == 0 and deal.phase is Phase.PLAY and len(deal.tricks) >= tricks
        return mine and any(action.card in deal.at(Zone.UNCOVERED, 0) for action in plays(match))

    return play_on(engine.start(variants.get(game), 5), found)


def plays(match: Match) -> list[Play]:
    return [action for action in engine.legal(match) if isinstance(action, Play)]


def shown(qtbot: QtBot, size: tuple[int, int] = (1280, 800), **wishes: object) -> TableView:
    table = make_table(**wishes)
    qtbot.addWidget(table)
    table.resize(*size)
    with qtbot.waitExposed(table):
        table.show()
    table.set_names(Names(("Anna", "Samir"), 0))
    return table


def open_and_lawful(match: Match) -> Card:
    assert match.deal is not None
    return next(play.card for play in plays(match) if play.card in match.deal.at(Zone.UNCOVERED, 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_click_plays_the_open_card_of_a_stack(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot), my_turn(game)
    offer(table, match)
    card = open_and_lawful(match)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(card)):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(card).toPoint())


@pytest.mark.parametrize("aid", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_caret_stands_below_each_stack_that_may_be_played_from(qtbot: QtBot, game: str, aid: bool) -> None:
    table, match = shown(qtbot, aid_dim=aid), my_turn(game)
    offer(table, match)
    assert match.deal is not None
    lawful, picture, hand = {play.card for play in plays(match)}, table.grab().toImage(), table._scene.hand
    for card in match.deal.at(Zone.UNCOVERED, 0):
        spot, layout = hand.spots()[card], table._stage.layout
        below = picture.pixelColor(round(spot.x), round(spot.y + layout.stack_card * CARD_RATIO / 2 + 4 + 3 * layout.s))
        is_brass = below.name().upper() == table._stage.theme.cloth_brass
        assert is_brass is (aid and card in lawful)


@pytest.mark.parametrize("game", GAMES)
def test_the_arrows_reach_every_open_card_and_enter_plays_it(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot), my_turn(game)
    offer(table, match)
    assert match.deal is not None
    reached = set()
    for _ in table._scene.hand.cards:
        qtbot.keyClick(table.focusWidget() or table, Qt.Key.Key_Right)
        reached.add(table._chooser.ghosts.focused_card)
    assert reached == set(match.deal.hand(0))
    card = open_and_lawful(match)
    while table._chooser.ghosts.focused_card != card:
        qtbot.keyClick(table.focusWidget(), Qt.Key.Key_Right)
    with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda action: action == Play(card)):
        qtbot.keyClick(table.focusWidget(), Qt.Key.Key_Return)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_covered_is_named_nowhere(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot), my_turn(game)
    offer(table, match)
    assert match.deal is not None
    hidden = {words.card_name(card) for seat in (0, 1) for card in match.deal.at(Zone.COVERED, seat)}
    hidden |= {words.card_name(card) for card in match.deal.at(Zone.HAND, 1)}
    assert hidden
    told = {text for part in table.findChildren(QAbstractButton) for text in (part.accessibleName(), part.text())}
    assert not hidden & told
    assert not any(name in table.accessibleDescription() for name in hidden)


def test_the_open_cards_of_the_other_player_are_read_out(qtbot: QtBot) -> None:
    table, match = shown(qtbot), my_turn("decouverte")
    offer(table, match)
    assert match.deal is not None
    lying = match.deal.at(Zone.UNCOVERED, 1)
    assert lying
    assert all(words.card_name(card) in table.accessibleDescription() for card in lying)


@pytest.mark.parametrize("game", GAMES)
def test_after_every_step_the_stacks_lie_as_the_view_says(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot), engine.start(variants.get(game), 2)
    table.show_view(engine.view(match, 0))
    for step in steps_of(match, 30):
        table.play(step)
        stacks = step.view.stacks
        mine, theirs = table._scene.stacks[0], table._scene.stacks[1]
        assert set(table._scene.hand.cards) == set(step.view.hand)
        assert set(theirs._open) == {stack.top for stack in stacks[1] if stack.top is not None}
        for row, seat in ((mine, 0), (theirs, 1)):
            assert set(row._backs) == {place for place, stack in enumerate(stacks[seat]) if stack.covered}


def test_a_stack_keeps_its_place_when_its_neighbour_is_gone(qtbot: QtBot) -> None:
    table, match = shown(qtbot), engine.start(variants.get("decouverte"), 2)
    table.show_view(engine.view(match, 0))
    before = {card: item.spot.x for card, item in table._scene.stacks[1]._open.items()}
    later = play_on(match, lambda match: len(match.deal.tricks) == 4)
    table.show_view(engine.view(later, 0))
    still = [card for card in table._scene.stacks[1]._open if card in before]
    assert still
    assert all(table._scene.stacks[1]._open[card].spot.x == before[card] for card in still)


@pytest.mark.usefixtures("quick_motion")
@pytest.mark.parametrize("game", ["decouverte", "belot-2p-open", "bela-3p", "klaberjass"])
def test_the_deal_and_the_first_tricks_are_animated_and_each_step_is_reported(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot, animation_speed="fast"), engine.start(variants.get(game), 2)
    table.set_names(Names(("Anna", "Samir", "Léa")[: match.rules.table.seats], 0))
    positions: list[int] = []
    table.shown.connect(positions.append)
    table.show_view(engine.view(match, 0))
    opening = engine.events_for(engine.opening_events(match), 0)
    steps = [Step(opening, engine.view(match, 0), 0), *steps_of(match, 6)]
    for step in steps:
        table.play(step)
    qtbot.waitUntil(lambda: len(positions) >= 2, timeout=20_000)
    table.hurry()
    qtbot.waitUntil(lambda: positions == [step.position for step in steps], timeout=20_000)
    assert table._dance.picture == picture_of(steps[-1].view)
    assert set(table._scene.hand.cards) == set(steps[-1].view.hand)


def test_two_rows_lie_before_players_who_hold_no_cards_and_one_above_a_hand() -> None:
    rows = {spot.y for spot in stack_spots(Layout(1280, 800, stacks=8, has_hand=False), Side.SOUTH)}
    assert len(rows) == 2
    assert len({spot.y for spot in stack_spots(Layout(1280, 800, stacks=4), Side.SOUTH)}) == 1


def test_an_emptied_place_keeps_its_outline(qtbot: QtBot) -> None:
    table = shown(qtbot)
    later = play_on(engine.start(variants.get("decouverte"), 2), lambda match: len(match.deal.tricks) == 10)
    table.show_view(engine.view(later, 0))
    for seat, row in table._scene.stacks.items():
        empty = [
            at for at, stack in enumerate(engine.view(later, 0).stacks[seat]) if not stack.covered and stack.top is None
        ]
        assert empty
        assert set(row._outlines) == set(empty)


@pytest.mark.parametrize("seat", [0, 1])
def test_uncovering_turns_the_card_over_on_its_stack(qtbot: QtBot, seat: int) -> None:
    table, match = shown(qtbot, animation_speed="slow"), engine.start(variants.get("decouverte"), 2)
    match = play_on(match, lambda match: match.deal.trick is not None)
    table.show_view(engine.view(match, 0))
    steps = steps_of(match, 2)
    uncovered = next(event for event in steps[-1].events if isinstance(event, Uncovered) and event.seat == seat)
    dance = table._dance
    for event in (event for step in steps for event in step.events):
        if event == uncovered:
            row = table._scene.stacks[seat]
            backs = set(row._backs)
            dance.perform(event, None, instant=False)
            place = next(iter(backs - set(row._backs)))
            item = table._scene.hand._items[event.card] if seat == 0 else row._open[event.card]
            assert item.is_turning
            assert item.is_gliding
            assert item.spot.x == stack_spots(table._stage.layout, table._stage.side(seat))[place].x
            break
        dance.perform(event, None, instant=True)
    table.hurry()
    assert not table._scene.is_moving


@pytest.mark.parametrize("size", [(900, 600), (1280, 776), (1920, 1056)])
def test_my_lowest_stacks_lie_on_the_cloth_and_not_on_the_wood_around_it(size: tuple[int, int]) -> None:
    layout = Layout(*size, stacks=8, has_hand=False)
    lowest = max(spot.y for spot in stack_spots(layout, Side.SOUTH)) + layout.stack_card * CARD_RATIO / 2
    assert lowest <= layout.height - rail_width(QRectF(0, 0, *size))
