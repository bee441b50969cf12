"""Builds a deck that deals given hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from belote_desktop.engine.cards import Card, parse_cards
from belote_desktop.engine.deal import Place
from belote_desktop.engine.deals.dealing import first_packets, pack, second_packets, turn_up_owner, turns_last_card
from belote_desktop.engine.errors import check_kind, check_seat
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import TurnUp, Zone

_STACKED = (Zone.COVERED, Zone.UNCOVERED)


def arrange(
    rules: Ruleset,
    hands: Sequence[Iterable[Card | str] | str],
    *,
    dealer: int,
    declarer: int,
    turn_up: Card | str | None,
) -> tuple[Card, ...]:
    """A deck, in dealing order, that deals these final hands when `declarer` takes the contract.

    `hands` are by seat, as cards or text, dealt in the order given: the first packets, the talon, the second packets;
    the declarer's has the cards of the kitty too, after the talon and before any are laid away. Where there are stacks
    they come last, one after the other from the first, the open card before the covered one. `turn_up` lies in the hand
    of whoever takes it, in no hand if nobody does; a card turned up on a stack is put where it is dealt. RulesetError
    if the cards do not fit, ArgumentError for a seat that does not exist.
    """
    check_kind(rules, Ruleset, "rules", "a Ruleset, such as variants.get('classic')")
    for name, seat in (("dealer", dealer), ("declarer", declarer)):
        check_seat(seat, rules.table.seats, name)
    try:
        up = None if turn_up is None else Card(turn_up)
        wanted = [list(parse_cards(hand)) for hand in hands]
    except ValueError as problem:
        raise RulesetError(str(problem)) from None
    _check(rules, wanted, dealer, declarer, up)
    if up is not None and rules.deal.turn_up is TurnUp.LAST_CARD and rules.deal.stacks:
        _put_on_last_stack(wanted[dealer], up)
    sources = _sources(rules, wanted, dealer, declarer, up)
    deck: list[Card] = []
    for place, count in (*first_packets(rules, dealer), *second_packets(rules, dealer, declarer)):
        source = sources.get(place, sources[Place(Zone.STOCK)])
        deck += source[:count]
        del source[:count]
    return (*deck, *sources[Place(Zone.STOCK)])


def _check(rules: Ruleset, wanted: list[list[Card]], dealer: int, declarer: int, up: Card | None) -> None:
    """RulesetError unless the hands have their sizes, the turned card its owner, and every card is there once."""
    if len(wanted) != rules.table.seats:
        raise RulesetError(f"There are {len(wanted)} hands for {rules.table.seats} players.")
    sizes = [rules.hand_size + (rules.deal.kitty if seat == declarer else 0) for seat in range(rules.table.seats)]
    owner = _turn_up_holder(rules, dealer, declarer)
    held = [seat for seat, cards in enumerate(wanted) if up in cards]
    misplaced = up is not None and held != ([] if owner is None else [owner])
    named = [card for cards in wanted for card in cards]
    once = len(set(named)) == len(named) and set(named) <= set(pack(rules))
    if [len(cards) for cards in wanted] != sizes or misplaced or not once:
        raise RulesetError(
            "These hands cannot be dealt: check their sizes and the turn-up, and that no card is named twice."
        )


def _turn_up_holder(rules: Ruleset, dealer: int, declarer: int) -> int | None:
    on_stack = rules.deal.turn_up is TurnUp.LAST_CARD and rules.deal.stacks
    return dealer if on_stack else turn_up_owner(rules, dealer, declarer)


def _put_on_last_stack(cards: list[Card], up: Card) -> None:
    """Move the turned card to the open place of the last stack, the last but one of the hand."""
    at = cards.index(up)
    cards[at], cards[-2] = cards[-2], cards[at]


def _sources(
    rules: Ruleset, wanted: list[list[Card]], dealer: int, declarer: int, up: Card | None
) -> dict[Place, list[Card]]:
    """The cards that go to each place, in order; the stock has what nobody gets."""
    stacked = 2 * rules.deal.stacks
    sources: dict[Place, list[Card]] = {}
    aside = up if not stacked or rules.deal.turn_up is TurnUp.NEXT_CARD else None
    for seat, cards in enumerate(wanted):
        closed = [card for card in cards[: len(cards) - stacked] if card != aside]
        sources[Place(Zone.HAND, seat)] = sources[Place(Zone.KITTY, seat)] = closed
        table = cards[len(cards) - stacked :]
        sources[Place(Zone.UNCOVERED, seat)], sources[Place(Zone.COVERED, seat)] = table[::2], table[1::2]
    sources[Place(Zone.KITTY)] = sources[Place(Zone.HAND, declarer)]
    if aside is not None:
        sources[Place(Zone.TURN_UP)] = [aside]
    elif turns_last_card(rules):
        sources[Place(Zone.TURN_UP)] = sources[Place(Zone.HAND, dealer)]
    named = {card for cards in wanted for card in cards} | {aside}
    sources[Place(Zone.STOCK)] = [card for card in pack(rules) if card not in named]
    return sources
