"""Deals of a record beside what a level gets in the user's seat: the same cards, totals and companions, or nothing."""

from __future__ import annotations

import pytest

from belote_desktop import engine
from belote_desktop.duplicate import beside_expert, lead_of
from belote_desktop.duplicate.beside_expert import company_of, deals_of, expert_lead, seat_of
from belote_desktop.search.stopping import Stop, StoppedError
from tests.duplicate.rated_match import DEALS, KINDS, rated_match, rated_record, with_lines


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals are compared with Beginner, which is quick, and played exactly as the user did."""
    monkeypatch.setattr(beside_expert, "BEST", "beginner")


def test_every_settled_deal_is_found_with_the_points_of_the_user() -> None:
    match = rated_match()[1][-1]
    after, _ = engine.apply(match.before, match.action, match.seat)
    found = deals_of(rated_record(), 0)
    assert [deal.number for deal in found] == list(range(1, DEALS + 1))
    assert [deal.lead for deal in found] == [lead_of(settled.score.points, 0) for settled in after.deals]
    assert all(deal.is_fit for deal in found)


@pytest.mark.usefixtures("beside")
def test_who_plays_as_the_user_did_gets_the_same_with_the_same_totals_and_companions() -> None:
    for deal in deals_of(rated_record(), 0):
        assert expert_lead(deal, KINDS, 0) == deal.lead


@pytest.mark.parametrize("line", ["help hint", "help tutor"])
def test_a_deal_with_help_is_left_out_and_the_others_are_not(line: str) -> None:
    record = with_lines(rated_record(), "deal 2", line)
    first, second = deals_of(record, 0)
    assert (first.is_fit, second.is_fit) == (False, True)
    assert expert_lead(first, KINDS, 0) is None


def test_a_deal_in_which_something_was_taken_back_is_left_out() -> None:
    steps = [step for step in rated_match()[1] if step.before.deal is not None and step.before.deal.number == 1]
    seat, action = steps[0].seat, steps[0].action
    record = with_lines(rated_record(), f"{steps[1].seat}: ", "take-back 1", f"{seat}: {action}")
    assert [deal.is_fit for deal in deals_of(record, 0)] == [False, True]


@pytest.mark.usefixtures("beside")
def test_a_claim_is_no_help() -> None:
    record = with_lines(rated_record(), "deal 2", "help claim")
    assert all(deal.is_fit for deal in deals_of(record, 0))


def test_a_deal_at_another_pace_is_left_out() -> None:
    record = with_lines(rated_record(), "deal 2", "pace 1/2")
    assert [deal.is_fit for deal in deals_of(record, 0)] == [True, False]


@pytest.mark.usefixtures("beside")
@pytest.mark.parametrize("kinds", [("human", "beginner", "beginner", "beginner"), ("human", "grandmaster", *KINDS[2:])])
def test_a_deal_whose_companions_would_play_otherwise_today_is_left_out(kinds: tuple[str, ...]) -> None:
    assert [expert_lead(deal, kinds, 0) for deal in deals_of(rated_record(), 0)] == [None] * DEALS


def test_the_comparison_can_be_stopped() -> None:
    stop = Stop()
    stop.ask()
    with pytest.raises(StoppedError):
        expert_lead(deals_of(rated_record(), 0)[0], KINDS, 0, stop)


def test_only_a_match_of_one_user_that_is_no_practice_counts() -> None:
    assert seat_of(rated_record()) == 0
    assert seat_of(rated_record(("casual", "human", "casual", "casual"))) == 1
    assert seat_of(rated_record(("human", "human", "casual", "casual"))) is None
    assert seat_of(rated_record(("casual",) * 4)) is None
    assert seat_of(with_lines(rated_record(), "[rule", '[practice "2026-11-20-classic" "deal 3"]')) is None
    assert seat_of(with_lines(rated_record(), "[rule", '[set "2026-11-23 classic"]')) is None


def test_the_company_is_the_level_of_all_others_whatever_their_temperament() -> None:
    assert company_of(KINDS, 0) == "casual"
    assert company_of(("club", "club", "human", "club bold"), 2) == "club"
    assert company_of(("human", "club", "casual", "club"), 0) == ""
