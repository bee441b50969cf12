"""Sentences on when a bid of points is made and what it is worth. Source: docs/rules, Scoring."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import WHOLE_PACK, by_bid, doubled_bid, every, no_trump, writes_cards
from belote_desktop.engine.rules.terms import MultiplierScope, Written
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
        ("base", True): QT_TRANSLATE_NOOP("sheet",
            "When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards, "
            "and the bid."),
        ("base", False): QT_TRANSLATE_NOOP("sheet",
            "When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards."),
        ("base or capot", True): QT_TRANSLATE_NOOP("sheet",
            "When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards, "
            "or the value of a capot if they won every trick, and the bid."),
        ("base or capot", False): QT_TRANSLATE_NOOP("sheet",
            "When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards, "
            "or the value of a capot if they won every trick."),
        ("pile", True): QT_TRANSLATE_NOOP("sheet",
            "When it fails, the takers write nothing for their cards; the defenders write the points of all cards, "
            "and the bid."),
        ("pile", False): QT_TRANSLATE_NOOP("sheet",
            "When it fails, the takers write nothing for their cards; the defenders write the points of all cards."),
    }, when=writes_cards),
    stated("failed_bid_to_defenders"),
    stated("capot_bid_lost", 1),
    stated("capot_bid_lost", 2),
    stated("capot_bid_added"),
    stated("generale", 2),
    stated("surmanche", 2),
    stated("doubled_made", 2),
    by(_scope, {
        (MultiplierScope.BID, False): QT_TRANSLATE_NOOP("sheet", "A double multiplies the bid alone."),
        (MultiplierScope.ALL, False): QT_TRANSLATE_NOOP("sheet",
            "A double multiplies the bid, the cards and the declarations, but not {belote}."),
        (MultiplierScope.FLAT, False): QT_TRANSLATE_NOOP("sheet", "A double multiplies the bid and the cards."),
        (MultiplierScope.ALL, True): QT_TRANSLATE_NOOP("sheet",
            "A double multiplies the cards and the declarations, but not {belote}."),
        (MultiplierScope.FLAT, True): QT_TRANSLATE_NOOP("sheet", "A double multiplies the cards."),
    }, when=doubled_bid),
    by(lambda rules: len(rules.value("nt_multipliers")), {
        1: QT_TRANSLATE_NOOP("sheet", "Without trumps a bid counts {plain} times."),
        2: QT_TRANSLATE_NOOP("sheet", "Without trumps a bid counts {plain} times, doubled {double} times."),
        3: QT_TRANSLATE_NOOP("sheet",
            "Without trumps a bid counts {plain} times, doubled {double} times, redoubled {redouble} times."),
    }, _trumpless, when=every(by_bid, no_trump)),
    stated("contra_banks_points"),
)  # fmt: skip
