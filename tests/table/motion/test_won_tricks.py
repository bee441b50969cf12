"""A trick is pushed together, turned over and carried to the pile of its side, where it stays."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine.events import TrickWon
from belote_desktop.table import TableView
from belote_desktop.table.choreography import APART, ARRIVES, GATHER, SQUARE
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.items.pixmaps import BACK
from belote_desktop.table.layout.placement import covered
from belote_desktop.table.layout.trick_piles import keeper, won_pile_box
from tests.table.motion.turned_clock import each_ms, held_table
from tests.table.table_makers import match_after, steps_of

START = match_after(["pass", "take"])
TRICK = steps_of(START, 4)
(WINNER,) = (event.seat for event in TRICK[-1].events if isinstance(event, TrickWon))
KEEPER = keeper(START.rules, 0, WINNER)


def won(qtbot: QtBot, **wishes: object) -> tuple[TableView, list[CardItem]]:
    """A table on which the cards of a trick that was won begin to be pushed together, and these cards."""
    table = held_table(qtbot, START, **wishes)
    heard: list[str] = []
    table.cue.connect(heard.append)
    for step in TRICK:
        table.play(step)
    while "gather" not in heard:
        table._stage.clock.step(1)
    return table, list(table._scene.trick._items.values())


def test_the_cards_are_pushed_together_one_after_the_other(qtbot: QtBot) -> None:
    table, cards = won(qtbot)
    begun: dict[int, int] = {}
    ended: dict[int, int] = {}
    starts = [card.here for card in cards]
    for ms in each_ms(table._stage.clock, SQUARE + 3 * APART - 1):
        for place, card in enumerate(cards):
            if card.here != starts[place]:
                begun.setdefault(place, ms)
            if not card.is_gliding:
                ended.setdefault(place, ms)
    assert [begun[place] for place in range(4)] == pytest.approx([0, 30, 60, 90], abs=4)
    assert [ended[place] for place in range(3)] == pytest.approx([120, 150, 180], abs=2)
    assert len({(round(card.spot.x), round(card.spot.y)) for card in cards}) == 1


def test_the_trick_is_carried_face_down_to_its_pile_and_never_fades(qtbot: QtBot) -> None:
    table, cards = won(qtbot)
    table._stage.clock.step(SQUARE + 3 * APART)
    back = table._stage.drawn(BACK, table._stage.layout.trick_card)
    way: list[float] = []
    for ms in each_ms(table._stage.clock, GATHER - 1):
        way.append(cards[0].here.y)
        assert all(card.opacity() == 1 for card in cards)
        assert all(card.scene() is not None for card in cards)
        if ms > 0.66 * GATHER:
            assert all(card._picture.pixmap().cacheKey() == back.bare.cacheKey() for card in cards)
        assert table._scene.won.counts == {}, "it has not arrived"
    half = abs(way[GATHER // 2] - way[0]) / abs(way[-1] - way[0])
    assert half == pytest.approx(0.5, abs=0.1), "it begins and ends slowly"
    place = table._scene.won._spots[KEEPER]
    assert place is not None
    assert (cards[0].here.x, cards[0].here.y) == pytest.approx((place.x, place.y), abs=1)
    table._stage.clock.step(2)
    assert all(card.scene() is None for card in cards)
    assert table._scene.won.counts == {KEEPER: 1}


def test_the_trick_flies_as_one_pile_above_the_plates_and_always_nears_its_place(qtbot: QtBot) -> None:
    table, cards = won(qtbot)
    table._stage.clock.step(SQUARE + 3 * APART)
    place = table._scene.won._spots[KEEPER]
    assert place is not None
    plates = max(plate._item.zValue() for plate in table._scene.plates.values())
    left: list[float] = []
    for _ in each_ms(table._stage.clock, GATHER - 1):
        xs, ys = [card.here.x for card in cards], [card.here.y for card in cards]
        assert max(xs) - min(xs) + max(ys) - min(ys) < 6, "the cards stay together"
        assert all(card.zValue() > plates for card in cards)
        left.append(math.dist((xs[0], ys[0]), (place.x, place.y)))
    assert left == sorted(left, reverse=True)
    assert max(before - after for before, after in pairwise(left)) < 0.02 * left[0], "it does not jump"


def test_play_goes_on_shortly_before_the_trick_arrives(qtbot: QtBot) -> None:
    table, _ = won(qtbot)
    performed: list[object] = []
    table._timeline.performed.connect(performed.append)
    table._stage.clock.step(SQUARE + 3 * APART + GATHER - ARRIVES - 2)
    assert performed == []
    table._stage.clock.step(4)
    assert performed == [TRICK[-1].events[-1]], "a declaration is shown"


def test_the_tricks_of_my_side_lie_beside_me_and_those_of_the_others_beside_the_next_player() -> None:
    rules = START.rules
    assert [keeper(rules, 0, seat) for seat in range(4)] == [0, 1, 0, 1]


def test_a_trick_that_still_lies_on_the_table_is_in_no_pile(qtbot: QtBot) -> None:
    table = held_table(qtbot, START, animation_speed="off", trick_hold=900)
    for step in steps_of(START, 5):
        table.play(step)
        lying = table._dance.visible is not None and len(table._dance.visible.trick) == 4
        assert table._scene.won.counts == ({KEEPER: 1} if step.position == 5 else {})
        assert lying is (step.position == 4)


def test_without_the_aid_a_pile_does_not_show_how_many_tricks_it_has(qtbot: QtBot) -> None:
    pictures = []
    for aid in (False, True):
        table = held_table(qtbot, START, animation_speed="off", aid_piles=aid)
        steps = steps_of(START, 16)
        seen: dict[int, set[int]] = {}
        for step in steps:
            table.play(step)
            for seat, item in table._scene.won._items.items():
                seen.setdefault(seat, set()).add(item._picture.pixmap().cacheKey())
        pictures.append(max(map(len, seen.values())))
    assert pictures[0] == 1
    assert pictures[1] > 1


def test_where_motion_is_reduced_the_trick_fades_in_its_place(qtbot: QtBot) -> None:
    table, cards = won(qtbot, reduced_motion="on")
    here = [(card.x(), card.y()) for card in cards]
    table._stage.clock.step(SQUARE + 3 * APART)
    table._stage.clock.step(40)
    assert [(card.x(), card.y()) for card in cards] == here
    assert all(0 < card.opacity() < 1 for card in cards)
    table._stage.clock.step(42)
    assert all(card.scene() is None for card in cards)
    assert table._scene.won.counts == {KEEPER: 1}


def test_the_pile_keeps_off_a_button_whose_words_are_long(qtbot: QtBot) -> None:
    table, _ = won(qtbot)
    table._stage.clock.step(SQUARE + 3 * APART + GATHER + 1)
    piles, layout = table._scene.won, table._stage.layout
    before = piles._spots[KEEPER]
    assert before is not None
    button = won_pile_box(layout, before)
    piles.keep_clear([button])
    after = piles._spots[KEEPER]
    assert after is not None
    assert not covered(won_pile_box(layout, after), [button])
    assert (piles._items[KEEPER].here.x, piles._items[KEEPER].here.y) == (after.x, after.y)


def ended(qtbot: QtBot, **wishes: object) -> TableView:
    """A table on which all tricks of the last deal lie in their piles."""
    only = match_after(["pass", "take"], deals=1, target=0)
    table = held_table(qtbot, only, **wishes)
    for step in steps_of(only, 4 * 8):
        table.play(step)
    while table.is_busy:
        table.hurry()
    return table


def pictures(table: TableView) -> list[int]:
    return [item._picture.pixmap().cacheKey() for item in table._scene.won._items.values()]


def narrowest(table: TableView) -> float:
    return min(item._picture.transform().m11() for item in table._scene.won._items.values())


def test_at_the_end_the_piles_turn_over_where_they_lie(qtbot: QtBot) -> None:
    table = ended(qtbot)
    backs, places = pictures(table), [item.spot for item in table._scene.won._items.values()]
    table.turn_piles()
    table._stage.clock.step(GATHER // 2 - 16)
    assert pictures(table) == backs
    assert narrowest(table) < 0.3
    table._stage.clock.step(32)
    assert set(pictures(table)).isdisjoint(backs)
    table._stage.clock.step(GATHER)
    assert narrowest(table) == 1
    assert [item.spot for item in table._scene.won._items.values()] == places
    assert sum(map(len, table._scene.won._tops.values())) == 8


def test_with_reduced_motion_the_faces_fade_in(qtbot: QtBot) -> None:
    table = ended(qtbot, reduced_motion="on")
    backs = pictures(table)
    table.turn_piles()
    assert set(pictures(table)).isdisjoint(backs)
    assert narrowest(table) == 1
    assert all(item.opacity() == 0 for item in table._scene.won._items.values())
    table._stage.clock.step(80)
    assert all(item.opacity() == 1 for item in table._scene.won._items.values())


def test_another_deal_begins_with_its_backs(qtbot: QtBot) -> None:
    table = ended(qtbot, animation_speed="off")
    table.turn_piles()
    assert table._scene.won._tops
    table.show_view(engine.view(START, 0))
    assert not table._scene.won._tops
