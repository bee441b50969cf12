"""The keys of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

UNDO, LAST_TRICK, HINT, READ = "U", "L", "I", "R"
SUIT_KEYS = ("S", "H", "D", "C")
"""H is for hearts, so a hint has the I."""


def key_letter(event: QKeyEvent) -> str:
    """The capital letter of a key; an empty text for other keys."""
    key = event.key()
    return chr(key) if Qt.Key.Key_A <= key <= Qt.Key.Key_Z else ""


def nth_card(event: QKeyEvent) -> int | None:
    """The place of the card that a digit names, from 0."""
    key = int(event.key()) - int(Qt.Key.Key_1)
    return key if 0 <= key <= 8 else None


def key_table() -> tuple[tuple[str, str], ...]:
    """Every key of the table with what it does, for the window that lists the keys."""
    return (
        ("← →", QCoreApplication.translate("keys", "Walk along the hand.")),
        ("Enter", QCoreApplication.translate("keys", "Play the card, or press the button, that has the focus.")),
        ("1 … 9", QCoreApplication.translate("keys", "Go to the first, second … card.")),
        (
            "S H D C",
            QCoreApplication.translate("keys", "Go to spades, hearts, diamonds, clubs; in the auction name the suit."),
        ),
        ("T", QCoreApplication.translate("keys", "Take the turned card.")),
        ("P", QCoreApplication.translate("keys", "Pass.")),
        (HINT, QCoreApplication.translate("keys", "Ask for a hint; again for more.")),
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
