"""Values of rules: the phases of a deal and the zones of its cards."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class Phase(Choice):
    #: A stage of the deal, inside a sentence.
    AUCTION = "auction", QT_TRANSLATE_NOOP("rules", "auction")
    #: A stage of the deal, inside a sentence.
    RAISES = "raises", QT_TRANSLATE_NOOP("rules", "doubling")
    #: A stage of the deal, inside a sentence: the rest of the cards is dealt.
    SECOND_DEAL = "second_deal", QT_TRANSLATE_NOOP("rules", "second deal")
    #: A stage of the deal, inside a sentence: a low trump for the turn-up.
    EXCHANGE = "exchange", QT_TRANSLATE_NOOP("rules", "exchange")
    #: A stage of the deal, inside a sentence.
    DECLARING = "declaring", QT_TRANSLATE_NOOP("rules", "declarations")
    #: A stage of the deal, inside a sentence: the tricks.
    PLAY = "play", QT_TRANSLATE_NOOP("rules", "play")
    #: A stage of the deal, inside a sentence: a misplay may be challenged.
    CHALLENGE = "challenge", QT_TRANSLATE_NOOP("rules", "challenge")
    #: A stage of the deal, inside a sentence: the deal is scored.
    SETTLED = "settled", QT_TRANSLATE_NOOP("rules", "end of the deal")
    #: A stage of the deal, or the cards discarded then.
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "discard")


class Zone(Choice):
    #: Where cards lie: held by a player.
    HAND = "hand", QT_TRANSLATE_NOOP("rules", "hand")
    #: Where cards lie: set apart for the taker.
    KITTY = "kitty", QT_TRANSLATE_NOOP("rules", "kitty")
    #: Where cards lie: face down in the stacks.
    COVERED = "covered", QT_TRANSLATE_NOOP("rules", "covered cards")
    #: Where cards lie: face up on the stacks.
    UNCOVERED = "uncovered", QT_TRANSLATE_NOOP("rules", "open cards")
    #: Where cards lie: not dealt.
    STOCK = "stock", QT_TRANSLATE_NOOP("rules", "stock")
    #: Where cards lie: turned up to propose trumps.
    TURN_UP = "turn_up", QT_TRANSLATE_NOOP("rules", "turn-up")
    #: A stage of the deal, or the cards discarded then.
    DISCARD = "discard", QT_TRANSLATE_NOOP("rules", "discard")
    #: Where cards lie: the trick on the table.
    TRICK = "trick", QT_TRANSLATE_NOOP("rules", "trick")
    #: Where cards lie.
    WON = "won", QT_TRANSLATE_NOOP("rules", "tricks won")


class Sight(Choice):
    """Who may see the cards of a zone."""

    #: Who sees a card.
    OWNER = "owner", QT_TRANSLATE_NOOP("rules", "its owner")
    #: Who sees a card.
    ALL = "all", QT_TRANSLATE_NOOP("rules", "everyone")
    #: Who sees a card.
    NOBODY = "nobody", QT_TRANSLATE_NOOP("rules", "nobody")
