"""Bits of the numbers that stand for sets of cards, for the search uncompiled; `bits.pxd` has the same in C."""

from __future__ import annotations


def ctz(x: int) -> int:
    """The place of the lowest bit of a number that is not 0."""
    return (x & -x).bit_length() - 1


def top(x: int) -> int:
    """The place of the highest bit of a number that is not 0."""
    return x.bit_length() - 1


def ones(x: int) -> int:
    """How many bits a number has."""
    return x.bit_count()


def lane_bits(lane: int) -> int:
    """The cards of a lane, one of the four parts of 16 bits that hold a suit each."""
    return 0x3FFF << (16 * lane)
