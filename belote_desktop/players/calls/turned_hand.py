"""`TurnedHand`: values the hands of a seat in the auction, with the turned card where it will belong to them."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.deals.dealing import turn_up_owner
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Exchange
from belote_desktop.players.calls.hand_values import HandValues, Row, values_for


@dataclass(eq=False)
class TurnedHand:
    """Values the hands of one seat as `prospects.hand_for` completes them.

    `turned` is the turned card (a bit), `gets` the same where the seat would own it as taker and else 0, `swaps` the
    low trump it could exchange for it, or 0.
    """

    rules: Ruleset
    gets: int
    swaps: int
    turned: int

    def __post_init__(self) -> None:
        self._values: dict[int, HandValues] = {}

    @classmethod
    def of(cls, rules: Ruleset, dealer: int, seat: int, turn_up: Card | None) -> TurnedHand:
        """The one for a seat; `turn_up` is the card turned up, if any."""
        if turn_up is None:
            return cls(rules, 0, 0, 0)
        turned, owns = 1 << turn_up, turn_up_owner(rules, dealer, seat) == seat
        low = 1 << Card.of(Rank(rules.deck.lowest_rank), turn_up.suit)
        swaps = rules.deal.exchange is Exchange.LOW_TRUMP and not owns
        return cls(rules, turned if owns else 0, low if swaps else 0, turned)

    def rows(self, hand: int) -> tuple[HandValues, Row, Row]:
        """The tables for a hand (bits), its edges and its extras."""
        hand |= self.gets
        values = self._values_of(hand.bit_count())
        edges, extras = values.edges(hand), values.extras(hand)
        if not hand & self.swaps:
            return values, edges, extras
        # nine bits for each suit
        swapped, place = hand ^ self.swaps | self.turned, (self.turned.bit_length() - 1) // 9
        return values, _with(edges, place, values.edges(swapped)), _with(extras, place, values.extras(swapped))

    def _values_of(self, size: int) -> HandValues:
        """`values_for` of these rules; asked for every hand, it would compare the rules with equal ones every time."""
        if size not in self._values:
            self._values[size] = values_for(self.rules, size)
        return self._values[size]


def _with(row: Row, place: int, other: Row) -> Row:
    """The row with the value of another at one place: the turned card counts as far as its suit is trumps."""
    return row if row[place] == other[place] else (*row[:place], other[place], *row[place + 1 :])  # type: ignore[return-value]
