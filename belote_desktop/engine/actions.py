"""What a player may do, and how each action is written.

All games share one grammar (table in `docs/actions.md`). `str(action)` writes an action and `parse_action` reads it
back. The phase and the ruleset decide which actions are allowed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from belote_desktop.engine.cards import Card, Rank, Suit, deck_of, parse_cards
from belote_desktop.engine.contract import Denomination, bid_text
from belote_desktop.engine.errors import NotationError, short
from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.short_repr import member_repr, short_repr


class Word(StrEnum):
    """The actions that consist of a single word."""

    PASS = "pass"
    TAKE = "take"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    RAISE = "raise"
    MATCH = "match"
    HOKUM = "hokum"
    SUN = "sun"
    ASHKAL = "ashkal"
    DOUBLE_OPEN = "double-open"
    DOUBLE_CLOSED = "double-closed"
    THREE_OPEN = "three-open"
    THREE_CLOSED = "three-closed"
    FOUR_OPEN = "four-open"
    FOUR_CLOSED = "four-closed"
    GAHWA = "gahwa"
    BELOTE = "belote"
    SCHMEISS = "schmeiss"
    ACCEPT = "accept"
    REFUSE = "refuse"
    THROW_IN = "throw-in"
    CLAIM = "claim"
    CHALLENGE = "challenge"
    DONE = "done"

    __repr__ = member_repr


@keeping_hash
@dataclass(frozen=True)
class Say:
    """An action that is one word, as pass or take."""

    word: Word

    __repr__ = short_repr

    def __eq__(self, other: object) -> bool:
        """Equal if the word is; the words that games use most are the same objects, which is seen at once."""
        return self is other or (self.word is other.word if isinstance(other, Say) else NotImplemented)

    def __str__(self) -> str:
        return str(self.word)


@keeping_hash
@dataclass(frozen=True)
class Name:
    """Name the trump suit, no trump or all trump."""

    denomination: Denomination

    __repr__ = short_repr

    def __str__(self) -> str:
        return str(self.denomination)


@dataclass(frozen=True)
class NameHokum:
    """Hokum in a suit of one's choice, in the second round of Baloot."""

    suit: Suit

    __repr__ = short_repr

    def __str__(self) -> str:
        return f"hokum{self.suit}"


class BidKind(StrEnum):
    POINTS = ""
    CAPOT = "capot"
    GENERALE = "generale"

    __repr__ = member_repr


@keeping_hash
@dataclass(frozen=True)
class Bid:
    """A bid of points, of all tricks (`capot`), or of all tricks without the partner's help (`generale`).

    `capot` beside points is the flag of Bazar Blot: a bid with the promise of all tricks.
    """

    points: int
    denomination: Denomination
    kind: BidKind = BidKind.POINTS
    capot: bool = False

    __repr__ = short_repr

    def __str__(self) -> str:
        if self.kind is not BidKind.POINTS:
            return f"{self.kind}{self.denomination}"
        return bid_text(self.points, self.denomination, capot=self.capot)


@dataclass(frozen=True)
class Declaration:
    """A run of three or more cards of one suit, or four cards of a kind; `cards` from the highest down."""

    cards: tuple[Card, ...]

    @property
    def is_carre(self) -> bool:
        return len({card.rank for card in self.cards}) == 1

    @property
    def rank(self) -> Rank:
        """The rank of a carré, the highest rank of a run."""
        return self.cards[0].rank

    @property
    def suit(self) -> Suit | None:
        """The suit of a run; None for a carré."""
        return None if self.is_carre else self.cards[0].suit

    __repr__ = short_repr

    def __str__(self) -> str:
        return f"four {self.rank}" if self.is_carre else "-".join(str(card) for card in self.cards)


@dataclass(frozen=True)
class Declare:
    """Announce a declaration at one's turn."""

    declaration: Declaration

    __repr__ = short_repr

    def __str__(self) -> str:
        return f"declare {self.declaration}"


@dataclass(frozen=True)
class Announce:
    """The public form of a declaration before it is shown: its class without its cards (`announce run3`)."""

    length: int
    """Cards of the run as announced (3, 4, 5 for five and more); 0 for four of a kind."""

    __repr__ = short_repr

    def __str__(self) -> str:
        return f"announce run{self.length}" if self.length else "announce four"


@dataclass(frozen=True)
class Exchange:
    """Exchange a low trump for the turned card."""

    card: Card

    __repr__ = short_repr

    def __str__(self) -> str:
        return f"exchange {self.card}"


@dataclass(frozen=True)
class Discard:
    """Discard cards face down; the public form has only their number, not the cards."""

    cards: tuple[Card, ...] = ()
    count: int = 0

    def __post_init__(self) -> None:
        """Sort the cards, so that actions with the same cards are equal."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    __repr__ = short_repr

    def __str__(self) -> str:
        return f"discard {' '.join(map(str, self.cards)) or self.count}"


@keeping_hash
@dataclass(frozen=True)
class Play:
    """Play a card."""

    card: Card

    __repr__ = short_repr

    @staticmethod
    def each(cards: Iterable[Card]) -> tuple[Play, ...]:
        """The plays of these cards. Each is made once: options are listed at every step."""
        return tuple([_PLAYS[card] for card in cards])

    def __str__(self) -> str:
        return str(self.card)


_PLAYS = tuple(map(Play, deck_of(Rank.SIX)))
Action = Say | Name | NameHokum | Bid | Declare | Announce | Exchange | Discard | Play

PASS, TAKE, DOUBLE, REDOUBLE = Say(Word.PASS), Say(Word.TAKE), Say(Word.DOUBLE), Say(Word.REDOUBLE)
BELOTE, DONE, THROW_IN = Say(Word.BELOTE), Say(Word.DONE), Say(Word.THROW_IN)
CHALLENGE, CLAIM = Say(Word.CHALLENGE), Say(Word.CLAIM)


def public(action: Action) -> Action:
    """What the other players learn of an action when it is done: cards laid face down stay hidden."""
    if isinstance(action, Discard):
        return Discard(count=len(action.cards))
    if isinstance(action, Declare):
        return announcement(action.declaration)
    return action


def announcement(declaration: Declaration) -> Announce:
    """The class that is said when a declaration is announced: carré, or a run of 3, 4, or 5 and more."""
    return Announce(0 if declaration.is_carre else min(5, len(declaration.cards)))


def parse_declaration(text: str) -> Declaration:
    """Read `KH-QH-JH` or `four J`; NotationError if it is neither a run nor four of a kind."""
    four = re.fullmatch(r"four ([6-9TJQKA])", text)
    if four:
        return Declaration(tuple(Card.of(Rank.parse(four[1]), suit) for suit in Suit))
    cards = tuple(Card.parse(word) for word in text.split("-"))
    steps = {(one.suit, one.rank - 1) == (two.suit, two.rank) for one, two in pairwise(cards)}
    if len(cards) < 3 or steps != {True}:
        raise NotationError(f"{short(text)} is not a run of one suit from the highest card down, such as KH-QH-JH.")
    return Declaration(cards)


_Maker = Callable[[re.Match[str]], Action]
_SUIT, _ANY = "([SHDC])", "(NT|AT|[SHDC])"
GRAMMAR: tuple[tuple[str, _Maker], ...] = (
    ("|".join(sorted(Word, key=len, reverse=True)), lambda m: Say(Word(m[0]))),
    (_ANY, lambda m: Name(Denomination(m[1]))),
    (f"hokum{_SUIT}", lambda m: NameHokum(Suit.parse(m[1]))),
    (f"(capot|generale){_ANY}", lambda m: Bid(0, Denomination(m[2]), BidKind(m[1]))),
    (rf"([1-9]\d+){_ANY}", lambda m: Bid(int(m[1]), Denomination(m[2]))),
    (rf"b(\d|1\d){_ANY}(capot)?", lambda m: Bid(int(m[1]), Denomination(m[2]), capot=bool(m[3]))),
    (rf"([2-9]\d|\d{{3,}}){_ANY}(capot)", lambda m: Bid(int(m[1]), Denomination(m[2]), capot=True)),
    (r"announce run([345])", lambda m: Announce(int(m[1]))),
    (r"announce four", lambda _: Announce(0)),
    (r"declare (.+)", lambda m: Declare(parse_declaration(m[1]))),
    (r"exchange (\w\w)", lambda m: Exchange(Card.parse(m[1]))),
    (r"discard (\d)", lambda m: Discard(count=int(m[1]))),
    (r"discard (.+)", lambda m: Discard(parse_cards(m[1]))),
    (r"(\w\w)", lambda m: Play(Card.parse(m[1]))),
)  # fmt: skip


def parse_any_action(text: str) -> Action:
    """Read an action of any game; NotationError if the text is not an action."""
    words = " ".join(text.split()) if isinstance(text, str) else ""
    for pattern, make in GRAMMAR:
        found = re.fullmatch(pattern, words, re.ASCII)  # no digits and letters of other scripts
        if found:
            return make(found)
    raise NotationError(f"{short(text)} is neither a card (KH), a call (pass, take, H, 100S) nor another action.")


def parse_seated_action(text: str) -> tuple[int | None, Action]:
    """Read an action that may carry its seat, as `2: double`; the seat is None where it carries none."""
    seated = re.fullmatch(r"\s*([0-9]{1,9})\s*:(.*)", text, re.DOTALL) if isinstance(text, str) else None
    return (None, parse_any_action(text)) if seated is None else (int(seated[1]), parse_any_action(seated[2]))
