"""Minimax by the engine's own rules, slow and plain: what the search core is held to."""

from __future__ import annotations

from dataclasses import dataclass, field

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.tricks.following import legal_cards, winning_place
from belote_desktop.engine.tricks.playing import situation_at
from belote_desktop.engine.tricks.roem import roem_of

Hands = tuple[CardSet, ...]


@dataclass
class BruteForce:
    """Open cards, best play: points of the seats with `sides` 0, plus `capot[0]` for all tricks, less `capot[1]`.

    `under` maps a card to the one below it. Roem counts for the side that wins it and against the other.
    """

    rules: Ruleset
    contract: Contract
    sides: tuple[int, ...]
    capot: tuple[int, int] = (0, 0)
    under: dict[Card, Card] = field(default_factory=dict)
    with_roem: bool = False
    memo: dict[tuple[Hands, Trick, int], int] = field(default_factory=dict)

    def legal(self, hands: Hands, trick: Trick) -> CardSet:
        seat = trick.seat_of(len(trick.cards), len(hands))
        return legal_cards(situation_at(self.rules, self.contract, hands[seat], trick, seat))

    def values(self, hands: Hands, trick: Trick, open_sides: int = 3) -> dict[Card, int]:
        """The value of every legal card."""
        return {card: self.after(hands, trick, open_sides, card) for card in self.legal(hands, trick)}

    def value(self, hands: Hands, trick: Trick, open_sides: int) -> int:
        if not any(hands):
            return {1: self.capot[0], 2: -self.capot[1]}.get(open_sides, 0)
        key = hands, trick, open_sides
        if key not in self.memo:
            seat = trick.seat_of(len(trick.cards), len(hands))
            best = min if self.sides[seat] else max
            self.memo[key] = best(self.values(hands, trick, open_sides).values())
        return self.memo[key]

    def after(self, hands: Hands, trick: Trick, open_sides: int, card: Card) -> int:
        seat = trick.seat_of(len(trick.cards), len(hands))
        own = hands[seat] - CardSet((card,)) | CardSet([self.under[card]] if card in self.under else [])
        hands = (*hands[:seat], own, *hands[seat + 1 :])
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) < len(hands):
            return self.value(hands, trick, open_sides)
        table = rank_table(self.rules.cards, self.contract.denomination)
        winner = trick.seat_of(winning_place(trick.cards, table), len(hands))
        points = sum(table.points[one] for one in trick.cards) + (0 if any(hands) else self.rules.scoring.last_trick)
        roem = roem_of(self.rules, self.contract.denomination, trick.cards) if self.with_roem else 0
        gained = -roem if self.sides[winner] else points + roem
        return gained + self.value(hands, Trick(winner), open_sides & (1 << self.sides[winner]))
