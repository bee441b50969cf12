"""Sentences on when a bid of points is made and what it is worth. Source: docs/rules, Scoring."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import WHOLE_PACK, by_bid, doubled_bid, every, no_trump, writes_cards
from belote_desktop.engine.rules.terms import MultiplierScope, Written
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import by, stated


def _failing(rules: Ruleset) -> tuple[str, bool]:
    """What is written for the cards, and whether the bid is."""
    bid = rules.value("failed_bid_to_defenders") and rules.value("written") is Written.PLUS_BID
    base = "base" if rules.value("defender_capot") == WHOLE_PACK else "base or capot"
    return "pile" if rules.value("pooled") else base, bool(bid)


def _trumpless(rules: Ruleset) -> Mapping[str, object]:
    names = ("plain", "double", "redouble")
    return dict(zip(names, rules.value("nt_multipliers"), strict=False))


def _scope(rules: Ruleset) -> tuple[object, bool]:
    return rules.value("multiplier_scope"), rules.value("written") is Written.MADE_ONLY


BID_SCORE = (
    stated("contract_test"),
    stated("eighty_needs82"),
    stated("declarations_help", 2),
    stated("rounded_test"),
    stated("sweep_makes_bid"),
    stated("written"),
    by(_failing, {
        #: {fail_base}: points.
        ("base", True): QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the defenders score {fail_base} for the cards, plus the bid. The taker’s side "
            "scores nothing for its cards."),
        #: {fail_base}: points.
        ("base", False): QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the defenders score {fail_base} for the cards. The taker’s side scores nothing "
            "for its cards."),
        #: {fail_base}, {defender_capot}: points.
        ("base or capot", True): QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the defenders score {fail_base} for the cards, or {defender_capot} if they won "
            "every trick, plus the bid. The taker’s side scores nothing for its cards."),
        #: {fail_base}, {defender_capot}: points.
        ("base or capot", False): QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the defenders score {fail_base} for the cards, or {defender_capot} if they won "
            "every trick. The taker’s side scores nothing for its cards."),
        ("pile", True): QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the defenders score the points of all the cards, plus the bid. The taker’s side "
            "scores nothing for its cards."),
        ("pile", False): QT_TRANSLATE_NOOP("sheet",
            "If the contract fails, the defenders score the points of all the cards. The taker’s side scores nothing "
            "for its cards."),
    }, when=writes_cards),
    stated("failed_bid_to_defenders"),
    stated("capot_bid_lost", 1),
    stated("capot_bid_lost", 2),
    stated("capot_bid_added"),
    stated("generale", 2),
    stated("surmanche", 2),
    stated("doubled_made", 2),
    by(_scope, {
        (MultiplierScope.BID, False): QT_TRANSLATE_NOOP("sheet", "A double multiplies only the bid."),
        #: {belote}: the word of the game for king and queen of trumps.
        (MultiplierScope.ALL, False): QT_TRANSLATE_NOOP("sheet",
            "A double multiplies the bid, the cards and the declarations, but not {belote}."),
        (MultiplierScope.FLAT, False): QT_TRANSLATE_NOOP("sheet", "A double multiplies the bid and the cards."),
        #: {belote}: the word of the game for king and queen of trumps.
        (MultiplierScope.ALL, True): QT_TRANSLATE_NOOP("sheet",
            "A double multiplies the cards and the declarations, but not {belote}."),
        (MultiplierScope.FLAT, True): QT_TRANSLATE_NOOP("sheet", "A double multiplies only the cards."),
    }, when=doubled_bid),
    stated("capot_bid_value"),
    by(lambda rules: len(rules.value("nt_multipliers")), {
        #: {plain}: a factor, ×2.
        1: QT_TRANSLATE_NOOP("sheet", "In no trumps a bid counts ×{plain}."),
        #: {plain}, {double}: a factor, ×2.
        2: QT_TRANSLATE_NOOP("sheet", "In no trumps a bid counts ×{plain}, doubled ×{double}."),
        #: {plain}, {double}: a factor, ×2. {redouble}: a factor, ×4.
        3: QT_TRANSLATE_NOOP("sheet", "In no trumps a bid counts ×{plain}, doubled ×{double}, redoubled ×{redouble}."),
    }, _trumpless, when=every(by_bid, no_trump)),
    stated("contra_banks_points"),
)  # fmt: skip
