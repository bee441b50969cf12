"""Chance from two parts: secrets of the program, fixed first, and a number of the person, chosen without knowing them.

Whatever is drawn is drawn as an order: words such as `KH` or `cut 17` are ordered by the SHA-256 of the secret, the
number, the purpose and the word. Every order is equally likely, nobody can work it out from one of the two parts, and
`sha256sum` and `sort` repeat it. docs/record.md, The seal, has the whole construction.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from belote_desktop.engine.cards import Card

LAST_DEAL = 10_000
"""The deal whose secret is drawn; those of all deals before follow from it. No match comes near: a record may have
200,000 lines (`records.limits`), and a deal has some 60. Working out the first secret takes 6 ms."""


def sha256_of(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


@lru_cache(maxsize=8)
def _secret(last: str, deal: int) -> str:
    secret = last
    for _ in range(LAST_DEAL - deal):
        secret = sha256_of(secret)
    return secret


@dataclass(frozen=True)
class SharedSeed:
    """The seed of a match: `last`, the secret of its last possible deal, and `number`, the digits of the person.

    The secret of a deal is the SHA-256 of that of the next deal. So the one seal of the first deal, which is the
    SHA-256 of its secret, fixes the secrets of all deals, and a secret that is revealed tells nothing of later ones.
    """

    last: str
    number: str

    def secret(self, deal: int) -> str:
        """The secret of a deal: 64 hexadecimal digits."""
        return _secret(self.last, deal)

    @property
    def seal(self) -> str:
        """The seal of the first deal, which may be shown before the number is chosen."""
        return sha256_of(self.secret(1))

    def draw(self, deal: int, purpose: str) -> SharedDraw:
        """What is drawn for one purpose in a deal."""
        return SharedDraw(self.secret(deal), self.number, purpose)


@dataclass(frozen=True)
class SharedDraw:
    """What is drawn for one purpose from the secret of a deal and the person's number."""

    secret: str
    number: str
    purpose: str

    @property
    def name(self) -> str:
        """What precedes each word that is ordered."""
        return f"{self.secret} {self.number} {self.purpose}"

    def _ordered(self, words: Iterable[str]) -> list[str]:
        return sorted(words, key=lambda word: sha256_of(f"{self.name} {word}"))

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely: the one that comes first."""
        return int(self._ordered(map(str, range(limit)))[0])

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards in the order of their words."""
        return tuple(map(Card.parse, self._ordered(map(str, cards))))

    def cut(self, cards: tuple[Card, ...], smallest: int) -> tuple[Card, ...]:
        """The cards cut at the place that comes first. Both parts have at least `smallest` cards."""
        at = int(self._ordered(f"cut {place}" for place in cut_places(len(cards), smallest))[0].split()[1])
        return cards[at:] + cards[:at]


def deck_draw(secret: str, number: str, deal: int) -> SharedDraw:
    """What the deck of a deal is drawn from."""
    return SharedDraw(secret, number, f"deal {deal}")


def cut_places(size: int, smallest: int) -> range:
    """How many cards can be lifted off a pack of this size."""
    return range(smallest, size - smallest + 1)
