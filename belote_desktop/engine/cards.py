"""Suits, ranks, cards and sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from enum import IntEnum
from functools import cache
from typing import Self


class Suit(IntEnum):
    """The four suits, in the order in which hands are shown."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    def __str__(self) -> str:
        return "SHDC"[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `S`, `H`, `D` or `C`; ValueError otherwise."""
        place = "SHDC".find(text) if len(text) == 1 else -1
        if place < 0:
            raise ValueError(f"{text!r} is not a suit: write S, H, D or C.")
        return cls(place)


class Rank(IntEnum):
    """Ranks in their natural order, which is the order of runs: 6 lowest, ace highest."""

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    JACK = 5
    QUEEN = 6
    KING = 7
    ACE = 8

    def __str__(self) -> str:
        return "6789TJQKA"[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one of `6 7 8 9 T J Q K A`; ValueError otherwise."""
        place = "6789TJQKA".find(text) if len(text) == 1 else -1
        if place < 0:
            raise ValueError(f"{text!r} is not a rank: write 6, 7, 8, 9, T, J, Q, K or A.")
        return cls(place)


class Card(int):
    """One card, an integer from 0 to 35 (`suit * 9 + rank`), so that a set of cards is a set of bits.

    `Card.of(Rank.KING, Suit.HEARTS)` and `Card.parse("KH")` make one; `str(card)` is `KH`.
    """

    __slots__ = ()

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        return _CARDS[suit * 9 + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read rank then suit, as `TH` or `JS`; ValueError names what is wrong."""
        if len(text) != 2:
            raise ValueError(f"{text!r} is not a card: write rank then suit, as KH or TS.")
        return cls.of(Rank.parse(text[0]), Suit.parse(text[1]))

    @property
    def suit(self) -> Suit:
        return _SUITS[self // 9]

    @property
    def rank(self) -> Rank:
        return _RANKS[self % 9]

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return _NAMES[self]


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)
_CARDS = tuple(Card(n) for n in range(36))
_NAMES = tuple(f"{rank}{suit}" for suit in _SUITS for rank in _RANKS)


class CardSet(Set[Card]):
    """An immutable set of cards, held as bits; iterates by suit, then from low to high."""

    __slots__ = ("mask",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            mask |= 1 << card
        self.mask = mask

    @classmethod
    def of_mask(cls, mask: int) -> CardSet:
        made = cls.__new__(cls)
        made.mask = mask
        return made

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards separated by spaces, as `KH QH 7S`."""
        return cls(Card.parse(word) for word in text.split())

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < 36 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield _CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __hash__(self) -> int:
        return hash(self.mask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __or__(self, other: Set[object]) -> CardSet:
        return CardSet.of_mask(self.mask | _mask(other))

    def __and__(self, other: Set[object]) -> CardSet:
        return CardSet.of_mask(self.mask & _mask(other))

    def __sub__(self, other: Set[object]) -> CardSet:
        return CardSet.of_mask(self.mask & ~_mask(other))

    def suited(self, suit: Suit) -> CardSet:
        """The cards of one suit."""
        return CardSet.of_mask(self.mask & (0x1FF << suit * 9))

    def __repr__(self) -> str:
        return f"CardSet({self})"

    def __str__(self) -> str:
        return " ".join(str(card) for card in self)


def _mask(cards: Iterable[object]) -> int:
    if isinstance(cards, CardSet):
        return cards.mask
    mask = 0
    for card in cards:
        if isinstance(card, int):
            mask |= 1 << card
    return mask


@cache
def deck_of(lowest: Rank) -> tuple[Card, ...]:
    """Every card from `lowest` to the ace, four suits: 24, 32 or 36 cards for the 9, the 7 or the 6."""
    return tuple(Card.of(rank, suit) for suit in Suit for rank in Rank if rank >= lowest)


def parse_cards(cards: Iterable[Card | str] | str) -> tuple[Card, ...]:
    """Cards in the order given: cards, words (`["KH", "QH"]`) or one text (`"KH QH"`); ValueError for anything else."""
    words = cards.split() if isinstance(cards, str) else [str(card) for card in cards]
    return tuple(Card.parse(word) for word in words)
