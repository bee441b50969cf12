"""Values of rules: the cards and the play."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class NoTrumpScale(Choice):
    ACE19 = "ace19", QT_TRANSLATE_NOOP("rules", "an ace counts 19")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "plain values, 130 in all")
    PROPORTIONAL = "proportional", QT_TRANSLATE_NOOP("rules", "plain values in proportion to 162")


class AllTrumpScale(Choice):
    RESCALED = "rescaled", QT_TRANSLATE_NOOP("rules", "14 9 6 5 3 1, 152 in all")
    RESCALED_FFB = "rescaled_ffb", QT_TRANSLATE_NOOP("rules", "13 9 6 5 3 2, 152 in all")
    RAW = "raw", QT_TRANSLATE_NOOP("rules", "full trump values, 248 in all")
    PROPORTIONAL = "proportional", QT_TRANSLATE_NOOP("rules", "full trump values in proportion to 162")


class Leader(Choice):
    ELDEST = "eldest", QT_TRANSLATE_NOOP("rules", "the player after the dealer")
    TAKER = "taker", QT_TRANSLATE_NOOP("rules", "the taker")
    FIRST_BIDDER = "first_to_bid", QT_TRANSLATE_NOOP("rules", "the player who bid first")
    AFTER_TAKER = "left_of_caller", QT_TRANSLATE_NOOP("rules", "the player after the taker")
    GENERALE_BIDDER = (
        "generale_bidder",
        QT_TRANSLATE_NOOP("rules", "the player after the dealer, but the bidder of a générale"),
    )


class Raise(Choice):
    ALWAYS = "always", QT_TRANSLATE_NOOP("rules", "always")
    NOT_IF_PARTNER_WINNING = "not_if_partner_winning", QT_TRANSLATE_NOOP("rules", "unless the partner is winning")
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "never")


class PartnerWinning(Choice):
    FREE = "free", QT_TRANSLATE_NOOP("rules", "any card may be played")
    NO_UNDERRUFF = "no_underruff", QT_TRANSLATE_NOOP("rules", "any card but a lower trump")
    MUST_TRUMP = "must_trump", QT_TRANSLATE_NOOP("rules", "a trump must be played all the same")
    ANY_TRUMP = "any_trump", QT_TRANSLATE_NOOP("rules", "a trump must be played, higher or lower than the partner's")


class Undertrump(Choice):
    MUST = "must", QT_TRANSLATE_NOOP("rules", "a lower trump must be played")
    FREE = "free", QT_TRANSLATE_NOOP("rules", "any card may be played")
    AVOID = "avoid", QT_TRANSLATE_NOOP("rules", "any card but a lower trump may be played")


class Misplay(Choice):
    PREVENT = "prevent", QT_TRANSLATE_NOOP("rules", "cards that may not be played cannot be played")
    CHALLENGE = "challenge", QT_TRANSLATE_NOOP("rules", "free play; the other side may challenge")
