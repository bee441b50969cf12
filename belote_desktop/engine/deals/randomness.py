"""Shuffling and cutting: the only chance in the engine, drawn from the seed alone.

The stream of a plain seed is SHA-256 of `seed/purpose/counter`, so that a deck can be checked with any SHA-256 tool.
What a person has a part in is drawn from a `SharedSeed`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Protocol

from belote_desktop.engine.cards import Card
from belote_desktop.engine.deals.shared_seed import SharedSeed

_SPAN = 1 << 64
Seed = int | SharedSeed
"""What the decks of a match come from: a plain whole number, or a secret and a number of the person."""


class Chance(Protocol):
    """What is drawn for one purpose: numbers below a limit, the order of cards, the place of a cut."""

    def below(self, limit: int) -> int: ...

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]: ...

    def cut(self, cards: tuple[Card, ...], smallest: int) -> tuple[Card, ...]: ...


def chance_of(seed: Seed, deal: int, purpose: str) -> Chance:
    """What is drawn from a seed for one purpose in a deal."""
    return seed.draw(deal, purpose) if isinstance(seed, SharedSeed) else Draw(seed, purpose)


def deck_chance(seed: Seed, deal: int) -> Chance:
    """What the deck of a deal is drawn from."""
    return chance_of(seed, deal, f"deal {deal}")


class Draw:
    """Whole numbers drawn from a seed for one purpose; equal seeds and purposes give equal draws."""

    def __init__(self, seed: int, purpose: str) -> None:
        self._name = f"{seed}/{purpose}".encode()
        self._count = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        return self._below((limit,))[0]

    def _below(self, limits: Iterable[int]) -> list[int]:
        """A number below each of the limits, drawn in their order; together, for a deck asks for some thirty."""
        name, count, found = self._name, self._count, []
        for limit in limits:
            fair = drawn = _SPAN - _SPAN % limit
            while drawn >= fair:
                drawn = int.from_bytes(sha256(b"%b/%d" % (name, count)).digest()[:8], "big")
                count += 1
            found.append(drawn % limit)
        self._count = count
        return found

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        pack = list(cards)
        places = range(len(pack) - 1, 0, -1)
        for place, other in zip(places, self._below(range(len(pack), 1, -1)), strict=True):
            pack[place], pack[other] = pack[other], pack[place]
        return tuple(pack)

    def cut(self, cards: tuple[Card, ...], smallest: int) -> tuple[Card, ...]:
        """Both parts have at least `smallest` cards."""
        at = smallest + self.below(len(cards) - 2 * smallest + 1)
        return cards[at:] + cards[:at]
