"""How cards are dealt: packets leave the dealer in order and overlap, land squared, and are taken up at the end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine.events import CardsDealt, Event
from belote_desktop.models.words.names import Names
from belote_desktop.table import TableView
from belote_desktop.table.choreography import NEXT_PACKET, PACKET
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.pixmaps import BACK
from belote_desktop.table.layout.card_positions import dealer_spot
from belote_desktop.table.layout.shapes import Spot
from tests.table.motion.turned_clock import held_table
from tests.table.table_makers import NAMES, Step, match_after

START = match_after([])
OPENING = engine.events_for(engine.opening_events(START), 0)
DEALT = [event for event in OPENING if isinstance(event, CardsDealt)]


def dealing(qtbot: QtBot, **wishes: object) -> tuple[TableView, list[Event]]:
    """A table on which a deal begins, and the events as they are shown."""
    table = held_table(qtbot, START, **wishes)
    view, performed = engine.view(START, 0), list[Event]()
    table._timeline.performed.connect(performed.append)
    table.show_undealt(view)
    table.play(Step(OPENING, view, 1))
    return table, performed


def packets(table: TableView, performed: list[Event]) -> Iterator[tuple[CardsDealt, list[CardItem]]]:
    """Each packet as it leaves, with its cards."""
    known: set[CardItem] = set()
    for packet in range(1, len(DEALT) + 1):
        while sum(isinstance(event, CardsDealt) for event in performed) < packet:
            table._stage.clock.step(1)
        event = DEALT[packet - 1]
        items = table._scene.hand.items if event.seat == 0 else table._scene.fans[event.seat]._items
        fresh = [item for item in items if item not in known]
        known.update(fresh)
        yield event, fresh


def place(spot: Spot) -> tuple[float, float]:
    return spot.x, spot.y


def test_packets_leave_the_dealer_one_after_the_other_and_overlap(qtbot: QtBot) -> None:
    table, performed = dealing(qtbot)
    dealer = engine.view(START, 0).dealer
    pack = dealer_spot(table._stage.layout, table._stage.side(dealer))
    seen: list[tuple[int, list[CardItem]]] = []
    for event, items in packets(table, performed):
        assert {place(item.here) for item in items} == {place(pack)}
        if seen:
            assert all(item.is_gliding for item in seen[-1][1]), "the packet before is still on its way"
        seen.append((event.seat, items))
    after = [(dealer + step) % 4 for step in range(1, 5)]
    assert [seat for seat, _ in seen] == after * 2, "the players follow each other as they play"
    assert PACKET > NEXT_PACKET


def test_a_packet_flies_above_everything_lands_askew_and_is_squared_up(qtbot: QtBot) -> None:
    table, performed = dealing(qtbot)
    _, items = next(packets(table, performed))
    others = max(plate._item.zValue() for plate in table._scene.plates.values())
    turns = {item: item.spot.turn for item in items}
    for _ in range(PACKET - 2):
        table._stage.clock.step(1)
        assert all(item.zValue() > others for item in items)
        apart = max(math.dist(place(one.here), place(other.here)) for one in items for other in items)
        assert apart < 8, "they fly as one packet"
    assert any(abs(item.rotation() - turns[item]) > 1 for item in items)
    table._stage.clock.step(75)
    assert all(item.here == item.spot for item in items)
    assert len({round(item.x()) for item in items}) == len({round(item.rotation(), 3) for item in items}) == 1
    assert sum(item._shadow is not None for item in items) == 1, "one packet throws one shadow"


def test_a_packet_always_nears_its_player_and_never_jumps(qtbot: QtBot) -> None:
    table, performed = dealing(qtbot)
    _, items = next(packets(table, performed))
    left = [math.dist(place(items[0].here), place(items[0].spot))]
    for _ in range(PACKET):
        table._stage.clock.step(1)
        left.append(math.dist(place(items[0].here), place(items[0].spot)))
    far = [each for each in left if each > 4]
    assert left[: len(far)] == sorted(far, reverse=True)
    assert left[0] > 100
    assert left[-1] < 3
    assert max(before - after for before, after in pairwise(left)) < 0.03 * left[0]


def test_my_hand_lies_face_down_until_all_is_dealt_then_opens_and_is_sorted(qtbot: QtBot) -> None:
    table, performed = dealing(qtbot)
    back = table._stage.drawn(BACK, table._stage.layout.card)
    for _ in packets(table, performed):
        shown = {item._picture.pixmap().cacheKey() for item in table._scene.hand.items}
        assert shown <= {back.pixmap.cacheKey(), back.bare.cacheKey()}
    table._stage.clock.step(3000)
    hand = table._scene.hand
    assert table._dance.picture is not None
    assert list(hand.fan_cards) == table._scene.sorted_hand(table._dance.picture)
    for card, item in hand._items.items():
        assert item._picture.pixmap().cacheKey() == table._stage.drawn(str(card), back.width).pixmap.cacheKey()
        assert item.here == hand.spots()[card]
    for fan in table._scene.fans.values():
        assert len({place(item.here) for item in fan._items}) == len(fan._items), "their hands are open too"


def test_space_deals_at_once(qtbot: QtBot) -> None:
    table, performed = dealing(qtbot)
    stream = packets(table, performed)
    for _ in range(3):
        next(stream)
    table.hurry()
    for card, item in table._scene.hand._items.items():
        assert item.here == table._scene.hand.spots()[card]
        assert item._picture.pixmap().cacheKey() == table._stage.drawn(str(card), item._width).pixmap.cacheKey()
    assert not table._scene.is_moving
    assert table._stage.dealing is None


def test_cards_dealt_after_the_auction_join_the_hand_face_down(qtbot: QtBot) -> None:
    match = match_after(["pass"])
    table = held_table(qtbot, match)
    later, events = engine.apply(match, engine.parse_action(match, "take"))
    held = len(table._scene.hand.cards)
    table.play(Step(engine.events_for(events, 0), engine.view(later, 0), 1))
    while len(table._scene.hand.cards) <= held + 1:  # the turned card comes first
        table._stage.clock.step(1)
    fresh = table._scene.hand.items[held + 1 :]
    back = table._stage.drawn(BACK, table._stage.layout.card)
    table._stage.clock.step(100)
    assert all(item._picture.pixmap().cacheKey() in (back.pixmap.cacheKey(), back.bare.cacheKey()) for item in fresh)
    table._stage.clock.step(1500)
    assert len(table._scene.hand.cards) == 8
    assert not any(item.is_turning for item in table._scene.hand.items)


def test_where_motion_is_reduced_packets_fade_in(qtbot: QtBot) -> None:
    table, performed = dealing(qtbot, reduced_motion="on")
    _, items = next(packets(table, performed))
    assert all(item.here.opacity == 0 for item in items)
    assert all(place(item.here) == place(item.spot) for item in items)
    table._stage.clock.step(80)
    assert all(item.opacity() == 1 for item in items)


@pytest.mark.parametrize("game", ["bela-3p", "belote-2p", "decouverte", "coinche"])
def test_the_dealers_pack_lies_on_the_table(game: str, qtbot: QtBot) -> None:
    match = engine.start(variants.get(game), 3)
    table = held_table(qtbot, match)
    for seat in range(match.rules.table.seats):
        table._stage.dealing = seat
        assert 0 < table._stage.pack.x < table._stage.layout.width
        assert 0 < table._stage.pack.y < table._stage.layout.height


def test_hands_are_taken_up_once_after_the_last_packet_and_only_if_something_was_dealt(qtbot: QtBot) -> None:
    """Talons and the kitty are dealt too, and the pack stays with the dealer until all of it lies."""
    match = engine.start(variants.get("bela-3p"), 4)
    table = held_table(qtbot, match)
    table.set_names(Names(NAMES[:3], 0))
    view, seen = engine.view(match, 0), list[tuple[str, bool]]()
    table._timeline.performed.connect(
        lambda event: seen.append((type(event).__name__, table._stage.dealing == view.dealer))
    )
    table.show_undealt(view)
    table.play(Step(engine.events_for(engine.opening_events(match), 0), view, 1))
    while table._timeline.is_busy:
        table._stage.clock.step(16)
    assert {name for name, _ in seen} >= {"CardsDealt", "PacketLaid"}
    assert all(with_dealer for name, with_dealer in seen if name in ("CardsDealt", "PacketLaid"))
    assert table._stage.dealing is None
    assert table._dance.sort() == 0
