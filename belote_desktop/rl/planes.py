"""Byte encodings for observations: sets of cards as planes of bits, and one choice of several as one-hot."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache

CARDS = 36
"""Every card from the six up has a place in a plane, also in games of 32 or 24 cards."""


def small(values: Iterable[int]) -> bytes:
    """The numbers, from -128 to 127, as one byte each."""
    return array("b", values).tobytes()


def plane(mask: int) -> bytes:
    """36 numbers: 1 for each card of the set, by suit and then from the six to the ace."""
    return _SUIT[mask & 511] + _SUIT[mask >> 9 & 511] + _SUIT[mask >> 18 & 511] + _SUIT[mask >> 27]


def plane_of(cards: Iterable[int]) -> bytes:
    """The plane of these cards, in any order."""
    row = bytearray(CARDS)
    for card in cards:
        row[card] = 1
    return bytes(row)


@cache
def one_of(size: int, place: int | None) -> bytes:
    """`size` numbers: 1 at `place` and 0 elsewhere; all 0 if `place` is None."""
    return small(each == place for each in range(size))


_SUIT = tuple(small(bits >> rank & 1 for rank in range(9)) for bits in range(512))
NO_CARD = plane(0)
ONE_CARD = tuple(plane(1 << card) for card in range(CARDS))
