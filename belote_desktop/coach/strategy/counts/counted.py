"""A suit as a player counts it: the cards of the pack, those that were played, the player's own, and the rest."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.cards import Card, CardSet, Suit
from belote_desktop.engine.rules.conditions import cards_left_over
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.search import pack_of

HIGH = 10
"""From so many points on a card is worth a thought: an ace or a ten."""
FEWEST = 3
"""With fewer cards in hand there is little to plan. A choice of what to teach; not measured."""


@dataclass(frozen=True)
class Counted:
    """The cards of a suit in numbers, and those that others hold (`out`)."""

    whole: int
    played: int
    held: int
    out: CardSet


def is_to_lead(at: Knowledge) -> bool:
    """Whether this seat leads, and the deal is not as good as over."""
    return at.leads and at.tricks_left >= FEWEST


def count(at: Knowledge, suit: Suit) -> Counted | None:
    """The count of a suit; None in games in which cards may lie where nobody plays them."""
    if at.view.stacks or cards_left_over(at.view.rules):
        return None
    whole, held, out = pack_of(at.view.rules).suited(suit), at.hand.suited(suit), at.out.suited(suit)
    return Counted(len(whole), len(whole) - len(held) - len(out), len(held), out)


def beaten_by(at: Knowledge, card: Card) -> Card | None:
    """The highest card of its suit that an opponent may hold above this one; None if there is none."""
    against = CardSet(each for seat in at.opponents for each in at.found.may_hold(seat).suited(card.suit))
    above = [each for each in against if at.strength(each) > at.strength(card)]
    return max(above, key=at.strength, default=None)
