"""Bela's na dosta: defenders who reach the target with a trick may end the match there.

Source: docs/rules/bela.md, End of the match.
"""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.engine import Match
from belote_desktop.engine.actions import CLAIM, Play

HANDS = ("7S 8S 9S TS JH QH 7H 8H", "AS AH TH KH 9H JS QS KS", "AC KC QC JC TC 9C 8C 7C", "AD KD QD JD TD 9D 8D 7D")


def table(**options: object) -> Match:
    """Seat 0 calls hearts and leads; seat 1 wins the first trick. Both sides stand a trick from the target."""
    rules = variants.get("bela-4p", **{"start_score": 495, "target": 501, "declarations": "off", **options})
    match = engine.start(rules, decks=[engine.arrange(rules, HANDS, dealer=3, declarer=0, turn_up=None)], dealer=3)
    for text in ("H", "TS", "AS"):
        match, _ = engine.apply(match, engine.parse_action(match, text))
    for _ in range(2):
        play = next(action for action in engine.legal(match) if isinstance(action, Play))
        match, _ = engine.apply(match, play)
    return match


def test_without_the_option_nobody_claims() -> None:
    assert CLAIM not in engine.legal(table())


def test_a_defender_who_won_the_trick_that_reaches_the_target_may_claim_and_wins_the_match() -> None:
    match = table(na_dosta=True)
    assert engine.to_act(match) == 1
    assert CLAIM in engine.legal(match)
    match, _ = engine.apply(match, CLAIM)
    assert match.is_over
    assert match.winner == 1
    assert match.totals == (495, 501)


def test_nobody_claims_before_the_target_is_reached() -> None:
    match = table(na_dosta=True, target=2000)
    assert CLAIM not in engine.legal(match)
