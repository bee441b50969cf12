"""Ideas in a game for two: they speak of *your opponent*, never of *opponents* or *the others*."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.coach.ideas import leading_ideas as leading
from belote_desktop.coach.ideas import losing_ideas as losing
from belote_desktop.coach.ideas import trump_leads as trumps
from tests.coach.ideas_speaking import says

RULES = variants.get("belote-2p")


def against_one(mine: str, theirs: str, cards: str = "") -> engine.Match:
    """Two hands of nine cards after these cards; seat 0 leads first and has named spades."""
    deck = engine.arrange(RULES, [mine, theirs], dealer=1, declarer=0, turn_up="QC")
    match = engine.start(RULES, decks=[deck], dealer=1)
    for word in ("pass", "pass", "S", *cards.split()):
        match = engine.apply(match, engine.parse_action(match, word))[0]
    return match


STRONG = "JS 9S AS TS AH 7H TD 9D 7C"
OTHER = "7S 8S KH QH 8H KD JD AC KC"
FIRST = against_one(STRONG, OTHER)
DRAWN = against_one(STRONG, OTHER, "JS 7S 9S 8S AS KC TS KD")
"""The opponent has shown that no trump is left there."""


def test_trumps_are_drawn_from_one_opponent() -> None:
    told = "Draw trumps from the top: your opponent may still have up to 4 trumps."
    assert says(trumps.draw_trumps, FIRST, "JS") == told
    few = against_one("JS 9S AS TS KS AH TD 9D 7C", OTHER)
    told = "Draw trumps from the top: your opponent may still ruff with Q♠, 8♠ or 7♠."
    assert says(trumps.draw_trumps, few, "JS") == told


def test_a_single_trump_draws_no_more_than_one() -> None:
    lone = against_one("9S AH KD TD 9D 8D JC TC 9C", "JS 7S 8S KH QH JD 7D AC KC")
    told = "You are the taker: lead your last trump to draw a trump from your opponent."
    assert says(trumps.drive_trump_out, lone, "9S") == told


def test_without_trumps_one_opponent_ruffs_nothing() -> None:
    drawn = against_one("JS 9S AS TS KS AH 7H TD 7C", OTHER, "JS 7S 9S 8S AS KC")
    assert says(leading.cash_sure, drawn, "AH") == "Cash your master in ♥: your opponent cannot ruff it."
    told = says(trumps.trumps_are_drawn, drawn, "AH")
    assert told == "Your opponent has no trumps left: save yours to win tricks later."
    assert says(leading.cash_early, FIRST, "AH") == "Cash your master in ♥ before your opponent can ruff it."


def test_a_ten_is_left_to_the_opponent() -> None:
    told = "Let your opponent lead ♦: a higher card than 10♦ is still out."
    assert says(leading.spare_tens, FIRST, "7H") == told


def test_few_points_are_given_to_the_opponent() -> None:
    match = against_one("AD 9S AS TS 7H 8H 9H JH 7C", "KD TD 7S 8S KH QH AH AC KC", "AD")
    told = "Your opponent is winning with A♦: give away as few points as you can."
    assert says(losing.give_little, match, "KD") == told
