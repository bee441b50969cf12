"""Sentences on when a contract is made and what each side scores, in games that compare the sides.

Source: docs/rules, Scoring.
"""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import (
    WHOLE_PACK,
    all_trump,
    by_bid,
    by_match_points,
    by_own_points,
    by_projects,
    cards_left_over,
    declares,
    every,
    has,
    lacks,
    meets_roem,
    no_trump,
    pays_defenders,
    says_belote,
    two_sides,
)
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import BeloteOnFail, ContractTest, FailTo, Written
from belote_desktop.variants.rule_sheet.topics.bid_score import BID_SCORE
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated
from belote_desktop.variants.rule_sheet.topics.project_score import PROJECT_SCORE


def _counted(rules: Ruleset) -> tuple[str, bool]:
    what = "roem" if meets_roem(rules) else "declarations" if declares(rules) else ""
    return what, says_belote(rules)


def _test(rules: Ruleset) -> tuple[object, bool]:
    test = rules.scoring.contract_test
    return test if test in (ContractTest.MORE_THAN_HALF, ContractTest.FLAT82) else None, two_sides(rules)


def _failing(rules: Ruleset) -> tuple[str, bool]:
    """The key for sentences on a failed contract: who scores the points, and whether there are two sides."""
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
    """Who scores the belote of takers who fail; lost if each side scores only its own points."""
    fate = rules.belote.belote_on_fail
    own = by_own_points(rules) and rules.scoring.fail_to in (FailTo.OWN_ONLY, FailTo.VANISH)
    if fate is BeloteOnFail.KEPT:
        return "kept"
    if fate is BeloteOnFail.LOST or own:
        return "lost"
    return "taken" if two_sides(rules) else "moved"


SCORING = Chapter(Anchor.SCORING, QT_TRANSLATE_NOOP("sheet", "Scoring"), (
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
    stated("winner_takes_all"),
    stated("declarations_help", 1),
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
    }, when=by_own_points),
    *BID_SCORE,
    *PROJECT_SCORE,
    stated("fail_decl"),
    always(QT_TRANSLATE_NOOP("sheet", "In a failed deal the defenders also write the roem of both sides."),
           when=every(meets_roem, pays_defenders)),
    by(_fate_of_belote, {
        "kept": QT_TRANSLATE_NOOP("sheet", "Takers who fail keep their {belote}."),
        "taken": QT_TRANSLATE_NOOP("sheet", "The {belote} of takers who fail goes to the defenders."),
        "moved": QT_TRANSLATE_NOOP("sheet", "The {belote} of a taker who fails goes with the other points."),
        "lost": QT_TRANSLATE_NOOP("sheet", "The {belote} of takers who fail is lost."),
    }, when=every(says_belote, lacks(every(by_bid, has("written", Written.BID_ONLY))))),
    stated("doubled_made", 1),
    stated("multiply_stage"),
))  # fmt: skip
