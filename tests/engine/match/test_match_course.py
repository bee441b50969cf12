"""From deal to deal: points held over, replayed and passed deals, the end of the match.

Source: docs/rules, End of the match.
"""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Match, Result, Rule, What
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.events import DealSettled, MatchEnded
from tests.engine.golden_deals import FAILED, MADE, PASSED_OUT, TIE, TIE_IN_CLUBS, GoldenDeal, decks, play
from tests.engine.spread_hands import ONE_SUIT_EACH, deal, lead_out


def played(*deals: GoldenDeal, game: str = "classic", **options: object) -> Match:
    """Seat 3 deals first; the eldest of each deal takes, so the takers are sides 0, 1, 0, … in turn."""
    rules = variants.get(game, **options)
    return play(engine.start(rules, decks=decks(*deals), dealer=3), *deals)


def points(match: Match) -> list[tuple[int, ...]]:
    return [settled.score.points for settled in match.deals]


def test_a_made_contract_writes_for_both_sides() -> None:
    assert points(played(MADE)) == [(89, 73)]


def test_a_match_may_begin_with_points_that_decide_it() -> None:
    rules = variants.get("classic")
    for totals, winner in (((920, 900), 0), ((900, 900), None)):
        match = engine.start(rules, decks=decks(MADE), dealer=3, totals=totals)
        assert match.totals == engine.view(match, 0).totals == totals
        match = play(match, MADE)
        assert match.totals == (totals[0] + 89, totals[1] + 73)
        assert match.winner == winner


def test_a_failed_contract_gives_everything_to_the_defenders() -> None:
    assert points(played(FAILED)) == [(0, 162)]


def test_a_tie_makes_the_contract_by_default() -> None:
    assert points(played(TIE)) == [(81, 81)]


def test_points_held_over_wait_through_pass_outs_pile_up_and_go_to_the_next_winner() -> None:
    match = played(TIE, PASSED_OUT, TIE_IN_CLUBS, MADE, tie="litige")
    assert points(match) == [(0, 81), (0, 0), (0, 81), (73, 89 + 162)]
    assert [settled.score.held_out for settled in match.deals] == [(81, 0), (81, 0), (162, 0), (0, 0)]
    assert match.deals[3].totals == (73, 413)


def test_points_held_over_go_to_the_defenders_of_the_next_failed_deal() -> None:
    match = played(TIE, FAILED, tie="litige")
    assert points(match) == [(0, 81), (162 + 81, 0)]


def test_a_replayed_tie_scores_nothing_and_keeps_its_dealer() -> None:
    match = played(TIE, MADE, tie="replay")
    assert points(match) == [(0, 0), (89, 73)]
    assert [settled.dealer for settled in match.deals] == [3, 3]


def test_a_pass_out_scores_nothing() -> None:
    match = played(PASSED_OUT)
    assert match.deals[0].score.result is Result.PASSED_OUT
    assert match.totals == (0, 0)


def test_the_match_ends_with_the_deal_that_reaches_the_target() -> None:
    rules = variants.get("classic", target=500, both_reach="higher")
    match = play(engine.start(rules, decks=decks(FAILED, MADE, FAILED), dealer=3), FAILED, MADE, FAILED)
    assert match.totals == (73, 162 + 89 + 162)
    assert not match.is_over
    match = play(engine.start(rules, decks=decks(FAILED, MADE, FAILED, MADE), dealer=3), FAILED, MADE, FAILED, MADE)
    assert match.totals == (146, 502)
    assert match.is_over
    assert match.winner == 1


def test_after_the_end_nobody_is_to_act_and_everything_is_refused() -> None:
    match = played(MADE, deals=1)
    assert match.is_over
    assert match.winner == 0
    assert engine.to_act(match) is None
    assert engine.options(match) == {}
    assert engine.legal(match) == ()
    assert engine.opening_events(match) == ()
    assert [refusal.rule for refusal in engine.refusals(match, PASS)] == [Rule.PHASE]


def test_the_last_card_tells_the_score_and_then_the_end() -> None:
    rules = variants.get("classic", deals=1)
    match = engine.start(rules, decks=decks(MADE), dealer=3)
    *before, last = MADE.actions.split()
    match = play(match, GoldenDeal(MADE.deck, " ".join(before)))
    match, events = engine.apply(match, engine.parse_action(match, last))
    assert [type(event) for event in events[-2:]] == [DealSettled, MatchEnded]
    assert events[-1] == MatchEnded(0)


def test_a_fixed_number_of_deals_does_not_count_those_passed_out() -> None:
    match = played(MADE, PASSED_OUT, FAILED, deals=2)
    assert match.is_over
    assert match.totals == (89, 73 + 162)
    assert not played(MADE, PASSED_OUT, deals=2).is_over


def test_at_the_last_of_a_fixed_number_of_deals_held_points_go_back_to_their_owner() -> None:
    match = played(FAILED, MADE, TIE, deals=3, tie="litige")  # 0+73, 162+89, then side 0 has 81 held over
    assert match.is_over
    assert match.totals == (73 + 81, 162 + 89 + 81)
    assert match.winner == 1


def test_points_that_go_back_can_decide_the_match() -> None:
    match = played(TIE, deals=1, tie="litige")  # 0 and 81 were written, and 81 go back
    assert match.totals == (81, 81)
    assert match.is_over
    assert match.winner is None


def test_equal_totals_after_the_last_deal_are_a_draw() -> None:
    match = played(TIE, deals=1)
    assert match.is_over
    assert match.winner is None


def test_only_the_last_deal_is_exact_where_the_option_says_so() -> None:
    match = played(MADE, MADE, deals=2, rounding="5up", last_deal_exact=True)
    assert points(match) == [(90, 70), (73, 89)]
    assert points(played(MADE, MADE, deals=2, rounding="5up")) == [(90, 70), (70, 90)]


def test_every_trick_counts_252_with_belote_besides() -> None:
    match, _ = lead_out(deal(variants.get("classic-no-decl"), ONE_SUIT_EACH),
                        "JH", "9H", "AH", "TH", "KH", "QH", "8H", "7H")  # fmt: skip
    score = match.deals[0].score
    assert score.points == (272, 0)
    assert score.capot == 0
    written = {item.what: item.points for item in score.written if item.side == 0}
    assert written == {What.CARDS: 152, What.LAST_TRICK: 10, What.CAPOT: 90, What.BELOTE: 20}


def test_a_doubled_deal_is_worth_twice_to_its_winners() -> None:
    rules = variants.get("classic", coinche_in_classic="on")
    take, rest = MADE.actions.split(maxsplit=1)
    match = play(engine.start(rules, decks=decks(MADE), dealer=3), GoldenDeal(MADE.deck, f"{take} double {rest}"))
    assert points(match) == [(324, 0)]


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    one, other = (engine.start(variants.get(game), 11) for _ in range(2))
    assert one == other
    assert one != engine.start(variants.get(game), 12)
