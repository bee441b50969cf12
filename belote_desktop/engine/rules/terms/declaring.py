"""Values of rules: declarations and belote."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class Declarations(Choice):
    ON = "on", QT_TRANSLATE_NOOP("rules", "runs and fours of a kind count")
    OFF = "off", QT_TRANSLATE_NOOP("rules", "no declarations")


class DeclarationPlace(Choice):
    HAND = "hand", QT_TRANSLATE_NOOP("rules", "cards held in a hand")
    TRICK = "trick", QT_TRANSLATE_NOOP("rules", "cards met in a trick")


class DeclarationWindow(Choice):
    FIRST_CARD = "first_card", QT_TRANSLATE_NOOP("rules", "with one's first card")
    BEFORE_PLAY = "before_play", QT_TRANSLATE_NOOP("rules", "before the first card is led")


class DeclarationsShown(Choice):
    """When the declarations that count are laid open."""

    AT_ONCE = "at_once", QT_TRANSLATE_NOOP("rules", "as soon as all have announced")
    FIRST_TRICK = "first_trick", QT_TRANSLATE_NOOP("rules", "after the first trick")
    END = "end", QT_TRANSLATE_NOOP("rules", "at the end of the deal")


class Announcing(Choice):
    AUTOMATIC = "automatic", QT_TRANSLATE_NOOP("rules", "by itself")
    MANUAL = "manual", QT_TRANSLATE_NOOP("rules", "by the player; what is not said is lost")


class DeclPools(Choice):
    """Whether runs and fours of a kind are compared together."""

    JOINT = "joint", QT_TRANSLATE_NOOP("rules", "all together")
    SEPARATE = "separate", QT_TRANSLATE_NOOP("rules", "runs with runs, fours with fours")


class HundredOrder(Choice):
    """How declarations of different kinds rank."""

    FOURS_FIRST = "fours_first", QT_TRANSLATE_NOOP("rules", "fours of a kind above all runs")
    SERIAL = "serial", QT_TRANSLATE_NOOP("rules", "runs of five above fours of a kind, fours above shorter runs")
    EQUAL_TIER = "equal_tier", QT_TRANSLATE_NOOP("rules", "by points, then by rank")


class NoTrumpDeclarations(Choice):
    """Which declarations count without trumps."""

    SAME = "same", QT_TRANSLATE_NOOP("rules", "the same as with trumps")
    OWN_FOURS = "own_fours", QT_TRANSLATE_NOOP("rules", "runs, and fours of a kind with points of their own")
    FOURS_ONLY = "fours_only", QT_TRANSLATE_NOOP("rules", "certain fours of a kind only")
    NONE = "none", QT_TRANSLATE_NOOP("rules", "none")


class RunTie(Choice):
    ELDER = "elder", QT_TRANSLATE_NOOP("rules", "trumps first, then the elder player")
    TRUMP_THEN_ELDER = (
        "trump_then_elder",
        QT_TRANSLATE_NOOP("rules", "trumps first, then the elder player, whatever else is set"),
    )
    CANCEL = "cancel", QT_TRANSLATE_NOOP("rules", "nobody scores a declaration")
    CANCEL_PARTNERS = (
        "cancel_partners",
        QT_TRANSLATE_NOOP("rules", "nobody scores a declaration, even if partners hold the equal runs"),
    )
    FIRST_ANNOUNCER = "first_announcer", QT_TRANSLATE_NOOP("rules", "the first to announce, trumps or not")
    CANCEL_ALWAYS = "cancel_always", QT_TRANSLATE_NOOP("rules", "nobody scores a declaration, trumps or not")
    BOTH_SCORE = "both_score", QT_TRANSLATE_NOOP("rules", "trumps first; equal plain runs count for both sides")
    DEALER_FIRST = "dealer_first", QT_TRANSLATE_NOOP("rules", "trumps first, then the dealer, then the next in turn")

    @property
    def cancels(self) -> bool:
        """Whether equal best runs leave nobody with a declaration that scores."""
        return self in (RunTie.CANCEL, RunTie.CANCEL_PARTNERS, RunTie.CANCEL_ALWAYS)


class CarreTie(Choice):
    RANKED = "ranked", QT_TRANSLATE_NOOP("rules", "aces over tens over kings over queens")
    LEVEL = "level", QT_TRANSLATE_NOOP("rules", "fours of equal value are level: the elder player's counts")


class DeclarationScore(Choice):
    BEST_SIDE = "best_side", QT_TRANSLATE_NOOP("rules", "the side with the best one")
    BOTH_SIDES = "both_sides", QT_TRANSLATE_NOOP("rules", "both sides")
    BEST_PLAYER = "best_player", QT_TRANSLATE_NOOP("rules", "the player with the best one")


class Trickless(Choice):
    LOST = "lost", QT_TRANSLATE_NOOP("rules", "lost")
    TRANSFER = "transfer", QT_TRANSLATE_NOOP("rules", "the other side's")
    KEPT = "kept", QT_TRANSLATE_NOOP("rules", "kept")
    SWEEPER = "sweeper", QT_TRANSLATE_NOOP("rules", "the other side's, the beaten ones too")


class FailedDeclarations(Choice):
    ENTITLED = "entitled", QT_TRANSLATE_NOOP("rules", "the valid declarations only")
    PAID = "paid", QT_TRANSLATE_NOOP("rules", "the valid declarations, but not those of a side without a trick")
    ALL_ANNOUNCED = "all_announced", QT_TRANSLATE_NOOP("rules", "all declarations, the beaten ones too")
    DEFENDERS_ONLY = "defenders_only", QT_TRANSLATE_NOOP("rules", "the defenders' own valid declarations only")


class TrickQuartet(Choice):
    """Which fours of a kind count in a trick."""

    ALL_RANKS = "all_ranks", QT_TRANSLATE_NOOP("rules", "all ranks")
    TEN_UP = "ten_up", QT_TRANSLATE_NOOP("rules", "tens and higher")


class BeloteOrder(Choice):
    ANY = "any", QT_TRANSLATE_NOOP("rules", "king or queen first")
    KING_FIRST = "king_first", QT_TRANSLATE_NOOP("rules", "the king must be played first")


class BeloteOnFail(Choice):
    KEPT = "kept", QT_TRANSLATE_NOOP("rules", "stays with its owner")
    TAKEN = "taken", QT_TRANSLATE_NOOP("rules", "goes to the defenders")
    LOST = "lost", QT_TRANSLATE_NOOP("rules", "is lost")


class BeloteEndsGame(Choice):
    YES = "yes", QT_TRANSLATE_NOOP("rules", "may reach the target like any other points")
    NOT_WHEN_CAPOT = "not_when_capot", QT_TRANSLATE_NOOP("rules", "not for a side that took no trick")
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "never reaches the target by itself")


class BeloteContext(Choice):
    """With which cards belote may be said."""

    ANY = "any", QT_TRANSLATE_NOOP("rules", "whenever king or queen is played")
    NOT_THROWN_OFF = "not_thrown_off", QT_TRANSLATE_NOOP("rules", "when the card leads, follows suit or ruffs")
    PARTNER_LEAD = (
        "partner_lead",
        QT_TRANSLATE_NOOP("rules", "when the card leads, ruffs or answers the partner's lead"),
    )


class BelotBlock(Choice):
    """When a declaration takes king and queen of trumps their points."""

    NONE = "none", QT_TRANSLATE_NOOP("rules", "never")
    HUNDRED = "hundred", QT_TRANSLATE_NOOP("rules", "when both cards are part of a scored 100")
    ANY_PROJECT = "any_project", QT_TRANSLATE_NOOP("rules", "when both cards are part of a scored declaration")
    ANY_CARD = "any_card", QT_TRANSLATE_NOOP("rules", "when one of the cards is part of a scored declaration")
