"""The same deal with other hidden cards: whoever decides by what a seat may know must decide the same in both."""

from __future__ import annotations

from random import Random

from belote_desktop.engine import Action, Card, Play, Suit
from belote_desktop.engine.deal import Deal


def played(deal: Deal) -> list[tuple[int, Card]]:
    """Who played which card, in turn, in a game of four."""
    return [each for trick in (*deal.tricks, deal.trick) if trick is not None for each in trick.plays(4)]


def start_of(deal: Deal) -> list[list[Card]]:
    """The hands as they were before the first card, in card order."""
    return [sorted([*deal.hand(seat), *(card for owner, card in played(deal) if owner == seat)]) for seat in range(4)]


def history(deal: Deal) -> list[Action]:
    """Everything said and played, in turn."""
    return [*(call for _, call in (*deal.calls, *deal.doubles)), *(Play(card) for _, card in played(deal))]


def with_hidden_cards_moved(deal: Deal, seat: int, chance: Random) -> list[list[Card]]:
    """The hands of the start, plain cards that `seat` cannot see dealt anew, every suit of a hand as long as it was.

    So no card played earlier becomes unlawful, and what the trumps tell (belote, who could overtrump) stays. The turned
    card stays with its taker.
    """
    shown = {deal.turn_up, *(card for _, card in played(deal))}
    owners = {card: owner for owner, hand in enumerate(start_of(deal)) for card in hand}
    for suit in Suit:
        if deal.contract is None or not deal.contract.denomination.is_trump(suit):
            hidden = [card for card, at in owners.items() if card.suit == suit and card not in shown and at != seat]
            places = [owners[card] for card in hidden]
            owners |= dict(zip(hidden, chance.sample(places, len(places)), strict=True))
    return [sorted(card for card in owners if owners[card] == owner) for owner in range(4)]
