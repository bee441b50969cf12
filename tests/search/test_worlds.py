"""Sampling the hidden hands: what the play proves is respected, and nothing that is possible is left out."""

from __future__ import annotations

import dataclasses
from collections import Counter
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import engine, players, search, variants
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.tricks.following import legal_cards, situation, winning_place
from belote_desktop.search.hidden import hidden
from belote_desktop.search.proofs import ruled_out
from tests.coach.deals_in_play import played
from tests.lengths import examples

RULES = (
    variants.get("classic"),
    variants.get("classic", undertrump="free", partner_winning="no_underruff"),
    variants.get("classic", trump_led_raise="not_if_partner_winning", partner_winning="must_trump"),
    variants.get("classic", trump_led_raise="never", overtrump=False, belote_order="king_first"),
    variants.get(
        "classic", sa_ta_in_classic="both", plain_must_beat=True, jack_forced=False, pass_out="dealer_must_take"
    ),
    variants.get("classic", announcing="manual", decl_window="before_play"),
)


def positions(rules: engine.Ruleset, seed: int) -> list[engine.Match]:
    """Every position of a deal between players who do anything lawful."""
    match = engine.start(rules, seed)
    found = [match]
    chance = players.get("random")
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        match = engine.apply(match, chance.choose(engine.view(match, seat), seed=seed))[0]
        found.append(match)
    return found[:-1]


def hands(match: engine.Match) -> tuple[CardSet, ...]:
    assert match.deal is not None
    return tuple(match.deal.hand(seat) for seat in range(match.rules.table.seats))


def replays(view: engine.SeatView, world: tuple[CardSet, ...]) -> bool:
    """Whether every card played was lawful from the hand this world gives its player."""
    if view.contract is None:
        return True
    seats = view.rules.table.seats
    plays = [play for trick in (*view.tricks, *([view.trick] if view.trick else [])) for play in trick.plays(seats)]
    held = [world[seat] | CardSet(card for owner, card in plays if owner == seat) for seat in range(seats)]
    table = rank_table(view.rules.cards, view.contract.denomination)
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for place, (seat, card) in enumerate(trick.plays(seats)):
            before = trick.cards[:place]
            partners = frozenset(
                other for other in range(place)
                if view.rules.side_of(trick.seat_of(other, seats)) == view.rules.side_of(seat)
            )  # fmt: skip
            at = situation(view.rules, view.contract.denomination, held[seat], before, partner_places=partners)
            if card not in legal_cards(at):
                return False
            held[seat] -= CardSet((card,))
    assert all(0 <= winning_place(trick.cards, table) < seats for trick in view.tricks)
    return True


@examples(25)
@given(rules=st.sampled_from(RULES), seed=st.integers(0, 10**6), seat=st.integers(0, 3))
def test_the_true_hands_are_always_possible(rules: engine.Ruleset, seed: int, seat: int) -> None:
    for match in positions(rules, seed):
        found = search.hidden(engine.view(match, seat))
        for owner, hand in enumerate(hands(match)):
            assert found.sure[owner] <= hand
            assert hand <= found.may_hold(owner)


@examples(25)
@given(rules=st.sampled_from(RULES), seed=st.integers(0, 10**6), seat=st.integers(0, 3), at=st.integers(0, 40))
def test_every_sampled_world_agrees_with_what_everyone_saw(
    rules: engine.Ruleset, seed: int, seat: int, at: int
) -> None:
    found = positions(rules, seed)
    match = found[at % len(found)]
    view = engine.view(match, seat)
    for world in search.worlds(view, 6, seed):
        assert [len(hand) for hand in world] == [len(hand) for hand in hands(match)]
        assert world[seat] == view.hand
        assert sum(len(hand) for hand in world) == len(CardSet(card for hand in world for card in hand))
        assert replays(view, world)
        for owner, shown in view.shown:
            played = {card for trick in view.tricks for who, card in trick.plays(4) if who == owner}
            played |= {card for who, card in (view.trick.plays(4) if view.trick else ()) if who == owner}
            assert set(shown.cards) <= set(world[owner]) | played


def test_the_turned_card_lies_with_whoever_took_it() -> None:
    match = engine.start(RULES[0], 3)
    taker = engine.to_act(match)
    turned = engine.view(match, 0).turn_up
    match = engine.apply(match, engine.parse_any_action("take"))[0]
    for seat in range(4):
        for world in search.worlds(engine.view(match, seat), 20, 1):
            assert turned in world[taker or 0]


def test_equal_views_and_seeds_give_equal_worlds_and_other_seeds_others() -> None:
    view = engine.view(engine.start(RULES[0], 3), 1)
    assert search.worlds(view, 4, 9) == search.worlds(view, 4, 9)
    assert search.worlds(view, 4, 9) != search.worlds(view, 4, 10)


def test_every_card_is_as_likely_in_one_place_as_in_another_when_nothing_is_known() -> None:
    view = engine.view(engine.start(RULES[0], 3), 1)
    unseen = next(iter(search.hidden(view).cards))
    places = Counter(
        next((seat for seat in range(4) if unseen in world[seat]), None) for world in search.worlds(view, 1300, 2)
    )
    # 26 hidden cards: five in each of three hands, eleven in the stock
    assert abs(places[0] - 250) < 60
    assert abs(places[2] - 250) < 60
    assert abs(places[None] - 550) < 80


def test_a_player_who_threw_a_plain_card_on_a_led_suit_has_neither_that_suit_nor_a_trump() -> None:
    out = proof("AH", played="7C", trump="S")
    assert out == cards("7H 8H 9H TH JH QH KH 7S 8S 9S TS JS QS KS AS")


def test_a_player_who_did_not_beat_a_trump_has_no_higher_one() -> None:
    assert proof("9S", played="7S", trump="S") == cards("JS")


def test_nothing_is_proved_by_following_suit() -> None:
    assert not proof("AH", played="7H", trump="S")


def proof(trick: str, *, played: str, trump: str) -> CardSet:
    rules, denomination = RULES[0], Denomination(trump)
    table = rank_table(rules.cards, denomination)
    before = tuple(cards(trick))
    card = Card.parse(played)
    others = search.pack_of(rules) - cards(trick)
    return ruled_out(rules.play, table, denomination, before, False, False, card, others)


def cards(text: str) -> CardSet:
    return CardSet.parse(text)


def test_a_view_that_no_deal_can_explain_is_refused() -> None:
    view = engine.view(engine.start(RULES[0], 3), 1)
    wrong = MappingProxyType({**view.places, Place(Zone.HAND, 2): 40})
    with pytest.raises(search.InconsistentError):
        search.worlds(dataclasses.replace(view, places=wrong), 1, 1)


@pytest.mark.parametrize(("call", "left"), [("both_cards", False), ("second_card", True)])
def test_a_king_of_trumps_played_in_silence_tells_where_the_queen_is_not_unless_silence_is_the_rule(
    call: str, left: bool
) -> None:
    rules = variants.get("classic-no-decl", belote_call=call)
    hands = {0: "KS 7S AH KH 7D 8D 9D TC", 2: "QS 7H 8H 9H TH TD JD QD"}
    match = played(hands, taker=0, trump="S", cards="KS", rules=rules)
    found = hidden(engine.view(match, 1))
    assert (Card.parse("QS") in found.may_hold(0)) is left
