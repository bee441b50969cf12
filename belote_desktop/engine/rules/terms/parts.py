"""Values of rules: the phases of a deal and the zones of its cards."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class Phase(Choice):
    AUCTION = "auction", QT_TRANSLATE_NOOP("rules", "auction")
    RAISES = "raises", QT_TRANSLATE_NOOP("rules", "doubling")
    SECOND_DEAL = "second_deal", QT_TRANSLATE_NOOP("rules", "second deal")
    EXCHANGE = "exchange", QT_TRANSLATE_NOOP("rules", "exchange")
    DECLARING = "declaring", QT_TRANSLATE_NOOP("rules", "declaring")
    PLAY = "play", QT_TRANSLATE_NOOP("rules", "play")
    CHALLENGE = "challenge", QT_TRANSLATE_NOOP("rules", "challenge")
    SETTLED = "settled", QT_TRANSLATE_NOOP("rules", "settled")
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "discard")


class Zone(Choice):
    HAND = "hand", QT_TRANSLATE_NOOP("rules", "hand")
    KITTY = "kitty", QT_TRANSLATE_NOOP("rules", "kitty")
    COVERED = "covered", QT_TRANSLATE_NOOP("rules", "covered cards")
    UNCOVERED = "uncovered", QT_TRANSLATE_NOOP("rules", "uncovered cards")
    STOCK = "stock", QT_TRANSLATE_NOOP("rules", "stock")
    TURN_UP = "turn_up", QT_TRANSLATE_NOOP("rules", "turned card")
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "discard")
    TRICK = "trick", QT_TRANSLATE_NOOP("rules", "trick")
    WON = "won", QT_TRANSLATE_NOOP("rules", "tricks won")


class Sight(Choice):
    """Who may see the cards of a zone."""

    OWNER = "owner", QT_TRANSLATE_NOOP("rules", "its owner")
    ALL = "all", QT_TRANSLATE_NOOP("rules", "everyone")
    NOBODY = "nobody", QT_TRANSLATE_NOOP("rules", "nobody")
