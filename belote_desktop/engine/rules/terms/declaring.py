"""Values of rules: declarations and belote."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class Declarations(Choice):
    ON = "on", QT_TRANSLATE_NOOP("rules", "Runs and fours of a kind")
    OFF = "off", QT_TRANSLATE_NOOP("rules", "No declarations")


class DeclarationPlace(Choice):
    HAND = "hand", QT_TRANSLATE_NOOP("rules", "In a hand")
    TRICK = "trick", QT_TRANSLATE_NOOP("rules", "In a trick")


class DeclarationWindow(Choice):
    FIRST_CARD = "first_card", QT_TRANSLATE_NOOP("rules", "With your first card")
    BEFORE_PLAY = "before_play", QT_TRANSLATE_NOOP("rules", "Before the first lead")


class DeclarationsShown(Choice):
    """When the declarations that count are laid open."""

    AT_ONCE = "at_once", QT_TRANSLATE_NOOP("rules", "As soon as all have declared")
    FIRST_TRICK = "first_trick", QT_TRANSLATE_NOOP("rules", "After the first trick")
    END = "end", QT_TRANSLATE_NOOP("rules", "At the end of the deal")


class Announcing(Choice):
    #: An option: who declares.
    AUTOMATIC = "automatic", QT_TRANSLATE_NOOP("rules", "Automatically")
    MANUAL = "manual", QT_TRANSLATE_NOOP("rules", "By each player, or they are lost")


class DeclPools(Choice):
    """Whether runs and fours of a kind are compared together."""

    JOINT = "joint", QT_TRANSLATE_NOOP("rules", "All together")
    SEPARATE = "separate", QT_TRANSLATE_NOOP("rules", "Runs and fours of a kind apart")


class HundredOrder(Choice):
    """How declarations of different kinds rank."""

    FOURS_FIRST = "fours_first", QT_TRANSLATE_NOOP("rules", "Fours of a kind above all runs")
    SERIAL = "serial", QT_TRANSLATE_NOOP("rules", "Runs of five, then fours of a kind, then shorter runs")
    EQUAL_TIER = "equal_tier", QT_TRANSLATE_NOOP("rules", "By points, then by rank")


class NoTrumpDeclarations(Choice):
    """Which declarations count without trumps."""

    SAME = "same", QT_TRANSLATE_NOOP("rules", "The same as with trumps")
    OWN_FOURS = "own_fours", QT_TRANSLATE_NOOP("rules", "Runs, and fours of a kind with their own points")
    FOURS_ONLY = "fours_only", QT_TRANSLATE_NOOP("rules", "Only certain fours of a kind")
    #: An option: no turn-up, no declarations.
    NONE = "none", QT_TRANSLATE_NOOP("rules", "None")


class RunTie(Choice):
    ELDER = "elder", QT_TRANSLATE_NOOP("rules", "Trumps first, then the player first in turn")
    CANCEL = "cancel", QT_TRANSLATE_NOOP("rules", "Nobody scores declarations")
    CANCEL_PARTNERS = (
        "cancel_partners",
        QT_TRANSLATE_NOOP("rules", "Nobody scores declarations, even if partners are equal"),
    )
    FIRST_ANNOUNCER = "first_announcer", QT_TRANSLATE_NOOP("rules", "The first to declare, trumps or not")
    CANCEL_ALWAYS = "cancel_always", QT_TRANSLATE_NOOP("rules", "Nobody scores declarations, trumps or not")
    BOTH_SCORE = "both_score", QT_TRANSLATE_NOOP("rules", "Trumps first, otherwise both sides score")
    DEALER_FIRST = "dealer_first", QT_TRANSLATE_NOOP("rules", "Trumps first, then the dealer, then in turn")

    @property
    def cancels(self) -> bool:
        """Whether equal best runs leave nobody with a declaration that scores."""
        return self in (RunTie.CANCEL, RunTie.CANCEL_PARTNERS, RunTie.CANCEL_ALWAYS)

    @property
    def trumps_first(self) -> bool:
        """Whether of two equal runs the one in trumps is better."""
        return self not in (RunTie.FIRST_ANNOUNCER, RunTie.CANCEL_ALWAYS)


class CarreTie(Choice):
    RANKED = "ranked", QT_TRANSLATE_NOOP("rules", "Aces, tens, kings, queens")
    LEVEL = "level", QT_TRANSLATE_NOOP("rules", "The player first in turn")


class DeclarationScore(Choice):
    BEST_SIDE = "best_side", QT_TRANSLATE_NOOP("rules", "The side with the best one")
    BOTH_SIDES = "both_sides", QT_TRANSLATE_NOOP("rules", "Both sides")
    BEST_PLAYER = "best_player", QT_TRANSLATE_NOOP("rules", "The player with the best one")


class Trickless(Choice):
    #: An option: declarations of a side without a trick.
    LOST = "lost", QT_TRANSLATE_NOOP("rules", "Lost")
    TRANSFER = "transfer", QT_TRANSLATE_NOOP("rules", "The other side scores them")
    #: An option: declarations of a side without a trick.
    KEPT = "kept", QT_TRANSLATE_NOOP("rules", "Kept")
    SWEEPER = "sweeper", QT_TRANSLATE_NOOP("rules", "The other side scores them, even beaten ones")


class FailedDeclarations(Choice):
    ENTITLED = "entitled", QT_TRANSLATE_NOOP("rules", "All that count")
    PAID = "paid", QT_TRANSLATE_NOOP("rules", "All that count, except those of a side without a trick")
    ALL_ANNOUNCED = "all_announced", QT_TRANSLATE_NOOP("rules", "All, even beaten ones")
    DEFENDERS_ONLY = "defenders_only", QT_TRANSLATE_NOOP("rules", "Only their own that count")


class TrickQuartet(Choice):
    """Which fours of a kind count in a trick."""

    ALL_RANKS = "all_ranks", QT_TRANSLATE_NOOP("rules", "All ranks")
    TEN_UP = "ten_up", QT_TRANSLATE_NOOP("rules", "Tens and higher")


class BeloteOrder(Choice):
    ANY = "any", QT_TRANSLATE_NOOP("rules", "King or queen first")
    KING_FIRST = "king_first", QT_TRANSLATE_NOOP("rules", "King first")


class BeloteOnFail(Choice):
    KEPT = "kept", QT_TRANSLATE_NOOP("rules", "Its holder")
    TAKEN = "taken", QT_TRANSLATE_NOOP("rules", "The defenders")
    #: An option: no player.
    LOST = "lost", QT_TRANSLATE_NOOP("rules", "Nobody")


class BeloteEndsGame(Choice):
    YES = "yes", QT_TRANSLATE_NOOP("rules", "Like any other points")
    NOT_WHEN_CAPOT = "not_when_capot", QT_TRANSLATE_NOOP("rules", "Not without a trick")
    NEVER = "never", QT_TRANSLATE_NOOP("rules", "Never by itself")


class BeloteCall(Choice):
    """With which of its two cards belote is said."""

    BOTH_CARDS = "both_cards", QT_TRANSLATE_NOOP("rules", "Both cards")
    SECOND_CARD = "second_card", QT_TRANSLATE_NOOP("rules", "The second card alone")


class BeloteContext(Choice):
    """With which cards belote may be said."""

    ANY = "any", QT_TRANSLATE_NOOP("rules", "Any card")
    NOT_THROWN_OFF = "not_thrown_off", QT_TRANSLATE_NOOP("rules", "Any card but a discard")
    PARTNER_LEAD = (
        "partner_lead",
        QT_TRANSLATE_NOOP("rules", "A lead, a ruff or your partner’s suit"),
    )


class BelotBlock(Choice):
    """When a declaration takes king and queen of trumps their points."""

    #: An option: belote always scores.
    NONE = "none", QT_TRANSLATE_NOOP("rules", "Never")
    HUNDRED = "hundred", QT_TRANSLATE_NOOP("rules", "Both cards in a declaration of 100")
    ANY_PROJECT = "any_project", QT_TRANSLATE_NOOP("rules", "Both cards in a declaration")
    ANY_CARD = "any_card", QT_TRANSLATE_NOOP("rules", "Either card in a declaration")
