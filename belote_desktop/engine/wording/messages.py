"""Messages for people from below the window: an English sentence with named places, and the values for them.

The sentence stays in English until floor 7 renders it in the person's language; `in_english` renders it without Qt.
Suits and cards are values, never words, and are shown as tokens, because some languages decline nouns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, from_high
from belote_desktop.engine.wording.places import Forms, Worded, WordedList
from belote_desktop.engine.wording.plurals import english_form

SUIT_MARKS = "♠♥♦♣"


class Source(str):
    """An English text that knows how translators find it.

    `context` groups texts, `comment` tells equal ones apart. `counted` is true if it holds `%n`, the place of a count.
    """

    __slots__ = ("comment", "context", "counted")
    context: str
    comment: str
    counted: bool

    def __new__(cls, text: str, context: str = "", comment: str = "", *, counted: bool = False) -> Source:
        made = str.__new__(cls, text)
        made.context, made.comment, made.counted = context, comment, counted
        return made


def QT_TRANSLATE_NOOP(context: str, source: str, comment: str = "", n: int | None = None) -> Source:
    """Mark `source` for translation under `context`; it stays English until the window renders it.

    The number 1 as `n`, written out, marks a sentence with `%n`: Qt's tools see a plural only by it.
    """
    return Source(source, context, comment, counted=n is not None)


@dataclass(frozen=True)
class SeatName:
    """A player named in a sentence; the window puts the name of the seat there."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


@dataclass(frozen=True)
class CallName:
    """A call named in a sentence; in its place stands what the player says, in the words of the game.

    `action` is an `Action` and `rules` a `Ruleset`, which lie above this floor.
    """

    action: object
    rules: object

    def __str__(self) -> str:
        return str(self.action)


@dataclass(frozen=True)
class Message:
    """A whole sentence in English with places like `{cards}`, and the values for them."""

    source: str
    facts: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    to_player: str = ""
    """The same sentence in the second person, for the player at `{player}`; empty where it names no player."""
    count: int | None = None
    """The number at `%n`; None where the sentence counts nothing."""

    def __hash__(self) -> int:
        return hash((self.source, tuple(self.facts), self.count))

    def __repr__(self) -> str:
        return f"<Message {in_english(self)!r}>"

    def __str__(self) -> str:
        return in_english(self)


def say(source: str, **facts: object) -> Message:
    """A message; `source` comes from QT_TRANSLATE_NOOP."""
    return Message(source, MappingProxyType(facts))


def counted(source: str, count: int, /, **facts: object) -> Message:
    """A message with a number at `%n`; the words beside it are in the singular or plural accordingly."""
    return Message(source, MappingProxyType(facts), count=count)


def say_of(seat: int, source: str, to_player: str, **facts: object) -> Message:
    """A message about the player of a seat, who is named at `{player}`; `to_player` says it to that player as *you*."""
    return Message(source, MappingProxyType({"player": SeatName(seat), **facts}), to_player)


def counted_of(seat: int, source: str, to_player: str, count: int, /, **facts: object) -> Message:
    """A message about the player of a seat (see `say_of`) with a number at `%n` (see `counted`)."""
    return Message(source, MappingProxyType({"player": SeatName(seat), **facts}), to_player, count)


def under_contract(message: Message, strength: Sequence[int]) -> Message:
    """A message that lists sets of cards from the highest down under a contract, whose `rank_table` has `strength`."""
    facts = {place: _under_contract(fact, strength) for place, fact in message.facts.items()}
    return replace(message, facts=MappingProxyType(facts))


def _under_contract(fact: object, strength: Sequence[int]) -> object:
    if isinstance(fact, Message):
        return under_contract(fact, strength)
    return from_high(fact, strength) if isinstance(fact, CardSet) else fact


def in_english(message: Message) -> str:
    """The sentence in English with its values filled in."""
    return in_words(message.source, message.count).format_map(
        {name: _english_fact(fact) for name, fact in message.facts.items()}
    )


def in_words(source: str, count: int | None = None) -> str:
    """An English text, its places still open, with the count and in the form that belongs to it."""
    return source if count is None else english_form(source, abs(count)).replace("%n", str(count))


def _english_fact(fact: object) -> Worded | WordedList:
    if isinstance(fact, CardSet):
        fact = from_high(fact)
    if isinstance(fact, tuple):
        return WordedList([Worded(str(_english_fact(part))) for part in fact], _joined)
    return Worded(_english_text(fact), partial(_english_number, fact) if isinstance(fact, (int, float)) else Forms)


def _english_number(count: float) -> Forms:
    return Forms(number=int(isinstance(count, float) or abs(count) != 1))


def _english_text(fact: object) -> str:
    if isinstance(fact, Message):
        return in_english(fact)
    if isinstance(fact, Suit):
        return SUIT_MARKS[fact]
    if isinstance(fact, Card):
        return token(fact)
    if isinstance(fact, float):
        return f"{fact:.1f}"
    label = getattr(fact, "label", None)
    return label if isinstance(label, str) else str(fact)


def _joined(parts: Sequence[str], joint: str) -> str:
    """`K♥ Q♥`, or `K♥, Q♥ or J♥` if the sentence asks for the word before the last."""
    if not joint or len(parts) < 2:
        return " ".join(parts)
    if joint == "nor":
        return f"neither {' nor '.join(parts)}"
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def token(card: Card) -> str:
    """A card as it stands in a sentence: `K♥`, `10♠`."""
    return ("10" if card.rank is Rank.TEN else str(card.rank)) + SUIT_MARKS[card.suit]
