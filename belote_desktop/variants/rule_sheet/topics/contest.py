"""Sentences on whose declarations count. Source: docs/rules, Declarations."""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import contested, declares, every, ranked_by_kind, some_fours, two_sides
from belote_desktop.engine.rules.terms import CarreTie, DeclarationScore, DeclPools, HundredOrder, RunTie
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.combinations import ranking_of_fours
from belote_desktop.variants.rule_sheet.topics.lines import always, by, stated


def _pools(rules: Ruleset) -> DeclPools | None:
    """How runs and fours are compared; None where there are no fours."""
    return rules.declaration.decl_pools if some_fours(rules) else None


def _whose(rules: Ruleset) -> tuple[object, bool]:
    return rules.declaration.declaration_score, _pools(rules) is DeclPools.SEPARATE


def _between_sides(rules: Ruleset) -> tuple[bool, bool]:
    """The key for sentences on the sides: whether there are two, and whether runs are compared only with runs."""
    return two_sides(rules), _pools(rules) is DeclPools.SEPARATE


def _cancels(rules: Ruleset) -> tuple[RunTie, bool]:
    return rules.declaration.run_tie, _pools(rules) is DeclPools.SEPARATE


CONTEST = (
    always(QT_TRANSLATE_NOOP("sheet",
           "Runs are compared only with runs, and fours of a kind only with fours of a kind."),
           when=every(contested, some_fours), decl_pools=(DeclPools.SEPARATE,)),
    stated("hundred_order"),
    always(QT_TRANSLATE_NOOP("sheet",
        "The declaration with more points is better. If the points are equal, the one with the higher card is better."),
           when=contested, hundred_order=(HundredOrder.EQUAL_TIER,)),
    by(lambda rules: len(rules.value("run_points")) == 3, {
        True: QT_TRANSLATE_NOOP("sheet",
            "A longer run beats a shorter one. All runs of five or more count as equally long. Of two equally long "
            "runs, the one with the higher top card is better."),
        False: QT_TRANSLATE_NOOP("sheet",
            "A longer run beats a shorter one. Of two equally long runs, the one with the higher top card is better."),
    }, when=ranked_by_kind),
    by("carre_tie", {
        #: {ranks}: ranks, jacks and nines.
        CarreTie.RANKED: QT_TRANSLATE_NOOP("sheet",
            "From best to worst, the fours of a kind are {ranks:and}."),
        CarreTie.LEVEL: QT_TRANSLATE_NOOP("sheet",
            "The four of a kind with more points is better. If the points are equal, the player who comes first "
            "after the dealer has the better one."),
    }, ranking_of_fours, when=every(ranked_by_kind, some_fours)),
    by(_cancels, {
        **dict.fromkeys([(RunTie.ELDER, False), (RunTie.ELDER, True)], QT_TRANSLATE_NOOP("sheet",

                "Of two equal runs the one in trumps is better. Otherwise the run of the player who "
                "comes first after the dealer is better.")),
        (RunTie.CANCEL, False): QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better. If neither is in trumps and they are the best of "
            "different sides, nobody scores a declaration."),
        (RunTie.CANCEL, True): QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better. If neither is in trumps and they are the best of "
            "different sides, nobody scores a run."),
        (RunTie.CANCEL_PARTNERS, False): QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better. If neither is in trumps and they are the best, nobody "
            "scores a declaration, even if partners hold them."),
        (RunTie.CANCEL_PARTNERS, True): QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better. If neither is in trumps and they are the best, nobody "
            "scores a run, even if partners hold them."),
        **dict.fromkeys([(RunTie.FIRST_ANNOUNCER, False), (RunTie.FIRST_ANNOUNCER, True)],
            QT_TRANSLATE_NOOP("sheet",
                "Of two equal runs the one declared first is better, even if the other is in trumps.")),
        **dict.fromkeys([(RunTie.BOTH_SCORE, False), (RunTie.BOTH_SCORE, True)], QT_TRANSLATE_NOOP("sheet",
            "Of two equal runs the one in trumps is better. If neither is in trumps and they are the best of "
            "different sides, each of these sides scores its declarations.")),
        **dict.fromkeys([(RunTie.DEALER_FIRST, False), (RunTie.DEALER_FIRST, True)], QT_TRANSLATE_NOOP("sheet",

                "Of two equal runs the one in trumps is better. Otherwise the dealer’s is better, and if "
                "the dealer has neither, the run of the player who comes first after the dealer.")),
    }, when=contested),
    by(_between_sides, {
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "If the best runs of both sides are equal, nobody scores a declaration, even if one of the runs is in "
            "trumps."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "If the best runs of both sides are equal, nobody scores a run, even if one of them is in trumps."),
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "If the best run is equalled by another player’s, nobody scores a declaration, even if one of the runs "
            "is in trumps."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "If the best run is equalled by another player’s, nobody scores a run, even if one of them is in trumps."),
    }, when=contested, run_tie=(RunTie.CANCEL_ALWAYS,)),
    by(_between_sides, {
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "The side with the best declaration scores all its declarations. The other side scores none."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "The side with the best run scores all its runs. The side with the best four of a kind scores every one "
            "it has. The other side scores none."),
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "The side with the best declaration scores all its declarations. The others score none."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "The side with the best run scores all its runs. The side with the best four of a kind scores every one "
            "it has. The others score none."),
    }, when=declares, declaration_score=(DeclarationScore.BEST_SIDE,)),
    by(_whose, {
        (DeclarationScore.BEST_PLAYER, False): QT_TRANSLATE_NOOP("sheet",
            "Only the player with the best declaration scores declarations."),
        (DeclarationScore.BEST_PLAYER, True): QT_TRANSLATE_NOOP("sheet",
            "Only the player with the best run scores runs. Only the player with the best four of a kind scores fours "
            "of a kind."),
        **dict.fromkeys([(DeclarationScore.BOTH_SIDES, False), (DeclarationScore.BOTH_SIDES, True)],
            QT_TRANSLATE_NOOP("sheet", "Every side scores all its declarations. They are not compared.")),
    }, when=declares),
    stated("trickless_declarations"),
)  # fmt: skip
