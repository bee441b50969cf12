"""The single keys of the table: their commands, defaults, and the situations in which they apply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Flag, StrEnum, auto
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP

SHIFT = "⇧"
"""The prefix of a key pressed with Shift."""


class Command(StrEnum):
    """A command with a single key; the value is its name in the settings."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    IN_ORDER = "in_order"
    PERMITTED = "permitted"
    HINT = "hint"
    CLAIM = "claim"
    LAST_TRICK = "last_trick"
    READ = "read"
    UNDO = "undo"
    TAKE = "take"
    PASS = "pass"
    NO_TRUMP = "no_trump"
    ALL_TRUMP = "all_trump"
    RAISE = "raise"
    WHY = "why"
    HOKUM = "hokum"
    SUN = "sun"
    ASHKAL = "ashkal"
    CLOSED = "closed"
    SCHMEISS = "schmeiss"
    ACCEPT = "accept"
    REFUSE = "refuse"
    THROW_IN = "throw_in"
    EXCHANGE = "exchange"
    LAY_AWAY = "lay_away"


class When(Flag):
    """The situations in which a key can apply: card play, and the auctions by their kind of calls."""

    PLAY = auto()
    NAMING = auto()
    BALOOT = auto()
    KLABERJASS = auto()
    CALLS = NAMING | BALOOT | KLABERJASS
    ALWAYS = PLAY | CALLS


@dataclass(frozen=True)
class Use:
    """The default key of a command, when it applies, and its description, translated in the context `keys`."""

    key: str
    when: When
    text: str


USES: Mapping[Command, Use] = MappingProxyType({
    Command.SPADES: Use("S", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to spades; in the auction name them.")),
    Command.HEARTS: Use(
        SHIFT + "H", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to hearts; in the auction name them.")
    ),
    Command.DIAMONDS: Use("D", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to diamonds; in the auction name them.")),
    Command.CLUBS: Use("C", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to clubs; in the auction name them.")),
    Command.IN_ORDER: Use("O", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Put your hand in order again.")),
    Command.PERMITTED: Use(
        SHIFT + "W", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Mark everything that may be played or said now.")
    ),
    Command.HINT: Use(
        "H", When.ALWAYS,
        QT_TRANSLATE_NOOP(
            "keys", "Ask for a hint; again for more: the question, the idea, the card or call, the numbers."
        ),
    ),
    Command.CLAIM: Use(
        "A", When.PLAY, QT_TRANSLATE_NOOP("keys", "Claim the tricks that are left, when all are certainly yours.")
    ),
    Command.LAST_TRICK: Use("L", When.PLAY, QT_TRANSLATE_NOOP("keys", "Show the last trick, or put it away.")),
    Command.READ: Use(
        "R", When.ALWAYS,
        QT_TRANSLATE_NOOP("keys", "Say what lies on the table, the contract and the score, for a screen reader."),
    ),
    Command.UNDO: Use("U", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Take back your last card or call.")),
    Command.TAKE: Use("T", When.CALLS, QT_TRANSLATE_NOOP("keys", "Take the turned card.")),
    Command.PASS: Use("P", When.CALLS, QT_TRANSLATE_NOOP("keys", "Pass.")),
    Command.NO_TRUMP: Use("N", When.NAMING, QT_TRANSLATE_NOOP("keys", "Say no trump.")),
    Command.ALL_TRUMP: Use("A", When.NAMING, QT_TRANSLATE_NOOP("keys", "Say all trump.")),
    Command.RAISE: Use("X", When.CALLS, QT_TRANSLATE_NOOP("keys", "Double, or raise what is doubled.")),
    Command.WHY: Use(
        "W", When.CALLS, QT_TRANSLATE_NOOP("keys", "Tell why the rest may not be said, or put it away.")
    ),
    Command.HOKUM: Use("K", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: say hokum.")),
    Command.SUN: Use("N", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: say sun.")),
    Command.ASHKAL: Use("A", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: say ashkal.")),
    Command.CLOSED: Use("Z", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: raise closed.")),
    Command.SCHMEISS: Use("M", When.KLABERJASS, QT_TRANSLATE_NOOP("keys", "Klaberjass: offer to schmeiss.")),
    Command.ACCEPT: Use("Y", When.KLABERJASS, QT_TRANSLATE_NOOP("keys", "Klaberjass: accept.")),
    Command.REFUSE: Use("N", When.KLABERJASS, QT_TRANSLATE_NOOP("keys", "Klaberjass: refuse.")),
    Command.THROW_IN: Use("I", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Throw your hand in.")),
    Command.EXCHANGE: Use("E", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Exchange your low trump for the turned card.")),
    Command.LAY_AWAY: Use("L", When.CALLS, QT_TRANSLATE_NOOP("keys", "Lay the chosen cards away.")),
})  # fmt: skip

SUITS: Mapping[Suit, Command] = MappingProxyType({
    Suit.SPADES: Command.SPADES, Suit.HEARTS: Command.HEARTS,
    Suit.DIAMONDS: Command.DIAMONDS, Suit.CLUBS: Command.CLUBS,
})  # fmt: skip


def letter_of(event: QKeyEvent) -> str:
    """The letter typed, of any alphabet, in upper case; empty for other keys."""
    key, typed = event.key(), event.text()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return typed.upper() if len(typed) == len(typed.upper()) == 1 and typed.isalpha() else ""


def nth_card(event: QKeyEvent) -> int | None:
    """The index, from 0, of the card that a digit key names."""
    key = int(event.key()) - int(Qt.Key.Key_1)
    return key if 0 <= key <= 8 else None


def fixed_keys() -> tuple[tuple[str, str], ...]:
    """The keys that cannot be changed, with their descriptions."""
    return (
        ("← →", QCoreApplication.translate("keys", "Walk along the hand.")),
        ("⇧← ⇧→", QCoreApplication.translate("keys", "Move the card in your hand; dragging it does the same.")),
        (
            QCoreApplication.translate("keys", "Enter"),
            QCoreApplication.translate(
                "keys", "Play the card or press the button that has the focus; in the auction, say the chosen call."
            ),
        ),
        ("1 … 9", QCoreApplication.translate("keys", "Go to the first, second … card.")),
        (QCoreApplication.translate("keys", "Space"), QCoreApplication.translate("keys", "Finish what is moving.")),
        (QCoreApplication.translate("keys", "Esc"), QCoreApplication.translate("keys", "Close an explanation.")),
    )
