"""How cards move that are not played: where from, where to, and that nothing is under way once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Event, Match
from belote_desktop.engine.actions import Discard, Exchange
from belote_desktop.engine.events import CardsDealt, Discarded, Exchanged
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table import TableView
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.scene.picture_updates import after
from tests.table.table_makers import NAMES, Step, Wishes, make_table

SPECIAL = ["bela-3p", "belote-3p-chien", "tarabish", "klaberjass", "deberts-4p", "belote-2p", "belot-2p-open"]


def chosen(match: Match) -> Action:
    """An exchange or cards to lay away where they may be; otherwise what comes first, and no pass without end."""
    options = engine.legal(match)
    return next((action for action in options if isinstance(action, (Exchange, Discard))), options[0])


def told(game: str, seed: int, actions: int = 60) -> Iterator[tuple[Match, Match, tuple[Event, ...]]]:
    """The first deal as seat 0 learns of it: the match before each action, the one after it, and the events."""
    match = engine.start(variants.get(game), seed)
    for _ in range(actions):
        before = match
        match, events = engine.apply(match, chosen(match))
        yield before, match, engine.events_for(events, 0)
        if match.deal is None or match.deals:
            return


def first(game: str, wanted: Callable[[Event], bool]) -> tuple[Match, tuple[Event, ...], Match, Event]:
    """The first action, by seed, that sets off such an event, and the events before it in the same action."""
    for seed in range(1, 200):
        for before, later, events in told(game, seed):
            for place, event in enumerate(events):
                if wanted(event):
                    return before, events[:place], later, event
    raise AssertionError(f"{game}: no such event")


def shown(qtbot: QtBot, match: Match, **wishes: object) -> TableView:
    table = make_table(**({"animation_speed": "slow"} | wishes))
    qtbot.addWidget(table)
    table.resize(1000, 700)
    with qtbot.waitExposed(table):
        table.show()
    table.set_names(Names(NAMES[: match.rules.table.seats], 0))
    table.show_view(engine.view(match, 0))
    return table


def brought_to(qtbot: QtBot, found: tuple[Match, tuple[Event, ...], Match, Event], **wishes: object) -> TableView:
    """A table that shows everything up to the event, which has begun to be shown."""
    before, earlier, _, event = found
    table = shown(qtbot, before, **wishes)
    for one in earlier:
        table._dance.perform(one, None, instant=True)
    table._scene.present(table._dance.picture)  # type: ignore[arg-type]
    table.hurry()
    table._dance.perform(event, None, instant=False)
    return table


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "another's"])
def test_cards_laid_away_glide_from_the_hand_to_their_pile(qtbot: QtBot, mine: bool) -> None:
    found = first("bela-3p", lambda event: isinstance(event, Discarded) and (event.seat == 0) is mine)
    event = found[3]
    assert isinstance(event, Discarded)
    table = brought_to(qtbot, found)
    pile = table._scene.piles.spot(event.seat)
    flying = table._scene._leaving
    assert pile is not None
    assert len(flying) == len(event.cards)
    assert all(item.is_gliding and (item.spot.x, item.spot.y) == (pile.x, pile.y) for item in flying)
    assert all(item.spot.scale == pile.scale for item in flying)


@pytest.mark.parametrize("key", ["kitty", 0])
def test_what_is_picked_up_comes_from_where_it_lay(qtbot: QtBot, key: str | int) -> None:
    """Two packets are picked up in this game: the talon of each player, and the kitty."""

    def source(table: TableView, event: Event) -> object:
        before = table._dance.picture
        assert before is not None
        return table._dance._transfers.source(event, before, after(before, event))

    for before, _, events in (one for seed in range(1, 20) for one in told("bela-3p", seed)):
        if engine.view(before, 0).count(Zone.KITTY) and any(isinstance(event, CardsDealt) for event in events):
            table, met = shown(qtbot, before), set()
            for event in events:
                lying = {pile: table._scene.piles.spot(pile) for pile in ("kitty", 0)}
                if isinstance(event, CardsDealt) and source(table, event) == lying[key] is not None:
                    met.add(key)
                table._dance.perform(event, None, instant=False)
                table._scene.settle()
            if key in met:
                return
    raise AssertionError(f"nothing was picked up from {key}")


def test_a_card_given_for_the_turned_one_changes_places_with_it(qtbot: QtBot) -> None:
    found = first("deberts-4p", lambda event: isinstance(event, Exchanged) and event.seat == 0)
    event = found[3]
    assert isinstance(event, Exchanged)
    table = brought_to(qtbot, found)
    assert table._scene.is_moving
    assert event.taken in table._scene.hand.cards
    assert event.given not in table._scene.hand.cards
    assert table._scene.hand._items[event.taken].is_gliding
    table._scene.settle()
    assert not table._scene.is_moving


@pytest.mark.parametrize("wishes", [{"reduced_motion": "on"}, {"animation_speed": "off"}], ids=["reduced", "off"])
@pytest.mark.parametrize("game", SPECIAL)
def test_without_motion_everything_is_in_its_place_at_once(qtbot: QtBot, game: str, wishes: dict[str, object]) -> None:
    match = engine.start(variants.get(game), 4)
    table = shown(qtbot, match, **wishes)
    for event in engine.events_for(engine.opening_events(match), 0):
        table._dance.perform(event, None, instant=table._stage.is_instant)
        assert not moving_cards(table)
    for _, _, events in told(game, 4, 12):
        for event in events:
            table._dance.perform(event, None, instant=table._stage.is_instant)
            assert not moving_cards(table)


def moving_cards(table: TableView) -> list[CardItem]:
    cards = [item for item in table._scene.items() if isinstance(item, CardItem)]
    return [
        item
        for item in cards
        if item.is_turning or (item.is_gliding and item.pos() != QPointF(item.spot.x, item.spot.y))
    ]


@pytest.mark.usefixtures("quick_motion")
@pytest.mark.parametrize("game", SPECIAL)
def test_nothing_is_under_way_when_it_is_over(qtbot: QtBot, game: str) -> None:
    """A deal from its first packet into the play, at the fastest speed and to its end by itself."""
    match = engine.start(variants.get(game), 4)
    table = shown(qtbot, match, animation_speed="fast")
    opening = engine.events_for(engine.opening_events(match), 0)
    steps = [Step(opening, engine.view(match, 0), 0)]
    steps += [Step(events, engine.view(later, 0), at) for at, (_, later, events) in enumerate(told(game, 4, 4), 1)]
    for step in steps:
        table.play(step)
    qtbot.waitUntil(lambda: not table.is_busy, timeout=30_000)
    qtbot.waitUntil(lambda: not table._scene.is_moving, timeout=2_000)
    table._scene.sweep()
    assert not table._scene._leaving


def test_less_motion_is_followed_while_cards_are_moving(qtbot: QtBot) -> None:
    match = engine.start(variants.get("classic"), 4)
    wishes = Wishes(animation_speed="slow")
    preferences = Preferences(wishes)
    table = TableView(preferences, NAMES)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    table.show_view(engine.view(match, 0))
    table.play(Step(engine.events_for(engine.opening_events(match), 0), engine.view(match, 0), 0))
    qtbot.waitUntil(lambda: bool(moving_cards(table)))
    preferences.set("reduced_motion", "on")
    assert not moving_cards(table)


def test_the_systems_wish_is_asked_for_with_every_step(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A style may change its mind without telling."""
    match = engine.start(variants.get("classic"), 4)
    table = shown(qtbot, match, reduced_motion="system")
    monkeypatch.setattr(table, "_reduces_motion", lambda: True)
    table.play(Step(engine.events_for(engine.opening_events(match), 0), engine.view(match, 0), 0))
    assert table._stage.reduces_motion
    assert not moving_cards(table)
