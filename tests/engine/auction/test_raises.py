"""Raising the contract after the auction. docs/rules/house-rules.md, Auction; docs/rules, Raises."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Contract, Denomination, Match, Rule
from belote_desktop.engine.events import Called, ContractMade
from belote_desktop.engine.rules.terms import Phase

HOKUM = "hokum pass pass pass hokum"
"""Seat 0 has Hokum in the turned suit and keeps it."""


def auction(game: str, calls: str, **options: object) -> Match:
    """A deal of seat 3 after these calls."""
    match = engine.start(variants.get(game, **options), seed=1, dealer=3)
    for call in calls.split():
        match, _ = engine.apply(match, engine.parse_action(match, call))
    return match


def contract(match: Match) -> Contract:
    assert match.deal is not None
    assert match.deal.contract is not None
    return match.deal.contract


def phase(match: Match) -> Phase:
    assert match.deal is not None
    return match.deal.phase


def words(match: Match) -> list[str]:
    return [str(action) for action in engine.legal(match)]


def test_both_defenders_are_asked_once_in_the_classic_game_and_one_double_is_enough() -> None:
    match = auction("classic", "take", doubling="on")
    assert (engine.to_act(match), words(match)) == (1, ["pass", "double"])
    match = auction("classic", "take pass", doubling="on")
    assert (engine.to_act(match), words(match)) == (3, ["pass", "double"])
    match = auction("classic", "take pass double", doubling="on")
    assert (phase(match), contract(match).multiplier, contract(match).raises) == (Phase.PLAY, 2, 1)


def test_a_raise_tells_the_new_contract() -> None:
    match = auction("classic", "take", doubling="on")
    _, events = engine.apply(match, engine.parse_any_action("double"))
    assert [type(event) for event in events[:2]] == [Called, ContractMade]
    made = events[1]
    assert isinstance(made, ContractMade)
    assert made.contract.multiplier == 2


def test_nobody_is_asked_without_doubling() -> None:
    assert phase(auction("classic", "take")) is Phase.PLAY


def test_a_negative_deal_is_nobodys_contract_to_double() -> None:
    match = auction("belot-ru-pairs", "pass " * 8, doubling="on")
    assert contract(match) == Contract(3, contract(match).denomination, negative=True)
    assert phase(match) is Phase.PLAY


def test_kraken_goes_up_to_eight_times_and_no_further() -> None:
    match = auction("klaverjas-amsterdam", "pass H double pass redouble raise", doubling="on")
    assert (contract(match).multiplier, contract(match).raises, phase(match)) == (8, 3, Phase.PLAY)


def test_each_level_asks_the_whole_other_side_again() -> None:
    asked = []
    match = auction("klaverjas-amsterdam", "pass H", doubling="on")
    for call in ["pass", "double", "pass", "redouble", "pass", "raise"]:
        asked.append(engine.to_act(match))
        match, _ = engine.apply(match, engine.parse_any_action(call))
    assert asked == [1, 3, 0, 2, 1, 3]


def test_the_last_raise_alone_says_whether_the_deal_is_closed() -> None:
    closed = auction("baloot", f"{HOKUM} double-closed")
    assert (contract(closed).lock, contract(closed).multiplier) == (True, 2)
    opened = auction("baloot", f"{HOKUM} double-closed three-open")
    assert (contract(opened).lock, contract(opened).multiplier) == (False, 3)
    again = auction("baloot", f"{HOKUM} double-closed three-open four-closed")
    assert (contract(again).lock, contract(again).multiplier) == (True, 4)


def test_gahwa_stakes_the_match_and_opens_the_deal() -> None:
    match = auction("baloot", f"{HOKUM} double-closed three-closed four-closed gahwa")
    assert contract(match).stake
    assert not contract(match).lock
    assert contract(match).raises == 4
    assert phase(match) is Phase.PLAY


def test_gahwa_as_six_times_the_points() -> None:
    match = auction("baloot", f"{HOKUM} double-open three-open four-open gahwa", gahwa="sixfold")
    assert (contract(match).multiplier, contract(match).stake) == (6, False)


@pytest.mark.parametrize(
    ("lock", "offered"),
    [
        ("raiser_chooses", ["pass", "double-open", "double-closed"]),
        ("automatic_on_double_and_four", ["pass", "double-closed"]),
        ("none", ["pass", "double-open"]),
    ],
)
def test_who_says_whether_a_hokum_is_closed(lock: str, offered: list[str]) -> None:
    assert words(auction("baloot", HOKUM, lock=lock)) == offered


def test_the_cards_are_completed_after_the_raises() -> None:
    match = auction("baloot", HOKUM)
    assert match.deal is not None
    assert [len(match.deal.hand(seat)) for seat in range(4)] == [5] * 4
    match = auction("baloot", f"{HOKUM} pass pass")
    assert match.deal is not None
    assert [len(match.deal.hand(seat)) for seat in range(4)] == [8] * 4
    assert match.deal.turn_up in match.deal.hand(0)


def test_the_partner_of_an_ashkal_caller_receives_the_turned_card() -> None:
    match = auction("baloot", "pass pass ashkal pass pass", ashkal_on_ace=True)
    assert match.deal is not None
    assert (contract(match).declarer, contract(match).denomination) == (0, Denomination.NO_TRUMP)
    assert match.deal.turn_up in match.deal.hand(0)


def test_a_sun_at_no_points_is_not_doubled() -> None:
    assert phase(auction("baloot", "sun")) is Phase.PLAY


@pytest.mark.parametrize(
    ("calls", "call", "why"),
    [
        (HOKUM, "three-open", "seat 0 is the taker. Double or pass."),
        (f"{HOKUM} double-open", "gahwa", "The deal counts ×2. Raise it to ×3 or pass."),
        (f"{HOKUM} double-open three-open four-open", "four-open", "The deal counts ×4. Say gahwa or pass."),
    ],
)
def test_a_level_cannot_be_skipped(calls: str, call: str, why: str) -> None:
    match = auction("baloot", calls)
    (refusal,) = engine.refusals(match, engine.parse_any_action(call))
    assert (refusal.rule, str(refusal)) == (Rule.DOUBLING, why)


def test_the_match_may_be_staked_where_the_ruleset_has_it() -> None:
    match = auction("classic", "take double redouble", doubling="on", multipliers="2-4", match_level=True)
    assert words(match) == ["pass", "match"]
    (refusal,) = engine.refusals(match, engine.parse_any_action("raise"))
    assert str(refusal) == "The deal counts ×4. Stake the match or pass."
    match, _ = engine.apply(match, engine.parse_any_action("match"))
    assert (contract(match).stake, contract(match).multiplier, contract(match).raises) == (True, 4, 3)


def test_doubles_that_were_said_in_the_auction_are_not_asked_for_again() -> None:
    match = auction("coinche", "90H pass pass pass")
    assert phase(match) is not Phase.RAISES
