"""Set deals: a date or a seed fixes the cards for everybody, and a match of one deal ends with it."""

from __future__ import annotations

import datetime

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.duplicate import SetDeal, deal_of_day
from belote_desktop.engine import ArgumentError, Result

DAY = datetime.date(2026, 11, 23)
TIED = 383
"""The seed of a first deal that is tied when Casual plays all seats."""


def test_the_deal_of_a_day_is_always_the_same() -> None:
    deal = deal_of_day(variants.get("classic"), DAY)
    assert deal == deal_of_day(variants.get("classic"), DAY)
    assert " ".join(map(str, deal.deck[:8])) == "AH 7C 9H TS 7D 8S AD JS", "any copy of the program deals these cards"
    assert deal.dealer == 0


def test_another_day_and_another_game_have_another_deal() -> None:
    decks = {deal_of_day(variants.get(game), day).deck for game in ("classic", "coinche") for day in
             (DAY, DAY + datetime.timedelta(days=1))}  # fmt: skip
    assert len(decks) == 4


def test_the_rules_of_a_house_do_not_change_the_cards_of_the_day() -> None:
    classic, house = variants.get("classic"), variants.get("classic", tie="litige")
    assert deal_of_day(classic, DAY).deck == deal_of_day(house, DAY).deck


@pytest.mark.parametrize("game", ["classic", "belote-3p-24", "baloot"])
def test_a_match_of_a_set_deal_ends_with_it(game: str) -> None:
    deal = deal_of_day(variants.get(game), DAY)
    match, casual = deal.match(), players.get("casual")
    assert match.deal.deck == deal.deck
    assert match.deal.dealer == deal.dealer
    while not match.is_over:
        match, _ = engine.apply(match, casual.choose(engine.view(match, engine.to_act(match)), seed=1))
    assert len(match.deals) == 1
    points = match.deals[0].score.points
    tied = points.count(max(points)) > 1
    assert match.winner == (None if tied else points.index(max(points)))


def test_a_set_deal_that_everybody_passes_ends_too() -> None:
    match = deal_of_day(variants.get("classic"), DAY).match()
    while not match.is_over:
        match, _ = engine.apply(match, "pass")
    assert [deal.score.result for deal in match.deals] == [Result.PASSED_OUT]
    assert match.winner is None


def test_points_held_over_go_back_to_their_owners_because_no_deal_follows() -> None:
    rules, casual = variants.get("classic", tie="litige"), players.get("casual")
    whole = engine.start(rules, TIED)
    alone = SetDeal.of(whole, 1).match()
    while not whole.deals:
        action = casual.choose(engine.view(whole, engine.to_act(whole)), seed=1)
        (whole, _), (alone, _) = engine.apply(whole, action), engine.apply(alone, action)
    held = whole.deals[0].score.held_out
    assert any(held)
    assert alone.totals == tuple(map(sum, zip(whole.deals[0].score.points, held, strict=True)))


def test_a_deal_of_a_match_can_be_set_again() -> None:
    match = engine.start(variants.get("classic"), seed=4)
    assert SetDeal.of(match, 1).match().deal == match.deal
    with pytest.raises(ArgumentError, match="Deal 2 of this match has not been dealt"):
        SetDeal.of(match, 2)
