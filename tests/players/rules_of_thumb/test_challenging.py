"""Who challenges a misplay in free play: only who can prove it from its own view, and then every level but chance."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine import Action, Match, Play
from belote_desktop.engine.actions import CHALLENGE, DONE
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.players.challenging import Caught, cannot_be, caught, challenge

LEVELS = ("beginner", "casual", "club", "strong", "expert")
HANDS = ("AS KS 7S 8S 9H TH JH QH", "QS JS 9S TS AH KH 7H 8H", "AC KC QC JC TC 9C 8C 7C", "AD KD QD JD TD 9D 8D 7D")


def table(*actions: str, hands: tuple[str, ...] = HANDS, game: str = "belot-wiki-4p") -> Match:
    """Seat 0 plays in hearts and leads, after these cards."""
    rules = variants.get(game, misplay="challenge")
    deck = engine.arrange(rules, [CardSet.parse(hand) for hand in hands], dealer=3, declarer=0, turn_up=None)
    match = engine.start(rules, decks=[deck], dealer=3)
    for text in ("H", "pass", "pass", "pass", *actions):
        match, _ = engine.apply(match, engine.parse_action(match, text))
    return match


def card(text: str) -> Card:
    return Card.parse(text)


def test_who_followed_no_suit_and_plays_it_later_is_caught() -> None:
    match = table("AS", "7H", "7C", "7D")  # seat 1 ruffs, holding four spades
    assert caught(engine.view(match, 2)) is None
    match, _ = engine.apply(match, Play(card("QS")))
    for seat in (0, 2):
        assert caught(engine.view(match, seat)) == Caught(1, card("7H"), CardSet.parse("QS"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_claims_what_is_proved_and_gives_the_proof(level: str) -> None:
    match = table("AS", "7H", "7C", "7D", "QS")
    decision = players.get(level).decide(engine.view(match, 2))
    assert decision.action == CHALLENGE
    assert engine.in_english(decision.reason) == "seat 1 played 7♥ while holding Q♠. That was a misplay."


def test_chance_accuses_nobody() -> None:
    view = engine.view(table("AS", "7H", "7C", "7D", "QS"), 2)
    assert all(players.get("random").choose(view, seed=seed) != CHALLENGE for seed in range(40))


def test_the_guilty_side_does_not_challenge_itself() -> None:
    match = table("AS", "7H", "7C", "7D", "QS")
    assert caught(engine.view(match, 1)) is None
    assert caught(engine.view(match, 3)) is None


def test_a_suspicion_is_no_proof() -> None:
    """Seat 1 holds spades and does not follow: until one is seen, or can lie nowhere else, it may have had none."""
    match = table("AS", "7H")
    assert challenge(engine.view(match, 2)) is None
    assert players.get("expert").choose(engine.view(match, 2)) != CHALLENGE


def test_who_threw_a_card_away_instead_of_a_trump_is_caught_by_the_trump() -> None:
    hands = ("AS KS 7S 8S 9H TH JH QH", "QD JD 9D TD AH KH 7H 8H", "AC KC QC JC TC 9C 8C 7C", "AD KD QS JS TS 9S 8D 7D")
    match = table("AS", "QD", "7C", "QS", "KS", "7H", hands=hands)  # seat 1 has no spade: it had to ruff at once
    assert caught(engine.view(match, 2)) == Caught(1, card("QD"), CardSet.parse("7H"))


def test_who_did_not_beat_the_trump_led_is_caught_by_the_higher_one() -> None:
    match = table("TH", "7H", "7C", "7D", "AS", "AH")  # belot-wiki: trumps led must be raised
    assert caught(engine.view(match, 2)) == Caught(1, card("7H"), CardSet.parse("AH"))


def test_what_can_lie_nowhere_else_is_proof_before_it_is_played() -> None:
    """Five spades are out, neither opponent followed the first, and the partner has room for four cards."""
    hands = ("AS KS 7S JH 9H AH TH KH", "QS JS 7D 8D 9D TD JD QD", "QC JC TC 9C 8C QH 8H 7H", "TS 9S 8S AD KD AC KC 7C")
    match = table("AS", "7D", "7H", "AD", "8H", "KD", "JH", "8D", "9H", "9D", "QH", "AC", hands=hands)
    assert not cannot_be(engine.view(match, 0))
    for text in ("AH", "TD", "8C", "KC"):
        match, _ = engine.apply(match, Play(card(text)))
    view = engine.view(match, 0)
    assert caught(view) is None
    assert cannot_be(view)
    assert players.get("casual").choose(view) == CHALLENGE
    assert challenge(view, remembers=False) is None


def test_the_forgetful_look_back_to_the_last_trick_only() -> None:
    match = table("AS", "7H", "7C", "7D", "8H", "8C", "8D", "9H", "KS", "QS")
    view = engine.view(match, 2)
    assert caught(view) == Caught(1, card("7H"), CardSet.parse("QS"))
    assert caught(view, remembers=False) is None
    assert players.get("beginner").choose(view) != CHALLENGE
    assert players.get("casual").choose(view) == CHALLENGE


def test_after_the_last_trick_too() -> None:
    match = table("AS", "7H", "7C", "7D")
    while engine.legal(match) != (DONE, CHALLENGE):
        lawful = engine.view(match, engine.to_act(match)).lawful
        match, _ = engine.apply(match, [action for action in lawful if isinstance(action, Play)][-1])
    assert players.get("casual").choose(engine.view(match, 0)) == CHALLENGE
    match, _ = engine.apply(match, DONE)
    assert players.get("casual").choose(engine.view(match, 1)) == DONE


@pytest.mark.parametrize("game", [variant.id for variant in variants.all_variants()])
def test_no_challenge_is_ever_wrong_whatever_is_misplayed(game: str) -> None:
    """One seat plays any card of its hand; the others hold to the rules. Whoever claims a misplay is right."""
    claims = 0
    for seed in range(4):
        chance, culprit = Random(f"{game} {seed}"), seed % variants.get(game).table.seats
        match = engine.start(variants.get(game, misplay="challenge"), seed)
        for _ in range(160):
            if match.deals or match.deal is None:
                break
            for seat in range(match.rules.table.seats):
                claimed = challenge(engine.view(match, seat))
                if claimed is not None:
                    claims += 1
                    guilty = {match.rules.side_of(one.seat) for one in match.deal.unlawful}
                    assert guilty - {match.rules.side_of(seat)}, (game, seed, claimed.reason)
            actor = engine.to_act(match)
            assert actor is not None
            view = engine.view(match, actor)
            free = [action for action in view.options if isinstance(action, Play)]
            if actor == culprit and free and chance.random() < 0.5:
                action: Action = chance.choice(free)
            else:
                honest = [action for action in view.lawful if action != CHALLENGE]
                action = chance.choice(honest[:6])
            match, _ = engine.apply(match, action, actor)
    assert claims, "Nobody ever had a proof: nothing was tried."
