"""Stacks of a covered and an open card: docs/rules/decouverte.md and belot-for-two.md, Stacks."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.engine import Card, CardSet, Event, Match
from belote_desktop.engine.deal import Place, Stack
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.stacks import OpenStack, open_stacks
from belote_desktop.engine.events import PacketLaid, TrickWon, TurnedUp, Uncovered
from belote_desktop.engine.rules.terms import Zone

DECOUVERTE = variants.get("decouverte")

# Seat 1 deals and shows the ace of clubs over the jack of hearts, else only diamonds.
DEALER_STACKS = "7D AH 8D TH AC JH 9D 9H JD KH QD QH KD 8H TD 7H"
ELDEST_STACKS = "7C 8C AD 9C 8S TC AS JC TS QC KS KC QS 7S JS 9S"
"""Each stack with its open card first."""


def cards(text: str) -> CardSet:
    return CardSet.parse(text)


def act(match: Match, *texts: str) -> tuple[Match, tuple[Event, ...]]:
    happened: tuple[Event, ...] = ()
    for text in texts:
        match, events = engine.apply(match, engine.parse_action(match, text))
        happened += events
    return match, happened


def example() -> Match:
    """Seat 0 has named hearts and is to lead."""
    deck = engine.arrange(DECOUVERTE, [ELDEST_STACKS, DEALER_STACKS], dealer=1, declarer=0, turn_up="TD")
    return act(engine.start(DECOUVERTE, decks=[deck], dealer=1), "pass", "pass", "H")[0]


def stacks(match: Match, seat: int) -> tuple[OpenStack, ...]:
    return engine.view(match, 1 - seat).stacks[seat]


def test_a_row_face_down_to_each_then_a_row_face_up_and_the_same_again() -> None:
    pack_in_order = pack(DECOUVERTE)
    match = engine.start(DECOUVERTE, decks=[pack_in_order], dealer=1)
    events = [event for event in engine.opening_events(match) if isinstance(event, (PacketLaid, Uncovered))]

    def row(seat: int, first: int) -> list[Event]:
        return [Uncovered(seat, card) for card in pack_in_order[first : first + 4]]

    down = [PacketLaid(Zone.COVERED, 0, 4), PacketLaid(Zone.COVERED, 1, 4)]
    assert events == [*down, *row(0, 8), *row(1, 12), *down, *row(0, 24), *row(1, 28)]
    assert match.deal is not None
    assert match.deal.stacks[0][0] == Stack(covered=pack_in_order[0], open=pack_in_order[8])
    assert match.deal.stacks[1][7] == Stack(covered=pack_in_order[23], open=pack_in_order[31])


def test_the_last_card_on_the_dealers_stacks_is_the_proposal_and_stays_there() -> None:
    match = engine.start(DECOUVERTE, decks=[pack(DECOUVERTE)], dealer=0)
    last = pack(DECOUVERTE)[-1]
    assert engine.opening_events(match)[-1] == TurnedUp(last)
    match, _ = act(match, "take")
    assert match.deal is not None
    assert match.deal.turn_up == last
    assert last in match.deal.at(Zone.UNCOVERED, 0)
    assert [len(match.deal.hand(seat)) for seat in range(2)] == [8, 8]
    assert engine.to_act(match) == 1, "the player who did not deal leads"


def test_only_open_cards_are_seen_and_only_they_can_be_played() -> None:
    match = example()
    for seat in (0, 1, None):
        seen = engine.view(match, seat)
        assert seen.places[Place(Zone.COVERED, 0)] == 8
        assert seen.places[Place(Zone.COVERED, 1)] == 8, "not even its owner looks under a stack"
        assert CardSet(seen.seen(Zone.UNCOVERED, 1)) == cards("7D 8D AC 9D JD QD KD TD")
        assert seen.stacks[1][2] == OpenStack(Card.parse("AC"), covered=True)
    assert engine.view(match, 0).hand == cards("7C AD 8S AS TS KS QS JS")
    assert engine.refusals(match, engine.parse_action(match, "8C")), "it lies covered"


def test_a_covered_card_creates_no_obligation_and_is_turned_up_after_the_trick() -> None:
    """An uncovered card obliges from the next trick on (docs/rules/decouverte.md, Stacks).

    Seat 1 wins with the ace of clubs, so it gives the lead back first.
    """
    match, _ = act(example(), "7C")
    assert [str(action) for action in engine.legal(match)] == ["AC"], "the only club it shows; the trump lies covered"
    match, events = act(match, "AC")
    assert [event for event in events if isinstance(event, (TrickWon, Uncovered))] == [
        TrickWon(1, (Card.parse("7C"), Card.parse("AC")), 11, 1),
        Uncovered(0, Card.parse("8C")),
        Uncovered(1, Card.parse("JH")),
    ]
    match, _ = act(match, "7D", "AD", "8S")
    assert CardSet(action.card for action in engine.legal(match) if isinstance(action, engine.Play)) == cards("JH AH")


def test_a_card_is_turned_up_after_the_trick_and_not_as_its_cover_is_played() -> None:
    match, _ = act(example(), "7C")
    assert stacks(match, 0)[0] == OpenStack(None, covered=True), "the place stays where it was"
    assert engine.view(match, 0).hand == cards("AD 8S AS TS KS QS JS")
    match, _ = act(match, "AC")
    assert stacks(match, 0)[0] == OpenStack(Card.parse("8C"), covered=False)
    assert stacks(match, 1)[2] == OpenStack(Card.parse("JH"), covered=False)
    match, _ = act(match, "JH")
    assert stacks(match, 1)[2] == OpenStack(None, covered=False), "an empty stack keeps its place"


def test_sixteen_tricks_are_played() -> None:
    match = example()
    tricks = 0
    while not match.deals:
        match, events = engine.apply(match, engine.legal(match)[0])
        tricks += sum(isinstance(event, TrickWon) for event in events)
    assert tricks == 16
    assert not any(now.covered or now.top for seat in open_stacks(match.deals[0].deal) for now in seat)


def test_belot_for_two_with_open_cards_has_a_hand_and_four_stacks() -> None:
    """5 cards, 4 stacks, then 3 more cards: 8 in hand and 4 open are playable (docs/rules/belot-for-two.md, Stacks)."""
    rules = variants.get("belot-2p-open")
    match, _ = act(engine.start(rules, 7, dealer=1), "S", "pass")
    seen = engine.view(match, 0)
    assert len(seen.closed_hand) == 8
    assert len(seen.seen(Zone.UNCOVERED, 0)) == 4
    assert len(seen.hand) == 12
    assert [now.covered for now in seen.stacks[1]] == [True] * 4
    assert seen.count(Zone.HAND, 1) == 8
    assert seen.seen(Zone.HAND, 1) == ()
