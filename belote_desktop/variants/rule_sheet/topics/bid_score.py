"""Sentences on when a bid of points is made and what it is worth. Source: docs/rules, Scoring."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.conditions import (
    WHOLE_PACK,
    by_bid,
    capot_adds_nothing,
    doubled_bid,
    every,
    has,
    no_trump,
    writes_cards,
)
from belote_desktop.engine.rules.terms import DoubledMade, MultiplierScope, Written
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import by, stated


def _failing(rules: Ruleset) -> tuple[str, bool]:
    """What is written for the cards, and whether the bid is."""
    bid = rules.value("failed_bid_to_defenders") and rules.value("written") is Written.PLUS_BID
    base = "base" if rules.value("defender_capot") == WHOLE_PACK else "base or capot"
    return "pile" if rules.value("pooled") else base, bool(bid)


class Swept(Enum):
    """What a side that wins every trick of a doubled deal scores for the cards, where it is not what is told anyway."""

    BY_TAKERS = auto()
    """The takers score another number than the defenders would."""
    LIKE_ANY = auto()
    """Both score the fixed number that a double multiplies, as after any other doubled deal."""


def _swept(rules: Ruleset) -> Swept | None:
    """None where the capot counts in a doubled deal as the sentences on a contract that fails say."""
    if rules.value("pooled") or capot_adds_nothing(rules):
        return None
    if rules.value("multiplier_scope") is MultiplierScope.FLAT:
        return Swept.LIKE_ANY
    return None if rules.value("capot_value") == rules.value("defender_capot") else Swept.BY_TAKERS


def _for_a_sweep(rules: Ruleset) -> Mapping[str, object]:
    """What the takers score for the cards of a doubled deal of which they win every trick."""
    capot = rules.value("capot_value")
    is_counted = capot != WHOLE_PACK and rules.value("multiplier_scope") is not MultiplierScope.FLAT
    return {"points": capot if is_counted else rules.value("fail_base")}


one_side_takes_a_doubled_deal = every(doubled_bid, writes_cards, has("doubled_made", DoubledMade.WINNER_TAKES_ALL))


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
    by(_swept, {
        #: {points}: points.
        Swept.BY_TAKERS: QT_TRANSLATE_NOOP("sheet",
            "If the taker’s side wins every trick of a doubled deal, it scores {points} for the cards."),
        #: {points}: points.
        Swept.LIKE_ANY: QT_TRANSLATE_NOOP("sheet",
            "Even a side that wins every trick of a doubled deal scores only {points} for the cards."),
    }, _for_a_sweep, when=one_side_takes_a_doubled_deal),
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
