"""Sentences on runs, fours of a kind and belote. Source: rule files 01, 02, 03 and 23."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    Announcing,
    BeloteOrder,
    CarreTie,
    Declarations,
    DeclarationScore,
    DeclarationWindow,
    RunTie,
    Trickless,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, Line, always, by, values

ON = (Declarations.ON,)

_FOURS = {
    "J": QT_TRANSLATE_NOOP("sheet", "Four jacks score {points}."),
    "9": QT_TRANSLATE_NOOP("sheet", "Four nines score {points}."),
    "A": QT_TRANSLATE_NOOP("sheet", "Four aces score {points}."),
    "T": QT_TRANSLATE_NOOP("sheet", "Four tens score {points}."),
    "K": QT_TRANSLATE_NOOP("sheet", "Four kings score {points}."),
    "Q": QT_TRANSLATE_NOOP("sheet", "Four queens score {points}."),
    "8": QT_TRANSLATE_NOOP("sheet", "Four eights score {points}."),
    "7": QT_TRANSLATE_NOOP("sheet", "Four sevens score {points}."),
    "6": QT_TRANSLATE_NOOP("sheet", "Four sixes score {points}."),
}


def _run_points(rules: Ruleset) -> Mapping[str, object]:
    three, four, five = rules.value("run_points")
    return {"three": three, "four": four, "five": five}


def _fours(rules: Ruleset) -> dict[str, int]:
    """What fours of each rank score, by the rank's letter."""
    return {text[0]: int(text[1:]) for text in rules.value("carre_points")}


def _four(rank: str) -> Line:
    """What the four cards of a rank score, where they score at all."""
    return by(
        lambda rules: rank in _fours(rules),
        {True: _FOURS[rank]},
        lambda rules: {"points": _fours(rules)[rank]},
        declarations=ON,
    )


DECLARATIONS = Chapter(Rule.DECLARATION, QT_TRANSLATE_NOOP("sheet", "Declarations"), (
    by("declarations", {
        Declarations.ON: QT_TRANSLATE_NOOP("sheet",
            "Runs of cards of one suit and four cards of a kind in one hand are declarations."),
        Declarations.OFF: QT_TRANSLATE_NOOP("sheet", "Runs and fours of a kind are not announced and do not score."),
    }),
    always(QT_TRANSLATE_NOOP("sheet",
           "A run of three cards (tierce) scores {three}, of four (quarte) {four}, of five or more (quinte) {five}. "
           "In runs the cards rank ace, king, queen, jack, ten, nine, eight, seven, in trumps as well."),
           _run_points, declarations=ON),
    *(_four(rank) for rank in _FOURS),
    by("overlap", {
        False: QT_TRANSLATE_NOOP("sheet", "A card counts in one declaration only; belote does not matter for this."),
        True: QT_TRANSLATE_NOOP("sheet", "A card may count in a run and in a four of a kind."),
    }, declarations=ON),
    by("split_long_runs", {
        False: QT_TRANSLATE_NOOP("sheet", "A long run is one declaration, whatever cards are left over."),
        True: QT_TRANSLATE_NOOP("sheet", "A run of six or more cards may be announced as two declarations."),
    }, declarations=ON),
    by("decl_window", {
        DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",
            "Each player announces the kind of a declaration, without its cards, when playing to the first trick. "
            "After this trick the declarations that count are shown."),
        DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",
            "Before the first lead each player in turn announces the kind of a declaration, without its cards. "
            "After the first trick the declarations that count are shown."),
    }, declarations=ON),
    always(QT_TRANSLATE_NOOP("sheet",
           "Four of a kind beat every run; a longer run beats a shorter one, of two equally long runs the one with "
           "the higher top card is better. All runs of five or more are equally long."), declarations=ON),
    by("carre_tie", {
        CarreTie.RANKED: QT_TRANSLATE_NOOP("sheet",
            "Fours of a kind rank jacks, nines, aces, tens, kings, queens from the best down."),
        CarreTie.LEVEL: QT_TRANSLATE_NOOP("sheet",
            "Fours of a kind rank by their points; of two with the same points the one of the player who comes first "
            "in turn after the dealer is better."),
    }, declarations=ON),
    by("run_tie", {
        RunTie.ELDER: QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better, then the one of the player who comes first in turn "
            "after the dealer."),
        RunTie.TRUMP_THEN_ELDER: QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better, and if neither is, the one of the player who comes first "
            "in turn after the dealer."),
        RunTie.CANCEL: QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better. If neither is and they are the best of both sides, "
            "nobody scores a declaration."),
        RunTie.FIRST_ANNOUNCER: QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one that was announced first is better, in trumps or not."),
    }, declarations=ON),
    by("declaration_score", {
        DeclarationScore.BEST_SIDE: QT_TRANSLATE_NOOP("sheet",
            "The side with the best declaration scores all of its declarations; the other side scores none."),
        DeclarationScore.BOTH_SIDES: QT_TRANSLATE_NOOP("sheet", "Both sides score their declarations."),
        DeclarationScore.BEST_PLAYER: QT_TRANSLATE_NOOP("sheet",
            "Only the player with the best declaration scores declarations."),
    }, declarations=ON),
    by("trickless_declarations", {
        Trickless.LOST: QT_TRANSLATE_NOOP("sheet",
            "A side that wins no trick loses its declarations, and those they have beaten do not come back to life."),
        Trickless.TRANSFER: QT_TRANSLATE_NOOP("sheet",
            "The declarations of a side that wins no trick count for the other side."),
        Trickless.KEPT: QT_TRANSLATE_NOOP("sheet", "A side keeps its declarations even if it wins no trick."),
    }, declarations=ON),
    by("seven_eight_carre_cancels_all", {
        True: QT_TRANSLATE_NOOP("sheet", "Four sevens or four eights in one hand void every declaration of the deal."),
    }, declarations=ON),
    by("carre_cancels7", {
        True: QT_TRANSLATE_NOOP("sheet", "Four sevens in one hand make the whole deal void."),
    }),
    by("announcing", {
        Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
            "The program announces declarations and belote for everyone."),
        Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
            "Each player announces declarations and belote; what is not announced is lost."),
    }),
))  # fmt: skip

BELOTE = Chapter(Rule.BELOTE, QT_TRANSLATE_NOOP("sheet", "Belote"), (
    by("belote", {
        True: QT_TRANSLATE_NOOP("sheet",
            "King and queen of trumps in one hand score {belote_points}. Their holder says belote with the first of "
            "them and rebelote with the second."),
        False: QT_TRANSLATE_NOOP("sheet", "King and queen of trumps in one hand score nothing."),
    }, values("belote_points")),
    by("belote_order", {
        BeloteOrder.ANY: QT_TRANSLATE_NOOP("sheet", "Either of the two may be played first."),
        BeloteOrder.KING_FIRST: QT_TRANSLATE_NOOP("sheet",
            "The king must be played before the queen; if the queen comes first, nothing is said and nothing scored."),
    }, belote=(True,)),
    by("warn_queen_first", {
        True: QT_TRANSLATE_NOOP("sheet", "You are warned before you play the queen first."),
    }, belote=(True,), belote_order=(BeloteOrder.KING_FIRST,)),
    by("late_announce", {
        True: QT_TRANSLATE_NOOP("sheet",
            "Who forgot to say belote with the first of the two may still say it with the second."),
    }, belote=(True,), announcing=(Announcing.MANUAL,)),
    by("belote_needs_trick", {
        False: QT_TRANSLATE_NOOP("sheet", "It counts for its holder's side, also if this side wins no trick."),
        True: QT_TRANSLATE_NOOP("sheet", "It counts only if its holder's side wins a trick."),
    }, belote=(True,)),
    by("belote_helps_contract", {
        True: QT_TRANSLATE_NOOP("sheet", "It counts when the two sides are compared."),
        False: QT_TRANSLATE_NOOP("sheet", "It does not count when the two sides are compared; it is written besides."),
    }, belote=(True,)),
))  # fmt: skip

DECLARING = (DECLARATIONS, BELOTE)
