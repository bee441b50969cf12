"""The keys of the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from belote_desktop.engine.cards import Suit

UNDO, LAST_TRICK, HINT, READ, CLAIM, IN_ORDER = "U", "L", "H", "R", "A", "O"
SHIFT = "⇧"
PERMITTED = SHIFT + "W"
SUIT_KEYS: Mapping[str, str] = MappingProxyType({"S": "S", SHIFT + "H": "H", "D": "D", "C": "C"})
"""What is pressed for each suit: H alone asks for a hint, which must never name a suit by mistake."""


def key_letter(event: QKeyEvent) -> str:
    """The capital letter of a key, as it stands on a button; an empty text for other keys.

    Shift is part of it where a key means something else without it (`⇧H`).
    """
    key = event.key()
    letter = chr(key) if Qt.Key.Key_A <= key <= Qt.Key.Key_Z else ""
    shifted = SHIFT + letter
    means_more = shifted in SUIT_KEYS or shifted == PERMITTED
    return shifted if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and means_more else letter


def suit_key(suit: Suit) -> str:
    """The key that names a suit or goes to it."""
    return next(key for key, letter in SUIT_KEYS.items() if letter == str(suit))


def nth_card(event: QKeyEvent) -> int | None:
    """The place of the card that a digit names, from 0."""
    key = int(event.key()) - int(Qt.Key.Key_1)
    return key if 0 <= key <= 8 else None


def key_table() -> tuple[tuple[str, str], ...]:
    """Every key of the table with what it does, for the window that lists the keys."""
    return (
        ("← →", QCoreApplication.translate("keys", "Walk along the hand.")),
        ("⇧← ⇧→", QCoreApplication.translate("keys", "Move the card in your hand; dragging it does the same.")),
        (IN_ORDER, QCoreApplication.translate("keys", "Put your hand in order again.")),
        ("Enter", QCoreApplication.translate("keys", "Play the card, or press the button, that has the focus.")),
        ("1 … 9", QCoreApplication.translate("keys", "Go to the first, second … card.")),
        (
            "S ⇧H D C",
            QCoreApplication.translate("keys", "Go to spades, hearts, diamonds, clubs; in the auction name the suit."),
        ),
        ("T", QCoreApplication.translate("keys", "Take the turned card.")),
        ("P", QCoreApplication.translate("keys", "Pass.")),
        (
            "N A X",
            QCoreApplication.translate(
                "keys", "Say no trump, all trump, a double; the key of every other call stands on its button."
            ),
        ),
        ("W", QCoreApplication.translate("keys", "Tell why the rest may not be said, or put it away.")),
        (PERMITTED, QCoreApplication.translate("keys", "Mark everything that may be played or said now.")),
        (
            HINT,
            QCoreApplication.translate(
                "keys", "Ask for a hint; again for more: the question, the idea, the card or call, the numbers."
            ),
        ),
        (CLAIM, QCoreApplication.translate("keys", "Claim the tricks that are left, when all are certainly yours.")),
        (LAST_TRICK, QCoreApplication.translate("keys", "Show the last trick, or put it away.")),
        (
            READ,
            QCoreApplication.translate(
                "keys", "Say what lies on the table, the contract and the score, for a screen reader."
            ),
        ),
        (UNDO, QCoreApplication.translate("keys", "Take back your last card or call.")),
        ("Space", QCoreApplication.translate("keys", "Finish what is moving.")),
        ("Esc", QCoreApplication.translate("keys", "Close an explanation.")),
    )
