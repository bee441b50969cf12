"""Sentences on when a bid of points is made and what it is worth. Source: docs/rules, Scoring."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import ContractTest, DoubledMade, MultiplierScope, Written
from belote_desktop.variants.rule_sheet.capot import WHOLE_PACK
from belote_desktop.variants.rule_sheet.conditions import (
    bids_points,
    by_bid,
    declares,
    every,
    has,
    lacks,
    no_trump,
    positive,
    raises,
)
from belote_desktop.variants.rule_sheet.lines import always, by, values

_not_the_bid_alone = every(by_bid, lacks(has("written", Written.BID_ONLY)))
_doubled = every(by_bid, raises)
_a_price = every(by_bid, bids_points, has("capot_bid", True), has("capot_bid_added", False))


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
    by("contract_test", {
        ContractTest.BID: QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with the points they bid, or more."),
        ContractTest.BID_AND_MORE: QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with the points they bid, or more, if they also have more than the "
            "defenders."),
        ContractTest.AT_LEAST: QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with as many points as the defenders, or more, whatever they bid."),
        ContractTest.MORE_THAN_HALF: QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with more points than the defenders, whatever they bid."),
        ContractTest.FLAT82: QT_TRANSLATE_NOOP("sheet",
            "The takers make their contract with 82 points or more, whatever they bid."),
    }, when=by_bid),
    always(QT_TRANSLATE_NOOP("sheet", "A bid of 80 is made with 82 points only."),
           when=by_bid, eighty_needs82=(True,)),
    by("declarations_help", {
        True: QT_TRANSLATE_NOOP("sheet", "Declarations help to make a bid."),
        False: QT_TRANSLATE_NOOP("sheet", "Declarations do not help to make a bid; they are written besides."),
    }, when=every(by_bid, declares)),
    always(QT_TRANSLATE_NOOP("sheet", "The points must reach the bid after rounding as well."),
           when=by_bid, rounded_test=(True,)),
    always(QT_TRANSLATE_NOOP("sheet", "Takers who win every trick make any bid of points."),
           when=by_bid, sweep_makes_bid=(True,)),
    by("written", {
        Written.PLUS_BID: QT_TRANSLATE_NOOP("sheet",
            "When the contract is made, both sides write their points, and the takers their bid as well."),
        Written.MADE_ONLY: QT_TRANSLATE_NOOP("sheet",
            "When the contract is made, both sides write their points; the bid is not written."),
        Written.BID_ONLY: QT_TRANSLATE_NOOP("sheet",
            "When the contract is made, the takers write their bid, and the defenders nothing."),
    }, when=by_bid),
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
    }, values("fail_base"), when=_not_the_bid_alone),
    by("failed_bid_to_defenders", {
        True: QT_TRANSLATE_NOOP("sheet", "When it fails, the defenders write the bid, and the takers nothing."),
        False: QT_TRANSLATE_NOOP("sheet", "When it fails, nobody writes anything."),
    }, when=by_bid, written=(Written.BID_ONLY,)),
    by("capot_bid_lost", {
        0: QT_TRANSLATE_NOOP("sheet",
            "A bid of capot is worth {capot_bid_value} to the side that wins it, in place of cards and bid."),
    }, values("capot_bid_value"), when=_a_price),
    always(QT_TRANSLATE_NOOP("sheet",
           "A bid of capot is worth {capot_bid_value} to the takers who make it, in place of cards and bid, and "
           "{capot_bid_lost} to the defenders when it fails."), values("capot_bid_value", "capot_bid_lost"),
           when=every(_a_price, positive("capot_bid_lost"))),
    always(QT_TRANSLATE_NOOP("sheet",
           "A bid of capot counts as a bid of {capot_bid_value} points, which takes every trick to make."),
           values("capot_bid_value"), when=every(by_bid, bids_points), capot_bid=(True,), capot_bid_added=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Générale is worth {generale_value} to the side that wins it, in place of cards and bid."),
           values("generale_value"), when=every(by_bid, bids_points), generale=(True,)),
    always(QT_TRANSLATE_NOOP("sheet",
           "A surmanche is worth 1000 to the side that wins it, in place of cards and bid."),
           when=every(by_bid, bids_points), surmanche=(True,)),
    by("doubled_made", {
        DoubledMade.WINNER_TAKES_ALL: QT_TRANSLATE_NOOP("sheet",
            "Whoever wins a doubled deal writes what the defenders write when a contract fails; the losers write "
            "nothing for their cards."),
        DoubledMade.EACH_OWN: QT_TRANSLATE_NOOP("sheet",
            "When a doubled contract is made, both sides still write their own points, and only the bid is "
            "multiplied."),
        DoubledMade.EACH_MULTIPLIED: QT_TRANSLATE_NOOP("sheet",
            "When a doubled contract is made, both sides write their own points, multiplied except for {belote}."),
    }, when=every(_doubled, _not_the_bid_alone)),
    by(_scope, {
        (MultiplierScope.BID, False): QT_TRANSLATE_NOOP("sheet", "A double multiplies the bid alone."),
        (MultiplierScope.ALL, False): QT_TRANSLATE_NOOP("sheet",
            "A double multiplies the bid, the cards and the declarations, but not {belote}."),
        (MultiplierScope.FLAT, False): QT_TRANSLATE_NOOP("sheet", "A double multiplies the bid and the cards."),
        (MultiplierScope.ALL, True): QT_TRANSLATE_NOOP("sheet",
            "A double multiplies the cards and the declarations, but not {belote}."),
        (MultiplierScope.FLAT, True): QT_TRANSLATE_NOOP("sheet", "A double multiplies the cards."),
    }, when=_doubled),
    by(lambda rules: len(rules.value("nt_multipliers")), {
        1: QT_TRANSLATE_NOOP("sheet", "Without trumps a bid counts {plain} times."),
        2: QT_TRANSLATE_NOOP("sheet", "Without trumps a bid counts {plain} times, doubled {double} times."),
        3: QT_TRANSLATE_NOOP("sheet",
            "Without trumps a bid counts {plain} times, doubled {double} times, redoubled {redouble} times."),
    }, _trumpless, when=every(by_bid, no_trump)),
    always(QT_TRANSLATE_NOOP("sheet", "The losers of a doubled deal keep the points of their own cards."),
           when=_doubled, contra_banks_points=(True,)),
)  # fmt: skip
