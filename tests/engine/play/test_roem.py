"""Roem: cards that meet in a trick (docs/rules/klaverjas.md, Declarations). More in own-winner-tables.json."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine import Denomination
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.events import Announced, BeloteSaid, RoemMet, TrickWon
from belote_desktop.engine.matches.outcomes import outcome_of
from belote_desktop.engine.tricks.roem import roem_of
from tests.engine.open_deals import begin, lay_out, offered, play

AMSTERDAM = variants.get("klaverjas-amsterdam")
HANDS = ("TD 7S", "JD 8S", "QD KS", "KD TS")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AD KD QD 7C", 40),
        ("TD JD QD KD", 70),
        ("9H TH JH QH", 50),
        ("KH KD KC KS", 100),
        ("KD QD AS 7S", 20),
        ("9H TH JH 7D", 20),
    ],
)
def test_the_examples_of_a_trick_with_diamonds_as_trumps(cards: str, points: int) -> None:
    assert roem_of(AMSTERDAM, Denomination("D"), parse_cards(cards)) == points


def test_king_and_queen_of_trumps_score_nothing_where_belote_is_off() -> None:
    rules = AMSTERDAM.change(belote=False)
    assert roem_of(rules, Denomination("D"), parse_cards("AD KD QD 7C")) == 20


def test_roem_goes_to_the_winner_of_the_trick_and_is_told() -> None:
    deal, _ = begin(AMSTERDAM, lay_out(AMSTERDAM, HANDS, "D"))
    deal, events = play(AMSTERDAM, deal, "TD JD QD KD")
    assert [event for event in events if isinstance(event, (TrickWon, RoemMet))][1] == RoemMet(1, 70)
    assert deal.tricks[0].roem == 70


def test_a_trick_without_roem_tells_nothing() -> None:
    deal, _ = begin(AMSTERDAM, lay_out(AMSTERDAM, HANDS, "D"))
    _, events = play(AMSTERDAM, deal, "7S 8S KS TS")
    assert not [event for event in events if isinstance(event, RoemMet)]


def test_the_roem_of_each_side_is_what_its_tricks_met_and_all_of_it_counts() -> None:
    hands = ("TD 7S", "JD 8S", "QD KS", "KD 9S")
    deal, _ = begin(AMSTERDAM, lay_out(AMSTERDAM, hands, "D"))
    deal, _ = play(AMSTERDAM, deal, "TD JD QD KD 8S KS 9S 7S")
    outcome = outcome_of(AMSTERDAM, deal, (0, 0))
    assert [trick.roem for trick in deal.tricks] == [70, 20]
    assert outcome.declared == outcome.valid == (20, 70)
    assert outcome.best == (0, 1)


def test_nothing_is_declared_from_the_hand_and_belote_is_not_said() -> None:
    rules = AMSTERDAM.change(announcing="manual")
    hands = ("KD QD JD", "7D 8D 9H", "9D TD AH", "7S 8S 9S")
    deal, _ = begin(rules, lay_out(rules, hands, "D"))
    assert offered(rules, deal) == ["JD", "QD", "KD"]
    deal, _ = begin(AMSTERDAM, lay_out(AMSTERDAM, hands, "D"))
    _, events = play(AMSTERDAM, deal, "KD 8D 9D 7S")
    assert not [event for event in events if isinstance(event, (Announced, BeloteSaid))]


def test_where_declarations_are_off_cards_that_meet_score_nothing() -> None:
    assert roem_of(AMSTERDAM.change(declarations="off"), Denomination("D"), parse_cards("TD JD QD KD")) == 0
