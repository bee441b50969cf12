"""Discarding as many cards as the kitty had: docs/rules/bela.md and belote-for-three.md, Dealing."""

from __future__ import annotations

from math import comb

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import CardSet, Match, Rule
from belote_desktop.engine.actions import Discard
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.deal import Place
from belote_desktop.engine.deals.discarding import discarded_points
from belote_desktop.engine.events import Discarded
from belote_desktop.engine.rules.terms import Phase, Zone

CHIEN = variants.get("belote-3p-chien")
HANDS = ["JH 9H 7S 8S AH TH KH QH 8H 7H TS AC", "AS KS QS JS 9S TC KC QC JC 9C", "AD TD KD QD JD 9D 8D 7D 8C 7C"]
"""Final hands by seat; the declarer's, before laying away, ends with the ten of spades and ace of clubs of the dog."""


def discarding() -> Match:
    """Seat 0 has named hearts and taken the dog of two."""
    deck = engine.arrange(CHIEN, HANDS, dealer=2, declarer=0, turn_up=None)
    match = play(engine.start(CHIEN, decks=[deck], dealer=2), "H")
    while match.deal is not None and match.deal.phase is Phase.AUCTION:
        match = play(match, "pass")
    return match


def play(match: Match, text: str) -> Match:
    return engine.apply(match, engine.parse_action(match, text))[0]


def test_the_declarer_has_the_kitty_and_is_to_lay_two_cards_away() -> None:
    match = discarding()
    assert match.deal is not None
    assert match.deal.phase is Phase.DISCARD
    assert engine.to_act(match) == 0
    assert match.deal.hand(0) == CardSet.parse(HANDS[0])
    assert len(engine.legal(match)) == comb(12, 2)


def test_the_order_of_the_cards_laid_away_does_not_matter() -> None:
    match = discarding()
    assert play(match, "discard 8S 7S") == play(match, "discard 7S 8S")


@pytest.mark.parametrize("text", ["discard 7S", "discard 7S 8S TS", "discard 7S AS", "discard 2"])
def test_only_as_many_cards_of_the_own_hand_can_be_laid_away(text: str) -> None:
    match = discarding()
    refusal = engine.refusals(match, engine.parse_action(match, text))[0]
    assert refusal.rule is Rule.DISCARD
    assert str(refusal).startswith("Discard 2 different cards from your hand")


def test_cards_laid_away_are_known_to_their_owner_alone() -> None:
    match, events = engine.apply(discarding(), Discard(parse_cards("TS AC")))
    laid = parse_cards("TS AC")
    assert events[0] == Discarded(0, laid)
    assert engine.events_for(events, 1)[0] == Discarded(0, (None, None))
    assert engine.view(match, 0).places[Place(Zone.DISCARD, 0)] == laid
    assert engine.view(match, 1).places[Place(Zone.DISCARD, 0)] == 2
    assert engine.view(match, None).places[Place(Zone.DISCARD, 0)] == 2
    assert match.deal is not None
    assert match.deal.phase is Phase.PLAY
    assert len(match.deal.hand(0)) == 10


def test_their_points_count_for_the_side_that_laid_them_away() -> None:
    match = play(discarding(), "discard TS AC")
    assert match.deal is not None
    assert discarded_points(CHIEN, match.deal) == (21, 0, 0)
    match = play(discarding(), "discard JH 9H")
    assert match.deal is not None
    assert discarded_points(CHIEN, match.deal) == (34, 0, 0), "trumps at the value of trumps"


def test_the_public_face_of_a_discard_has_no_cards() -> None:
    assert str(engine.public(Discard(parse_cards("TS AC")))) == "discard 2"
