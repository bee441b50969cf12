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
        return Suit.parse(self) if len(self) == 1 else None

    def is_trump(self, suit: Suit) -> bool:
        return self is Denomination.ALL_TRUMP or self == str(suit)

    @classmethod
    def of(cls, suit: Suit) -> Denomination:
        return cls(str(suit))


@dataclass(frozen=True)
class Contract:
    """What the declarer undertook. `bid` is in points where the game bids points, else None.

    `multiplier` is 1, or more when the deal was doubled; `lock` tells that trumps may not be led (Baloot).
    """

    declarer: int
    denomination: Denomination
    bid: int | None = None
    capot: bool = False
    multiplier: int = 1
    lock: bool = False

    @property
    def trump(self) -> Suit | None:
        return self.denomination.suit
