"""The pictures of a rule sheet as data: groups of cards with a caption above and a note below each card."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine import Card, Message
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say


@dataclass(frozen=True)
class Pictured:
    """One card of a picture. `note` stands below it: its points, or what it does in a trick.

    `allowed` tells whether a card of a hand may be played; None if the picture is not about that.
    """

    card: Card
    note: int | Message | None = None
    wins: bool = False
    allowed: bool | None = None


@dataclass(frozen=True)
class Group:
    """Cards that lie together; `ranked` ones lie from the highest to the lowest."""

    cards: tuple[Pictured, ...]
    label: Message | None = None
    ranked: bool = False


@dataclass(frozen=True)
class Picture:
    """A picture in the section `anchor`, with the sentence below it.

    `follows` is the source of the paragraph after which it stands; empty is the end of the section.
    """

    anchor: str
    caption: Message
    groups: tuple[Group, ...]
    follows: str = ""


def points_label(points: int) -> Message:
    """What cards score together."""
    return say(QT_TRANSLATE_NOOP("sheet", "{points} points"), points=points)


def cards_of(*texts: str) -> tuple[Card, ...]:
    """Cards from texts such as `KH`."""
    return tuple(Card.parse(text) for text in texts)


HIGHEST = QT_TRANSLATE_NOOP("sheet", "highest")
LOWEST = QT_TRANSLATE_NOOP("sheet", "lowest")
"""The words at the two ends of a row of cards in order."""

_AND_WINS = QT_TRANSLATE_NOOP("sheet", "{card} ({note}, wins)")
_NOTED = QT_TRANSLATE_NOOP("sheet", "{card} ({note})")
_JUDGED = {
    True: QT_TRANSLATE_NOOP("sheet", "{card} (may be played)"),
    False: QT_TRANSLATE_NOOP("sheet", "{card} (may not be played)"),
}


def in_words(shown: Pictured) -> str:
    """The text for a card of a picture in words, with the places `{card}` and `{note}`."""
    if shown.allowed is not None:
        return _JUDGED[shown.allowed]
    if shown.note is None:
        return "{card}"
    return _AND_WINS if shown.wins else _NOTED
