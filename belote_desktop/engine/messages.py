"""Messages for people from below the window: an English sentence with named places, and the values for them.

The sentence stays in English until floor 7 renders it in the person's language; `in_english` renders it without Qt.
Suits and cards are values, never words, and are shown as tokens, because some languages decline nouns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit

SUIT_MARKS = "♠♥♦♣"


class Source(str):
    """An English text that knows the context under which translators find it."""

    __slots__ = ("context",)
    context: str

    def __new__(cls, text: str, context: str = "") -> Source:
        made = str.__new__(cls, text)
        made.context = context
        return made


def QT_TRANSLATE_NOOP(context: str, source: str) -> Source:
    """Mark `source` for translation under `context`; it stays English until the window renders it."""
    return Source(source, context)


@dataclass(frozen=True)
class SeatName:
    """A player named in a sentence; the window puts the name of the seat there."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


@dataclass(frozen=True)
class Message:
    """A whole sentence in English with places like `{cards}`, and the values for them."""

    source: str
    facts: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    to_player: str = ""
    """The same sentence in the second person, for the player at `{player}`; empty where it names no player."""

    def __hash__(self) -> int:
        return hash((self.source, tuple(self.facts)))

    def __repr__(self) -> str:
        return f"<Message {in_english(self)!r}>"

    def __str__(self) -> str:
        return in_english(self)


def say(source: str, **facts: object) -> Message:
    """A message; `source` comes from QT_TRANSLATE_NOOP."""
    return Message(source, MappingProxyType(facts))


def say_of(seat: int, source: str, to_player: str, **facts: object) -> Message:
    """A message about the player of a seat, who is named at `{player}`; `to_player` says it to that player as *you*."""
    return Message(source, MappingProxyType({"player": SeatName(seat), **facts}), to_player)


def in_english(message: Message) -> str:
    """The sentence in English with its values filled in."""
    return message.source.format_map({name: _english_fact(fact) for name, fact in message.facts.items()})


def _english_fact(fact: object) -> str:
    if isinstance(fact, Message):
        return in_english(fact)
    if isinstance(fact, Suit):
        return SUIT_MARKS[fact]
    if isinstance(fact, Card):
        return token(fact)
    if isinstance(fact, (CardSet, tuple)):
        return " ".join(_english_fact(part) for part in fact)
    if isinstance(fact, float):
        return f"{fact:.1f}"
    label = getattr(fact, "label", None)
    return label if isinstance(label, str) else str(fact)


def token(card: Card) -> str:
    """A card as it stands in a sentence: `K♥`, `10♠`."""
    return ("10" if card.rank is Rank.TEN else str(card.rank)) + SUIT_MARKS[card.suit]
