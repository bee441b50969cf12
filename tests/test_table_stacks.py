"""Stacks of a covered and an open card before each player: seen, played from, and nothing told of what is covered."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from table_makers import Step, make_table, offer, play_on, steps_of

from belote_desktop import engine, variants
from belote_desktop.engine import Card, Match, Play
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.models import words
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table import TableView
from belote_desktop.table.geometry import Layout, Side, hand_spots
from belote_desktop.table.picture import picture_of
from belote_desktop.table.seat_spots import plate_box
from belote_desktop.table.spots import stack_spots, trick_spot

GAMES = ["decouverte", "belot-2p-open"]
SIZES = [(640, 1000), (900, 600), (1280, 800), (1920, 1080), (3840, 2160)]


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
    table.set_names(("Anna", "Samir"))
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


@pytest.mark.parametrize("game", GAMES)
def test_the_arrows_reach_every_open_card_and_enter_plays_it(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot), my_turn(game)
    offer(table, match)
    assert match.deal is not None
    reached = set()
    for _ in table._scene.hand.cards:
        qtbot.keyClick(table.focusWidget() or table, Qt.Key.Key_Right)
        reached.add(table._choosing.ghosts.focused_card)
    assert reached == set(match.deal.hand(0))
    card = open_and_lawful(match)
    while table._choosing.ghosts.focused_card != card:
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


@pytest.mark.parametrize("game", ["decouverte", "belot-2p-open", "bela-3p", "klaberjass"])
def test_the_deal_and_the_first_tricks_are_animated_and_each_step_is_reported(qtbot: QtBot, game: str) -> None:
    table, match = shown(qtbot, animation_speed="fast"), engine.start(variants.get(game), 2)
    table.set_names(("Anna", "Samir", "Léa")[: match.rules.table.seats])
    positions: list[int] = []
    table.shown.connect(positions.append)
    table.show_view(engine.view(match, 0))
    opening = engine.events_for(engine.opening_events(match), 0)
    steps = [Step(opening, engine.view(match, 0), 0), *steps_of(match, 6)]
    for step in steps:
        table.play(step)
    qtbot.waitUntil(lambda: len(positions) == 2, timeout=20_000)
    table.hurry()
    qtbot.waitUntil(lambda: positions == [step.position for step in steps], timeout=20_000)
    assert table._dance.picture == picture_of(steps[-1].view)
    assert set(table._scene.hand.cards) == set(steps[-1].view.hand)


# ---------------------------------------------------------------------- geometry
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("stacks", "has_hand"), [(8, False), (4, True)])
def test_stacks_lie_inside_the_window_and_clear_of_the_trick(
    size: tuple[int, int], stacks: int, has_hand: bool
) -> None:
    layout = Layout(*size, stacks=stacks, has_hand=has_hand)
    reach = layout.trick_card * (CARD_RATIO / 2 * math.cos(math.radians(3)) + math.sin(math.radians(3)) / 2)
    for side, mine in ((Side.SOUTH, True), (Side.NORTH, False)):
        spots, width = stack_spots(layout, side), layout.stack_card(mine=mine)
        assert all(width / 2 <= spot.x <= layout.width - width / 2 for spot in spots)
        assert all(spot.y - width * CARD_RATIO / 2 >= 0 for spot in spots)
        assert all(spot.y + width * CARD_RATIO / 2 <= layout.height for spot in spots)
        assert all(right.x - left.x >= width for left, right in pairwise(spots))
        played = trick_spot(layout, side, 0)
        if mine:
            assert played.y + reach <= spots[0].y - width * CARD_RATIO / 2 + 1
        else:
            assert played.y - reach >= spots[0].y + width * CARD_RATIO / 2 - 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("stacks", "has_hand"), [(8, False), (4, True)])
def test_the_plate_of_the_other_player_lies_off_the_stacks(size: tuple[int, int], stacks: int, has_hand: bool) -> None:
    layout = Layout(*size, stacks=stacks, has_hand=has_hand)
    plate = plate_box(layout, Side.NORTH, 160 * layout.ui, 8)
    half = layout.stack_card(mine=False) * CARD_RATIO / 2
    y = stack_spots(layout, Side.NORTH)[0].y
    assert plate.bottom <= y - half or y + half <= plate.y


@pytest.mark.parametrize("size", SIZES)
def test_my_stacks_lie_above_my_hand(size: tuple[int, int]) -> None:
    layout = Layout(*size, stacks=4)
    top = min(spot.y for spot in hand_spots(layout, [0.0] * 8)) - layout.card_height / 2
    assert stack_spots(layout, Side.SOUTH)[0].y + layout.stack_card(mine=True) * CARD_RATIO / 2 < top
