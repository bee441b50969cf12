"""What the table shows event by event ends where the view says it should."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import events as happened
from belote_desktop.table.scene.picture import Picture, picture_of
from belote_desktop.table.scene.picture_updates import after


def comparable(picture: Picture) -> Picture:
    """Without what only a view knows: whose turn it is, and whether a call is asked for."""
    return replace(picture, to_act=None, speaking=False, hand=tuple(sorted(picture.hand)))


@pytest.mark.parametrize("game", [variant.id for variant in variants.all_variants()])
@pytest.mark.parametrize("seed", range(4))
def test_the_events_of_a_step_lead_from_one_view_to_the_next(game: str, seed: int) -> None:
    follow(engine.start(variants.get(game), seed))


@pytest.mark.parametrize("seed", range(4))
def test_a_card_of_another_pack_is_turned_and_turned_again(seed: int) -> None:
    match = engine.start(variants.get("klaverjas-amsterdam", trump_making="turned"), seed)
    assert str(picture_of(engine.view(match, 0)).turn_up) == "6C"
    follow(match)


def follow(match: engine.Match) -> None:
    """Play on, and compare what the events lead to with what the view shows."""
    picture = picture_of(engine.view(match, 0))
    for turn in range(120):
        legal = engine.legal(match)
        if not legal:
            break
        match, events = engine.apply(match, legal[turn % len(legal)])
        for event in engine.events_for(events, 0):
            picture = after(picture, event)
        if any(isinstance(event, happened.MatchEnded) for event in events):
            break
        expected = picture_of(engine.view(match, 0))
        assert comparable(picture) == comparable(expected)
        picture = expected


def test_the_winning_card_is_the_engines() -> None:
    match = engine.start(variants.get("classic"), 1)
    while match.deal is not None and not (match.deal.trick and len(match.deal.trick.cards) == 3):
        match, _ = engine.apply(match, engine.legal(match)[-1])
    picture = picture_of(engine.view(match, 0))
    assert picture.winning is not None
    best = picture.trick[picture.winning][0]
    while match.deal is not None and len(match.deal.tricks) < 1:
        match, events = engine.apply(match, engine.legal(match)[-1])
    won = next(event for event in events if isinstance(event, happened.TrickWon))
    assert won.seat in (best, (picture.trick[-1][0] + 1) % 4)
