"""The value of a hand in every denomination: the counts of `counting` as tables, fast enough for thousands of hands.

A count is a sum over the suits of a hand, so each suit's part is looked up by its nine bits. The values equal those of
`counting.strength`; nothing is counted in another way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from belote_desktop.engine.cards import CardSet, Rank, Suit, deck_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.declarations import best_announcement, in_contract, points_of
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import CardRules, DeclarationRules
from belote_desktop.engine.rules.terms import DeclarationPlace
from belote_desktop.players.calls.counting import (
    VOID,
    WHOLE,
    average_card,
    average_head_points,
    head_points,
    side_suit_points,
    suit_count,
    total_points,
    weight_of,
)
from belote_desktop.players.calls.prospects import par

SUIT = 0x1FF
"""The cards of one suit, as bits."""
DENOMINATIONS = tuple(Denomination)
"""The places of a row of values."""
PLACE = {denomination: place for place, denomination in enumerate(DENOMINATIONS)}
"""The place of each denomination in a row of values; a suit's place is its number."""
NO_TRUMP, ALL_TRUMP = PLACE[Denomination.NO_TRUMP], PLACE[Denomination.ALL_TRUMP]

Row = tuple[float, float, float, float, float, float]
"""One number for each denomination: the four suits, no trump, all trump."""
Table = tuple[float, ...]
"""One number for each set of cards of a suit."""

_RUN_STARTS = sum(0x7F << 9 * suit for suit in range(4))
_NOTHING: Row = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class HandValues:
    """The tables for hands of one size in one game.

    `side` is what a suit counts beside trumps, `gain` what it counts more as trumps, `tops` and `all_tops` what it
    counts without trumps and with all trumps; `base` is what an average hand counts, taken off.
    """

    side: Table
    gain: Table
    tops: Table
    all_tops: Table
    base: Row
    totals: Row
    declared: tuple[DeclarationRules, DeclarationRules] | None
    runs: tuple[Table, Table]
    belote: int
    sides: int
    par: float

    def edges(self, hand: int) -> Row:
        """By how many points of 162 a hand (bits) beats an average one, as taker of each denomination."""
        one, two, three, four = hand & SUIT, hand >> 9 & SUIT, hand >> 18 & SUIT, hand >> 27
        gain, tops, all_tops, base = self.gain, self.tops, self.all_tops, self.base
        side = self.side[one] + self.side[two] + self.side[three] + self.side[four] + base[0]
        return (
            side + gain[one],
            side + gain[two],
            side + gain[three],
            side + gain[four],
            tops[one] + tops[two] + tops[three] + tops[four] + base[NO_TRUMP],
            all_tops[one] + all_tops[two] + all_tops[three] + all_tops[four] + base[ALL_TRUMP],
        )

    def extras(self, hand: int) -> Row:
        """The declarations and belotes of a hand that help its contract, in the points of the contract."""
        row = _NOTHING if self.declared is None else self._declared(self.declared, hand)
        pairs = hand >> 6 & hand >> 7 & _PAIRS if self.belote else 0
        if not pairs:
            return row
        points = [self.belote * (pairs >> 9 * suit & 1) for suit in range(4)]
        own = (*points, 0, sum(points))
        return tuple(one + two for one, two in zip(row, own, strict=True))  # type: ignore[return-value]

    def margins(self, edges: Row, extras: Row) -> Row:
        """By how many points of 162 a contract without a bid should be made (`prospects.margin`)."""
        shift = WHOLE * (1 / self.sides - self.par)
        if extras is _NOTHING:
            return tuple(edge + shift for edge in edges) if shift else edges  # type: ignore[return-value]
        return tuple(
            edge + shift + extra * WHOLE / 2 / total
            for edge, extra, total in zip(edges, extras, self.totals, strict=True)
        )  # type: ignore[return-value]

    def points(self, edges: Row, extras: Row) -> Row:
        """The points a side may expect in each denomination (`Strength.points`)."""
        one, two, three, four, none, every = edges  # written out: asked of every possible hand at every turn
        own, totals = 1 / self.sides, self.totals
        return (
            totals[0] * (own + one / WHOLE) + extras[0],
            totals[1] * (own + two / WHOLE) + extras[1],
            totals[2] * (own + three / WHOLE) + extras[2],
            totals[3] * (own + four / WHOLE) + extras[3],
            totals[4] * (own + none / WHOLE) + extras[4],
            totals[5] * (own + every / WHOLE) + extras[5],
        )

    def _declared(self, rules: tuple[DeclarationRules, DeclarationRules], hand: int) -> Row:
        """The points of the declarations: runs are looked up by suit, fours of a kind may share cards with them."""
        if hand & hand >> 9 & hand >> 18 & hand >> 27 & SUIT:
            trumps, none = (_announced(own, hand) for own in rules)
        elif hand & hand >> 1 & hand >> 2 & _RUN_STARTS:
            suits = (hand & SUIT, hand >> 9 & SUIT, hand >> 18 & SUIT, hand >> 27)
            trumps, none = (sum([table[suit] for suit in suits]) for table in self.runs)
        else:
            return _NOTHING
        return (trumps, trumps, trumps, trumps, none, trumps)


def _announced(rules: DeclarationRules, hand: int) -> float:
    return float(sum(points_of(rules, one) for one in best_announcement(rules, CardSet.of_mask(hand))))


_PAIRS = sum(1 << 9 * suit for suit in range(4))
"""The place of the queen's bit of each suit, moved to its suit's first."""


@cache
def values_for(rules: Ruleset, known: int) -> HandValues:
    """The tables for hands of which so many cards are known."""
    weight, lowest, cards = weight_of(rules, known), rules.deck.lowest_rank, rules.cards
    side = tuple(weight * points for points in _side_points())
    trump = tuple(weight * points for points in _trump_points(cards))
    heads = -weight * average_head_points(known, len(deck_of(Rank(lowest))))
    declared = _declaration_rules(rules)
    base = -weight * known * average_card(cards, lowest)
    return HandValues(
        side=side,
        gain=tuple(own - beside for own, beside in zip(trump, side, strict=True)),
        tops=tuple(weight * points for points in _tops(cards.plain_order)),
        all_tops=tuple(weight * points for points in _tops(cards.trump_order)),
        base=(base, base, base, base, heads, heads),
        totals=tuple(total_points(rules, one) for one in DENOMINATIONS),  # type: ignore[arg-type]
        declared=declared,
        runs=_run_tables(rules),
        belote=_belote_points(rules),
        sides=rules.side_count,
        par=par(rules),
    )


def prepared(rules: Ruleset) -> Iterator[Table]:
    """Build the slow tables of `values_for` one at a time, so that a caller can stop in between."""
    yield _side_points()
    yield _trump_points(rules.cards)
    yield _tops(rules.cards.plain_order)
    yield _tops(rules.cards.trump_order)
    for own in _declaration_rules(rules) or ():
        yield _runs(own)


@cache
def _side_points() -> Table:
    return tuple(side_suit_points(CardSet.of_mask(mask)) for mask in range(SUIT + 1))


@cache
def _trump_points(cards: CardRules) -> Table:
    return tuple(suit_count(cards, CardSet.of_mask(mask), Suit.SPADES) - 3 * VOID for mask in range(SUIT + 1))


@cache
def _tops(order: str) -> Table:
    return tuple(head_points(CardSet.of_mask(mask), order) for mask in range(SUIT + 1))


@cache
def _runs(own: DeclarationRules) -> Table:
    return tuple(_announced(own, mask) for mask in range(SUIT + 1))


def _run_tables(rules: Ruleset) -> tuple[Table, Table]:
    """What the runs of one suit score with trumps and without; empty where declarations do not help a contract."""
    own = _declaration_rules(rules)
    return ((), ()) if own is None else (_runs(own[0]), _runs(own[1]))


def _declaration_rules(rules: Ruleset) -> tuple[DeclarationRules, DeclarationRules] | None:
    """The rules with trumps and without, where declarations help a contract."""
    if not rules.declaration.declarations_help:
        return None
    with_trumps, without = (in_contract(rules.declaration, one) for one in (Denomination.SPADES, Denomination.NO_TRUMP))
    return (with_trumps, without)


def _belote_points(rules: Ruleset) -> int:
    """What a belote adds to a contract; 0 where it adds nothing, or cards meet in tricks."""
    here = rules.declaration.declaration_place is DeclarationPlace.HAND
    return rules.belote.belote_points if here and rules.belote.belote and rules.belote.belote_helps_contract else 0
