"""Values of rules: the cards and the play."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class NoTrumpScale(Choice):
    ACE19 = "ace19", QT_TRANSLATE_NOOP("rules", "Aces count 19")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "As in side suits, 130 in all")
    PROPORTIONAL = "proportional", QT_TRANSLATE_NOOP("rules", "As in side suits, scaled to 162")


class AllTrumpScale(Choice):
    #: The points of jack, nine, ace, ten, king and queen.
    RESCALED = "rescaled", QT_TRANSLATE_NOOP("rules", "14 9 6 5 3 1, 152 in all")
    #: The points of jack, nine, ace, ten, king and queen.
    RESCALED_FFB = "rescaled_ffb", QT_TRANSLATE_NOOP("rules", "13 9 6 5 3 2, 152 in all")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "As in trumps, 248 in all")
    PROPORTIONAL = "proportional", QT_TRANSLATE_NOOP("rules", "As in trumps, scaled to 162")


class Leader(Choice):
    ELDEST = "eldest", QT_TRANSLATE_NOOP("rules", "The player after the dealer")
    TAKER = "taker", QT_TRANSLATE_NOOP("rules", "The taker")
    FIRST_BIDDER = "first_to_bid", QT_TRANSLATE_NOOP("rules", "The player who bid first")
    AFTER_TAKER = "left_of_caller", QT_TRANSLATE_NOOP("rules", "The player after the taker")
    GENERALE_BIDDER = (
        "generale_bidder",
        QT_TRANSLATE_NOOP("rules", "The player after the dealer, or the bidder of a générale"),
    )


class Raise(Choice):
    #: An option: a rule holds always.
    ALWAYS = "always", QT_TRANSLATE_NOOP("rules", "Always")
    NOT_IF_PARTNER_WINNING = "not_if_partner_winning", QT_TRANSLATE_NOOP("rules", "Unless your partner is winning")
    #: An option: a rule holds never.
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "Never")


class PartnerWinning(Choice):
    FREE = "free", QT_TRANSLATE_NOOP("rules", "Play any card")
    NO_UNDERRUFF = "no_underruff", QT_TRANSLATE_NOOP("rules", "Any card but a lower trump")
    MUST_TRUMP = "must_trump", QT_TRANSLATE_NOOP("rules", "You must still ruff")
    ANY_TRUMP = "any_trump", QT_TRANSLATE_NOOP("rules", "You must ruff, higher or lower")


class Undertrump(Choice):
    MUST = "must", QT_TRANSLATE_NOOP("rules", "You must underruff")
    FREE = "free", QT_TRANSLATE_NOOP("rules", "Play any card")
    AVOID = "avoid", QT_TRANSLATE_NOOP("rules", "Any card but a lower trump")


class Misplay(Choice):
    PREVENT = "prevent", QT_TRANSLATE_NOOP("rules", "Misplays are impossible")
    CHALLENGE = "challenge", QT_TRANSLATE_NOOP("rules", "Free play: opponents may challenge")
