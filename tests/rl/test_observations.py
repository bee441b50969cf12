"""Observations are made from views alone, and say what the page says they do."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from belote_desktop import engine, rl, variants
from belote_desktop.engine import Match
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.rules.terms import Zone

GAMES = [game.id for game in variants.all_variants()]
PAGE = Path(__file__).parents[2] / "docs" / "rl.md"


def matches(game: str, steps: int = 120) -> list[Match]:
    """The states of a random match, one after the other."""
    chance = Random(game)
    match = engine.start(variants.get(game), chance.randrange(2**32))
    found = [match]
    while len(found) < steps and not match.is_over:
        match, _ = engine.apply(match, chance.choice(engine.legal(match)))
        found.append(match)
    return found


def cards(plane: rl.Vector) -> set[Card]:
    return {Card(number) for number in plane.nonzero()[0].tolist()}


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_shows_the_cards_of_the_view(game: str) -> None:
    observations = rl.Observations(variants.get(game))
    for match in matches(game):
        for seat in range(match.rules.table.seats):
            view = engine.view(match, seat)
            vector = observations.vector(view)
            parts = observations.parts(vector)
            assert vector.shape == (observations.size,)
            assert vector.dtype == np.int8
            assert parts["tricks_played"].tolist() == [len(view.tricks)]
            assert cards(parts["hand"]) == set(view.hand)
            assert cards(parts["turn_up"]) == ({view.turn_up} if view.turn_up else set())
            seats = match.rules.table.seats
            for row in range(seats):
                other = (seat + row) % seats
                played = {card for trick in view.tricks for owner, card in trick.plays(seats) if owner == other}
                lying = {card for owner, card in (view.trick.plays(seats) if view.trick else ()) if owner == other}
                assert cards(parts["played"][row]) == played
                assert cards(parts["trick"][row]) == lying
                assert cards(parts["open"][row]) == set(view.seen(Zone.UNCOVERED, other))
                assert parts["to_act"][row] == (view.to_act == other)
                assert parts["dealer"][row] == (view.dealer == other)
            assert parts["contract"].sum() == (view.contract is not None)
            assert parts["calls"].any(axis=1).sum() == min(12, len(view.calls) + len(view.doubles))


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_give_equal_observations_whatever_was_seen_before(game: str) -> None:
    """What is kept from earlier views, of this match or another, must not show."""
    rules = variants.get(game)
    used, chance = rl.Observations(rules), Random(1)
    views = [engine.view(match, seat) for match in matches(game) for seat in range(rules.table.seats)]
    for view in chance.sample(views, 60):
        assert np.array_equal(used.vector(view), rl.Observations(rules).vector(view))


def test_cards_that_a_seat_cannot_see_change_nothing() -> None:
    match = engine.start(variants.get("coinche"), 9)
    deal = match.deal
    assert deal is not None
    one, other = next(iter(deal.hand(1))), next(iter(deal.hand(2)))
    swapped = match.with_(deal=deal.swapped(one, other))
    observations = rl.Observations(match.rules)

    def seen_from(seat: int) -> list[rl.Vector]:
        return [observations.vector(engine.view(each, seat)) for each in (match, swapped)]

    assert np.array_equal(seen_from(0)[0], seen_from(0)[1])
    assert not np.array_equal(seen_from(1)[0], seen_from(1)[1])


def test_order_tells_the_trick_in_which_a_card_was_played() -> None:
    match = matches("classic", 40)[-1]
    before = next(one for one, after in pairwise(matches("classic", 200)) if len(after.deals) > len(one.deals))
    for state in (match, before):
        view = engine.view(state, 0)
        order = rl.Observations(match.rules).parts(rl.Observations(match.rules).vector(view))["order"]
        for number, trick in enumerate(view.tricks, 1):
            assert order[list(trick.cards)].tolist() == [number] * 4
        assert cards(order) == set(CardSet(card for trick in view.tricks for card in trick.cards))


def test_a_spectator_has_no_observation() -> None:
    match = engine.start(variants.get("classic"), 1)
    with pytest.raises(ValueError, match="take the view of a seat"):
        rl.Observations(match.rules).vector(engine.view(match, None))


def test_the_page_lists_every_section_with_its_shape() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    for game, seats in (("coinche", 4), ("bela-3p", 3), ("belote-2p", 2)):
        shapes = [tuple(eval_size(size, seats) for size in shape.split(",")) for _, shape, _ in rows]
        found = rl.Observations(variants.get(game)).sections
        assert [(name, shape, meaning) for (name, _, meaning), shape in zip(rows, shapes, strict=True)] == [
            (section.name, section.shape, section.meaning) for section in found
        ]


def eval_size(text: str, seats: int) -> int:
    """A size of the page: a number, `n`, or `n` plus a number."""
    return sum(seats if word.strip() == "n" else int(word) for word in text.split("+"))


def test_every_block_of_the_page_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 5
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
