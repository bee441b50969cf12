"""Denominations and contracts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.errors import NotationError, short
from belote_desktop.engine.short_repr import member_repr, short_repr


class Denomination(StrEnum):
    """What is trump: one suit, no suit, or all suits. `Denomination("H")` reads one, `str` writes it."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NO_TRUMP = "NT"
    ALL_TRUMP = "AT"

    __repr__ = member_repr

    @classmethod
    def _missing_(cls, value: object) -> Denomination:
        raise NotationError(f"{short(value)} is not a denomination: write S, H, D, C, NT or AT.")

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None without trumps and in all trumps."""
        return _TRUMP_SUITS[self]

    def is_trump(self, suit: Suit) -> bool:
        return _TRUMP_SUITS[self] is suit or self is Denomination.ALL_TRUMP

    @classmethod
    def of(cls, suit: Suit) -> Denomination:
        return cls(str(suit))


_TRUMP_SUITS = {each: Suit.parse(each) if len(each) == 1 else None for each in Denomination}


@dataclass(frozen=True)
class Contract:
    """The contract of a deal. `bid` is the number bid where the game bids points, else None.

    `capot` and `generale` promise all tricks, by the side or by the declarer alone. `multiplier` is 1, or more when
    the deal was raised; `raises` counts how often: the defenders raised last after one or three, the takers after two
    or four. `stake` tells that the whole match is at stake (match, gahwa), `lock` that trumps may not be led (Baloot),
    `surmanche` that the opponents' own suit was outbid, `negative` that everyone passed and points count against
    their owners; the declarer is then the dealer and nobody's contract can be made.

    `str(contract)` is its seat and what it undertook, in the grammar of actions, and its multiplier: `2: 100S x2`.
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

    __repr__ = short_repr

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None without trumps and in all trumps."""
        return self.denomination.suit

    def __str__(self) -> str:
        raised = "" if self.multiplier == 1 else f" x{self.multiplier}"
        return f"{self.declarer}: {self._undertaken}{raised}"

    @property
    def _undertaken(self) -> str:
        """The bid or contract without its seat, in the grammar of actions."""
        if self.bid is not None:
            return bid_text(self.bid, self.denomination, capot=self.capot)
        word = "generale" if self.generale else "capot" if self.capot else ""
        return f"{word}{self.denomination}"


def bid_text(points: int, denomination: Denomination, *, capot: bool) -> str:
    """A bid of points as it is written: `100S`, `b8H` below 20, `25Hcapot` with the promise of all tricks."""
    small = "b" if points < 20 else ""
    return f"{small}{points}{denomination}{'capot' if capot else ''}"
