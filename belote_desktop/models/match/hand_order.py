"""The order in which a hand is shown."""

from __future__ import annotations

from collections.abc import Iterable

from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def sort_hand(
    cards: Iterable[Card],
    rules: Ruleset,
    contract: Contract | None,
    how: str = "alternate",
    proposed: Suit | None = None,
) -> list[Card]:
    """A hand from left to right: trumps first, then suit by suit, strong cards first.

    `how` is "alternate" (red and black take turns where the suits allow it) or "suits" (spades, hearts, diamonds,
    clubs). Before there is a contract the suit `proposed` by the turned card goes first, in its order as trump.
    """
    hand = list(cards)
    trump = contract.trump if contract else proposed
    denomination = contract.denomination if contract else Denomination.of(trump) if trump is not None else None
    table = rank_table(rules.cards, denomination or Denomination.NO_TRUMP)
    suits = _alternating({card.suit for card in hand}, trump) if how == "alternate" else _fixed(trump)
    return sorted(hand, key=lambda card: (suits.index(card.suit), -table.strength[card], -card.rank))


def _fixed(trump: Suit | None) -> list[Suit]:
    return sorted(Suit, key=lambda suit: (suit != trump, suit))


def _alternating(held: set[Suit], trump: Suit | None) -> list[Suit]:
    """The suits held, red and black in turn as far as possible; without trumps the longer colour comes first."""
    red = [suit for suit in _RED if suit in held and suit != trump]
    black = [suit for suit in (Suit.SPADES, Suit.CLUBS) if suit in held and suit != trump]
    first_red = len(red) > len(black) if trump is None or trump not in held else trump not in _RED
    if abs(len(red) - len(black)) > 1:
        first_red = len(red) > len(black)
    turns = (red, black) if first_red else (black, red)
    order = [trump] if trump is not None and trump in held else []
    while red or black:
        for colour in turns:
            if colour:
                order.append(colour.pop(0))
    return order
