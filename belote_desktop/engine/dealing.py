"""Where each card of the deck goes, and gathering the cards for the next deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType

from belote_desktop.engine.cards import Card, Rank, deck_of, read_cards
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.events import CardsDealt, DealStarted, Event, TookTurnUp, TurnedUp
from belote_desktop.engine.randomness import Draw
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase, Shuffle, TurnUp, TurnUpTo, Zone

Packet = tuple[Place, int]


def pack(rules: Ruleset) -> tuple[Card, ...]:
    """The cards of the game."""
    return deck_of(Rank(rules.deck.lowest_rank))


def eldest(rules: Ruleset, dealer: int) -> int:
    """The player after the dealer, who is served and speaks first."""
    return (dealer + 1) % rules.table.seats


def seats_from(rules: Ruleset, first: int) -> tuple[int, ...]:
    return tuple((first + step) % rules.table.seats for step in range(rules.table.seats))


def first_packets(rules: Ruleset, dealer: int) -> tuple[Packet, ...]:
    """The packets dealt before the auction, in order, the turned card last."""
    order = seats_from(rules, eldest(rules, dealer))
    packets = [(Place(Zone.HAND, seat), count) for count in rules.deal.packets for seat in order]
    if rules.deal.turn_up is TurnUp.NEXT_CARD:
        packets.append((Place(Zone.TURN_UP), 1))
    return tuple(packets)


def turn_up_owner(rules: Ruleset, dealer: int, declarer: int) -> int | None:
    """Who takes the turned card into the hand after the auction."""
    if rules.deal.turn_up is TurnUp.NONE:
        return None
    return {TurnUpTo.TAKER: declarer, TurnUpTo.DEALER: dealer, TurnUpTo.NOBODY: None}[rules.deal.turn_up_to]


def second_packets(rules: Ruleset, dealer: int, declarer: int) -> tuple[Packet, ...]:
    """The packets that complete the hands; who took the turned card gets one card less."""
    owner = turn_up_owner(rules, dealer, declarer)
    order = seats_from(rules, eldest(rules, dealer))
    return tuple(
        (Place(Zone.HAND, seat), count - (seat == owner)) for count in rules.deal.second_packets for seat in order
    )


def open_deal(rules: Ruleset, number: int, dealer: int, deck: tuple[Card, ...]) -> tuple[Deal, tuple[Event, ...]]:
    """Deal the first packets and turn the card up."""
    deal = Deal(number, dealer, deck, MappingProxyType({Place(Zone.STOCK): deck}), Phase.AUCTION)
    deal, events = deal_out(deal, first_packets(rules, dealer))
    up = deal.places.get(Place(Zone.TURN_UP), ())
    return deal.with_(turn_up=up[0] if up else None), (DealStarted(number, dealer), *events)


def deal_out(deal: Deal, packets: Sequence[Packet]) -> tuple[Deal, tuple[Event, ...]]:
    """Deal packets from the top of the stock."""
    places = dict(deal.places)
    events: list[Event] = []
    for place, count in packets:
        stock = places[Place(Zone.STOCK)]
        cards, places[Place(Zone.STOCK)] = stock[:count], stock[count:]
        places[place] = places.get(place, ()) + cards
        if place.zone is Zone.TURN_UP:
            events.append(TurnedUp(cards[0]))
        elif place.seat is not None:
            events.append(CardsDealt(place.seat, cards))
    return deal.with_(places=MappingProxyType(places)), tuple(events)


def second_deal(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Give the turned card to its owner and complete the hands."""
    assert deal.contract is not None
    declarer = deal.contract.declarer
    events: list[Event] = []
    owner, up = turn_up_owner(rules, deal.dealer, declarer), deal.turn_up
    if owner is not None and up is not None:
        deal = deal.moved(up, Place(Zone.TURN_UP), Place(Zone.HAND, owner))
        events.append(TookTurnUp(owner, up))
    deal, dealt = deal_out(deal, second_packets(rules, deal.dealer, declarer))
    return deal, (*events, *dealt)


def arrange(
    rules: Ruleset,
    hands: Sequence[Iterable[Card | str] | str],
    *,
    dealer: int,
    declarer: int,
    turn_up: Card | str | None,
) -> tuple[Card, ...]:
    """A deck, in dealing order, that deals these final hands when `declarer` takes the contract.

    `hands` are by seat, as cards or text; `turn_up` lies in the hand of whoever takes it. RulesetError if the cards
    do not fit.
    """
    try:
        up = Card.parse(turn_up) if isinstance(turn_up, str) else turn_up
        left = [[card for card in read_cards(hand) if card != up] for hand in hands]
    except ValueError as problem:
        raise RulesetError(str(problem)) from None
    rest = [card for card in pack(rules) if card != up and all(card not in hand for hand in left)]
    deck: list[Card] = []
    for place, count in (*first_packets(rules, dealer), *second_packets(rules, dealer, declarer)):
        source = left[place.seat] if place.seat is not None else [up] * count if up is not None else rest
        deck += source[:count]
        del source[:count]
    deck += rest
    if sorted(deck) != sorted(pack(rules)):
        raise RulesetError("These hands cannot be dealt: check their sizes, the turned card and cards named twice.")
    return tuple(deck)


def gather(rules: Ruleset, deal: Deal) -> tuple[Card, ...]:
    """The pack as it lies after a deal, before the cut (`rules/01`, Cut).

    Tricks stay in the order they were won inside each side's pile; the takers' pile goes on top. What nobody won lies
    below: hands from the eldest on, the turned card, the stock.
    """
    piles = {side: [] for side in range(rules.side_count)}  # type: dict[int, list[Card]]
    for trick in deal.tricks:
        assert trick.winner is not None
        piles[rules.side_of(trick.winner)] += trick.cards
    first = rules.side_of(deal.contract.declarer) if deal.contract else 0
    ordered = [card for side in sorted(piles, key=lambda side: side != first) for card in piles[side]]
    order = seats_from(rules, eldest(rules, deal.dealer))
    unplayed = [Place(Zone.HAND, seat) for seat in order] + [Place(Zone.TURN_UP), Place(Zone.STOCK)]
    return (*ordered, *(card for place in unplayed for card in deal.places.get(place, ())))


def next_deck(rules: Ruleset, seed: int, number: int, before: Deal | None) -> tuple[Card, ...]:
    """The deck of a deal in dealing order: shuffled or gathered as the rules say, then cut."""
    draw = Draw(seed, f"deal {number}")
    passed = before is not None and before.contract is None
    shuffle = {
        Shuffle.NEVER_AFTER_FIRST: before is None,
        Shuffle.EVERY_DEAL: True,
        Shuffle.ON_PASS_OUT: before is None or passed,
        Shuffle.DEALER_CHOICE: before is None or draw.below(2) == 0,
    }[rules.deck.shuffle]
    cards = draw.shuffled(pack(rules)) if shuffle or before is None else gather(rules, before)
    return draw.cut(cards, rules.deck.min_cut) if rules.deck.cut else cards
