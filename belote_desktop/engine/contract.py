"""Denominations and contracts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from belote_desktop.engine.cards import Suit


class Denomination(StrEnum):
    """What is trump: one suit, no suit, or all suits."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NO_TRUMP = "NT"
    ALL_TRUMP = "AT"

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None without trumps and in all trumps."""
        return _TRUMP_SUITS[self]

    def is_trump(self, suit: Suit) -> bool:
        return self is Denomination.ALL_TRUMP or _TRUMP_SUITS[self] is suit

    @classmethod
    def of(cls, suit: Suit) -> Denomination:
        return cls(str(suit))


_TRUMP_SUITS = {each: Suit.parse(each) if len(each) == 1 else None for each in Denomination}


@dataclass(frozen=True)
class Contract:
    """What the declarer undertook. `bid` is the number bid where the game bids points, else None.

    `capot` and `generale` promise all tricks, by the side or by the declarer alone. `multiplier` is 1, or more when
    the deal was raised; `raises` counts how often: the defenders raised last after one or three, the takers after two
    or four. `stake` tells that the whole match is at stake (match, gahwa), `lock` that trumps may not be led (Baloot),
    `surmanche` that the opponents' own suit was outbid, `negative` that everyone passed and points count against
    their owners; the declarer is then the dealer and nobody's contract can be made.
    """

    declarer: int
    denomination: Denomination
    bid: int | None = None
    capot: bool = False
    multiplier: int = 1
    lock: bool = False
    generale: bool = False
    raises: int = 0
    stake: bool = False
    surmanche: bool = False
    negative: bool = False

    @property
    def trump(self) -> Suit | None:
        return self.denomination.suit
