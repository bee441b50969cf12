"""Who must name a suit in the end, and whether deals can be passed out: the rule sheet and the engine."""

from __future__ import annotations

from itertools import product

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.matches.match import Match
from belote_desktop.engine.rules.terms import AuctionModel, PassOut, SpeaksFirst
from tests.variants.sheet_text import told

NOT_COUNTED = "not counting those passed out"
OF_ONE_ROUND = [
    game.id for game in variants.all_variants()
    if variants.get(game.id).value("auction_model") is AuctionModel.SINGLE_ROUND
]  # fmt: skip


def passing(rules: Ruleset) -> Match:
    """A match in which all pass until a player must name a suit, or the first deal is over."""
    match = engine.start(rules, 3)
    while match.deal is not None and match.deal.number == 1 and PASS in engine.legal(match):
        match, _ = engine.apply(match, PASS)
    return match


def test_in_klaverjas_the_dealer_passes_first_and_must_name_a_suit_in_the_end() -> None:
    text = told("klaverjas-amsterdam")
    assert "There is one round, and the dealer speaks first." in text
    assert "If all pass, the dealer must name a suit." in text
    match = passing(variants.get("klaverjas-amsterdam"))
    assert match.deal is not None
    assert [seat for seat, _ in match.deal.calls] == [(match.deal.dealer + step) % 4 for step in range(4)]
    assert engine.to_act(match) == match.deal.dealer
    refusal = engine.refusals(match, PASS)[0]
    assert str(refusal.message) == "All have passed. You are the dealer, so you must name a suit."


@pytest.mark.parametrize("game", OF_ONE_ROUND)
@pytest.mark.parametrize(("pass_out", "speaks_first"), list(product(PassOut, SpeaksFirst)))
def test_all_the_others_have_passed_only_if_the_player_who_must_name_a_suit_has_not(
    game: str, pass_out: PassOut, speaks_first: SpeaksFirst
) -> None:
    try:
        rules = variants.get(game, pass_out=pass_out, speaks_first=speaks_first)
    except RulesetError:
        return
    text = told(game, pass_out=pass_out, speaks_first=speaks_first)
    match = passing(rules)
    assert match.deal is not None
    said = len(match.deal.calls)
    if match.deal.number > 1:
        assert "If all pass, nobody scores and the cards are dealt again." in text
    elif said == 0:
        assert "The player after the dealer is the taker and must name a suit as trumps." in text
    else:
        forced = "the dealer" if engine.to_act(match) == match.deal.dealer else "the player after the dealer"
        start = "If all pass" if said == rules.table.seats else "If everyone else passes"
        assert f"{start}, {forced} must name a suit." in text
        told_to_name = str(engine.refusals(match, PASS)[0].message)
        assert told_to_name.startswith("All have passed" if said == rules.table.seats else "Everyone else has passed")


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_deals_passed_out_are_left_out_of_the_count_only_where_a_deal_can_be(game: str) -> None:
    rules = variants.get(game)
    if rules.match.deals:
        assert (NOT_COUNTED in told(game)) is (rules.value("pass_out") is PassOut.NEXT_DEALER)
    else:
        assert NOT_COUNTED not in told(game)


@pytest.mark.parametrize("both_reach", ["extra_deal", "draw"])
def test_the_end_of_a_match_of_16_deals(both_reach: str) -> None:
    text = told("klaverjas-amsterdam", both_reach=both_reach)
    end = "one more deal is played." if both_reach == "extra_deal" else "the match is a draw."
    assert f"The match lasts 16 deals. The highest total wins. If the totals are equal, {end}" in text
