"""Bad luck in words: what could not be known and made a sound card cost points, found in the possible deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from belote_desktop import engine
from belote_desktop.coach.advice import Advice, advise
from belote_desktop.coach.judgement import Judgement
from belote_desktop.coach.looking_back.misfortune import misfortune
from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
from belote_desktop.coach.looking_back.review_text import review_data, review_of
from belote_desktop.coach.looking_back.sweeps import Sweep, sweep_of
from belote_desktop.engine import Card, CardSet, Match, Play
from belote_desktop.models.words import review_words
from belote_desktop.models.words.names import Names
from belote_desktop.players.evidence import Weighed
from belote_desktop.records import Played
from belote_desktop.search.stopping import NEVER
from tests.coach.deals_in_play import played

HANDS = {
    0: "AH 8H 7D 8D 9D 7C 8C 9C", 1: "JS 9S AS TS KS QS 8S KH", 2: "QH JH TD KD JC QC 7H AC",
    3: "TH 9H AD QD JD TC KC 7S",
}  # fmt: skip
"""Seat 0 leads against the taker, who holds seven spades, which are trumps, and the king of hearts alone."""
ACE, EIGHT = Play(Card.parse("AH")), Play(Card.parse("8H"))
TRUE = Callable[[tuple[CardSet, ...]], bool]


@cache
def lead() -> tuple[Match, Advice]:
    match = played(HANDS, taker=1, trump="S", dealer=3)
    return match, advise(engine.view(match, 0), pace=0.5)


def unlucky(costs_where: TRUE, sweep: Sweep = Sweep.NONE) -> str:
    """What is told of the eight of hearts if it costs 40 points in the possible deals where something is true."""
    match, advice = lead()
    evidence = advice.evidence
    assert evidence is not None
    worlds = [tuple(map(CardSet.of_mask, world)) for world in evidence.worlds]
    gains = tuple(40.0 if costs_where(world) else 0.0 for world in worlds)
    assert 0 < sum(gains) < 40 * len(gains)
    weighed = (Weighed(EIGHT, (0.0,) * len(gains), 0, 0, 0), Weighed(ACE, gains, 0, 0, 0))
    decision = replace(advice.decision, action=EIGHT, evidence=replace(evidence, weighed=weighed))
    judgement = Judgement(replace(advice, decision=decision), EIGHT, 0.0, 1.0, 81.0)
    judged = Judged(0, 0, judgement, 40.0, ACE, sweep)
    assert judged.verdict is Verdict.BAD_LUCK
    return str(misfortune(judged, match))


def test_the_hidden_card_that_accounts_for_the_cost_is_named() -> None:
    assert unlucky(lambda hands: Card.parse("QH") in hands[2]) == "You could not know that seat 2 held Q♥."
    assert unlucky(lambda hands: Card.parse("TH") in hands[3]) == "You could not know that seat 3 held 10♥."


def test_what_is_not_true_of_this_deal_is_never_told() -> None:
    told = unlucky(lambda hands: Card.parse("TH") in hands[1])
    assert told == "Only with all hands open would you have seen that A♥ was better."


def test_where_one_side_could_win_every_trick_this_is_told_first() -> None:
    told = unlucky(lambda hands: Card.parse("TH") in hands[3], Sweep.THEIRS)
    assert told == "After 8♥ your opponents could win every trick, after A♥ they could not."


def test_a_card_that_lets_the_opponents_win_every_trick_is_found() -> None:
    """The eight falls to the king, and the taker's seven trumps win the rest; the ace wins a trick at once."""
    match, _ = lead()
    view = engine.view(match, 0)
    assert sweep_of(view, match, EIGHT, ACE, NEVER) is Sweep.THEIRS
    assert sweep_of(view, match, ACE, EIGHT, NEVER) is Sweep.NONE


def test_a_card_that_keeps_the_own_side_from_every_trick_is_found() -> None:
    """The taker leads. After the trumps the partner's hearts win the last trick; led at once, the heart is ruffed."""
    hands = {
        0: "7S AC TC KC QC JC 9C 8C", 1: "JS 9S AS TS KS QS 8S 7H", 2: "KD QD JD TD 9D 8D 7D 7C",
        3: "AH KH TH QH JH 9H 8H AD",
    }  # fmt: skip
    match = played(hands, taker=1, trump="S", dealer=0)
    heart, trump = Play(Card.parse("7H")), Play(Card.parse("JS"))
    assert sweep_of(engine.view(match, 1), match, heart, trump, NEVER) is Sweep.OURS


def test_a_stored_review_tells_the_same_luck() -> None:
    match, advice = lead()
    judged = Judged(0, 0, Judgement(advice, EIGHT, 0.0, 1.0, 81.0), 40.0, ACE, Sweep.THEIRS)
    (again,) = review_of(review_data(DealReview(1, (judged,))), (Played(0, EIGHT, match),)).judged
    assert (again.open_best, again.sweep) == (ACE, Sweep.THEIRS)
    names = Names(("Anna", "Samir", "Léa", "Karim"), 0)
    told = review_words.open_text(again, match, "en", names)
    assert told == review_words.open_text(judged, match, "en", names)
    assert told.startswith("Yes. With the cards as they lay, your choice cost 40.0 points. After 8♥ your opponents")
