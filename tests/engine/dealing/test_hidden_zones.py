"""Talons, kitties, covered cards, discards, the bottom card: what a seat may not see changes nothing it gets."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Card, Match, Ruleset
from belote_desktop.engine.actions import PASS, Declare, Discard, announcement
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.declarations.announcing import contest
from belote_desktop.engine.rules.terms import Phase, Zone

RULES = {
    "covered stacks": variants.get("decouverte"),
    "a hand and stacks": variants.get("belot-2p-open"),
    "a hand, stacks and a turned card": variants.get("belote-2p").change(stacks=3),
    "talons": variants.get("tarabish"),
    "talons and a turned card": variants.get("classic").change(packets=(3,), talon_packets=(2,)),
    "a talon of which the last card is turned up": variants.get("deberts-4p"),
    "the dealer's last card": variants.get("clabber"),
    "talons and a kitty": variants.get("bela-3p"),
    "a kitty": variants.get("belote-3p-chien"),
    "a kitty for two": variants.get("klaberjass").change(
        kitty=3, phases=(Phase.AUCTION, Phase.SECOND_DEAL, Phase.DISCARD, Phase.PLAY)
    ),
    "an exchange and a bottom card": variants.get("klaberjass"),
    "an exchange said by hand": variants.get("deberts-2p").change(announcing="manual"),
    "an exchange with the dealer": variants.get("bourloto").change(exchange_origin="any", throw_in="off"),
}  # fmt: skip
Swap = dict[Card, Card]


def choose(match: Match, draw: Random) -> Action:
    offered = engine.legal(match)
    bold = [action for action in offered if action != PASS]
    return draw.choice(bold if bold and draw.random() < 0.6 else offered)


def pair(rules: Ruleset, seat: int, draw: Random) -> tuple[Match, Match, Swap]:
    """Two openings that differ in two cards which `seat` does not see, and the cards that were changed over."""
    deck = draw.sample(pack(rules), len(pack(rules)))
    dealer = draw.randrange(rules.table.seats)
    real = engine.start(rules, 1, decks=[deck], dealer=dealer)
    deal = real.deal
    assert deal is not None
    seen = {*deal.at(Zone.HAND, seat), deal.turn_up}
    seen |= {card for owner in range(rules.table.seats) for card in deal.at(Zone.UNCOVERED, owner)}
    one, other = draw.sample([card for card in deck if card not in seen], 2)
    swap = {one: other, other: one}
    return real, engine.start(rules, 1, decks=[[swap.get(card, card) for card in deck]], dealer=dealer), swap


def told(match: Match, seat: int) -> tuple[object, ...]:
    """What the seat has learnt because the rules let it: its own cards, what was uncovered, shown or said."""
    deal = match.deal
    assert deal is not None
    open_cards = [deal.at(Zone.UNCOVERED, owner) for owner in range(match.rules.table.seats)]
    shown = contest(match.rules, deal).valid if deal.tricks else ()
    announced = [(owner, announcement(one)) for owner, one in deal.declared]
    return (
        deal.at(Zone.HAND, seat), deal.at(Zone.DISCARD, seat), open_cards, deal.bottom, shown,
        announced, deal.belote_said, deal.pending_belote, deal.won_at_once,
    )  # fmt: skip


def in_the_other(action: Action, swap: Swap) -> Action:
    """What looks the same when it is done: other cards are laid away face down."""
    return Discard(tuple(swap.get(card, card) for card in action.cards)) if isinstance(action, Discard) else action


def compare(seat: int, real: Match, other: Match, swap: Swap, draw: Random) -> tuple[int, set[Phase]]:
    """Play both alike while that is lawful and hold what the seat gets equal; the steps and phases compared."""
    compared, phases = 0, set[Phase]()
    assert engine.events_for(engine.opening_events(real), seat) == engine.events_for(engine.opening_events(other), seat)
    while True:
        assert engine.view(real, seat) == engine.view(other, seat)
        assert engine.options(real).get(seat) == engine.options(other).get(seat)
        assert real.deal is not None
        phases.add(real.deal.phase)
        action = choose(real, draw)
        twin = in_the_other(action, swap)
        if isinstance(action, Declare) or engine.refusals(other, twin):
            return compared, phases
        real, events = engine.apply(real, action)
        other, others = engine.apply(other, twin)
        if real.deals or other.deals or told(real, seat) != told(other, seat):
            return compared, phases
        assert engine.events_for(events, seat) == engine.events_for(others, seat)
        compared += 1


@pytest.mark.parametrize("name", RULES)
@settings(max_examples=6)
@given(st.integers(0, 2**32))
def test_matches_that_differ_only_in_cards_a_seat_may_not_see_look_the_same_to_it(name: str, seed: int) -> None:
    rules, draw = RULES[name], Random(seed)
    for seat in range(rules.table.seats):
        compare(seat, *pair(rules, seat, draw), draw)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", RULES)
def test_the_comparison_reaches_the_play(name: str) -> None:
    """Otherwise the test above would hold nothing."""
    rules, draw = RULES[name], Random(5)
    depths, phases = [], set[Phase]()
    for _ in range(40):
        depth, reached = compare(0, *pair(rules, 0, draw), draw)
        depths.append(depth)
        phases |= reached
    assert Phase.PLAY in phases
    assert (Phase.DISCARD in phases) is bool(rules.deal.kitty)
    assert max(depths) >= 8


@pytest.mark.parametrize("name", RULES)
def test_the_cards_of_a_seat_that_may_not_see_them_are_nowhere_in_what_it_gets(name: str) -> None:
    """A spectator sees what lies open and nothing else."""
    rules, draw = RULES[name], Random(3)
    match = engine.start(rules, 3)
    while not match.deals:
        assert match.deal is not None
        seen = engine.view(match, None)
        for place, cards in seen.places.items():
            open_zone = place.zone in (Zone.TURN_UP, Zone.UNCOVERED, Zone.TRICK)
            assert isinstance(cards, tuple) is open_zone
        assert not seen.hand
        match, _ = engine.apply(match, choose(match, draw))
