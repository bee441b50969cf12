"""Raises after the auction, offers to throw a deal in, hands thrown in: what the club player makes of its cards."""

from __future__ import annotations

import dataclasses

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Phase, Zone

TRUMPS, NOTHING = "JH 9H AH TH AS AD 7C 8C", "7S 8S QS 7H 8D 9D JD 8C"


def view_with(game: str, hand: str, options: str, **rules: object) -> engine.SeatView:
    """Seat 0, eldest, in the auction, with this hand and these options."""
    played = variants.get(game, **rules)
    view = engine.view(engine.start(played, 1, dealer=played.table.seats - 1), 0)
    places = {**view.places, Place(Zone.HAND, 0): tuple(CardSet.parse(hand))}
    offered = tuple(engine.parse_any_action(text) for text in options.split())
    return dataclasses.replace(view, places=places, options=offered, lawful=offered)


def raise_asked(hand: str, words: str, *, raises: int = 0, declarer: int = 3, game: str = "baloot") -> str:
    """What seat 0 says to a contract in hearts."""
    view = view_with(game, hand, words)
    contract = Contract(declarer, Denomination.HEARTS, raises=raises, multiplier=1 + raises)
    return str(players.get("casual").choose(dataclasses.replace(view, phase=Phase.RAISES, contract=contract)))


def test_a_defender_with_the_trumps_doubles_closed_and_one_with_nothing_passes() -> None:
    assert raise_asked(TRUMPS, "pass double-open double-closed") == "double-closed"
    assert raise_asked(NOTHING, "pass double-open double-closed") == "pass"


def test_a_taker_with_the_trumps_raises_open_and_one_with_nothing_passes() -> None:
    assert raise_asked("JH 9H AH TH KH AS AD AC", "pass three-open three-closed", raises=1, declarer=0) == "three-open"
    assert raise_asked(NOTHING, "pass three-open three-closed", raises=1, declarer=0) == "pass"


def test_gahwa_is_not_said_with_a_good_hand_only() -> None:
    assert raise_asked(TRUMPS, "pass gahwa", raises=3, declarer=0) == "pass"


def test_the_defenders_of_other_games_double_by_the_same_measure() -> None:
    assert raise_asked(TRUMPS, "pass double", game="classic") == "double"
    assert raise_asked(NOTHING, "pass double", game="classic") == "pass"


@pytest.mark.parametrize("hand", ["7S 8S 7H 8D 7C", "7S 8S 9H 8D 9C"])
def test_a_hand_that_is_good_for_nothing_is_thrown_in(hand: str) -> None:
    assert str(players.get("casual").choose(view_with("bourloto", hand, "pass take throw-in"))) == "throw-in"


def test_a_hand_that_may_be_thrown_in_and_is_worth_a_contract_is_played() -> None:
    view = view_with("bourloto", "JS 9S AS TS AH", "pass S throw-in", throw_in="dealer_any")
    assert str(players.get("casual").choose(view)) == "S"


def offered(hand: str, form: str) -> str:
    """The answer of seat 0 to the offer of seat 1 in the first round; hearts were turned up."""
    view = view_with("klaberjass", hand, "accept refuse", schmeiss=form)
    calls = ((1, engine.parse_any_action("schmeiss")),)
    up = engine.Card.parse("KH")
    return str(players.get("casual").choose(dataclasses.replace(view, calls=calls, turn_up=up, dealer=0)))


def test_an_offer_to_throw_the_deal_in_is_refused_with_good_cards_and_accepted_with_bad_ones() -> None:
    for form in ("A", "B"):
        assert offered("JH 9H AH AS AC AD", form) == "refuse"
        assert offered("7S 8S 9S 7D 8D 8C", form) == "accept"


def test_where_accepting_makes_the_other_the_maker_it_is_the_other_way_round() -> None:
    assert offered("JH 9H AH AS AC AD", "C") == "accept"
    assert offered("7S 8S 9S 7D 8D 8C", "C") == "refuse"
