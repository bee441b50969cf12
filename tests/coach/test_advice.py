"""Advice: what the analyst found, the reason that search and facts agree on, and the four rungs of a hint."""

from __future__ import annotations

import pytest
from deals_in_play import played

from belote_desktop import engine, players
from belote_desktop.coach.advice import SAME_ALL, Advice, advise
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.engine import Card, Play
from belote_desktop.engine.messages import token
from belote_desktop.players.search_player import SearchPlayer

HANDS = {
    0: "JS 9S AS TS 8H AC KC 7H", 1: "AH KH QH JH TH 8S TD 8C", 2: "9H KS QS 7S JC 9C QC AD",
    3: "TC 7C KD 7D 8D 9D QD JD",
}  # fmt: skip
FEED = played(HANDS, taker=0, trump="S", cards="8H AH 9H")
"""Last to play on the partner's ace: neither hearts nor trumps, and a ten whose ace is out."""


def strong() -> SearchPlayer:
    player = players.get("strong")
    assert isinstance(player, SearchPlayer)
    return player


def advice_in(match: engine.Match) -> Advice:
    seat = engine.to_act(match)
    assert seat is not None
    return advise(engine.view(match, seat), strong())


def said(advice: Advice, number: int) -> str:
    return " ".join(str(sentence) for sentence in rung(advice, number))


def test_points_go_on_the_trick_that_the_partner_wins_for_certain() -> None:
    advice = advice_in(FEED)
    assert isinstance(advice.action, Play)
    assert advice.action.card in (Card.parse("KD"), Card.parse("TC"))
    assert advice.reason is not None
    assert advice.reason.notion in ("save_the_ten", "give_points")


def test_the_reason_argues_for_one_of_the_best_and_not_for_everything() -> None:
    advice = advice_in(FEED)
    assert advice.reason is not None
    assert set(advice.reason.for_actions) & set(advice.equals)
    assert len(advice.reason.for_actions) < len(advice.weighed)
    assert advice.action in advice.reason.for_actions


def test_the_idea_does_not_give_the_card_away_and_the_next_rung_does() -> None:
    advice = advice_in(FEED)
    assert isinstance(advice.action, Play)
    assert token(advice.action.card) not in said(advice, 2)
    assert token(advice.action.card) in said(advice, 3)


def test_the_numbers_are_those_of_the_search() -> None:
    advice = advice_in(FEED)
    best = advice.weighed[0]
    assert f"{abs(best.mean):.1f} points" in said(advice, 4)
    assert f"{round(100 * best.won)} of 100" in said(advice, 4)
    assert f"{len(advice.evidence.worlds)} possible deals" in said(advice, 4)  # type: ignore[union-attr]


def test_a_hint_has_four_rungs() -> None:
    with pytest.raises(ValueError, match="rungs 1 to 4"):
        rung(advice_in(FEED), len(RUNGS) + 1)


def test_where_only_one_card_is_allowed_the_hint_says_so() -> None:
    match = played({0: "AH 8H JC QC KC 7D 8D 7C", 1: "9H 9C TC AC 8C 9D TD TS"}, taker=3, trump="S", cards="AH")
    advice = advice_in(match)
    assert advice.is_forced
    assert said(advice, 2) == "The rules leave you one thing to do."
    assert said(advice, 4) == "There is nothing to weigh: only one action is allowed."


def test_cards_that_come_to_the_same_are_said_to_be_so() -> None:
    """Without a trump or a high card nothing that is thrown away matters."""
    match = played(
        {0: "JS 9S AS TS KS QS 8S AH", 1: "7D 8D 7C 8C 7H 8H 9H 9D", 2: "AD AC TD TC KD KC QD QC"},
        taker=0, trump="S", cards="JS",
    )  # fmt: skip
    advice = advice_in(match)
    assert advice.reason is not None
    assert advice.reason.notion == SAME_ALL
    assert set(advice.equals) == {each.action for each in advice.weighed}


def test_equal_views_give_equal_advice() -> None:
    one, other = advice_in(FEED), advice_in(FEED)
    assert [each.action for each in one.weighed] == [each.action for each in other.weighed]
    assert [each.mean for each in one.weighed] == [each.mean for each in other.weighed]


def test_advice_rests_on_nothing_that_is_hidden() -> None:
    """The hands of the others exchanged: the same advice in the same words."""
    hidden = {**HANDS, 1: "AH KH QH JH TH 7S TD QC", 2: "9H KS QS 8S JC 9C 8C AD"}
    swapped = played(hidden, taker=0, trump="S", cards="8H AH 9H")
    assert engine.view(swapped, 3).hand == engine.view(FEED, 3).hand
    assert engine.view(swapped, 1).hand != engine.view(FEED, 1).hand
    assert [said(advice_in(swapped), number) for number in RUNGS] == [said(advice_in(FEED), number) for number in RUNGS]
