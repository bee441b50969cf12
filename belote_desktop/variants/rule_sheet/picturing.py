"""The pictures of a rule sheet as data: groups of cards with a caption above and a note below each card."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine import Card, Message
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted


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
    #: Above cards in a picture of the rule sheet: what they score together.
    return counted(QT_TRANSLATE_NOOP("sheet", "%n point(s)", "", 1), points)


def cards_of(*texts: str) -> tuple[Card, ...]:
    """Cards from texts such as `KH`."""
    return tuple(Card.parse(text) for text in texts)


#: At the left end of a row of cards in a picture.
HIGHEST = QT_TRANSLATE_NOOP("sheet", "highest")
#: At the right end of a row of cards in a picture.
LOWEST = QT_TRANSLATE_NOOP("sheet", "lowest")
"""The words at the two ends of a row of cards in order."""

#: {card}: a card. {note}: its points, or what it does (led, ruffs). Said in place of a picture.
_AND_WINS = QT_TRANSLATE_NOOP("sheet", "{card} ({note}, wins)")
#: {card}: a card. {note}: its points, or what it does (led, ruffs). Said in place of a picture.
_NOTED = QT_TRANSLATE_NOOP("sheet", "{card} ({note})")
_JUDGED = {
    #: {card}: a card. Said in place of a picture: you may play it.
    True: QT_TRANSLATE_NOOP("sheet", "{card} (allowed)"),
    #: {card}: a card. Said in place of a picture: you may not play it.
    False: QT_TRANSLATE_NOOP("sheet", "{card} (not allowed)"),
}


def in_words(shown: Pictured) -> str:
    """The text for a card of a picture in words, with the places `{card}` and `{note}`."""
    if shown.allowed is not None:
        return _JUDGED[shown.allowed]
    if shown.note is None:
        return "{card}"
    return _AND_WINS if shown.wins else _NOTED
