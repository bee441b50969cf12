"""Sentences on when a contract is made and what each side scores, in games that compare the sides.

Source: docs/rules, Scoring.
"""

from __future__ import annotations

from belote_desktop.engine import Ruleset
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
from belote_desktop.engine.rules.terms import (
    BeloteOnFail,
    ContractTest,
    FailedDeclarations,
    FailTo,
    Written,
)
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.bid_score import BID_SCORE, one_side_takes_a_doubled_deal
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


#: Title of a section of the rule sheet.
SCORING = Chapter(Anchor.SCORING, QT_TRANSLATE_NOOP("sheet", "Scoring"), (
    by(_counted, {
        #: {belote}: the word of the game for king and queen of trumps.
        ("declarations", True): QT_TRANSLATE_NOOP("sheet",
            "Each side adds up its cards, the last trick, the declarations that count and {belote}."),
        ("declarations", False): QT_TRANSLATE_NOOP("sheet",
            "Each side adds up its cards, the last trick and the declarations that count."),
        ("roem", False): QT_TRANSLATE_NOOP("sheet", "Each side adds up its cards, the last trick and its roem."),
        #: {belote}: the word of the game for king and queen of trumps.
        ("", True): QT_TRANSLATE_NOOP("sheet", "Each side adds up its cards, the last trick and {belote}."),
        ("", False): QT_TRANSLATE_NOOP("sheet", "Each side adds up its cards and the last trick."),
    }, when=lacks(by_projects)),
    by(_test, {
        (None, True): QT_TRANSLATE_NOOP("sheet",
            "The taker’s side makes its contract if it has more points than the defenders. Then each side scores its "
            "own points."),
        (None, False): QT_TRANSLATE_NOOP("sheet",
            "The taker makes the contract with more points than each of the others. Then everyone scores their own "
            "points."),
        (ContractTest.MORE_THAN_HALF, True): QT_TRANSLATE_NOOP("sheet",
            "The taker’s side makes its contract if it has more than half of all the points. Then each side scores "
            "its own points."),
        (ContractTest.MORE_THAN_HALF, False): QT_TRANSLATE_NOOP("sheet",
            "The taker makes the contract with more points than the others together. Then everyone scores their own "
            "points."),
        (ContractTest.FLAT82, True): QT_TRANSLATE_NOOP("sheet",
            "The taker’s side makes its contract if it has 82 points or more. Then each side scores its own points."),
        (ContractTest.FLAT82, False): QT_TRANSLATE_NOOP("sheet",
            "The taker makes the contract with 82 points or more. Then everyone scores their own points."),
    }, when=by_own_points),
    stated("winner_takes_all"),
    stated("declarations_help", 1),
    by(_failing, {
        #: {fail_base}: points.
        ("base", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails. The defenders score {fail_base} for the cards, and the taker’s "
            "side scores nothing for its cards."),
        #: {fail_base}, {defender_capot}: points.
        ("base or capot", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails. The defenders score {fail_base} for the cards, or {defender_capot} "
            "if they won every trick. The taker’s side scores nothing for its cards."),
        ("pile", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails. The defenders score the points of all the cards, and the taker’s "
            "side scores nothing for its cards."),
        ("own", True): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails. The taker’s side scores nothing, and the defenders score only what "
            "they won themselves."),
        ("own", False): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails. The taker scores nothing, and the others score only what they won "
            "themselves."),
        ("best", False): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails, and the taker scores nothing. What the taker won goes to the "
            "opponent with the most points. Opponents who tie share it."),
        ("each", False): QT_TRANSLATE_NOOP("sheet",
            "With fewer points the contract fails, and the taker scores nothing. Each of the others scores what the "
            "taker won, on top of their own points."),
    }, when=by_own_points),
    *BID_SCORE,
    *PROJECT_SCORE,
    stated("fail_decl"),
    always(QT_TRANSLATE_NOOP("sheet", "In a doubled deal the side that wins it scores every declaration that counts."),
           when=every(one_side_takes_a_doubled_deal, declares), fail_decl=(FailedDeclarations.DEFENDERS_ONLY,)),
    always(QT_TRANSLATE_NOOP("sheet", "If the contract fails, the defenders also score the roem of both sides."),
           when=every(meets_roem, pays_defenders)),
    by(_fate_of_belote, {
        #: {belote}: the word of the game for king and queen of trumps.
        "kept": QT_TRANSLATE_NOOP("sheet", "If the contract fails, the taker’s side keeps its {belote}."),
        #: {belote}: the word of the game for king and queen of trumps.
        "taken": QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the {belote} of the "
            "taker’s side goes to the defenders."),
        #: {belote}: the word of the game for king and queen of trumps.
        "moved": QT_TRANSLATE_NOOP("sheet", "If the taker fails, {belote} goes with the other points."),
        #: {belote}: the word of the game for king and queen of trumps.
        "lost": QT_TRANSLATE_NOOP("sheet", "If the contract fails, the {belote} of the taker’s side is lost."),
    }, when=every(says_belote, lacks(every(by_bid, has("written", Written.BID_ONLY))))),
    #: {belote}: the word of the game for king and queen of trumps.
    always(QT_TRANSLATE_NOOP("sheet", "In a doubled deal {belote} goes to the side that wins the deal."),
           when=every(one_side_takes_a_doubled_deal, says_belote, lacks(has("belote_on_fail", BeloteOnFail.KEPT)))),
    by(lambda rules: declared(rules).failed != "", {
        #: {failed}: the word of the game: bate, nat, pad.
        True: QT_TRANSLATE_NOOP("sheet", "When a contract fails, players say “{failed}”."),
    }),
    stated("doubled_made", 1),
    stated("multiply_stage"),
))  # fmt: skip
