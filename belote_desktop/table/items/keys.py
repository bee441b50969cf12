"""The single keys of the table: their commands, defaults, and the situations in which they apply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Flag, StrEnum, auto
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

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
    #: What a key does.
    Command.SPADES: Use("S", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to your spades. In the auction: name spades.")),
    Command.HEARTS: Use(
        #: What a key does.
        SHIFT + "H", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to your hearts. In the auction: name hearts.")
    ),
    #: What a key does.
    Command.DIAMONDS: Use(
        "D", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to your diamonds. In the auction: name diamonds.")
    ),
    #: What a key does.
    Command.CLUBS: Use("C", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Go to your clubs. In the auction: name clubs.")),
    #: What a key does.
    Command.IN_ORDER: Use("O", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Sort your hand.")),
    Command.PERMITTED: Use(
        #: What a key does.
        SHIFT + "W", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Show everything you can play or say now.")
    ),
    Command.HINT: Use(
        "H", When.ALWAYS,
        #: What a key does.
        QT_TRANSLATE_NOOP(
            "keys",
            "Get a hint. Press it again for the next step: the question, the idea, the card or call, the numbers.",
        ),
    ),
    Command.CLAIM: Use(
        #: What a key does.
        "A", When.PLAY, QT_TRANSLATE_NOOP("keys", "Claim the remaining tricks if they are certain to be yours.")
    ),
    #: What a key does.
    Command.LAST_TRICK: Use("L", When.PLAY, QT_TRANSLATE_NOOP("keys", "Show or hide the previous trick.")),
    Command.READ: Use(
        "R", When.ALWAYS,
        #: What a key does.
        QT_TRANSLATE_NOOP("keys", "For screen readers: read the cards on the table, the contract and the score."),
    ),
    #: What a key does.
    Command.UNDO: Use("U", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Undo your last card or call.")),
    #: What a key does.
    Command.TAKE: Use("T", When.CALLS, QT_TRANSLATE_NOOP("keys", "Take the turn-up.")),
    #: What a key does.
    Command.PASS: Use("P", When.CALLS, QT_TRANSLATE_NOOP("keys", "Pass.")),
    #: What a key does.
    Command.NO_TRUMP: Use("N", When.NAMING, QT_TRANSLATE_NOOP("keys", "Call no trumps.")),
    #: What a key does.
    Command.ALL_TRUMP: Use("A", When.NAMING, QT_TRANSLATE_NOOP("keys", "Call all trumps.")),
    #: What a key does.
    Command.RAISE: Use("X", When.CALLS, QT_TRANSLATE_NOOP("keys", "Double, redouble, or raise further.")),
    Command.WHY: Use(
        #: What a key does.
        "W", When.CALLS, QT_TRANSLATE_NOOP("keys", "Show or hide why other calls are not allowed.")
    ),
    #: What a key does.
    Command.HOKUM: Use("K", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: say Hokum.")),
    #: What a key does.
    Command.SUN: Use("N", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: say Sun.")),
    #: What a key does.
    Command.ASHKAL: Use("A", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: say ashkal.")),
    #: What a key does. Closed: nobody may lead trumps.
    Command.CLOSED: Use("Z", When.BALOOT, QT_TRANSLATE_NOOP("keys", "Baloot: make a closed raise.")),
    #: What a key does.
    Command.SCHMEISS: Use("M", When.KLABERJASS, QT_TRANSLATE_NOOP("keys", "Klaberjass: say schmeiss.")),
    #: What a key does.
    Command.ACCEPT: Use("Y", When.KLABERJASS, QT_TRANSLATE_NOOP("keys", "Klaberjass: accept the schmeiss.")),
    #: What a key does.
    Command.REFUSE: Use("N", When.KLABERJASS, QT_TRANSLATE_NOOP("keys", "Klaberjass: refuse the schmeiss.")),
    #: What a key does.
    Command.THROW_IN: Use("I", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Throw in your hand.")),
    #: What a key does.
    Command.EXCHANGE: Use("E", When.ALWAYS, QT_TRANSLATE_NOOP("keys", "Exchange your low trump for the turn-up.")),
    #: What a key does.
    Command.LAY_AWAY: Use("L", When.CALLS, QT_TRANSLATE_NOOP("keys", "Discard the chosen cards.")),
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
        #: What the arrow keys do.
        (
            "← →",
            QCoreApplication.translate("keys", "Move along your hand. On a call panel: along its points and suits."),
        ),
        #: What the arrow keys up and down do.
        ("↑ ↓", QCoreApplication.translate("keys", "In the auction: bid more or fewer points.")),
        #: What a key does.
        ("⇧← ⇧→", QCoreApplication.translate("keys", "Move a card in your hand. You can also drag it.")),
        (
            #: The name of a key.
            QCoreApplication.translate("keys", "Enter"),
            #: What a key does.
            QCoreApplication.translate(
                "keys", "Play the chosen card or press the chosen button. In the auction: make the chosen call."
            ),
        ),
        #: What the digit keys do.
        ("1 … 9", QCoreApplication.translate("keys", "Go to the first card, the second card, and so on.")),
        #: The name of a key.
        (QCoreApplication.translate("keys", "Space"), QCoreApplication.translate("keys", "Skip the animation.")),
        #: The name of a key.
        (QCoreApplication.translate("keys", "Esc"), QCoreApplication.translate("keys", "Close an explanation.")),
    )
