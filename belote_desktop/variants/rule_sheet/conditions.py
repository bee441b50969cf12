"""What a sentence of a rule sheet may depend on: properties of a game that follow from several rules."""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.terms import (
    AuctionModel,
    BeloteContext,
    DeclarationPlace,
    Declarations,
    DeclarationScore,
    Doubling,
    NoTrumpCalls,
    PassOut,
    Settlement,
    Sides,
    Tie,
    TurnUp,
)
from belote_desktop.variants.rule_sheet.lines import Condition

BIDDING = (AuctionModel.LADDER, AuctionModel.POINTS)
TWO_ROUNDS = (AuctionModel.TAKE_TURN_UP, AuctionModel.HOKUM_SUN)
AFTERWARDS = (AuctionModel.TAKE_TURN_UP, AuctionModel.SINGLE_ROUND)
"""Auctions in which doubling has a time of its own, after the contract is found."""


def has(rule: str, *values: object) -> Condition:
    """Whether the rule has one of these values."""
    return lambda rules: rules.value(rule) in values


def lacks(condition: Condition) -> Condition:
    return lambda rules: not condition(rules)


def every(*conditions: Condition) -> Condition:
    return lambda rules: all(condition(rules) for condition in conditions)


def some(*conditions: Condition) -> Condition:
    return lambda rules: any(condition(rules) for condition in conditions)


def positive(rule: str) -> Condition:
    """Whether the number of this rule is above 0, or its row is not empty."""
    return lambda rules: bool(rules.value(rule))


partners = has("sides", Sides.PARTNERS)
two_seats = has("seats", 2)
turned = lacks(has("turn_up", TurnUp.NONE, TurnUp.OTHER_PACK))
hokum = has("auction_model", AuctionModel.HOKUM_SUN)
bids_points = has("auction_model", AuctionModel.POINTS)
by_points = has("settlement", Settlement.POINTS)
by_bid = has("settlement", Settlement.BID)
by_match_points = has("settlement", Settlement.MATCH_POINTS)
by_projects = has("settlement", Settlement.PROJECTS)
by_own_points = some(by_points, by_match_points)
"""Games in which the sides are compared with each other, not with a bid."""

declares = every(has("declarations", Declarations.ON), has("declaration_place", DeclarationPlace.HAND))
meets_roem = every(has("declarations", Declarations.ON), has("declaration_place", DeclarationPlace.TRICK))
contested = every(declares, lacks(has("declaration_score", DeclarationScore.BOTH_SIDES)))
says_belote = every(has("belote", True), lacks(meets_roem))
some_fours = every(declares, positive("carre_points"))

raises = has("doubling", Doubling.ON)
to_target = has("deals", 0)
held_over = every(by_own_points, has("tie", Tie.LITIGE))
kept_to_the_trick = lacks(has("belote_context", BeloteContext.ANY))
covered_cards = positive("stacks")


def two_sides(rules: Ruleset) -> bool:
    return rules.side_count == 2


def may_pass_out(rules: Ruleset) -> bool:
    """Whether a deal may end because everyone passed."""
    return bool(rules.value("pass_out") is PassOut.NEXT_DEALER)


def no_trump(rules: Ruleset) -> bool:
    """Whether there are contracts without trumps."""
    if rules.value("auction_model") is AuctionModel.TAKE_TURN_UP:
        return rules.value("sa_ta_in_classic") is not NoTrumpCalls.OFF
    return "NT" in rules.value("contracts") or hokum(rules)


def all_trump(rules: Ruleset) -> bool:
    """Whether there are contracts with every suit as trumps."""
    if rules.value("auction_model") is AuctionModel.TAKE_TURN_UP:
        return rules.value("sa_ta_in_classic") is not NoTrumpCalls.OFF
    return "AT" in rules.value("contracts")


def cards_left_over(rules: Ruleset) -> int:
    """How many cards of the pack take no part in the play."""
    pack = 36 - 4 * int(rules.value("lowest_rank"))
    return pack - rules.table.seats * rules.hand_size - int(rules.value("kitty"))
