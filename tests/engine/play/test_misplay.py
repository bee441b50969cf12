"""Free play with challenge: what may be played then, who may challenge, and what it decides. docs/rules, Misplay."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Match, Result
from belote_desktop.engine.actions import CHALLENGE, DONE, Play
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.deal import Misplayed
from belote_desktop.engine.events import Challenged
from belote_desktop.engine.refusals import Rule
from belote_desktop.engine.rules.terms import Phase

HANDS = ("AS KS 7S 8S 9H TH JH QH", "QS JS 9S TS AH KH 7H 8H", "AC KC QC JC TC 9C 8C 7C", "AD KD QD JD TD 9D 8D 7D")


def table(game: str = "belot-wiki-4p", calls: tuple[str, ...] = ("H", "pass", "pass", "pass"), **more: object) -> Match:
    """Seat 0 plays in hearts and leads; seat 1 holds spades and hearts, 2 clubs alone, 3 diamonds alone."""
    rules = variants.get(game, misplay="challenge", **more)
    deck = engine.arrange(rules, HANDS, dealer=3, declarer=0, turn_up=None)
    match = engine.start(rules, decks=[deck], dealer=3)
    return played(match, *calls)


def played(match: Match, *actions: str) -> Match:
    for text in actions:
        match, _ = engine.apply(match, engine.parse_action(match, text))
    return match


def card(text: str) -> Play:
    return Play(Card.parse(text))


def test_by_default_a_card_that_may_not_be_played_cannot_be_played() -> None:
    match = engine.start(variants.get("belot-wiki-4p"), 1)
    assert match.rules.value("misplay") == "prevent"
    assert CHALLENGE not in engine.legal(match)


def test_every_card_of_the_hand_is_accepted_and_the_refusal_still_says_what_the_rules_say() -> None:
    match = played(table(), "AS")
    assert {action for action in engine.legal(match) if isinstance(action, Play)} == {
        card(text) for text in HANDS[1].split()
    }
    refused = engine.refusals(match, card("AH"))
    assert [str(refusal.rule) for refusal in refused] == ["follow_suit"]
    assert card("AH") not in engine.view(match, 1).lawful
    assert card("QS") in engine.view(match, 1).lawful
    assert engine.apply(match, card("AH"))[0].deal is not None


def test_a_card_of_another_hand_is_refused_in_free_play_too() -> None:
    with pytest.raises(engine.ActionRefused):
        engine.apply(played(table(), "AS"), card("AC"))


def test_only_the_other_side_may_challenge_and_only_once_a_card_was_played() -> None:
    match = table()
    assert CHALLENGE not in engine.options(match).get(1, ())
    match = played(match, "AS")
    assert [seat for seat, offered in engine.options(match).items() if CHALLENGE in offered] == [1, 3]
    match = played(match, "AH")
    assert [seat for seat, offered in engine.options(match).items() if CHALLENGE in offered] == [0, 1, 2, 3]


def test_a_right_challenge_stops_the_deal_and_the_other_side_takes_all() -> None:
    match = played(table(), "AS", "AH")
    match, events = engine.apply(match, CHALLENGE, 2)
    misplay = Misplayed(1, 1, Card.parse("AH"), Rule.FOLLOW_SUIT, CardSet.parse("QS JS 9S TS"))
    assert Challenged(2, (misplay,)) in events
    assert engine.judged(match.rules, match.deals[-1].deal) == Challenged(2, (misplay,))
    settled = match.deals[-1]
    assert settled.score.result is Result.MISPLAY
    assert settled.score.points[1] == 0
    assert settled.score.points[0] > 0
    assert settled.score.winner == 0


def test_a_wrong_challenge_is_paid_by_the_side_that_made_it() -> None:
    match = played(table(), "AS", "QS")
    match, events = engine.apply(match, CHALLENGE, 2)
    assert Challenged(2, ()) in events
    assert engine.judged(match.rules, match.deals[-1].deal) == Challenged(2, ())
    assert match.deals[-1].score.points[0] == 0
    assert match.deals[-1].score.points[1] > 0


def test_a_challenge_may_wait_until_the_end_of_the_deal() -> None:
    match = table()
    for _ in range(32):
        offered = [action for action in engine.legal(match) if isinstance(action, Play)]
        match, _ = engine.apply(match, offered[-1])
    assert match.deal is not None
    assert match.deal.phase is Phase.CHALLENGE
    assert engine.to_act(match) == 0
    assert engine.legal(match) == (DONE, CHALLENGE)
    for _ in range(4):
        match, _ = engine.apply(match, DONE)
    assert match.deals[-1].score.result is not Result.MISPLAY


def test_nobody_learns_of_a_misplay_from_the_view() -> None:
    honest, free = played(table(), "AS", "QS"), played(table(), "AS", "AH")
    for seat in (0, 2, 3):
        assert engine.view(honest, seat).options == engine.view(free, seat).options


def test_in_clabber_a_renege_of_both_sides_is_not_scored_and_the_same_player_deals_again() -> None:
    rules = variants.get("clabber", misplay="challenge")
    hands = ("AS KS QS 9H TH JH", "JS TS 9S AH KH QH", "AC KC QC JC TC 9C", "AD KD QD JD TD 9D")
    deck = engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="9D")
    match = engine.start(rules, decks=[deck], dealer=3)
    match = played(match, "pass", "pass", "pass", "pass", "H", "AS", "AH", "AC", "AD")  # seat 1 held spades
    match = played(match, "KH", "KC", "KD", "KS")  # seat 0 held hearts
    match, _ = engine.apply(match, CHALLENGE, 2)
    assert match.deals[-1].score.points == (0, 0)
    assert match.deals[-1].dealer == 3
    assert match.deal is not None
    assert match.deal.dealer == 3
