"""`CallReader`: how likely a seat's calls are, given a hand, reconstructed as it was when the seat called."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from belote_desktop.engine.deals.dealing import first_packets, turn_up_owner
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.turned_hand import TurnedHand
from belote_desktop.players.inference.call_model import Moment
from belote_desktop.search.layout import bits_of

MISTAKE = 0.02
"""How often a call is made for no reason the model knows. 0.01 fits the calls that `call_model` was fitted to a
little better, and would believe people too much."""
PARTS = 8
"""How many parts of a hand completed after the auction are judged: few, because each costs as much as a hand.
Three tell a fifth less about the true deal, nine no more than eight."""
WHOLE_PACK = 36
"""More cards than any hand: all of it was known in the auction."""


@dataclass(frozen=True, eq=False)
class CallReader:
    """Judges the hands of one seat by the calls it made.

    `turned_hand` values its hands, `made` are its calls. `played`, `left` and `given` lead from the hand as it is now
    to the hand as it was: cards it has played, cards that came after the auction, a card it gave away. `known` is how
    many cards it held when it called.
    """

    turned_hand: TurnedHand
    made: tuple[Moment, ...]
    played: int
    left: int
    given: int
    known: int

    def log(self, hand: int, draw: Callable[[], float]) -> float:
        """The logarithm of how likely the calls are with a hand as it is now (bits); `draw` gives numbers below 1."""
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
        values, edges, extras = self.turned_hand.rows(hand)
        found = 1.0
        for each in self.made:
            found *= MISTAKE * each.blind + (1 - MISTAKE) * each.likelihood(values, edges, extras)
        return found


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
    dealt = sum(number for place, number in first_packets(rules, view.dealer) if place == (Zone.HAND, seat))
    left, given = _changes(view, seat, turned)
    return CallReader(
        TurnedHand.of(rules, view.dealer, seat, view.turn_up),
        made,
        played=_played(view, seat),
        left=left,
        given=given,
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
