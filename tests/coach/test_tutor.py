"""The tutor: what a decision cost by what its seat could know, and whether that is told."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach import objections
from belote_desktop.coach.advice import Advice, advise
from belote_desktop.coach.ideas.sampled_ideas import OUTCOME
from belote_desktop.coach.judgement import Judgement, judge, stake_seen
from belote_desktop.coach.standing import FROM, Severity
from belote_desktop.coach.tutor import offer, speaks_up
from belote_desktop.engine import Message, Play
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import Card
from tests.coach.deals_in_play import played

HANDS = {
    0: "AD 8D KC 7C QC QH 7H JC", 1: "JS 9S AS TD 8H AC 9C KS",
    2: "7D 9D JD AH KH TS 8C 9H", 3: "KD QD QS 8S 7S TC TH JH",
}  # fmt: skip
LAST = engine.view(played(HANDS, taker=1, trump="S", cards="TD 7D KD", dealer=0), 0)
"""Seat 0 plays last to ten and king of diamonds, and holds the ace and the eight."""
ACE, EIGHT = Play(Card.parse("AD")), Play(Card.parse("8D"))


@cache
def given() -> Advice:
    """The advice in this position."""
    return advise(LAST)


def judged(action: Play) -> Judgement:
    found = judge(LAST, action, given())
    assert found is not None
    return found


def test_a_trick_given_away_is_a_blunder_and_a_trick_won_is_none() -> None:
    assert judged(EIGHT).severity is Severity.BLUNDER
    assert judged(ACE).severity is Severity.NONE
    assert judged(ACE).cost == 0


def test_the_cost_is_that_of_the_search() -> None:
    weighed = given().of(EIGHT)
    assert weighed is not None
    assert (judged(EIGHT).cost, judged(EIGHT).error) == (weighed.behind, weighed.error)


def test_within_the_error_nothing_is_a_mistake() -> None:
    unsure = replace(judged(EIGHT), error=judged(EIGHT).cost)
    assert unsure.severity is Severity.NONE


def test_how_much_it_costs_is_measured_by_what_the_deal_is_about() -> None:
    found = judged(EIGHT)
    for severity, part in FROM.items():
        assert replace(found, error=0.0, cost=part * found.stake * 1.01).severity is severity
    assert replace(found, error=0.0, cost=min(FROM.values()) * found.stake * 0.99).severity is Severity.NONE


def test_the_judgement_rests_on_nothing_that_is_hidden() -> None:
    """The hands of the others exchanged: the same view, so the same judgement."""
    hidden = {**HANDS, 1: "JS 9S AS TD 8H AC 9C TS", 2: "7D 9D JD AH KH KS 8C 9H"}
    other = engine.view(played(hidden, taker=1, trump="S", cards="TD 7D KD", dealer=0), 0)
    assert other.places == LAST.places
    found = judge(other, EIGHT)
    assert found is not None
    assert (found.cost, found.stake) == (judged(EIGHT).cost, judged(EIGHT).stake)


def test_the_stake_is_that_of_the_whole_deal_at_every_card_of_it() -> None:
    match = played(HANDS, taker=1, trump="S", cards="TD 7D KD AD", dealer=0)
    evidence = advise(engine.view(match, 0)).evidence
    assert evidence is not None
    assert stake_seen(engine.view(match, 0), evidence) == pytest.approx(judged(EIGHT).stake, rel=0.35)


def test_a_call_is_judged_too() -> None:
    """To pass with jack, nine, ace and ten of the turned suit."""
    found = judge(STRONG, PASS)
    assert found is not None
    assert found.severity is not Severity.NONE


def strong() -> engine.SeatView:
    """The first player holds jack, nine, ace and ten of the turned suit."""
    rules = variants.get("classic-no-decl")
    hands = [engine.CardSet.parse(text) for text in (
        "JS 9S AS TS AH TH 7D 8D", "7S 8S KH QH KD 9D 7C 8C", "QS KS JH 9H QD JD 9C TC", "7H 8H TD AD AC KC QC JC"
    )]  # fmt: skip
    deck = engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="JS")
    return engine.view(engine.start(rules, decks=[deck], dealer=3), 0)


STRONG = strong()


def test_what_is_forced_is_not_judged() -> None:
    match = played({**HANDS, 0: "AD 9H KC 7C QC QH 7H JC", 2: "7D 8D JD AH KH TS 8C 9D"}, taker=1, trump="S",
                   cards="TD 7D KD", dealer=0)  # fmt: skip
    assert judge(engine.view(match, 0), ACE) is None


def test_the_offer_says_what_is_wrong_with_the_card_and_what_is_better_and_why() -> None:
    cost, then, wrong, better, why = map(str, offer(judged(EIGHT)))
    assert cost.startswith("A blunder: on average it costs about ")
    assert then == "Think back to that trick, before you played your card."
    assert wrong == "8♦ leaves your opponents a trick worth 14 so far."
    assert better == "Better: A♦."
    assert why == "You can make sure of this trick.", "what it is worth has been said"
    assert [str(each) for each in offer(judged(EIGHT), is_done=False)] == [cost, wrong, better, why]


def test_where_no_chapter_speaks_the_chance_of_the_trick_is_held_against_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(objections, "CHAPTERS", {})
    assert str(objections.objection(given(), EIGHT)) == "Your side wins this trick less often with 8♦ than with A♦."


def beside_objection(advice: Advice) -> Message | None:
    """The reason that is told behind what is wrong with the eight."""
    return objections.reason_beside(advice, EIGHT, objections.objection(advice, EIGHT))


def test_how_often_the_deal_is_won_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason that says nothing else is left out behind it, and told alone or behind another objection."""
    advice, usual = replace(given()), given().reason
    assert usual is not None
    advice.__dict__["reason"] = replace(usual, idea=OUTCOME.name)
    assert str(beside_objection(advice)) == "You can make sure of this trick."
    monkeypatch.setattr(objections, "CHAPTERS", {})
    monkeypatch.setattr(objections, "_of_trick", lambda *_: None)
    assert str(objections.objection(advice, EIGHT)).startswith("With A♦ the contract fails in ")
    assert beside_objection(advice) is None
    assert beside_objection(given()) == usual.told


def test_a_call_is_told_what_is_wrong_with_it_and_what_is_better() -> None:
    found = judge(STRONG, PASS)
    assert found is not None
    _, wrong, better, why = map(str, offer(found))
    assert wrong == "If you pass, you give away a contract that a hand like this usually makes."
    assert better == "Better: “take”."
    assert why.startswith("With ♠ as trumps you would have 4 trumps")


def test_it_speaks_of_what_is_at_least_as_costly_as_is_wanted() -> None:
    assert not any(speaks_up(Severity.NONE, least) for least in Severity)
    assert [least for least in FROM if speaks_up(Severity.MISTAKE, least)] == [Severity.SLIP, Severity.MISTAKE]
    assert all(speaks_up(Severity.BLUNDER, least) for least in FROM)
    assert not speaks_up(Severity.SLIP, Severity.MISTAKE)
