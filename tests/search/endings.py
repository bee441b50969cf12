"""Endings drawn by chance: any game, contract and options, stacks, unfinished tricks, sides that may still sweep."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from belote_desktop import variants
from belote_desktop.engine import Card, CardSet, Contract, Denomination, Ruleset, RulesetError
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.search import pack_of
from belote_desktop.search.core import Solver
from belote_desktop.search.tables import Tables, tables_for
from tests.search.brute_force import BruteForce, Hands

OBLIGATIONS = {
    "plain_must_beat": ("on", "off"),
    "beat_after_ruff": ("on", "off"),
    "trump_led_raise": ("always", "not_if_partner_winning", "never"),
    "partner_winning": ("free", "no_underruff", "must_trump", "any_trump"),
    "undertrump": ("must", "free", "avoid"),
    "overtrump": ("on", "off"),
    "jack_forced": ("on", "off"),
}
"""The flags of docs/rules/common.md, Following suit, with all their values."""
BONUSES = ((0, 0), (90, 90), (90, 0), (0, 40), (250, 250))


@dataclass(frozen=True)
class Table:
    """A game, a contract and who counts, for the core and for the brute force."""

    rules: Ruleset
    contract: Contract
    tables: Tables
    with_roem: bool

    def brute_force(self, under: dict[Card, Card]) -> BruteForce:
        return BruteForce(self.rules, self.contract, self.tables.sides, self.tables.capot, under, self.with_roem)


@dataclass(frozen=True)
class Ending:
    """A position near the end of a deal, and what every legal card is worth by brute force."""

    table: Table
    hands: Hands
    trick: Trick
    under: dict[Card, Card]
    open_sides: int
    worth: dict[Card, int]

    def place_in(self, solver: Solver) -> None:
        stacks = tuple((top, low) for top, low in self.under.items() if any(top in hand for hand in self.hands))
        solver.place([hand.mask for hand in self.hands], self.trick.leader, self.trick.cards, self.open_sides, stacks)

    @property
    def best(self) -> int:
        """The value of the position."""
        seat = self.trick.seat_of(len(self.trick.cards), len(self.hands))
        return (min if self.table.tables.sides[seat] else max)(self.worth.values())


def drawn_table(game: str, chance: Random) -> Table:
    """The game with some obligations changed, some contract, some bonus for every trick; roem counts half the time."""
    rules = variants.get(game)
    if chance.random() < 0.6:
        drawn = {name: chance.choice(values) for name, values in OBLIGATIONS.items() if chance.random() < 0.5}
        with suppress(RulesetError):  # some of them cannot stand together: the game as it is
            rules = rules.change(drawn)
    seats = rules.table.seats
    denomination = chance.choice(list(Denomination))
    contract = Contract(chance.randrange(seats), denomination, lock=chance.random() < 0.2)
    roem = counts_roem(rules) and chance.random() < 0.5
    tables = tables_for(rules, contract, chance.randrange(rules.side_count), with_roem=roem)
    return Table(rules, contract, tables.with_capot(chance.choice((tables.capot, *BONUSES))), roem)


def drawn_ending(table: Table, chance: Random, sizes: tuple[int, ...]) -> Ending:
    """A position in which everybody has a number of `sizes` cards, or some have played one to the trick."""
    rules, seats, size = table.rules, table.rules.table.seats, chance.choice(sizes)
    cards = chance.sample(list(pack_of(rules)), seats * size)
    dealt = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
    under = _stacked(dealt, chance) if rules.deal.stacks else {}
    hands = tuple(CardSet(card for card in hand if card not in under.values()) for hand in dealt)
    brute = table.brute_force(under)
    trick = Trick(chance.randrange(seats))
    for _ in range(chance.randrange(seats)):
        seat = trick.seat_of(len(trick.cards), seats)
        card = chance.choice(sorted(brute.legal(hands, trick)))
        own = hands[seat] - CardSet((card,)) | CardSet([under[card]] if card in under else [])
        hands = (*hands[:seat], own, *hands[seat + 1 :])
        trick = Trick(trick.leader, (*trick.cards, card))
    capot = table.tables.capot
    open_sides = chance.randrange(4)
    counted = open_sides & ((1 if capot[0] else 0) | (2 if capot[1] else 0))
    return Ending(table, hands, trick, under, open_sides, brute.values(hands, trick, counted))


def _stacked(dealt: list[list[Card]], chance: Random) -> dict[Card, Card]:
    """Some cards of each hand lie on others of it."""
    under = {}
    for hand in dealt:
        for place in range(chance.randrange(len(hand) // 2 + 1)):
            under[hand[2 * place]] = hand[2 * place + 1]
    return under


def endings(game: str, tables: int, each: int, sizes: tuple[int, ...]) -> Iterator[Ending]:
    """So many endings of the game, some for each of so many tables; the same ones every time."""
    chance = Random(game)
    for _ in range(tables):
        table = drawn_table(game, chance)
        for _ in range(each):
            yield drawn_ending(table, chance, sizes)
