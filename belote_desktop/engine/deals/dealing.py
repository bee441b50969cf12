"""Where each card of the deck goes: the packets before the auction and after it.

Sources: docs/rules, Dealing, and docs/rules, Stacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, Exchange
from belote_desktop.engine.cards import Card, Rank, Suit, deck_of
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.deals.stacks import stacks_dealt
from belote_desktop.engine.events import (
    BottomShown,
    CardsDealt,
    DealStarted,
    Event,
    Exchanged,
    PacketLaid,
    TookTurnUp,
    TurnedUp,
    Uncovered,
)
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase, SecondRoundSuits, TurnUp, TurnUpTo, Zone

Packet = tuple[Place, int]
"""Where the next cards of the deck go, and how many."""

ROW = 4
"""How many stacks lie side by side."""


def pack(rules: Ruleset) -> tuple[Card, ...]:
    """The cards of the game."""
    return deck_of(Rank(rules.deck.lowest_rank))


def eldest(rules: Ruleset, dealer: int) -> int:
    """The player after the dealer, who is dealt to first and speaks first."""
    return (dealer + 1) % rules.table.seats


def seats_from(rules: Ruleset, first: int) -> tuple[int, ...]:
    return tuple((first + step) % rules.table.seats for step in range(rules.table.seats))


@lru_cache(maxsize=256)
def first_packets(rules: Ruleset, dealer: int) -> tuple[Packet, ...]:
    """The packets dealt before the auction, in order.

    The hands, the next card turned up, the talons, the kitty, the stacks. Where the dealer's last card is the turned
    one, it is the last packet; in a stack it is an open card like the others.
    """
    order = seats_from(rules, eldest(rules, dealer))
    packets = [(Place(Zone.HAND, seat), count) for count in rules.deal.packets for seat in order]
    if rules.deal.turn_up is TurnUp.NEXT_CARD:
        packets.append((Place(Zone.TURN_UP), 1))
    packets += [(Place(Zone.KITTY, seat), count) for count in rules.deal.talon_packets for seat in order]
    if turns_last_card(rules):
        place, count = packets.pop()
        packets += [*([(place, count - 1)] if count > 1 else []), (Place(Zone.TURN_UP), 1)]
    if rules.deal.kitty:
        packets.append((Place(Zone.KITTY), rules.deal.kitty))
    return (*packets, *_stack_rows(rules, order))


def _stack_rows(rules: Ruleset, order: Sequence[int]) -> Iterator[Packet]:
    """Row by row: face down before each player, then face up on them (docs/rules/decouverte.md, Dealing)."""
    for done in range(0, rules.deal.stacks, ROW):
        count = min(ROW, rules.deal.stacks - done)
        yield from ((Place(zone, seat), count) for zone in (Zone.COVERED, Zone.UNCOVERED) for seat in order)


def turns_last_card(rules: Ruleset) -> bool:
    """Whether the dealer's last card lies aside, face up, until the auction is over."""
    return rules.deal.turn_up is TurnUp.LAST_CARD and not rules.deal.stacks


def turn_up_owner(rules: Ruleset, dealer: int, declarer: int) -> int | None:
    """The seat that takes the turn-up into its hand after the auction; None if nobody does."""
    if rules.deal.turn_up in (TurnUp.NONE, TurnUp.OTHER_PACK):
        return None
    if rules.deal.turn_up is TurnUp.LAST_CARD:
        return dealer if turns_last_card(rules) else None
    return {TurnUpTo.TAKER: declarer, TurnUpTo.DEALER: dealer, TurnUpTo.NOBODY: None}[rules.deal.turn_up_to]


def second_packets(rules: Ruleset, dealer: int, declarer: int) -> tuple[Packet, ...]:
    """The packets that complete the hands; a seat that takes a turn-up from the stock gets one card less."""
    spare = rules.deal.turn_up is TurnUp.NEXT_CARD
    owner = turn_up_owner(rules, dealer, declarer) if spare else None
    order = seats_from(rules, eldest(rules, dealer))
    return tuple(
        (Place(Zone.HAND, seat), count - (seat == owner)) for count in rules.deal.second_packets for seat in order
    )


def open_deal(rules: Ruleset, number: int, dealer: int, deck: tuple[Card, ...]) -> tuple[Deal, tuple[Event, ...]]:
    """Deal the first packets and turn the card up."""
    seats = range(rules.table.seats)
    places = {Place(Zone.STOCK): deck, **{Place(Zone.HAND, seat): () for seat in seats}}
    deal = Deal(number, dealer, deck, MappingProxyType(places), Phase.AUCTION)
    deal, events = deal_out(deal, first_packets(rules, dealer))
    deal = deal.with_(stacks=stacks_dealt(rules, deal))
    up = deal.at(Zone.TURN_UP)
    if rules.deal.turn_up is TurnUp.LAST_CARD and deal.stacks:
        up = deal.at(Zone.UNCOVERED, dealer)[-1:]
        events = (*events, TurnedUp(up[0]))
    if rules.deal.turn_up is TurnUp.OTHER_PACK:
        up = (_six(deal, Suit.CLUBS if number == 1 else None),)
        events = (*events, TurnedUp(up[0]))
    return deal.with_(turn_up=up[0] if up else None), (DealStarted(number, dealer), *events)


def _six(deal: Deal, suit: Suit | None = None, *, other_than: Suit | None = None) -> Card:
    """A six from another pack: of this suit, or of a suit drawn by chance (docs/rules/klaverjas.md, Dealing).

    The draw depends only on the deck, so a replayed deal turns up the same card.
    """
    suits = tuple(each for each in Suit if each is not other_than)
    purpose = f"turned after {other_than}" if other_than is not None else "turned"
    draw = Draw(deal.number, f"{purpose} {' '.join(map(str, deal.deck))}")
    return Card.of(Rank.SIX, suits[draw.below(len(suits))] if suit is None else suit)


def turned_again(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """The deal with a card of another suit turned up, if the rules ask for it after a round of passes."""
    again = rules.auction.second_round_suits is SecondRoundSuits.TURNED_AGAIN
    passed = len(deal.calls) == rules.table.seats and all(call == PASS for _, call in deal.calls)
    if not (again and passed) or deal.turn_up is None:
        return deal, ()
    card = _six(deal, other_than=deal.turn_up.suit)
    return deal.with_(turn_up=card), (TurnedUp(card),)


def deal_out(deal: Deal, packets: Sequence[Packet]) -> tuple[Deal, tuple[Event, ...]]:
    """Deal packets from the top of the stock."""
    places = deal.places.copy()
    events: list[Event] = []
    stock, at = deal.at(Zone.STOCK), 0
    for place, count in packets:
        cards = stock[at : at + count]
        at += count
        places[place] = places.get(place, ()) + cards
        events += _dealt(place, cards)
    places[Place(Zone.STOCK)] = stock[at:]
    return deal.with_(places=MappingProxyType(places)), tuple(events)


def _dealt(place: Place, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """The events that announce a packet dealt to `place`."""
    zone, seat = place
    if zone is Zone.TURN_UP:
        return (TurnedUp(cards[0]),)
    if seat is not None and zone is Zone.HAND:
        return (CardsDealt(seat, cards),)
    if seat is not None and zone is Zone.UNCOVERED:
        return tuple(Uncovered(seat, card) for card in cards)
    return (PacketLaid(zone, seat, len(cards)),)


def second_deal(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Give the turned card to its owner, complete the hands, pick the talons and the kitty up, show the bottom card."""
    assert deal.contract is not None
    declarer = deal.contract.declarer
    deal, taken = _take_turn_up(rules, deal)
    deal, dealt = deal_out(deal, second_packets(rules, deal.dealer, declarer))
    deal, picked = _pick_up(rules, deal)
    stock = deal.at(Zone.STOCK)
    if not (rules.deal.bottom_shown and stock):
        return deal, (*taken, *dealt, *picked)
    return deal.with_(bottom=stock[-1]), (*taken, *dealt, *picked, BottomShown(stock[-1]))


def _take_turn_up(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """The turned card goes to its owner; bought with the seven, it goes to the taker and the seven to the owner."""
    assert deal.contract is not None
    owner, up = turn_up_owner(rules, deal.dealer, deal.contract.declarer), deal.turn_up
    if owner is None or up is None:
        return deal, ()
    call = deal.calls[-1][1] if deal.calls else None
    if isinstance(call, Exchange):
        taker = deal.contract.declarer
        deal = deal.swapped(call.card, up).moved(call.card, Place(Zone.TURN_UP), Place(Zone.HAND, owner))
        return deal.with_(exchanged=((taker, call.card),)), (Exchanged(taker, call.card, up),)
    return deal.moved(up, Place(Zone.TURN_UP), Place(Zone.HAND, owner)), (TookTurnUp(owner, up),)


def _pick_up(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Each player picks up their talon, and the declarer the kitty."""
    assert deal.contract is not None
    talons = [(Place(Zone.KITTY, seat), seat) for seat in seats_from(rules, eldest(rules, deal.dealer))]
    places, events = deal.places.copy(), list[Event]()
    for talon, seat in (*talons, (Place(Zone.KITTY), deal.contract.declarer)):
        cards = places.pop(talon, ())
        if cards:
            places[Place(Zone.HAND, seat)] += cards
            events.append(CardsDealt(seat, cards))
    return deal.with_(places=MappingProxyType(places)), tuple(events)
