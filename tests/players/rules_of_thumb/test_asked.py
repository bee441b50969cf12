"""What contracts ask of a hand: club players keep to it, and the tables for thousands of hands say the same."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach.bidding.rules import RULES
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import CardSet, Rank, deck_of
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.players.calls.asked import OF_CLUB_PLAYERS, has_what_is_asked
from belote_desktop.players.calls.asked_tables import tables_for
from belote_desktop.players.calls.hand_values import PLACE
from belote_desktop.players.calls.situation import ASHKAL, Situation

OPENINGS = [("classic", 5, 0), ("classic", 5, 5), ("coinche", 8, 0), ("belot-bg", 5, 0), ("belot-bg", 5, 1),
            ("belot-bg", 5, 2), ("baloot", 5, 0), ("baloot", 5, 1), ("klaverjas-amsterdam", 8, 1),
            ("belote-3p-24", 6, 0)]  # fmt: skip


def holding(view: engine.SeatView, hand: CardSet) -> engine.SeatView:
    """The same view with these cards in hand."""
    assert view.seat is not None
    return dataclasses.replace(view, places={**view.places, Place(Zone.HAND, view.seat): tuple(hand)})


@pytest.mark.parametrize(("game", "size", "passes"), OPENINGS)
def test_the_tables_lack_what_the_rules_lack(game: str, size: int, passes: int) -> None:
    rules, draw = variants.get(game), Random(game)
    match = engine.start(rules, 1, dealer=rules.table.seats - 1)
    for _ in range(passes):
        match = engine.apply(match, PASS)[0]
    view = engine.view(match, engine.to_act(match))
    free = sorted(set(deck_of(Rank(rules.deck.lowest_rank))) - ({view.turn_up} if view.turn_up else set()))
    tables = tables_for(view)
    assert tables is not None
    seen = {True: 0, False: 0}
    for _ in range(150):
        held = holding(view, CardSet(draw.sample(free, size)))
        at = Situation(held)
        for call in dict.fromkeys(held.lawful):
            named = at.denomination(call)
            if named is None or call == ASHKAL or (at.level(call) or 0) >= 100:
                continue
            lacks = not has_what_is_asked(held, call, OF_CLUB_PLAYERS)
            assert tables.lacking(at.holding(call, named).cards.mask)[PLACE[named]] is lacks, (held.hand, call)
            seen[lacks] += 1
    assert min(seen.values()) > 20


@pytest.mark.parametrize("level", ["casual", "club"])
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot"])
def test_who_may_pass_names_nothing_that_lacks_what_is_asked(game: str, level: str) -> None:
    player, called = players.get(level), 0
    for seed in range(60):
        match = engine.start(variants.get(game), seed)
        while match.deal is not None and match.deal.trick is None and not match.deals:
            view = engine.view(match, engine.to_act(match))
            call = player.choose(view)
            called += call != PASS
            assert PASS not in view.words or has_what_is_asked(view, call, OF_CLUB_PLAYERS), (view.hand, call)
            match = engine.apply(match, call)[0]
    assert called > 30


def test_what_is_asked_is_part_of_the_rules_of_bidding() -> None:
    assert set(OF_CLUB_PLAYERS) <= {rule.breaks for rule in RULES}
