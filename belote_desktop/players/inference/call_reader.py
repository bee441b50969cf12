"""`CallReader`: how likely a seat's calls are, given a hand, reconstructed as it was when the seat called."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import combinations

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.deals.dealing import first_packets, turn_up_owner
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Exchange, Phase, Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.hand_values import HandValues, Row, values_for
from belote_desktop.players.inference.call_model import Moment
from belote_desktop.search.layout import bits_of

MISTAKE = 0.02
"""How often a call is made for no reason the model knows. 0.01 fits those calls a little better, and would believe
people too much."""
PARTS = 8
"""How many parts of a hand completed after the auction are judged: few, because each costs as much as a hand.
Three tell a fifth less about the true deal, nine no more than eight."""
WHOLE_PACK = 36
"""More cards than any hand: all of it was known in the auction."""


@dataclass(frozen=True, eq=False)
class CallReader:
    """Judges the hands of one seat by the calls it made.

    `played`, `left` and `given` lead from the hand as it is now to the hand as it was: cards it has played, cards that
    came after the auction, a card it gave away. `known` is how many cards it held when it called, `gets` the turned
    card where the taker's hand counts with it, `swaps` the low trump that would have been exchanged for the turned one.
    """

    rules: Ruleset
    made: tuple[Moment, ...]
    played: int
    left: int
    given: int
    gets: int
    swaps: int
    turned: int
    known: int

    @cached_property
    def _values(self) -> Callable[[int], HandValues]:
        """`values_for` of these rules; asked for every hand, it would compare the rules with equal ones every time."""
        return cache(partial(values_for, self.rules))

    def log(self, hand: int, draw: Callable[[], float]) -> float:
        """The logarithm of how likely the calls are with a hand (bits, as it is now)."""
        held = (hand | self.played | self.given) & ~self.left
        size = held.bit_count()
        if size <= self.known:
            return math.log(self._likelihood(held))
        bits = bits_of(held)
        parts = _parts(size, self.known)
        step, start = len(parts) / PARTS, draw() * len(parts)
        found = 0.0
        for at in range(PARTS):
            chosen = parts[int(start + at * step) % len(parts)]
            found += self._likelihood(sum([bits[place] for place in chosen]))
        return math.log(found / PARTS)

    def _likelihood(self, hand: int) -> float:
        hand |= self.gets
        values = self._values(hand.bit_count())
        edges, extras = values.edges(hand), values.extras(hand)
        if hand & self.swaps:
            edges = _with_swap(values, edges, hand ^ self.swaps | self.turned, self.turned)
        found = 1.0
        for each in self.made:
            found *= MISTAKE * each.blind + (1 - MISTAKE) * each.likelihood(values, edges, extras)
        return found


def _with_swap(values: HandValues, edges: Row, swapped: int, turned: int) -> Row:
    """The values of a hand that holds the turned card instead, as far as the turned suit is trumps."""
    place = (turned.bit_length() - 1) // 9
    row = list(edges)
    row[place] = values.edges(swapped)[place]
    return tuple(row)  # type: ignore[return-value]


@cache
def _parts(size: int, known: int) -> tuple[tuple[int, ...], ...]:
    """The ways to choose so many cards of a hand, ordered so that neighbours have few cards in common."""
    found = list(combinations(range(size), known))
    # a step near the golden part of the whole, 5 / 8, with no factor in common with it: every part comes once
    stride = next(
        step for step in range(len(found) * 5 // 8, len(found) * 5 // 8 + 50) if math.gcd(step, len(found)) == 1
    )
    return tuple(found[place * stride % len(found)] for place in range(len(found)))


def reader_of(view: SeatView, seat: int, made: tuple[Moment, ...]) -> CallReader:
    """The `CallReader` of a seat."""
    rules, turned = view.rules, 0 if view.turn_up is None else 1 << view.turn_up
    owner = turn_up_owner(rules, view.dealer, seat) == seat
    dealt = sum(number for place, number in first_packets(rules, view.dealer) if place == (Zone.HAND, seat))
    low = 0 if view.turn_up is None else 1 << Card.of(Rank(rules.deck.lowest_rank), view.turn_up.suit)
    left, given = _changes(view, seat, turned)
    return CallReader(
        rules,
        made,
        played=_played(view, seat),
        left=left,
        given=given,
        gets=turned if owner else 0,
        swaps=low if rules.deal.exchange is Exchange.LOW_TRUMP and not owner else 0,
        turned=turned,
        known=dealt or WHOLE_PACK,
    )


def _changes(view: SeatView, seat: int, turned: int) -> tuple[int, int]:
    """The cards that came into a hand and left it because of the turned card (bits)."""
    if view.contract is None or view.phase in (Phase.AUCTION, Phase.RAISES):
        return 0, 0
    came, went = 0, 0
    taker = turn_up_owner(view.rules, view.dealer, view.contract.declarer)
    for giver, low in view.exchanged:
        if giver == seat:
            came, went = turned, 1 << low
        elif taker == seat:
            came = 1 << low
    return (came or turned if taker == seat else came), went


def _played(view: SeatView, seat: int) -> int:
    """The cards a seat has played (bits)."""
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    return sum(1 << card for trick in tricks for player, card in trick.plays(view.rules.table.seats) if player == seat)
