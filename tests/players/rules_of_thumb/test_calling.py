"""The club player's calls: a hand is counted, and the call follows from the count."""

from __future__ import annotations

import dataclasses

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.players.calls.calling import Caller
from belote_desktop.players.calls.counting import strength

RULES = variants.get("classic")


def view_of(hand: str, turn_up: str, passes: int = 0) -> engine.SeatView:
    """The view of the eldest hand (seat 0) with five cards and a turned card, after so many passes."""
    view = engine.view(engine.start(RULES, 1, dealer=3), 0)
    while len(view.calls) < passes:
        view = dataclasses.replace(view, calls=(*view.calls, (len(view.calls) % 4, engine.parse_any_action("pass"))))
    places = dict(view.places)
    ours = next(place for place, cards in places.items() if isinstance(cards, tuple) and place.seat == 0)
    places[ours] = tuple(CardSet.parse(hand))
    options = ("pass", "S", "H", "D", "C") if passes >= 4 else ("pass", "take")
    kept = tuple(engine.parse_any_action(text) for text in options if text != turn_up[1])
    return dataclasses.replace(view, places=places, turn_up=engine.Card.parse(turn_up), options=kept, lawful=kept)


def call(hand: str, turn_up: str, passes: int = 0) -> str:
    return str(players.get("casual").choose(view_of(hand, turn_up, passes=passes)))


def test_jack_nine_and_a_side_ace_are_worth_taking() -> None:
    assert call("JH 9H 7H AS 8C", "AH") == "take"


def test_three_small_trumps_and_no_ace_are_not() -> None:
    assert call("7H 8H QS 9C 8C", "KH") == "pass"


def test_the_turned_card_is_counted_in() -> None:
    assert call("9H 7H QS KC 8C", "JH") == "take"
    assert call("9H 7H QS KC 8C", "KH") == "pass"


def test_in_the_second_round_the_longest_strong_suit_is_named() -> None:
    assert call("JD 9D AD TD AS", "7H", passes=4) == "D"


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [("9H 7H AH AS KC", "JH 7H AH AS KC"), ("JH 9H 7S 8S KC", "JH 9H 7H 8S KC"), ("JH 9H 8S 7S KC", "JH 9H AS 7S KC")],
)
def test_rank_length_and_side_aces_add_to_the_count(weaker: str, stronger: str) -> None:
    hearts = Denomination.HEARTS
    assert (
        strength(RULES, CardSet.parse(weaker), hearts).points < strength(RULES, CardSet.parse(stronger), hearts).points
    )


def test_belote_adds_its_points_where_it_counts() -> None:
    without = RULES.change(belote=False)
    pair = CardSet.parse("KH QH JH AS 7C")
    hearts = Denomination.HEARTS
    assert strength(RULES, pair, hearts).points == strength(without, pair, hearts).points + 20


def test_a_declaration_in_hand_adds_its_points() -> None:
    run = CardSet.parse("JH 9H AS KS QS")
    without = variants.get("classic-no-decl")
    hearts = Denomination.HEARTS
    assert strength(RULES, run, hearts).points == strength(without, run, hearts).points + 20


def test_a_side_that_is_about_to_lose_the_match_takes_on_a_weaker_hand() -> None:
    view = view_of("7H 8H QS 9C 8C", "KH")
    caller = Caller()
    assert caller.need(dataclasses.replace(view, totals=(300, 950))) < caller.need(view)
    assert caller.need(dataclasses.replace(view, totals=(950, 950))) == caller.need(view)


def test_the_player_who_leads_needs_a_little_less() -> None:
    view = view_of("7H 8H QS 9C 8C", "KH")
    assert Caller().need(view) < Caller().need(dataclasses.replace(view, dealer=0))
