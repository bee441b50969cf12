"""The entries of a record, one line each: deals, calls, cards, undone actions and scores."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.score import Score
from belote_desktop.records.header import writable

if TYPE_CHECKING:
    from belote_desktop.engine.matches.match import Match, SettledDeal

FULL_PACE = Fraction(1)
"""The pace of a match whose record does not say it."""
CLAIM = "claim"
"""The help that marks a claim: from here the rest of the deal is played out."""
BY_PERSON, BY_PROGRAM = "person", "program"
"""Who chose the number that has a part in the shuffle."""
Value = int | str | list[int] | list[str]


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One line of a record. `line` is its line number in the file, 0 if it was not read from one."""

    line: int = field(default=0, compare=False)

    def named(self) -> Mapping[str, Value]:
        """The parts of the entry by name, in order. The names are those of the file and of the JSON form."""
        raise NotImplementedError

    def __str__(self) -> str:
        return " ".join(f"{name} {_plain(value)}".rstrip() for name, value in self.named().items())


def _plain(value: Value) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


@dataclass(frozen=True)
class DealBegun(Entry):
    """The start of a deal: `deal 1 dealer 3`."""

    number: int
    dealer: int

    def named(self) -> Mapping[str, Value]:
        return {"deal": self.number, "dealer": self.dealer}


@dataclass(frozen=True)
class Seal(Entry):
    """The seal of a deck, made before the first card: `seal` and the SHA-256 of the deck's text and the salt."""

    digest: str

    def named(self) -> Mapping[str, Value]:
        return {"seal": self.digest}

    @staticmethod
    def of(deck: tuple[Card, ...], salt: str) -> str:
        """The seal of a deck and its salt, in hexadecimal digits."""
        return _sha256(seal_text(deck, salt))


@dataclass(frozen=True)
class PersonNumber(Entry):
    """The person's part of the shuffle: `number 482139605 by person`, or `by program` if the program drew it."""

    number: str
    is_own: bool

    def named(self) -> Mapping[str, Value]:
        return {"number": self.number, "by": BY_PERSON if self.is_own else BY_PROGRAM}


@dataclass(frozen=True)
class SealedSecret(Entry):
    """The program's part of the shuffle, `SharedSeed.last`, in base64: what the decks of all deals to come need."""

    last: str

    def named(self) -> Mapping[str, Value]:
        return {"sealed-secret": base64.b64encode(self.last.encode()).decode()}


@dataclass(frozen=True)
class SecretSeal(Entry):
    """The seal of a deal of a `SharedSeed`: `secret-seal` and the SHA-256 of the deal's secret, which is the salt."""

    digest: str

    def named(self) -> Mapping[str, Value]:
        return {"secret-seal": self.digest}

    @staticmethod
    def of(_deck: tuple[Card, ...], salt: str) -> str:
        """The seal of a secret: the deck follows from it and the person's number."""
        return _sha256(salt)


@dataclass(frozen=True)
class Sealed(Entry):
    """The deck and its salt while the deal is in progress, in base64 so that a glance at the file reveals nothing."""

    deck: tuple[Card, ...]
    salt: str

    def named(self) -> Mapping[str, Value]:
        return {"sealed": base64.b64encode(seal_text(self.deck, self.salt).encode()).decode()}


@dataclass(frozen=True)
class TurnedUp(Entry):
    """The turn-up, which everyone sees: `turn-up KH`."""

    card: Card

    def named(self) -> Mapping[str, Value]:
        return {"turn-up": str(self.card)}


@dataclass(frozen=True)
class Acted(Entry):
    """An action of a seat: `2: double`, `0: JS`."""

    seat: int
    action: Action

    def named(self) -> Mapping[str, Value]:
        return {"seat": self.seat, "action": str(self.action)}

    def __str__(self) -> str:
        return f"{self.seat}: {self.action}"


@dataclass(frozen=True)
class TookBack(Entry):
    """`take-back 3`: undoes the latest three actions still in force, with everything that followed from them."""

    count: int

    def named(self) -> Mapping[str, Value]:
        return {"take-back": self.count}


@dataclass(frozen=True)
class Helped(Entry):
    """Help given to the user: `help hint`."""

    kind: str

    def named(self) -> Mapping[str, Value]:
        return {"help": self.kind}


@dataclass(frozen=True)
class Paced(Entry):
    """The thinking of the computer players from here on: `pace 1/2`, as a fraction of their levels' normal effort."""

    pace: Fraction

    def named(self) -> Mapping[str, Value]:
        return {"pace": str(self.pace)}


@dataclass(frozen=True)
class Opened(Entry):
    """The seal opened after the deal: `open`, the deck's text and the salt."""

    deck: tuple[Card, ...]
    salt: str

    def named(self) -> Mapping[str, Value]:
        return {"open": deck_text(self.deck), "salt": self.salt}

    def __str__(self) -> str:
        return f"open {seal_text(self.deck, self.salt)}"


@dataclass(frozen=True)
class Scored(Entry):
    """The score of a deal: result, points by side, totals, points held over, and the items whose sums are the points.

    An item is written `what/side/points/rule`.
    """

    result: str
    points: tuple[int, ...]
    total: tuple[int, ...]
    held: tuple[int, ...]
    items: tuple[str, ...]

    @classmethod
    def of(cls, settled: SettledDeal) -> Scored:
        score = settled.score
        return cls(str(score.result), score.points, settled.totals, score.held_out, item_texts(score))

    def named(self) -> Mapping[str, Value]:
        return {
            "score": self.result,
            "points": list(self.points),
            "total": list(self.total),
            "held": list(self.held),
            "items": list(self.items),
        }


@dataclass(frozen=True)
class Finished(Entry):
    """The end of the match: `result 0 total 1012 640`, or `result draw total …`. `winner` is a side, or None."""

    winner: int | None
    total: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> Finished:
        return cls(match.winner, match.totals)

    def named(self) -> Mapping[str, Value]:
        return {"result": "draw" if self.winner is None else self.winner, "total": list(self.total)}


@dataclass(frozen=True)
class Note(Entry):
    """A comment: `; text`."""

    text: str

    def named(self) -> Mapping[str, Value]:
        return {"note": self.text}

    def __str__(self) -> str:
        return f"; {_one_line(self.text)}"


@dataclass(frozen=True)
class Other(Entry):
    """A line stored unchanged. `broken` means it was meant as a deal, a deck or an action, so folding stops here."""

    text: str
    broken: bool = False

    def named(self) -> Mapping[str, Value]:
        return {"other": self.text}

    def __str__(self) -> str:
        return _one_line(self.text)


def _one_line(text: str) -> str:
    return writable(text).replace("\r", " ").replace("\n", " ")


def deck_text(deck: tuple[Card, ...]) -> str:
    """A deck as text, in dealing order: `KH 7S …`."""
    return " ".join(str(card) for card in deck)


def seal_text(deck: tuple[Card, ...], salt: str) -> str:
    """A deck and its salt as they are written: the deck, a space, the salt."""
    return f"{deck_text(deck)} {salt}"


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def item_texts(score: Score) -> tuple[str, ...]:
    """The written items of a score, each as `what/side/points/rule`."""
    return tuple(f"{item.what}/{item.side}/{item.points}/{'_'.join(item.rule.split())}" for item in score.written)
