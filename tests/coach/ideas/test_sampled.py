"""Ideas that count possible deals: they say in how many, and are silent where the chances hardly differ."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop import engine, variants
from belote_desktop.coach.ideas.sampled_ideas import (
    Sample,
    decides_the_deal,
    feed_the_winner,
    lead_to_partner,
    likely_trick,
)
from belote_desktop.engine import CardSet, Play
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.cards import Card
from belote_desktop.players.evidence import Evidence, Weighed
from tests.coach.deals_in_play import played
from tests.coach.ideas_speaking import known

ACE_OUT = played(
    {
        0: "7D 8D 9H TH QH KC QC 7C", 1: "KD JD 8H 7H 8C 9C TC 7S",
        2: "TD QD AH KH JS 9S AS TS", 3: "AD 9D JH AC JC 8S QS KS",
    },
    taker=0, trump="S", cards="7D", dealer=3,
)  # fmt: skip
"""Seat 1 follows to diamonds with the king or the jack; the partner, seat 3, holds the ace, if seat 2 does not."""


def chances(*, ace: Sequence[int]) -> Sample:
    """The decision in as many deals as are named; each says which seat holds the ace of diamonds."""
    at = known(ACE_OUT)
    hands = [CardSet(ACE_OUT.deal.hand(seat)) for seat in range(4)] if ACE_OUT.deal is not None else []
    ace_of, nine = CardSet.parse("AD"), CardSet.parse("TD")
    worlds = []
    for seat in ace:
        held = list(hands)
        if seat == 2:
            held[2], held[3] = (hands[2] - nine) | ace_of, (hands[3] - ace_of) | nine
        worlds.append(tuple(hand.mask for hand in held))
    return Sample(evidence(tuple(worlds), {}), at)


def evidence(worlds: tuple[tuple[int, ...], ...], won: dict[str, float]) -> Evidence:
    """Deals of equal weight; `won` is how often each card wins the deal."""
    weights, payoffs = (1 / len(worlds),) * len(worlds), (0.0,) * len(worlds)
    weighed = tuple(Weighed(Play(Card.parse(card)), payoffs, 0.0, 0.0, 0.0, share) for card, share in won.items())
    return Evidence(worlds, weights, float(len(worlds)), False, weighed, 0.0)


def test_the_chance_of_a_trick_is_what_was_counted() -> None:
    sample = Sample(evidence(((0, 0, 0, 0),) * 100, {}), known(ACE_OUT))
    sample.__dict__["trick"] = {Card.parse("KD"): 0.75, Card.parse("JD"): 0.25}
    told = (
        "With the best card your side wins this trick in 75 % of possible deals, with the worst one in 25 %. This "
        "assumes that the next players play high."
    )
    assert str(likely_trick(sample, Play(Card.parse("KD")))) == told
    assert likely_trick(sample, Play(Card.parse("JD"))) is None
    assert likely_trick(sample, PASS) is None


def test_against_a_single_opponent_the_trick_is_not_that_of_a_side() -> None:
    match = engine.start(variants.get("belote-2p"), seed=1)
    match = engine.apply(match, engine.parse_any_action("take"))[0]
    sample = Sample(evidence(((0, 0),) * 100, {}), known(match))
    sample.__dict__["trick"] = {Card.parse("KD"): 0.75, Card.parse("JD"): 0.25}
    told = str(likely_trick(sample, Play(Card.parse("KD"))))
    assert told.startswith("With the best card you win this trick in 75 % of possible deals")
    assert "your opponent plays high" in told


def test_chances_that_hardly_differ_are_not_told() -> None:
    sample = Sample(evidence(((0, 0, 0, 0),) * 100, {}), known(ACE_OUT))
    sample.__dict__["trick"] = {Card.parse("KD"): 0.5, Card.parse("JD"): 0.4}
    assert likely_trick(sample, Play(Card.parse("KD"))) is None


def test_the_trick_is_counted_in_the_deals_by_their_weights() -> None:
    """The partner has the ace in three of four deals, and then the trick is won with either card."""
    trick = chances(ace=(3, 3, 3, 2)).trick
    assert trick == {Card.parse("KD"): 0.75, Card.parse("JD"): 0.75}


def test_what_wins_the_deal_more_often_is_said_beside_the_worst() -> None:
    sample = Sample(evidence(((0, 0, 0, 0),) * 100, {"KD": 0.5, "JD": 0.25, "7C": 0.125}))
    told = "With the best choice you win 50 % of possible deals, with the worst one 12 %."
    assert str(decides_the_deal(sample, Play(Card.parse("KD")))) == told
    assert decides_the_deal(sample, Play(Card.parse("JD"))) is None


def test_a_deal_that_hardly_hangs_on_it_is_not_told() -> None:
    sample = Sample(evidence(((0, 0, 0, 0),) * 100, {"KD": 0.5, "JD": 0.47}))
    assert decides_the_deal(sample, Play(Card.parse("KD"))) is None


def test_points_go_on_a_trick_that_the_partner_will_probably_win() -> None:
    """An opponent is winning with the ten of hearts, and the partner, still to play, is void and has the trumps."""
    match = played(
        {
            0: "TH 8D 9H QH KC QC 7C 7D", 1: "KH JH 8H 7H 8C 9C TC 7S",
            2: "QD TD AH KD 9S 8S AC JC", 3: "AD 9D JD TS JS AS QS KS",
        },
        taker=0, trump="S", cards="TH", dealer=3,
    )  # fmt: skip
    told = "Your partner will probably win this trick: feed points to it."
    for share, sentence in ((0.8, told), (0.5, "None")):
        sample = Sample(evidence(((0, 0, 0, 0),) * 100, {}), known(match))
        sample.__dict__["trick"] = dict.fromkeys(map(Card.parse, ("KH", "JH", "8H", "7H")), share)
        assert str(feed_the_winner(sample, Play(Card.parse("KH")))) == sentence
        assert feed_the_winner(sample, Play(Card.parse("7H"))) is None


def test_the_suit_is_led_in_which_the_partner_has_the_best_chance() -> None:
    match = played({0: "QC 8C 8S QD 7H 8H 9H JD"}, taker=1, trump="S")
    sample = Sample(evidence(((0, 0, 0, 0),) * 100, {}), known(match))
    sample.__dict__["trick"] = {Card.parse("QC"): 0.41, Card.parse("8C"): 0.4, Card.parse("QD"): 0.05}
    told = "Lead ♣, where your partner has the best chance to win the trick."
    assert str(lead_to_partner(sample, Play(Card.parse("8C")))) == told
    assert lead_to_partner(sample, Play(Card.parse("QD"))) is None
