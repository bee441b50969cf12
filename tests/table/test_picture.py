"""What the table shows event by event ends where the view says it should."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import Announce, Declaration
from belote_desktop.engine.cards import parse_cards
from belote_desktop.table.scene.picture import Picture, picture_of
from belote_desktop.table.scene.picture_updates import after
from belote_desktop.table.scene.plate_texts import plate_text


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


def test_a_plate_says_what_was_declared_until_it_is_known_what_scores() -> None:
    start = picture_of(engine.view(engine.start(variants.get("classic"), 1), 0))
    contract = engine.Contract(0, engine.Denomination.HEARTS)
    declared = ((0, Announce(3)), (1, Announce(3)))
    first = replace(start, contract=contract, trick=tuple(enumerate(start.hand[:4])), announced=declared)
    won = replace(first, taken=(0,))
    shown = replace(won, shown=((0, Declaration(parse_cards("JD TD 9D"))),))
    second = replace(won, trick=won.trick[:1])

    def names_it(picture: Picture) -> list[bool]:
        return ["Tierce" in plate_text(picture, seat, "Anna").line for seat in (0, 1)]

    assert [names_it(each) for each in (first, won, shown, second)] == [
        [True, True], [True, True], [True, False], [False, False],
    ]  # fmt: skip
