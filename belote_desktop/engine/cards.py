"""Suits, ranks, cards and sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from enum import IntEnum
from functools import cache, lru_cache
from typing import Self

from belote_desktop.engine.errors import NotationError, short
from belote_desktop.engine.short_repr import member_repr


class Suit(IntEnum):
    """The four suits, in the order in which hands are shown. `Suit("H")` is `Suit.HEARTS`, `str(suit)` its letter."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    __repr__ = member_repr

    def __str__(self) -> str:
        return "SHDC"[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `S`, `H`, `D` or `C`; NotationError otherwise."""
        place = "SHDC".find(text) if isinstance(text, str) and len(text) == 1 else -1
        if place < 0:
            raise NotationError(f"{short(text)} is not a suit: write S, H, D or C.")
        return cls(place)

    @classmethod
    def _missing_(cls, value: object) -> Self:
        return cls.parse(value)  # type: ignore[arg-type] # which refuses what is not a text


class Rank(IntEnum):
    """Ranks in their natural order, which is the order of runs: 6 lowest, ace highest. `Rank("K")` is `Rank.KING`."""

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    JACK = 5
    QUEEN = 6
    KING = 7
    ACE = 8

    __repr__ = member_repr

    def __str__(self) -> str:
        return "6789TJQKA"[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one of `6 7 8 9 T J Q K A`; NotationError otherwise."""
        place = "6789TJQKA".find(text) if isinstance(text, str) and len(text) == 1 else -1
        if place < 0:
            raise NotationError(f"{short(text)} is not a rank: write 6, 7, 8, 9, T, J, Q, K or A.")
        return cls(place)

    @classmethod
    def _missing_(cls, value: object) -> Self:
        return cls.parse(value)  # type: ignore[arg-type] # which refuses what is not a text


class Card(int):
    """One card, an integer from 0 to 35 (`suit * 9 + rank`), so that a set of cards is a set of bits.

    `Card("KH")`, `Card(16)` and `Card.of(Rank.KING, Suit.HEARTS)` give the same object; `str(card)` is `KH`.
    NotationError for anything that is not a card.
    """

    __slots__ = ()

    def __new__(cls, card: int | str) -> Card:
        try:
            return _KNOWN[card]
        except (KeyError, TypeError):
            pass
        if isinstance(card, str):
            return cls.parse(card)
        raise NotationError(
            f"{short(card)} is not a card: write the rank and then the suit, such as KH, or a number from 0 to 35."
        )

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """The card of this rank and suit."""
        try:
            return _OF[rank, suit]
        except (KeyError, TypeError):
            found = f"{short(rank)} and {short(suit)}"
            raise NotationError(
                f"A card has a Rank and a Suit, such as Rank.KING and Suit.HEARTS, not {found}."
            ) from None

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read rank then suit, as `TH` or `JS`; NotationError names what is wrong."""
        if not isinstance(text, str) or len(text) != 2:
            raise NotationError(f"{short(text)} is not a card: write the rank and then the suit, such as KH or TS.")
        try:
            return cls.of(Rank.parse(text[0]), Suit.parse(text[1]))
        except NotationError as problem:
            raise NotationError(f"{short(text)} is not a card: {problem}") from None

    @property
    def suit(self) -> Suit:
        return _SUITS[self // 9]

    @property
    def rank(self) -> Rank:
        return _RANKS[self % 9]

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card('{_NAMES[self]}')"


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)
_CARDS = tuple(int.__new__(Card, n) for n in range(36))
_NAMES = tuple(f"{rank}{suit}" for suit in _SUITS for rank in _RANKS)
_KNOWN: dict[int | str, Card] = {**dict(enumerate(_CARDS)), **dict(zip(_NAMES, _CARDS, strict=True))}
_OF = {(card % 9, card // 9): card for card in _CARDS}


class CardSet(Set[Card]):
    """An immutable set of cards, held as bits; iterates by suit, then from low to high.

    It is made from cards, from words (`["KH", "QH"]`) or from one text (`"KH QH"`), and a card is looked up in it as a
    card or as a word. NotationError for anything that is not a card.
    """

    __slots__ = ("mask",)

    def __init__(self, cards: Iterable[Card | str] | str = ()) -> None:
        mask = 0
        for card in cards if cards.__class__ is tuple else _listed(cards):
            try:
                mask |= 1 << card  # type: ignore[operator] # a word fails here, so that cards need no test
            except (TypeError, ValueError):
                mask |= 1 << Card(card)
        if mask >> 36:
            raise NotationError(f"{short(mask.bit_length() - 1)} is not a card: the cards are numbered from 0 to 35.")
        self.mask = mask

    @staticmethod
    def of(cards: tuple[Card, ...]) -> CardSet:
        """The set of these cards. The sets made last are kept: the same hand is asked for several times a step."""
        return _set_of(cards)

    @classmethod
    def of_mask(cls, mask: int) -> CardSet:
        """The set with these bits: bit `n` stands for `Card(n)`, from 0 to 35."""
        made = object.__new__(cls)
        made.mask = mask
        return made

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards separated by spaces, as `KH QH 7S`."""
        return cls(parse_cards(text))

    def __contains__(self, card: object) -> bool:
        if not isinstance(card, int):
            return isinstance(card, str) and card in _KNOWN and bool(self.mask >> _KNOWN[card] & 1)
        return 0 <= card < 36 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.mask))

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
        return f"CardSet('{self}')"

    def __str__(self) -> str:
        return " ".join(str(card) for card in self)


_set_of = lru_cache(maxsize=64)(CardSet)


def _mask(cards: Iterable[object]) -> int:
    if isinstance(cards, CardSet):
        return cards.mask
    mask = 0
    for card in cards:
        if isinstance(card, int):
            mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set of bits, by suit, then from low to high."""
    found: tuple[Card, ...] = ()
    if mask & 0x1FF:
        found = _of_suit(mask & 0x1FF)
    if mask & _HEARTS:
        found += _of_suit(mask & _HEARTS)
    if mask & _DIAMONDS:
        found += _of_suit(mask & _DIAMONDS)
    if mask & _CLUBS:
        found += _of_suit(mask & _CLUBS)
    return found


_HEARTS, _DIAMONDS, _CLUBS = (0x1FF << suit * 9 for suit in (1, 2, 3))


@cache
def _of_suit(bits: int) -> tuple[Card, ...]:
    """The cards of one suit, kept for each of the 4 × 512 sets: sets of cards are listed several times a step."""
    return tuple(card for card in _CARDS if bits >> card & 1)


_USUAL_ORDER = "6789JQKTA"
_USUAL = tuple(_USUAL_ORDER.index(str(card.rank)) for card in _CARDS)


def from_high(cards: Iterable[Card], strength: Sequence[int] = _USUAL) -> tuple[Card, ...]:
    """Cards as a sentence lists them: the trumps first, then suit by suit, each from the highest down.

    `strength` is that of a contract (`rank_table`); without it a suit has the order of a side suit.
    """
    return tuple(sorted(cards, key=lambda card: (strength[card] <= 100, card // 9, -strength[card])))


@cache
def deck_of(lowest: Rank) -> tuple[Card, ...]:
    """Every card from `lowest` to the ace, four suits: 24, 32 or 36 cards for the 9, the 7 or the 6."""
    return tuple(Card.of(rank, suit) for suit in Suit for rank in Rank if rank >= lowest)


def parse_cards(cards: Iterable[Card | str] | str) -> tuple[Card, ...]:
    """Cards in the order given, from cards, words (`["KH", "QH"]`) or one text (`"KH QH"`).

    NotationError for anything else.
    """
    return tuple(map(Card, _listed(cards)))


def _listed(cards: Iterable[Card | str] | str) -> Iterable[Card | str]:
    """The cards one by one, a text split at its spaces; NotationError if they cannot be listed."""
    if isinstance(cards, str):
        return cards.split()
    if not isinstance(cards, Iterable):
        raise NotationError(
            f"{short(cards)} is not a row of cards: write a text such as KH QH, or give a list of cards."
        )
    return cards
