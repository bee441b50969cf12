"""Conditions on a ruleset, used to decide which rules and sentences apply: `raises`, `has("cut", True)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from belote_desktop.engine.rules.fitting import hand_size
from belote_desktop.engine.rules.needs import Condition, Rules
from belote_desktop.engine.rules.terms import (
    AuctionModel,
    BeloteCall,
    DeclarationPlace,
    Declarations,
    DeclarationScore,
    DeclarationsShown,
    DeclarationWindow,
    Doubling,
    FailTo,
    HundredOrder,
    NoTrumpCalls,
    PassOut,
    Rounding,
    Settlement,
    Sides,
    SpeaksFirst,
    SunDouble,
    Tie,
    TurnUp,
    Written,
)

R = TypeVar("R", bound=Rules)

BIDDING = (AuctionModel.LADDER, AuctionModel.POINTS)
TWO_ROUNDS = (AuctionModel.TAKE_TURN_UP, AuctionModel.HOKUM_SUN)
AFTERWARDS = (AuctionModel.TAKE_TURN_UP, AuctionModel.SINGLE_ROUND)
"""Auctions in which doubling has a time of its own, after the contract is found."""
WHOLE_PACK = 162
"""Cards and last trick of a whole pack: a capot of this value brings nothing more."""


def has(rule: str, *values: object) -> Condition:
    """True if the rule has one of these values."""
    return lambda rules: rules.value(rule) in values


def lacks(condition: Callable[[R], bool]) -> Callable[[R], bool]:
    return lambda rules: not condition(rules)


def every(*conditions: Callable[[R], bool]) -> Callable[[R], bool]:
    return lambda rules: all(condition(rules) for condition in conditions)


def some(*conditions: Callable[[R], bool]) -> Callable[[R], bool]:
    return lambda rules: any(condition(rules) for condition in conditions)


def positive(rule: str) -> Condition:
    """True if the number of this rule is above 0, or its row is not empty."""
    return lambda rules: bool(rules.value(rule))


# ---------------------------------------------------------------------- the table, the cards and the deal
partners = has("sides", Sides.PARTNERS)
two_seats = has("seats", 2)
turned = lacks(has("turn_up", TurnUp.NONE, TurnUp.OTHER_PACK))
covered_cards = positive("stacks")


def two_sides(rules: Rules) -> bool:
    return partners(rules) or two_seats(rules)


def cards_left_over(rules: Rules) -> int:
    """How many cards of the pack take no part in the play."""
    pack = 36 - 4 * int(rules.value("lowest_rank"))
    return pack - int(rules.value("seats")) * hand_size(rules) - int(rules.value("kitty"))


# ---------------------------------------------------------------------- the auction
takes_turn_up = has("auction_model", AuctionModel.TAKE_TURN_UP)
one_round = has("auction_model", AuctionModel.SINGLE_ROUND)
two_rounds = has("auction_model", *TWO_ROUNDS)
names_suits = has("auction_model", *AFTERWARDS)
bids = has("auction_model", *BIDDING)
bids_points = has("auction_model", AuctionModel.POINTS)
hokum = has("auction_model", AuctionModel.HOKUM_SUN)

raises = has("doubling", Doubling.ON)
doubled_while_bidding = every(raises, bids)
doubled_afterwards = every(raises, names_suits)
raised_hokum = every(hokum, raises)
doubled_sun = every(raised_hokum, lacks(has("sun_double", SunDouble.NEVER)))


def may_redouble(rules: Rules) -> bool:
    return len(rules.value("multipliers")) > 1


def may_pass_out(rules: Rules) -> bool:
    """True if a deal may end because everyone passed."""
    return bool(rules.value("pass_out") is PassOut.NEXT_DEALER)


def forced_speaks_last(rules: Rules) -> bool:
    """True if the player who must name a suit in the end speaks after all the others in an auction of one round."""
    if has("speaks_first", SpeaksFirst.DEALER)(rules):
        return two_seats(rules) and has("pass_out", PassOut.ELDEST_MUST_TAKE)(rules)
    return has("pass_out", PassOut.DEALER_MUST_TAKE)(rules)


def no_trump(rules: Rules) -> bool:
    """True if there are contracts without trumps."""
    if takes_turn_up(rules):
        return rules.value("sa_ta_in_classic") is not NoTrumpCalls.OFF
    return "NT" in rules.value("contracts") or hokum(rules)


def all_trump(rules: Rules) -> bool:
    """True if there are contracts with every suit as trumps."""
    if takes_turn_up(rules):
        return rules.value("sa_ta_in_classic") is not NoTrumpCalls.OFF
    return "AT" in rules.value("contracts")


def offers(contract: str) -> Condition:
    """True if rules about this contract without a trump suit, NT or AT, are offered for a game."""
    calls = every(names_suits, lacks(has("sa_ta_in_classic", NoTrumpCalls.OFF)))
    return lambda rules: contract in rules.value("contracts") or calls(rules) or hokum(rules)


# ---------------------------------------------------------------------- declarations and belote
declares = every(has("declarations", Declarations.ON), has("declaration_place", DeclarationPlace.HAND))
meets_roem = every(has("declarations", Declarations.ON), has("declaration_place", DeclarationPlace.TRICK))
contested = every(declares, lacks(has("declaration_score", DeclarationScore.BOTH_SIDES)))
ranked_by_kind = every(contested, lacks(has("hundred_order", HundredOrder.EQUAL_TIER)))
some_fours = every(declares, positive("carre_points"))
long_runs = every(declares, lacks(positive("run_limit")), lambda rules: hand_size(rules) > 5)
shown_late = has("declarations_shown", DeclarationsShown.END)
shown_at_once = every(
    has("declarations_shown", DeclarationsShown.AT_ONCE), has("decl_window", DeclarationWindow.BEFORE_PLAY)
)
says_belote = every(has("belote", True), lacks(meets_roem))
begun_with_first = has("belote_call", BeloteCall.BOTH_CARDS)

# ---------------------------------------------------------------------- the score and the match
by_points = has("settlement", Settlement.POINTS)
by_bid = has("settlement", Settlement.BID)
by_match_points = has("settlement", Settlement.MATCH_POINTS)
by_projects = has("settlement", Settlement.PROJECTS)
by_own_points = some(by_points, by_match_points)
"""Games in which the sides are compared with each other, not with a bid."""
by_card_points = lacks(some(by_match_points, by_projects))
"""Games in which card points are written, not match points or game points."""
rounded = lacks(has("rounding", Rounding.NONE))
held_over = every(by_own_points, has("tie", Tie.LITIGE))
doubled_bid = every(by_bid, raises)
writes_cards = every(by_bid, lacks(has("written", Written.BID_ONLY)))
"""Games with bids in which the points of the cards are written, not the bid alone."""
prices_capot = every(by_bid, bids_points, has("capot_bid", True), has("capot_bid_added", False))
doubled_capot = every(doubled_while_bidding, has("capot_bid", True), lacks(has("capot_unstoppable", True)))
capot_adds_nothing = every(has("capot_value", WHOLE_PACK), has("defender_capot", WHOLE_PACK))
pays_defenders = some(every(by_own_points, two_sides, has("fail_to", FailTo.ALL)), writes_cards)
"""Games in which the defenders write all the points of a failed contract."""
to_target = has("deals", 0)
