"""A seat's view goes to where a player thinks as text, whole: what is read back is equal in every field."""

from __future__ import annotations

import dataclasses
import json
import statistics
import time
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import engine, variants
from belote_desktop.engine.view import SeatView
from belote_desktop.records import ViewError, parse_view, view_text
from belote_desktop.records.typed_json import form_of
from tests.engine.random_play import GAMES, drawn_rules, steps

FIELDS = [field.name for field in dataclasses.fields(SeatView)]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_a_view_read_back_is_equal_in_every_game_at_every_moment(game: str, seed: int) -> None:
    chance = Random(seed)
    rules = drawn_rules(game, chance)
    for _, _, match, _ in steps(rules, chance, 3):
        if chance.random() < 0.1 or match.is_over:
            for seat in (None, *range(rules.table.seats)):
                view = engine.view(match, seat)
                back = parse_view(view_text(view))
                assert back == view
                assert list(back.places.items()) == list(view.places.items()), "in their order"


def test_every_field_is_written() -> None:
    view = engine.view(engine.start(variants.get("classic"), 1), 0)
    assert list(json.loads(view_text(view))) == FIELDS


def test_a_view_holds_no_card_of_another_hand_and_no_seed() -> None:
    match = engine.start(variants.get("classic"), seed=987654321)
    whole = json.loads(view_text(engine.view(match, 0)))
    hands = {place[1]: cards for place, cards in whole["places"] if place[0] == "hand"}
    assert len(hands[0]) == 5
    assert [hands[seat] for seat in (1, 2, 3)] == [5, 5, 5], "their numbers only"
    assert "987654321" not in view_text(engine.view(match, 0))


def test_the_rules_are_written_as_in_the_header_of_a_record() -> None:
    rules = variants.get("coinche", target=1500)
    whole = json.loads(view_text(engine.view(engine.start(rules, 1), 0)))["rules"]
    assert whole["variant"] == "coinche"
    assert whole["rules"]["target"] == "1500"
    assert len(whole["rules"]) == len(rules.values())


def test_a_field_of_later_times_that_is_not_written_has_its_default() -> None:
    view = engine.view(engine.start(variants.get("classic"), 1), 0)
    whole = json.loads(view_text(view))
    del whole["stacks"], whole["exchanged"]
    assert parse_view(json.dumps(whole)) == view


def broken() -> list[str]:
    whole = json.loads(view_text(engine.view(engine.start(variants.get("classic"), 1), 0)))
    without = {name: part for name, part in whole.items() if name != "phase"}
    changes = {"turn_up": "1H", "number": "one", "rules": {}, "calls": [[0, "shout"]], "unheard": 1, "places": 3}
    return ["", "[]", "null", "{", json.dumps(without), *(json.dumps(whole | {k: v}) for k, v in changes.items())]


@pytest.mark.parametrize("number", range(len(broken())))
def test_what_is_no_view_is_refused_with_the_reason(number: int) -> None:
    with pytest.raises(ViewError, match="not the view of a seat"):
        parse_view(broken()[number])


@pytest.mark.parametrize("kind", [complex, int | str, dict[str, int]])
def test_a_type_without_a_form_is_told_when_it_is_asked_for(kind: object) -> None:
    with pytest.raises(TypeError):
        form_of(kind)


def test_writing_and_reading_take_less_than_two_milliseconds() -> None:
    match = engine.start(variants.get("coinche"), 3)
    for _, _, match, _ in steps(variants.get("coinche"), Random(3), 4):  # noqa: B007
        pass
    view, spent = engine.view(match, 0), []
    for _ in range(20):
        begun = time.perf_counter()
        parse_view(view_text(view))
        spent.append(time.perf_counter() - begun)
    assert statistics.median(spent) < 0.002
