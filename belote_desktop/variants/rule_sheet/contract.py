"""Sentences on when a contract is made and what is written, where the sides are compared.

Source: docs/rules, Scoring.
"""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    BeloteOnFail,
    ContractTest,
    DoubledMade,
    FailedDeclarations,
    FailTo,
    MultiplyStage,
    Written,
)
from belote_desktop.variants.rule_sheet.bid_score import BID_SCORE
from belote_desktop.variants.rule_sheet.capot import WHOLE_PACK
from belote_desktop.variants.rule_sheet.conditions import (
    all_trump,
    by_bid,
    by_match_points,
    by_own_points,
    by_points,
    by_projects,
    cards_left_over,
    declares,
    every,
    has,
    lacks,
    meets_roem,
    no_trump,
    raises,
    says_belote,
    some,
    two_sides,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by, values
from belote_desktop.variants.rule_sheet.project_score import PROJECT_SCORE


def _counted(rules: Ruleset) -> tuple[str, bool]:
    what = "roem" if meets_roem(rules) else "declarations" if declares(rules) else ""
    return what, says_belote(rules)


def _test(rules: Ruleset) -> tuple[object, bool]:
    test = rules.scoring.contract_test
    return test if test in (ContractTest.MORE_THAN_HALF, ContractTest.FLAT82) else None, two_sides(rules)


def _failing(rules: Ruleset) -> tuple[str, bool]:
    """Who writes what of a failed contract, and whether there are two sides."""
    to, two = rules.scoring.fail_to, two_sides(rules)
    if to in (FailTo.OWN_ONLY, FailTo.VANISH):
        return "own", two
    if not two:
        return "each" if to is FailTo.BOTH else "best", two
    if by_match_points(rules) or cards_left_over(rules) or _points_differ(rules):
        return "pile", two
    return "base" if rules.scoring.defender_capot == WHOLE_PACK else "base or capot", two


def _points_differ(rules: Ruleset) -> bool:
    """Whether some contracts have other points than a suit, so that no one number stands for all cards."""
    return rules.scoring.fail_base == WHOLE_PACK and (no_trump(rules) or all_trump(rules))


def _fate_of_belote(rules: Ruleset) -> str:
    """Where the belote of takers who fail goes; lost where only own points are written."""
    fate = rules.belote.belote_on_fail
    own = by_own_points(rules) and rules.scoring.fail_to in (FailTo.OWN_ONLY, FailTo.VANISH)
    if fate is BeloteOnFail.KEPT:
        return "kept"
    if fate is BeloteOnFail.LOST or own:
        return "lost"
    return "taken" if two_sides(rules) else "moved"


_all_to_the_defenders = some(every(by_own_points, two_sides, has("fail_to", FailTo.ALL)),
                             every(by_bid, lacks(has("written", Written.BID_ONLY))))  # fmt: skip

SCORING = Chapter("scoring", QT_TRANSLATE_NOOP("sheet", "Scoring"), (
    by(_counted, {
        ("declarations", True): QT_TRANSLATE_NOOP("sheet",
            "Each side adds up its cards, the last trick, the declarations that count and {belote}."),
        ("declarations", False): QT_TRANSLATE_NOOP("sheet",
            "Each side adds up its cards, the last trick and the declarations that count."),
        ("roem", False): QT_TRANSLATE_NOOP("sheet", "Each side adds up its cards, the last trick and its roem."),
        ("", True): QT_TRANSLATE_NOOP("sheet", "Each side adds up its cards, the last trick and {belote}."),
        ("", False): QT_TRANSLATE_NOOP("sheet", "Each side adds up its cards and the last trick."),
    }, when=lacks(by_projects)),
    by(_test, {
        (None, True): QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with more points than the defenders; then both sides write their points."),
        (None, False): QT_TRANSLATE_NOOP("sheet",
            "The taker makes the contract with more points than each of the others; then all write their points."),
        (ContractTest.MORE_THAN_HALF, True): QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with more than half of all points; then both sides write their points."),
        (ContractTest.MORE_THAN_HALF, False): QT_TRANSLATE_NOOP("sheet",
            "The taker makes the contract with more points than the others together; then all write their points."),
        (ContractTest.FLAT82, True): QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with 82 points or more; then both sides write their points."),
        (ContractTest.FLAT82, False): QT_TRANSLATE_NOOP("sheet",
            "The taker makes the contract with 82 points or more; then all write their points."),
    }, when=by_own_points),
    always(QT_TRANSLATE_NOOP("sheet",
           "But takers who make their contract write the points of everybody, and the others write nothing."),
           when=by_points, winner_takes_all=(True,)),
    always(QT_TRANSLATE_NOOP("sheet", "Declarations do not count for this; they are written besides."),
           when=every(by_own_points, declares), declarations_help=(False,)),
    by(_failing, {
        ("base", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the defenders write {fail_base} for the cards, and the takers "
            "write nothing for them."),
        ("base or capot", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the defenders write {fail_base} for the cards, or the value of a "
            "capot if they won every trick, and the takers write nothing for them."),
        ("pile", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the defenders write the points of all cards, and the takers write "
            "nothing for them."),
        ("own", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the takers write nothing, and the defenders only what they won "
            "themselves."),
        ("own", False): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the taker writes nothing, and the others only what they won "
            "themselves."),
        ("best", False): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the taker writes nothing, and what the taker won goes to the "
            "opponent with the most points; opponents with the same points share it."),
        ("each", False): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails: the taker writes nothing, and each of the others writes what the "
            "taker won besides their own points."),
    }, values("fail_base"), when=by_own_points),
    *BID_SCORE,
    *PROJECT_SCORE,
    by("fail_decl", {
        FailedDeclarations.ENTITLED: QT_TRANSLATE_NOOP("sheet",
            "In a failed deal the defenders also write the declarations that count, whichever side holds them."),
        FailedDeclarations.PAID: QT_TRANSLATE_NOOP("sheet",
            "In a failed deal the defenders also write the declarations that count, whichever side holds them, but "
            "not those of a side without a trick."),
        FailedDeclarations.ALL_ANNOUNCED: QT_TRANSLATE_NOOP("sheet",
            "In a failed deal the defenders also write every declaration that was announced, the beaten ones too."),
        FailedDeclarations.DEFENDERS_ONLY: QT_TRANSLATE_NOOP("sheet",
            "In a failed deal the defenders also write their own declarations if they count; those of the takers are "
            "lost."),
    }, when=every(declares, _all_to_the_defenders)),
    always(QT_TRANSLATE_NOOP("sheet", "In a failed deal the defenders also write the roem of both sides."),
           when=every(meets_roem, _all_to_the_defenders)),
    by(_fate_of_belote, {
        "kept": QT_TRANSLATE_NOOP("sheet", "Takers who fail keep their {belote}."),
        "taken": QT_TRANSLATE_NOOP("sheet", "The {belote} of takers who fail goes to the defenders."),
        "moved": QT_TRANSLATE_NOOP("sheet", "The {belote} of a taker who fails goes with the other points."),
        "lost": QT_TRANSLATE_NOOP("sheet", "The {belote} of takers who fail is lost."),
    }, when=every(says_belote, lacks(every(by_bid, has("written", Written.BID_ONLY))))),
    by("doubled_made", {
        DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
            "Whoever wins a doubled deal writes everything, multiplied; only {belote} is not multiplied and stays "
            "with its owner as it does otherwise."),
        DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
            "When a doubled contract is made, both sides write their own points as if nobody had doubled; when it "
            "fails, the defenders' points are multiplied."),
        DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
            "In a doubled deal all points but {belote} are multiplied, whoever writes them."),
    }, when=every(by_points, raises)),
    by("multiply_stage", {
        MultiplyStage.MP: QT_TRANSLATE_NOOP("sheet",
            "Whoever wins a doubled deal writes the match points of both sides, rounded and then multiplied; the "
            "others write none."),
        MultiplyStage.RAW: QT_TRANSLATE_NOOP("sheet",
            "Whoever wins a doubled deal writes the match points of both sides, multiplied and then rounded; the "
            "others write none."),
    }, when=every(by_match_points, raises)),
))  # fmt: skip
